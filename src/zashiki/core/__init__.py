"""What every game shares: records, chance, actions, events, refusals, game records, the public API."""
