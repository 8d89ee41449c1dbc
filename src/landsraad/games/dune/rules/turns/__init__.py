"""Rounds, turns, agent turns, reveal turns and the combat phase. The effects they use are in the other folders."""
