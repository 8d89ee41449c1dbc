"""A table in progress: who sits where, whose move it is, what can be undone, and its file.

Rules belong to the table, and output to terminals and servers.
"""

from landsraad.play.savefile import read_session, write_session
from landsraad.play.seats import AUTOMA, BOT, HUMAN, Seat, seat_people
from landsraad.play.session import Session

__all__ = ["AUTOMA", "BOT", "HUMAN", "Seat", "Session", "read_session", "seat_people", "write_session"]
