"""Battles played by the engine with the simple rules of the odds have the predicted results."""

from __future__ import annotations

from copy import copy

import pytest

from landsraad.games.arrakis.battle.forecast import attack_odds
from landsraad.games.arrakis.legions.casualties import endurance
from landsraad.games.arrakis.rounds.orders import attack_with
from landsraad.games.arrakis.state.cells import (
    AREA,
    BATTLE_FROM,
    HARKONNEN,
    LEADER,
    SETTLED,
    SIETCH,
    SIETCH_RANK,
    UNITS,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.chance import key_of
from support.arrakis.empty_board import Desert, desert

GAMES = 500
FROM = "ne_outer_12"


def siege(at: str) -> Desert:
    d = desert()
    d.s.seats[0][SIETCH_RANK + SIETCH.find("gara_kulon")] = 1
    d.put(FROM, side="harkonnen", regular=3, elite=1, special=1, officers=1, leaders=("baron_harkonnen",))
    d.put(at, side="atreides", regular=2, special=1, officers=1, leaders=("stilgar",))
    return d


def plainly(d: Desert, at: str) -> str:
    """The move by the simple rules of the odds."""
    legal = d.legal()
    if "continue" in legal:
        last = endurance(d.s, d.s.t[BATTLE_FROM]) == 1 and d.s.t[SETTLED + AREA.find(at)] != NONE
        return "cease" if last else "continue"
    if "stand" in legal:
        return "stand"
    if legal[0].startswith("use"):
        return max(legal, key=worth)
    for text in ("lose elite", "lose sardaukar", "lose fedaykin"):
        if text in legal:
            return text
    if d.s.t[UNITS + AREA.find(FROM if d.asked == "B" else at)] > 1:
        return "lose regular"
    for text in ("lose bashar", "lose naib"):
        if text in legal:
            return text
    named = [text for text in legal if text != "lose regular"]
    return min(named, key=worth) if named else "lose regular"


def worth(text: str) -> tuple[int, int]:
    name = text.split()[1]
    if name in ("bashar", "naib"):
        return 1, 1
    card = LEADER_CARDS[LEADER.find(name)]
    return int(card.hits + card.shields), int(card.hits)


@pytest.mark.parametrize("at", ["gara_kulon", "ne_outer_13"])
def test_battles_come_out_as_foretold(at: str):
    order = attack_with()
    field = siege(at)
    foretold = attack_odds(field.s, 0, AREA.find(FROM), AREA.find(at))
    won = held = 0
    for seed in range(GAMES):
        d = copy(field)
        d.s = field.s.clone()
        d.s.listen()
        d.s.rekey(key_of(seed))
        d.do(order, HARKONNEN)
        d.play(f"attack {FROM} {at}")
        while not d.s.over:
            d.play(plainly(d, at))
        winners = [event.values[0] for event in d.s.log or [] if event.kind.name == "battle_ended"]
        won += winners == [1]
        held += winners == [0]
    assert won / GAMES == pytest.approx(foretold["won"], abs=0.06)  # three standard deviations for that many games
    assert held / GAMES == pytest.approx(foretold["held"], abs=0.06)
