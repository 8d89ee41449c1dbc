"""Puzzles at the end of a game: the rest of the game is searched to its end, against all that the others can do.

The right moves win in every deal of what the seat cannot know, whatever the others do. After any other move the others
have an answer in every deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.bots.core.evaluation import SEATS, Evaluation
from landsraad.bots.core.vectors import floats
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.puzzles.turns import TooLong, played

DEALS: Final = 6
MOST_POSITIONS: Final = 1500  # of the search of one move in one deal
WON: Final = 0.99


class Ending:
    """Searches the rest of a game. The others play against the seat."""

    def __init__(self, evaluation: Evaluation, seat: int, most: int = MOST_POSITIONS) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.most = most
        self.known: dict[int, bool] = {}
        self.shares = floats(SEATS)
        self.asked = 0  # decisions of others

    def wins(self, s: State) -> bool:
        while not s.over and s.count == 1:
            s = played(s, int(s.moves[0]))
        if s.over:
            self.evaluation.final_win_probabilities(s, self.shares)
            return bool(self.shares[self.seat] > WON)
        key = s.fingerprint()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLong
            self.known[key] = False  # holds its place, so that nothing is counted twice
            own = bool(s.allied(self.seat, s.actor))
            self.asked += not own
            after = (self.wins(played(s, move)) for move in s.legal())
            self.known[key] = any(after) if own else all(after)
        return self.known[key]


@dataclass(frozen=True, slots=True)
class Decided:
    """The moves that win, while all others lose. replies: how many decisions of others were searched."""

    right: list[int]
    wrong: list[int]
    line: list[int]
    deals: int
    positions: int
    replies: int


def solve_ending(evaluation: Evaluation, s: State, deals: int = DEALS, most: int = MOST_POSITIONS) -> Decided | None:
    """Solves an ending; None if every move wins, none does, or it depends on the deal. Raises `TooLong`."""
    seat = int(s.actor)
    dealt = [s, *(determinize(s, seat, n + 1) for n in range(deals - 1))]
    right: list[int] = []
    wrong: list[int] = []
    positions = replies = 0
    for move in s.legal():
        found: set[bool] = set()
        for position in dealt:
            if not position.is_legal(move):
                return None
            search = Ending(evaluation, seat, most)
            found.add(search.wins(played(position, move)))
            positions += len(search.known)
            replies += search.asked
            if len(found) > 1:
                return None
        (right if True in found else wrong).append(move)
    if not right or not wrong:
        return None
    return Decided(right, wrong, own_moves(evaluation, s, right[0], most), deals, positions, replies)


def own_moves(evaluation: Evaluation, s: State, first: int, most: int = MOST_POSITIONS) -> list[int]:
    """The moves of the seat from the first one on, until another seat is asked or the game is over."""
    seat = int(s.actor)
    search = Ending(evaluation, seat, most)
    out, s = [first], played(s, first)
    while not s.over and s.actor == seat and not evaluation.begins_turn(s):
        move = next((move for move in s.legal() if search.wins(played(s, move))), int(s.moves[0]))
        out.append(move)
        apply(s, move)
    return out


def is_threatened(evaluation: Evaluation, s: State, wrong: list[int]) -> bool:
    """Does another seat have to do something to win after the wrong moves? Then the right one is a defence."""
    seat = int(s.actor)
    for move in wrong:
        after = played(s, move)
        while not after.over and (after.count == 1 or after.actor == seat):
            after = played(after, int(after.moves[0]))
        if not after.over:
            return True
    return False
