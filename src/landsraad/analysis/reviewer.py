"""Reviews a finished game, one move after the other.

At each position two questions are asked. What could the deciding seat know, and which move was best then? That is
answered in positions that agree with the knowledge of the seat, the same ones for all moves. And how good are the
chances of all seats? That is estimated over many futures: the hands stay, and what lies face down is dealt again. If a
move brings random events, the difference between what came and the mean over futures is luck. So for every seat

    start + luck + own play + play of others + rest = result

where the rest is what the estimates did not foresee.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from landsraad.analysis.accounts import accounts_of, key_moments
from landsraad.analysis.calibration import Curve, first_seat
from landsraad.analysis.curves import curve_for
from landsraad.analysis.decision_kinds import kind_of
from landsraad.analysis.grading import RELEVANT, thresholds_for, verdict_of
from landsraad.analysis.model import MOST_FUTURES, Chance, Decision, Depth, Option, Point, Review
from landsraad.bots.core.observation import Candidate, Explains, observe
from landsraad.bots.core.rollouts import NO_MOVE, Rollouts
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import make_bot
from landsraad.kernel.determinize import deal_future
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table, open_table

MOST_OPTIONS: Final = 5  # compared in detail, besides the move that was played
LEAST_SHARE: Final = 0.02  # of the search: moves below that are not compared


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean chances of all seats, and their standard errors."""

    chances: list[float]
    error: list[float]


