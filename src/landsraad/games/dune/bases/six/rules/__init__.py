"""Rules that only the six-player game has: activation, the Throne Row, trade. Uprising's own rules are in its
folder."""
