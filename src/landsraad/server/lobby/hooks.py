"""Where other parts of the server join the lobby. Each hook does nothing until somebody sets it.

`server.joins` sets those of the ladder. A `kind` is the number of players as a text, `2`, `3-4` or `6`. `seated` runs
in the transaction that makes a table, so that a rated table is noted with it. `remind` and `asked` run in a
transaction, too. All of them may be called again if that transaction is tried twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from landsraad.server.lobby.rows import Gathering

SOLO, PAIR, FEW, TEAMS = "1", "2", "3-4", "6"


def kind_of(players: int) -> str:
    """The kind of table as ratings tell them apart."""
    return {1: SOLO, 2: PAIR, 6: TEAMS}.get(players, FEW)


def no_rating(connection: Connection, profile: str, game: str, kind: str) -> float | None:
    return None


def any_options(game: str, options: dict[str, Any], bots: str) -> dict[str, Any]:
    return options


def nothing(connection: Connection, gathering: Gathering) -> None:
    return None


@dataclass(slots=True)
class Hooks:
    """ladder: there are ratings. rated_options: the options of a rated table with such bots, or a refusal.
    seated: a table was made of the gathering; `made_table` and `people` have the seats.

    remind: an appointment is near. asked: the people of a gathering are asked whether they are ready.
    """

    ladder: bool = False
    rating: Callable[[Connection, str, str, str], float | None] = no_rating
    rated_options: Callable[[str, dict[str, Any], str], dict[str, Any]] = any_options
    seated: Callable[[Connection, Gathering], None] = nothing
    remind: Callable[[Connection, Gathering], None] = nothing
    asked: Callable[[Connection, Gathering], None] = nothing
    blocks: Callable[[Connection, str, str], bool] = lambda connection, one, other: False
