"""Positions with pieces that a seat or a space cannot have are refused with the rule."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.scenarios.positions import open_position
from support.dune.table import LEADERS, SIX
from support.rules import rule


def opened(game: str, players: int, **given: Any) -> None:
    leaders = SIX if players == 6 else LEADERS[game][:players]
    options = {"players": players, "leaders": leaders, "rise_of_ix": "yes", "immortality": "yes"}
    open_position(landsraad.game(game), options, 1, given, strict=True)


def six(**given: Any) -> None:
    opened("uprising", 6, **given)


@rule("UPR-COMBO-16", "UPR-COMBO-18", "UPR-COMBO-22", "UPR-COMBO-23", "UPR-COMBO-25")
@pytest.mark.parametrize(("word", "value", "cited"), [
    ("dreadnoughts_in_garrison", 1, "UPR-COMBO-25"), ("dreadnoughts_in_conflict", 1, "UPR-COMBO-25"),
    ("freighter", 1, "UPR-COMBO-23"), ("negotiators", 1, "UPR-COMBO-22"), ("specimens", 1, "UPR-COMBO-18"),
    ("tleilaxu", 1, "UPR-COMBO-16"), ("research", "r1", "UPR-COMBO-16")])
def test_a_commander_has_no_pieces_of_an_ally(word: str, value: Any, cited: str) -> None:
    with pytest.raises(landsraad.BadInput, match=rf"A\.{word}: .*{cited}"):
        six(A={word: value})
    six(C={word: value})


@rule("IX-DREAD-08", "UPR-COMBO-25")
def test_a_dreadnought_stands_on_a_control_space_and_is_an_ally_s() -> None:
    with pytest.raises(landsraad.BadInput, match="IX-DREAD-08"):
        opened("imperium", 3, held_by={"wealth": "A"})
    with pytest.raises(landsraad.BadInput, match="UPR-COMBO-25"):
        six(held_by={"arrakeen": "A"})
    six(held_by={"arrakeen": "B"})


@rule("IMM-RIVAL-01", "IMM-RIVAL-03")
def test_rivals_have_no_specimens_and_no_research_token() -> None:
    for given in ({"specimens": 1}, {"research": "r1"}):
        with pytest.raises(landsraad.BadInput, match="IMM-RIVAL-03"):
            opened("uprising", 1, B=given)
    opened("uprising", 1, B={"tleilaxu": 2})
    with pytest.raises(landsraad.BadInput, match="IMM-RIVAL-01"):
        opened("uprising", 2, C={"tleilaxu": 2})
