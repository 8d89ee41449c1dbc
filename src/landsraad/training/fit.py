"""Trains a value network with plain numpy: small enough that no framework is needed.

The network learns what the evaluation does not know: its logits are added to those of the evaluation, calibrated by a
slope for each round. The final points of each seat are a second target, which helps the hidden layers.
"""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from landsraad.bots.core.residual_network import LEAST_PROBABILITY, SCALE
from landsraad.bots.networks import NetworkFile
from landsraad.training.positions import ROUND, SEED, Array, Positions

LAST_ROUND: Final = 11  # later rounds share its slope
HELD_OUT: Final = 10  # one game in so many is not learnt from
LEAST_SPREAD: Final = 0.25  # of an input; rarer ones are not magnified further
SLOPES: Final = (0.3, 3.0)
TRUSTS: Final = (0.0, 1.2)
FEWEST: Final = 200  # positions of a round, for figures of its own
GOLDEN: Final = 0.618
POINTS_WEIGHT: Final = 0.1
POINTS_SCALE: Final = 10.0
HUBER: Final = 0.1
MOST_WEIGHT: Final = 32767
MOST_CALIBRATED: Final = 4000  # positions of a round


@dataclass
class Settings:
    """How to train. decay: of weights, per step, times the learning rate."""

    wide: int = 128
    deep: int = 32
    epochs: int = 2
    batch: int = 1024
    rate: float = 2e-3
    decay: float = 0.3
    dropout: float = 0.3
    seed: int = 0


@dataclass
class Progress:
    """The loss after each epoch: of the network and of the calibrated evaluation, on games that were held out."""

    positions: int = 0
    games: int = 0
    epochs: list[tuple[float, float, float]] = field(default_factory=list)  # learnt from, held out, evaluation
    rounds: list[tuple[int, int, float, float]] = field(default_factory=list)  # round, positions, network, evaluation


def softmax_by_side(logits: Array, sides: Array) -> Array:
    """Chances of sides. The logits of a side are added; seats other than the first of a side get 0."""
    best = logits.max(1, keepdims=True)
    chances = np.where(sides == np.arange(logits.shape[1]), np.exp(logits - best), 0)
    out: Array = chances / chances.sum(1, keepdims=True)
    return out


def added_by_side(values: Array, sides: Array) -> Array:
    """Adds up the values of each side at its first seat."""
    if (sides == np.arange(values.shape[1])).all():
        return values
    out = np.zeros_like(values)
    np.add.at(out, (np.arange(len(values))[:, None], sides), values)
    return out


def least(loss: Callable[[float], float], low: float, high: float) -> float:
    """Returns where a loss is least, by golden section."""
    for _ in range(14):
        a, b = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if loss(a) < loss(b):
            high = b
        else:
            low = a
    return (low + high) / 2


class Prior:
    """The logits of the evaluation, calibrated."""

    def __init__(self, data: Positions, learnt: Array) -> None:
        self.can_win = data.chances > 0
        self.logits = np.log(np.maximum(data.chances, LEAST_PROBABILITY))
        self.rounds = np.clip(data.facts[:, ROUND], 0, LAST_ROUND)
        first = data.sides == np.arange(data.chances.shape[1])
        self.shares = np.where(first, data.shares, 0)
        self.shares /= np.maximum(self.shares.sum(1, keepdims=True), 1e-9)
        self.sides = data.sides
        self.slopes = np.array([self._slope(learnt[self.rounds[learnt] == r]) for r in range(LAST_ROUND + 1)],
                               np.float32)

    def _slope(self, which: Array) -> float:
        if len(which) < FEWEST:
            return 1.0
        return least(lambda slope: float(self.loss(slope * self.logits[which], which).mean()), *SLOPES)

    def loss(self, logits: Array, which: Array) -> Array:
        """The cross entropy of each position."""
        chances = softmax_by_side(np.where(self.can_win[which], logits, -1e9), self.sides[which])
        out: Array = -(self.shares[which] * np.log(np.maximum(chances, 1e-12))).sum(1)
        return out

    def of(self, which: Array) -> Array:
        found: Array = self.slopes[self.rounds[which]][:, None] * self.logits[which]
        return found


