"""Where an agent may go, and what happens to agents on the board. Turns are in `rules.turns`."""
