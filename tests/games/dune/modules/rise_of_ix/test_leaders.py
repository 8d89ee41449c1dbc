"""The six leaders."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.determinize import determinize
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table, open_table
from landsraad.kernel.views import read_field
from support.dune.ix import a, ix, ix_in_uprising, of, revealed, sent
from support.dune.table import play, table, texts
from support.rules import rule

TECH = {"tech": {"topmost": "windtraps", "middle": "training_drones", "lowest": "flagship"}}  # cost 2, 3 and 8

# ------------------------------------------------------------------ Archduke Armand Ecaz

ARMAND = "archduke_armand_ecaz"


@pytest.mark.parametrize(("spaces", "may"), [
    (["smuggling", "tech_negotiation"], True), (["carthag", "arrakeen"], True), (["carthag", "wealth"], False),
    (["carthag"], False)])
@rule("IX-LEADER-01")
def test_armand_needs_two_agents_outside_the_factions(spaces: list[str], may: bool) -> None:
    t = revealed("dagger", leader=ARMAND, given={"agents": {space: ["A"] for space in spaces}})
    assert ("coordinate" in texts(t)) is may


@rule("IX-LEADER-01")
def test_armand_trashes_one_card_in_play() -> None:
    t = revealed("dagger", "diplomacy", leader=ARMAND, in_play=["scout"],
                 given={"agents": {"carthag": ["A"], "smuggling": ["A"]}})
    play(t, "coordinate")
    assert texts(t) == ["trash dagger in_play", "trash diplomacy in_play", "trash scout in_play"]
    play(t, "trash dagger in_play")
    assert of(t, "in_play", "swords") == [["diplomacy", "scout"], 1]  # a sword that was counted stays
    assert "coordinate" not in texts(t)


@rule("IX-LEADER-02")
def test_armand_acquires_a_cheap_card() -> None:
    t = sent("signet_ring", "imperial_basin", leader=ARMAND,
             given={"row": ["scout", "stilgar", "truthsayer", "the_voice", "thufir_hawat"]})
    assert texts(t) == ["acquire scout", "acquire the_voice", "acquire truthsayer", "acquire arrakis_liaison", "skip"]
    play(t, "acquire truthsayer")
    assert t.get("A.discard") == ["truthsayer"]


@rule("IX-LEADER-02")
def test_armand_may_decline() -> None:
    assert play(sent("signet_ring", "imperial_basin", leader=ARMAND), "skip").get("A.discard") == []


# ------------------------------------------------------------------ Ilesa Ecaz

ILESA = "ilesa_ecaz"


def planned(hand: list[str], kept: str, leader: str = ILESA) -> Table:
    """Round 1 with Ilesa: the card has just been set aside."""
    t = ix(phase="round_start", leader=leader, A=a(deck=hand), B={"intrigue": []}, C={"intrigue": []})
    return play(t, f"set_aside {kept}")


HAND = ["dagger", "reconnaissance", "signet_ring", "diplomacy", "convincing_argument"]


@rule("IX-LEADER-03", "IX-Q-01")
def test_ilesa_sets_a_card_aside_in_secret() -> None:
    t = ix(phase="round_start", leader=ILESA, A=a(deck=HAND))
    assert sorted(texts(t)) == sorted(f"set_aside {card}" for card in HAND)
    play(t, "set_aside dagger")
    assert of(t, "planned", "hand") == [["dagger"], ["convincing_argument", "diplomacy", "reconnaissance",
                                                     "signet_ring"]]
    assert t.view(0)["A"]["planned"] == ["dagger"]
    assert t.view(1)["A"]["planned"] == 1
    told = next(e for e in t.happened() if e.kind.name == "set_card_aside")
    assert told.to_json(t.game.plan, 1, 0).get("card") is None


@rule("IX-LEADER-03")
def test_ilesa_does_not_have_the_card_in_her_first_turn() -> None:
    t = planned(HAND, "dagger")
    assert not any("dagger" in move for move in texts(t))


def to_second_turn(t: Table) -> Table:
    """A sends an agent, then the others reveal."""
    play(t, "agent dagger tech_negotiation")
    while t.actor == "A":
        play(t, next(m for m in texts(t) if m in ("skip", "end", "choose 2")))
    while t.actor != "A":
        moves = texts(t)
        play(t, "reveal" if "reveal" in moves else "end" if "end" in moves else moves[0])
    return t


@pytest.mark.parametrize(("kept", "send", "gains"), [
    ("reconnaissance", "agent reconnaissance arrakeen", [1, 0]),
    ("diplomacy", "agent diplomacy wealth", [0, 1 + 2])])
@rule("IX-LEADER-04")
def test_ilesa_is_rewarded_for_sending_with_it(kept: str, send: str, gains: list[int]) -> None:
    t = to_second_turn(planned(HAND, kept))
    assert kept in t.get("A.hand")
    before = of(t, "spice", "solari")
    play(t, send)
    assert [now - was for now, was in zip(of(t, "spice", "solari"), before, strict=True)] == gains


@rule("IX-LEADER-06")
def test_ilesa_gets_nothing_for_another_card() -> None:
    t = play(to_second_turn(planned(HAND, "reconnaissance")), "agent diplomacy wealth")
    assert of(t, "spice", "solari") == [0, 2]


@rule("IX-LEADER-05")
def test_ilesa_reveals_the_card_in_her_first_turn_without_a_bonus() -> None:
    t = planned(HAND, "convincing_argument")
    play(t, "reveal")
    assert "convincing_argument" in t.get("A.in_play")
    assert of(t, "planned", "spice", "solari", "persuasion") == [[], 0, 0, 2 + 1 + 1 + 1]


@rule("IX-LEADER-03", "IX-LEADER-05")
def test_what_others_know_about_the_card() -> None:
    t = planned(HAND, "dagger")
    play(t, "agent reconnaissance arrakeen")
    pile = t.game.plan.seat.field("planned")
    assert pile is not None
    seen = {read_field(determinize(t.state, 1, seed).seats[0], pile)[0] for seed in range(30)}
    assert len(seen) > 1
    assert {read_field(determinize(t.state, 0, seed).seats[0], pile)[0] for seed in range(5)} == {"dagger"}


@rule("IX-LEADER-03")
def test_what_others_know_about_the_card_when_it_is_back() -> None:
    t = to_second_turn(planned(HAND, "reconnaissance"))
    cell = t.game.plan.seat.field("returned")
    assert cell is not None and read_field(t.state.seats[0], cell) == "reconnaissance"
    assert "returned" not in t.view(1)["A"] and t.view(0)["A"]["returned"] == "reconnaissance"
    hand = {read_field(determinize(t.state, 1, seed).seats[0], cell) for seed in range(30)}
    assert len(hand) > 1 and None not in hand


@rule("IX-LEADER-07")
def test_ilesa_buys_foldspace() -> None:
    t = sent("signet_ring", "imperial_basin", "pay", leader=ILESA, solari=1)
    assert of(t, "solari", "discard") == [0, ["foldspace"]] and t.get("reserve.foldspace") == 5


@rule("IX-COMBO-15", "IX-CARD-21")
def test_foldspace_in_uprising_is_only_for_ilesa() -> None:
    t = ix_in_uprising(leader=ILESA, A=a(hand=["signet_ring"], solari=1))
    assert t.get("reserve.foldspace") == 6
    play(t, "agent signet_ring imperial_basin", "pay")
    assert of(t, "solari", "discard") == [0, ["foldspace"]] and t.get("reserve.foldspace") == 5
    assert ix_in_uprising().get("reserve.foldspace") == 0


# ------------------------------------------------------------------ Prince Rhombur Vernius

RHOMBUR = "prince_rhombur_vernius"


@rule("IX-DREAD-04")
def test_rhomburs_dreadnoughts_are_stronger() -> None:
    seat = {"conflict": 1, "dreadnoughts_in_conflict": 2, "dreadnoughts_in_supply": 0}
    assert revealed("dagger", leader=RHOMBUR, **seat).get("A.strength") == 2 + 8 + 1
    assert revealed("dagger", **seat).get("A.strength") == 2 + 6 + 1


@rule("IX-LEADER-11")
def test_rhombur_acquires_a_tile_or_places_a_negotiator() -> None:
    t = sent("signet_ring", "imperial_basin", leader=RHOMBUR, given=TECH, spice=2, supply=12)
    assert texts(t) == ["choose 1", "choose 2"]
    tile = play(t.clone(), "choose 1", "tech windtraps")
    assert of(tile, "tiles", "negotiators") == [["windtraps"], 0]
    assert of(play(t, "choose 2"), "tiles", "negotiators") == [[], 1]


# ------------------------------------------------------------------ Tessia Vernius

TESSIA = "tessia_vernius"


@rule("IX-SETUP-12")
def test_tessia_begins_with_four_snoopers() -> None:
    t = ix(leader=TESSIA)
    everywhere = dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"), 1)
    assert of(t, "snoopers_left", "snoopers") == [4, everywhere]
    assert ix().get("A.snoopers_left") == 0


def observed(used: int, space: str, card: str = "diplomacy", **seat: Any) -> Table:
    """Tessia reaches 2 influence with the faction of that space; some Snoopers have left other tracks."""
    order = ["spacing_guild", "bene_gesserit", "fremen"][:used]
    slots = dict(zip(["first", "second", "third"], order, strict=False))
    snoopers = {faction: 0 if faction in order else 1 for faction in ("emperor", "spacing_guild", "bene_gesserit",
                                                                      "fremen")}
    return sent(card, space, leader=TESSIA, snoopers=snoopers, snoopers_left=4 - used, snooper_slots=slots,
                **{"influence": {"emperor": 1}, **seat})


@rule("IX-LEADER-12", "IX-LEADER-13")
def test_tessias_first_slot_is_a_discard_for_spice() -> None:
    t = observed(0, "wealth", hand=("dagger",))
    assert texts(t) == ["pay", "skip"]
    play(t, "pay")
    assert of(t, "spice", "discard", "influence.emperor", "snoopers_left") == [1, ["dagger"], 2, 3]
    assert of(t, "snoopers.emperor", "snooper_slots.first") == [0, "emperor"]


@rule("IX-LEADER-13")
def test_tessias_second_slot_is_the_bonus_of_the_track() -> None:
    t = observed(1, "wealth")
    assert of(t, "garrison", "influence.emperor") == [2, 2]


@rule("IX-LEADER-13", "IX-Q-20")
def test_tessias_third_slot_is_one_more_influence() -> None:
    t = observed(2, "wealth")
    assert of(t, "garrison", "influence.emperor", "vp") == [0, 3, 1]


@rule("IX-LEADER-13")
def test_tessias_fourth_slot_is_both() -> None:
    t = observed(3, "wealth")
    assert of(t, "garrison", "influence.emperor", "snoopers_left") == [2, 3, 0]


@rule("IX-LEADER-14")
def test_a_snooper_is_used_once() -> None:
    t = sent("diplomacy", "wealth", leader=TESSIA, hand=("dagger",), influence={"emperor": 1},
             snoopers={"emperor": 0, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1}, snoopers_left=3,
             snooper_slots={"first": "emperor"})
    assert of(t, "spice", "influence.emperor", "snoopers_left") == [0, 2, 3]
    assert "pay" not in texts(t)


@rule("IX-LEADER-12")
def test_below_two_no_snooper_moves() -> None:
    t = observed(0, "wealth", influence={}, hand=("dagger",))
    assert of(t, "influence.emperor", "snoopers_left") == [1, 4]


@rule("IX-LEADER-15")
def test_tessia_trades_influence_for_that_of_a_snooped_faction() -> None:
    t = sent("signet_ring", "imperial_basin", "pay", leader=TESSIA, influence={"emperor": 3, "fremen": 1},
             snoopers={"emperor": 0, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 1}, snoopers_left=2,
             snooper_slots={"first": "emperor", "second": "bene_gesserit"})
    play(t, "lose emperor")
    assert texts(t) == ["influence spacing_guild", "influence fremen"]
    play(t, "influence spacing_guild")
    assert of(t, "influence.emperor", "influence.spacing_guild") == [2, 1]


@rule("IX-LEADER-15")
def test_tessia_has_nothing_to_gain_without_snoopers() -> None:
    none = dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"), 0)
    t = sent("signet_ring", "imperial_basin", leader=TESSIA, influence={"emperor": 3}, snoopers=none, snoopers_left=0)
    assert "pay" not in texts(t)


@rule("IX-COMBO-19")
def test_in_uprising_the_bonus_is_that_of_its_board() -> None:
    t = ix_in_uprising(leader=TESSIA, A=a(hand=["diplomacy"], influence={"emperor": 1}, snoopers_left=3,
                                          snoopers={"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 1},
                                          snooper_slots={"first": "spacing_guild"}))
    play(t, "agent diplomacy dutiful_service")
    while "resolve influence" in texts(t):
        play(t, "resolve influence")
    assert any(move.startswith("spy ") for move in texts(t))


# ------------------------------------------------------------------ Princess Yuna Moritani

YUNA = "princess_yuna_moritani"


@rule("IX-LEADER-08")
def test_yuna_starts_without_water_and_gains_more_solari() -> None:
    assert table(options={"rise_of_ix": "yes", "leaders": [YUNA, "earl_memnon_thorvald", "glossu_rabban"]}).get(
        "A.water") == 0
    assert sent("diplomacy", "wealth", leader=YUNA).get("A.solari") == 2 + 1


@rule("IX-LEADER-08")
def test_yuna_adds_to_each_gain() -> None:
    t = sent("dune_the_desert_planet", "smuggling", leader=YUNA, freighter=1, intrigue=["windfall"])
    play(t, "resolve space", "ship recall", "choose 1", "play windfall")
    assert t.get("A.solari") == (1 + 1) + (5 + 1) + (2 + 1)
    assert t.get("B.solari") == 1 + ix(leader=YUNA).get("B.solari")


@rule("IX-LEADER-09")
def test_yuna_gets_no_extra_in_the_turns_of_others() -> None:
    t = ix(leader=YUNA, turn="B", A=a(), B={"hand": ["dune_the_desert_planet"], "freighter": 1, "intrigue": []})
    play(t, "agent dune_the_desert_planet smuggling", "ship recall", "choose 1")
    assert t.get("A.solari") == 1


@rule("IX-LEADER-10")
def test_yunas_signet_costs_seven_solari() -> None:
    t = sent("signet_ring", "imperial_basin", "pay", "influence fremen", leader=YUNA, solari=7)
    assert of(t, "solari", "influence.fremen", "garrison", "spice") == [0, 1, 1, 2]
    assert "pay" not in texts(sent("signet_ring", "imperial_basin", leader=YUNA, solari=6, intrigue=["windfall"]))


# ------------------------------------------------------------------ Viscount Hundro Moritani

HUNDRO = "viscount_hundro_moritani"


@rule("IX-SETUP-13")
def test_hundro_keeps_one_of_two_intrigue_cards() -> None:
    t = open_table(landsraad.game("imperium"), {"players": 3, "rise_of_ix": "yes", "leaders": [
        "earl_memnon_thorvald", HUNDRO, "count_ilban_richese"]}, 8)
    seat = t.actor
    assert seat == "B"
    cards = t.get("B.intelligence")
    size = len(t.get("intrigue_deck"))
    assert len(cards) == 2 and t.view(0)["B"]["intelligence"] == 2 and t.view(1)["B"]["intelligence"] == cards
    t.play(f"keep {cards[0]}")
    assert t.get("B.intrigue") == [cards[0]] and t.get("intrigue_deck")[0] == cards[1]
    assert len(t.get("intrigue_deck")) == size + 1 and t.get("B.intelligence") == []


@rule("IX-LEADER-16")
def test_hundros_signet_buys_a_freighter_icon() -> None:
    t = sent("signet_ring", "carthag", "pay", "ship advance", leader=HUNDRO, spice=1)
    assert of(t, "spice", "freighter") == [0, 1]


# ------------------------------------------------------------------ mixing


@rule("MIX-LEADER-01")
@pytest.mark.parametrize("leader", [ARMAND, ILESA, RHOMBUR, TESSIA, YUNA, HUNDRO])
def test_the_leaders_need_the_module(leader: str) -> None:
    with pytest.raises(BadInput):
        open_table(landsraad.game("imperium"), {"players": 3, "leaders": [leader, "paul_atreides", "glossu_rabban"]}, 1)
