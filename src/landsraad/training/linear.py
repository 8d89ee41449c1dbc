"""A network that is a straight line: for tables of which there are only some thousand games.

One bit for each game is too little for a network with layers, which then learns its games by heart. So this fits a
linear function of the observation to the *lead* at the end of the game, the points of the viewer less those of the best
other seat, which tells much more about a game than who won. Weights are held small (ridge regression); how small is
chosen on games that were held out, and so is how much the line counts in each round.

The file is an ordinary network. One neuron of the first layer is the line, lifted above zero so that it is never cut
off; the others bend with the number of the round, so that each round has its own bias.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from landsraad.bots.core.residual_network import LEAST_PROBABILITY, MOST_ACTIVATION, SCALE
from landsraad.bots.networks import NetworkFile
from landsraad.training.fit import FEWEST, LAST_ROUND, LEAST_SPREAD, MOST_WEIGHT, Progress, least
from landsraad.training.positions import ROUND, SEED, Array, Positions

FOLDS: Final = 10  # of games
PENALTIES: Final = (1e3, 3e3, 1e4, 3e4, 1e5)
MOST_LEAD: Final = 6.0  # points; larger leads count as this
SLOPES: Final = (0.1, 2.0)
TRUSTS: Final = (0.1, 2.0)
BIASES: Final = (-3.0, 3.0)
SWEEPS: Final = 8  # of the search for slope, trust and bias of a round
LIFT: Final = 0.5 * MOST_ACTIVATION  # keeps the line above zero
STRETCH: Final = 2.0  # of the line, for finer weights
# What a line reads: not the question that is asked, which is always the same where a playout stops.
UNREAD: Final = ("cause.", "decision", "actor", "seat")
# Fitted without a penalty, because it decides more than everything else: how strong the automas are.
FREE: Final = "table.difficulty["


class Line:
    """Fits the line to positions of games."""

    def __init__(self, data: Positions, names: list[str]) -> None:
        self.data, self.names = data, names
        self.x = data.rows(np.arange(len(data)))
        self.fold = data.facts[:, SEED] % FOLDS
        self.rounds = np.clip(data.facts[:, ROUND], 0, LAST_ROUND)
        self.lead = np.clip(data.points[:, 0] - data.points[:, 1:].max(1), -MOST_LEAD, MOST_LEAD)
        self.won = data.shares[:, 0]
        self.logs = np.log(np.maximum(data.chances, LEAST_PROBABILITY))
        self.can_win = data.chances > 0
        spread = self.x.std(0)
        read = np.array([not name.startswith(UNREAD) for name in names])
        free = np.array([name.startswith(FREE) for name in names])
        self.scale = np.where(read & (spread > 0) & ~free, 1 / np.maximum(spread, LEAST_SPREAD), 0).astype(np.float32)
        self.free = np.flatnonzero(free & (spread > 0))
        own, others = self.chance_logit(np.ones(len(data)))
        by_round = np.eye(LAST_ROUND + 1, dtype=np.float32)[self.rounds]
        # Without a penalty: the evaluation and a constant in each round, and the difficulty.
        self.base = np.concatenate([by_round, by_round * (own - others)[:, None], self.x[:, self.free]], 1)
        self.penalty = PENALTIES[0]

    def chance_logit(self, slope: Array) -> tuple[Array, Array]:
        """The logits of the viewer and of all others, as the evaluation sees them."""
        theirs = np.where(self.can_win[:, 1:], slope[:, None] * self.logs[:, 1:], -1e9)
        most = theirs.max(1)
        return slope * self.logs[:, 0], most + np.log(np.exp(theirs - most[:, None]).sum(1))

    def held_out(self, penalty: float) -> Array:
        """What the line says of each position, learnt from the games of other folds."""
        out = np.zeros(len(self.x))
        for fold in range(FOLDS):
            here = self.fold == fold
            out[here] = (self.x[here] - self.middle) @ self.solve(penalty, fold)
        return out

    def solve(self, penalty: float, without: int | None = None) -> Array:
        """The weights of the numbers of an observation, learnt without the games of a fold."""
        products = sum(each for fold, each in enumerate(self.products) if fold != without)
        n = self.base.shape[1]
        held = np.concatenate([np.full(n, 1.0), np.full(len(self.used), penalty)])
        found = np.linalg.solve(products[:, :-1] + np.diag(held), products[:, -1])
        weights = np.zeros(len(self.names))
        weights[self.used] = found[n:] * self.scale[self.used]
        weights[self.free] = found[n - len(self.free):n]
        return weights

    def multiply(self) -> None:
        """The normal equations of each fold, so that leaving one out is a subtraction."""
        self.used = np.flatnonzero(self.scale)
        self.middle = self.x.mean(0)
        scaled = (self.x[:, self.used] - self.middle[self.used]) * self.scale[self.used]
        a = np.concatenate([self.base, scaled], 1).astype(np.float64)
        b = np.concatenate([a, self.lead[:, None]], 1)
        self.products = [a[self.fold == fold].T @ b[self.fold == fold] for fold in range(FOLDS)]

    # ------------------------------------------------------------------ chances

    def loss(self, line: Array, slope: float, trust: float, bias: float, which: Array) -> float:
        """The cross entropy of whether the viewer wins."""
        own, others = self.own[which], self.others[which]
        logit = np.clip(slope * (own - others) + trust * line[which] + bias, -30, 30)
        won = self.won[which]
        return float((np.logaddexp(0, logit) - won * logit).mean())

    def fit_round(self, line: Array, which: Array) -> tuple[float, float, float]:
        """How much evaluation and line count, and the bias."""
        found = [1.0, 0.0, 0.0]
        for _ in range(SWEEPS):
            for i, limits in enumerate((SLOPES, TRUSTS, BIASES)):
                def loss(value: float, i: int = i) -> float:
                    tried = [*found[:i], value, *found[i + 1:]]
                    return self.loss(line, tried[0], tried[1], tried[2], which)

                found[i] = least(loss, *limits)
        return found[0], found[1], found[2]

    def run(self, tell: Callable[[str], None] = print) -> Progress:
        """Fits everything."""
        self.own, self.others = self.chance_logit(np.ones(len(self.x)))
        self.multiply()
        least_error = np.inf
        line = np.zeros(len(self.x))
        for penalty in PENALTIES:
            tried = self.held_out(penalty)
            both = np.concatenate([self.base, tried[:, None]], 1)
            error = float(((self.lead - both @ np.linalg.lstsq(both, self.lead, rcond=None)[0]) ** 2).mean())
            tell(f"penalty {penalty:.0f}: {error:.4f}")
            if error < least_error:
                least_error, line, self.penalty = error, tried, penalty
        self.weights = self.solve(self.penalty)
        progress = Progress(len(self.x), len(np.unique(self.data.facts[:, SEED])))
        self.by_round = []
        mine, theirs = np.zeros(len(self.x)), np.zeros(len(self.x))
        for r in range(LAST_ROUND + 1):
            near = np.flatnonzero(np.abs(self.rounds - r) <= 1)  # neighbours help where positions are few
            found = self.fit_round(line, near) if len(near) >= FEWEST else (1.0, 0.0, 0.0)
            self.by_round.append(found)
            here = np.flatnonzero(self.rounds == r)
            if len(here):
                slope, _, bias = self.fit_round(np.zeros(len(line)), near)
                mine[here], theirs[here] = self.loss(line, *found, here), self.loss(line, slope, 0.0, bias, here)
                progress.rounds.append((r, len(here), float(mine[here[0]]), float(theirs[here[0]])))
        progress.epochs.append((least_error, float(mine.mean()), float(theirs.mean())))
        return progress

    # ------------------------------------------------------------------ as a file

    def to_file(self, head: dict[str, Any]) -> NetworkFile:
        """Neuron 0 is the line; neuron 1 + n is how far the round is above n - 1."""
        seats, wide = self.data.chances.shape[1], LAST_ROUND + 2
        first = np.zeros((len(self.names), wide))
        first[:, 0] = STRETCH * self.weights
        first[self.names.index("table.round"), 1:] = 1.0
        first_bias = np.concatenate([[LIFT - STRETCH * float(self.middle @ self.weights)], -np.arange(-1.0, LAST_ROUND)])
        trusts = np.array([max(trust, TRUSTS[0]) for _, trust, _ in self.by_round])
        biases = np.array([bias for _, _, bias in self.by_round]) / trusts
        # A function of the round that is right at each: the second differences are the bends.
        slopes = np.diff(np.concatenate([[0.0], biases]))
        bends = np.diff(np.concatenate([[0.0], slopes]))
        up, down = np.maximum(bends, 0), np.maximum(-bends, 0)
        second = np.zeros((wide, 3))
        second[0, 0] = 1.0
        parts = max(1.0, float(np.abs(bends).max()))  # weights must not be larger than 32
        second[1:, 1], second[1:, 2] = up / parts, down / parts
        last = np.zeros((3, seats))
        last[:, 0] = 1 / STRETCH, parts, -parts
        last_bias = np.zeros(seats)
        last_bias[0] = -LIFT / STRETCH
        weights = array("h")
        for layer in (first, second, last):
            weights.frombytes(np.clip(np.rint(layer * SCALE), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int16).tobytes())
        return NetworkFile({
            **head, "players": seats, "inputs": len(self.names), "wide": wide, "deep": 3,
            "slopes": [round(slope, 3) for slope, _, _ in self.by_round], "trusts": [round(float(t), 3) for t in trusts],
            "first_bias": [round(float(bias) * SCALE) for bias in first_bias], "second_bias": [0, 0, 0],
            "last_bias": [round(float(bias) * SCALE ** 3) for bias in last_bias]}, weights, self.names)
