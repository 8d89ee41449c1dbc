"""Contracts of the CHOAM module: taking and completing them, and their rewards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.resources import change, stock
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule

LEADERS = ["gurney_halleck", "muad_dib", "lady_margot_fenring", "princess_irulan"]
DUTY = "agent diplomacy dutiful_service"  # takes a contract, and influence; nothing else


def choam(leaders: list[str] | None = None, **given: Any) -> Table:
    return uprising(options={"choam": "yes", "leaders": leaders or LEADERS[:3]}, **{"intrigue_deck": [], **given})


def holding(*contracts: str, hand: list[str] | None = None, **me: Any) -> Table:
    """A has those contracts and every card that reaches a space."""
    cards = ["diplomacy", "signet_ring", "reconnaissance", "dune_the_desert_planet", "dagger"]
    rich = {"solari": 5, "spice": 5, "water": 3, "garrison": 0, "deck": ["seek_allies"] * 6}
    return choam(A={"hand": hand or cards, "contracts": list(contracts), **rich, **me})


def tokens(t: Table) -> Counter[str]:
    """All contracts there are, wherever they lie."""
    lists = [t.get(name) for name in ("contract_row", "contract_bank", "sardaukar_contracts")]
    lists += [t.get(f"{seat}.{name}") for seat in t.seats for name in ("contracts", "completed")]
    return Counter(token for found in lists for token in found)


# ------------------------------------------------------------------ the module


@rule("UPM-CHOAM-01")
@pytest.mark.parametrize("players", [3, 4])
def test_twenty_contracts_two_of_them_face_up(players: int) -> None:
    t = landsraad.new("uprising", players=players, seed=3, choam="yes", leaders=LEADERS[:players])
    assert (len(t.get("contract_row")), len(t.get("contract_bank"))) == (2, 18)
    assert tokens(t).total() == 20 and t.get("sardaukar_contracts") == [] and t.get("choam") == 1
    assert t.view(None)["contract_bank"] == 18 and t.view("A")["contract_row"] == t.get("contract_row")
    rows = {tuple(landsraad.new("uprising", seed=seed, choam="yes", leaders=LEADERS).get("contract_row"))
            for seed in range(30)}
    assert len(rows) > 20


@rule("UPM-CHOAM-05")
def test_shaddams_two_contracts_are_set_aside() -> None:
    for seed in range(5):
        t = landsraad.new("uprising", players=3, seed=seed, choam="yes", leaders=["shaddam_corrino_iv"])
        assert t.get("sardaukar_contracts") == ["contract_sardaukar_cards", "contract_sardaukar_recall"]
        assert (len(t.get("contract_row")), len(t.get("contract_bank"))) == (2, 16)
        assert tokens(t).total() == 20 and t.get("A.contracts") == []


@rule("UPM-CHOAM-02", "UPR-SPACE-43")
def test_without_the_module_the_icon_is_worth_two_solari() -> None:
    t = uprising(A={"hand": ["diplomacy", "dagger"]})
    before = stock(t)
    play(t, DUTY)
    assert change(t, before) == {"agents": -1, "hand": -1, "in_play": 1, "solari": 2, "emperor": 1}
    assert t.get("choam") == 0
    names = {*t.view(None), *t.view("A"), *t.view("A")["A"]}
    assert names.isdisjoint({"contract_row", "contract_bank", "sardaukar_contracts", "contracts", "completed"})


@rule("UPR-SPACE-31", "UPR-SPACE-32")
def test_accept_contract_asks_nothing_without_the_module() -> None:
    t = uprising(A={"hand": ["dune_the_desert_planet"], "deck": ["dagger"]})
    play(t, "agent dune_the_desert_planet accept_contract")
    assert (t.get("A.hand"), t.get("A.solari"), t.actor) == (["dagger"], 2, "B")


# ------------------------------------------------------------------ taking one


@rule("UPM-CHOAM-02", "UPR-SPACE-43")
def test_one_of_those_face_up_is_taken_and_replaced_at_once() -> None:
    t = choam(A={"hand": ["diplomacy", "dagger"]}, contract_row=["harvest_4", "heighliner_water"],
              contract_bank=["arrakeen_spy"])
    play(t, DUTY)
    assert texts(t) == ["contract contract_harvest_4", "contract contract_heighliner_water"]
    play(t, "contract contract_heighliner_water")
    assert t.get("A.contracts") == ["contract_heighliner_water"]
    assert sorted(t.get("contract_row")) == ["contract_arrakeen_spy", "contract_harvest_4"]
    assert t.get("A.solari") == 0 and tokens(t).total() == 20
    assert [e["contract"] for e in kinds(t, "took_contract")] == ["contract_heighliner_water"]
    assert kinds(t, "contract_shown")[-1]["contract"] == "contract_arrakeen_spy"


@rule("UPR-SPACE-31", "UPR-SPACE-32")
def test_accept_contract_also_draws_a_card() -> None:
    t = choam(A={"hand": ["dune_the_desert_planet"], "deck": ["dagger"]},
              contract_row=["harvest_4", "heighliner_water"])
    play(t, "agent dune_the_desert_planet accept_contract", "first 2", "contract contract_harvest_4")
    assert (t.get("A.hand"), t.get("A.contracts")) == (["dagger"], ["contract_harvest_4"])


def test_the_row_shrinks_when_the_bank_is_empty() -> None:
    t = choam(A={"hand": ["diplomacy", "dagger"]}, contract_row=["harvest_4", "heighliner_water"], contract_bank=[])
    play(t, DUTY, "contract contract_harvest_4")
    assert t.get("contract_row") == ["contract_heighliner_water"]


@rule("UPM-CHOAM-02")
def test_with_none_left_the_icon_is_worth_two_solari() -> None:
    t = choam(A={"hand": ["diplomacy", "dagger"]}, contract_row=[], contract_bank=[])
    play(t, DUTY)
    assert t.get("A.solari") == 2 and t.actor == "B"


@rule("UPM-CHOAM-02", "UPM-CHOAM-05")
def test_shaddam_may_take_one_of_his_own_instead() -> None:
    t = choam(["shaddam_corrino_iv", *LEADERS[:2]], A={"hand": ["diplomacy", "seek_allies"]},
              contract_row=["harvest_4", "heighliner_water"])
    play(t, DUTY)
    assert texts(t) == ["contract contract_harvest_4", "contract contract_heighliner_water",
                        "contract contract_sardaukar_cards", "contract contract_sardaukar_recall"]
    play(t, "contract contract_sardaukar_recall")
    assert t.get("A.contracts") == ["contract_sardaukar_recall"]
    assert t.get("sardaukar_contracts") == ["contract_sardaukar_cards"]
    assert len(t.get("contract_row")) == 2  # nothing has to be replaced


def test_shaddams_contracts_are_for_nobody_else() -> None:
    t = choam(["gurney_halleck", "shaddam_corrino_iv", "muad_dib"], A={"hand": ["diplomacy", "dagger"]},
              contract_row=["harvest_4", "heighliner_water"])
    play(t, DUTY)
    assert len(texts(t)) == 2
    t = choam(["gurney_halleck", "shaddam_corrino_iv", "muad_dib"], A={"hand": ["diplomacy", "dagger"]},
              contract_row=[], contract_bank=[])
    play(t, DUTY)
    assert t.get("A.solari") == 2


def test_shaddam_has_his_own_when_none_is_left_on_the_board() -> None:
    t = choam(["shaddam_corrino_iv", *LEADERS[:2]], A={"hand": ["diplomacy", "seek_allies"]},
              contract_row=[], contract_bank=[])
    play(t, DUTY)
    assert texts(t) == ["contract contract_sardaukar_cards", "contract contract_sardaukar_recall"]


@rule("UPM-CHOAM-03")
def test_the_immediate_one_is_completed_when_taken() -> None:
    t = choam(A={"hand": ["diplomacy", "dagger"]}, contract_row=["immediate", "harvest_4"])
    play(t, DUTY, "contract contract_immediate")
    assert (t.get("A.solari"), t.get("A.contracts"), t.get("A.completed")) == (2, [], ["contract_immediate"])
    assert kinds(t, "completed_contract")[-1]["contract"] == "contract_immediate"


# ------------------------------------------------------------------ completing: what each gives

VISITS: list[tuple[str, str, dict[str, int]]] = [
    ("arrakeen_water", "agent reconnaissance arrakeen", {"water": 1}),
    ("deliver_supplies", "agent diplomacy deliver_supplies", {"solari": 3}),
    ("espionage", "agent diplomacy espionage", {"solari": 3}),
    ("heighliner_water", "agent diplomacy heighliner", {"water": 2}),
    ("heighliner_troops", "agent diplomacy heighliner", {"garrison": 2, "supply": -2}),
    ("high_council_solari", "agent dagger high_council", {"solari": 3}),
    ("high_council_influence", "agent dagger high_council", {"bene_gesserit": 1}),
    ("research_station_solari", "agent reconnaissance research_station", {"solari": 3}),
    ("sardaukar_cards", "agent diplomacy sardaukar", {"hand": 2, "deck": -2}),
    ("spice_refinery_cards", "agent reconnaissance spice_refinery", {"hand": 2, "deck": -2}),
    ("spice_refinery_water", "agent reconnaissance spice_refinery", {"water": 1}),
]


def finish_boxes(t: Table) -> Table:
    """Everything of the agent turn but the deployment, spies to the first free post."""
    while t.actor == "A":
        legal = texts(t)
        if legal[0].startswith("deploy"):
            return t
        t.play(next((text for text in legal if text in ("skip", "resolve contracts", "end")), legal[0]))
    return t


@rule("UPM-CHOAM-03", "UPM-CHOAM-04")
@pytest.mark.parametrize("contract, move, gain", VISITS, ids=[row[0] for row in VISITS])
def test_a_visit_completes_it(contract: str, move: str, gain: dict[str, int]) -> None:
    plain, held = holding(), holding(contract)
    before = stock(plain)
    assert before == stock(held)
    finish_boxes(play(plain, move))
    finish_boxes(play(held, move))
    without, with_it = change(plain, before), change(held, before)
    for name in gain:
        assert with_it.get(name, 0) - without.get(name, 0) == gain[name]
    assert {name: n for name, n in with_it.items() if name not in gain} == {
        name: n for name, n in without.items() if name not in gain}
    assert held.get("A.completed") == [f"contract_{contract}"] and held.get("A.contracts") == []


@pytest.mark.parametrize("contract, move, gain", [
    ("arrakeen_spy", "agent reconnaissance arrakeen", {"garrison": 1}),
    ("research_station_spy", "agent reconnaissance research_station", {"solari": 2})])
def test_a_visit_that_brings_a_spy(contract: str, move: str, gain: dict[str, int]) -> None:
    plain, held = finish_boxes(play(holding(), move)), holding(contract)
    play(held, move, "resolve contracts")
    assert len([text for text in texts(held) if text.startswith("spy ")]) == 13
    play(held, "spy post_choam")
    finish_boxes(held)
    for name, n in gain.items():
        assert held.get(f"A.{name}") - plain.get(f"A.{name}") == n
    assert held.get("A.spies") == ["post_choam"] and held.get("A.completed") == [f"contract_{contract}"]


@rule("UPM-TERMS-02")
def test_a_visit_that_recalls_another_agent() -> None:
    """Not the one just sent."""
    t = choam(A={"hand": ["diplomacy", "dagger"], "contracts": ["sardaukar_recall"], "spice": 4, "swordmaster": 1},
              agents={"secrets": "A", "arrakeen": "A"})
    play(t, "agent diplomacy sardaukar")
    assert texts(t) == ["recall secrets", "recall arrakeen"]
    play(t, "recall arrakeen")
    assert t.get("A.agents") == 1 and t.get("agents") == {"secrets": "A", "sardaukar": "A"}
    t = choam(A={"hand": ["diplomacy", "dagger"], "contracts": ["sardaukar_recall"], "spice": 4})
    play(t, "agent diplomacy sardaukar")  # it is completed even if there is nobody to recall
    assert t.get("A.completed") == ["contract_sardaukar_recall"] and t.get("agents") == {"sardaukar": "A"}


@rule("UPM-CHOAM-03")
def test_the_spice_must_flow_completes_its_contract() -> None:
    hand = ["convincing_argument"] * 2 + ["diplomacy", "dune_the_desert_planet", "prepare_the_way", "signet_ring"]
    t = choam(A={"hand": hand, "contracts": ["acquire_spice_must_flow"]})
    before = stock(t)
    play(t, "reveal")
    assert t.get("A.persuasion") == 9
    play(t, "buy the_spice_must_flow")
    got = change(t, before)
    assert (got["solari"], got["spacing_guild"], got["vp"]) == (3, 1, 1)
    assert t.get("A.completed") == ["contract_acquire_spice_must_flow"]


def test_another_card_does_not_complete_it() -> None:
    t = choam(A={"hand": ["convincing_argument", "diplomacy"], "contracts": ["acquire_spice_must_flow"]})
    play(t, "reveal", "buy prepare_the_way")
    assert t.get("A.completed") == [] and t.get("A.solari") == 0


# ------------------------------------------------------------------ harvests


def harvest(contract: str, space: str, bonus: int = 0, **me: Any) -> Table:
    t = choam(A={"hand": ["dune_the_desert_planet", "dagger"], "contracts": [contract], "water": 3, "garrison": 0,
                 **me}, bonus_spice={space: bonus})
    return play(t, f"agent dune_the_desert_planet {space}")


@rule("UPM-CHOAM-03")
@pytest.mark.parametrize("contract, space, bonus, solari", [
    ("harvest_3", "imperial_basin", 1, 0), ("harvest_3", "imperial_basin", 2, 3), ("harvest_3", "hagga_basin", 0, 0),
    ("harvest_3", "hagga_basin", 1, 3), ("harvest_3", "deep_desert", 0, 3), ("harvest_4", "deep_desert", 0, 4),
    ("harvest_4", "hagga_basin", 1, 0), ("harvest_4", "hagga_basin", 2, 4), ("harvest_4", "imperial_basin", 2, 0),
    ("harvest_4", "imperial_basin", 3, 4)])
def test_a_harvest_counts_the_spice_of_the_turn(contract: str, space: str, bonus: int, solari: int) -> None:
    t = harvest(contract, space, bonus)
    assert t.get("A.solari") == solari
    assert t.get("A.completed") == ([f"contract_{contract}"] if solari else [])


@rule("UPM-CHOAM-03")
def test_spice_of_all_sources_counts() -> None:
    """Here the control bonus; the harvest alone would be two."""
    t = choam(A={"hand": ["dune_the_desert_planet", "dagger"], "contracts": ["harvest_3"], "garrison": 0,
                 "controls": ["imperial_basin"]}, bonus_spice={"imperial_basin": 1})
    play(t, "agent dune_the_desert_planet imperial_basin")
    assert (t.get("A.spice"), t.get("A.completed")) == (3, ["contract_harvest_3"])


def test_spice_had_before_the_turn_does_not_count() -> None:
    t = harvest("harvest_3", "imperial_basin", 1, spice=5)
    assert t.get("A.spice") == 7 and t.get("A.completed") == []


def test_spice_without_a_maker_space_does_not_count() -> None:
    t = choam(A={"hand": ["dagger", "diplomacy"], "contracts": ["harvest_3"], "solari": 5, "council": 1, "garrison": 0,
                 "influence": {"bene_gesserit": 1}}, B={"spice": 0})
    t.state.seats[0][t.game.plan.seat.field("gained_spice").at] = 3  # three of some plot
    play(t, "agent dagger high_council")
    assert t.get("A.spice") == 2 and t.get("A.completed") == []


def test_worms_instead_of_spice_are_no_harvest() -> None:
    t = choam(A={"hand": ["dune_the_desert_planet", "dagger"], "contracts": ["harvest_3"], "water": 3, "garrison": 0,
                 "maker_hooks": True}, conflict="skirmish_crysknife")
    play(t, "agent dune_the_desert_planet deep_desert", "choose 2")
    assert (t.get("A.sandworms"), t.get("A.completed")) == (2, [])


# ------------------------------------------------------------------ when, and how many


@rule("UPM-CHOAM-04")
def test_one_taken_after_the_agent_was_sent_is_not_completed_by_it() -> None:
    """An agent at Spice Refinery, and a contract for it taken in the same turn."""
    from landsraad.games.dune.modules.choam.contracts import PICK_CONTRACT
    from landsraad.kernel.engine import advance

    t = choam(A={"hand": ["reconnaissance", "dagger"], "garrison": 3, "spice": 0},
              contract_row=["spice_refinery_water", "harvest_4"])
    play(t, "agent reconnaissance spice_refinery")
    assert texts(t)[0] == "deploy 0"
    t.state.push(PICK_CONTRACT, 0)
    advance(t.state)
    play(t, "contract contract_spice_refinery_water")
    assert texts(t)[0] == "deploy 0"
    play(t, "deploy 0")
    assert (t.get("A.contracts"), t.get("A.completed")) == (["contract_spice_refinery_water"], [])


@rule("UPM-CHOAM-04")
def test_one_taken_in_the_same_turn_before_the_agent_is_sent_is_completed() -> None:
    """As a plot may bring it."""
    from landsraad.games.dune.modules.choam.contracts import PICK_CONTRACT
    from landsraad.kernel.engine import advance

    t = choam(A={"hand": ["reconnaissance", "dagger"], "garrison": 0},
              contract_row=["spice_refinery_water", "harvest_4"])
    t.state.push(PICK_CONTRACT, 0)
    advance(t.state)
    play(t, "contract contract_spice_refinery_water", "agent reconnaissance spice_refinery")
    assert t.get("A.completed") == ["contract_spice_refinery_water"] and t.get("A.water") == 2


def test_it_is_completed_by_a_later_agent() -> None:
    t = choam(A={"hand": ["diplomacy", "reconnaissance"], "garrison": 0},
              contract_row=["spice_refinery_water", "harvest_4"])
    play(t, DUTY, "contract contract_spice_refinery_water")
    for _ in "BC":
        play(t, "reveal", "end")
    play(t, "agent reconnaissance spice_refinery")
    assert t.get("A.completed") == ["contract_spice_refinery_water"]


@rule("UPM-CHOAM-04", "UPM-AGENT-TURN-03")
def test_all_of_one_space_are_completed_in_any_order() -> None:
    t = holding("spice_refinery_cards", "spice_refinery_water", "harvest_3", spice=0)
    play(t, "agent reconnaissance spice_refinery")
    assert texts(t) == ["complete contract_spice_refinery_cards", "complete contract_spice_refinery_water"]
    play(t, "complete contract_spice_refinery_water")
    assert sorted(t.get("A.completed")) == ["contract_spice_refinery_cards", "contract_spice_refinery_water"]
    assert t.get("A.contracts") == ["contract_harvest_3"] and t.get("A.water") == 4


@rule("UPM-CHOAM-04")
def test_completing_is_not_optional() -> None:
    t = holding("arrakeen_spy")
    play(t, "agent reconnaissance arrakeen")
    assert texts(t) == ["resolve space", "resolve contracts"]
    play(t, "resolve contracts", "spy post_choam")
    assert t.get("A.completed") == ["contract_arrakeen_spy"]


@rule("UPM-CHOAM-04", "UPM-AGENT-TURN-07")
def test_troops_of_a_contract_are_recruits_of_the_turn() -> None:
    t = holding("heighliner_troops", garrison=2)
    play(t, "agent diplomacy heighliner")
    assert t.get("A.garrison") == 9
    assert "deploy 9" in texts(t)  # five, two of the contract, and two of the garrison


@pytest.mark.parametrize("contract, move, solari", [
    ("espionage", "agent diplomacy espionage", 6), ("harvest_3", "agent dune_the_desert_planet deep_desert", 6)])
def test_two_copies_of_one_contract(contract: str, move: str, solari: int) -> None:
    t = holding(contract, contract, solari=0)
    finish_boxes(play(t, move))
    assert (t.get("A.solari"), t.get("A.completed")) == (solari, [f"contract_{contract}"] * 2)


def test_two_copies_one_of_them_taken_too_late() -> None:
    from landsraad.games.dune.modules.choam.contracts import PICK_CONTRACT
    from landsraad.kernel.engine import advance

    t = choam(A={"hand": ["diplomacy", "dagger"], "spice": 1, "deck": ["dagger"] * 3, "contracts": ["espionage"]},
              contract_row=["espionage", "harvest_4"])
    play(t, "agent diplomacy espionage")
    t.state.push(PICK_CONTRACT, 0)
    advance(t.state)
    play(t, "contract contract_espionage")
    finish_boxes(t)
    assert (t.get("A.contracts"), t.get("A.completed")) == (["contract_espionage"], ["contract_espionage"])
    assert t.get("A.solari") == 3


def test_another_seats_visit_completes_nothing() -> None:
    t = choam(A={"hand": ["reconnaissance"], "garrison": 0}, B={"contracts": ["arrakeen_water"], "water": 0})
    play(t, "agent reconnaissance arrakeen")
    assert t.get("B.completed") == [] and t.get("B.water") == 0


def test_completed_ones_are_kept_and_not_completed_again() -> None:
    t = choam(A={"hand": ["reconnaissance", "dagger"], "completed": ["arrakeen_water"], "garrison": 0, "water": 0})
    play(t, "agent reconnaissance arrakeen")
    assert t.get("A.completed") == ["contract_arrakeen_water"] and t.get("A.water") == 0


def test_a_spy_recalled_to_gather_intelligence_comes_before_the_contracts() -> None:
    t = holding("spice_refinery_water", spies=["spice_refinery_arrakeen"], spice=0)
    play(t, "agent reconnaissance spice_refinery")
    assert texts(t) == ["gather post_spice_refinery_arrakeen", "skip"]
    assert t.get("A.completed") == []