class Adam:
    """Adam with decoupled decay, and one cycle of the learning rate."""

    def __init__(self, parameters: dict[str, Array], settings: Settings, steps: int) -> None:
        self.parameters = parameters
        self.settings = settings
        self.steps = steps
        self.step = 0
        self.mean = {name: np.zeros_like(value) for name, value in parameters.items()}
        self.square = {name: np.zeros_like(value) for name, value in parameters.items()}

    def rate(self) -> float:
        part = self.step / self.steps
        if part < 0.3:
            return self.settings.rate * (0.04 + 0.96 * (0.5 - 0.5 * math.cos(math.pi * part / 0.3)))
        return self.settings.rate * (0.001 + 0.999 * (0.5 + 0.5 * math.cos(math.pi * (part - 0.3) / 0.7)))

    def apply(self, gradients: dict[str, Array]) -> None:
        rate = float(self.rate())
        self.step += 1
        size = rate * np.sqrt(1 - 0.999 ** self.step) / (1 - 0.9 ** self.step)
        for name, gradient in gradients.items():
            value, mean, square = self.parameters[name], self.mean[name], self.square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            if value.ndim == 2:
                value *= 1 - rate * self.settings.decay
            value -= np.float32(size) * mean / (np.sqrt(square) + 1e-8)


