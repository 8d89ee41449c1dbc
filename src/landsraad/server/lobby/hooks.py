"""Where other parts of the server join the lobby. Each hook does nothing until somebody sets it.

The ladder sets `rating`, and `ladder` to True:

    server.lobby.hooks.ladder = True
    server.lobby.hooks.rating = rating_of  # (connection, profile, game, kind) -> float | None

Its `kind` is the number of players as a text, `2`, `3-4` or `6`. `seated` runs in the transaction that makes a table,
so that a rated table is noted with it. Notices set `remind` and `asked`, which run in a transaction, too, and only add
to a queue. All of them may be called again if that transaction is tried twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from landsraad.server.lobby.rows import Gathering

SOLO, PAIR, FEW, TEAMS = "1", "2", "3-4", "6"


def kind_of(players: int) -> str:
    """The kind of table as ratings tell them apart."""
    return {1: SOLO, 2: PAIR, 6: TEAMS}.get(players, FEW)


def no_rating(connection: Connection, profile: str, game: str, kind: str) -> float | None:
    return None


def nothing(connection: Connection, gathering: Gathering) -> None:
    return None


@dataclass(slots=True)
class Hooks:
    """ladder: there are ratings. seated: a table was made of the gathering; `made_table` and `people` have the seats.

    remind: an appointment is near. asked: the people of a gathering are asked whether they are ready.
    """

    ladder: bool = False
    rating: Callable[[Connection, str, str, str], float | None] = no_rating
    seated: Callable[[Connection, Gathering], None] = nothing
    remind: Callable[[Connection, Gathering], None] = nothing
    asked: Callable[[Connection, Gathering], None] = nothing
    blocks: Callable[[Connection, str, str], bool] = lambda connection, one, other: False
