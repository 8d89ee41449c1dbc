"""The lobby: open tables with a ready check, quick pairing, appointments, and leader drafts before a game."""
