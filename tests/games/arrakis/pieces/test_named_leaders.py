"""Named leaders: how they enter play and leave it, and the regeneration tanks."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.pieces.named_leaders import (
    can_be_placed,
    enter_play,
    is_available,
    jessica,
    lose_leaders,
    paul,
    remove_from_game,
    to_tank,
)
from landsraad.games.arrakis.pieces.regeneration_tank import advance_tank
from landsraad.games.arrakis.pieces.tracks import advance_marker, gain_supremacy
from landsraad.games.arrakis.state import cells as c
from landsraad.kernel.table import Table
from support.arrakis.table import arrakis, here
from support.dune.table import play, texts
from support.rules import rule

LONELY = {"gara_kulon": {"atreides": {"regular": 2, "leaders": ["paul", "jessica"]}}}


def tank(t: Table, seat: str) -> list[str | None]:
    return list(t.get(f"{seat}.tank").values())


# ------------------------------------------------------------------ entering play


@rule("WFA-MAP-12", "WFA-BG-05", "WFA-LEADER-07", "WFA-LEADER-14")
def test_the_supremacy_track() -> None:
    t = arrakis()
    gain_supremacy(t.state, 1)
    assert t.get("leaders")["thufir_hawat"] == "aside" and t.get("ready")["thufir_hawat"] == 1
    assert t.get("A.bene_gesserit") == 1
    gain_supremacy(t.state, 3)
    assert t.get("A.bene_gesserit") == 2 and t.get("leaders")["feyd_rautha"] == "box"
    gain_supremacy(t.state, 2)
    assert t.get("leaders")["feyd_rautha"] == "aside" and t.get("leaders")["beast_rabban"] == "gone"
    gain_supremacy(t.state, 3)
    assert t.get("A.bene_gesserit") == 3 and t.get("supremacy") == 9 and not t.over


@rule("WFA-BG-05", "WFA-MAP-12")
def test_a_space_that_is_passed_counts_as_reached() -> None:
    t = arrakis()
    gain_supremacy(t.state, 8)
    assert t.get("A.bene_gesserit") == 3 and t.get("leaders")["thufir_hawat"] == "aside"
    assert t.get("leaders")["feyd_rautha"] == "aside"


@rule("WFA-GOAL-01")
@pytest.mark.parametrize("n", [4, 7])
def test_ten_points_of_supremacy_win_at_once(n: int) -> None:
    t = arrakis(supremacy=6)
    gain_supremacy(t.state, n)
    assert t.over and t.get("supremacy") == 10 and t.get("victory") == "harkonnen"
    assert t.result() == {"scores": {"A": 0, "B": 10}, "winners": ["B"], "reason": "supremacy", "ended": "supremacy"}


@rule("WFA-MAP-13", "WFA-PRESC-15", "WFA-PRESC-16")
@pytest.mark.parametrize(("marker", "leader"), [
    ("jihad", "chani"), ("kwisatz_haderach", "paul_muad_dib"), ("sand_dwellers", "reverend_mother_jessica")])
def test_the_prescience_track(marker: str, leader: str) -> None:
    t = arrakis(prescience={marker: 2})
    advance_marker(t.state, c.MARKER.find(marker), 1)
    assert [name for name, state in t.get("leaders").items() if state == "aside" and name == leader] == [leader]
    assert t.get("leaders")["alia"] == "box"
    advance_marker(t.state, c.MARKER.find(marker), 4)
    assert t.get("leaders")["alia"] == "aside" and t.get("ready")["alia"] == 1


@rule("WFA-PRESC-15")
def test_going_back_undoes_nothing() -> None:
    t = arrakis(prescience={"jihad": 2})
    advance_marker(t.state, c.JIHAD, 2)
    to_tank(t.state, c.CHANI)
    advance_marker(t.state, c.JIHAD, -3)
    advance_marker(t.state, c.JIHAD, 3)
    assert t.get("prescience.jihad") == 4 and t.get("leaders")["chani"] == "tank"
    advance_marker(t.state, c.JIHAD, 20)
    assert t.get("prescience.jihad") == 12
    advance_marker(t.state, c.JIHAD, -20)
    assert t.get("prescience.jihad") == 0


@rule("WFA-LEADER-08", "WFA-LEADER-09", "WFA-LEADER-10")
def test_the_new_version_stands_where_the_old_one_stood() -> None:
    t = arrakis(areas=LONELY, ready={"paul": 0})
    assert paul(t.state) == c.PAUL and jessica(t.state) == c.JESSICA
    enter_play(t.state, c.MUAD_DIB)
    enter_play(t.state, c.REVEREND_MOTHER)
    assert here(t, "gara_kulon.atreides.leaders") == ["reverend_mother_jessica", "paul_muad_dib"]
    assert t.get("leaders")["paul_atreides"] == t.get("leaders")["lady_jessica"] == "gone"
    assert t.get("ready")["paul_muad_dib"] == 0 and t.get("ready")["reverend_mother_jessica"] == 1
    assert paul(t.state) == c.MUAD_DIB and jessica(t.state) == c.REVEREND_MOTHER


@rule("WFA-LEADER-08", "WFA-LEADER-09")
def test_it_takes_its_cell_of_the_tank_or_its_place_aside() -> None:
    t = arrakis(A={"tank": [None, "paul"]})
    enter_play(t.state, c.MUAD_DIB)
    assert tank(t, "A") == [None, "paul_muad_dib", None, None, None] and t.get("leaders")["paul_muad_dib"] == "tank"
    enter_play(t.state, c.REVEREND_MOTHER)
    assert t.get("leaders")["reverend_mother_jessica"] == "aside"


@rule("WFA-LEADER-14")
@pytest.mark.parametrize("where", ["board", "tank", "aside"])
def test_rabban_leaves_for_good_wherever_he_is(where: str) -> None:
    board = {"arrakeen": {"harkonnen": {"regular": 1, "leaders": ["rabban"]}}} if where == "board" else {}
    t = arrakis(areas=board, B={"tank": ["baron", "rabban"]} if where == "tank" else {})
    enter_play(t.state, c.FEYD)
    assert t.get("leaders")["beast_rabban"] == "gone" and t.get("ready")["beast_rabban"] == 0
    assert here(t, "arrakeen.harkonnen.leaders").count("beast_rabban") == 0
    assert "beast_rabban" not in tank(t, "B")
    remove_from_game(t.state, c.RABBAN)
    enter_play(t.state, c.RABBAN)
    assert t.get("leaders")["beast_rabban"] == "gone"


@rule("WFA-BG-06", "WFA-LEADER-12")
def test_mohiam_brings_a_token() -> None:
    t = arrakis()
    enter_play(t.state, c.MOHIAM)
    assert t.get("B.bene_gesserit") == 1
    enter_play(t.state, c.MOHIAM)
    assert t.get("B.bene_gesserit") == 1


# ------------------------------------------------------------------ the tanks


@rule("WFA-TANK-01", "WFA-TANK-02", "WFA-TANK-07")
def test_the_leftmost_cell_pushes_the_others() -> None:
    t = arrakis(A={"tank": [None, "stilgar"]})
    to_tank(t.state, c.PAUL)
    assert tank(t, "A")[:3] == ["paul_atreides", "stilgar", None]
    to_tank(t.state, c.JESSICA)
    assert tank(t, "A")[:3] == ["lady_jessica", "paul_atreides", "stilgar"]


@rule("WFA-TANK-07", "WFA-TANK-05")
def test_who_is_pushed_out_of_the_last_cell_can_come_from_the_next_turn_on() -> None:
    t = arrakis(A={"tank": ["paul", "jessica", "stilgar"], "dice": {"mentat": 1}}, B={"dice": {"mentat": 2}},
                leaders={"chani": "aside"})
    to_tank(t.state, c.CHANI)
    assert tank(t, "A") == ["chani", "paul_atreides", "lady_jessica", None, None]
    assert t.get("leaders")["stilgar"] == "aside" and not is_available(t.state, c.STILGAR)
    play(t, "action mentat", "done", "end", "action mentat", "done", "end")
    assert is_available(t.state, c.STILGAR) and can_be_placed(t.state, c.STILGAR)


@rule("WFA-TANK-03", "WFA-TANK-05", "WFA-TANK-01")
def test_a_die_brings_them_nearer_to_the_way_out() -> None:
    t = arrakis(A={"tank": ["paul", None, "jessica"], "dice": {"mentat": 2}},
                B={"tank": ["baron", "rabban", None, None, "aramsham"], "dice": {"mentat": 2}})
    advance_tank(t.state, c.ATREIDES)
    assert tank(t, "A")[:3] == [None, "paul_atreides", None] and t.get("leaders")["lady_jessica"] == "aside"
    assert tank(t, "B")[0] == "baron_harkonnen"
    advance_tank(t.state, c.HARKONNEN)
    assert tank(t, "B") == [None, "baron_harkonnen", "beast_rabban", None, None]
    assert t.get("leaders")["captain_aramsham"] == "aside"


@rule("WFA-TANK-03", "WFA-TANK-04")
def test_desert_power_leaves_the_tank_as_it_is() -> None:
    given = {"A": {"tank": ["paul"], "dice": {"mentat": 1}}, "B": {"dice": {"mentat": 3}}}
    t = arrakis(**given)
    play(t, "action mentat", "done", "end")
    assert tank(t, "A")[:2] == [None, "paul_atreides"]
    t = arrakis(**given)
    play(t, "desert_power", "skip", "end")
    assert tank(t, "A")[:2] == ["paul_atreides", None]


@rule("WFA-TANK-06", "WFA-LEADER-02")
def test_a_leader_in_the_tank_does_nothing() -> None:
    t = arrakis(A={"dice": {"mentat": 1}})
    assert "special lady_jessica" in texts(t)
    t = arrakis(A={"tank": ["jessica"], "dice": {"mentat": 1}})
    assert "special lady_jessica" not in texts(t) and t.get("ready")["lady_jessica"] == 1


@rule("WFA-COMP-09", "WFA-CASUALTY-03", "WFA-CASUALTY-04", "WFA-CASUALTY-05")
def test_leaders_without_a_unit_are_lost() -> None:
    t = arrakis(areas={"gara_kulon": {"atreides": {"regular": 1, "leaders": ["paul", "naib", "jessica"]}}})
    naibs = t.get("A.officers")
    t.state.t[c.UNITS + c.AREA.find("gara_kulon")] = 0
    lose_leaders(t.state, c.AREA.find("gara_kulon"), c.ATREIDES)
    assert t.get("A.officers") == naibs + 1 and tank(t, "A")[:2] == ["lady_jessica", "paul_atreides"]
    assert here(t, "gara_kulon.side") is None
