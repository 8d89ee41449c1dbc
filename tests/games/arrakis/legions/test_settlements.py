"""Settlements: their ranks, and that only a legion destroys them."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.legions.settlements import destroy_settlement, rank_at
from landsraad.games.arrakis.rounds.orders import attack_with
from landsraad.games.arrakis.state.cells import (
    AREA,
    ATREIDES,
    OBJECTIVE,
    OBJECTIVES,
    PRESCIENT,
    RULINGS,
    SETTLEMENT,
    SIETCH,
    SIETCH_RANK,
    SIETCH_SHOWN,
    SUPREMACY,
    SUPREME,
)
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


@rule("WFA-COMP-25", "WFA-COMP-27", "WFA-SETUP-04")
def test_ranks_of_the_harkonnen_settlements():
    d = desert()
    ranks = {name: rank_at(d.s, AREA.find(name)) for name in SETTLEMENT.names}
    assert ranks == {"arrakeen": 3, "carthag": 2, "arsunt": 1, "hagga_basin": 1, "imperial_basin": 1, "north_pole": 1}


@rule("WFA-COMP-26", "WFA-COMP-28")
def test_every_sietch_has_a_rank_hidden_or_not():
    d = desert()
    assert len(SIETCH.names) == 8
    assert sorted(rank_at(d.s, AREA.find(name)) for name in SIETCH.names) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert rank_at(d.s, AREA.find("rimwall_west")) == 0


@rule("WFA-SETTLE-04", "WFA-COMP-28")
def test_a_fallen_sietch_shows_its_rank():
    d = desert()
    sietch = SIETCH.find("windgap")
    rank = int(d.s.seats[0][SIETCH_RANK + sietch])
    destroy_settlement(d.s, AREA.find("windgap"))
    assert d.s.t[SUPREMACY] == rank and d.s.t[SIETCH_SHOWN + sietch] == rank
    assert d.told()[:2] == ["sietch_shown", "settlement_destroyed"]
    assert rank_at(d.s, AREA.find("windgap")) == 0


def almost_there(rulings: int) -> Desert:
    """Destroying Arrakeen meets the objective."""
    d = desert()
    d.s.t[RULINGS] = rulings
    mine = d.s.seats[0]
    OBJECTIVES.clear(mine)
    OBJECTIVES.put(mine, OBJECTIVE.find("objective_1"))  # 9, 6, 5
    for marker, n in enumerate((6, 3, 2)):
        d.s.t[PRESCIENT + marker] = n
    d.put("rimwall_west", side="atreides", regular=1)
    d.do(attack_with())
    d.play("attack rimwall_west arrakeen")
    if rulings:
        d.play("go")
    return d


@rule("WFA-GOAL-03")
@pytest.mark.parametrize(("rulings", "winner"), [(0, NONE), (1, ATREIDES)])
def test_by_the_faq_the_fall_of_arrakeen_can_win_at_once(rulings: int, winner: int):
    d = almost_there(rulings)
    assert [d.s.t[PRESCIENT + marker] for marker in range(3)] == [9, 6, 5]
    assert d.s.t[SUPREME] == winner
