"""Drawing, discarding and trashing cards, the market, intrigue cards, reveal boxes. Turns are in `rules.turns`."""
