"""The printed games, each without its optional parts. A base imports the family and, for six players, Uprising."""
