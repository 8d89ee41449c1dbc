"""The leaders of Imperium at a table of Uprising."""
