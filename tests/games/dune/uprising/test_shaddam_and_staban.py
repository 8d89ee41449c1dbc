"""Shaddam Corrino IV and Staban Tuek."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.leaders import HALL, PLOTS, RING, led
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule

ALL = ["feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "lady_jessica", "lady_margot_fenring",
       "muad_dib", "princess_irulan", "shaddam_corrino_iv", "staban_tuek"]


# ------------------------------------------------------------------ Shaddam Corrino IV


def shaddam(**me: Any) -> Table:
    return led("shaddam_corrino_iv", {"hand": RING, **me}, choam="yes")


def test_shaddam_plays_only_with_the_module() -> None:
    with pytest.raises(landsraad.BadInput, match="only with the CHOAM module"):
        landsraad.new("uprising", players=3, seed=1, leaders=["shaddam_corrino_iv"])
    drawn = {landsraad.new("uprising", players=4, seed=seed).get(f"{seat}.leader") for seed in range(30)
             for seat in "ABCD"}
    assert drawn == set(ALL) - {"shaddam_corrino_iv"}
    drawn = {landsraad.new("uprising", players=4, seed=seed, choam="yes").get(f"{seat}.leader") for seed in range(30)
             for seat in "ABCD"}
    assert drawn == set(ALL)


def test_shaddam_takes_a_solari_and_a_troop() -> None:
    t = shaddam(solari=3)
    play(t, HALL)
    assert texts(t) == ["choose 1", "choose 2"]
    play(t, "choose 1")
    assert (t.get("A.solari"), t.get("A.garrison")) == (4, 4)


def test_shaddam_buys_influence() -> None:
    t = shaddam(solari=4)
    play(t, HALL, "choose 2")
    assert (t.get("A.solari"), len(texts(t))) == (1, 4)
    play(t, "influence fremen")
    assert (t.get("A.influence.fremen"), t.get("A.garrison")) == (1, 3)


def test_shaddam_needs_three_solari_for_influence() -> None:
    t = shaddam(solari=2)
    play(t, HALL)
    assert (t.get("A.solari"), t.get("A.garrison")) == (3, 4)


def test_shaddam_deploys_nothing_in_that_turn() -> None:
    t = shaddam(solari=0)
    play(t, "agent signet_ring arrakeen", "resolve card")
    assert t.actor == "B" and t.get("A.conflict") == 0
    t = led("gurney_halleck", {"hand": RING}, choam="yes")  # as another leader may
    play(t, "agent signet_ring arrakeen")
    assert "deploy 4" in texts(t)


def test_shaddam_may_deploy_again_in_his_next_turn() -> None:
    t = shaddam(hand=["signet_ring", "reconnaissance"])
    play(t, "agent signet_ring arrakeen", "resolve card")
    for _ in "BC":
        play(t, "reveal", "end")
    play(t, "agent reconnaissance spice_refinery")
    assert "deploy 2" in texts(t)


def test_shaddam_summons_no_worm_in_that_turn() -> None:
    """The ban holds from the moment the ring is played, also for the box of the space resolved first."""
    me = {"hand": RING, "maker_hooks": True, "water": 3, "solari": 3}
    t = led("shaddam_corrino_iv", me, choam="yes", conflict="skirmish_crysknife")
    play(t, "agent signet_ring deep_desert", "resolve space")
    assert (t.get("A.spice"), t.get("A.sandworms")) == (4, 0)
    t = led("muad_dib", me, choam="yes", conflict="skirmish_crysknife")
    play(t, "agent signet_ring deep_desert")
    assert "choose 2" in texts(t) or "resolve space" in texts(t)


def test_shaddam_deploys_by_no_other_means() -> None:
    """What cards and plots deploy is under the ban as well."""
    from landsraad.games.dune.bases.uprising.rules.sandworms import summon
    from landsraad.games.dune.rules.troops.deployment import deploy_from_supply, deploy_up_to, is_held_back

    t = shaddam(solari=3)
    state = t.state
    assert not is_held_back(state, 0)
    play(t, HALL)
    assert is_held_back(state, 0) and not is_held_back(state, 1)
    deploy_from_supply(state, 0)
    assert t.get("A.conflict") == 0
    clone = state.clone()
    clone.count = 0
    deploy_up_to(3).options(clone)
    assert clone.count == 0
    assert not summon(1).possible(clone)


def test_shaddams_other_cards_deploy_as_usual() -> None:
    t = led("shaddam_corrino_iv", {"hand": ["reconnaissance", "dagger"]}, choam="yes")
    play(t, "agent reconnaissance arrakeen")
    assert "deploy 3" in texts(t)


# ------------------------------------------------------------------ Staban Tuek


def test_staban_starts_without_diplomacy() -> None:
    t = landsraad.new("uprising", players=3, seed=1, leaders=["staban_tuek", "muad_dib"])
    assert len(t.get("A.hand") + t.get("A.deck")) == 9 and "diplomacy" not in t.get("A.hand") + t.get("A.deck")
    assert "diplomacy" in t.get("B.hand") + t.get("B.deck")


@pytest.mark.parametrize("space, spies, spice", [
    ("imperial_basin", ["imperial_basin"], 1), ("imperial_basin", ["hagga_basin", "deep_desert"], 0),
    ("hagga_basin", ["hagga_basin", "imperial_basin"], 1), ("deep_desert", ["deep_desert"], 1),
    ("accept_contract", ["choam"], 0)])
def test_staban_gains_spice_from_what_he_sees(space: str, spies: list[str], spice: int) -> None:
    t = uprising(options={"leaders": ["gurney_halleck", "staban_tuek", "muad_dib"]}, B={"spies": spies},
                 A={"hand": ["dune_the_desert_planet", "dagger"], "water": 3})
    play(t, f"agent dune_the_desert_planet {space}")
    assert t.get("B.spice") == spice and t.get("B.spies") == sorted(
        (f"post_{name}" for name in spies), key=["post_imperial_basin", "post_hagga_basin", "post_deep_desert",
                                                 "post_choam"].index)
    assert len(kinds(t, "watched")) == spice


def test_staban_does_not_watch_himself() -> None:
    t = led("staban_tuek", {"hand": ["dune_the_desert_planet"], "spies": ["imperial_basin"]})
    play(t, "agent dune_the_desert_planet imperial_basin", "skip")
    assert t.get("A.spice") == 1


def test_staban_sells_what_he_learns_at_the_landsraad() -> None:
    t = led("staban_tuek", {"hand": RING, "spice": 1, "solari": 5}, intrigue_deck=PLOTS)
    play(t, HALL, "resolve card", "spy post_landsraad_council")
    assert texts(t) == ["pay", "skip"]
    play(t, "pay")
    assert (t.get("A.spice"), t.get("A.solari"), len(t.get("A.intrigue"))) == (0, 8, 1)


@pytest.mark.parametrize("post", ["emperor", "spacing_guild", "bene_gesserit", "fremen"])
def test_staban_pays_for_secrets_of_a_faction(post: str) -> None:
    t = led("staban_tuek", {"hand": RING, "spice": 1, "solari": 2}, intrigue_deck=PLOTS)
    play(t, HALL, "resolve card", f"spy post_{post}")
    assert texts(t) == ["pay", "skip"]
    assert len(play(t.clone(), "skip").get("A.intrigue")) == 1
    play(t, "pay")
    assert (t.get("A.spice"), t.get("A.solari"), len(t.get("A.intrigue"))) == (1, 0, 2)


@pytest.mark.parametrize("post, spice, solari", [
    ("choam", 3, 3), ("imperial_basin", 3, 3), ("spice_refinery_arrakeen", 3, 3), ("landsraad_hall", 0, 3),
    ("fremen", 3, 1)])
def test_staban_has_nothing_more_of_other_posts_or_without_the_means(post: str, spice: int, solari: int) -> None:
    t = led("staban_tuek", {"hand": RING, "spice": spice, "solari": solari})
    play(t, HALL, f"spy post_{post}")
    assert t.actor == "B" and (t.get("A.spice"), t.get("A.solari")) == (spice, solari)
    assert t.get("A.spies") == [f"post_{post}"]


def test_stabans_network_looks_at_the_post_just_taken() -> None:
    """Not at those where his other spies are."""
    t = led("staban_tuek", {"hand": RING, "spice": 1, "solari": 2, "spies": ["landsraad_council", "fremen"]})
    play(t, HALL, "spy post_choam")
    assert t.actor == "B"


@rule("UPM-SPIES-02")
def test_staban_with_all_his_spies_out_recalls_one_first() -> None:
    t = led("staban_tuek", {"hand": RING, "spice": 1, "spies": ["choam", "fremen", "emperor"]})
    play(t, HALL)
    assert set(texts(t)) == {"recall_spy post_choam", "recall_spy post_fremen", "recall_spy post_emperor", "skip"}
    play(t, "recall_spy post_choam", "spy post_landsraad_hall", "pay")
    assert t.get("A.solari") == 3
