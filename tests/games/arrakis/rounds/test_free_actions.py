"""Free actions: guerrilla training, scouting, Hawat's schemes, the family atomics."""

from __future__ import annotations

from landsraad.games.arrakis.pieces.figures import units
from landsraad.games.arrakis.pieces.named_leaders import enter_play, to_tank
from landsraad.games.arrakis.rounds.rounds import push_turn
from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    AREA,
    ASIDE,
    BANS,
    BENE_GESSERIT,
    DICE,
    GONE,
    HAND,
    HAWAT,
    HOUSE_DISCARD,
    LEADER_IS,
    MOHIAM,
    PLANNING,
    PRESCIENCE,
    PRESCIENT,
    READY,
    RESULT,
    REVEALED,
    SIDE,
    SIETCH,
    SIETCH_RANK,
    SIETCH_SHOWN,
    SPACING_GUILD,
    TOKEN_AT,
    TOKEN_FACE,
    USED,
)
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def turn(d: Desert, side: str, mentat: int = 2, enemy: int = 2) -> Desert:
    seat = SIDE.find(side)
    d.s.seats[seat][DICE + RESULT.find("mentat")] = mentat
    d.s.seats[1 - seat][DICE + RESULT.find("mentat")] = enemy
    push_turn(d.s, seat)
    advance(d.s)
    return d


def shown(d: Desert, sietch: str) -> int:
    return int(d.s.t[SIETCH_SHOWN + SIETCH.find(sietch)])


@rule("WFA-FREE-01", "WFA-FREE-02", "WFA-COMP-23")
def test_tokens_are_revealed_in_ones_own_turn_before_and_after_the_action() -> None:
    d = desert()
    d.put("windgap", token="2_regular")
    d.put("windgap", token="elite_fedaykin")
    d.put("hobars_gap", token="2_elite")
    turn(d, "atreides")
    assert d.legal("reveal") == ["reveal t1", "reveal t2", "reveal t3"]
    d.play("reveal t1", "reveal t2")
    assert units(d.s, AREA.find("windgap")) == 4
    assert d.s.t[TOKEN_AT] == -1
    assert d.s.seats[0][TOKEN_FACE] == -1
    assert d.s.seats[0][USED] == 0
    assert "action mentat" in d.legal()
    d.play("action mentat", "done")
    assert d.legal() == ["end", "reveal t3"]
    d.play("reveal t3", "end")
    assert units(d.s, AREA.find("hobars_gap")) == 2


@rule("WFA-FREE-02")
def test_nobody_reveals_tokens_in_the_turn_of_the_harkonnen() -> None:
    d = desert()
    d.put("windgap", token="2_regular")
    turn(d, "harkonnen")
    assert d.asked == "B"
    assert d.legal("reveal") == []


@rule("WFA-COMP-19", "WFA-FREE-02")
def test_too_many_units_are_removed_at_once() -> None:
    d = desert()
    d.put("windgap", side="atreides", regular=4)
    d.put("windgap", token="2_elite")
    d.put("windgap", token="2_regular")
    turn(d, "atreides")
    d.play("reveal t1")
    assert d.asked == "A"
    assert set(d.legal()) == {"lose regular", "lose elite", "lose t2"}
    d.play("lose regular")
    assert d.area("windgap")["elite"] == 2


@rule("WFA-FREE-03", "WFA-VEHICLE-10", "WFA-COMP-22", "WFA-MAP-03")
def test_an_ornithopter_scouts_an_area_of_its_sectors() -> None:
    d = desert()
    d.put("gara_kulon", token="2_regular")  # in the outer north-east, where az_1 is linked
    d.put("tasmin_sink", token="2_regular")  # in the outer south-east: az_5
    d.fly("az_1", "ornithopter")
    d.fly("az_5", "carryall")
    turn(d, "harkonnen")
    assert d.legal("scout") == ["scout az_1 gara_kulon", "scout az_1 sihaya_ridge"]  # a sietch and a token; a sietch
    d.play("scout az_1 gara_kulon")
    assert d.s.t[AIR_FORCE + AIR.find("az_1")] == -1
    assert d.legal() == ["choose 1", "choose 2", "choose 3"]
    d.play("choose 3")
    assert shown(d, "gara_kulon") in (1, 2, 3)
    assert d.s.seats[0][SIETCH_RANK + SIETCH.find("gara_kulon")] == -1
    assert units(d.s, AREA.find("gara_kulon")) == 2
    assert d.legal("scout") == []
    assert "action mentat" in d.legal()


