"""Rounds: phases, turns, actions, rolling, orders, and the end of a round. Imports `battle`."""