class Reviewer:
    """Reviews a table whose game is over. `steps` goes on from `review`, so a review can be stored and continued."""

    def __init__(self, table: Table, depth: Depth, names: dict[str, str] | None = None,
                 review: Review | None = None) -> None:
        if not table.over:
            raise BadInput("review: the game is not over yet; only finished games are reviewed")
        self.whole = table
        self.depth = depth
        self.evaluation = evaluation_for(table.game, for_search=True)
        self.rollouts = Rollouts(self.evaluation)
        self.sides = sides_of(table.state)
        self.thresholds = thresholds_for(len(self.sides), table.game.name)
        self.side_of = [side_index(table.state, self.sides, seat) for seat in range(len(table.seats))]
        self.curve = curve_for(table.game.name, int(table.options.get("players", 0)))
        first = first_seat(table.options)
        self.first = self.side_of[first] if first >= 0 else -1
        self.seats = table.seats
        self.review = review or Review(
            table.game.name, dict(table.options), table.seats, names or {}, leaders_of(table), depth.name,
            len(table.moves), int(table.view().get("round", 0)), list(table.result()["winners"]))

    def run(self) -> Review:
        for _ in self.steps():
            pass
        return self.review

    def steps(self) -> Iterator[int]:
        """Reviews move after move, and yields how many have been reviewed.

        Between two of them the review can be stored. A continued one estimates the position at its last point again.
        """
        table = open_table(self.whole.game, self.whole.options, self.whole.seed)
        done = self.review.points[-1].move if self.review.points else 0
        self._forget_after(done)
        for move in self.whole.moves[:done]:
            table.play(move)
        now = self._known(self.review.points[-1]) if self.review.points else self._estimate(table.state, 0)
        if not self.review.points:
            self._note_point(0, table, now)
        # An automa that only stands in the way has no chance, so it is not a side.
        self.thresholds = thresholds_for(sum(self._start()[seat] > 0.0 for seat in self.sides), table.game.name)
        for n, move in enumerate(self.whole.moves[done:], done + 1):
            now = self._review_move(n, table, move, now)
            yield n
        self.review.accounts = accounts_of(self.review, self._start(), self._result())
        self.review.moments = key_moments(self.review)

    # ------------------------------------------------------------------ one move

    def _review_move(self, n: int, table: Table, move: int, now: Estimate) -> Estimate:
        before, actor = table.state.clone(), str(table.actor)
        round = round_of(table)
        if len(before.legal()) > 1 and self.depth.simulations > 0:
            self.review.decisions.append(self.judge(n, table, move))
        after = table.attempt(move)
        uncovered = list(dict.fromkeys(event.kind.name for event in after.log or () if event.kind.uncovers))
        if uncovered and not after.over:
            expected, found = self._expected(before, move, n), self._estimate(after, n)
            change = [a - b for a, b in zip(found.chances, expected.chances, strict=True)]
            error = [sqrt(a * a + b * b) for a, b in zip(found.error, expected.error, strict=True)]
            self.review.chances.append(Chance(n, round, actor, uncovered, change, error))
            now = found
        elif after.over:
            final = self._result()
            if uncovered:
                expected = self._expected(before, move, n)
                change = [a - b for a, b in zip(final, expected.chances, strict=True)]
                self.review.chances.append(Chance(n, round, actor, uncovered, change, expected.error))
            now = Estimate(final, [0.0] * len(self.seats))
        elif len(before.legal()) > 1:
            now = self._expected(before, move, n)
        table.play(move)
        if table.over or self._ends_turn(table.state, actor):
            self._note_point(n, table, now, actor)
        return now

    def _ends_turn(self, after: State, actor: str) -> bool:
        return self.seats[after.actor] != actor or self.evaluation.begins_turn(after)

    def _note_point(self, n: int, table: Table, now: Estimate, actor: str = "") -> None:
        self.review.points.append(Point(n, round_of(table), actor, now.chances, now.error))

    def judge(self, n: int, table: Table, move: int) -> Decision:
        """Judges a pending decision that was answered with this move, by what its seat could know."""
        seat, played = int(table.state.actor), table.notation(move)
        bot = make_bot(f"mentat:{self.depth.simulations}", f"review {n}", table.game)
        assert isinstance(bot, Explains)
        found = bot.explain(observe(table))
        tried = [each for each in found[:MOST_OPTIONS] if each.share >= LEAST_SHARE or each is found[0]]
        moves = list(dict.fromkeys([each.move for each in tried] + [played]))
        values = self.compare(table, moves, n)
        best = found[0].move
        own = {text: [pair[seat] for pair in pairs] for text, pairs in values.items()}
        means = {text: mean(pairs) for text, pairs in own.items()}
        difference = [a - b for a, b in zip(own[best], own[played], strict=True)]
        swing = [mean([a[other] - b[other] for a, b in zip(values[played], values[best], strict=True)])
                 for other in range(len(self.seats))]
        loss, error = mean(difference), deviation(difference)
        others = [value for text, value in means.items() if text != best]
        lead = means[best] - max(others) if others and played == best else 0.0
        spread = max(means.values()) - min(means.values())
        return Decision(n, round_of(table), str(table.actor), kind_of(table, move), played, best, loss, error, lead,
                        swing, options_of(found, means), len(moves) > 1 and spread >= RELEVANT,
                        verdict_of(loss, error, lead, self.thresholds))

    def compare(self, table: Table, moves: list[str], n: int) -> dict[str, list[list[float]]]:
        """The chances of all seats after each move, in the same positions for all of them."""
        observation, parse = observe(table), table.parse
        numbers = [parse(text) for text in moves]
        seeds = random.Random(f"landsraad review pairs {n}")
        out: dict[str, list[list[float]]] = {text: [] for text in moves}
        for _ in range(self.depth.pairs):
            position, seed = observation.determinize(seeds.getrandbits(32)), seeds.getrandbits(32)
            for text, number in zip(moves, numbers, strict=True):
                after = position.clone()
                self.rollouts.chances_after(after, number, seed)
                out[text].append(self._read(after))
        return out

    def weigh(self, n: int, table: Table, move: str, best: str) -> tuple[float, float, float]:
        """The chance of the deciding seat after a move and after the best one, in the positions in which `judge`
        compared moves, and the standard error of the difference."""
        seat = int(table.state.actor)
        values = self.compare(table, list(dict.fromkeys([move, best])), n)
        own, bests = ([pair[seat] for pair in values[text]] for text in (move, best))
        return mean(own), mean(bests), deviation([a - b for a, b in zip(bests, own, strict=True)])

    # ------------------------------------------------------------------ estimates over futures

    def _estimate(self, s: State, n: int) -> Estimate:
        """The chances of all seats in a position."""
        return self._mean_over_futures(s, NO_MOVE, f"landsraad review now {n}")

    def _expected(self, s: State, move: int, n: int) -> Estimate:
        """The chances of all seats after a move, before anybody knows what it brings."""
        return self._mean_over_futures(s, move, f"landsraad review expected {n}")

    def _mean_over_futures(self, s: State, move: int, seed: str) -> Estimate:
        seeds = random.Random(seed)
        columns: list[list[float]] = [[] for _ in self.seats]
        for _ in range(MOST_FUTURES):
            for _ in range(self.depth.futures):
                future = deal_future(s, seeds.getrandbits(32))
                # The move is made first and then all goes on as in `_estimate`, so that luck has mean 0: a rollout that
                # begins with the move would stop earlier, and finish its turn in another way.
                if move != NO_MOVE:
                    if not future.is_legal(move):
                        continue
                    apply(future, move)
                if self.rollouts.chances_after(future, NO_MOVE, seeds.getrandbits(32)):
                    for column, value in zip(columns, self._read(future), strict=True):
                        column.append(value)
            error = [deviation(column) for column in columns]
            if max(error) <= self.depth.error:
                break
        return Estimate([mean(column) for column in columns], error)

    def _read(self, end: State) -> list[float]:
        """The chances at the end of a rollout, as bold as games have shown them to be."""
        told = [float(self.rollouts.chances[seat]) for seat in range(len(self.seats))]
        if end.over or self.curve == Curve():
            return told
        shown = self.curve.apply([told[side] for side in self.sides], int(self.evaluation.horizon(end)), self.first)
        return [shown[each] for each in self.side_of]

    # ------------------------------------------------------------------ beginning, end, continuing

    def _known(self, point: Point) -> Estimate:
        return Estimate(list(point.chances), list(point.error))

    def _start(self) -> list[float]:
        return self.review.points[0].chances

    def _result(self) -> list[float]:
        out = floats(len(self.seats))
        self.evaluation.final_win_probabilities(self.whole.state, out)
        return [float(value) for value in out]

    def _forget_after(self, done: int) -> None:
        self.review.decisions = [each for each in self.review.decisions if each.move <= done]
        self.review.chances = [each for each in self.review.chances if each.move <= done]


def options_of(found: list[Candidate], means: dict[str, float]) -> list[Option]:
    shares = {each.move: each.share for each in found}
    return sorted((Option(text, value, shares.get(text, 0.0)) for text, value in means.items()),
                  key=lambda option: -option.chance)


def leaders_of(table: Table) -> dict[str, str]:
    view: dict[str, Any] = table.view()
    return {seat: str(view[seat]["leader"]) for seat in table.seats if view[seat].get("leader")}


def round_of(table: Table) -> int:
    return int(table.get("round")) if not table.over else 0


def sides_of(s: State) -> list[int]:
    """The seats of which each wins or loses for itself; of each team the first."""
    return [seat for seat in range(s.players) if not any(s.allied(seat, other) for other in range(seat))]


def side_index(s: State, sides: list[int], seat: int) -> int:
    """Which of the sides a seat belongs to."""
    return next(n for n, side in enumerate(sides) if side == seat or s.allied(side, seat))


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def deviation(values: list[float]) -> float:
    """The standard error of the mean."""
    n = len(values)
    if n < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)


