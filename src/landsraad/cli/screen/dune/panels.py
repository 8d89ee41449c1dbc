"""The panels of an Imperium-family table as lines of text. `layout.py` puts them on the screen.

They show the view of one seat. What only one base has is in a subclass, which `game_screens.py` chooses.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from landsraad.cli.screen.dune.board import BoardPanels
from landsraad.cli.screen.dune.cards import CardPanels
from landsraad.cli.screen.dune.conflict import ConflictPanels
from landsraad.cli.screen.dune.players import PlayerPanels
from landsraad.cli.screen.styled_text import beside, fit


class DunePanels(BoardPanels, ConflictPanels, CardPanels, PlayerPanels):
    """All panels of a table of Imperium, and what tables of other bases add to them."""

    def header(self, width: int) -> Text:
        v = self.view
        dot = f" {self.icons['dot']} "
        line = Text(" ")
        line.append(self.cat.of_game(self.session.table.game.name), style="bold")
        played = int(v["round"])
        if played:
            last = played + int(v["conflict_deck"])
            line.append(f"{dot}{self.cat.text('screen-round', round=played, last=last)}")
            line.append(dot).append(self.cat.text(f"phase-{v['phase']}"))
        else:
            line.append(f"{dot}{self.cat.text('screen-set-up')}")
        line.append_text(self.score(dot))
        line.append(dot).append_text(self.about("screen-first", v["first"])).append(f" {self.called(v['first'])}")
        if v.get("difficulty"):
            line.append(f"{dot}{self.cat.name('difficulty', v['difficulty'])}")
        if self.viewer:
            line.append(dot).append_text(self.about("screen-you-are", self.viewer))
        return fit(line, width)

    def board(self, width: int) -> list[Text]:
        """Returns three columns: factions with their tracks; Landsraad and CHOAM; cities and desert.

        The conflict stands below the last two, the board panels of modules below everything.
        """
        more = min((width - 100) // 3, 16)
        widths = [35 + more // 2, 30 + more, 33 + 2 * more - more // 2]
        left, middle, right = (self.column(groups, wide) for groups, wide in zip(self.groups(), widths, strict=True))
        rest = widths[1] + widths[2] + 1
        upper = beside([middle, right], widths[1:])
        return beside([left, upper + self.conflict(rest)], [widths[0], rest]) + self.extra_blocks(width)

    def help_keys(self) -> list[str]:
        """Returns the messages of the help page that only this table needs: `help-MODULE`, if a module has one."""
        return [key for key in (f"help-{module.name}" for module in self.box.modules) if self.cat.has(key)]

    # ------------------------------------------------------------------ what only some tables have

    def score(self, dot: str) -> Text:
        """Returns the points of teams for the header."""
        return Text()

    def tokens(self, width: int) -> list[Text]:
        """Returns what lies beside the board."""
        return self.pile_lines(width)

    def own_tokens(self, width: int) -> list[Text]:
        """Returns what lies in front of the viewer besides cards."""
        return self.pile_lines(width, self.viewer) if self.viewer else []

    def pile_lines(self, width: int, letter: str = "") -> list[Text]:
        """Returns a line for each kind of piece that a module adds."""
        dot = f" {self.icons['dot']} "
        return [fit(Text(f" {self.symbol(pile)} {self.cell_name(pile)}: {dot.join(names)}"), width)
                for pile, names in self.piles_by_name(letter)]

    def team_lines(self, result: dict[str, Any]) -> list[Text]:
        """Returns the points of teams at the end of the game."""
        return []

    # ------------------------------------------------------------------ sentences for the pages

    def board_sentences(self) -> list[Text]:
        """Returns what the board has besides its spaces."""
        return [Text(f"{self.cell_name(pile)}: {', '.join(names)}") for pile, names in self.piles_by_name()]

    def own_sentences(self) -> list[Text]:
        """Returns what the viewer has besides cards."""
        return [*(Text(f"{self.cell_name(cell)}: {n}") for cell, n in self.counts(str(self.viewer))),
                *(Text(f"{self.cell_name(pile)}: {', '.join(names)}")
                  for pile, names in self.piles_by_name(str(self.viewer)))]
