"""Rounds, turns, agent turns, reveal turns and the combat phase. Imports `rules.agents`."""
