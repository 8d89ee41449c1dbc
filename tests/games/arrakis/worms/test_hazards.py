"""Phase 3: wormsigns laid and revealed, worms placed before any of them acts, carryalls."""

from __future__ import annotations

from landsraad.games.arrakis.pieces.dice import FAQ
from landsraad.games.arrakis.state.cells import (
    AIR,
    AIR_FORCE,
    APPEARED,
    ASIDE,
    HARVESTERS_LOST,
    LEADER_IS,
    RULINGS,
    SIGN_POOL,
    SURFACING,
    WILD_MAKER,
)
from landsraad.games.arrakis.worms.hazards import HAZARDS
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.arrakis.table import arrakis
from support.rules import rule


def hazards(*chance: object) -> Desert:
    d = desert(list(chance))
    d.phase("hazards")
    return d


@rule("WFA-HAZARD-01", "WFA-HAZARD-02", "WFA-HAZARD-14")
def test_signs_under_atreides_legions_go_back_first():
    d = hazards()
    d.put("ne_outer_8", side="atreides", regular=1, sign="sandworm")
    d.put("ne_outer_9", token="2_regular", sign="sandworm")
    d.put("ne_outer_5", worm="sandworm", sign="sandworm")
    d.do(HAZARDS)
    assert d.told().count("wormsign_discarded") == 3
    assert "wormsign_turned" not in d.told()
    assert SIGN_POOL.size(d.s.t) == 16
    assert d.over


@rule("WFA-HAZARD-03", "WFA-HAZARD-04", "WFA-HAZARD-05")
def test_every_desert_area_with_harkonnen_gets_one_and_all_are_turned_up():
    d = hazards("sand", "sand", "sand")
    d.put("ne_outer_8", side="harkonnen", regular=1)
    d.put("ne_outer_9", harvester=True)
    d.put("se_outer_4", side="harkonnen", regular=1, harvester=True)
    d.put("ne_outer_5", sign="sand", harvester=True)  # has one already
    d.put("ne_outer_12", worm="sandworm", harvester=True)  # a worm is there
    d.put("pasty_mesa", side="harkonnen", regular=1)  # not desert
    d.put("ne_outer_13", sign="sand")  # laid in the round, under nobody
    d.s.chance = ["sand"] * 3 + ["shield"] * 6  # and three legions in the storm
    d.do(HAZARDS)
    assert [kind for kind in d.told() if kind.startswith("wormsign")] == ["wormsign_placed"] * 3 + [
        "wormsign_turned"] * 5
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 1}
    assert SIGN_POOL.size(d.s.t) == 16
    assert d.over


@rule("WFA-HAZARD-03")
def test_with_too_few_tokens_the_atreides_choose_where():
    d = hazards()
    for area in ("ne_outer_8", "ne_outer_9", "ne_outer_5"):
        d.put(area, harvester=True)
    while SIGN_POOL.size(d.s.t) > 2:
        SIGN_POOL.take_at(d.s.t, SIGN_POOL.size(d.s.t) - 1)  # only sand is left
    d.do(HAZARDS)
    assert d.asked == "A"
    assert d.legal() == ["wormsign ne_outer_5", "wormsign ne_outer_8", "wormsign ne_outer_9"]
    d.play("wormsign ne_outer_9")
    d.play("wormsign ne_outer_5")
    assert d.told().count("wormsign_placed") == 2
    assert d.over


@rule("WFA-HAZARD-06", "WFA-HAZARD-11")
def test_a_worm_swallows_a_harvester_alone():
    d = hazards("worm")
    d.put("ne_outer_8", harvester=True)
    d.do(HAZARDS)
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.s.t[HARVESTERS_LOST] == 0  # only the action phase counts
    assert d.over


@rule("WFA-HAZARD-07")
def test_a_burrowed_worm_comes_in_deep_desert_only():
    d = hazards("burrowed", "burrowed")
    d.put("ne_outer_9", harvester=True)
    d.put("ne_outer_10", harvester=True)
    d.do(HAZARDS)
    assert d.area("ne_outer_9") == {"harvester": 1}
    assert d.area("ne_outer_10") == {"worm": "sandworm"}


