"""Search hints of Geisha's Road, compiled: the payoff of an end and the estimate of a position."""
