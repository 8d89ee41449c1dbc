"""The 22 spaces: access, cost and effects; the agent turn, control, and the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.resources import FACTIONS
from support.dune.table import play, texts, uprising
from support.dune.visits import CARD, CHOAM, COMBAT, ICON, PLAIN, RICH, at_table, gained, open_to, visit
from support.rules import rule

# ------------------------------------------------------------------ what each space gives


@pytest.mark.parametrize(("space", "seat", "answers", "gains"), [
    ("dutiful_service", {}, [], {"emperor": 1, "solari": 2}),
    ("sardaukar", {"spice": 4}, [], {"emperor": 1, "spice": -4, "intrigue": 1, "garrison": 4, "supply": -4}),
    ("deliver_supplies", {}, [], {"spacing_guild": 1, "water": 1}),
    ("heighliner", {"spice": 5}, [], {"spacing_guild": 1, "spice": -5, "garrison": 5, "supply": -5}),
    ("espionage", {"spice": 1}, ["first 1", "spy post_emperor"],
     {"bene_gesserit": 1, "spice": -1, "hand": 1, "deck": -1}),
    ("secrets", {}, [], {"bene_gesserit": 1, "intrigue": 1}),
    ("desert_tactics", {"water": 1}, ["skip"], {"fremen": 1, "water": -1, "garrison": 1, "supply": -1}),
    ("fremkit", {}, [], {"fremen": 1, "hand": 1, "deck": -1}),
    ("high_council", {"solari": 5}, [], {"solari": -5, "council": 1}),
    ("high_council", {"solari": 5, "council": 1}, [],
     {"solari": -5, "spice": 2, "intrigue": 1, "garrison": 3, "supply": -3}),
    ("imperial_privilege", {"solari": 3, "influence": {"emperor": 2}}, [], {"solari": -3, "hand": 1, "deck": -1}),
    ("swordmaster", {"solari": 8}, [], {"solari": -8, "swordmaster": 1, "agents": 1}),
    ("assembly_hall", {}, [], {"intrigue": 1}),
    ("gather_support", {}, [], {"garrison": 2, "supply": -2}),
    ("gather_support", {"solari": 2}, ["skip"], {"garrison": 2, "supply": -2}),
    ("gather_support", {"solari": 2}, ["pay"], {"solari": -2, "garrison": 2, "supply": -2, "water": 1}),
    ("accept_contract", {}, [], {"hand": 1, "deck": -1, "solari": 2}),
    ("shipping", {"spice": 3, "influence": {"spacing_guild": 2}}, ["influence fremen"],
     {"spice": -3, "solari": 5, "fremen": 1}),
    ("arrakeen", {}, [], {"garrison": 1, "supply": -1, "hand": 1, "deck": -1}),
    ("research_station", {"water": 2}, [], {"water": -2, "garrison": 2, "supply": -2, "hand": 2, "deck": -2}),
    ("sietch_tabr", {"influence": {"fremen": 2}}, ["choose 1"], {"water": 1, "garrison": 1, "supply": -1}),
    ("sietch_tabr", {"influence": {"fremen": 2}}, ["choose 2", "skip"], {"water": 1}),
    ("spice_refinery", {}, [], {"solari": 2}),
    ("spice_refinery", {"spice": 1}, ["skip"], {"solari": 2}),
    ("spice_refinery", {"spice": 1}, ["pay"], {"solari": 4, "spice": -1}),
    ("deep_desert", {"water": 3}, [], {"water": -3, "spice": 4}),
    ("hagga_basin", {"water": 1}, [], {"water": -1, "spice": 2}),
    ("imperial_basin", {}, [], {"spice": 1}),
])
@rule("UPR-SPACE-06", "UPR-SPACE-08", "UPR-SPACE-09", "UPR-SPACE-10", "UPR-SPACE-11", "UPR-SPACE-12", "UPR-SPACE-14",
      "UPR-SPACE-17", "UPR-SPACE-18", "UPR-SPACE-20", "UPR-SPACE-22", "UPR-SPACE-23", "UPR-SPACE-24", "UPR-SPACE-25",
      "UPR-SPACE-26", "UPR-SPACE-27", "UPR-SPACE-28", "UPR-SPACE-29", "UPR-SPACE-30", "UPR-SPACE-31", "UPR-SPACE-32",
      "UPR-SPACE-33", "UPR-SPACE-35", "UPR-SPACE-36", "UPR-SPACE-38", "UPR-SPACE-39", "UPR-SPACE-40", "UPR-SPACE-42",
      "UPR-SPACE-43", "UPR-SPACE-44", "UPR-SPACE-45", "UPR-SPACE-47", "UPM-AGENT-TURN-01", "UPM-AGENT-TURN-02")
def test_a_visit(space: str, seat: dict[str, Any], answers: list[str], gains: dict[str, int]) -> None:
    assert gained(space, *answers, A=seat) == gains


@pytest.mark.parametrize("space", ICON)
@rule("UPM-AGENT-TURN-01", "UPR-SPACE-05", "UPR-SPACE-08", "UPR-SPACE-09", "UPR-SPACE-10", "UPR-SPACE-12",
      "UPR-SPACE-14", "UPR-SPACE-17", "UPR-SPACE-18", "UPR-SPACE-22", "UPR-SPACE-25", "UPR-SPACE-27", "UPR-SPACE-28",
      "UPR-SPACE-29", "UPR-SPACE-31", "UPR-SPACE-33", "UPR-SPACE-35", "UPR-SPACE-37", "UPR-SPACE-40", "UPR-SPACE-42",
      "UPR-SPACE-44", "UPR-SPACE-45", "UPR-SPACE-47")
def test_the_icon_of_each_space(space: str) -> None:
    """Only a card with its icon reaches it."""
    cards = set(CARD.values()) - {CARD[ICON[space]]}
    assert open_to(at_table(space, A=RICH), space)
    assert not open_to(at_table(space, A={**RICH, "hand": sorted(cards)}), space)
    assert not open_to(at_table(space, A={**RICH, "hand": ["convincing_argument"] * 2}), space)  # no icon at all


@pytest.mark.parametrize("space", ICON)
@rule("UPR-SPACE-01", "UPR-SPACE-02", "UPR-SPACE-03", "UPR-SPACE-05", "UPR-SPACE-08", "UPR-SPACE-09", "UPR-SPACE-10",
      "UPR-SPACE-12", "UPR-SPACE-14", "UPR-SPACE-17", "UPR-SPACE-25", "UPR-SPACE-27", "UPR-SPACE-28", "UPR-SPACE-29",
      "UPR-SPACE-31", "UPR-SPACE-33", "UPR-SPACE-35", "UPR-SPACE-37", "UPR-SPACE-40", "UPR-SPACE-42", "UPR-SPACE-44",
      "UPR-SPACE-45", "UPR-SPACE-47", "UPM-AGENT-TURN-07")
def test_where_troops_are_deployed(space: str) -> None:
    """At a combat space the recruits of the turn and up to two of the garrison; elsewhere nobody."""
    t = at_table(space, A={**RICH, "garrison": 5})
    had = t.get("A.garrison")
    play(t, f"agent {CARD[ICON[space]]} {space}")
    while not any(move.startswith("deploy") or move == "end" for move in texts(t)):
        play(t, texts(t)[0])
    if space not in COMBAT:
        assert texts(t) == ["end"]
        return
    recruits = t.get("A.garrison") - had
    assert texts(t) == [f"deploy {n}" for n in range(recruits + 3)]
    play(t, f"deploy {recruits + 2}")
    assert (t.get("A.conflict"), t.get("A.garrison"), texts(t)) == (recruits + 2, had - 2, ["end"])


# ------------------------------------------------------------------ costs and requirements


@pytest.mark.parametrize(("space", "cell", "price"), [
    ("sardaukar", "spice", 4), ("heighliner", "spice", 5), ("espionage", "spice", 1), ("desert_tactics", "water", 1),
    ("high_council", "solari", 5), ("imperial_privilege", "solari", 3), ("swordmaster", "solari", 8),
    ("shipping", "spice", 3), ("research_station", "water", 2), ("deep_desert", "water", 3),
    ("hagga_basin", "water", 1),
])
@rule("UPM-AGENT-TURN-02", "UPR-SPACE-10", "UPR-SPACE-14", "UPR-SPACE-17", "UPR-SPACE-18", "UPR-SPACE-22",
      "UPR-SPACE-25", "UPR-SPACE-27", "UPR-SPACE-29", "UPR-SPACE-35", "UPR-SPACE-44", "UPR-SPACE-47")
def test_without_its_price_a_space_is_closed(space: str, cell: str, price: int) -> None:
    assert open_to(at_table(space, A={**RICH, cell: price}), space)
    assert not open_to(at_table(space, A={**RICH, cell: price - 1}), space)


@pytest.mark.parametrize("space", ["dutiful_service", "deliver_supplies", "secrets", "fremkit", "assembly_hall",
                                   "gather_support", "accept_contract", "arrakeen", "spice_refinery", "imperial_basin"])
@rule("UPR-SPACE-05", "UPR-SPACE-08", "UPR-SPACE-09", "UPR-SPACE-12", "UPR-SPACE-28", "UPR-SPACE-31", "UPR-SPACE-33",
      "UPR-SPACE-40", "UPR-SPACE-42", "UPR-SPACE-45")
def test_a_space_without_a_cost_is_open_to_the_poor(space: str) -> None:
    assert open_to(at_table(space), space)


@pytest.mark.parametrize(("space", "faction"), [
    ("imperial_privilege", "emperor"), ("shipping", "spacing_guild"), ("sietch_tabr", "fremen")])
@rule("UPM-DIFFERENCES-08", "UPM-INFLUENCE-04", "UPM-AGENT-TURN-02", "UPR-SPACE-14", "UPR-SPACE-29", "UPR-SPACE-37")
def test_three_spaces_need_two_steps(space: str, faction: str) -> None:
    others = {name: 6 for name in FACTIONS if name != faction}
    assert not open_to(at_table(space, A={**RICH, "influence": {**others, faction: 1}}), space)
    assert open_to(at_table(space, A={**RICH, "influence": {faction: 2}}), space)


@rule("UPM-RULINGS-01", "UPM-AGENT-TURN-02", "UPR-SPACE-28", "UPR-SPACE-33")
@pytest.mark.parametrize(("space", "cell", "price"), [("gather_support", "solari", 2), ("spice_refinery", "spice", 1)])
def test_the_higher_price_is_decided_before_any_effect(space: str, cell: str, price: int) -> None:
    """Even before a spy is recalled to draw a card; nothing is asked of who cannot pay."""
    post = "landsraad_hall" if space == "gather_support" else "spice_refinery_arrakeen"
    t = visit(space, A={cell: price, "spies": [post]})
    assert texts(t) == ["pay", "skip"]
    assert (t.get("A.garrison"), t.get("A.solari"), len(t.get("A.hand"))) == (3, price if cell == "solari" else 0, 0)
    play(t, "pay")
    assert t.get(f"A.{cell}") == 0 and texts(t) == [f"gather post_{post}", "skip"]
    poor = visit(space, A={cell: price - 1, "spies": [post]})
    assert texts(poor) == [f"gather post_{post}", "skip"]


@rule("UPM-RULINGS-01")
def test_what_the_visit_itself_brings_does_not_pay_for_it() -> None:
    """The controller's solari comes with the agent, too late for the higher price of another place."""
    t = visit("spice_refinery", A={"spice": 0, "controls": ["spice_refinery"]})
    assert (t.get("A.solari"), texts(t)[0]) == (3, "deploy 0")


