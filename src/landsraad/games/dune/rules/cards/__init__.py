"""Drawing, discarding, trashing, the market, intrigue cards, reveal boxes. Imports `rules.troops`."""
