"""How true the chances are: of all moments at which a seat was given 30 %, it should win in 30 %.

The chances at the beginning of each round are compared with who won in the end. What one half of the games teaches
(how bold chances may be in each round, and what the estimates give one side too much) is checked on the other half.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.core.evaluation import NEVER, SEATS, Evaluation, sample_move
from landsraad.bots.core.observation import Observation
from landsraad.bots.core.rollouts import MOST_MOVES
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import make_bot
from landsraad.kernel.engine import State, apply
from landsraad.kernel.game import Game

QUICK: Final = "quick"  # in place of a bot: at each decision the step after which the position looks best
STRAY: Final = 0.05  # part of the decisions that the fast policy makes, so that games differ
LONGEST: Final = 20_000  # decisions
BINS: Final = 10
LEAST: Final = 1e-6  # a chance that is taken for none
MIDDLE: Final = 5  # the round at which the exponent is `Curve.middle`
LAST: Final = 10  # later rounds, of which there are few, are like this one
LOW, HIGH, STEEP = 0.3, 3.0, 0.3  # limits of a curve: few games would teach too much
MOST_FIRST, MOST_DRIFT = 6.0, 1.0
STEPS: Final = (0.4, 0.2, 0.1, 0.05, 0.02)  # of the search for a curve
LEAST_GAIN: Final = 2e-5  # of the log loss, for which a step of a curve is worth while
FIRST_ROLES: Final = ("player", "atreides")  # in the options: where sides differ, `Curve.first` is about these


@dataclass(frozen=True, slots=True)
class Sample:
    """The chances of all sides at the beginning of a round, and the part of the victory that each of them got.

    first: the side that `Curve.first` is about; -1 if all sides are alike.
    """

    game: int
    round: int
    chances: tuple[float, ...]
    won: tuple[float, ...]
    first: int = -1


@dataclass(frozen=True, slots=True)
class Curve:
    """Makes chances of estimates.

    The exponent of a round makes them bolder (above 1) or more careful. Where sides differ, `first` is added to the
    logarithm of the odds of one of them, and `drift` in each later round.
    """

    middle: float = 1.0
    slope: float = 0.0  # for each later round
    first: float = 0.0
    drift: float = 0.0

    def exponent(self, round: int) -> float:
        return min(HIGH, max(LOW, self.middle + self.slope * (min(round, LAST) - MIDDLE)))

    def apply(self, chances: Sequence[float], round: int, first: int = -1) -> list[float]:
        """first: the index of the side that `first` is about."""
        exponent = self.exponent(round)
        factor = exp(self.first + self.drift * (min(round, LAST) - MIDDLE))
        raised = [max(each, 0.0) ** exponent * (factor if n == first else 1.0) for n, each in enumerate(chances)]
        total = sum(raised)
        return [each / total for each in raised] if total > 0.0 else list(chances)


def first_seat(options: dict[str, Any]) -> int:
    """The seat that `Curve.first` is about: of one against automas, or of the Atreides. -1 if all are alike."""
    seats = options.get("seats") or []
    found = [n for n, role in enumerate(seats) if role in FIRST_ROLES]
    return found[0] if len(found) == 1 and len(seats) > 1 else -1


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances between two tenths: how many, their mean, and how many of them came true."""

    low: float
    count: int
    told: float
    true: float

    @property
    def error(self) -> float:
        """The standard error of `true`."""
        return sqrt(max(self.true * (1.0 - self.true), 0.25 / max(self.count, 1)) / max(self.count, 1))


# ------------------------------------------------------------------ games


def samples_of_game(game: Game, options: dict[str, Any], seed: int, bot: str = QUICK) -> list[Sample]:
    """Plays one game. The same arguments give the same samples."""
    evaluation = evaluation_for(game, for_search=True)
    rng = random.Random(f"landsraad calibration {seed}")
    cells, scores, chances = vec[i64]([rng.getrandbits(31)]), floats(MOST_MOVES), floats(SEATS)
    s = game.begin(options, seed)
    sides = [seat for seat in range(s.players) if not any(s.allied(seat, other) for other in range(seat))]
    bots: dict[int, Any] = {}
    found: list[tuple[int, tuple[float, ...]]] = []
    before = NEVER
    moves = 0
    while not s.over and moves < LONGEST:
        now = int(evaluation.horizon(s))
        if now > max(before, 0):
            before = now
            evaluation.leaf_win_probabilities(s, chances)
            if not found:
                sides = [seat for seat in sides if chances[seat] > 0.0]  # without automas that cannot win
            found.append((now, tuple(float(chances[seat]) for seat in sides)))
        moves += 1
        apply(s, choose(evaluation, s, bot, seed, bots, rng, cells, scores, chances, game))
    evaluation.final_win_probabilities(s, chances)
    won = tuple(float(chances[seat]) for seat in sides)
    first = first_seat(options)
    side = sides.index(first) if first in sides else -1
    return [Sample(seed, round, told, won, side) for round, told in found]


