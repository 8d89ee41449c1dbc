"""Cards of Imperium in a game of Uprising. The cards themselves are declared in `bases.imperium`."""
