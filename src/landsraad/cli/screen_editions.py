"""Which pieces an edition of the Imperium family shows: those of the base game, or more."""

from __future__ import annotations

from typing import Any, Final

from landsraad.cli.screen_icons import Icons
from landsraad.cli.screen_parts import Parts
from landsraad.cli.screen_uprising import UprisingParts
from landsraad.play import Session
from landsraad.text.catalogue import Catalogue

PARTS: Final[dict[str, type[Parts]]] = {"imperium": Parts, "uprising": UprisingParts}


def parts_for(cat: Catalogue, icons: Icons, session: Session, viewer: str | None, names: dict[str, str]) -> Parts:
    return PARTS[session.table.game.name](cat, icons, session, viewer, names)


def name_of_automa(cat: Catalogue, seat: dict[str, Any], letter: str) -> str:
    """A Rival with a card of its own is called by it."""
    return cat.name("rival", seat["rival"]) if seat.get("rival") else cat.text("called-rival", seat=letter)
