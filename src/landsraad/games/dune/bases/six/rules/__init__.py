"""Rules that only the six-player game has: activation, the Throne Row, trade. No rules of Uprising."""