@rule("WFA-HAZARD-11", "WFA-HAZARD-15", "WFA-HAZARD-16", "WFA-VEHICLE-10")
def test_a_carryall_of_a_linked_zone_saves_the_harvester():
    d = hazards("worm")
    d.fly("az_1", "carryall")
    d.fly("az_8", "carryall")  # linked to other sectors
    d.fly("az_2", "ornithopter")
    d.put("ne_outer_8", harvester=True)
    d.do(HAZARDS)
    assert d.asked == "B"
    assert d.legal() == ["skip", "zone az_1"]
    d.play("zone az_1")
    assert d.area("ne_outer_8") == {"worm": "sandworm", "harvester": 1}
    assert d.s.t[AIR_FORCE + AIR.find("az_1")] == NONE
    assert d.s.t[AIR_FORCE + AIR.find("az_8")] != NONE
    assert d.over


@rule("WFA-HAZARD-15")
def test_the_harkonnen_may_keep_the_carryall():
    d = hazards("worm")
    d.fly("az_1", "carryall")
    d.put("ne_outer_8", harvester=True)
    d.do(HAZARDS)
    d.play("skip")
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.s.t[AIR_FORCE + AIR.find("az_1")] != NONE


@rule("WFA-HAZARD-12", "WFA-HAZARD-13")
def test_the_legion_retreats_and_its_harvester_may_be_saved():
    d = hazards("worm", "shield", "shield")
    d.fly("az_1", "carryall")
    d.put("ne_outer_8", side="harkonnen", regular=2, harvester=True)
    d.do(HAZARDS)
    assert d.asked == "A"
    d.play("retreat_to ne_outer_7")
    assert d.asked == "B"
    d.play("zone az_1")
    assert d.area("ne_outer_8") == {"worm": "sandworm", "harvester": 1}
    assert d.area("ne_outer_7") == {"side": "harkonnen", "regular": 2}
    assert d.over


@rule("WFA-HAZARD-13")
def test_without_a_carryall_the_harvester_left_behind_is_lost():
    d = hazards("worm", "shield", "shield")
    d.put("ne_outer_8", side="harkonnen", regular=2, harvester=True)
    d.do(HAZARDS)
    d.play("retreat_to ne_outer_7")
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.over


def corner(*chance: object) -> Desert:
    """A legion in deep desert that cannot retreat."""
    d = hazards("worm", *chance)
    d.put("se_outer_4", side="harkonnen", regular=2, harvester=True)
    d.put("se_outer_2", worm="sandworm")
    d.put("se_outer_3", worm="sandworm")
    d.put("se_outer_7", worm="sandworm")
    return d


@rule("WFA-HAZARD-12", "WFA-WORM-16", "WFA-HAZARD-16")
def test_a_legion_without_a_refuge_is_attacked_and_a_carryall_may_save_what_is_left():
    d = corner("special", "shield", "shield", "shield")  # 2 hits in deep desert
    d.fly("az_5", "carryall")
    d.do(HAZARDS)
    assert d.asked == "B"
    d.play("zone az_5")
    assert d.area("se_outer_4") == {"harvester": 1}  # the worm attacked, so it is gone
    assert d.over


@rule("WFA-HAZARD-12")
def test_a_legion_that_survives_keeps_its_harvester():
    d = corner("hit", "shield", "shield", "shield", "shield", "shield")
    d.fly("az_5", "carryall")
    d.do(HAZARDS)
    assert d.area("se_outer_4") == {"side": "harkonnen", "regular": 1, "harvester": 1}
    assert d.s.t[AIR_FORCE + AIR.find("az_5")] != NONE
    assert d.over


@rule("WFA-HAZARD-04", "WFA-HAZARD-10")
def test_all_worms_are_placed_first_and_then_work_in_any_order():
    d = hazards("worm", "worm")
    d.put("ne_outer_8", side="harkonnen", regular=2)
    d.put("ne_outer_9", side="harkonnen", regular=3)
    d.do(HAZARDS)
    assert d.area("ne_outer_8")["worm"] == "sandworm"
    assert d.area("ne_outer_9")["worm"] == "sandworm"
    assert d.legal() == ["resolve ne_outer_8", "resolve ne_outer_9"]
    d.play("resolve ne_outer_9")
    assert "retreat_to ne_outer_8" not in d.legal()
    d.s.chance = ["shield"] * 4
    d.play("retreat_to ne_outer_6", "retreat_to ne_outer_6")  # one legion joins the other
    assert d.area("ne_outer_6") == {"side": "harkonnen", "regular": 5}
    assert d.s.chance == ["shield", "shield"]  # one legion, one storm


