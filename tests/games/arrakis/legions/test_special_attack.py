"""Special attacks, which are not made by a legion."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.legions.special_attack import push_strike
from landsraad.games.arrakis.state.cells import AREA, SETTLED, SIETCH, SIETCH_SHOWN
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import advance
from support.arrakis.empty_board import Desert, desert
from support.rules import rule


def strike(d: Desert, area: str, dice: int, worth: int, seat: int = 1) -> None:
    push_strike(d.s, seat, AREA.find(area), dice, worth)
    advance(d.s)


@pytest.mark.parametrize(("worth", "left"), [(0, 4), (1, 3), (2, 2)])
def test_hits_and_specials(worth: int, left: int):
    d = desert(["hit", "shield", "special", "shield"])
    d.put("ne_outer_9", side="atreides", regular=5)
    strike(d, "ne_outer_9", 4, worth)
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": left}
    assert d.over


@rule("WFA-SETTLE-02", "WFA-SETTLE-01")
def test_it_never_destroys_a_settlement_nor_shows_a_sietch():
    d = desert(["hit", "hit"])
    d.put("gara_kulon", side="atreides", regular=1)
    strike(d, "gara_kulon", 2, 1)
    assert d.area("gara_kulon") == {"sietch": 0}
    assert d.s.t[SETTLED + AREA.find("gara_kulon")] != NONE
    assert d.s.t[SIETCH_SHOWN + SIETCH.find("gara_kulon")] == 0


@rule("WFA-COMP-22")
def test_tokens_are_turned_up_first():
    d = desert(["hit"])
    d.put("ne_outer_9", side="atreides", token="2_regular")
    strike(d, "ne_outer_9", 1, 1)
    assert d.area("ne_outer_9") == {"side": "atreides", "regular": 1}


def test_nobody_there_no_roll():
    d = desert(["hit"])
    strike(d, "ne_outer_9", 1, 1)
    assert d.s.chance == ["hit"] and d.s.over
