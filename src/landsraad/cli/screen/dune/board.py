"""The board: groups of spaces with their tracks, prices, effects, and the agents on them.

The base draws its groups in three columns. Groups that only a module declares follow below, so a new board part needs
no entry here.
"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from landsraad.cli.screen.dune.common import CommonPanels
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.gallery.entry import Entry
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.rules.agents.reach import price_of
from landsraad.games.dune.state.cells import ICONS
from landsraad.kernel.algebra import NOTHING

LEFT: Final = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
MIDDLE: Final = ("landsraad", "choam")
RIGHT: Final = ("city", "desert")
EFFECT: Final = 12  # columns that the names of spaces leave for their prices and effects


class BoardPanels(CommonPanels):
    """The spaces, in columns or in a line for each group."""

    def groups(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """Returns the groups of spaces in the three columns of the board."""
        return LEFT, MIDDLE, RIGHT

    def extra_groups(self) -> list[str]:
        """Returns the groups that no column has: board panels of modules, in the order of their declaration."""
        known = {group for column in self.groups() for group in column}
        return list(dict.fromkeys(place.group for place in self.box.spaces if place.group not in known))

    def spaces_in(self, *groups: str) -> list[Space]:
        return [place for place in self.box.spaces if place.group in groups]

    def column(self, groups: tuple[str, ...], width: int) -> list[Text]:
        """Returns groups below each other; names get the width of the longest if there is room."""
        longest = max(cell_len(self.space_name(place)) for place in self.spaces_in(*groups))
        out: list[Text] = []
        for group in groups:
            out.append(self.heading(group))
            out += [self.space(place, min(longest, width - EFFECT), width) for place in self.spaces_in(group)]
        return out

    def extra_blocks(self, width: int) -> list[Text]:
        """Returns a block for each board part of a module, with its spaces in two columns."""
        out: list[Text] = []
        for group in self.extra_groups():
            heading, *spaces = self.column((group,), (width - 1) // 2)
            out += [heading, *self.in_two(spaces, width)]
        return out

    def tight_board(self, width: int) -> list[Text]:
        """Returns a line for each group, without prices."""
        out = []
        for group in (*(group for column in self.groups() for group in column), *self.extra_groups()):
            line = Text(" ").append_text(self.heading(group)).append(":")
            for n, place in enumerate(self.spaces_in(group)):
                line.append(", " if n else " ")
                line.append(self.space_name(place), style="bold" if place.name in self.targets else "")
                bonus = self.view["bonus_spice"][place.name]
                line.append(f"+{bonus}{self.icons['spice']}" if bonus else "").append_text(self.marks(place))
            out.append(fit(line, width))
        return out

    # ------------------------------------------------------------------ a group

    def heading(self, group: str) -> Text:
        icon, faction, name = self.icon_of(group), self.faction_of(group), self.group_name(group)
        line = styled(f"{self.icons.letters[icon]} {name}", f"bold {self.icons.styles[icon]}") if icon else styled(
            name, "bold")
        return line.append("  ").append_text(self.track(faction)) if faction else line

    def icon_of(self, group: str) -> str:
        """Returns the agent icon by which all spaces of a group are reached; empty if they have different ones."""
        icons = {ICONS[int(place.icon)] for place in self.spaces_in(group)}
        return icons.pop() if len(icons) == 1 else ""

    def faction_of(self, group: str) -> str:
        """Returns the faction whose track belongs to a group of spaces, if one does."""
        return group if group in LEFT else ""

    def group_name(self, group: str) -> str:
        if group in LEFT:
            return self.cat.name("faction", group)
        return self.cat.text(f"board-{group}") if group in (*MIDDLE, *RIGHT) else self.cat.name("group", group)

    def cubes(self, faction: str) -> list[str]:
        """Returns the seats that have a cube on a track."""
        return [letter for letter in self.seats if self.view[letter]["role"] != "hagal"
                or self.view[letter]["influence"][faction]]

    def track(self, faction: str) -> Text:
        """Returns the influence of all seats; a star is the alliance."""
        line = Text()
        for letter in self.cubes(faction):
            mine = self.view[letter]
            line.append(" " if line else "")
            line.append_text(self.seat(letter))
            ally = self.view["alliance"][faction] == letter
            line.append(f"{mine['influence'][faction]}{self.icons['vp'] if ally else ''}", style="bold" if ally else "")
        return line

    def entries_on_board(self, spaces: list[Entry]) -> list[Entry]:
        """Returns those of the gallery that are on this board."""
        return [entry for entry in spaces if entry.id in self.box.space_ids.names and entry.players != ("6",)]

    # ------------------------------------------------------------------ a space

    def space(self, place: Space, name_width: int, width: int) -> Text:
        reachable = place.name in self.targets
        taken = bool(self.view["occupied"][place.name])
        style = "bold" if reachable else "dim" if taken else ""
        line = styled(self.icons["now"] if reachable else " ", "bold green")
        line.append(self.space_name(place), style=style)
        line = fit(line, name_width + 1)
        line.append(f" {self.price_and_effect(place)}", style="dim" if taken and not reachable else "")
        marks = self.marks(place)
        line = fit(line, width - marks.cell_len)
        line.append_text(marks)
        return line

    def space_name(self, place: Space) -> str:
        """Returns the name with a symbol for combat; the agent icon comes first where the group has no single one."""
        letter = "" if self.icon_of(place.group) else f"{self.icons.letters[ICONS[int(place.icon)]]} "
        return f"{letter}{self.cat.name('space', place.name)}{self.icons['swords'] if place.combat else ''}"

    def price_and_effect(self, place: Space) -> str:
        price = self.price(place.name)
        effect = self.space_effect(place)
        if place.presence is not NOTHING:
            effect += f" {self.short(place.presence)}"
        if place.need is not None and place.toll is NOTHING:
            effect = f"{self.icons.short(place.need.message())}: {effect}"
        return f"{price}{self.icons['to']}{effect}" if price else effect

    def space_effect(self, place: Space) -> str:
        """Returns what the space itself gives, with the bonus spice that has accumulated."""
        effect = self.short(place.toll if place.toll is not NOTHING else place.effect)
        bonus = self.view["bonus_spice"][place.name] if place.maker else 0
        return f"{effect}+{bonus}{self.icons['spice']}" if bonus else effect

    def price(self, space: str) -> str:
        """Returns what the space costs the viewer, after discounts."""
        place = self.box.spaces[self.box.space_ids.find(space)]
        table = self.session.table
        cost = int(place.cost)
        if self.viewer:
            cost = int(price_of(table.state, table.state.seats[table.seats.index(self.viewer)], place))
        return f"{cost}{self.resource(int(place.of))}" if cost else ""

    def resource(self, at: int) -> str:
        """Returns the symbol of what a cell of a seat counts; one of a module has it declared."""
        name = self.cell(at)
        shown = [self.symbol(each) for each in self.shown_cells() if each.cell == name]
        return shown[0] if shown else self.icons.symbols.get(name, f" {name}")

    def marks(self, place: Space) -> Text:
        """Returns who controls the space, whose agents stand there, and what else holds for it."""
        line = Text()
        holder = self.view["control"][place.name]
        if holder:
            line.append(self.icons["flag"]).append_text(self.seat(holder))
        here = [letter for letter in self.seats for _ in range(self.view[letter]["posted"][place.name])]
        if here:
            line.append("[")
            for letter in here:
                line.append_text(self.seat(letter))
            line.append("]")
        return line.append_text(self.more_marks(place))

    def more_marks(self, place: Space) -> Text:
        """Returns who has closed the space with The Voice."""
        silenced = [letter for letter in self.seats if self.view[letter].get("silenced") == place.name]
        return Text(self.cat.text("board-closed", seat=silenced[0]) if silenced else "")
