"""A Rival's turn: influence and alliances, theft, maker spaces, control, and spending."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.resources import change, stock
from support.dune.rival_tables import RIVAL_IDS, act, influence, play_out, rival, rival_table
from support.dune.table import kinds, play, texts
from support.rules import rule

# ------------------------------------------------------------------ influence and points


@rule("UPR-RIVAL-27", "UPR-RIVAL-39", "UPR-RIVAL-40", "UPR-RIVAL-46")
@pytest.mark.parametrize("step, points", [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0)])
def test_points_of_a_track_without_its_bonus(step: int, points: int) -> None:
    held = {"alliances": ["emperor"]} if step >= 4 else {}
    t = rival_table(hagal_deck=["hagal_dutiful_service"], B={"influence": {"emperor": step}, **held})
    before = stock(t, "B")
    act(t)
    assert change(t, before, "B") == {"agents": -1, "emperor": 1, **({"vp": points} if points else {})}
    assert t.get("alliance.emperor") == ("B" if step >= 3 else None)
    assert t.get("B.spies") == [] and kinds(t, "influence_bonus") == []


@rule("UPR-RIVAL-40")
@pytest.mark.parametrize("card, faction", [("hagal_heighliner", "spacing_guild"), ("hagal_secrets", "bene_gesserit"),
                                           ("hagal_fremkit", "fremen")])
def test_no_bonus_of_any_track(card: str, faction: str) -> None:
    t = rival(card, B={"influence": {faction: 3}})
    have = stock(t, "B")
    assert (have[faction], have["solari"], have["intrigue"], have["water"]) == (4, 0, 0, 0)


@rule("UPR-RIVAL-39")
def test_it_takes_and_loses_alliances() -> None:
    t = rival("hagal_dutiful_service", A={"influence": {"emperor": 4}, "alliances": ["emperor"], "vp": 2},
              B={"influence": {"emperor": 4}, "vp": 1})
    assert (t.get("alliance.emperor"), t.get("A.vp"), t.get("B.vp")) == ("B", 1, 2)
    t = rival_table(A={"influence": {"emperor": 4}, "vp": 1}, hagal_deck=["hagal_research_station"],
                    B={"influence": {"emperor": 4}, "alliances": ["emperor"], "vp": 2})
    play(t, "agent diplomacy dutiful_service")
    assert (t.get("alliance.emperor"), t.get("A.vp"), t.get("B.vp")) == ("A", 2, 1)


@rule("UPR-RIVAL-28")
@pytest.mark.parametrize("rival_id, first, second, third", [
    ("vladimir_harkonnen", 1, 0, 2), ("staban_tuek", 1, 3, 2), ("princess_irulan", 0, 2, 3), ("lady_jessica", 2, 3, 1)])
def test_numbered_influence_by_the_order_of_its_card(rival_id: str, first: int, second: int, third: int) -> None:
    given: dict[str, Any] = {"rivals": [rival_id], "B": {"influence": {"emperor": 2, "spacing_guild": 2}}}
    for card, faction, word in (("hagal_assembly_hall", first, "first"), ("hagal_gather_support_b", second, "second"),
                                ("hagal_accept_contract_shipping_a", third, "third"),
                                ("hagal_accept_contract_shipping_b", first, "first")):
        t = rival(card, **given)
        expected = [2, 2, 0, 0]
        expected[faction] += 1
        assert influence(t) == expected
        assert [e["leaning"] for e in kinds(t, "rival_leans")] == [word]


# ------------------------------------------------------------------ theft


@rule("UPR-RIVAL-32")
@pytest.mark.parametrize("mine, theirs, stolen", [(3, 3, 0), (4, 3, 1), (3, 4, 1), (5, 4, 2)])
def test_secrets_steal_from_all_with_four(mine: int, theirs: int, stolen: int) -> None:
    deck = ["contingency_plan"] * 12
    t = rival_table("two", hagal_deck=["hagal_secrets"], A={"intrigue": deck[:mine]}, B={"intrigue": deck[:theirs]})
    act(t)
    assert [len(t.get(f"{seat}.intrigue")) for seat in "ABC"] == [mine - (mine > 3), theirs - (theirs > 3), stolen]
    assert [(e["seat"], e["by"]) for e in kinds(t, "stolen")] == [
        (seat, "C") for seat, n in (("A", mine), ("B", theirs)) if n > 3]


@rule("UPR-RIVAL-32", "UPR-RIVAL-47")
def test_what_is_stolen_counts_at_once() -> None:
    t = rival("hagal_secrets", rivals=["feyd_rautha"], A={"intrigue": ["contingency_plan"] * 4}, B={"water": 3})
    assert (t.get("B.swordmaster"), t.get("B.intrigue"), t.get("B.water"), t.get("B.agents")) == (1, [], 0, 2)


@rule("UPR-RIVAL-32")
def test_you_may_steal_from_a_rival() -> None:
    t = rival_table(B={"intrigue": ["contingency_plan"] * 4, "agents": 0}, A={"intrigue": []},
                    intrigue_deck=["contingency_plan"])
    play(t, "agent diplomacy secrets")
    assert [len(t.get(f"{seat}.intrigue")) for seat in "AB"] == [2, 3]


# ------------------------------------------------------------------ hooks, wall, worms, spice


@rule("UPR-RIVAL-36")
def test_maker_hooks_once() -> None:
    for had in (0, 1):
        t = rival("hagal_sietch_tabr", B={"influence": {"fremen": 2}, "maker_hooks": had})
        assert t.get("B.maker_hooks") == 1 and len(kinds(t, "maker_hooks")) == 1 - had


@rule("UPR-RIVAL-37")
@pytest.mark.parametrize("card", ["hagal_desert_tactics", "hagal_hagga_or_imperial_basin"])
@pytest.mark.parametrize("hooks, wall, gone, told", [(1, 1, 1, 0), (0, 1, 0, 1), (1, 0, 0, 0), (0, 0, 0, 0)])
def test_the_shield_wall(card: str, hooks: int, wall: int, gone: int, told: int) -> None:
    t = rival(card, B={"maker_hooks": hooks}, shield_wall=wall, bonus_spice={"hagga_basin": 1})
    assert t.get("shield_wall") == wall - gone
    assert (len(kinds(t, "wall_gone")), len(kinds(t, "rival_no_hooks"))) == (gone, told)


@rule("UPR-RIVAL-37", "UPR-RIVAL-50")
@pytest.mark.parametrize("space", ["imperial_basin", "hagga_basin"])
def test_the_wall_falls_before_the_worm_comes(space: str) -> None:
    t = rival("hagal_hagga_or_imperial_basin", B={"maker_hooks": 1}, conflict="siege_of_arrakeen",
              bonus_spice={space: 1})
    assert t.get("shield_wall") == 0 and t.get("agents")[space] == "B"
    assert t.get("B.sandworms") == (space == "hagga_basin")


@rule("UPR-RIVAL-49", "UPR-RIVAL-50", "UPR-RIVAL-51")
@pytest.mark.parametrize("card, space, base, worms", [
    ("hagal_hagga_or_imperial_basin", "hagga_basin", 2, 1), ("hagal_hagga_or_imperial_basin", "imperial_basin", 1, 0),
    ("hagal_deep_desert", "deep_desert", 4, 2)])
@pytest.mark.parametrize("hooks, conflict, wall, come", [
    (0, "trade_dispute", 0, False), (1, "trade_dispute", 1, True), (1, "siege_of_arrakeen", 0, True),
    (0, "siege_of_arrakeen", 1, False), (1, "siege_of_arrakeen", 1, False)])
def test_a_harvest(card: str, space: str, base: int, worms: int, hooks: int, conflict: str, wall: int,
                   come: bool) -> None:
    """Bonus spice always; then worms, or the base spice if none can come."""
    if card == "hagal_hagga_or_imperial_basin" and hooks and wall:  # this card has the wall blown up first
        come = True
    t = rival(card, B={"maker_hooks": hooks}, conflict=conflict, shield_wall=wall, bonus_spice={space: 2})
    summoned = worms if come else 0
    assert t.get("B.sandworms") == summoned
    assert t.get("B.spice") == 2 + (0 if summoned else base)
    assert t.get(f"bonus_spice.{space}") == 0
    assert t.get("B.conflict") == 2  # of the garrison, in any case
    assert t.get("B.strength") == 2 * 2 + 3 * summoned
    assert [e["n"] for e in kinds(t, "summoned")] == ([summoned] if summoned else [])


# ------------------------------------------------------------------ troops


@rule("UPR-RIVAL-31", "UPR-RIVAL-38")
@pytest.mark.parametrize("garrison, deployed", [(0, 2), (1, 3), (2, 4), (5, 4)])
def test_recruits_and_up_to_two_more(garrison: int, deployed: int) -> None:
    t = rival("hagal_research_station", B={"garrison": garrison})
    assert (t.get("B.conflict"), t.get("B.garrison")) == (deployed, garrison + 2 - deployed)


@rule("UPR-RIVAL-31")
def test_recruits_come_from_the_supply() -> None:
    t = rival("hagal_research_station", B={"garrison": 3, "conflict": 8})
    assert (t.get("B.supply"), t.get("B.conflict"), t.get("B.garrison")) == (0, 11, 1)
    t = rival("hagal_sardaukar", B={"garrison": 11})
    assert (t.get("B.supply"), t.get("B.garrison"), t.get("B.conflict")) == (0, 12, 0)


@rule("UPR-RIVAL-31")
def test_recruits_of_an_earlier_turn_stay_in_the_garrison() -> None:
    t = rival_table(hagal_deck=["hagal_sardaukar", "hagal_research_station", *["hagal_assembly_hall"] * 2])
    act(t)
    assert (t.get("B.garrison"), t.get("B.conflict")) == (5, 0)
    play(t, "reveal", "end")
    assert kinds(t, "deployed")[0]["n"] == 4  # two recruits and two more, not four and two


# ------------------------------------------------------------------ control


@rule("UPR-RIVAL-57")
@pytest.mark.parametrize("space, card, cell", [("arrakeen", "hagal_arrakeen", "solari"),
                                               ("spice_refinery", "hagal_spice_refinery", "solari"),
                                               ("imperial_basin", "hagal_hagga_or_imperial_basin", "spice")])
def test_the_bonus_of_control(space: str, card: str, cell: str) -> None:
    """The controller, Rival or human, gets the bonus regardless of whose agent comes."""
    given: dict[str, Any] = {"rivals": ["amber_metulli"], "bonus_spice": {space: 1}, "hagal_deck": [card]}
    plain = act(rival_table(**given))
    t = act(rival_table(**given, B={"controls": [space]}))
    assert t.get(f"B.{cell}") == plain.get(f"B.{cell}") + 1
    t = act(rival_table(**given, A={"controls": [space], "solari": 5}))
    assert t.get(f"A.{cell}") == plain.get(f"A.{cell}") + 1 and t.get(f"B.{cell}") == plain.get(f"B.{cell}")
    t = rival_table(B={"controls": [space], "agents": 0})
    play(t, f"agent {'dune_the_desert_planet' if space == 'imperial_basin' else 'reconnaissance'} {space}")
    assert t.get(f"B.{cell}") == 1
    assert [(e["seat"], e["space"]) for e in kinds(t, "control_bonus")] == [("B", space)]


@rule("UPR-RIVAL-58")
def test_a_rival_defends_what_it_controls() -> None:
    t = rival_table(phase="round_start", round=3, control={"arrakeen": "B"}, conflict_deck=["siege_of_arrakeen"])
    assert (t.actor, t.get("B.conflict"), t.get("B.supply"), t.get("B.garrison")) == ("A", 1, 8, 3)
    t = rival_table(phase="round_start", round=3, control={"arrakeen": "B"}, conflict_deck=["trade_dispute"])
    assert t.get("B.conflict") == 0


# ------------------------------------------------------------------ the Swordmaster


VALUES = dict(zip(RIVAL_IDS, [6, 7, 9, 9, 8, 8, 7, 6, 4, 4], strict=True))


@rule("UPR-RIVAL-45", "UPR-RIVAL-47")
@pytest.mark.parametrize("id", RIVAL_IDS)
@pytest.mark.parametrize("short", [0, 1])
def test_the_swordmaster_at_its_value(id: str, short: int) -> None:
    """Two solari more make it, or leave it one short. All kinds of resources count alike."""
    total = VALUES[id] - 2 - short
    have = {"water": min(total, 1), "spice": max(total - 2, 0), "intrigue": ["contingency_plan"] * (total > 1)}
    t = rival("hagal_accept_contract_shipping_a", rivals=[id], B=have)
    assert (t.get("B.swordmaster"), t.get("B.agents")) == ((0, 1) if short else (1, 2))
    assert len(kinds(t, "swordmaster")) == 1 - short
    left = sum(t.get(f"B.{cell}") for cell in ("solari", "spice", "water")) + len(t.get("B.intrigue"))
    assert left == (VALUES[id] - 1 if short else 0)


@rule("UPR-RIVAL-48")
@pytest.mark.parametrize("have, kept, paid", [
    ({"solari": 4, "spice": 3, "water": 2}, {"spice": 3, "water": 2}, [("solari", 4)]),
    ({"solari": 1, "spice": 6, "water": 2}, {"spice": 3, "water": 2}, [("solari", 1), ("spice", 3)]),
    ({"solari": 1, "spice": 1, "intrigue": 2, "water": 2}, {"water": 2},
     [("solari", 1), ("spice", 1), ("mark", 2)]),
    ({"spice": 1, "intrigue": 4, "water": 1}, {"intrigue": 1, "water": 1}, [("spice", 1), ("mark", 3)]),
    ({"intrigue": 1, "water": 4}, {"water": 1}, [("mark", 1), ("water", 3)]),
])
def test_what_it_pays_with(have: dict[str, int], kept: dict[str, int], paid: list[tuple[str, int]]) -> None:
    """Solari, spice, intrigue cards, water, in this order; what is over stays. The cards go to the discard pile."""
    cards = have.pop("intrigue", 0)
    t = rival_table(rivals=["feyd_rautha"], hagal_deck=["hagal_sardaukar"],
                    B={**have, "intrigue": ["contingency_plan"] * cards})
    act(t)
    got = {name: n for name, n in stock(t, "B").items() if n and name in ("solari", "spice", "water", "intrigue")}
    assert (got, t.get("B.swordmaster")) == (kept, 1)
    assert [(e["what"], e["n"]) for e in kinds(t, "rival_paid")] == paid
    assert len(t.get("intrigue_discard")) == dict(paid).get("mark", 0)


@rule("UPR-RIVAL-47")
def test_a_control_bonus_may_make_it_in_your_turn() -> None:
    t = rival_table(rivals=["muad_dib"], B={"controls": ["arrakeen"], "water": 3, "agents": 0},
                    hagal_deck=["hagal_sardaukar"])
    play(t, "agent reconnaissance arrakeen", "deploy 0")
    assert (t.get("B.swordmaster"), t.get("B.solari"), t.get("B.water")) == (1, 0, 0)
    assert t.get("agents")["sardaukar"] == "B"  # the new agent acts in its next turn


@rule("UPR-RIVAL-47")
def test_it_buys_before_you_decide_anything() -> None:
    """You are asked whether your spy gathers intelligence; by then the Rival has its Swordmaster."""
    t = rival_table(rivals=["muad_dib"], B={"controls": ["arrakeen"], "water": 3, "agents": 0},
                    A={"spies": ["post_spice_refinery_arrakeen"]})
    play(t, "agent reconnaissance arrakeen")
    assert "gather post_spice_refinery_arrakeen" in texts(t) and t.get("B.swordmaster") == 1


@rule("UPM-RULINGS-09")
def test_your_swordmaster_is_cheaper_after_a_rivals() -> None:
    for has, price in ((0, 8), (1, 6)):
        t = rival_table(A={"solari": price}, B={"swordmaster": has})
        assert "agent dagger swordmaster" in texts(t)
        t = rival_table(A={"solari": price - 1}, B={"swordmaster": has})
        assert "agent dagger swordmaster" not in texts(t)


# ------------------------------------------------------------------ points


@rule("UPR-RIVAL-62")
@pytest.mark.parametrize("card, cell, price, have", [
    ("hagal_accept_contract_shipping_a", "solari", 7, {}), ("hagal_sietch_tabr", "water", 3, {"fremen": 2}),
    ("hagal_spice_refinery", "spice", 7, {})])
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize("swordmaster", [0, 1])
def test_points_are_bought_once_it_has_its_swordmaster(card: str, cell: str, price: int, have: dict[str, int],
                                                       short: int, swordmaster: int) -> None:
    gain = 2 if cell == "solari" else 1
    t = rival(card, B={cell: price - gain - short, "swordmaster": swordmaster, "influence": have})
    bought = swordmaster and not short
    assert (t.get(f"B.{cell}"), t.get("B.vp")) == ((0, 1) if bought else (price - short, 0))
    assert [(e["what"], e["n"]) for e in kinds(t, "hagal_spent")] == ([(cell, price)] if bought else [])


@rule("UPR-RIVAL-62")
@pytest.mark.parametrize("cards, points", [(1, 0), (2, 1)])
def test_three_intrigue_cards_are_a_point(cards: int, points: int) -> None:
    t = rival("hagal_assembly_hall", B={"intrigue": ["contingency_plan"] * cards, "swordmaster": 1})
    assert (len(t.get("B.intrigue")), t.get("B.vp")) == ((0, 1) if points else (2, 0))
    assert len(t.get("intrigue_discard")) == 3 * points


@rule("UPR-RIVAL-62")
def test_points_as_often_as_it_can_and_the_rest_is_kept() -> None:
    t = rival("hagal_deep_desert", bonus_spice={"deep_desert": 6}, B={"spice": 6, "swordmaster": 1})
    assert (t.get("B.spice"), t.get("B.vp")) == (16 - 14, 2)


@rule("UPR-RIVAL-47", "UPR-RIVAL-62")
def test_the_swordmaster_first_then_a_point() -> None:
    """Four for the Swordmaster, solari first, and what is left buys a point at once."""
    t = rival("hagal_accept_contract_shipping_a", rivals=["muad_dib"], B={"solari": 1, "spice": 8})
    assert [t.get(f"B.{cell}") for cell in ("swordmaster", "solari", "spice", "vp")] == [1, 0, 0, 1]


# ------------------------------------------------------------------ no costs


@rule("UPR-RIVAL-26")
def test_it_pays_nothing_anywhere() -> None:
    for card in ("hagal_sardaukar", "hagal_heighliner", "hagal_espionage", "hagal_desert_tactics",
                 "hagal_research_station"):
        t = rival(card, B={"solari": 2, "spice": 2, "water": 2})
        assert [t.get(f"B.{cell}") for cell in ("solari", "spice", "water")] == [2, 2, 2]


@rule("UPR-RIVAL-20", "UPR-RIVAL-45")
def test_a_rival_plays_no_intrigue_cards() -> None:
    t = rival_table(phase="combat", round=2, conflict="trade_dispute", hagal_deck=["hagal_assembly_hall"],
                    A={"conflict": 1, "intrigue": ["contingency_plan"]},
                    B={"conflict": 1, "intrigue": ["contingency_plan"]})
    assert (t.actor, t.decision()["seat"]) == ("A", "A")
    play_out(t)
    assert len(t.get("B.intrigue")) == 1 and kinds(t, "played_intrigue") == []
