"""A made-up game with one phase of each kind: chance (equal, weighted, drawn by a rule), choices, automatic, forced."""
