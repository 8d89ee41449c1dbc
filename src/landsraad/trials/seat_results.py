"""One row for each seat of each game: how it ended there, and what the seat did on the way."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from landsraad.bots.arena import deciding_seats, leaders_of, rounds_of
from landsraad.kernel.cells import INNER
from landsraad.kernel.engine import State
from landsraad.kernel.events import MOVED
from landsraad.kernel.game import Game
from landsraad.kernel.moves import Family
from landsraad.kernel.views import get_path

# What is counted for each seat: moves of these families by their first (0) or second (1) word.
USED: Final[dict[str, dict[str, tuple[tuple[str, int], ...]]]] = {
    "imperium": {"space": (("agent", 1),), "card": (("buy", 0), ("acquire", 0))},
    "uprising": {"space": (("agent", 1),), "card": (("buy", 0), ("acquire", 0))},
    "arrakis": {"die-result": (("action", 0), ("with", 0)), "planning-card": (("plan", 0),)},
}
AUTOMA: Final = "automa"
RIVAL: Final = "rival:"  # before who leads an automa
SIDES: Final = ("atreides", "harkonnen")


@dataclass(frozen=True, slots=True)
class Sheet:
    number: int  # of the game among all that were asked for
    seed: int
    seat: str
    bot: str  # or "automa"
    leader: str  # or the card of a Rival, or the side
    points: int
    share: float  # of the victory
    rounds: int
    decisions: int  # of all seats
    reason: str
    ended: str
    checksum: int  # of all moves: the same game has the same one
    used: dict[str, int]  # `space.arrakeen`: how often

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


COLUMNS: Final = tuple(field.name for field in fields(Sheet))


def sheets_of(game: Game, s: State, number: int, seed: int, bots: list[str], decisions: int,
              checksum: int) -> list[Sheet]:
    """Of a game that is over. `bots` hold the players' seats, in order. What was used is known if somebody listened."""
    result = game.result(s)
    players = deciding_seats(s)
    winners: list[str] = result["winners"]
    used = used_by_seats(game, s)
    out = []
    for seat in range(s.players):
        letter = game.plan.seats[seat]
        if letter not in result["scores"]:
            continue  # it has no part in the outcome
        out.append(Sheet(
            number=number, seed=seed, seat=letter, bot=bots[players.index(seat)] if seat in players else AUTOMA,
            leader=leader_of(s, letter), points=result["scores"][letter],
            share=1 / len(winners) if letter in winners else 0.0, rounds=rounds_of(s), decisions=decisions,
            reason=result["reason"], ended=str(result.get("ended", "")), checksum=checksum, used=used[seat]))
    return out


def leader_of(s: State, letter: str) -> str:
    """Who leads a seat: a leader, a Rival's card, or in a game of sides the side itself."""
    plan = s.plan.seat
    rival = plan.field("rival")
    if rival is not None and rival.see != INNER and get_path(s, f"{letter}.rival") is not None:
        return f"{RIVAL}{get_path(s, f'{letter}.rival')}"
    if plan.field("side") is not None:
        return str(get_path(s, f"{letter}.side"))
    return leaders_of(s).get(letter, "")


def led_by(sheet: Sheet) -> str:
    """As what a seat is counted: a leader at the head of a Rival is not the same one with a player."""
    if sheet.bot != AUTOMA or not sheet.leader or sheet.leader.startswith(RIVAL) or sheet.leader in SIDES:
        return sheet.leader
    return RIVAL + sheet.leader


def used_by_seats(game: Game, s: State) -> list[dict[str, int]]:
    counts: list[Counter[str]] = [Counter() for _ in range(s.players)]
    families = [(family, kind, word) for kind, names in USED.get(game.name, {}).items() for name, word in names
                for family in game.plan.moves.families if family.name == name]
    for event in s.log or []:
        if event.kind is MOVED:
            for family, kind, word in families:
                if family.has(event.values[0]):
                    counts[event.seat][f"{kind}.{member(family, event.values[0], word)}"] += 1
    return [dict(sorted(count.items())) for count in counts]


def member(family: Family, move: int, word: int) -> str:
    return family.domains()[word].names[int(family.b(move) if word else family.a(move))]