def choose(evaluation: Evaluation, s: State, bot: str, seed: int, bots: dict[int, Any], rng: random.Random,
           cells: Any, scores: Any, chances: Any, game: Game) -> int:
    if s.count == 1:
        return int(s.moves[0])
    if rng.random() < STRAY:
        return int(sample_move(evaluation, s, cells, scores))
    if bot == QUICK:
        return best_step(evaluation, s, chances)
    seat = int(s.actor)
    if seat not in bots:
        bots[seat] = make_bot(bot, f"{seed} {seat}", game)
    return int(game.plan.moves.parse(bots[seat].choose(Observation(game, s))))


def best_step(evaluation: Evaluation, s: State, chances: Any) -> int:
    """The move after which its seat has the best chance to win."""
    seat, best, most = s.actor, 0, -1.0
    for move in s.legal():
        after = s.clone()
        apply(after, move)
        evaluation.win_probabilities(after, chances)
        if chances[seat] > most:
            best, most = int(move), float(chances[seat])
    return best


# ------------------------------------------------------------------ figures


def halves(samples: Iterable[Sample]) -> tuple[list[Sample], list[Sample]]:
    """Games to learn from, and others to check it on."""
    all_ = list(samples)
    return [each for each in all_ if each.game % 2 == 0], [each for each in all_ if each.game % 2]


def log_loss(samples: Sequence[Sample], curve: Curve) -> float:
    """How surprising the winners were on average: lower is better."""
    total = 0.0
    for sample in samples:
        for told, won in zip(curve.apply(sample.chances, sample.round, sample.first), sample.won, strict=True):
            total -= won * log(max(told, LEAST))
    return total / max(len(samples), 1)


def brier(samples: Sequence[Sample], curve: Curve) -> float:
    """The mean square of what the chances were off by: lower is better."""
    parts = [(told - won) ** 2 for sample in samples
             for told, won in zip(curve.apply(sample.chances, sample.round, sample.first), sample.won, strict=True)]
    return sum(parts) / max(len(parts), 1)


def fitted(samples: Sequence[Sample]) -> Curve:
    """The curve under which the winners were least surprising."""
    best, least = Curve(), log_loss(samples, Curve())
    differ = any(each.first >= 0 for each in samples)
    for step in STEPS + STEPS:  # twice: what is gained by one number depends on the others
        moved = True
        while moved:
            moved = False
            ways = [(step, 0.0, 0.0, 0.0), (0.0, step / 4, 0.0, 0.0)]
            more = [(0.0, 0.0, 2 * step, 0.0), (0.0, 0.0, 0.0, step), (step, 0.0, -2 * step, 0.0),
                    (0.0, step / 4, 0.0, -step / 2)]  # a bolder curve tells the first side more, too
            for way in ways + more if differ else ways:
                for sign in (1, -1):
                    tried = moved_by(best, way, sign)
                    loss = log_loss(samples, tried) if tried != best else least
                    if loss < least - LEAST_GAIN:
                        best, least, moved = tried, loss, True
    return best


def moved_by(curve: Curve, way: tuple[float, float, float, float], sign: int) -> Curve:
    """A curve beside this one, within the limits."""
    middle, slope, first, drift = (sign * each for each in way)
    return Curve(round(min(HIGH, max(LOW, curve.middle + middle)), 4),
                 round(min(STEEP, max(-STEEP, curve.slope + slope)), 4),
                 round(min(MOST_FIRST, max(-MOST_FIRST, curve.first + first)), 4),
                 round(min(MOST_DRIFT, max(-MOST_DRIFT, curve.drift + drift)), 4))


def bins_of(samples: Sequence[Sample], curve: Curve) -> list[Bin]:
    """The chances by tenths, with how often they came true. Empty ones are left out."""
    told: list[list[float]] = [[] for _ in range(BINS)]
    true: list[list[float]] = [[] for _ in range(BINS)]
    for sample in samples:
        for chance, won in zip(curve.apply(sample.chances, sample.round, sample.first), sample.won, strict=True):
            n = min(BINS - 1, int(chance * BINS))
            told[n].append(chance)
            true[n].append(won)
    return [Bin(n / BINS, len(told[n]), sum(told[n]) / len(told[n]), sum(true[n]) / len(true[n]))
            for n in range(BINS) if told[n]]


def mean_gap(bins: Sequence[Bin]) -> float:
    """By how much the chances are off the diagonal on average."""
    return sum(each.count * abs(each.told - each.true) for each in bins) / max(sum(each.count for each in bins), 1)


def greatest_gap(bins: Sequence[Bin], least: int) -> float:
    """The same at worst, of the bins with so many chances."""
    return max((abs(each.told - each.true) for each in bins if each.count >= least), default=0.0)
