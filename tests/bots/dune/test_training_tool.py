"""The training tool: games become samples, and parameters are saved so that a network can read them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import landsraad
from landsraad.bots.dune.uprising_features import UprisingFeatures, uprising_names
from landsraad.bots.dune.value_network import ValueNetwork
from landsraad.bots.registry import COMPILED
from tools import train_value_network as train


@pytest.mark.skipif(not COMPILED, reason="a whole game takes too long uncompiled")
def test_a_game_becomes_samples(tmp_path: Path) -> None:
    known = landsraad.game(train.GAME)
    options = known.check_options({"players": 1, "difficulty": "sardaukar"})
    samples = train.Samples()
    for seed in range(3):
        train.play(known.variant(options), options, seed, 8, samples)
    n = len(samples.features)
    assert n > 3 and n == len(samples.won) == len(samples.evaluations) == len(samples.margin) == len(samples.game)
    assert all(len(features) == len(uprising_names()) for features in samples.features)
    assert all((won > 0) == (margin >= 0) or margin == 0
               for won, margin in zip(samples.won, samples.margin, strict=True))
    samples.save(tmp_path / "one.npz", uprising_names())
    assert list(np.load(tmp_path / "one.npz")["names"]) == uprising_names()


def test_calibration() -> None:
    """If positions estimated at 10 % are won half of the time, the calibrated estimate is 50 %."""
    estimates = np.array([0.1] * 400 + [0.5] * 400)
    won = np.array(([0.0] * 200 + [1.0] * 200) + ([0.0] * 100 + [1.0] * 300))
    slope, bias = train.calibrate(estimates, won)
    found = [1 / (1 + np.exp(-(slope * np.log(p / (1 - p)) + bias))) for p in (0.1, 0.5)]
    assert found == pytest.approx([0.5, 0.75], abs=1e-6)


def test_saved_parameters_can_be_read(tmp_path: Path) -> None:
    names = uprising_names()
    path = tmp_path / "network.json"
    train.save(path, {"network_share": 0.5, "prior_slope": 1.0, "prior_bias": 0.0, "features": names,
                      "bias": np.float32(0.25), "skip": np.zeros(len(names)), "output": np.ones(2),
                      "second_bias": np.zeros(2), "second": np.ones((2, 3)),
                      "first_bias": np.array([1.23456, 0.0, 0.0]), "first": np.zeros((3, len(names)))})
    parameters = json.loads(path.read_text(encoding="utf-8"))
    assert parameters["first_bias"] == [1.235, 0.0, 0.0] and len(path.read_text(encoding="utf-8").splitlines()) == 20
    evaluation = train.evaluation(landsraad.game(train.GAME).variant({"players": 1}))
    network = ValueNetwork(UprisingFeatures(evaluation.values, evaluation.promised), parameters)
    assert network.logit() == pytest.approx(0.25 + 2 * 1.235)
