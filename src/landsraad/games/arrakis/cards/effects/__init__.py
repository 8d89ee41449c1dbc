"""Effects of planning cards, by subject. The cards that use them are one folder up."""