# ------------------------------------------------------------------ Landsraad


@rule("UPR-SPACE-18", "UPR-SPACE-21", "UPM-DIFFERENCES-06")
@pytest.mark.parametrize("other", ["B", "C"])
def test_the_swordmaster_costs_8_then_6(other: str) -> None:
    taken = {other: {"swordmaster": 1}}
    assert not open_to(at_table("swordmaster", A={"solari": 7}), "swordmaster")
    assert open_to(at_table("swordmaster", A={"solari": 6}, **taken), "swordmaster")
    assert not open_to(at_table("swordmaster", A={"solari": 5}, **taken), "swordmaster")
    assert gained("swordmaster", A={"solari": 9}, **taken) == {"solari": -6, "swordmaster": 1, "agents": 1}


@rule("UPM-RULINGS-09", "UPR-SPACE-18")
def test_a_rivals_swordmaster_makes_it_cheaper_too() -> None:
    t = at_table("swordmaster", A={"solari": 6}, B={"role": "rival", "swordmaster": 1})
    assert open_to(t, "swordmaster")


@rule("UPR-SPACE-19", "UPR-SPACE-20")
def test_the_swordmaster_once_for_each_player() -> None:
    t = visit("swordmaster", "end", A={"solari": 20, "hand": ["dagger", "dagger", "dagger", "dagger"]})
    assert (t.get("A.agents"), t.get("A.swordmaster")) == (2, 1)  # of three, one is on the board
    while t.actor != "A":
        play(t, "reveal" if "reveal" in texts(t) else "end")
    assert not open_to(t, "swordmaster") and open_to(t, "assembly_hall")
    assert not open_to(at_table("swordmaster", A={"solari": 20, "swordmaster": 1}), "swordmaster")