@rule("WFA-HAZARD-08")
def test_figures_that_lack_are_taken_from_the_board_but_not_from_this_phase():
    d = hazards("worm", "worm", "worm")
    old = ["nw_outer_1", "nw_outer_2", "nw_outer_3"]
    for area in old:
        d.put(area, worm="sandworm")
    for area in ("ne_outer_8", "ne_outer_9", "ne_outer_5"):
        d.put(area, harvester=True)
    d.do(HAZARDS)
    assert d.legal() == [f"return_worm {area}" for area in old]
    d.play("return_worm nw_outer_2")
    assert d.legal() == ["return_worm nw_outer_1", "return_worm nw_outer_3"]
    d.play("return_worm nw_outer_3")
    d.play("resolve ne_outer_9", "resolve ne_outer_8")
    assert d.area("nw_outer_1") == {"worm": "sandworm"}
    for area in ("ne_outer_8", "ne_outer_9", "ne_outer_5"):
        assert d.area(area) == {"worm": "sandworm"}
    assert d.over


def five_worms() -> Desert:
    d = hazards("worm", "worm", "worm", "worm", "burrowed")
    for area in ("ne_outer_5", "ne_outer_6", "ne_outer_8", "ne_outer_9", "ne_outer_10"):
        d.put(area, harvester=True)
    return d


@rule("WFA-HAZARD-09")
def test_of_more_than_four_worms_the_atreides_choose_the_places():
    d = five_worms()
    d.do(HAZARDS)
    assert len(d.legal("place_worm")) == 5
    for area in ("ne_outer_10", "ne_outer_9", "ne_outer_8", "ne_outer_6"):
        d.play(f"place_worm sandworm {area}")
    assert d.told().count("worms_withheld") == 1
    for area in ("ne_outer_10", "ne_outer_9", "ne_outer_8"):
        d.play(f"resolve {area}")
    assert d.area("ne_outer_5") == {"harvester": 1}
    assert d.area("ne_outer_6") == {"worm": "sandworm"}
    assert d.pile(SURFACING) == d.pile(APPEARED) == []
    assert d.over


@rule("WFA-HAZARD-09", "WFA-LEADER-18")
def test_by_the_rulebook_the_wild_maker_is_one_of_the_four_worms_of_the_phase():
    d = five_worms()
    d.s.t[LEADER_IS + WILD_MAKER] = ASIDE
    d.do(HAZARDS)
    d.play("place_worm wild_maker ne_outer_10")
    assert d.legal("place_worm") == [f"place_worm sandworm {area}" for area in (
        "ne_outer_5", "ne_outer_6", "ne_outer_8", "ne_outer_9")]
    for area in ("ne_outer_9", "ne_outer_8", "ne_outer_6"):
        d.play(f"place_worm sandworm {area}")
    assert d.told().count("worms_withheld") == 1
    assert d.area("ne_outer_5") == {"harvester": 1}


@rule("WFA-HAZARD-09", "WFA-LEADER-18")
def test_by_the_faq_the_wild_maker_is_a_fifth_worm_of_the_phase():
    d = five_worms()
    d.s.t[RULINGS] = FAQ
    d.s.t[LEADER_IS + WILD_MAKER] = ASIDE
    d.do(HAZARDS)
    d.play("place_worm wild_maker ne_outer_10")
    assert d.legal() == [f"resolve {area}" for area in ("ne_outer_10", "ne_outer_5", "ne_outer_6", "ne_outer_8",
                                                        "ne_outer_9")]
    assert d.area("ne_outer_10") == {"worm": "wild_maker", "harvester": 1}
    assert "worms_withheld" not in d.told()


@rule("WFA-HAZARD-06")
def test_a_worm_that_meets_nobody_just_stays():
    d = hazards()
    d.put("ne_outer_8", sign="sandworm")
    d.do(HAZARDS)
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.over


@rule("WFA-HAZARD-01", "WFA-ROUND-01", "WFA-HAZARD-16", "WFA-SPICE-01")
def test_the_whole_phase_at_a_table():
    """A rescued harvester is harvested after the phase, with the worm still next to it."""
    t = arrakis(phase="hazards", areas={"ne_outer_10": {"harvester": 1}, "ne_outer_8": {"harvester": 1}},
                air={"az_1": "carryall"}, chance=["sand", "burrowed"])
    assert t.actor == "B"
    assert sorted(t.notation(move) for move in t.legal()) == ["skip", "zone az_1"]
    t.play("zone az_1")
    assert t.get("phase") == "harvest"
    assert t.get("spice") == 3  # 1 from the desert, 2 from the deep desert
    assert t.get("areas")["ne_outer_10"] == {"worm": "sandworm"}
