"""Rivals in combat: swords from House Hagal, automatic rewards, battle icons, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.boxes import UPRISING
from support.dune.resources import change, stock, won
from support.dune.rival_tables import QUIET, fight, influence, rival_table, told
from support.dune.table import play, texts
from support.rules import rule

SWORDS = {
    "hagal_place_spy_spice_trade": 2, "hagal_place_spy_city": 2, "hagal_place_spy_landsraad": 2, "hagal_sardaukar": 4,
    "hagal_dutiful_service": 2, "hagal_heighliner": 5, "hagal_deliver_supplies_heighliner": 1, "hagal_espionage": 2,
    "hagal_secrets": 1, "hagal_desert_tactics": 3, "hagal_fremkit": 1, "hagal_assembly_hall": 0,
    "hagal_gather_support_a": 0, "hagal_gather_support_b": 2, "hagal_accept_contract_shipping_a": 2,
    "hagal_accept_contract_shipping_b": 2, "hagal_research_station": 2, "hagal_spice_refinery": 1, "hagal_arrakeen": 1,
    "hagal_sietch_tabr": 3, "hagal_hagga_or_imperial_basin": 2, "hagal_deep_desert": 2,
}


def window(mode: str = "solo", **given: Any) -> Table:
    """A combat that waits for A, who has a card to play."""
    me = {"conflict": 1, "intrigue": ["contingency_plan"], **given.pop("A", {})}
    return rival_table(mode, phase="combat", round=2, A=me, **{"conflict": "trade_dispute", **given})


# ------------------------------------------------------------------ swords


@rule("UPR-RIVAL-52", "UPR-RIVAL-54")
@pytest.mark.parametrize("mode, seat", [("solo", "B"), ("two", "C")])
@pytest.mark.parametrize("card", list(SWORDS))
def test_swords(card: str, mode: str, seat: str) -> None:
    """Counted before anybody plays a card; nothing else of the card happens."""
    given: dict[str, Any] = {seat: {"conflict": 2}, "hagal_deck": [card]}
    t = window(mode, **given)
    assert t.actor == "A" and "play contingency_plan" in texts(t)
    assert (t.get(f"{seat}.swords"), t.get(f"{seat}.strength")) == (SWORDS[card], 4 + SWORDS[card])
    assert [(e["seat"], e["card"], e["swords"]) for e in told(t, "hagal_swords")] == [(seat, card, SWORDS[card])]
    assert influence(t, seat) == [0, 0, 0, 0] and t.get(f"{seat}.spies") == [] and t.get("agents") == {}
    assert t.get("hagal_discard") == [card]


def test_all_cards_are_counted() -> None:
    assert set(SWORDS) | {"hagal_reshuffle"} == {card.name for card in UPRISING.hagal}


@rule("UPR-RIVAL-52")
def test_only_with_a_unit_there() -> None:
    t = window(B={"conflict": 0}, C={"sandworms": 1}, hagal_deck=["hagal_heighliner"])
    assert (t.get("B.swords"), t.get("C.swords"), t.get("C.strength")) == (0, 5, 8)
    t = window(hagal_deck=["hagal_heighliner"])
    assert (t.get("B.swords"), t.get("C.swords"), t.get("hagal_discard")) == (0, 0, [])


@rule("UPR-RIVAL-52")
@pytest.mark.parametrize("first, b, c", [("A", 5, 3), ("B", 5, 3), ("C", 3, 5)])
def test_in_turn_order(first: str, b: int, c: int) -> None:
    t = window(B={"conflict": 1}, C={"conflict": 1}, first=first, hagal_deck=["hagal_heighliner", "hagal_sietch_tabr"])
    assert (t.get("B.swords"), t.get("C.swords")) == (b, c)


@rule("UPR-RIVAL-53")
def test_reshuffle_in_combat() -> None:
    t = window("two", C={"conflict": 1}, hagal_deck=["hagal_reshuffle"])
    shown = told(t, "hagal_swords")
    assert len(shown) == 1 and shown[0]["card"] != "hagal_reshuffle"
    assert t.get("C.swords") == SWORDS[shown[0]["card"]]
    assert (len(t.get("hagal_deck")), len(t.get("hagal_discard"))) == (36, 1)


# ------------------------------------------------------------------ rewards

B_ORDER = ["spacing_guild", "fremen"]  # Staban Tuek: what he has least of, leftmost first
FIRST: dict[str, dict[str, int]] = {
    "skirmish_crysknife": {"spacing_guild": 1},
    "skirmish_ornithopter": {"intrigue": 1, "solari": 1},
    "skirmish_desert_mouse": {"solari": 2},
    "choam_security": {"spacing_guild": 1, "solari": 2},
    "spice_freighters": {"spacing_guild": 1},
    "siege_of_arrakeen": {"solari": 2},
    "seize_spice_refinery": {"spice": 2},
    "test_of_loyalty": {"emperor": 1, "solari": 2},
    "shadow_contest": {"bene_gesserit": 1, "intrigue": 1},
    "secure_imperial_basin": {"spice": 2},
    "protect_the_sietches": {"fremen": 1, "water": 1},
    "trade_dispute": {"solari": 2, "water": 1},
    "propaganda": {"spacing_guild": 1, "fremen": 1},
    "battle_for_imperial_basin": {"vp": 1},
    "battle_for_arrakeen": {"vp": 1},
    "battle_for_spice_refinery": {"vp": 1},
}
TROOPS = {"choam_security": 1, "siege_of_arrakeen": 2, "secure_imperial_basin": 1, "protect_the_sietches": 1}
SPIES = ("seize_spice_refinery", "test_of_loyalty")


@rule("UPR-RIVAL-55", "UPR-RIVAL-59", "UPR-RIVAL-61")
@pytest.mark.parametrize("choam", ["no", "yes"])
@pytest.mark.parametrize("conflict", [card.name for card in UPRISING.conflicts])
def test_the_first_reward(conflict: str, choam: str) -> None:
    """Nobody is asked anything. A contract is two solari, with the module or without."""
    t = fight(conflict, 0, 3, 0, B={"objective": None}, choam=choam)
    assert ("contract_row" in t.view(None), "contracts" in t.view("A")["B"]) == (choam == "yes",) * 2
    if choam == "yes":
        assert len(t.get("contract_row")) == 2 and t.get("B.contracts") == []
    assert won(t, "B") == FIRST[conflict]
    assert t.get("B.garrison") == 3 + TROOPS.get(conflict, 0)
    assert t.get("B.spies") == (["post_spacing_guild"] if conflict in SPIES else [])
    assert t.get("round") == 3
    prize = UPRISING.conflicts[UPRISING.conflict_ids.find(conflict)].prize
    assert [name for name, seat in t.get("control").items() if seat] == ([] if prize is None else [prize.name])
    assert t.get("B.won") == [conflict]


@rule("UPR-RIVAL-55")
@pytest.mark.parametrize("conflict, second, third", [
    ("skirmish_crysknife", {"intrigue": 1, "spice": 1}, {"spice": 1}),
    ("choam_security", {"water": 1, "solari": 2}, {"intrigue": 1}),
    ("trade_dispute", {"water": 1, "spice": 1}, {"water": 1}),
    ("battle_for_arrakeen", {"intrigue": 1, "spice": 1, "solari": 3}, {"spice": 2, "solari": 2}),
])
def test_lower_rewards(conflict: str, second: dict[str, int], third: dict[str, int]) -> None:
    """Second place, the second reward for a tie at the top, and the third for a tie for second place."""
    t = fight(conflict, 3, 2, 0)
    while t.get("round") == 2:
        play(t, texts(t)[-1])
    assert won(t, "B") == second
    t = fight(conflict, 0, 2, 2)
    assert won(t, "B") == won(t, "C") == second and t.get("B.won") == t.get("C.won") == []
    t = fight(conflict, 3, 2, 2)
    while t.get("round") == 2:
        play(t, texts(t)[-1])
    assert won(t, "B") == won(t, "C") == third


@rule("UPR-RIVAL-55")
@pytest.mark.parametrize("worms", [1, 2])
def test_a_sandworm_doubles_the_reward(worms: int) -> None:
    t = fight("protect_the_sietches", 1, 0, 0, B={"sandworms": worms})
    assert won(t, "B") == {"fremen": 2, "vp": 1, "water": 2} and t.get("B.garrison") == 5
    t = fight("skirmish_crysknife", 1, 0, 0, B={"sandworms": worms, "objective": None})
    assert won(t, "B") == {"spacing_guild": 1, "fremen": 1}  # each where it then has least
    t = fight("choam_security", 1, 0, 0, B={"sandworms": worms, "objective": None})
    assert won(t, "B") == {"spacing_guild": 2, "vp": 1, "solari": 4}
    assert t.get("B.won") == ["choam_security"] and t.get("B.sandworms") == 0


@rule("UPR-RIVAL-59")
@pytest.mark.parametrize("have, one, two", [
    ([0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 1]), ([0, 1, 0, 1], [0, 1, 1, 1], [1, 1, 1, 1]),
    ([2, 1, 2, 1], [2, 2, 2, 1], [2, 2, 2, 2]), ([0, 3, 3, 3], [1, 3, 3, 3], [1, 4, 3, 3])])
def test_influence_where_it_has_least(have: list[int], one: list[int], two: list[int]) -> None:
    """Ties to the leftmost of its card: the Guild, the Fremen, the Sisterhood, the Emperor. No player is asked."""
    given = {"influence": dict(zip(("emperor", "spacing_guild", "bene_gesserit", "fremen"), have, strict=True))}
    assert influence(fight("skirmish_crysknife", 1, 3, 0, B=given)) == one
    assert influence(fight("propaganda", 1, 3, 0, B=given)) == two  # two different ones


@rule("UPR-RIVAL-60")
@pytest.mark.parametrize("conflict, cell, price, free", [
    ("spice_freighters", "spice", 3, 0), ("battle_for_imperial_basin", "spice", 4, 1),
    ("battle_for_spice_refinery", "solari", 6, 1)])
def test_a_point_for_sale_is_always_bought(conflict: str, cell: str, price: int, free: int) -> None:
    given: dict[str, Any] = {"objective": None}
    assert [fight(conflict, 1, 3, 0, B={cell: n, **given}).get("B.vp") for n in (price - 1, price)] == [free, free + 1]
    t = fight(conflict, 1, 3, 0, B={cell: price + 1, **given})
    assert (t.get(f"B.{cell}"), t.get("B.vp")) == (1, free + 1)
    t = fight(conflict, 1, 0, 0, B={cell: 2 * price, "sandworms": 1, **given}, rivals=["amber_metulli"],
              shield_wall=0)
    assert (t.get(f"B.{cell}"), t.get("B.vp")) == (0, 2 * free + 2)  # doubled: it pays twice


@rule("UPR-RIVAL-60")
@pytest.mark.parametrize("spies, points", [(0, 1), (1, 1), (2, 2)])
def test_spies_are_recalled_for_the_battle_for_arrakeen(spies: int, points: int) -> None:
    posts = ["post_emperor", "post_choam"][:spies]
    t = fight("battle_for_arrakeen", 1, 3, 0, B={"spies": posts, "objective": None})
    assert (t.get("B.vp"), t.get("B.spies")) == (points, [] if spies == 2 else posts)
    assert told(t, "rival_schemed") == []


@rule("UPR-RIVAL-55", "UPR-RIVAL-64")
def test_a_spy_won_may_set_off_the_scheme() -> None:
    t = fight("test_of_loyalty", 1, 3, 0, B={"spies": ["post_choam", "post_deep_desert"], "objective": None})
    assert (t.get("B.spies"), t.get("B.garrison")) == (["post_spacing_guild"], 5)  # two troops, too late to fight


@rule("UPR-RIVAL-47", "UPR-RIVAL-55")
def test_rewards_buy_the_swordmaster() -> None:
    t = fight("siege_of_arrakeen", 1, 3, 0, B={"water": 2, "objective": None}, rivals=["feyd_rautha"])
    assert (t.get("B.swordmaster"), t.get("B.agents"), won(t, "B")) == (1, 3, {})


# ------------------------------------------------------------------ battle icons


@rule("UPR-RIVAL-56")
def test_a_pair_of_icons() -> None:
    """With an objective, with a card won before; turned face down, and no third of a kind."""
    t = fight("skirmish_crysknife", 1, 3, 0, B={"objective": "objective_crysknife"})
    assert (t.get("B.vp"), t.get("B.objective_matched"), t.get("B.matched"), t.get("B.won")) == (
        1, 1, ["skirmish_crysknife"], [])
    t = fight("skirmish_crysknife", 1, 3, 0, B={"objective": "objective_ornithopter_1_3p", "won": ["choam_security"]})
    assert (t.get("B.vp"), sorted(t.get("B.matched")), t.get("B.won")) == (
        1, ["choam_security", "skirmish_crysknife"], [])
    t = fight("skirmish_crysknife", 1, 3, 0, B={"objective": "objective_crysknife", "objective_matched": 1})
    assert (t.get("B.vp"), t.get("B.won")) == (0, ["skirmish_crysknife"])


@rule("UPR-RIVAL-56", "UPR-RIVAL-60")
@pytest.mark.parametrize("given, points", [
    ({"won": ["propaganda"], "objective": "objective_crysknife"}, 1),
    ({"won": ["propaganda", "choam_security"], "objective": None}, 1),
    ({"won": ["propaganda", "choam_security"], "objective": "objective_crysknife"}, 1),
    ({"won": ["propaganda"], "objective": "objective_crysknife", "objective_matched": 1}, 0),
    ({"won": ["choam_security"], "objective": "objective_ornithopter_1_3p"}, 0),
])
def test_the_wild_icon_at_the_end(given: dict[str, Any], points: int) -> None:
    t = rival_table(phase="endgame", B={**given, "vp": 3}, A={"objective": None})
    assert t.over and t.get("B.vp") == 3 + points
    assert len(told(t, "paired")) == points and ("propaganda" in t.get("B.won")) is (
        "propaganda" in given["won"] and not points)


# ------------------------------------------------------------------ the end


@rule("UPR-RIVAL-02")
@pytest.mark.parametrize("mode, seat", [("solo", "B"), ("two", "C")])
@pytest.mark.parametrize("points, over", [(9, False), (10, True)])
def test_a_rival_with_ten_points_ends_the_game_and_wins(mode: str, seat: str, points: int, over: bool) -> None:
    t = rival_table(mode, phase="recall", round=4, **{seat: {"vp": points}}, A={"objective": None})
    assert t.over is over
    assert t.result()["winners"] == ([seat] if over else [])
    if over:
        assert t.result()["ended"] == "points"


@rule("UPR-RIVAL-02", "UPR-RIVAL-20", "UPM-ENDGAME-02")
def test_the_usual_tie_breaks_count_for_rivals() -> None:
    given: dict[str, Any] = {"phase": "recall", "round": 4}
    t = rival_table(**given, A={"vp": 10, "spice": 1, "objective": None}, B={"vp": 10, "spice": 2})
    assert (t.result()["winners"], t.result()["reason"]) == (["B"], "spice")
    even = {**QUIET, "vp": 10, "garrison": 3, "objective": None}
    t = rival_table(**given, A=even, B=even)
    assert (t.result()["winners"], t.result()["reason"]) == (["A"], "reveal")  # a Rival never takes such a turn
    t = rival_table(**given, A=QUIET, B=even, C={**even, "agents": 2})
    assert (t.result()["winners"], t.result()["reason"]) == (["B", "C"], "shared")


def test_a_reveal_turn_breaks_the_last_tie() -> None:
    even = {**QUIET, "vp": 10, "garrison": 3, "objective": None}
    t = rival_table(A={**even, "hand": [], "deck": [], "discard": []}, B={**even, "agents": 0})
    while not t.over:
        play(t, texts(t)[-1])
    assert (t.result()["winners"], t.result()["reason"]) == (["A"], "reveal")


@rule("UPR-RIVAL-46")
def test_a_rival_draws_no_cards() -> None:
    t = fight("trade_dispute", 1, 3, 0)
    assert change(t, {**stock(t, "B")}, "B") == {}
    assert [t.get(f"B.{pile}") for pile in ("hand", "deck", "discard", "in_play")] == [[], [], [], []]
