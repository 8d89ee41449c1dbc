"""Automas: the seats that the rules play. Bots that play for a seat are in `landsraad.bots`."""
