"""What a search has to know of a game: how well each seat stands, where turns begin, which moves look good at a glance.

The plain `Judge` knows nothing but how games end: it plays to the end at random. A game that is to be played well has a
judge of its own in `values_<game>.py`; `judges.py` knows which.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from landsraad.bots.core.vectors import Floats
from landsraad.kernel.cells import M32, Cells, below
from landsraad.kernel.engine import State, playout
from landsraad.kernel.game import Game

GRAIN: Final = 65536  # steps of a random number between 0 and 1
NEVER: Final = -1
SEATS: Final = 8  # at most
EXPLORE: Final = 1.5  # see `Manner`
HEAT: Final = 0.3
SURE: Final = 0.02
DEALS: Final = 1
PATIENCE: Final = 1.0


def chance(rng: Cells) -> float:
    """A number from 0 up to, not including, 1."""
    return float(below(rng, 0, GRAIN)) / 65536.0


@final
class Manner:
    """How a search goes about it."""

    def __init__(self, explore: float, heat: float, sure: float, deals: i64, patience: float) -> None:
        self.explore = explore  # how much is tried beside what has proved best
        self.heat = heat  # how much better a move has to look at a glance to be looked at more: points
        self.sure = sure  # and at the end of the turn, where the search begins: chance to win
        self.deals = deals  # that a simulation tries its line in
        self.patience = patience  # how far the second best may be behind, as a part of what is left, to go on


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Not to be shared between threads: a judge may keep notes while it thinks."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def shares(self, s: State, out: Floats) -> None:
        """The chance of each seat to win, as far as can be told: between 0 and 1."""
        if s.depth == 0:
            self.final_shares(s, out)
            return
        end = s.clone()
        playout(end, (end.fingerprint() * 2654435761) & M32)
        self.final_shares(end, out)

    def final_shares(self, s: State, out: Floats) -> None:
        """The same when the game is over: winners share what there is to win; those of one team have it together."""
        winners = self.game.result(s)["winners"]
        names = s.plan.seats
        parties = 0.0
        for seat in range(s.players):
            out[seat] = 1.0 if names[seat] in winners else 0.0
            parties += out[seat]
            for other in range(seat):
                if out[seat] > 0.0 and s.allied(seat, other):
                    parties -= 1.0
                    break
        for seat in range(s.players):
            out[seat] /= max(parties, 1.0)

    def prospects(self, s: State, out: Floats) -> None:
        """The same where the playouts of a search stop: a judge may know more of such positions than of others."""
        self.shares(s, out)

    def begins_turn(self, s: State) -> bool:
        """Does the seat to decide begin a new turn with this decision? Where seats take turns by one decision each, or
        pass the turn to another seat at its end, there is no need to say it."""
        return False

    def epoch(self, s: State) -> i64:
        """A number that grows with the rounds of the game: playouts stop when it has grown. NEVER: at the end."""
        return NEVER

    def lean(self, s: State, out: Floats) -> None:
        """At a glance, how good each move on offer is; in points, or whatever `heat` is measured in."""
        for i in range(s.count):
            out[i] = 0.0

    def noise(self) -> float:
        """How much chance there is in a playout, beside what the moves look like: see `pick`."""
        return 1.0

    def manner(self, s: State) -> Manner:
        """How a search is to go about it."""
        return Manner(EXPLORE, HEAT, SURE, DEALS, PATIENCE)


def pick(judge: Judge, s: State, rng: Cells, room: Floats) -> i64:
    """The move of a playout: what looks best, with some chance in it."""
    if s.count == 1:
        return s.moves[0]
    judge.lean(s, room)
    noise = judge.noise()
    best: i64 = 0
    most = -1e9
    for i in range(s.count):
        value = room[i] + noise * chance(rng)
        if value > most:
            most = value
            best = i
    return s.moves[best]
