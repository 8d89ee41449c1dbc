"""Feyd-Rautha Harkonnen: his training and his spies."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.dune.bases.uprising.rules.leader_effects import TRACK
from landsraad.kernel.table import Table
from support.dune.leaders import HALL, RING, led
from support.dune.resources import change, stock
from support.dune.table import play, texts


def trained(place: str, **me: Any) -> Table:
    """The Signet Ring has been played; the token was there."""
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": place, **me})
    return play(t, HALL)


def test_feyd_rautha_starts_at_the_left_end() -> None:
    t = landsraad.new("uprising", players=3, seed=1, leaders=["feyd_rautha_harkonnen"])
    assert t.get("A.training") == "start"


@pytest.mark.parametrize("place, onward", [
    ("start", ["upper_1", "lower_1"]), ("middle", ["upper_2", "lower_2a"])])
def test_feyd_rautha_chooses_a_branch(place: str, onward: list[str]) -> None:
    t = trained(place)
    assert texts(t) == [f"train {name}" for name in onward]
    play(t, f"train {onward[1]}")
    assert t.get("A.training") == onward[1]


@pytest.mark.parametrize("place, onward", [
    ("upper_1", "middle"), ("lower_1", "middle"), ("upper_2", "final"), ("lower_2a", "lower_2b"),
    ("lower_2b", "final")])
def test_feyd_rautha_goes_on_where_there_is_one_way(place: str, onward: str) -> None:
    assert trained(place).get("A.training") == onward


def test_feyd_rautha_trains_to_trash_a_card_for_a_solari() -> None:
    t = trained("start", solari=1)
    play(t, "train upper_1")
    assert texts(t) == ["pay", "skip"]
    play(t, "pay")
    assert t.get("A.solari") == 0
    assert "trash dagger hand" in texts(t) and "skip" not in texts(t)
    play(t, "trash dagger hand")
    assert t.get("trashed") == ["dagger"]
    t = trained("start", solari=1)
    play(t, "train upper_1", "skip")
    assert t.get("A.solari") == 1 and t.get("trashed") == []
    t = trained("start", solari=0)  # the token may go there all the same
    play(t, "train upper_1")
    assert t.get("A.training") == "upper_1" and t.get("trashed") == [] and t.actor == "B"


@pytest.mark.parametrize("place, branch", [("start", "lower_1"), ("middle", "lower_2a")])
def test_feyd_rautha_trains_to_place_a_spy(place: str, branch: str) -> None:
    t = trained(place)
    play(t, f"train {branch}")
    assert len(texts(t)) == 13 and all(text.startswith("spy post_") for text in texts(t))
    play(t, "spy post_choam")
    assert t.get("A.spies") == ["post_choam"]


@pytest.mark.parametrize("place, moves", [("lower_1", []), ("upper_1", []), ("middle", ["train upper_2"])])
def test_feyd_rautha_trains_to_trash_a_card_or_not(place: str, moves: list[str]) -> None:
    """The middle of the track, and the space above its right half."""
    t = play(trained(place), *moves)
    assert {"trash dagger hand", "trash signet_ring in_play", "skip"} == set(texts(t))
    assert play(t.clone(), "trash dagger hand").get("trashed") == ["dagger"]
    assert play(t, "skip").get("trashed") == []


def test_feyd_rautha_trains_for_spice() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": "lower_2a"})
    before = stock(t)
    play(t, HALL)
    assert (change(t, before)["spice"], t.get("A.training")) == (2, "lower_2b")


@pytest.mark.parametrize("place", ["upper_2", "lower_2b"])
def test_feyd_rautha_finishes_his_training(place: str) -> None:
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": place})
    play(t, HALL)
    assert (t.get("A.training"), t.get("A.garrison")) == ("final", 4)
    play(t, "spy post_fremen")
    assert t.get("A.spies") == ["post_fremen"]


def test_feyd_rautha_has_nothing_more_to_learn_at_the_end() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": "final"})
    before = stock(t)
    play(t, HALL)
    assert t.get("A.training") == "final" and t.get("A.spies") == []
    assert change(t, before) == {"agents": -1, "hand": -1, "in_play": 1}


def test_every_way_along_the_track_takes_four_or_five_steps() -> None:
    onward = {lesson.name: lesson.onward for lesson in TRACK}

    def steps(name: str) -> set[int]:
        return {1 + n for way in onward[name] for n in steps(way)} if onward[name] else {0}

    assert steps("start") == {4, 5}
    assert all(name in onward for names in onward.values() for name in names)


def test_feyd_rautha_recalls_a_spy_for_two_swords() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"], "conflict": 1, "spies": ["choam", "fremen"]})
    play(t, "reveal")
    assert {"ability", "end"} <= set(texts(t))
    assert t.get("A.strength") == 3
    play(t, "ability")
    assert set(texts(t)) == {"recall_spy post_choam", "recall_spy post_fremen"}
    play(t, "recall_spy post_choam")
    assert (t.get("A.strength"), t.get("A.spies")) == (5, ["post_fremen"])
    assert "ability" not in texts(t)  # once in a reveal turn


def test_feyd_rautha_needs_a_spy_and_may_keep_it() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"]})
    assert "ability" not in texts(play(t, "reveal"))
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"], "spies": ["choam"]})
    play(t, "reveal", "end")
    assert t.get("A.spies") == ["post_choam"] and t.actor == "B"
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"], "spies": ["choam"]})
    assert "ability" not in texts(t)  # not before the reveal turn
