"""What the tables of the games look like: which pieces they show, how moves are listed, which pages there are.

The Imperium family has one look, of which an edition may show more; the war for Arrakis has its own.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from landsraad.cli.screen import pages as screen_pages
from landsraad.cli.screen import plain_text as screen_plain
from landsraad.cli.screen.arrakis import pages as war_pages
from landsraad.cli.screen.arrakis import plain_text as war_plain
from landsraad.cli.screen.arrakis.move_list import WarMoves
from landsraad.cli.screen.arrakis.panels import WarParts
from landsraad.cli.screen.dune.panels import Parts
from landsraad.cli.screen.dune.six import SixParts
from landsraad.cli.screen.dune.uprising import UprisingParts
from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.move_list import MoveList
from landsraad.games.dune.titles.six import SixPlayers
from landsraad.play import Session
from landsraad.text.messages import Catalogue

PARTS: Final[dict[str, type[Parts] | type[WarParts]]] = {"imperium": Parts, "uprising": UprisingParts,
                                                         "arrakis": WarParts}


def parts_for(cat: Catalogue, icons: Icons, session: Session, viewer: str | None,
              names: dict[str, str]) -> Parts | WarParts:
    kind = SixParts if isinstance(session.table.game, SixPlayers) else PARTS[session.table.game.name]
    return kind(cat, icons, session, viewer, names)


def moves_for(cat: Catalogue, icons: Icons, session: Session, names: dict[str, str]) -> MoveList:
    """The legal moves, listed for the seat that decides."""
    parts = parts_for(cat, icons, session, session.table.actor, names)
    if isinstance(parts, WarParts):
        return WarMoves(cat, session.table, names, parts)
    return MoveList(cat, session.table, names)


def name_of_automa(cat: Catalogue, seat: dict[str, Any], letter: str) -> str:
    """A Rival with a card of its own is called by it, the automa of a war by its rules."""
    if seat.get("role") == "automa":
        return cat.name("role", "automa")
    return cat.name("rival", seat["rival"]) if seat.get("rival") else cat.text("called-rival", seat=letter)


# ------------------------------------------------------------------ pages


def help_page(parts: Parts | WarParts) -> list[Text]:
    return war_pages.help_page(parts) if isinstance(parts, WarParts) else screen_pages.help_page(parts)


def board_page(parts: Parts | WarParts, which: str) -> list[Text]:
    if isinstance(parts, WarParts):
        return war_pages.board_page(parts, which)
    return screen_pages.board_page(parts.cat, parts)


def hand_page(parts: Parts | WarParts) -> list[Text]:
    return war_pages.hand_page(parts) if isinstance(parts, WarParts) else screen_pages.hand_page(parts.cat, parts)


def end_page(parts: Parts | WarParts, width: int) -> list[Text]:
    return war_pages.end_page(parts, width) if isinstance(parts, WarParts) else screen_pages.end_page(parts, width)


def decision_lines(parts: Parts | WarParts, moves: MoveList) -> list[str]:
    """In words: the position at the start of a turn, and always the question with its numbered answers."""
    table = parts.session.table
    effect = table.state.clone().top()
    question = screen_plain.question_lines(parts.cat, table, str(parts.viewer), parts.names, moves)
    if isinstance(parts, WarParts):
        return (war_plain.position_lines(parts) if war_plain.begins(table, effect) else []) + question
    return (screen_plain.position_lines(parts) if screen_plain.begins(table, effect) else []) + question
