"""What the end of a round promises to who is alone with Rivals: a small network that was shown how games ended.

It reads the numbers of `facts`. Each neuron of the first layer adds up what it is told times its weights and says
nothing below zero; those of the second listen to the first; the answer listens to the second and, directly, to all the
facts. What the judge thinks of the position has its share in the answer: the network knows better who wins, the judge
what a move is good for. The numbers are data (`insight_*.json`): `tools/train_value_network.py` finds them.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, floats, vector
from landsraad.bots.dune.features import Facts
from landsraad.kernel.engine import State

LEAST: Final = 1e-6  # chance that a judge may give
MOST: Final = 30.0  # that the answer may be


@final
class Insight:
    def __init__(self, facts: Facts, told: dict[str, Any]) -> None:
        if told["facts"] != facts.names:
            raise ValueError("trained on other features; train it again with tools/train_value_network.py")
        self.facts = facts
        self.wide: i64 = len(told["first"])
        self.deep: i64 = len(told["second"])
        # By the fact, then by the neuron: most facts are zero, and are passed over.
        self.first: Floats = vector([row[i] for i in range(len(facts.names)) for row in told["first"]])
        self.first_bias: Floats = vector(told["first_bias"])
        self.second: Floats = vector([weight for row in told["second"] for weight in row])
        self.second_bias: Floats = vector(told["second_bias"])
        self.last: Floats = vector(told["last"])
        self.direct: Floats = vector(told["direct"])
        self.bias: float = told["bias"]
        self.trust: float = told["trust"]  # in the network; the rest of it is in the judge,
        self.slope: float = told["slope"]  # whose opinion has to be read anew to be a chance
        self.shift: float = told["shift"]
        self.heard: Floats = floats(self.wide)

    def chance(self, s: State, seat: i64, judged: float) -> float:
        """That the seat wins, between two rounds, where the judge thinks so much of it."""
        self.facts.fill(s, seat)
        judged = min(max(judged, LEAST), 1.0 - LEAST)
        opinion = self.slope * math.log(judged / (1.0 - judged)) + self.shift
        answer = self.trust * self.answer() + (1.0 - self.trust) * opinion
        return 1.0 / (1.0 + math.exp(-answer))

    def answer(self) -> float:
        """Of the network, to the facts: below zero for a position that is rather lost."""
        facts, heard, first, direct = self.facts.out, self.heard, self.first, self.direct
        wide = self.wide
        answer = self.bias
        for k in range(wide):
            heard[k] = self.first_bias[k]
        for i in range(len(facts)):
            fact = facts[i]
            if fact != 0.0:
                answer += fact * direct[i]
                at = i * wide
                for k in range(wide):
                    heard[k] += fact * first[at + k]
        for k in range(wide):
            heard[k] = max(heard[k], 0.0)
        for n in range(self.deep):
            said = self.second_bias[n]
            at = n * wide
            for k in range(wide):
                said += heard[k] * self.second[at + k]
            if said > 0.0:
                answer += said * self.last[n]
        return min(max(answer, -MOST), MOST)
