"""The four cards of the CHOAM module."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import open_table
from support.dune.one_card import PLAIN, of, revealed, sent
from support.dune.table import play, texts
from support.rules import rule

DONE = ["contract_arrakeen_water", "contract_espionage", "contract_espionage", "contract_immediate"]
FOUR = {"cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"}


@pytest.mark.parametrize(("choam", "found", "size"), [("no", set(), 65), ("yes", FOUR, 69)])
@rule("UPM-SETUP-03", "UPM-CHOAM-01")
def test_they_are_in_the_deck_only_with_the_module(choam: str, found: set[str], size: int) -> None:
    t = open_table(landsraad.game("uprising"), {"players": 3, "choam": choam}, 5)
    cards = [*t.get("imperium_deck"), *t.get("row")]
    assert FOUR & set(cards) == found and len(cards) == size


@pytest.mark.parametrize(("n", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_cargo_runner_draws_for_2_and_for_4_contracts(n: int, drawn: int) -> None:
    t = sent("cargo_runner", "imperial_basin", choam=True, completed=DONE[:n], deck=["dagger", "diplomacy", "dagger"])
    assert t.get("A.hand") == ["dagger", "diplomacy"][:drawn]


@rule("UPM-RULINGS-02")
def test_cargo_runner_waits_for_the_contract_of_its_own_visit() -> None:
    t = sent("cargo_runner", "spice_refinery", choam=True, completed=DONE[:1], deck=["dagger"],
             contracts=["contract_spice_refinery_water"], intrigue=[PLAIN])
    assert "resolve card" not in texts(t)
    play(t, "resolve contracts", "resolve card")
    assert of(t, "hand", "water") == [["dagger"], 1]


ROW = {"contract_row": ["contract_espionage", "contract_harvest_3"]}


@rule("UPM-CHOAM-02")
def test_delivery_agreement_discards_a_card_for_a_contract() -> None:
    t = sent("delivery_agreement", "spice_refinery", choam=True, hand=("dagger",), given=ROW)
    assert texts(t) == ["pay", "skip"]
    assert of(play(t.clone(), "skip"), "hand", "contracts") == [["dagger"], []]
    play(t, "pay")
    assert texts(t) == ["contract contract_espionage", "contract contract_harvest_3"]
    play(t, "contract contract_harvest_3")
    assert of(t, "discard", "contracts") == [["dagger"], ["contract_harvest_3"]]
    assert sent("delivery_agreement", "spice_refinery", choam=True, given=ROW).get("A.contracts") == []


@rule("UPM-CHOAM-02")
def test_priority_contracts_takes_a_contract() -> None:
    t = sent("priority_contracts", "imperial_basin", choam=True, given=ROW)
    assert texts(t) == ["contract contract_espionage", "contract contract_harvest_3"]
    assert play(t, "contract contract_espionage").get("A.contracts") == ["contract_espionage"]


def test_interstellar_trade_gains_influence() -> None:
    t = sent("interstellar_trade", "imperial_basin", choam=True)
    assert texts(t) == [f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    assert play(t, "influence fremen").get("A.influence.fremen") == 1


@pytest.mark.parametrize(("card", "spice"), [("delivery_agreement", 1), ("priority_contracts", 2)])
def test_spice_or_after_4_contracts_a_point_for_the_card(card: str, spice: int) -> None:
    few = play(revealed(card, choam=True, completed=DONE[:3]), f"use {card}")
    assert of(few, "spice", "vp", "in_play") == [spice, 0, [card]]
    t = revealed(card, choam=True, completed=DONE)
    assert "end" not in texts(t)
    play(t, f"use {card}")
    assert texts(t) == ["choose 1", "choose 2"]
    assert of(play(t.clone(), "choose 1"), "spice", "vp", "in_play") == [spice, 0, [card]]
    assert of(play(t, "choose 2"), "spice", "vp", "in_play") == [0, 1, []] and t.get("trashed") == [card]


@pytest.mark.parametrize(("card", "given"), [("cargo_runner", {"persuasion": 1}), ("interstellar_trade", {})])
def test_reveal_without_a_contract(card: str, given: dict[str, Any]) -> None:
    t = revealed(card, choam=True)
    assert of(t, "persuasion", "swords", "spice") == [given.get("persuasion", 0), 0, 0]