@rule("UPR-SPACE-23", "UPM-REVEAL-TURN-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_council_seat_is_worth_2_persuasion(seat: int) -> None:
    t = play(at_table("high_council", A={"council": seat, "hand": ["convincing_argument", "dagger"]}), "reveal")
    assert t.get("A.persuasion") == 2 + 2 * seat


@rule("UPR-SPACE-24", "UPM-DIFFERENCES-06")
def test_the_high_council_again_brings_no_further_seat() -> None:
    t = visit("high_council", "end", A={"solari": 5, "council": 1, "hand": ["dagger", "convincing_argument"]})
    assert t.get("A.council") == 1
    while t.actor != "A":
        play(t, "reveal" if "reveal" in texts(t) else "end")
    assert play(t, "reveal").get("A.persuasion") == 4


@rule("UPR-SPACE-15", "UPM-INTRIGUE-03")
def test_imperial_privilege_trashes_an_intrigue_card_for_another() -> None:
    rich: dict[str, Any] = {"solari": 3, "influence": {"emperor": 2}}
    t = visit("imperial_privilege", A={**rich, "intrigue": ["devour", "impress"]}, intrigue_deck=["opportunism"])
    assert texts(t) == ["resolve space"]  # for all that the others know, one of the two is a plot card
    play(t, "resolve space")
    assert texts(t) == ["choose 1", "choose 3"]  # no other agent to recall
    kept = play(t.clone(), "choose 3", "skip")
    assert (kept.get("A.intrigue"), len(kept.get("A.hand"))) == (["devour", "impress"], 1)
    play(t, "choose 1")
    assert texts(t) == ["trash_intrigue devour", "trash_intrigue impress"]
    play(t, "trash_intrigue impress")  # then the card is drawn without a question
    assert (t.get("A.intrigue"), t.get("trashed_intrigue")) == (["opportunism", "devour"], ["impress"])
    assert t.get("intrigue_discard") == [] and len(t.get("A.hand")) == 1


@rule("UPR-SPACE-16", "UPM-TERMS-02")
def test_imperial_privilege_recalls_another_agent() -> None:
    rich: dict[str, Any] = {"solari": 3, "influence": {"emperor": 2}, "swordmaster": 1}
    board = {"fremkit": "A", "arrakeen": "A", "secrets": "B"}
    t = visit("imperial_privilege", A={**rich, "intrigue": []}, agents=board)
    assert texts(t) == ["choose 2", "choose 3"]
    play(t, "choose 2")
    assert texts(t) == ["recall fremkit", "recall arrakeen"]  # neither this turn's nor another's
    play(t, "recall fremkit")
    assert t.get("agents") == {"imperial_privilege": "A", "arrakeen": "A", "secrets": "B"}
    assert (t.get("A.agents"), len(t.get("A.hand"))) == (1, 1)


@rule("UPR-SPACE-16", "UPM-AGENT-TURN-04")
def test_the_recall_is_not_optional() -> None:
    rich: dict[str, Any] = {"solari": 3, "influence": {"emperor": 2}}
    t = visit("imperial_privilege", "choose 3", A={**rich, "intrigue": []}, agents={"fremkit": "A"})
    assert t.get("A.agents") == 1 and t.get("agents") == {"imperial_privilege": "A"}


@rule("UPR-SPACE-41", "UPM-REVEAL-TURN-03")
def test_assembly_hall_is_worth_1_persuasion_while_an_agent_is_there() -> None:
    hand = {"hand": ["convincing_argument", "dagger"]}
    t = play(at_table("assembly_hall", A=hand, agents={"assembly_hall": "A"}), "reveal")
    assert t.get("A.persuasion") == 3
    t = play(at_table("assembly_hall", A=hand, agents={"assembly_hall": "B"}), "reveal")
    assert t.get("A.persuasion") == 2


# ------------------------------------------------------------------ other spaces


@rule("UPR-SPACE-46", "UPM-TERMS-09")
def test_secrets_takes_a_card_from_each_with_four() -> None:
    four = ["devour", "impress", "cunning", "distraction"]
    t = visit("secrets", A={"intrigue": []}, B={"intrigue": four},
              C={"intrigue": ["mercenaries", "buy_access", "manipulate"]}, intrigue_deck=["opportunism"])
    assert len(t.get("A.intrigue")) == 2 and "opportunism" in t.get("A.intrigue")
    assert len(t.get("B.intrigue")) == 3 and len(t.get("C.intrigue")) == 3
    assert set(t.get("A.intrigue")) - {"opportunism"} == set(four) - set(t.get("B.intrigue"))


@rule("UPR-SPACE-27", "UPM-TERMS-01", "UPM-AGENT-TURN-04")
def test_desert_tactics_may_trash_a_card() -> None:
    t = visit("desert_tactics", A={"water": 1, "hand": ["diplomacy", "dagger"], "discard": ["reconnaissance"]})
    assert texts(t) == ["trash dagger hand", "trash reconnaissance discard", "trash diplomacy in_play", "skip"]
    assert play(t, "trash diplomacy in_play").get("trashed") == ["diplomacy"]


@rule("UPR-SPACE-32", "UPR-SPACE-43", "UPM-CHOAM-02")
@pytest.mark.parametrize("space", ["accept_contract", "dutiful_service"])
def test_a_contract_with_the_module_2_solari_without(space: str) -> None:
    row = ["espionage", "heighliner_water"]
    t = visit(space, options=CHOAM, contract_row=row, contract_bank=["harvest_4"])
    if "first 2" in texts(t):
        play(t, "first 2")
    assert texts(t) == ["contract contract_espionage", "contract contract_heighliner_water"]
    play(t, "contract contract_espionage")
    assert (t.get("A.contracts"), t.get("A.solari")) == (["contract_espionage"], 0)
    assert t.get("contract_row") == ["contract_harvest_4", "contract_heighliner_water"]
    none = visit(space, options=CHOAM, contract_row=[], contract_bank=[])
    assert (none.get("A.solari"), none.get("A.contracts"), texts(none)) == (2, [], ["end"])
    without = visit(space)
    assert (without.get("A.solari"), texts(without)) == (2, ["end"])


@rule("UPR-SPACE-30", "UPM-INFLUENCE-01")
def test_shipping_influence_with_any_faction() -> None:
    t = visit("shipping", A={"spice": 3, "influence": {"spacing_guild": 2}})
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS]


