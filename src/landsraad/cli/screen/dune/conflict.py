"""The conflict: its card, its rewards, and the strength of each seat."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from landsraad.cli.screen.dune.common import CommonPanels
from landsraad.cli.screen.styled_text import fit
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.unit import TROOP, Unit

NUMERALS: Final = ("", "I", "II", "III")
ORDINALS: Final = ("first", "second", "third")
UNITS: Final = {"sandworm": "worm"}  # units whose symbol has another name


class ConflictPanels(CommonPanels):
    """Three lines: the card, its rewards, who fights."""

    def conflict(self, width: int) -> list[Text]:
        return [self.conflict_name(width), self.rewards(width), self.strengths(width)]

    def conflict_name(self, width: int) -> Text:
        card = self.current_conflict()
        if card is None:
            return fit(Text(self.cat.text("screen-no-conflict"), style="bold red"), width)
        line = Text()
        name = self.cat.name("conflict", card.name)
        line.append(self.cat.text("screen-conflict", level=NUMERALS[card.level], conflict=name), style="bold red")
        line.append_text(self.conflict_marks(card))
        if card.control >= 0:
            place = self.cat.name("space", self.box.spaces[card.control].name)
            line.append(f"  {self.cat.text('screen-controls', space=place)} {self.icons['flag']}")
        return fit(line, width)

    def current_conflict(self) -> Conflict | None:
        name = self.view["conflict"]
        return None if name is None else self.box.conflicts[self.box.conflict_ids.find(name)]

    def conflict_marks(self, card: Conflict) -> Text:
        """Returns what stands behind the name of a conflict."""
        return Text()

    def rewards(self, width: int) -> Text:
        card = self.current_conflict()
        if card is None:
            return Text()
        places = [f"{self.cat.text(f'field-{place}')} {self.short(card.reward(n))}"
                  for n, place in enumerate(ORDINALS, 1)]
        bar = f" {self.icons['bar']} "
        return fit(Text(f" {bar.join(places)}"), width)

    def strengths(self, width: int) -> Text:
        line = Text(f" {self.cat.text('screen-strength')}")
        fighting = False
        for letter in self.seats:
            mine = self.view[letter]
            if mine["conflict"] or mine["swords"] or mine["strength"]:
                fighting = True
                line.append("  ").append_text(self.seat(letter)).append(f" {mine['strength']}", style="bold")
                line.append(f" ({self.forces(letter)} {mine['swords']}{self.icons['swords']})")
        return fit(line if fighting else Text(f" {self.cat.text('screen-nobody-fights')}", style="dim"), width)

    def forces(self, letter: str) -> str:
        """Returns the units of a seat in the conflict: always its troops, and others if it has any."""
        found = []
        for unit in self.box.units:
            n = int(self.view[letter][self.cell(int(unit.conflict))])
            if n > 0 or unit is TROOP:
                found.append(f"{n}{self.unit_symbol(unit)}")
        return " ".join(found)

    def unit_symbol(self, unit: Unit) -> str:
        cell = self.cell(int(unit.conflict))
        shown = [self.symbol(each) for each in self.shown_cells() if each.cell == cell]
        return shown[0] if shown else self.icons[UNITS.get(unit.name, unit.name)]
