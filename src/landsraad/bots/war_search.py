"""Several turns ahead in the War for Arrakis: lines of play, each in a deal of its own with dice of its own.

A line is a move, the rest of its action, and some turns of both sides, each with a quick lookahead; then the position
is judged. The moves that `greedy` likes best are tried in lines; after every round of them the worse half is dropped.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.judge import Floats, floats
from landsraad.bots.lookahead import best_of
from landsraad.bots.values_arrakis import WarJudge
from landsraad.bots.war_lookahead import WarLookahead, is_action, reseed, side_of_actor
from landsraad.games.arrakis.cells import ACTED, ACTS, CLAIM, END_TURN, MY_SIDE, PASS, PLAN_CARD
from landsraad.games.arrakis.figures import treasury
from landsraad.games.arrakis.turns import TURN
from landsraad.kernel.cells import M32, Cells, below
from landsraad.kernel.engine import FRAME, State, apply

LONGEST: Final = 60  # pauses of a line
CARDS: Final = 2  # of a hand that are thought of in a line


@final
class WarSearch:
    def __init__(self, judge: WarJudge, quick: WarLookahead, turns: i64, seed: i64) -> None:
        self.judge = judge
        self.quick = quick
        self.turns = turns  # after one's own action
        self.rng: Cells = vec[i64]([seed & M32])
        self.totals: Floats = vec[float]()
        self.tried: Cells = vec[i64]()
        self.done: i64 = 0

    def run(self, deals: list[State], seat: i64, values: Floats, first: i64, lines: i64, trust: float) -> None:
        """So many lines. `values` are what is known of the moves before: the `first` best of them are tried, and they
        count like `trust` lines each."""
        n = deals[0].count
        side = deals[0].seats[seat][MY_SIDE]
        self.totals = floats(n)
        self.tried = vec[i64]([0] * n)
        self.done = 0
        left = best_of(values, n, first)
        rounds: i64 = 1
        while 1 << rounds < len(left):
            rounds += 1
        for turn in range(rounds):
            each = max(lines // (rounds * len(left)), 1)
            for k in range(each):
                start = self.done
                seed = below(self.rng, 0, M32)
                for place in left:  # all with the same deal and the same dice
                    s = deals[(turn * 7 + k) % len(deals)].clone()
                    reseed(s, seed)
                    self.totals[place] += self.line(s, s.moves[place], side)
                    self.tried[place] += 1
                    self.done += 1
                if self.done == start:
                    break
            if len(left) <= 1:
                break
            left = self.better(left, values, trust)

    def better(self, left: Cells, values: Floats, trust: float) -> Cells:
        """The better half."""
        found = floats(len(left))
        for i in range(len(left)):
            found[i] = self.mean(left[i], values, trust)
        out: Cells = vec[i64]()
        for i in best_of(found, len(left), (len(left) + 1) // 2):
            out = append(out, left[i])
        return out

    def mean(self, place: i64, values: Floats, trust: float) -> float:
        tried = float(self.tried[place])
        if tried + trust <= 0.0:
            return 0.0
        return (self.totals[place] + trust * values[place]) / (tried + trust)

    # ------------------------------------------------------------------ one line

    def line(self, s: State, move: i64, side: i64) -> float:
        quick = self.quick
        in_turn = is_turn(s) and not has_acted(s) and not PASS.has(move)
        apply(s, move)
        quick.play_action(s, side)
        turns = self.turns
        while in_turn and is_turn(s) and not has_acted(s) and side_of_actor(s) == side:
            self.pass_pause(s)  # it was free: the action is still to come
        for _ in range(LONGEST):
            if s.depth == 0:
                break
            if is_turn(s) and not has_acted(s):
                if turns == 0:
                    break
                turns -= 1
            self.pass_pause(s)
        return quick.value(s, side)

    def pass_pause(self, s: State) -> None:
        """A turn, or whatever is asked between turns, for whoever it is."""
        quick = self.quick
        side = side_of_actor(s)
        if is_turn(s):
            apply(s, s.moves[self.turn_choice(s, side)])
        elif s.count == 1 or ACTS.has(s.moves[0]):
            apply(s, s.moves[below(self.rng, 0, s.count)])  # who of two partners acts
        else:
            apply(s, s.moves[quick.best_step(s, side)])
        quick.play_action(s, side)

    def turn_choice(self, s: State, side: i64) -> i64:
        """What looks best; of the cards only a few are thought of."""
        quick = self.quick
        best: i64 = s.count - 1
        most = -1.0
        cards: i64 = 0
        skip: i64 = 0
        for i in range(s.count):
            if PLAN_CARD.has(s.moves[i]):
                cards += 1
        if cards > CARDS:
            skip = below(self.rng, 0, cards)
        seen: i64 = 0
        now = quick.value(s, side)
        for i in range(s.count):
            move = s.moves[i]
            value = -1.0
            if PLAN_CARD.has(move):
                if cards <= CARDS or (seen + cards - skip) % cards < CARDS:
                    value = quick.worth(s, move, side, True)
                seen += 1
            elif is_action(move):
                value = quick.worth(s, move, side, True)
            elif CLAIM.has(move):
                value = quick.worth(s, move, side, False)
                value = value + 1.0 if value > now else -1.0  # at once
            elif END_TURN.has(move) or PASS.has(move):
                value = now
            if value > most:
                most = value
                best = i
        return best


def is_turn(s: State) -> bool:
    return s.depth > 0 and s.stack[(s.depth - 1) * FRAME] == TURN.id


def has_acted(s: State) -> bool:
    """The side, in this turn."""
    return treasury(s, s.me[MY_SIDE])[ACTED] != 0
