"""The eight leaders and the limits of their abilities."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.boxes import BASE
from support.dune.resources import FACTIONS, change, finish_round, reveal, stock
from support.dune.table import kinds, play, table, texts
from support.rules import rule

OTHERS = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"]
CITY_AND_COUNCIL = ["high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster", "arrakeen", "carthag",
                    "research_station", "sietch_tabr"]
ALL = {"paul_atreides": ("Atreides", 1), "duke_leto_atreides": ("Atreides", 2),
       "baron_vladimir_harkonnen": ("Harkonnen", 3), "glossu_rabban": ("Harkonnen", 1),
       "earl_memnon_thorvald": ("Thorvald", 1), "countess_ariana_thorvald": ("Thorvald", 3),
       "count_ilban_richese": ("Richese", 1), "helena_richese": ("Richese", 2)}


def led(leader: str, me: dict[str, Any] | None = None, **given: Any) -> Table:
    """A is led by that leader; the others stay out of the way."""
    names = [leader, *(name for name in OTHERS if name != leader)][:3]
    if leader == "baron_vladimir_harkonnen":
        me = {"tokens": ["emperor", "fremen"], **(me or {})}
    return table(options={"leaders": names}, A=me or {}, **given)


def reached(t: Table, card: str) -> set[str]:
    return {text.split()[2] for text in texts(t) if text.startswith(f"agent {card} ")}


@rule("IMP-COMP-05", "IMP-SETUP-13", "IMP-SETUP-14", "IMP-SETUP-15")
def test_the_catalogue_of_leaders() -> None:
    assert {x.name: (x.house, x.complexity) for x in BASE.leaders if x.name != "house_hagal"} == ALL
    t = landsraad.new("imperium", players=4, seed=1, leaders=["paul_atreides", "duke_leto_atreides"])  # one House
    assert [t.get(f"{seat}.leader") for seat in "AB"] == ["paul_atreides", "duke_leto_atreides"]
    with pytest.raises(landsraad.BadInput):
        landsraad.new("imperium", players=4, leaders=["paul_atreides", "paul_atreides"])


SIGNETS = [
    ("paul_atreides", {"hand": 1, "deck": -1}),
    ("glossu_rabban", {"garrison": 1, "supply": -1}),
    ("earl_memnon_thorvald", {"spice": 1}),
    ("countess_ariana_thorvald", {"water": 1}),
    ("count_ilban_richese", {"solari": 1}),
]


@rule("IMP-LEADER-01", "IMP-LEADER-03")
@pytest.mark.parametrize("leader, gives", SIGNETS)
def test_the_signet_ring(leader: str, gives: dict[str, int]) -> None:
    t = led(leader, {"hand": ["signet_ring", "dagger"]})
    before = stock(t)
    play(t, "agent signet_ring hall_of_oratory")
    expected = {"hand": -1, "in_play": 1, "agents": -1, "garrison": 1, "supply": -1}
    for name, n in gives.items():
        expected[name] = expected.get(name, 0) + n
    assert change(t, before) == {name: n for name, n in expected.items() if n}


@rule("IMP-LEADER-03")
@pytest.mark.parametrize("leader", ALL)
def test_revealed_the_signet_ring_is_a_point_of_persuasion(leader: str) -> None:
    t = led(leader, {"hand": ["signet_ring", "convincing_argument"], "solari": 3, "spice": 3})
    before = stock(t)
    play(t, "reveal")
    assert change(t, before) == {"persuasion": 3, "hand": -2, "in_play": 2}


# ------------------------------------------------------------------ Paul


@rule("IMP-LEADER-02", "IMP-LEADER-13")
def test_paul_alone_sees_the_top_of_his_deck() -> None:
    t = led("paul_atreides", {"hand": ["dagger"], "deck": ["diplomacy", "scout"]})
    assert t.view("A")["A"]["deck_top"] == ["diplomacy"]
    assert all("deck_top" not in t.view(seat)["A"] for seat in ("B", "C", None))
    assert "deck_top" not in t.view("B")["B"]


@rule("IMP-LEADER-13", "IMP-CARD-03")
def test_paul_cannot_look_at_an_empty_deck() -> None:
    t = led("paul_atreides", {"hand": ["signet_ring"], "deck": [], "discard": ["diplomacy"]})
    assert "deck_top" not in t.view("A")["A"] and t.get("A.discard") == ["diplomacy"]  # nothing is shuffled to look
    play(t, "agent signet_ring hall_of_oratory")
    assert t.get("A.hand") == ["diplomacy"]


# ------------------------------------------------------------------ Leto


@rule("IMP-LEADER-02", "IMP-COST-01")
@pytest.mark.parametrize("space, price", [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7),
                                          ("hall_of_oratory", 0)])
def test_leto_pays_one_less_in_the_landsraad(space: str, price: int) -> None:
    if price:
        assert space not in reached(led("duke_leto_atreides", {"hand": ["dagger"], "solari": price - 1}), "dagger")
    t = led("duke_leto_atreides", {"hand": ["dagger"], "solari": price})
    play(t, f"agent dagger {space}")
    assert t.get("A.solari") == 0


def test_leto_pays_spice_and_water_in_full() -> None:
    t = led("duke_leto_atreides", {"hand": ["diplomacy"], "spice": 3, "water": 0, "solari": 9})
    assert reached(t, "diplomacy").isdisjoint({"conspire", "hardy_warriors"})


@rule("IMP-LEADER-03", "IMP-COST-03")
def test_letos_signet_raises_him_where_he_is_outdone() -> None:
    t = led("duke_leto_atreides", {"hand": ["signet_ring"], "spice": 1, "influence": {"emperor": 1, "fremen": 2}},
            B={"influence": {"emperor": 2, "fremen": 2}}, C={"influence": {"spacing_guild": 1}})
    play(t, "agent signet_ring hall_of_oratory")
    assert texts(t) == ["pay", "skip"]
    idle = play(t.clone(), "skip")
    assert idle.get("A.spice") == 1
    play(t, "pay")
    assert texts(t) == ["influence emperor", "influence spacing_guild"]  # level with the Fremen's best is not enough
    play(t, "influence emperor")
    assert (t.get("A.influence.emperor"), t.get("A.spice"), t.get("A.vp")) == (2, 0, 1)


def test_letos_signet_needs_spice() -> None:
    t = led("duke_leto_atreides", {"hand": ["signet_ring"], "spice": 0}, B={"influence": {"emperor": 2}})
    assert play(t, "agent signet_ring hall_of_oratory").actor == "B"


# ------------------------------------------------------------------ the Baron


@rule("IMP-LEADER-04", "IMP-LEADER-05", "IMP-COMP-17")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_baron_chooses_two_factions_in_secret_before_the_first_round(seat: int) -> None:
    names = [*OTHERS[:2]]
    names.insert(seat, "baron_vladimir_harkonnen")
    t = landsraad.new("imperium", players=3, seed=4, leaders=names, first="A")
    baron = "ABC"[seat]
    assert (t.actor, t.get("round"), texts(t)) == (baron, 0, [f"secret {f}" for f in FACTIONS])
    play(t, "secret bene_gesserit")
    assert "secret bene_gesserit" not in texts(t)
    play(t, "secret emperor")
    assert t.get("round") == 1 and len(t.get("A.hand")) == 5
    for viewer in ("A", "B", "C", None):
        tokens = t.view(viewer)[baron].get("tokens")
        chosen = [e.get("move") for e in t.events(seat=viewer) if e["kind"] == "moved"]
        if viewer == baron:
            assert tokens == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}
            assert chosen == [t.parse("secret bene_gesserit"), t.parse("secret emperor")]
        else:
            assert tokens is None and chosen == [None, None]


@rule("IMP-LEADER-06", "IMP-LEADER-07")
@pytest.mark.parametrize("n, strikes", [(3, False), (4, True)])
def test_masterstroke_for_four_troops_in_one_turn(n: int, strikes: bool) -> None:
    t = led("baron_vladimir_harkonnen", {"hand": ["diplomacy"], "garrison": 3, "water": 1})
    play(t, "agent diplomacy hardy_warriors", f"deploy {n}")
    assert [t.get(f"A.influence.{f}") for f in FACTIONS] == ([1, 0, 0, 2] if strikes else [0, 0, 0, 1])
    assert t.get("A.masterstroke") == strikes and t.get("A.vp") == strikes


@rule("IMP-LEADER-06")
def test_masterstroke_counts_troops_from_any_source() -> None:
    """Two by right of the space, one by Double Cross from the supply, one by Rapid Mobilization."""
    t = led("baron_vladimir_harkonnen", {"hand": ["diplomacy"], "garrison": 3, "solari": 1,
                                         "intrigue": ["double_cross", "rapid_mobilization"]}, B={"conflict": 1})
    play(t, "agent diplomacy stillsuits", "deploy 2", "play double_cross")
    assert (t.get("A.conflict"), t.get("A.masterstroke")) == (3, 0)
    play(t, "play rapid_mobilization", "deploy 1")
    assert (t.get("A.conflict"), t.get("A.masterstroke"), t.get("A.influence.emperor")) == (4, 1, 1)


@rule("IMP-LEADER-06")
def test_masterstroke_in_a_reveal_turn() -> None:
    t = led("baron_vladimir_harkonnen", {"hand": ["sardaukar_legion", "gun_thopter"], "garrison": 4})
    play(t, "reveal", "use sardaukar_legion", "deploy 3")
    assert t.get("A.masterstroke") == 0
    play(t, "use gun_thopter", "deploy 1")
    assert (t.get("A.masterstroke"), t.get("A.influence.emperor"), t.get("A.influence.fremen")) == (1, 1, 1)


@rule("IMP-LEADER-06")
def test_masterstroke_needs_them_in_a_single_turn() -> None:
    me = {"hand": ["diplomacy", "reconnaissance", "signet_ring"], "garrison": 4, "agents": 3}
    t = led("baron_vladimir_harkonnen", me)
    play(t, "agent diplomacy stillsuits", "deploy 2")
    reveal(reveal(t))
    play(t, "agent reconnaissance arrakeen", "deploy 3")
    assert (t.get("A.conflict"), t.get("A.masterstroke")) == (5, 0)


def test_a_defending_troop_belongs_to_no_turn() -> None:
    """Three deployed in the last turn of a round and one to defend in the next are no four in one turn."""
    t = led("baron_vladimir_harkonnen", {"hand": ["sardaukar_legion"], "garrison": 3}, control={"arrakeen": "A"},
            conflict="skirmish_b", conflict_deck=["siege_of_arrakeen"])
    play(t, "reveal", "use sardaukar_legion", "deploy 3")
    finish_round(t)
    assert texts(t) == ["deploy 0", "deploy 1"]
    play(t, "deploy 1")
    assert (t.get("A.conflict"), t.get("A.masterstroke")) == (1, 0)


@rule("IMP-LEADER-07")
def test_masterstroke_once_a_game() -> None:
    t = led("baron_vladimir_harkonnen", {"hand": ["diplomacy"], "garrison": 3, "masterstroke": 1})
    play(t, "agent diplomacy hardy_warriors", "deploy 4")
    assert (t.get("A.influence.emperor"), kinds(t, "masterstroke")) == (0, [])


@rule("IMP-LEADER-03", "IMP-COST-03")
@pytest.mark.parametrize("answer, solari, cards", [("pay", 0, 1), ("skip", 1, 0)])
def test_the_barons_signet(answer: str, solari: int, cards: int) -> None:
    t = led("baron_vladimir_harkonnen", {"hand": ["signet_ring"], "solari": 1})
    play(t, "agent signet_ring hall_of_oratory", answer)
    assert (t.get("A.solari"), len(t.get("A.intrigue"))) == (solari, cards)


# ------------------------------------------------------------------ Rabban, Memnon


@rule("IMP-LEADER-02", "IMP-SETUP-17")
def test_rabban_starts_with_spice_and_solari() -> None:
    t = landsraad.new("imperium", players=3, seed=2, leaders=["glossu_rabban", "paul_atreides", "helena_richese"])
    assert [(t.get(f"{s}.spice"), t.get(f"{s}.solari"), t.get(f"{s}.water")) for s in "ABC"] == [
        (1, 1, 1), (0, 0, 1), (0, 0, 1)]


@rule("IMP-LEADER-03", "IMP-INFL-20")
@pytest.mark.parametrize("faction", FACTIONS)
def test_rabban_with_an_ally_recruits_two(faction: str) -> None:
    t = led("glossu_rabban", {"hand": ["signet_ring"], "alliances": [faction], "garrison": 0})
    assert play(t, "agent signet_ring secure_contract").get("A.garrison") == 2


@rule("IMP-LEADER-02")
@pytest.mark.parametrize("faction", FACTIONS)
def test_memnon_has_friends_in_the_council(faction: str) -> None:
    t = led("earl_memnon_thorvald", {"hand": ["dagger"], "solari": 5})
    play(t, "agent dagger high_council")
    assert texts(t) == [f"influence {f}" for f in FACTIONS]
    play(t, f"influence {faction}")
    assert [t.get(f"A.influence.{f}") for f in FACTIONS] == [int(f == faction) for f in FACTIONS]
    assert t.actor == "B"


@rule("IMP-AGENT-11")
@pytest.mark.parametrize("first, garrison", [("card", 2), ("space", 0)])
def test_memnons_friends_may_come_before_or_after_the_cards_effect(first: str, garrison: int) -> None:
    """Falling from the fourth step first, the Council lets him climb to its bonus again."""
    t = led("earl_memnon_thorvald", {"hand": ["shifting_allegiances"], "solari": 5, "spice": 2, "garrison": 0,
                                     "influence": {"emperor": 4, "fremen": 1}, "alliances": ["emperor"]})
    play(t, "agent shifting_allegiances high_council", f"resolve {first}")
    steps = ("pay", "lose emperor", "influence fremen")
    play(t, *((*steps, "influence emperor") if first == "card" else ("influence emperor", *steps)))
    assert (t.get("A.influence.emperor"), t.get("A.garrison")) == (4, garrison)


# ------------------------------------------------------------------ Ariana


@rule("IMP-LEADER-09", "IMP-LEADER-10")
@pytest.mark.parametrize("space, base", [("the_great_flat", 3), ("hagga_basin", 2), ("imperial_basin", 1)])
@pytest.mark.parametrize("bonus", [0, 2])
def test_ariana_must_trade_a_spice_for_a_card(space: str, base: int, bonus: int) -> None:
    t = led("countess_ariana_thorvald", {"hand": ["dune_the_desert_planet"], "water": 2, "spice": 0},
            bonus_spice={space: bonus})
    play(t, f"agent dune_the_desert_planet {space}")
    assert (t.get("A.spice"), len(t.get("A.hand")), t.get(f"bonus_spice.{space}")) == (base + bonus - 1, 1, 0)


@rule("IMP-CARD-25", "IMP-LEADER-09")
@pytest.mark.parametrize("leader, spice, cards", [("countess_ariana_thorvald", 6, 1), ("glossu_rabban", 7, 0)])
def test_carryall_doubles_the_base_first(leader: str, spice: int, cards: int) -> None:
    t = led(leader, {"hand": ["carryall"], "water": 2, "spice": 0}, bonus_spice={"the_great_flat": 1})
    play(t, "agent carryall the_great_flat")
    assert (t.get("A.spice"), len(t.get("A.hand"))) == (spice, cards)


@rule("IMP-LEADER-10")
def test_other_spice_is_arianas_whole() -> None:
    t = led("countess_ariana_thorvald", {"hand": ["worm_riders"], "spice": 0}, control={"imperial_basin": "A"})
    play(t, "agent worm_riders imperial_basin")
    assert (t.get("A.spice"), len(t.get("A.hand"))) == (0 + 1 + 2, 1)  # harvest, control, card


# ------------------------------------------------------------------ Ilban


@rule("IMP-LEADER-08", "IMP-LEADER-02")
@pytest.mark.parametrize("space, cards", [("high_council", 1), ("mentat", 2), ("rally_troops", 1), ("swordmaster", 1),
                                          ("hall_of_oratory", 0)])
def test_ilban_draws_when_he_pays_a_space_in_solari(space: str, cards: int) -> None:
    t = led("count_ilban_richese", {"hand": ["dagger"], "solari": 8})
    assert len(play(t, f"agent dagger {space}").get("A.hand")) == cards


@rule("IMP-LEADER-08")
def test_ilban_draws_for_nothing_else() -> None:
    t = led("count_ilban_richese", {"hand": ["firm_grip", "diplomacy"], "solari": 4, "spice": 4,
                                    "intrigue": ["bribery"]})
    play(t, "play bribery", "influence fremen", "agent firm_grip wealth", "pay", "influence fremen")
    assert (t.get("A.solari"), t.get("A.hand")) == (4 - 2 + 2 - 2, ["diplomacy"])
    t = led("count_ilban_richese", {"hand": ["diplomacy"], "spice": 4})
    assert play(t, "agent diplomacy conspire").get("A.hand") == []


@rule("IMP-COST-01")
def test_ilbans_ring_cannot_pay_for_the_space_it_goes_to() -> None:
    t = led("count_ilban_richese", {"hand": ["signet_ring"], "solari": 3})
    assert "rally_troops" not in reached(t, "signet_ring")


# ------------------------------------------------------------------ Helena


@rule("IMP-LEADER-02", "IMP-CARD-01")
@pytest.mark.parametrize("who, passes", [("B", True), ("A", False)])
def test_helena_passes_the_agents_of_others_in_landsraad_and_cities(who: str, passes: bool) -> None:
    rich = {"solari": 10, "spice": 10, "water": 5, "influence": {"fremen": 2}, "agents": 2}
    everywhere = {space.name: who for space in BASE.spaces}
    t = led("helena_richese", {"hand": ["foldspace"], **rich}, agents=everywhere)
    assert reached(t, "foldspace") == (set(CITY_AND_COUNCIL) if passes else set())


@rule("IMP-SPACE-14")
def test_helena_too_goes_to_the_council_once() -> None:
    t = led("helena_richese", {"hand": ["dagger"], "solari": 9, "council": True}, agents={"high_council": "B"})
    assert "high_council" not in reached(t, "dagger")


def test_an_agent_beside_helena_still_closes_the_space_to_others() -> None:
    t = led("helena_richese", {"hand": ["dagger"]}, agents={"hall_of_oratory": "B"},
            C={"hand": ["dagger"], "solari": 9})
    play(t, "agent dagger hall_of_oratory")
    assert t.get("agents") == {"hall_of_oratory": ["A", "B"]}
    reveal(t)
    assert t.actor == "C" and "hall_of_oratory" not in reached(t, "dagger")


def manipulated(**given: Any) -> Table:
    t = led("helena_richese", {"hand": ["signet_ring", "convincing_argument", "diplomacy"], **given.pop("A", {})},
            row=["space_travel", "stilgar", "scout", "chani", "dr_yueh"], imperium_deck=["crysknife"], **given)
    play(t, "agent signet_ring secure_contract")
    if "resolve card" in texts(t):  # there is a plot card one might play first
        play(t, "resolve card")
    return play(t, "remove space_travel")


@rule("IMP-LEADER-11", "IMP-BUY-11")
def test_manipulate_sets_a_card_aside_for_her_alone() -> None:
    t = manipulated(B={"hand": ["convincing_argument", "convincing_argument"]})
    assert (t.get("A.set_aside"), sorted(t.get("row"))) == (
        "space_travel", ["chani", "crysknife", "dr_yueh", "scout", "stilgar"])
    if "reveal" in texts(t):
        play(t, "reveal")
    assert t.actor == "B" and "buy crysknife" in texts(t) and "buy space_travel" not in texts(t)


def her_reveal(t: Table) -> Table:
    return play(reveal(reveal(t)), "reveal")


def test_manipulate_makes_it_one_cheaper_in_her_reveal_turn() -> None:
    t = her_reveal(manipulated())
    assert t.get("A.persuasion") == 3 and "buy space_travel" in texts(t)
    play(t, "buy space_travel")
    assert (t.get("A.persuasion"), t.get("A.set_aside"), "space_travel" in t.get("A.discard")) == (1, None, True)


def test_the_discount_is_one() -> None:
    t = her_reveal(manipulated(A={"hand": ["signet_ring", "diplomacy", "reconnaissance"]}))
    assert t.get("A.persuasion") == 2 and "buy space_travel" in texts(t)  # cost 3
    t = her_reveal(manipulated(A={"hand": ["signet_ring", "diplomacy", "dagger"]}))
    assert t.get("A.persuasion") == 1 and "buy space_travel" not in texts(t)


@rule("IMP-LEADER-12")
def test_not_acquired_it_leaves_the_game() -> None:
    t = play(her_reveal(manipulated()), "end")
    assert (t.get("A.set_aside"), t.get("trashed")) == (None, ["space_travel"])


def test_other_ways_to_acquire_it_have_no_discount() -> None:
    t = manipulated(A={"intrigue": ["bypass_protocol"], "spice": 0})
    assert t.actor == "A"
    play(t, "play bypass_protocol")
    assert "acquire space_travel" in texts(t)  # by its printed cost of 3
