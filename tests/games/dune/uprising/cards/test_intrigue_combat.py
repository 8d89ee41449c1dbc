"""Combat cards: effects, costs, and which seats may play them."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.resources import EMPTY
from support.dune.table import play, texts, uprising
from support.rules import rule

CHOAM = {"choam": "yes"}
OTHER = {**EMPTY, "conflict": 1}


def window(*cards: str, options: dict[str, Any] | None = None, **seat: Any) -> Table:
    """The combat: A, with these cards and three troops, is asked first; B has one troop there."""
    board = {name: seat.pop(name) for name in ("row", "imperium_deck", "reserve", "contract_row") if name in seat}
    return uprising(options=options, phase="combat", conflict="shadow_contest", round=3, **board,
                    A={**EMPTY, "conflict": 3, "intrigue": list(cards), **seat}, B=OTHER, C={**EMPTY})


def swords_of(t: Table) -> int:
    return int(t.get("A.swords"))


@pytest.mark.parametrize(("card", "seat", "swords"), [
    ("contingency_plan", {}, 3),
    ("devour", {}, 2), ("devour", {"sandworms": 1, "discard": [], "hand": []}, 4),
    ("find_weakness", {}, 2),
    ("questionable_methods", {}, 1),
    ("weirding_combat", {}, 3), ("weirding_combat", {"influence": {"bene_gesserit": 2}}, 3),
    ("weirding_combat", {"influence": {"bene_gesserit": 3}}, 5),
    ("spring_the_trap", {"spies": ["choam", "fremen"]}, 7),
    ("spice_is_power", {"spice": 3, "conflict": 2}, 6),
])
@rule("UPM-COMBAT-01", "UPM-INTRIGUE-01", "UPM-INTRIGUE-04", "UPM-INFLUENCE-04")
def test_swords(card: str, seat: dict[str, Any], swords: int) -> None:
    """Where nothing can be chosen, nothing is asked."""
    t = play(window(card, "tactical_option", **seat), f"play {card}")
    assert swords_of(t) == swords and texts(t) == ["play tactical_option", "end"]
    assert t.get("A.strength") == 2 * t.get("A.conflict") + 3 * t.get("A.sandworms") + swords


@pytest.mark.parametrize(("card", "seat"), [
    ("spring_the_trap", {"spies": ["choam"]}),
    ("spice_is_power", {"spice": 2, "conflict": 2}),
    ("go_to_ground", {"conflict": 0, "sandworms": 1}),
    ("reach_agreement", {"conflict": 0, "sandworms": 1}),
    ("backed_by_choam", {"completed": ["espionage"]}),
    ("crysknife", {}), ("shadow_alliance", {}),
])
@rule("UPM-INTRIGUE-01", "UPM-SANDWORMS-07")
def test_what_cannot_be_played(card: str, seat: dict[str, Any]) -> None:
    assert f"play {card}" not in texts(window(card, "contingency_plan", options=CHOAM, **seat))


@rule("UPM-COMBAT-01", "UPM-SANDWORMS-02")
def test_only_with_a_unit_in_the_conflict_a_worm_is_one() -> None:
    t = window("contingency_plan", "devour", conflict=0, sandworms=1)
    assert (t.actor, texts(t)) == ("A", ["play contingency_plan", "play devour", "pass"])
    assert play(t, "play contingency_plan").get("A.strength") == 6
    idle = uprising(phase="combat", conflict="shadow_contest", round=3,
                    A={**EMPTY, "conflict": 0, "intrigue": ["contingency_plan"]},
                    B={**OTHER, "intrigue": ["contingency_plan"]}, C={**EMPTY})
    assert idle.actor == "B"


@rule("UPM-TERMS-01")
def test_devour_with_a_worm_may_trash() -> None:
    t = play(window("devour", sandworms=2, hand=[], discard=["dagger"], in_play=[]), "play devour")
    assert swords_of(t) == 4 and texts(t) == ["trash dagger discard", "skip"]
    assert play(t, "trash dagger discard").get("trashed") == ["dagger"]
    alone = play(window("devour", "contingency_plan", hand=[], discard=["dagger"]), "play devour")
    assert swords_of(alone) == 2 and "trash dagger discard" not in texts(alone)


@rule("UPM-INTRIGUE-04", "UPM-SPIES-08")
def test_find_weakness_may_recall_a_spy_for_more() -> None:
    t = play(window("find_weakness", "contingency_plan", spies=["choam", "fremen"]), "play find_weakness")
    assert swords_of(t) == 2 and texts(t) == ["choose 1", "skip"]
    kept = play(t.clone(), "skip")
    assert (swords_of(kept), kept.get("A.spies")) == (2, ["post_fremen", "post_choam"])
    play(t, "choose 1")
    assert texts(t) == ["recall_spy post_fremen", "recall_spy post_choam"]
    play(t, "recall_spy post_choam")
    assert (swords_of(t), t.get("A.spies")) == (5, ["post_fremen"])


@rule("UPM-INTRIGUE-04", "UPM-INFLUENCE-01")
def test_questionable_methods_5_swords_for_a_step() -> None:
    t = play(window("questionable_methods", "contingency_plan", influence={"fremen": 2, "emperor": 1}, vp=4),
             "play questionable_methods")
    assert swords_of(t) == 1 and texts(t) == ["choose 1", "skip"]
    assert swords_of(play(t.clone(), "skip")) == 1
    play(t, "choose 1")
    assert texts(t) == ["lose emperor", "lose fremen"]
    play(t, "lose fremen")
    assert (swords_of(t), t.get("A.influence.fremen"), t.get("A.vp")) == (5, 1, 3)


@rule("UPM-SPIES-08")
def test_spring_the_trap_two_of_three_spies() -> None:
    t = play(window("spring_the_trap", "contingency_plan", spies=["choam", "fremen", "emperor"]),
             "play spring_the_trap")
    assert texts(t) == ["recall_spy post_emperor", "recall_spy post_fremen", "recall_spy post_choam"]
    play(t, "recall_spy post_fremen")
    assert texts(t) == ["recall_spy post_emperor", "recall_spy post_choam"] and swords_of(t) == 0
    play(t, "recall_spy post_emperor")
    assert (swords_of(t), t.get("A.spies")) == (7, ["post_choam"])


@rule("UPM-TERMS-03", "UPM-SPIES-02")
def test_go_to_ground_one_or_two_troops_for_a_spy() -> None:
    t = play(window("go_to_ground", "contingency_plan", garrison=2), "play go_to_ground")
    assert texts(t) == ["retreat 1", "retreat 2"]
    play(t, "retreat 2")
    assert (t.get("A.conflict"), t.get("A.garrison")) == (1, 4) and len(texts(t)) == 13
    assert play(t, "spy post_fremen").get("A.spies") == ["post_fremen"]


@rule("UPM-TERMS-03", "UPM-COMBAT-01")
def test_go_to_ground_with_the_last_troop_ends_the_fight() -> None:
    t = play(window("go_to_ground", "contingency_plan", conflict=1), "play go_to_ground", "spy post_fremen")
    assert (t.get("A.conflict"), t.get("A.strength")) == (0, 0)
    assert "play contingency_plan" not in texts(t) or t.actor != "A"


@rule("UPM-TERMS-03")
def test_spice_is_power_three_troops_for_spice_or_spice_for_swords() -> None:
    t = play(window("spice_is_power", "contingency_plan", conflict=4, spice=3), "play spice_is_power")
    assert texts(t) == ["choose 1", "choose 2"]
    back, sold = play(t.clone(), "choose 1"), play(t, "choose 2")
    assert (back.get("A.conflict"), back.get("A.spice"), swords_of(back)) == (1, 6, 0)
    assert (sold.get("A.conflict"), sold.get("A.spice"), swords_of(sold)) == (4, 0, 6)
    only = play(window("spice_is_power", "contingency_plan", spice=2), "play spice_is_power")
    assert (only.get("A.conflict"), only.get("A.garrison"), only.get("A.spice")) == (0, 6, 5)


@rule("UPM-TERMS-03", "UPM-SANDWORMS-07")
def test_tactical_option_swords_or_any_number_of_troops_back() -> None:
    t = play(window("tactical_option", "contingency_plan", sandworms=1), "play tactical_option")
    assert texts(t) == ["choose 1", "choose 2"]
    assert swords_of(play(t.clone(), "choose 1")) == 2
    play(t, "choose 2")
    assert texts(t) == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    play(t, "retreat 3")
    assert (t.get("A.conflict"), t.get("A.sandworms"), t.get("A.garrison")) == (0, 1, 6)
    worms = play(window("tactical_option", "contingency_plan", conflict=0, sandworms=1), "play tactical_option")
    assert swords_of(worms) == 2  # nobody to retreat: no question


@rule("UPM-REVEAL-TURN-05", "UPM-INTRIGUE-04")
def test_impress_two_swords_and_a_cheap_card() -> None:
    t = play(window("impress", "contingency_plan", row=["maula_pistol", "public_spectacle"], imperium_deck=[],
                    discard=[]), "play impress")
    assert swords_of(t) == 2 and texts(t) == ["acquire maula_pistol", "acquire prepare_the_way"]
    assert play(t, "acquire prepare_the_way").get("A.discard") == ["prepare_the_way"]


@rule("UPM-INTRIGUE-04")
def test_impress_even_if_no_card_is_cheap_enough() -> None:
    t = play(window("impress", "contingency_plan", row=[], imperium_deck=[], reserve={"prepare_the_way": 0}),
             "play impress")
    assert swords_of(t) == 2 and texts(t) == ["play contingency_plan", "end"]


# ------------------------------------------------------------------ the CHOAM module


def test_backed_by_choam_needs_two_completed_contracts() -> None:
    t = window("backed_by_choam", "contingency_plan", options=CHOAM, completed=["espionage", "immediate"],
               influence={"fremen": 1})
    play(t, "play backed_by_choam")
    assert (swords_of(t), t.get("A.influence.fremen")) == (4, 1)


@rule("UPM-TERMS-03", "UPM-CHOAM-02")
def test_reach_agreement_one_or_two_troops_for_a_contract() -> None:
    t = window("reach_agreement", "contingency_plan", options=CHOAM, contract_row=["espionage", "heighliner_water"])
    play(t, "play reach_agreement")
    assert texts(t) == ["retreat 1", "retreat 2"]
    play(t, "retreat 1")
    assert texts(t) == ["contract contract_espionage", "contract contract_heighliner_water"]
    play(t, "contract contract_espionage")
    assert (t.get("A.contracts"), t.get("A.conflict"), t.get("A.garrison")) == (["contract_espionage"], 2, 4)
