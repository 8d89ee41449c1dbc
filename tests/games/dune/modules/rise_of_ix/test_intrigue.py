"""The 17 intrigue cards and the four conflicts."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.ix import a, fight, ix, of, sent
from support.dune.table import play, texts
from support.rules import rule

TECH = {"tech": {"topmost": "windtraps", "middle": "training_drones", "lowest": "flagship"}}  # cost 2, 3 and 8
THREE = ["windtraps", "artillery", "flagship"]


def plot(card: str, *moves: str, **seat: Any) -> Table:
    """A plays a plot card at the start of the turn."""
    given = seat.pop("given", {})
    t = ix(A=a(**{"hand": ["dagger"], "intrigue": [card], **seat}), **given)
    return play(t, f"play {card}", *moves)


def playable(card: str, given: dict[str, Any] | None = None, **seat: Any) -> bool:
    t = ix(A=a(**{"hand": ["dagger"], "intrigue": [card], **seat}), **(given or {}))
    return f"play {card}" in texts(t)


def last_chance(card: str, **seat: Any) -> Table:
    return ix(phase="endgame", turn="A", A=a(intrigue=[card], **seat))


# ------------------------------------------------------------------ plots


def test_advanced_weaponry_buys_a_dreadnought() -> None:
    t = plot("advanced_weaponry", solari=3)
    assert of(t, "solari", "dreadnoughts_in_garrison") == [0, 1]
    assert not playable("advanced_weaponry", solari=2)


@rule("IX-DREAD-02")
def test_a_dreadnought_bought_at_a_combat_space_may_be_deployed() -> None:
    t = sent("jamis", "stillsuits", "resolve card", "skip", "play advanced_weaponry", intrigue=["advanced_weaponry"],
             solari=3)
    assert "deploy_dreadnoughts 1" in texts(t)


@rule("IX-INTRIGUE-01", "IX-INTRIGUE-11")
def test_advanced_weaponry_gives_swords_with_three_tiles() -> None:
    t = play(fight("advanced_weaponry", tiles=THREE), "play advanced_weaponry")
    assert of(t, "swords", "dreadnoughts_in_garrison") == [4, 0]
    assert "play advanced_weaponry" not in texts(fight("advanced_weaponry", tiles=THREE[:2], solari=3))


def test_cull_trashes_a_card() -> None:
    t = plot("cull", "trash dagger hand", solari=1)
    assert of(t, "solari", "hand") == [0, []]
    assert not playable("cull", solari=0)


@pytest.mark.parametrize(("troops", "dreadnoughts", "legal"), [(4, 0, True), (3, 1, True), (2, 1, False)])
@rule("IX-INTRIGUE-04", "IX-UNIT-04")
def test_diversion_needs_four_units_deployed(troops: int, dreadnoughts: int, legal: bool) -> None:
    t = ix(A=a(hand=["space_travel"], intrigue=["diversion"], spice=6, garrison=2, dreadnoughts_in_garrison=1,
               dreadnoughts_in_supply=1))
    play(t, "agent space_travel heighliner")
    play(t, *([f"deploy_dreadnoughts {dreadnoughts}"] if dreadnoughts else []), f"deploy {troops}")
    assert ("play diversion" in texts(t)) is legal
    if legal:
        assert play(t, "play diversion", "ship advance").get("A.freighter") == 1


def test_expedite_moves_the_freighter() -> None:
    t = plot("expedite", "ship advance", spice=1)
    assert of(t, "spice", "freighter") == [0, 1]
    assert not playable("expedite")


@rule("IX-INTRIGUE-13")
def test_finesse_trades_influence_or_gives_swords() -> None:
    t = plot("finesse", "influence fremen", influence={"emperor": 1})
    assert of(t, "influence.emperor", "influence.fremen") == [0, 1]
    assert not playable("finesse")
    assert play(fight("finesse"), "play finesse").get("A.swords") == 2


def test_glimpse_the_path_brings_water_and_a_card() -> None:
    t = plot("glimpse_the_path", spice=1, deck=["diplomacy"])
    assert of(t, "spice", "water", "hand") == [0, 1, ["dagger", "diplomacy"]]
    assert not playable("glimpse_the_path", solari=3)


@rule("IX-INTRIGUE-06", "IX-DISCARD-01")
def test_ixian_probe_discards_two_cards_for_two() -> None:
    t = plot("ixian_probe", "discard dagger", hand=["dagger", "scout"], deck=["diplomacy", "reconnaissance"])
    assert sorted(t.get("A.hand")) == ["diplomacy", "reconnaissance"]
    assert not playable("ixian_probe", hand=["dagger"])


@rule("IX-INTRIGUE-11", "IX-Q-09")
def test_machine_culture_acquires_a_tile() -> None:
    t = plot("machine_culture", spice=3, given=TECH)
    assert texts(t) == ["tech windtraps", "tech training_drones"]  # declining is not possible
    assert of(play(t, "tech windtraps"), "tiles", "spice") == [["windtraps"], 1]
    assert not playable("machine_culture", TECH, spice=1)


@pytest.mark.parametrize(("tiles", "vp"), [(3, 1), (2, 0)])
@rule("IX-INTRIGUE-11", "IX-TECH-21")
def test_machine_culture_is_worth_a_point_with_three_tiles(tiles: int, vp: int) -> None:
    t = last_chance("machine_culture", tiles=THREE[:tiles], used_tiles=THREE[:1])
    assert ("play machine_culture" in texts(t)) is (vp == 1)
    if vp:
        assert play(t, "play machine_culture").get("A.vp") == 1


@rule("IX-INTRIGUE-07")
def test_quid_pro_quo_gives_influence_with_every_faction_visited() -> None:
    t = plot("quid_pro_quo", spice=2, given={"agents": {"wealth": ["A"], "secrets": ["A"], "carthag": ["B"]}},
             swordmaster=True)
    assert of(t, "spice", "influence") == [0, {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}]


@pytest.mark.parametrize(("agents", "spice"), [({"carthag": ["A"]}, 2), ({"wealth": ["A"]}, 1), ({"wealth": ["B"]}, 2)])
@rule("IX-INTRIGUE-07")
def test_quid_pro_quo_needs_an_agent_at_a_faction_and_two_spice(agents: dict[str, list[str]], spice: int) -> None:
    assert not playable("quid_pro_quo", {"agents": agents}, spice=spice)


@rule("IX-INTRIGUE-08")
def test_secret_forces_needs_a_council_seat() -> None:
    assert plot("secret_forces", council=True).get("A.garrison") == 2
    assert not playable("secret_forces")


@rule("IX-INTRIGUE-10", "IX-Q-03")
def test_strongarm_loses_a_troop_for_influence_here() -> None:
    t = sent("jamis", "stillsuits", "resolve card", "skip", "deploy 1", "play strongarm", intrigue=["strongarm"],
             garrison=2, supply=10)
    assert texts(t) == ["lose_troop garrison", "lose_troop conflict"]
    lost = play(t.clone(), "lose_troop conflict")
    assert of(lost, "garrison", "conflict", "supply", "influence.fremen") == [1, 0, 11, 2]
    play(t, "lose_troop garrison")
    assert of(t, "garrison", "conflict", "supply", "influence.fremen") == [0, 1, 11, 2]


@rule("IX-INTRIGUE-10", "IX-TECH-16")
def test_strongarm_needs_a_troop_and_a_faction_space_of_this_turn() -> None:
    assert not playable("strongarm", {"agents": {"wealth": ["A"]}}, garrison=3)
    t = sent("jamis", "stillsuits", "skip", intrigue=["strongarm"], garrison=0, negotiators=3, supply=9)
    assert "play strongarm" not in texts(t)


# ------------------------------------------------------------------ combat


@rule("IX-INTRIGUE-13")
def test_blackmail_is_paid_with_influence() -> None:
    t = play(fight("blackmail", influence={"emperor": 1, "fremen": 1}), "play blackmail", "lose fremen")
    assert of(t, "swords", "influence.fremen") == [5, 0]
    assert "play blackmail" not in texts(fight("blackmail"))


@rule("IX-INTRIGUE-03", "IX-UNIT-07")
def test_cannon_turrets_retreats_a_dreadnought_of_each_opponent() -> None:
    big = {"conflict": 1, "garrison": 0, "intrigue": [], "dreadnoughts_in_conflict": 2, "dreadnoughts_in_supply": 0}
    t = fight("cannon_turrets", dreadnoughts_in_conflict=1, dreadnoughts_in_supply=1, given={"B": big})
    play(t, "play cannon_turrets")
    assert of(t, "swords", "dreadnoughts_in_conflict") == [2, 1]
    assert of(t, "dreadnoughts_in_conflict", "dreadnoughts_in_garrison", "conflict", seat="B") == [1, 1, 1]
    assert of(t, "dreadnoughts_in_conflict", "conflict", seat="C") == [0, 1]


@rule("IX-INTRIGUE-02")
def test_second_wave_deploys_units() -> None:
    t = play(fight("second_wave", garrison=3, supply=8, dreadnoughts_in_garrison=1, dreadnoughts_in_supply=1),
             "play second_wave")
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2", "deploy_dreadnoughts 1"]
    both = play(t.clone(), "deploy_dreadnoughts 1", "deploy 1")
    assert of(both, "swords", "strength", "garrison") == [2, 2 + 4 + 3, 2]
    assert of(play(t, "deploy 2"), "conflict", "dreadnoughts_in_conflict") == [3, 0]


@rule("IX-INTRIGUE-02")
def test_second_wave_needs_a_unit_there_already() -> None:
    t = fight("second_wave", conflict=0, garrison=3)
    assert t.actor == "B"
    with_dreadnought = fight("second_wave", conflict=0, dreadnoughts_in_conflict=1, dreadnoughts_in_supply=1)
    assert "play second_wave" in texts(with_dreadnought)


@rule("IX-INTRIGUE-09")
def test_strategic_push_pays_the_winner() -> None:
    t = play(fight("strategic_push", given={"conflict": "skirmish_b"}), "play strategic_push")
    assert of(t, "vp", "solari") == [1, 2]


@rule("IX-INTRIGUE-09", "IX-CONFLICT-03")
def test_strategic_push_pays_nothing_for_a_tie() -> None:
    t = fight("strategic_push", given={"conflict": "skirmish_b", "B": {"conflict": 2, "garrison": 0, "intrigue": []}})
    play(t, "play strategic_push")
    assert of(t, "vp", "solari") == [0, 0]


@rule("IX-INTRIGUE-12")
def test_war_chest_buys_swords_or_counts_solari() -> None:
    assert of(play(fight("war_chest", solari=2), "play war_chest"), "swords", "solari") == [4, 0]
    assert "play war_chest" not in texts(fight("war_chest", solari=1))
    assert of(play(last_chance("war_chest", solari=10), "play war_chest"), "vp", "solari") == [1, 10]
    assert "play war_chest" not in texts(last_chance("war_chest", solari=9))


# ------------------------------------------------------------------ the end of the game

MET: dict[str, Any] = {"dreadnoughts_in_garrison": 2, "dreadnoughts_in_supply": 0, "discard": ["the_spice_must_flow"],
                       "influence": {"emperor": 4, "fremen": 5}, "council": True}
UNMET: dict[str, Any] = {"dreadnoughts_in_garrison": 1, "dreadnoughts_in_supply": 1, "discard": [],
                         "influence": {"emperor": 4, "fremen": 3}, "council": False}
GROUPS = [("dreadnoughts_in_garrison", "dreadnoughts_in_supply"), ("discard",), ("influence",), ("council",)]


def ambitious(unmet: tuple[int, ...]) -> dict[str, Any]:
    return {name: (UNMET if i in unmet else MET)[name] for i, group in enumerate(GROUPS) for name in group}


@pytest.mark.parametrize("unmet", [(), (0,), (1,), (2,), (3,), (0, 1), (2, 3)])
@rule("IX-INTRIGUE-05")
def test_grand_conspiracy_counts_four_ambitions(unmet: tuple[int, ...]) -> None:
    t = last_chance("grand_conspiracy", **ambitious(unmet))
    points = {0: 2, 1: 1, 2: 0}[len(unmet)]
    assert ("play grand_conspiracy" in texts(t)) is (points > 0)
    if points:
        assert play(t, "play grand_conspiracy").get("A.vp") == points


# ------------------------------------------------------------------ conflicts


def won(conflict: str, *moves: str, **seat: Any) -> Table:
    t = fight(conflict=5, given={"conflict": conflict, "C": {"conflict": 0, "garrison": 0, "intrigue": []}}, **seat)
    return play(t, *moves)


@pytest.mark.parametrize(("conflict", "spice", "garrison"), [("skirmish_e", 1, 0), ("skirmish_f", 0, 1)])
@rule("IX-CONFLICT-01", "IX-SHIP-11")
def test_a_skirmish_moves_the_freighter(conflict: str, spice: int, garrison: int) -> None:
    t = won(conflict, "ship advance")
    assert of(t, "freighter", "spice", "garrison") == [1, spice, garrison]


@rule("IX-CONFLICT-01", "IX-SHIP-10")
def test_troops_of_a_recall_after_the_conflict_go_to_the_garrison() -> None:
    t = won("skirmish_e", freighter=2)
    play(t, "ship recall", "first 1", "choose 2", "influence fremen")
    assert of(t, "garrison", "freighter", "conflict") == [2, 0, 0]


@rule("IX-CONFLICT-01")
def test_trade_monopoly_has_two_freighter_icons() -> None:
    t = won("trade_monopoly", "ship advance", "ship advance")
    assert of(t, "freighter", "garrison") == [2, 1]


@pytest.mark.parametrize(("solari", "spice", "moves", "vp"), [
    (6, 4, ("first 1", "pay", "pay"), 3), (6, 0, ("first 1", "pay"), 2), (0, 4, ("first 2", "pay"), 2),
    (5, 3, ("first 1",), 1)])
@rule("IX-CONFLICT-02")
def test_economic_supremacy_sells_two_more_points(solari: int, spice: int, moves: tuple[str, ...], vp: int) -> None:
    t = won("economic_supremacy", solari=solari, spice=spice)
    play(t, *moves)
    assert of(t, "vp", "solari", "spice") == [vp, solari % 6, spice % 4]


def test_second_places() -> None:
    for conflict, gains in (("skirmish_e", [3, 0, 0, 0]), ("skirmish_f", [0, 2, 0, 0]),
                            ("trade_monopoly", [0, 0, 1, 0]), ("economic_supremacy", [0, 0, 0, 1])):
        t = fight(conflict=1, given={"conflict": conflict, "B": {"conflict": 5, "garrison": 0, "intrigue": []},
                                     "C": {"conflict": 0, "garrison": 0, "intrigue": []}})
        while t.actor == "B" and "skip" in texts(t):
            play(t, "skip")
        play(t, *(["first 1"] if "first 1" in texts(t) else []))
        assert of(t, "solari", "spice", "water", "vp") == gains
