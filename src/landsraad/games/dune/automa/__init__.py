"""Seats that the rules play."""