@rule("WFA-FREE-03")
def test_scouting_may_reveal_only_the_sietch_or_only_the_tokens() -> None:
    for choice, rank, bodies in (("choose 1", True, 0), ("choose 2", False, 2)):
        d = desert()
        d.put("gara_kulon", token="2_regular")
        d.fly("az_1", "ornithopter")
        turn(d, "harkonnen")
        d.play("scout az_1 gara_kulon", choice)
        assert (shown(d, "gara_kulon") > 0) is rank
        assert units(d.s, AREA.find("gara_kulon")) == bodies


@rule("WFA-FREE-01", "WFA-FREE-03")
def test_scouting_several_times_and_after_the_action() -> None:
    d = desert()
    d.fly("az_1", "ornithopter")
    d.fly("az_3", "ornithopter")
    turn(d, "harkonnen")
    d.play("scout az_1 gara_kulon", "action mentat", "done", "scout az_3 rock_outcroppings")
    assert shown(d, "rock_outcroppings") > 0
    assert d.legal() == ["end"]


@rule("WFA-BAN-07")
def test_the_spacing_guild_forbids_scouting() -> None:
    d = desert()
    d.fly("az_1", "ornithopter")
    d.s.t[BANS + SPACING_GUILD] = 1
    turn(d, "harkonnen")
    assert d.legal("scout") == []


@rule("WFA-LEADER-11", "WFA-LEADER-12", "WFA-BG-06")
def test_two_or_three_schemes_bring_mohiam_for_hawat() -> None:
    d = desert()
    enter_play(d.s, HAWAT)
    for _ in range(3):
        HAND.put(d.s.seats[1], PLANNING.find("hawats_scheming"))
    turn(d, "harkonnen")
    assert d.legal("schemes") == ["schemes 2", "schemes 3"]
    d.play("schemes 2")
    assert d.s.t[LEADER_IS + HAWAT] == GONE
    assert [int(d.s.t[LEADER_IS + MOHIAM]), int(d.s.t[READY + MOHIAM])] == [ASIDE, 1]
    assert d.s.seats[1][BENE_GESSERIT] == 1
    assert [HAND.size(d.s.seats[1]), HOUSE_DISCARD.size(d.s.seats[1])] == [1, 2]
    assert d.s.seats[1][USED] == 0


@rule("WFA-LEADER-11", "WFA-LEADER-13")
def test_schemes_only_while_hawat_is_in_play() -> None:
    d = desert()
    for _ in range(2):
        HAND.put(d.s.seats[1], PLANNING.find("hawats_scheming"))
    turn(d, "harkonnen")
    assert d.legal("schemes") == []
    d = desert()
    enter_play(d.s, HAWAT)
    to_tank(d.s, HAWAT)  # in the tank he is in play
    HAND.put(d.s.seats[1], PLANNING.find("hawats_scheming"))
    turn(d, "harkonnen")
    assert d.legal("schemes") == []  # one is not enough
    HAND.put(d.s.seats[1], PLANNING.find("hawats_scheming"))
    advance(d.s)
    assert d.legal("schemes") == ["schemes 2"]


@rule("WFA-PRESC-17", "WFA-FREE-04")
def test_the_atomics_are_a_free_action_of_the_atreides() -> None:
    d = desert()
    d.s.t[PRESCIENT] = 8
    turn(d, "atreides")
    assert d.legal("atomics") == ["atomics hole_in_the_rock", "atomics rimwall_west", "atomics splintered_rock"]
    d.play("atomics rimwall_west")
    assert d.legal("atomics") == []
    assert "action mentat" in d.legal()
    d = desert()
    d.s.t[PRESCIENT] = 8
    turn(d, "harkonnen")
    assert d.legal("atomics") == []


@rule("WFA-FREE-04", "WFA-PRESC-07")
def test_what_a_prescience_card_asks_for_may_be_free_too() -> None:
    d = desert()
    d.put("windgap", side="atreides", regular=3)
    REVEALED.put(d.s.t, PRESCIENCE.find("families_flee_to_the_southern_palmaries"))
    turn(d, "atreides")
    assert "claim families_flee_to_the_southern_palmaries" in d.legal()
    d.play("claim families_flee_to_the_southern_palmaries")
    while "action mentat" not in d.legal():
        d.play(d.legal()[0])
    assert d.s.seats[0][USED] == 0