# ------------------------------------------------------------------ an agent's turn


@rule("UPM-AGENT-TURN-02")
@pytest.mark.parametrize("space", ICON)
def test_an_agent_closes_a_space_ones_own_too(space: str) -> None:
    for who in "AB":
        assert not open_to(at_table(space, A=RICH, agents={space: who}), space)


@rule("UPM-AGENT-TURN-03")
def test_card_and_space_in_any_order() -> None:
    """Lady Margot Fenring's ring places a spy, before or after the space draws a card."""
    t = uprising(turn="C", conflict="shadow_contest",
                 C={"hand": ["signet_ring"], "deck": ["dagger"] * 2, "intrigue": []})
    play(t, "agent signet_ring arrakeen")
    assert texts(t) == ["resolve card", "resolve space"]
    first = play(t.clone(), "resolve card", "spy post_spice_refinery_arrakeen")
    assert first.get("C.hand") == ["dagger"] and first.get("C.garrison") == 4
    play(t, "resolve space")
    assert t.get("C.hand") == ["dagger"] and t.get("C.spies") == []


@rule("UPM-AGENT-TURN-05")
def test_an_arrow_is_paid_once() -> None:
    rich: dict[str, Any] = {"solari": 3, "influence": {"emperor": 2}}
    t = visit("imperial_privilege", A={**rich, "intrigue": ["devour", "impress"]})
    play(t, "resolve space", "choose 1", "trash_intrigue devour")
    assert texts(t) == ["end"]


