"""Appearing sandworms: by wormsigns, by cards, and the Wild Maker."""

from __future__ import annotations

from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    APPEARED,
    AREA,
    ASIDE,
    LEADER_AT,
    LEADER_IS,
    ON_BOARD,
    READY,
    WILD_MAKER,
)
from landsraad.games.arrakis.worms.sandworms import (
    END_OF_PHASE_WORM,
    move_wild_maker,
    move_worms,
    worm_figures,
)
from landsraad.games.arrakis.worms.surfacing import BY_LEGION, BY_WORM, appear, place_worms, summon_wild_maker
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

ORDINARY = ["nw_outer_1", "nw_outer_2", "nw_outer_3", "nw_outer_4"]


def call(d: Desert, area: str) -> None:
    appear(d.s, AREA.find(area))
    advance(d.s)


def all_out(d: Desert) -> None:
    for area in ORDINARY:
        d.put(area, worm="sandworm")


# ------------------------------------------------------------------ appearing


@rule("WFA-WORM-03", "WFA-HAZARD-12")
def test_a_legion_that_cannot_retreat_is_attacked_and_the_worm_leaves():
    d = desert(["hit", "special", "shield", "shield"])  # deep desert: 1 + 2
    d.put("se_outer_4", side="harkonnen", regular=4)
    d.put("se_outer_2", worm="sandworm")
    d.put("se_outer_3", side="atreides", regular=1)
    d.put("se_outer_7", sign="sand")  # WFA-RETREAT-03
    call(d, "se_outer_4")
    assert d.area("se_outer_4") == {"side": "harkonnen", "regular": 1}
    assert d.over


@rule("WFA-HAZARD-08", "WFA-WORM-05")
def test_a_lacking_figure_is_taken_from_anywhere_on_the_board():
    d = desert()
    all_out(d)
    d.put("ne_outer_8", harvester=True)
    call(d, "ne_outer_8")
    assert d.asked == "A"
    assert d.legal() == [f"return_worm {area}" for area in ORDINARY]
    d.play("return_worm nw_outer_3")
    assert d.area("nw_outer_3") == {}
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.over


@rule("WFA-LEADER-18", "WFA-HAZARD-09")
def test_the_wild_maker_may_come_instead_and_is_a_fifth_figure():
    d = desert()
    assert worm_figures(d.s) == 4
    all_out(d)
    d.s.t[LEADER_IS + WILD_MAKER] = ASIDE
    assert worm_figures(d.s) == 5
    call(d, "ne_outer_8")
    assert "place_worm wild_maker ne_outer_8" in d.legal()
    assert "return_worm nw_outer_1" in d.legal()
    d.play("place_worm wild_maker ne_outer_8")
    assert d.area("ne_outer_8") == {"worm": "wild_maker"}
    assert d.s.t[LEADER_AT + WILD_MAKER] == AREA.find("ne_outer_8")
    assert d.over


@rule("WFA-LEADER-18")
def test_with_both_figures_at_hand_the_atreides_choose():
    d = desert()
    d.s.t[LEADER_IS + WILD_MAKER] = ASIDE
    call(d, "ne_outer_8")
    assert d.legal() == ["place_worm sandworm ne_outer_8", "place_worm wild_maker ne_outer_8"]
    d.play("place_worm sandworm ne_outer_8")
    assert d.area("ne_outer_8") == {"worm": "sandworm"}


def test_a_worm_taken_from_the_board_has_to_be_placed():
    d = desert()
    all_out(d)
    d.put("nw_outer_8", worm="wild_maker")
    call(d, "ne_outer_8")
    d.play("return_worm nw_outer_8")
    assert d.area("ne_outer_8") == {"worm": "wild_maker"}  # it was the only available figure
    assert d.pile(APPEARED) == []
    assert d.over


# ------------------------------------------------------------------ by cards


