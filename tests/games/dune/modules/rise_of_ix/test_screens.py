"""Rise of Ix in the terminal, and in the words of four languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import landsraad
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.cli.screen.move_list import MoveList
from landsraad.play import Session, seat_people
from landsraad.text.messages import Messages, languages
from support.dune.table import table, uprising


def composed(t: Any, width: int, height: int, cat: Messages) -> list[str]:
    session = Session(t, seat_people(t, ["human"] * 3))
    names = names_of(session, cat)
    screen = Screen(Console(width=width, height=height), cat, True)
    moves = MoveList(cat, session.table, names)
    return [line.plain for line in screen.compose(session, str(session.table.actor), names, moves, width, height)]


@pytest.mark.parametrize("game", [table, uprising])
def test_tiles_and_fleets_are_on_the_screen(game: Any) -> None:
    t = game(options={"rise_of_ix": "yes"}, tech={"topmost": "windtraps", "middle": "flagship", "lowest": None},
             turn="A", A={"tiles": ["spaceport"], "freighter": 2, "negotiators": 1, "dreadnoughts_in_garrison": 1})
    shown = "\n".join(composed(t.inner, 160, 60, Messages.load("en")))
    assert "tech tiles on offer: Windtraps · Flagship" in shown
    assert "tech tiles: Spaceport" in shown
    assert "1◬" in shown and "2⏏" in shown and "1☺" in shown and "1⬡" in shown


@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_and_fits(language: str) -> None:
    cat = Messages.load(language)
    cat.troubles.clear()
    rng, t = random.Random(4), landsraad.new("imperium", seed=4, players=3, rise_of_ix="yes")
    n = 0
    while not t.over:
        assert cat.decision(t)
        labels = [cat.move(t, move) for move in t.legal()]
        assert all(labels) and len(set(labels)) == len(labels), labels
        if n % 40 == 0:
            assert all(cell_len(line) <= 80 for line in composed(t, 80, 24, cat))
        t.play(rng.choice(t.legal()))
        n += 1
    for event in t.events(seat="A"):
        assert bool(cat.event(event)) is (event["kind"] != "moved")
    assert cat.troubles == []
