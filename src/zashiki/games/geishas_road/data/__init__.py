"""The data of Geisha's Road: names, phases, actions, events, the state record, tables, editions, options."""
