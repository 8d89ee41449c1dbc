"""A value network on the observation of the seat that searches. It knows what the evaluation does not.

Its input is the row of numbers that a seat may know (`kernel.observation`), so it needs no features of its own. Its
output is one logit for each seat, counted from the viewer. They are added to the logits of the evaluation, calibrated
by a slope for each round, and a softmax over seats gives the chances to win. Partners win together, so the logits of a
side are added.

A position differs from the last one in few numbers, so the first layer takes back and adds only what has changed.
All weights are whole numbers (see `SCALE`) in floats. Sums of them are exact, so a result does not depend on the
positions seen before, on the order of sums, or on the machine.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from landsraad.bots.core.vectors import Floats, floats
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.observation.encoder import Row, RowCache
from landsraad.kernel.observation.schema import Observer

SCALE: Final = 1024.0  # a weight of 1
MOST_INPUT: Final = 127  # larger numbers count as this
# Activations end here, as a number; so that the sums of the last layer stay exact.
MOST_ACTIVATION: Final = 32.0
LEAST_PROBABILITY: Final = 1e-4  # of an evaluation; its logit must be finite
MOST_SEATS: Final = 8


@final
class NetworkWeights:
    """The weights of one layout, which any number of networks share.

    first: by the place in the row, then by neuron. second: by neuron of the first layer, then of the second. last: by
    neuron of the second layer, then by seat. slopes, trusts: how much the logits of the evaluation and of the network
    count, by round.
    """

    def __init__(self, players: i64, inputs: i64, wide: i64, deep: i64, first: Floats, first_bias: Floats,
                 second: Floats, second_bias: Floats, last: Floats, last_bias: Floats, slopes: Floats,
                 trusts: Floats) -> None:
        self.players = players
        self.inputs = inputs
        self.wide = wide
        self.deep = deep
        self.first = first
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias = last_bias
        self.slopes = slopes
        self.trusts = trusts


@final
class ResidualNetwork:
    """Applies weights to positions. Keeps scratch memory, so threads must not share one."""

    def __init__(self, weights: NetworkWeights, observer: Observer) -> None:
        self.weights = weights
        self.cache = RowCache(observer)
        self.row: Row = vec[i16]([0] * observer.size)
        self.shown: Row = vec[i16]([0] * observer.size)  # what the first layer has added up
        self.sums: Floats = floats(weights.wide)
        for k in range(weights.wide):
            self.sums[k] = weights.first_bias[k]
        self.hidden: Floats = floats(weights.deep)
        self.logits: Floats = floats(MOST_SEATS)
        self.by_side: Floats = floats(MOST_SEATS)

    def adjust(self, s: State, viewer: i64, horizon: i64, out: Floats) -> None:
        """Improves the chances in `out`. A seat whose chance is 0 keeps it."""
        self.run(s, viewer)
        weights = self.weights
        players = s.players
        last: i64 = len(weights.slopes) - 1
        slope = weights.slopes[min(max(horizon, 0), last)]
        trust = weights.trusts[min(max(horizon, 0), last)]
        by_side = self.by_side
        for seat in range(players):
            by_side[seat] = 0.0
        for i in range(players):
            seat = turned(viewer, i, players)
            by_side[side_of(s, seat)] += trust * self.logits[i]
        best = -1e9
        for seat in range(players):
            if side_of(s, seat) == seat and out[seat] > 0.0:
                by_side[seat] += slope * math.log(max(out[seat], LEAST_PROBABILITY))
                best = max(best, by_side[seat])
        total = 0.0
        for seat in range(players):
            if side_of(s, seat) == seat and out[seat] > 0.0:
                by_side[seat] = math.exp(by_side[seat] - best)
                total += by_side[seat]
        for seat in range(players):
            if out[seat] > 0.0:
                out[seat] = by_side[side_of(s, seat)] / total

    def run(self, s: State, viewer: i64) -> None:
        """Computes the logits, counted from the viewer."""
        weights = self.weights
        self.look(s, viewer)
        sums, hidden, second, last = self.sums, self.hidden, weights.second, weights.last
        wide, deep, players = weights.wide, weights.deep, weights.players
        most = MOST_ACTIVATION * SCALE
        for n in range(deep):
            hidden[n] = weights.second_bias[n]
        for k in range(wide):
            active = sums[k]
            if active > 0.0:
                if active > most:
                    active = most
                at = k * deep
                for n in range(deep):
                    hidden[n] += active * second[at + n]
        most *= SCALE
        for i in range(players):
            self.logits[i] = weights.last_bias[i]
        for n in range(deep):
            active = hidden[n]
            if active > 0.0:
                if active > most:
                    active = most
                at = n * players
                for i in range(players):
                    self.logits[i] += active * last[at + i]
        for i in range(players):
            self.logits[i] /= SCALE * SCALE * SCALE

    def look(self, s: State, viewer: i64) -> None:
        """Brings the first layer up to date."""
        weights = self.weights
        self.cache.update(s, viewer, self.row, 0)
        self.cache.remember(s, viewer)
        row, shown, sums, first, wide = self.row, self.shown, self.sums, weights.first, weights.wide
        for i in range(weights.inputs):
            if row[i] != shown[i]:
                difference = float(clipped(row[i]) - clipped(shown[i]))
                shown[i] = row[i]
                at = i * wide
                for k in range(wide):
                    sums[k] += difference * first[at + k]


def clipped(number: i16) -> i64:
    """An input of the network."""
    value = i64(number)
    if value > MOST_INPUT:
        return MOST_INPUT
    return -MOST_INPUT if value < -MOST_INPUT else value


def turned(viewer: i64, i: i64, players: i64) -> i64:
    """The seat at a place counted from the viewer."""
    seat = viewer + i
    return seat - players if seat >= players else seat


def side_of(s: State, seat: i64) -> i64:
    """Returns the first of the seats that win together with this one."""
    if s.plan.side != NONE:
        for other in range(seat):
            if s.allied(seat, other):
                return other
    return seat