@rule("UPM-AGENT-TURN-07", "UPM-RULINGS-07", "UPR-SPACE-02", "UPR-SPACE-03")
def test_recruits_of_any_source_and_two_of_the_garrison() -> None:
    """A plot's recruits march too; more of the garrison never do, not even after a second thought."""
    t = visit("arrakeen", A={"garrison": 6, "intrigue": ["mercenaries", "shaddams_favor"], "solari": 3})
    play(t, "resolve space", "play mercenaries")
    assert texts(t)[-1] == "deploy 5"  # one of the space, two hired, two of the garrison
    play(t, "deploy 2")
    assert texts(t) == ["play shaddams_favor", "end"]
    play(t, "play shaddams_favor")
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2", "deploy 3", "deploy 4"]
    play(t, "deploy 4")
    assert t.get("A.conflict") == 6 and texts(t) == ["end"]  # four recruits and two


@rule("UPM-TERMS-04", "UPM-AGENT-TURN-07")
def test_an_empty_supply_recruits_nobody() -> None:
    t = visit("heighliner", A={"spice": 5, "garrison": 9})
    assert (t.get("A.garrison"), t.get("A.supply")) == (12, 0)
    assert texts(t)[-1] == "deploy 5"  # the three that came, and two


# ------------------------------------------------------------------ control and makers


