"""Phase 4: spice, the Imperium markers, the stockpile and the bans."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.pieces.figures import limit, units
from landsraad.games.arrakis.pieces.vehicles import vehicles_on_board
from landsraad.games.arrakis.rounds.rounds import PHASES
from landsraad.games.arrakis.spice.harvest import lower_power
from landsraad.games.arrakis.state.cells import (
    AREA,
    BANS,
    CHOAM,
    HARKONNEN,
    HARVEST,
    HARVESTERS_LOST,
    POWER,
    RESERVE,
    RULINGS,
    SPACING_GUILD,
    SPICE,
    SPICE_BOARD,
    SUPREMACY,
)
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

DEEP = ["ne_outer_1", "ne_outer_2", "ne_outer_10", "ne_outer_13", "ne_outer_14", "ne_outer_16"]


def harvest(spice: int = 0, rows: tuple[int, int, int] = (1, 1, 1), reserve: int = 0, supremacy: int = 0,
            bans: tuple[int, ...] = (), faq: bool = False) -> Desert:
    """Spice from harvesters in deep desert, and one in plain desert for an odd number."""
    d = desert()
    for area in DEEP[:spice // 2]:
        d.put(area, harvester=True)
    if spice % 2:
        d.put("ne_outer_3", harvester=True)
    for power, row in enumerate(rows):
        d.s.t[SPICE_BOARD + power] = row
    for power in bans:
        d.s.t[BANS + power] = 1
    d.s.t[RESERVE] = reserve
    d.s.t[SUPREMACY] = supremacy
    d.s.t[RULINGS] = 1 if faq else 0
    d.do(PHASES[HARVEST], HARKONNEN)
    return d


def rows(d: Desert) -> tuple[int, ...]:
    return tuple(int(d.s.t[SPICE_BOARD + power]) for power in range(3))


def banned(d: Desert) -> list[str]:
    return [POWER.names[power] for power in range(3) if d.s.t[BANS + power]]


@rule("WFA-SPICE-01", "WFA-VEHICLE-09")
def test_harvesters_leave_the_board_with_one_or_two_points() -> None:
    d = harvest(5)
    assert d.s.t[SPICE] == 5
    assert vehicles_on_board(d.s, 0) == 0
    assert d.s.t[HARVESTERS_LOST] == 0
    assert d.told().count("harvested") == 3


@rule("WFA-EX-04", "WFA-SPICE-03", "WFA-SPICE-05", "WFA-BAN-03", "WFA-BAN-04")
def test_the_example_of_the_rulebook() -> None:
    d = harvest(4)
    d.play("hold choam", "hold spacing_guild", "done")
    assert d.over
    assert rows(d) == (1, 1, 2)
    assert banned(d) == ["landsraad"]


@rule("WFA-SPICE-02", "WFA-SPICE-03", "WFA-SPICE-04")
def test_two_points_to_hold_three_to_raise_each_marker_once() -> None:
    d = harvest(10, (3, 3, 3), supremacy=6)
    assert d.legal() == ["done", "hold choam", "hold landsraad", "hold spacing_guild", "raise choam",
                         "raise landsraad", "raise spacing_guild"]
    d.play("raise choam")
    assert d.s.t[SPICE] == 7
    assert rows(d) == (2, 3, 3)
    assert "raise choam" not in d.legal()
    assert "hold choam" not in d.legal()
    d.play("raise landsraad", "hold spacing_guild", "done")
    assert rows(d) == (2, 3, 2)
    assert banned(d) == []


@rule("WFA-SPICE-05")
def test_what_is_neither_held_nor_raised_moves_down() -> None:
    d = harvest(0, (1, 2, 3))
    assert rows(d) == (2, 3, 4)


@rule("WFA-SPICE-06")
def test_moves_beyond_the_ends_of_the_board_are_ignored() -> None:
    d = harvest(6, (1, 5, 5), supremacy=6)
    assert d.legal() == ["done", "hold choam", "raise landsraad", "raise spacing_guild"]
    d.play("hold choam", "raise landsraad", "done")
    assert rows(d) == (1, 5, 4)
    lower_power(d.s, SPACING_GUILD)
    assert rows(d) == (1, 5, 4)


@rule("WFA-SPICE-07", "WFA-SPICE-08")
def test_one_stockpile_in_a_harvest() -> None:
    d = harvest(7, supremacy=5)
    d.play("stockpile")
    assert d.s.t[SUPREMACY] == 6
    assert "stockpile" not in d.legal()
    d = harvest(7, supremacy=2)
    d.play("stockpile")
    assert d.s.t[SUPREMACY] == 3
    assert "stockpile" not in d.legal()
    d.play("hold choam", "hold landsraad", "done")
    assert d.over
    assert rows(d) == (1, 2, 1)


@rule("WFA-SPICE-09")
def test_no_stockpile_from_space_six_on() -> None:
    d = harvest(7, supremacy=6)
    assert "stockpile" not in d.legal()


@rule("WFA-SPICE-10", "WFA-SPICE-02")
@pytest.mark.parametrize(("spice", "kept"), [(0, 0), (1, 1), (4, 1)])
def test_one_point_is_kept_and_the_rest_lost(spice: int, kept: int) -> None:
    d = harvest(spice, supremacy=6)
    if spice > 1:
        d.play("done")
    assert (d.s.t[RESERVE], d.s.t[SPICE]) == (kept, 0)


@rule("WFA-SPICE-10")
def test_the_reserve_is_spent_in_the_next_harvest() -> None:
    d = harvest(1, reserve=1, supremacy=6)
    d.play("hold choam", "done")
    assert rows(d)[CHOAM] == 1
    assert d.s.t[RESERVE] == 0


@rule("WFA-SPICE-11", "WFA-BAN-06")
def test_bans_end_as_the_harvest_begins_except_in_the_bottom_row() -> None:
    d = harvest(6, (5, 3, 3), bans=(CHOAM, SPACING_GUILD), supremacy=6)
    assert banned(d) == ["choam"]
    d.play("raise spacing_guild", "raise landsraad", "done")
    assert banned(d) == ["choam"]


@rule("WFA-SPICE-11", "WFA-BAN-06")
def test_a_ban_that_did_not_end_lasts_until_the_next_harvest_even_if_its_marker_is_raised() -> None:
    d = harvest(7, (5, 3, 3), bans=(CHOAM,), supremacy=6)
    d.play("raise choam", "hold spacing_guild", "hold landsraad", "done")
    assert rows(d) == (4, 3, 3)
    assert banned(d) == ["choam"]
    d.do(PHASES[HARVEST], HARKONNEN)
    assert "unbanned" in d.told()


@rule("WFA-BAN-01", "WFA-BAN-02")
def test_markers_in_the_bottom_row_ban_by_themselves() -> None:
    d = harvest(0, (4, 4, 5))
    assert d.over  # the others that moved down are all in the bottom row, so there is no ban to choose
    assert rows(d) == (5, 5, 5)
    assert banned(d) == ["choam", "spacing_guild", "landsraad"]


@rule("WFA-BAN-03", "WFA-BAN-04")
def test_one_more_ban_among_those_that_moved_down() -> None:
    d = harvest(0, (4, 1, 2))
    assert banned(d) == ["choam"]
    assert d.asked == "B"
    assert d.legal() == ["ban landsraad", "ban spacing_guild"]
    d.play("ban landsraad")
    assert d.over
    assert banned(d) == ["choam", "landsraad"]


@rule("WFA-BAN-05")
def test_no_ban_if_no_marker_moved_down() -> None:
    d = harvest(6, supremacy=6)
    d.play("hold choam", "hold spacing_guild", "hold landsraad", "done")
    assert d.over
    assert banned(d) == []


@rule("WFA-BAN-03")
def test_by_the_faq_every_marker_that_moved_down_bans() -> None:
    d = harvest(2, (2, 1, 2), supremacy=6, faq=True)
    d.play("hold choam", "done")
    assert d.over
    assert banned(d) == ["spacing_guild", "landsraad"]


@rule("WFA-BAN-07")
def test_the_choam_ban_leaves_five_units_in_an_area_at_once() -> None:
    d = desert()
    d.put("arsunt", side="harkonnen", regular=4, elite=2)
    d.put("windgap", side="atreides", regular=6)
    for power, row in enumerate((4, 1, 1)):
        d.s.t[SPICE_BOARD + power] = row
    d.do(PHASES[HARVEST], HARKONNEN)
    assert limit(d.s, HARKONNEN) == 5
    assert d.asked == "B"
    while not d.over:
        d.play(next(text for text in d.legal() if text in ("lose elite", "ban landsraad")))
    assert units(d.s, AREA.find("arsunt")) == 5
    assert units(d.s, AREA.find("windgap")) == 6
