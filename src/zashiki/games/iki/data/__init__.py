"""The data of IKI: names, phases, actions, events, the state record, tables, editions, options."""
