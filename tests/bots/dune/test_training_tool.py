"""The tool that finds the numbers of an insight: games become notes, and numbers a file that an insight can read."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import landsraad
from landsraad.bots.dune.uprising_features import UprisingFacts, uprising_names
from landsraad.bots.dune.value_network import Insight
from landsraad.bots.registry import COMPILED
from tools import train_value_network as learn


@pytest.mark.skipif(not COMPILED, reason="thinking about a whole game takes long uncompiled")
def test_a_game_becomes_notes(tmp_path: Path) -> None:
    known = landsraad.game(learn.GAME)
    options = known.check_options({"players": 1, "difficulty": "sardaukar"})
    notes = learn.Notes()
    for seed in range(3):
        learn.play(known.variant(options), options, seed, 8, notes)
    n = len(notes.facts)
    assert n > 3 and n == len(notes.won) == len(notes.judged) == len(notes.margin) == len(notes.game)
    assert all(len(facts) == len(uprising_names()) for facts in notes.facts)
    assert all((won > 0) == (margin >= 0) or margin == 0 for won, margin in zip(notes.won, notes.margin, strict=True))
    notes.save(tmp_path / "one.npz", uprising_names())
    assert list(np.load(tmp_path / "one.npz")["names"]) == uprising_names()


def test_an_opinion_becomes_a_chance() -> None:
    """Positions that the judge thinks a tenth of are won by a half: that is what is read."""
    judged = np.array([0.1] * 400 + [0.5] * 400)
    won = np.array(([0.0] * 200 + [1.0] * 200) + ([0.0] * 100 + [1.0] * 300))
    slope, shift = learn.read_anew(judged, won)
    told = [1 / (1 + np.exp(-(slope * np.log(p / (1 - p)) + shift))) for p in (0.1, 0.5)]
    assert told == pytest.approx([0.5, 0.75], abs=1e-6)


def test_what_is_saved_can_be_read(tmp_path: Path) -> None:
    names = uprising_names()
    path = tmp_path / "insight.json"
    learn.save(path, {"trust": 0.5, "slope": 1.0, "shift": 0.0, "facts": names, "bias": np.float32(0.25),
                      "direct": np.zeros(len(names)), "last": np.ones(2), "second_bias": np.zeros(2),
                      "second": np.ones((2, 3)), "first_bias": np.array([1.23456, 0.0, 0.0]),
                      "first": np.zeros((3, len(names)))})
    told = json.loads(path.read_text(encoding="utf-8"))
    assert told["first_bias"] == [1.235, 0.0, 0.0] and len(path.read_text(encoding="utf-8").splitlines()) == 20
    judge = learn.judge(landsraad.game(learn.GAME).variant({"players": 1}))
    insight = Insight(UprisingFacts(judge.tables, judge.contracts), told)
    assert insight.answer() == pytest.approx(0.25 + 2 * 1.235)
