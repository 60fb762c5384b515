"""The public face of a game: game, state, actions, events, records, options and editions."""
