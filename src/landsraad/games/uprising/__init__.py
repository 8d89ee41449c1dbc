"""Uprising: spies, sandworms, contracts, objectives and Rivals, on the rules of the Imperium family."""
