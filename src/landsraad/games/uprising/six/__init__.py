"""Uprising for six: two teams of a commander and two allies, on the other side of the board."""
