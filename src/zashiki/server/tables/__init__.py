"""Tables in memory: commands, the table lock, commits, clocks, updates to those who listen."""
