"""What a finished rated table says: who came where, and who left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.kernel.table import Table
from landsraad.play import AUTOMA, BOT, HUMAN
from landsraad.play.seats import player_seats
from landsraad.play.session import TURN_EVENT
from landsraad.server.ladder.anchors import anchors, automa_player, bot_player
from landsraad.server.ladder.kinds import NEW, PLAYERS, SOLO
from landsraad.server.ladder.rating import Entrant
from landsraad.server.tables.live_table import LiveTable

ABANDONED: Final = "abandoned"  # everybody left
ALTERED: Final = "altered"  # it went on under other rules, or was not played from its set-up


@dataclass(frozen=True, slots=True)
class Outcome:
    """A rated table that is over.

    why: why it changes no rating; empty if it does.
    """

    table: str
    game: str
    kind: str
    finished: float
    entrants: tuple[Entrant, ...]
    why: str = ""


def kind_of(options: dict[str, Any]) -> str:
    return PLAYERS[int(options[NEW])]


def outcome_of(live: LiveTable, players: dict[str, str], usual: str, finished: float) -> Outcome:
    """Reads a table that is over. `players` are the profiles by seat, `usual` is the level of bots without one."""
    table, kind = live.table, kind_of(live.table.options)
    names = {row.seat: row for row in live.seats}
    gone = set() if live.clock is None else set(live.clock.gone)
    people = [seat for seat in players if names[seat].controller == HUMAN]
    places = places_of(table)
    turns = turn_order(table)
    entrants = []
    for seat, place in places.items():
        row = names[seat]
        if row.controller == HUMAN:
            player = players[seat]
        elif row.controller == BOT:
            player = bot_player(row.bot, usual)
        elif row.controller == AUTOMA and kind == SOLO:
            player = automa_player(kind, table.options)
        else:
            continue
        entrants.append(Entrant(seat, player, place, team_of(table, seat), name_of(table, seat), turns.get(seat, 0),
                                table.result()["scores"].get(seat), seat in gone))
    why = ""
    if not is_unaltered(live) or not are_known(table.game.name, kind, entrants):
        why = ALTERED
    elif all(seat in gone for seat in people):
        why = ABANDONED
    return Outcome(live.id, table.game.name, kind, finished, tuple(entrants), why)


def is_unaltered(live: LiveTable) -> bool:
    """Whether the game is what its set-up and its moves say: one that `landsraad validate` finds nothing in."""
    row = live.row
    return not (live.past is not None or live.trouble or live.table.edited or live.closed or row.start is not None
                or row.seeded or row.sandbox or row.lesson or row.hints)


def are_known(game: str, kind: str, entrants: list[Entrant]) -> bool:
    fixed = anchors().get((game, kind), {})
    return all(each.player in fixed for each in entrants if each.is_fixed)


def places_of(table: Table) -> dict[str, int]:
    """The places of all who compete: winners are first, the others follow by points; equal points share a place."""
    result = table.result()
    winners, scores = set(result["winners"]), result["scores"]
    if "teams" in result:
        return {seat: 1 if seat in winners else 2 for seat in scores}
    rank = {seat: (seat not in winners, 0 if seat in winners else -score) for seat, score in scores.items()}
    return {seat: 1 + sum(other < mine for other in rank.values()) for seat, mine in rank.items()}


def team_of(table: Table, seat: str) -> str:
    shown = table.view(None).get(seat)
    return str(shown.get("team") or "") if isinstance(shown, dict) else ""


def name_of(table: Table, seat: str) -> str:
    """The leader, or the side in games without leaders."""
    shown = table.view(None).get(seat)
    return str(shown.get("leader") or shown.get("side") or "") if isinstance(shown, dict) else ""


def turn_order(table: Table) -> dict[str, int]:
    """The players' seats in the order of turns at the beginning, from 1."""
    seats = player_seats(table)
    plan = table.game.plan.seats
    first = next((plan[event.seat] for event in table.happened()
                  if event.kind.name == TURN_EVENT and event.seat >= 0 and plan[event.seat] in seats), seats[0])
    begin = seats.index(first)
    return {seat: (n - begin) % len(seats) + 1 for n, seat in enumerate(seats)}
