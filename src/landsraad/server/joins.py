"""Where parts of the server meet that do not know each other: rated tables in the lobby."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from landsraad.kernel.reasons import Reason
from landsraad.server.ladder.anchors import anchors, bot_player
from landsraad.server.ladder.kinds import FOUR, SIX, SOLO, TWO, rated_options
from landsraad.server.lobby import hooks as lobby_kinds
from landsraad.server.lobby.lobby import Lobby
from landsraad.server.lobby.rows import Gathering
from landsraad.server.storage.ladder_rows import await_result, rating_of, seat_player
from landsraad.server.tables.refusals import Refused

KINDS: Final = {lobby_kinds.SOLO: SOLO, lobby_kinds.PAIR: TWO, lobby_kinds.FEW: FOUR, lobby_kinds.TEAMS: SIX}


def rate_the_lobby(lobby: Lobby) -> None:
    lobby.hooks.ladder = True
    lobby.hooks.rating = rating
    lobby.hooks.rated_options = options_for
    lobby.hooks.seated = note_players


def rating(connection: Connection, profile: str, game: str, kind: str) -> float | None:
    return float(rating_of(connection, profile, game, KINDS[kind]).shown)


def options_for(game: str, options: dict[str, Any], bots: str) -> dict[str, Any]:
    """The options of a rated table. Refuses others, and bots whose strength nobody knows."""
    given = {name: value for name, value in options.items() if name != "seats"}  # sides are dealt
    found = rated_options(game, given)
    kind = KINDS[lobby_kinds.kind_of(int(found["players"]))]
    if bots and bot_player(bots) not in anchors()[game, kind]:
        raise Refused(Reason("rated-bot", level=bots))
    return found


def note_players(connection: Connection, row: Gathering) -> None:
    """Runs in the transaction that makes the table."""
    if not row.rated or row.made_table is None:
        return
    await_result(connection, row.made_table, row.until or row.created)
    for person in row.people:
        if person.profile_id is not None and person.seat and not seat_player(
                connection, row.made_table, person.seat, person.profile_id):
            raise Refused(Reason("rated-twice"))
