"""Whatever stays behind, a split can be completed and leaves no leader alone."""

from __future__ import annotations

import random

import pytest

from landsraad.games.arrakis.movement.moving import ANY_LEGION, PAULS, WITH_LEADER, WITH_SPECIAL, Filter, with_named
from landsraad.games.arrakis.pieces.figures import bodies, leaders, special_units
from landsraad.games.arrakis.rounds.orders import move_legions
from landsraad.games.arrakis.state.cells import AREA, MARCH_FROM, MARCH_TO, NAMED_HERE, RABBAN, STAYING
from landsraad.kernel.cells import NONE
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

FROM, TO = "ne_outer_9", "ne_outer_13"
TOKENS = ["start_2_regular", "start_2_elite", "2_regular", "elite_fedaykin"]


def at_random(chance: random.Random, side: str) -> Desert:
    """A random legion in FROM, sometimes with one in TO."""
    d = desert()
    for area in (FROM, TO):
        units = [chance.randrange(3) for _ in range(3)]
        tokens = [TOKENS[chance.randrange(4)] for _ in range(chance.randrange(3))] if side == "atreides" else []
        if sum(units) + len(tokens) == 0:
            if area == TO:
                continue
            units[0] = 1
        named = ["paul_atreides", "stilgar"] if side == "atreides" else ["beast_rabban", "baron_harkonnen"]
        here = tuple(name for name in named if area == FROM and chance.randrange(2))
        d.put(area, side=side, regular=units[0], elite=units[1], special=units[2], officers=chance.randrange(3),
              leaders=here)
        for token in tokens:
            d.put(area, token=token)
    return d


@rule("WFA-MOVE-04", "WFA-MOVE-05", "WFA-MOVE-06")
@pytest.mark.parametrize(("side", "which"), [
    ("harkonnen", ANY_LEGION), ("harkonnen", WITH_LEADER), ("harkonnen", WITH_SPECIAL),
    ("harkonnen", with_named(RABBAN)), ("atreides", ANY_LEGION), ("atreides", WITH_LEADER),
    ("atreides", WITH_SPECIAL), ("atreides", Filter(3, PAULS))])
def test_every_way_of_splitting_ends_well(side: str, which: Filter):
    frm, to = AREA.find(FROM), AREA.find(TO)
    order = move_legions(2, which)
    for seed in range(120):
        chance = random.Random(seed)
        d = at_random(chance, side)
        s = d.s
        d.do(order, 0 if side == "atreides" else 1)
        if f"move {FROM} {TO}" not in d.legal():
            assert not which.fits(s, frm)
            continue
        here, there = bodies(s, frm), bodies(s, to)
        officers, specials = leaders(s, to), special_units(s, to)
        d.play(f"move {FROM} {TO}")
        while s.t[MARCH_FROM] != NONE:
            assert d.legal(), "a split that cannot be finished"
            d.play(chance.choice(d.legal()))
        went = bodies(s, to) - there
        assert 1 <= went <= here and bodies(s, frm) == here - went
        assert bodies(s, frm) > 0 or leaders(s, frm) == 0
        assert which is not WITH_LEADER or leaders(s, to) > officers
        assert which is not WITH_SPECIAL or special_units(s, to) > specials
        assert which.need != 3 or s.t[NAMED_HERE + to] & which.named
        assert s.t[MARCH_TO] == NONE and not any(s.t[STAYING + i] for i in range(40))
