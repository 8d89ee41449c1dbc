"""The rules kernel: cells, pending effects, moves, events, views, records and scenarios. It knows no game."""
