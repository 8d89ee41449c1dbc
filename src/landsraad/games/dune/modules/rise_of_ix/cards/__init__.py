"""Imperium cards, intrigue cards and conflicts, and the effects that only they have."""
