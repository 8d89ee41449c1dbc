"""What the panels of all games share: the viewer, names of seats, titles."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.play import Session
from landsraad.text.messages import Messages

SEAT_STYLES: Final = {"A": "bold cyan", "B": "bold magenta", "C": "bold yellow", "D": "bold green",
                      "E": "bold blue", "F": "bold red"}
MARK: Final = "\N{REPLACEMENT CHARACTER}"  # stands for a seat's letter while its sentence is formatted


class Panels:
    """Base class of the panels of a game, for the view of one seat."""

    def __init__(self, cat: Messages, icons: Icons, session: Session, viewer: str | None,
                 names: dict[str, str]) -> None:
        self.cat = cat
        self.icons = icons
        self.session = session
        self.viewer = viewer
        self.names = names
        self.view: dict[str, Any] = session.table.view(viewer)
        self.seats: list[str] = self.view["seats"]

    def seat(self, letter: str) -> Text:
        return Text(letter, style=SEAT_STYLES[letter])

    def about(self, key: str, letter: str) -> Text:
        """Returns a message about a seat, with the letter in the style of the seat."""
        before, _, after = self.cat.text(key, seat=MARK).partition(MARK)
        return Text(before).append_text(self.seat(letter)).append(after)

    def called(self, letter: str) -> str:
        return self.names.get(letter, letter)

    def rule(self, title: str, width: int, style: str = "bold") -> Text:
        line = styled(f"{self.icons['line'] * 2} ", "dim")
        line.append(title, style=style)
        line.append(f" {self.icons['line'] * max(width - line.cell_len - 1, 0)}", style="dim")
        return fit(line, width)
