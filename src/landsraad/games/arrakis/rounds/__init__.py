"""Rounds, turns, actions, rolling, orders, the end of a round. Imports `battle`."""
