"""A small neural network that estimates, at the end of a round, the chance to win a solo game.

Its input is described in `features.py`. It has two hidden layers with ReLU, and a linear skip connection from the input
to the output. Its logit is mixed with that of the evaluation: the network is better at telling who wins, the evaluation
at comparing moves. `tools/train_value_network.py` writes the parameters to `value_network_*.json`.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, floats, vector
from landsraad.bots.dune.features import Features
from landsraad.kernel.engine import State

LEAST_PROBABILITY: Final = 1e-6  # of an evaluation; its logit must be finite
MOST_LOGIT: Final = 30.0


@final
class ValueNetwork:
    """The network and its mixture with the evaluation.

    network_share: the weight of the network's logit; the rest is the evaluation's.
    prior_slope, prior_bias: calibrate the evaluation's logit.
    """

    def __init__(self, features: Features, parameters: dict[str, Any]) -> None:
        if parameters["features"] != features.names:
            raise ValueError("trained on other features; train it again with tools/train_value_network.py")
        self.features = features
        self.hidden_size: i64 = len(parameters["first"])
        self.second_size: i64 = len(parameters["second"])
        # By feature, then by neuron: most features are zero and can be skipped.
        self.first: Floats = vector([row[i] for i in range(len(features.names)) for row in parameters["first"]])
        self.first_bias: Floats = vector(parameters["first_bias"])
        self.second: Floats = vector([weight for row in parameters["second"] for weight in row])
        self.second_bias: Floats = vector(parameters["second_bias"])
        self.output: Floats = vector(parameters["output"])
        self.skip: Floats = vector(parameters["skip"])
        self.bias: float = parameters["bias"]
        self.network_share: float = parameters["network_share"]
        self.prior_slope: float = parameters["prior_slope"]
        self.prior_bias: float = parameters["prior_bias"]
        self.hidden: Floats = floats(self.hidden_size)

    def win_probability(self, s: State, seat: i64, evaluation: float) -> float:
        """Returns the chance to win of a seat, given the evaluation's estimate."""
        self.features.fill(s, seat)
        evaluation = min(max(evaluation, LEAST_PROBABILITY), 1.0 - LEAST_PROBABILITY)
        prior = self.prior_slope * math.log(evaluation / (1.0 - evaluation)) + self.prior_bias
        logit = self.network_share * self.logit() + (1.0 - self.network_share) * prior
        return 1.0 / (1.0 + math.exp(-logit))

    def logit(self) -> float:
        """Runs the network on `self.features`."""
        features, hidden, first, skip = self.features.out, self.hidden, self.first, self.skip
        size = self.hidden_size
        logit = self.bias
        for k in range(size):
            hidden[k] = self.first_bias[k]
        for i in range(len(features)):
            feature = features[i]
            if feature != 0.0:
                logit += feature * skip[i]
                at = i * size
                for k in range(size):
                    hidden[k] += feature * first[at + k]
        for k in range(size):
            hidden[k] = max(hidden[k], 0.0)
        for n in range(self.second_size):
            activation = self.second_bias[n]
            at = n * size
            for k in range(size):
                activation += hidden[k] * self.second[at + k]
            if activation > 0.0:
                logit += activation * self.output[n]
        return min(max(logit, -MOST_LOGIT), MOST_LOGIT)
