"""What all panels of an Imperium-family table use: the Box, cards by name, effects as symbols, cells of modules."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.panels import Panels
from landsraad.cli.screen.styled_text import beside
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.module import ShownCell, ShownPile
from landsraad.games.dune.state.cells import ICONS, SPY
from landsraad.kernel.engine import Effect
from landsraad.play import Session
from landsraad.text.messages import Messages


class CommonPanels(Panels):
    """Base class of the panels for one subject."""

    def __init__(self, cat: Messages, icons: Icons, session: Session, viewer: str | None,
                 names: dict[str, str]) -> None:
        super().__init__(cat, icons, session, viewer, names)
        self.box = box_of(session.table.state)
        self.targets = {words[2] for words in (move.split() for move in self.view.get("legal", []))
                        if words[0] == "agent"}

    def card_of(self, name: str) -> Card:
        return self.box.cards[self.box.card_ids.find(name)]

    def short(self, effect: Effect) -> str:
        return self.icons.short(effect.message())

    def in_two(self, lines: list[Text], width: int) -> list[Text]:
        """Returns lines in two columns."""
        half = (len(lines) + 1) // 2
        wide = (width - 1) // 2
        return beside([lines[:half], lines[half:]], [wide, width - wide - 1])

    # ------------------------------------------------------------------ symbols and letters

    def legend(self) -> str:
        """Returns the meaning of the symbols; those of modules come first, because a narrow line cuts the end off."""
        marked: list[ShownCell | ShownPile] = [*self.shown_cells(), *self.shown_piles(at_table=False)]
        own = [f"{self.symbol(cell)} {self.cell_name(cell)}" for cell in marked]
        return "  ".join([*own, self.icons.legend(self.own_symbols())])

    def own_symbols(self) -> tuple[str, ...]:
        """Returns the symbols that the legend has besides the common ones."""
        return ()

    def letters(self) -> list[str]:
        """Returns the agent icons of this game that have a letter."""
        spies = any(card.spies for card in self.box.cards)
        return [icon for icon in self.icons.letters if icon != ICONS[SPY] or spies]

    # ------------------------------------------------------------------ cells of modules

    def shown_cells(self) -> list[ShownCell]:
        """Returns the resources and units that the modules of this table add to every seat."""
        return [cell for part in (self.box.base, *self.box.modules) for cell in part.shown]

    def cell(self, at: int) -> str:
        """Returns the name of a cell of a seat."""
        return self.session.table.game.plan.seat.name_of(at)

    def shown_piles(self, at_table: bool) -> list[ShownPile]:
        """Returns the pieces that the modules of this table add to the table or to every seat."""
        return [pile for part in (self.box.base, *self.box.modules) for pile in part.shown_piles
                if pile.at_table is at_table]

    def pieces(self, pile: ShownPile, letter: str = "") -> list[str]:
        """Returns the names of the pieces on the table, or of a seat."""
        found: Any = (self.view[letter] if letter else self.view).get(pile.cell) or []
        members = found.values() if isinstance(found, dict) else [found] if isinstance(found, str) else found
        return [self.cat.name(pile.domain, member) for member in members if member is not None]

    def piles_by_name(self, letter: str = "") -> list[tuple[ShownPile, list[str]]]:
        """Returns the piles that are not empty, with their pieces."""
        found = [(pile, self.pieces(pile, letter)) for pile in self.shown_piles(at_table=not letter)]
        return [(pile, names) for pile, names in found if names]

    def markets_by_name(self) -> list[tuple[str, list[str]]]:
        """Returns the titles of the markets of modules, with the names of their cards."""
        return [(self.title_of(market.cell), [self.cat.name("card", name) for name in market.shown(self.view)])
                for market in self.box.markets]

    def symbol(self, cell: ShownCell | ShownPile) -> str:
        return self.icons.symbols.get(cell.icon, cell.icon)

    def cell_name(self, cell: ShownCell | ShownPile) -> str:
        return self.title_of(cell.cell)

    def title_of(self, cell: str) -> str:
        return self.cat.text(self.cat.key_for(self.session.table.game.name, f"cell-{cell}"))

    def counts(self, letter: str) -> list[tuple[ShownCell, int]]:
        """Returns the cells of modules with a seat's numbers, as far as the viewer may see them."""
        found = [(cell, self.view[letter].get(cell.cell)) for cell in self.shown_cells()]
        return [(cell, n) for cell, n in found if isinstance(n, int)]

    def chips(self, letter: str) -> list[str]:
        return [*(f"{n}{self.symbol(cell)}" for cell, n in self.counts(letter)),
                *(f"{len(names)}{self.symbol(pile)}" for pile, names in self.piles_by_name(letter)
                  if not isinstance(self.view[letter][pile.cell], str))]
