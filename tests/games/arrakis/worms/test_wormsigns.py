"""Wormsign tokens: laid unseen, revealed, returned."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.state.cells import AREA, SIGN, SIGN_FACE, SIGN_POOL, SIGNS
from landsraad.games.arrakis.worms.wormsigns import (
    discard_sign,
    draw_sign,
    place_sign,
    place_signs,
    resolve_sign,
    turn_up,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.views import show
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

LAND = AREA.find("ne_outer_8")  # desert
DEEP = AREA.find("ne_outer_10")  # deep desert


def faces(d: Desert) -> list[str]:
    return [SIGN.names[face] for face in d.pile(SIGN_POOL)]


@rule("WFA-SETUP-09", "WFA-COMP-30")
def test_the_supply_has_sixteen_tokens():
    assert len(faces(desert())) == 16
    assert [faces(desert()).count(face) for face in SIGN.names] == [8, 4, 4]


@rule("WFA-HAZARD-03")
def test_a_token_is_laid_without_anybody_knowing_its_face():
    d = desert(["worm"])
    place_sign(d.s, LAND)
    assert d.s.t[SIGN_FACE + LAND] == SIGN.find("sandworm")
    assert d.area("ne_outer_8") == {"wormsign": 1}
    for seat in (0, 1):
        assert "sandworm" not in str(show(d.s, seat))
        assert [event.to_json(d.s.plan, seat, 0) for event in d.s.log or []] == [
            {"seq": 0, "kind": "wormsign_placed", "seat": "A", "rule": "WFA-HAZARD-03", "area": "ne_outer_8"}]


@rule("WFA-HAZARD-03")
def test_without_tokens_left_nothing_is_placed():
    d = desert()
    SIGN_POOL.clear(d.s.t)
    place_sign(d.s, LAND)
    assert d.area("ne_outer_8") == {}


def test_draws_are_random_without_a_forced_result():
    drawn = []
    for seed in range(40):
        d = desert()
        d.s.chance = None
        d.s.t[d.s.plan.table.field("picks").at] = seed  # type: ignore[union-attr]
        drawn.append(draw_sign(d.s))
    assert set(drawn) == {0, 1, 2}


def test_a_forced_face_must_be_in_the_supply():
    with pytest.raises(BadInput, match="chance: 'snake' is not a wormsign of the supply"):
        draw_sign(desert(["snake"]).s)


@rule("WFA-HAZARD-02")
def test_a_discarded_token_goes_back_unseen():
    d = desert()
    d.put("ne_outer_8", sign="burrowing_sandworm")
    discard_sign(d.s, LAND)
    assert d.s.t[SIGN_FACE + LAND] == NONE
    assert len(faces(d)) == 16
    assert d.told() == ["wormsign_discarded"]


@rule("WFA-HAZARD-05", "WFA-HAZARD-06", "WFA-HAZARD-07", "WFA-HAZARD-14")
@pytest.mark.parametrize(("face", "area", "called"), [
    ("sand", LAND, False), ("sand", DEEP, False), ("sandworm", LAND, True), ("sandworm", DEEP, True),
    ("burrowing_sandworm", LAND, False), ("burrowing_sandworm", DEEP, True)])
def test_what_a_face_calls_up(face: str, area: int, called: bool):
    d = desert()
    d.put(AREA.names[area], sign=face)
    assert turn_up(d.s, area) is called
    assert d.s.t[SIGNS + area] == 0
    assert len(faces(d)) == 16


@rule("WFA-MOVE-12", "WFA-WORM-03")
def test_a_legion_that_meets_a_worm_retreats_where_the_atreides_say():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=2, officers=1, sign="sandworm")
    d.put("ne_outer_9", sign="sand")  # no area to retreat to
    d.put("ne_outer_12", side="atreides", regular=1)
    resolve_sign(d.s, LAND)
    advance(d.s)
    assert d.asked == "A"
    assert d.legal() == [f"retreat_to {to}" for to in ("ne_outer_11", "ne_outer_5", "ne_outer_6", "ne_outer_7")]
    d.play("retreat_to ne_outer_5")
    assert d.area("ne_outer_5") == {"side": "harkonnen", "regular": 2, "officers": 1}
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.over


@rule("WFA-WORM-04", "WFA-WORM-05", "WFA-HAZARD-15")
def test_in_the_action_phase_no_carryall_saves_the_harvester_left_behind():
    d = desert()
    d.fly("az_1", "carryall")
    d.put("ne_outer_8", side="harkonnen", regular=2, sign="sandworm", harvester=True)
    resolve_sign(d.s, LAND)
    advance(d.s)
    d.play("retreat_to ne_outer_5")
    assert d.area("ne_outer_8") == {"worm": "sandworm"}
    assert d.over


@rule("WFA-MOVE-12", "WFA-HAZARD-05")
def test_sand_is_a_false_alarm():
    d = desert()
    d.put("ne_outer_8", side="harkonnen", regular=2, sign="sand", harvester=True)
    resolve_sign(d.s, LAND)
    advance(d.s)
    assert d.area("ne_outer_8") == {"side": "harkonnen", "regular": 2, "harvester": 1}
    assert d.over


@rule("WFA-ACTION-17", "WFA-WORM-02")
def test_signs_may_lie_in_any_desert_but_not_with_a_sign_a_worm_or_a_sietch():
    d = desert()
    d.put("ne_outer_8", sign="sand")
    d.put("ne_outer_9", worm="sandworm")
    d.put("ne_outer_5", side="harkonnen", regular=1)
    d.put("ne_outer_6", harvester=True)
    d.put("ne_outer_7", side="atreides", regular=1)
    d.do(place_signs(2))
    places = {text.split()[1] for text in d.legal("wormsign")}
    assert {"ne_outer_10", "ne_outer_5", "ne_outer_6", "ne_outer_7", "ne_outer_4"} <= places
    assert not places & {"ne_outer_8", "ne_outer_9", "gara_kulon", "pasty_mesa", "arrakeen", "ne_central_7",
                         "rimwall_west"}
    d.play("wormsign ne_outer_5")
    assert d.area("ne_outer_5") == {"side": "harkonnen", "regular": 1, "wormsign": 1}  # not revealed
    assert "wormsign ne_outer_5" not in d.legal()
    d.play("wormsign ne_outer_6")
    assert d.over


def test_fewer_signs_may_be_placed():
    d = desert()
    d.do(place_signs(2))
    d.play("wormsign ne_outer_5", "skip")
    assert d.over
