"""A table in progress: who sits where, whose move it is, what can be taken back, and the file it is kept in.

No rules and no printing: the rules are the table's, and terminals and servers show what is here.
"""

from landsraad.play.savefile import read_session, write_session
from landsraad.play.seats import AUTOMA, BOT, HUMAN, Seat, seat_people
from landsraad.play.session import Session

__all__ = ["AUTOMA", "BOT", "HUMAN", "Seat", "Session", "read_session", "seat_people", "write_session"]