class Trainer:
    """`start` is a network to begin from, for the same inputs."""

    def __init__(self, data: Positions, settings: Settings, start: dict[str, Array] | None = None) -> None:
        self.data, self.settings = data, settings
        held_out = data.facts[:, SEED] % HELD_OUT == 0
        self.learnt, self.unseen = np.flatnonzero(~held_out), np.flatnonzero(held_out)
        self.prior = Prior(data, self.learnt)
        self.trusts = [1.0] * len(self.prior.slopes)
        players, inputs = data.chances.shape[1], data.inputs
        rng = self.rng = np.random.default_rng(settings.seed)
        spread = self._spread()
        # An input that was never seen keeps the weights that the network begins with.
        self.scale = np.where(spread > 0, 1 / np.maximum(spread, LEAST_SPREAD), 1).astype(np.float32)
        wide, deep = settings.wide, settings.deep

        def uniform(*shape: int) -> Array:
            out: Array = rng.uniform(-1, 1, shape).astype(np.float32) / np.sqrt(np.float32(shape[0]))
            return out

        self.parameters: dict[str, Array] = {
            "first": rng.normal(0, 0.03, (inputs, wide)).astype(np.float32) * (spread > 0)[:, None],
            "first_bias": np.zeros(wide, np.float32), "second": uniform(wide, deep),
            "second_bias": np.zeros(deep, np.float32), "last": np.zeros((deep, players), np.float32),
            "last_bias": np.zeros(players, np.float32), "points": uniform(deep, players),
            "points_bias": np.full(players, 0.5, np.float32)}
        if start is not None:
            for name, value in start.items():
                if name == "first":
                    value = value / self.scale[:, None]
                self.parameters[name] = value.astype(np.float32)

    def _spread(self) -> Array:
        some = self.learnt[:: max(1, len(self.learnt) // 40000)]
        total = np.zeros(self.data.inputs)
        for part in np.array_split(some, max(1, len(some) // 2048)):
            total += (self.data.rows(part) ** 2).sum(0)
        out: Array = np.sqrt(total / max(len(some), 1))
        return out

    def forward(self, x: Array, mask: Array | None) -> tuple[Array, ...]:
        p = self.parameters
        one = np.maximum(x @ p["first"] + p["first_bias"], 0)
        if mask is not None:
            one *= mask
        two = np.maximum(one @ p["second"] + p["second_bias"], 0)
        return one, two, two @ p["last"] + p["last_bias"], two @ p["points"] + p["points_bias"]

    def gradients(self, which: Array) -> tuple[float, dict[str, Array]]:
        data, prior, p = self.data, self.prior, self.parameters
        x = data.rows(which) * self.scale
        keep = 1 - self.settings.dropout
        mask = (self.rng.random((len(which), self.settings.wide), np.float32) < keep).astype(np.float32) / keep
        one, two, logits, points = self.forward(x, mask)
        sides = data.sides[which]
        logits = np.where(prior.can_win[which], prior.of(which) + added_by_side(logits, sides), -1e9)
        chances = softmax_by_side(logits, sides)
        shares = prior.shares[which]
        loss = -float((shares * np.log(np.maximum(chances, 1e-12))).sum(1).mean())
        by_logit = np.take_along_axis(chances - shares, sides.astype(np.int64), 1) / len(which)
        error = points - data.points[which] / POINTS_SCALE
        by_points = POINTS_WEIGHT * np.clip(error / HUBER, -1, 1) / error.size
        by_two = (by_logit @ p["last"].T + by_points @ p["points"].T) * (two > 0)
        by_one = (by_two @ p["second"].T) * (one > 0) * mask
        return loss, {"first": x.T @ by_one, "first_bias": by_one.sum(0), "second": one.T @ by_two,
                      "second_bias": by_two.sum(0), "last": two.T @ by_logit, "last_bias": by_logit.sum(0),
                      "points": two.T @ by_points, "points_bias": by_points.sum(0)}

    def losses(self, which: Array) -> tuple[Array, Array]:
        """The loss of each position: of the network, and of the evaluation."""
        mine, theirs = [], []
        for part in np.array_split(which, max(1, len(which) // 4096)):
            _, _, logits, _ = self.forward(self.data.rows(part) * self.scale, None)
            prior = self.prior.of(part)
            mine.append(self.prior.loss(prior + added_by_side(logits, self.data.sides[part]), part))
            theirs.append(self.prior.loss(prior, part))
        return np.concatenate(mine), np.concatenate(theirs)

    def run(self, tell: Callable[[str], None] = print) -> Progress:
        settings, learnt = self.settings, self.learnt
        progress = Progress(len(self.data), len(np.unique(self.data.facts[:, SEED])))
        per_epoch = max(1, len(learnt) // settings.batch)
        adam = Adam(self.parameters, settings, per_epoch * settings.epochs)
        begun = time.monotonic()
        for epoch in range(settings.epochs):
            total = 0.0
            for part in np.array_split(self.rng.permutation(learnt), per_epoch):
                loss, gradients = self.gradients(part)
                adam.apply(gradients)
                total += loss
            mine, theirs = self.losses(self.unseen)
            progress.epochs.append((total / per_epoch, float(mine.mean()), float(theirs.mean())))
            tell(f"epoch {epoch + 1}: {total / per_epoch:.4f}; held out {mine.mean():.4f}, evaluation "
                 f"{theirs.mean():.4f}; {time.monotonic() - begun:.0f} s")
        self.trusts = self._trusts()
        rounds = self.prior.rounds[self.unseen]
        progress.rounds = [(r, int((rounds == r).sum()), float(mine[rounds == r].mean()),
                            float(theirs[rounds == r].mean())) for r in np.unique(rounds).tolist()]
        return progress

    def _trusts(self) -> list[float]:
        """How much of the network's logits foresees most, by round, on games that were held out."""
        found = []
        rounds = self.prior.rounds[self.unseen]
        for r in range(LAST_ROUND + 1):
            which = self.unseen[rounds == r][:MOST_CALIBRATED]
            if len(which) < FEWEST:
                found.append(1.0)
                continue
            prior = self.prior.of(which)
            logits = added_by_side(self.forward(self.data.rows(which) * self.scale, None)[2], self.data.sides[which])

            def loss(trust: float, prior: Array = prior, logits: Array = logits, which: Array = which) -> float:
                return float(self.prior.loss(prior + np.float32(trust) * logits, which).mean())

            found.append(round(least(loss, *TRUSTS), 3))
        return found

    # ------------------------------------------------------------------ as a file

    def to_file(self, head: dict[str, Any], names: list[str]) -> NetworkFile:
        """Rounds the weights to parts of `SCALE`; the bias of a layer adds to sums of products."""
        p = self.parameters
        layers = [p["first"] * self.scale[:, None], p["second"], p["last"]]
        weights = array("h")
        for layer in layers:
            whole = np.clip(np.rint(layer * SCALE), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int16)
            weights.frombytes(whole.tobytes())
        found = {**head, "players": p["last"].shape[1], "inputs": self.data.inputs, "wide": self.settings.wide,
                 "deep": self.settings.deep, "slopes": [round(float(slope), 3) for slope in self.prior.slopes],
                 "trusts": self.trusts}
        for power, name in enumerate(("first_bias", "second_bias", "last_bias"), 1):
            found[name] = [int(np.rint(float(bias) * SCALE ** power)) for bias in p[name]]
        return NetworkFile(found, weights, names)


def start_from(network: NetworkFile, names: list[str], players: int) -> dict[str, Array]:
    """Weights to begin another layout from: inputs of equal names keep theirs, others begin at 0."""
    head = network.head
    inputs, wide, deep, seats = (int(head[key]) for key in ("inputs", "wide", "deep", "players"))
    weights = np.array(network.weights, np.float32) / np.float32(SCALE)
    old = weights[:inputs * wide].reshape(inputs, wide)
    place = {name: i for i, name in enumerate(network.names)}
    first = np.zeros((len(names), wide), np.float32)
    for i, name in enumerate(names):
        if name in place:
            first[i] = old[place[name]]
    out = {"first": first, "first_bias": np.array(head["first_bias"], np.float32) / SCALE,
           "second": weights[inputs * wide:][:wide * deep].reshape(wide, deep),
           "second_bias": np.array(head["second_bias"], np.float32) / SCALE ** 2}
    if seats == players:
        out["last"] = weights[inputs * wide + wide * deep:].reshape(deep, players)
        out["last_bias"] = (np.array(head["last_bias"]) / SCALE ** 3).astype(np.float32)
    return out
