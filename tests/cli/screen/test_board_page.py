"""The `board` page of the terminal names every space of the table."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.cli.screen.game_screens import board_page, panels_for
from landsraad.cli.screen.icons import Icons
from landsraad.play.seats import seat_people
from landsraad.play.session import Session
from landsraad.text.messages import Messages

EN = Messages.load("en")


@pytest.mark.parametrize(("game", "players"), [("imperium", 3), ("uprising", 4), ("uprising", 6)])
def test_every_space_is_on_the_page(game: str, players: int) -> None:
    table = landsraad.new(game, players=players, seed=1)
    session = Session(table, seat_people(table, ["human"] * players))
    panels = panels_for(EN, Icons(EN), session, "A", {letter: letter for letter in session.table.seats})
    page = [line.plain.strip().partition(":")[0] for line in board_page(panels, "")]
    spaces = [EN.name("space", space) for space in session.table.view(None)["occupied"]]
    assert [name for name in spaces if name not in page] == []
