"""The leaders of Imperium in a game of Uprising. The leaders themselves are declared in `bases.imperium`."""
