"""The nouns of Tokaido Duo: names, actions, events, the state record, tables, editions, options."""
