"""Chooses panels, move list and pages for the game of a table."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from landsraad.cli.screen import pages as screen_pages
from landsraad.cli.screen import plain_text as screen_plain
from landsraad.cli.screen.arrakis import pages as war_pages
from landsraad.cli.screen.arrakis import plain_text as war_plain
from landsraad.cli.screen.arrakis.move_list import WarMoves
from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.dune.panels import DunePanels
from landsraad.cli.screen.dune.six import SixPanels
from landsraad.cli.screen.dune.uprising import UprisingPanels
from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.move_list import MoveList
from landsraad.games.dune.titles.six import SixPlayers
from landsraad.play import Session
from landsraad.text.messages import Messages

PANELS: Final[dict[str, type[DunePanels] | type[WarPanels]]] = {"imperium": DunePanels, "uprising": UprisingPanels,
                                                         "arrakis": WarPanels}


def panels_for(cat: Messages, icons: Icons, session: Session, viewer: str | None,
              names: dict[str, str]) -> DunePanels | WarPanels:
    kind = SixPanels if isinstance(session.table.game, SixPlayers) else PANELS[session.table.game.name]
    return kind(cat, icons, session, viewer, names)


def moves_for(cat: Messages, icons: Icons, session: Session, names: dict[str, str]) -> MoveList:
    """Returns the legal moves of the seat that decides."""
    panels = panels_for(cat, icons, session, session.table.actor, names)
    if isinstance(panels, WarPanels):
        return WarMoves(cat, session.table, names, panels)
    return MoveList(cat, session.table, names)


def name_of_automa(cat: Messages, seat: dict[str, Any], letter: str) -> str:
    """Returns the name of an automa: that of the Rival's card, of the rules in a war, or just a Rival."""
    if seat.get("role") == "automa":
        return cat.name("role", "automa")
    return cat.name("rival", seat["rival"]) if seat.get("rival") else cat.text("called-rival", seat=letter)


# ------------------------------------------------------------------ pages


def help_page(panels: DunePanels | WarPanels) -> list[Text]:
    return war_pages.help_page(panels) if isinstance(panels, WarPanels) else screen_pages.help_page(panels)


def board_page(panels: DunePanels | WarPanels, which: str) -> list[Text]:
    if isinstance(panels, WarPanels):
        return war_pages.board_page(panels, which)
    return screen_pages.board_page(panels.cat, panels)


def hand_page(panels: DunePanels | WarPanels) -> list[Text]:
    return war_pages.hand_page(panels) if isinstance(panels, WarPanels) else screen_pages.hand_page(panels.cat, panels)


def end_page(panels: DunePanels | WarPanels, width: int) -> list[Text]:
    return war_pages.end_page(panels, width) if isinstance(panels, WarPanels) else screen_pages.end_page(panels, width)


def decision_lines(panels: DunePanels | WarPanels, moves: MoveList) -> list[str]:
    """Returns the question with its answers as plain text, after the position at the start of a turn."""
    table = panels.session.table
    effect = table.state.clone().top()
    question = screen_plain.question_lines(panels.cat, table, str(panels.viewer), panels.names, moves)
    if isinstance(panels, WarPanels):
        return (war_plain.position_lines(panels) if war_plain.begins(table, effect) else []) + question
    return (screen_plain.position_lines(panels) if screen_plain.begins(table, effect) else []) + question
