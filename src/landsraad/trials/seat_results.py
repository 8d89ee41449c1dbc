"""The outcome of a game for one seat, and what the seat did."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from landsraad.bots.arena import deciding_seats, leaders_of, rounds_of
from landsraad.kernel.cells import INTERNAL
from landsraad.kernel.engine import State
from landsraad.kernel.events import MOVED
from landsraad.kernel.game import Game
from landsraad.kernel.moves import Family
from landsraad.kernel.views import get_path

# Moves to count for each seat: families, and whether the first (0) or second (1) argument counts.
COUNTED_MOVES: Final[dict[str, dict[str, tuple[tuple[str, int], ...]]]] = {
    "imperium": {"space": (("agent", 1),), "card": (("buy", 0), ("acquire", 0))},
    "uprising": {"space": (("agent", 1),), "card": (("buy", 0), ("acquire", 0))},
    "arrakis": {"die-result": (("action", 0), ("with", 0)), "planning-card": (("plan", 0),)},
}
AUTOMA: Final = "automa"
RIVAL: Final = "rival:"  # prefix of the leader of an automa
SIDES: Final = ("atreides", "harkonnen")


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The outcome of one game for one seat.

    number: of the game within its run.
    bot: its name, or "automa".
    leader: a leader, the card of a Rival, or the side.
    share: the part of the victory that the seat won.
    decisions, checksum: of the whole game. Equal games have equal checksums.
    used: how often the seat used something, such as `space.arrakeen`.
    """

    number: int
    seed: int
    seat: str
    bot: str
    leader: str
    points: int
    share: float
    rounds: int
    decisions: int
    reason: str
    ended: str
    checksum: int
    used: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


COLUMNS: Final = tuple(field.name for field in fields(SeatResult))


def seat_results_of(game: Game, s: State, number: int, seed: int, bots: list[str], decisions: int,
              checksum: int) -> list[SeatResult]:
    """Returns the results of a finished game. `bots` are those of the players' seats, in order.

    Moves are counted only if the state recorded events.
    """
    result = game.result(s)
    players = deciding_seats(s)
    winners: list[str] = result["winners"]
    used = counted_moves(game, s)
    out = []
    for seat in range(s.players):
        letter = game.plan.seats[seat]
        if letter not in result["scores"]:
            continue  # House Hagal has no score
        out.append(SeatResult(
            number=number, seed=seed, seat=letter, bot=bots[players.index(seat)] if seat in players else AUTOMA,
            leader=leader_of(s, letter), points=result["scores"][letter],
            share=1 / len(winners) if letter in winners else 0.0, rounds=rounds_of(s), decisions=decisions,
            reason=result["reason"], ended=str(result.get("ended", "")), checksum=checksum, used=used[seat]))
    return out


def leader_of(s: State, letter: str) -> str:
    """Returns the leader of a seat, the card of a Rival, or the side."""
    plan = s.plan.seat
    rival = plan.field("rival")
    if rival is not None and rival.see != INTERNAL and get_path(s, f"{letter}.rival") is not None:
        return f"{RIVAL}{get_path(s, f'{letter}.rival')}"
    if plan.field("side") is not None:
        return str(get_path(s, f"{letter}.side"))
    return leaders_of(s).get(letter, "")


def leader_group(result: SeatResult) -> str:
    """Returns the name under which a leader is counted: as a Rival, it is not the same as with a player."""
    leader = result.leader
    if result.bot != AUTOMA or not leader or leader.startswith(RIVAL) or leader in SIDES:
        return leader
    return RIVAL + leader


def counted_moves(game: Game, s: State) -> list[dict[str, int]]:
    """Returns, for each seat, how often it used each space, card and so on."""
    counts: list[Counter[str]] = [Counter() for _ in range(s.players)]
    families = [(family, kind, word) for kind, names in COUNTED_MOVES.get(game.name, {}).items() for name, word in names
                for family in game.plan.moves.families if family.name == name]
    for event in s.log or []:
        if event.kind is MOVED:
            for family, kind, word in families:
                if family.has(event.values[0]):
                    counts[event.seat][f"{kind}.{member(family, event.values[0], word)}"] += 1
    return [dict(sorted(count.items())) for count in counts]


def member(family: Family, move: int, word: int) -> str:
    """Returns the name of an argument of a move."""
    return family.domains()[word].names[int(family.b(move) if word else family.a(move))]
