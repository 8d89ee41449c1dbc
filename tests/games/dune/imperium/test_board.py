"""The 22 spaces: access, cost and effects."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.dune.state.cells import ICONS as ICON_NAMES
from landsraad.kernel.table import Table
from support.dune.boxes import BASE
from support.dune.resources import FACTIONS, change, finish_round, reveal, stock
from support.dune.table import QUIET_LEADERS, kinds, play, table, texts
from support.rules import rule

CARD_FOR = {"faction": "diplomacy", "landsraad": "dagger", "city": "reconnaissance",
            "spice_trade": "dune_the_desert_planet"}
ICONS = {
    "emperor": ["conspire", "wealth"],
    "spacing_guild": ["heighliner", "foldspace_space"],
    "bene_gesserit": ["selective_breeding", "secrets"],
    "fremen": ["hardy_warriors", "stillsuits"],
    "landsraad": ["high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"],
    "city": ["arrakeen", "carthag", "research_station", "sietch_tabr"],
    "spice_trade": ["sell_melange", "secure_contract", "the_great_flat", "hagga_basin", "imperial_basin"],
}
ICON_OF = {space: icon for icon, spaces in ICONS.items() for space in spaces}
COSTS = {"conspire": ("spice", 4), "heighliner": ("spice", 6), "selective_breeding": ("spice", 2),
         "hardy_warriors": ("water", 1), "high_council": ("solari", 5), "mentat": ("solari", 2),
         "rally_troops": ("solari", 4), "swordmaster": ("solari", 8), "sell_melange": ("spice", 2),
         "research_station": ("water", 2), "the_great_flat": ("water", 2), "hagga_basin": ("water", 1)}
COMBAT = {"heighliner", "hardy_warriors", "stillsuits", "arrakeen", "carthag", "research_station", "sietch_tabr",
          "the_great_flat", "hagga_basin", "imperial_basin"}
RICH: dict[str, Any] = {"solari": 10, "spice": 10, "water": 5, "influence": {"fremen": 2}, "vp": 1}

# What a visit changes, the card played and the agent sent aside; costs are in it.
EFFECTS: dict[str, dict[str, int]] = {
    "conspire": {"spice": -4, "solari": 5, "garrison": 2, "supply": -2, "intrigue": 1, "emperor": 1},
    "wealth": {"solari": 2, "emperor": 1},
    "heighliner": {"spice": -6, "garrison": 5, "supply": -5, "water": 2, "spacing_guild": 1},
    "foldspace_space": {"discard": 1, "spacing_guild": 1},
    "selective_breeding": {"spice": -2, "hand": 1, "deck": -2, "bene_gesserit": 1},  # a card trashed, two drawn
    "secrets": {"intrigue": 1, "bene_gesserit": 1},
    "hardy_warriors": {"water": -1, "garrison": 2, "supply": -2, "fremen": 1},
    "stillsuits": {"water": 1, "fremen": 1},
    "high_council": {"solari": -5, "council": 1},
    "mentat": {"solari": -2, "hand": 1, "deck": -1, "agents": 1},
    "rally_troops": {"solari": -4, "garrison": 4, "supply": -4},
    "hall_of_oratory": {"garrison": 1, "supply": -1},
    "swordmaster": {"solari": -8, "swordmaster": 1, "agents": 1},
    "sell_melange": {"spice": -2, "solari": 6},
    "secure_contract": {"solari": 3},
    "arrakeen": {"garrison": 1, "supply": -1, "hand": 1, "deck": -1},
    "carthag": {"garrison": 1, "supply": -1, "intrigue": 1},
    "research_station": {"water": -2, "hand": 3, "deck": -3},
    "sietch_tabr": {"garrison": 1, "supply": -1, "water": 1},
    "the_great_flat": {"water": -2, "spice": 3},
    "hagga_basin": {"water": -1, "spice": 2},
    "imperial_basin": {"spice": 1},
}
ANSWERS = {"selective_breeding": ["pay", "trash convincing_argument hand"], "sell_melange": ["sell 2"]}


def card_for(space: str) -> str:
    return CARD_FOR["faction" if ICON_OF[space] in FACTIONS else ICON_OF[space]]


def at(space: str, more: dict[str, Any] | None = None, **given: Any) -> Table:
    """A, led by Rabban, holds the card that reaches the space."""
    me = {"hand": [card_for(space), "convincing_argument"], "garrison": 3, **RICH, **(more or {})}
    return table(options={"leaders": ["glossu_rabban", "paul_atreides", "count_ilban_richese"]}, A=me,
                 **{"intrigue_deck": ["ambush"], **given})


def go(space: str, t: Table) -> Table:
    return play(t, f"agent {card_for(space)} {space}")


def reached(t: Table, card: str) -> set[str]:
    return {text.split()[2] for text in texts(t) if text.startswith(f"agent {card} ")}


@rule("IMP-SPACE-02", "IMP-SPACE-06", "IMP-SPACE-07", "IMP-SPACE-09", "IMP-SPACE-18", "IMP-SPACE-19", "IMP-AGENT-12")
def test_the_catalogue_of_spaces() -> None:
    assert {s.name for s in BASE.spaces} == set(ICON_OF) == set(EFFECTS) and len(BASE.spaces) == 22
    by_icon = {icon: [s.name for s in BASE.spaces if ICON_NAMES[s.icon] == icon] for icon in ICONS}
    assert by_icon == ICONS and len(ICONS) == 7
    assert [s.name for s in BASE.spaces if s.flag >= 0] == ["arrakeen", "carthag", "imperial_basin"]
    makers = {s.name: s.maker for s in BASE.spaces if s.maker}
    assert makers == {"the_great_flat": 3, "hagga_basin": 2, "imperial_basin": 1}
    assert {s.name for s in BASE.spaces if s.combat} == COMBAT
    assert {s for f in FACTIONS for s in ICONS[f]} & COMBAT == {"heighliner", "hardy_warriors", "stillsuits"}
    for faction in FACTIONS:
        assert sorted(space in COSTS for space in ICONS[faction]) == [False, True]


@rule("IMP-AGENT-03", "IMP-AGENT-13", "IMP-SPACE-01", "IMP-AGENT-08", "IMP-AGENT-02")
@pytest.mark.parametrize("card, icons", [
    ("diplomacy", FACTIONS), ("dagger", ["landsraad"]), ("reconnaissance", ["city"]),
    ("dune_the_desert_planet", ["spice_trade"]), ("signet_ring", ["landsraad", "city", "spice_trade"]),
    ("convincing_argument", []),
])
def test_a_card_reaches_the_spaces_of_its_icons(card: str, icons: list[str]) -> None:
    t = table(A={**RICH, "hand": [card]})
    assert reached(t, card) == {space for icon in icons for space in ICONS[icon]}


@rule("IMP-AGENT-09", "IMP-AGENT-10", "IMP-DEPLOY-01", "IMP-SPACE-11", "IMP-SPACE-12", "IMP-SPACE-13", "IMP-SPACE-15",
      "IMP-SPACE-17", "IMP-SPICE-02", "IMP-SPICE-03", "IMP-SPICE-04", "IMP-SYMBOL-01", "IMP-SYMBOL-12",
      "IMP-SYMBOL-15", "IMP-SYMBOL-16", "IMP-SYMBOL-17", "IMP-COST-05", "IMP-INTRIGUE-13")
@pytest.mark.parametrize("space", EFFECTS)
def test_what_a_visit_gives(space: str) -> None:
    t = at(space)
    before = stock(t)
    play(go(space, t), *ANSWERS.get(space, []))
    expected = {"in_play": 1, "hand": 0, "agents": 0, **EFFECTS[space]}
    expected["hand"] -= 1
    expected["agents"] -= 1
    if expected.get("fremen"):  # from 2 to 3: no step that pays
        assert t.get("A.influence.fremen") == 3
    assert change(t, before) == {name: n for name, n in expected.items() if n}
    assert t.get("agents") == {space: "A"}
    assert t.get("A.in_play") == [card_for(space)]


@rule("IMP-SPACE-08", "IMP-DEPLOY-04", "IMP-DEPLOY-05", "IMP-DEPLOY-06", "IMP-DEPLOY-07", "IMP-SPACE-10")
@pytest.mark.parametrize("space", EFFECTS)
def test_troops_are_deployed_at_combat_spaces_only(space: str) -> None:
    """Any of the recruits of the turn and two more of the garrison; none is allowed too."""
    t = play(go(space, at(space)), *ANSWERS.get(space, []))
    if space not in COMBAT:
        assert t.actor == "B" and t.get("A.conflict") == 0
        return
    limit = EFFECTS[space].get("garrison", 0) + 2
    assert texts(t) == [f"deploy {n}" for n in range(limit + 1)]
    stays = play(t.clone(), "deploy 0")
    assert (stays.actor, stays.get("A.conflict")) == ("B", 0)
    garrison = t.get("A.garrison")
    play(t, f"deploy {limit}")
    assert (t.get("A.conflict"), t.get("A.garrison")) == (limit, garrison - limit)


@rule("IMP-DEPLOY-02", "IMP-COMP-10", "IMP-DEPLOY-05")
def test_recruits_come_from_the_supply_only() -> None:
    t = go("hardy_warriors", at("hardy_warriors", {"garrison": 9, "conflict": 2}))
    assert (t.get("A.supply"), t.get("A.garrison")) == (0, 10)
    assert texts(t)[-1] == "deploy 3"  # the one recruit and two more


@rule("IMP-AGENT-06", "IMP-COST-01", "IMP-SPACE-03", "IMP-SPACE-04")
@pytest.mark.parametrize("space", EFFECTS)
def test_the_cost_must_be_at_hand(space: str) -> None:
    resource, cost = COSTS.get(space, ("solari", 0))
    broke = {"solari": 0, "spice": 0, "water": 0}
    assert space in reached(at(space, {**broke, resource: cost}), card_for(space))
    if cost:
        t = at(space, {**RICH, resource: cost - 1})
        assert space not in reached(t, card_for(space))
        with pytest.raises(landsraad.BadInput):
            go(space, t)
        assert t.get("agents") == {}


@rule("IMP-SPACE-05", "IMP-INFL-19")
@pytest.mark.parametrize("influence, open_", [(0, False), (1, False), (2, True), (6, True)])
def test_sietch_tabr_asks_for_friends(influence: int, open_: bool) -> None:
    t = at("sietch_tabr", {"influence": {"fremen": influence}})
    assert ("sietch_tabr" in reached(t, "reconnaissance")) == open_
    if open_:
        assert go("sietch_tabr", t).get("A.influence.fremen") == influence  # a requirement, not a payment


@rule("IMP-AGENT-05", "IMP-AGENT-01", "IMP-AGENT-04")
@pytest.mark.parametrize("space", EFFECTS)
@pytest.mark.parametrize("who", ["A", "B"])
def test_an_agent_closes_its_space(space: str, who: str) -> None:
    t = at(space, agents={space: who})
    assert space not in reached(t, card_for(space))
    assert len(reached(t, card_for(space))) > 0


@rule("IMP-AGENT-14", "IMP-REVEAL-01")
def test_without_agents_only_the_reveal_is_left() -> None:
    t = table(A={**RICH, "agents": 0})
    assert texts(t) == ["reveal"] or t.get("A.revealed") == 1  # the only option takes itself


# ------------------------------------------------------------------ single spaces


@rule("IMP-SPACE-14")
@pytest.mark.parametrize("space, mark", [("high_council", "council"), ("swordmaster", "swordmaster")])
def test_once_a_game_for_each_seat(space: str, mark: str) -> None:
    """Q-19: each seat has a councillor and a third agent of its own."""
    t = at(space, {mark: True}, B={**RICH, "hand": ["dagger"]})
    assert space not in reached(t, "dagger")
    play(t, "agent dagger hall_of_oratory")
    assert t.actor == "B" and space in reached(t, "dagger")


@rule("IMP-SPACE-15", "IMP-AGENT-14", "IMP-COMP-13")
def test_the_swordmaster_stays_for_the_game() -> None:
    t = go("swordmaster", at("swordmaster"))
    assert t.get("A.agents") == 2  # usable this round
    finish_round(t)
    assert (t.get("round"), t.get("A.agents"), t.get("B.agents")) == (2, 3, 2)


@rule("IMP-SYMBOL-10", "IMP-BUY-06")
def test_a_council_seat_gives_two_persuasion_from_this_round_on() -> None:
    t = go("high_council", at("high_council", {"hand": ["dagger", "convincing_argument"]}))
    reveal(reveal(t))
    assert (t.actor, t.get("A.persuasion")) == ("A", 4)  # nothing else was left to do than to reveal


@rule("IMP-BUY-01", "IMP-BUY-06")
@pytest.mark.parametrize("there, persuasion", [("A", 4), ("B", 3)])
def test_the_hall_of_oratory_speaks_in_the_reveal_turn(there: str, persuasion: int) -> None:
    t = table(A={"hand": ["convincing_argument", "diplomacy"]}, agents={"hall_of_oratory": there})
    assert play(t, "reveal").get("A.persuasion") == persuasion


@rule("IMP-MENTAT-01", "IMP-MENTAT-02", "IMP-SPACE-16", "IMP-RECALL-02")
def test_the_mentat_is_an_agent_of_this_round() -> None:
    t = at("mentat", {"hand": ["dagger", "dagger", "signet_ring"], "agents": 1})
    play(t, "agent dagger mentat")
    assert (t.get("mentat"), t.get("A.agents")) == ("A", 1)
    reveal(reveal(t))
    play(t, "agent signet_ring secure_contract")
    assert t.get("agents") == {"mentat": "A", "secure_contract": "A"}
    finish_round(t)
    assert (t.get("round"), t.get("mentat"), t.get("A.agents")) == (2, None, 2)


@rule("IMP-MENTAT-03")
@pytest.mark.parametrize("holder", ["A", "B"])
def test_without_the_mentat_at_home_its_space_only_draws(holder: str) -> None:
    t = at("mentat", {"agents": 1}, mentat=holder)
    before = stock(t)
    go("mentat", t)
    assert (t.get("mentat"), t.get("A.agents")) == (holder, 0)
    assert change(t, before) == {"solari": -2, "deck": -1, "agents": -1, "in_play": 1}


@rule("IMP-SYMBOL-12", "IMP-COST-04")
@pytest.mark.parametrize("paid, solari", [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange(paid: int, solari: int) -> None:
    t = go("sell_melange", at("sell_melange", {"spice": 7, "solari": 0}))
    assert texts(t) == ["sell 2", "sell 3", "sell 4", "sell 5"]
    play(t, f"sell {paid}")
    assert (t.get("A.spice"), t.get("A.solari"), t.actor) == (7 - paid, solari, "B")


def test_sell_melange_offers_what_one_has() -> None:
    assert texts(go("sell_melange", at("sell_melange", {"spice": 3}))) == ["sell 2", "sell 3"]


@rule("IMP-SPICE-01", "IMP-EX-05")
@pytest.mark.parametrize("space, base", [("the_great_flat", 3), ("hagga_basin", 2), ("imperial_basin", 1)])
@pytest.mark.parametrize("bonus", [0, 1, 4])
def test_a_maker_space_gives_its_bonus_too(space: str, base: int, bonus: int) -> None:
    t = go(space, at(space, {"spice": 0}, bonus_spice={space: bonus}))
    assert (t.get("A.spice"), t.get(f"bonus_spice.{space}")) == (base + bonus, 0)


@rule("IMP-CONTROL-04", "IMP-CONTROL-05", "IMP-CONTROL-06")
@pytest.mark.parametrize("space, resource", [("arrakeen", "solari"), ("carthag", "solari"),
                                             ("imperial_basin", "spice")])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_the_controller_is_paid_whoever_comes(space: str, resource: str, owner: str) -> None:
    bare = go(space, at(space, B={resource: 0}))
    t = go(space, at(space, B={resource: 0}, control={space: owner}))
    for seat in "AB":
        assert t.get(f"{seat}.{resource}") == bare.get(f"{seat}.{resource}") + (seat == owner)
    assert [e["seat"] for e in kinds(t, "control_bonus")] == [owner]


@rule("IMP-INTRIGUE-12")
def test_secrets_take_from_those_with_four() -> None:
    four = ["ambush", "charisma", "windfall", "refocus"]
    t = at("secrets", {"intrigue": []}, B={"intrigue": four}, C={"intrigue": ["bribery", "infiltrate", "tiebreaker"]})
    t.state.chance = ["refocus"]
    go("secrets", t)
    assert len(t.get("A.intrigue")) == 2 and "refocus" in t.get("A.intrigue")
    assert sorted(t.get("B.intrigue")) == ["ambush", "charisma", "windfall"]
    assert len(t.get("C.intrigue")) == 3


@rule("IMP-INTRIGUE-12", "IMP-INTRIGUE-02")
def test_which_card_is_stolen_is_chance_and_hidden() -> None:
    four = ["ambush", "charisma", "windfall", "refocus"]
    lost = set()
    for seed in range(20):
        t = go("secrets", at("secrets", {"intrigue": []}, seed=seed, B={"intrigue": four}))
        lost |= set(four) - set(t.get("B.intrigue"))
        assert not any("card" in e for e in t.events(seat="C") if e["kind"] in ("drew_intrigue", "stolen"))
    assert lost == set(four)


@rule("IMP-COST-02", "IMP-COST-03", "IMP-SYMBOL-05", "IMP-SYMBOL-08")
def test_selective_breeding_may_be_left_after_paying_the_space() -> None:
    t = go("selective_breeding", at("selective_breeding"))
    assert texts(t) == ["pay", "skip"]
    t2 = play(t.clone(), "skip")
    assert (t2.get("A.spice"), len(t2.get("A.hand")), t2.get("A.influence.bene_gesserit")) == (8, 1, 1)
    play(t, "pay", "trash diplomacy in_play")
    assert (t.get("A.in_play"), len(t.get("A.hand"))) == ([], 3)


@rule("IMP-SYMBOL-16", "IMP-COMP-04")
def test_no_foldspace_left() -> None:
    t = go("foldspace_space", at("foldspace_space", reserve={"foldspace": 0}))
    assert (t.get("A.discard"), t.get("reserve.foldspace")) == ([], 0)
    assert go("foldspace_space", at("foldspace_space")).get("reserve.foldspace") == 5


@rule("IMP-AGENT-11", "IMP-CARD-02")
@pytest.mark.parametrize("first, hand, discard", [("card", [], ["foldspace"]), ("space", ["foldspace"], [])])
def test_the_order_of_boxes_is_the_seats(first: str, hand: list[str], discard: list[str]) -> None:
    """With an empty deck, the card taken from the space can be the card that is drawn."""
    t = table(A={"hand": ["space_travel"], "deck": [], "discard": []})
    play(t, "agent space_travel foldspace_space", f"resolve {first}")
    assert (t.get("A.hand"), t.get("A.discard")) == (hand, discard)


@rule("IMP-AGENT-11", "IMP-SYMBOL-05")
@pytest.mark.parametrize("first", ["card", "space"])
def test_draw_and_trash_in_either_order(first: str) -> None:
    t = table(A={"hand": ["gene_manipulation"], "deck": ["dagger"]})
    play(t, "agent gene_manipulation arrakeen", f"resolve {first}")
    assert ("trash dagger hand" in texts(t)) == (first == "space")


@rule("IMP-AGENT-11", "IMP-SYMBOL-05")
@pytest.mark.parametrize("first, drawn", [("card", ["dagger"]), ("space", ["diplomacy"])])
def test_what_the_leader_adds_to_a_space_has_its_place_in_the_order_too(first: str, drawn: list[str]) -> None:
    """The Countess draws at a harvest: trashing a card of her discard pile first changes what can be drawn."""
    t = table(options={"leaders": ["countess_ariana_thorvald", *QUIET_LEADERS[2:]]},
              A={"hand": ["fedaykin_death_commando"], "deck": [], "discard": ["dagger", "diplomacy"]})
    play(t, "agent fedaykin_death_commando imperial_basin", f"resolve {first}")
    if first == "card":
        play(t, "trash diplomacy discard")
        assert t.get("A.hand") == drawn
    else:
        assert len(t.get("A.hand")) == 1 and any(text.endswith("hand") for text in texts(t))


@rule("IMP-AGENT-07", "IMP-ROUND-10", "IMP-REVEAL-04")
def test_only_the_agent_box_of_the_played_card_counts() -> None:
    t = table(A={"hand": ["stilgar"], "water": 0})
    play(t, "agent stilgar imperial_basin", "deploy 0")
    assert (t.get("A.water"), t.get("A.persuasion"), t.get("A.swords")) == (1, 0, 0)
    reveal(reveal(t))
    assert t.get("round") == 2  # with an empty hand A's reveal took itself
    assert [e["what"] for e in kinds(t, "gained") if e["seat"] == "A"] == ["water", "spice"]