@rule("WFA-ACTION-21", "WFA-MAP-10")
def test_worms_are_placed_next_to_worms_in_empty_desert():
    d = desert()
    d.put("ne_outer_8", worm="sandworm")
    d.put("ne_outer_9", sign="sand")
    d.put("ne_outer_5", harvester=True)
    d.do(place_worms(1, BY_WORM))
    assert {text.split()[2] for text in d.legal("place_worm")} == {"ne_outer_11", "ne_outer_12", "ne_outer_6",
                                                                   "ne_outer_7"}
    assert d.legal("return_worm") == []  # it would not be next to another one
    d.play("place_worm sandworm ne_outer_6")
    assert d.area("ne_outer_6") == {"worm": "sandworm"}
    assert d.over


@rule("WFA-ACTION-21")
def test_placing_may_take_a_worm_from_elsewhere_on_the_board():
    d = desert()
    all_out(d)
    d.put("ne_outer_8", side="atreides", regular=1)
    d.do(place_worms(2, BY_LEGION))
    assert d.legal("place_worm") == []
    d.play("return_worm nw_outer_1")
    assert "skip" not in d.legal()
    d.play("place_worm sandworm ne_outer_9", "skip")
    assert d.area("ne_outer_9") == {"worm": "sandworm"}
    assert d.over


def test_the_wild_maker_can_be_placed_anew():
    d = desert()
    d.put("nw_outer_8", worm="wild_maker")
    d.put("ne_outer_8", side="atreides", regular=1)
    d.do(place_worms(2, BY_LEGION))
    d.play("return_worm nw_outer_8", "place_worm wild_maker ne_outer_9", "place_worm sandworm ne_outer_5")
    assert d.area("ne_outer_9") == {"worm": "wild_maker"}
    assert d.over


# ------------------------------------------------------------------ the Wild Maker


@rule("WFA-LEADER-16", "WFA-LEADER-17")
def test_it_enters_in_an_empty_desert_area_with_its_card_face_down():
    d = desert()
    d.put("ne_outer_8", harvester=True)
    d.do(summon_wild_maker())
    places = {text.split()[2] for text in d.legal("place_worm")}
    assert "ne_outer_9" in places and "ne_outer_10" in places
    assert not places & {"ne_outer_8", "gara_kulon", "ne_outer_4", "pasty_mesa"}  # a station is a token, too
    d.play("place_worm wild_maker ne_outer_9")
    assert d.area("ne_outer_9") == {"worm": "wild_maker"}
    assert d.s.t[LEADER_IS + WILD_MAKER] == ON_BOARD
    assert d.s.t[READY + WILD_MAKER] == 0


@rule("WFA-LEADER-18")
def test_it_moves_and_attacks_like_any_worm():
    d = desert()
    d.put("se_outer_4", worm="wild_maker")
    d.do(move_wild_maker())
    d.play("worm se_outer_4 se_outer_1")
    assert d.s.t[LEADER_AT + WILD_MAKER] == AREA.find("se_outer_1")
    d.do(move_worms(2))
    assert d.legal("worm")


@rule("WFA-LEADER-19")
def test_at_the_end_of_a_phase_it_may_give_way_to_an_ordinary_worm():
    d = desert()
    d.put("ne_outer_8", worm="wild_maker")
    d.do(END_OF_PHASE_WORM)
    assert d.asked == "A"
    d.play("swap_worm ne_outer_8")
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.s.t[LEADER_IS + WILD_MAKER] == ASIDE
    d.do(END_OF_PHASE_WORM)
    assert d.over


@rule("WFA-LEADER-19")
def test_it_may_stay_and_must_when_no_figure_is_left():
    d = desert()
    d.put("ne_outer_8", worm="wild_maker")
    d.do(END_OF_PHASE_WORM)
    d.play("skip")
    assert d.area("ne_outer_8") == {"worm": "wild_maker"}
    all_out(d)
    d.do(END_OF_PHASE_WORM)
    assert d.over


def test_the_air_is_of_no_concern_to_worms_in_the_action_phase():
    d = desert()
    d.fly("az_5", "carryall")
    d.put("se_outer_3", harvester=True)
    call(d, "se_outer_3")
    assert d.area("se_outer_3") == {"worm": "sandworm"}
    assert d.s.t[AIR_FORCE + AIR.find("az_5")] != NONE