@pytest.mark.parametrize(("place", "cell"), [("arrakeen", "solari"), ("spice_refinery", "solari"),
                                             ("imperial_basin", "spice")])
@rule("UPM-CONTROL-01", "UPR-SPACE-07", "UPR-SPACE-13", "UPR-SPACE-34")
def test_the_controller_is_paid_whoever_sends_the_agent(place: str, cell: str) -> None:
    theirs = at_table(place, B={**PLAIN, "controls": [place]})
    plain = play(at_table(place), f"agent {CARD[ICON[place]]} {place}").get(f"A.{cell}")
    play(theirs, f"agent {CARD[ICON[place]]} {place}")
    assert (theirs.get(f"B.{cell}"), theirs.get(f"A.{cell}")) == (1, plain)
    mine = visit(place, A={"controls": [place]})
    assert mine.get(f"A.{cell}") == plain + 1


@pytest.mark.parametrize(("space", "water", "base"), [("deep_desert", 3, 4), ("hagga_basin", 1, 2),
                                                      ("imperial_basin", 0, 1)])
@rule("UPM-MAKERS-RECALL-01", "UPR-SPACE-11", "UPR-SPACE-12", "UPR-SPACE-26")
def test_all_bonus_spice_goes_to_the_next_visitor(space: str, water: int, base: int) -> None:
    others = [name for name in ("deep_desert", "hagga_basin", "imperial_basin") if name != space]
    t = visit(space, A={"water": water}, bonus_spice={space: 3, others[0]: 2})
    assert (t.get("A.spice"), t.get(f"bonus_spice.{space}"), t.get(f"bonus_spice.{others[0]}")) == (base + 3, 0, 2)


@rule("UPM-MAKERS-RECALL-01")
def test_makers_where_no_agent_is() -> None:
    t = uprising(phase="makers", round=3, conflict_deck=["shadow_contest"], agents={"hagga_basin": "B", "fremkit": "A"},
                 bonus_spice={"deep_desert": 2})
    assert {name: n for name, n in t.get("bonus_spice").items() if n} == {"deep_desert": 3, "imperial_basin": 1}


@rule("UPM-MAKERS-RECALL-02")
def test_recall_agents_home_and_the_marker_on() -> None:
    t = uprising(4, phase="recall", round=3, first="D", conflict_deck=["shadow_contest"],
                 agents={"hagga_basin": "B", "fremkit": "A"}, A={"swordmaster": 1})
    assert (t.get("round"), t.get("first"), t.get("agents")) == (4, "A", {})
    assert [t.get(f"{seat}.agents") for seat in "ABCD"] == [3, 2, 2, 2]


@pytest.mark.parametrize(("vp", "deck", "over"), [(9, ["shadow_contest"], False), (10, ["shadow_contest"], True),
                                                  (11, ["shadow_contest"], True), (0, [], True)])
@rule("UPM-MAKERS-RECALL-02")
def test_ten_points_or_the_last_conflict_end_the_game(vp: int, deck: list[str], over: bool) -> None:
    idle: dict[str, Any] = {"intrigue": [], "objective": None}
    t = uprising(phase="recall", round=10 if not deck else 5, conflict_deck=deck, A=idle, B={**idle, "vp": vp}, C=idle)
    assert t.over is over
