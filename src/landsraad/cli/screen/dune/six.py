"""What only a table for six shows: teams, the commanders' boards and agents, the Throne Row."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from landsraad.cli.screen.dune.board import LEFT, MIDDLE, RIGHT
from landsraad.cli.screen.dune.uprising import UprisingPanels
from landsraad.cli.screen.styled_text import fit
from landsraad.gallery.entry import Entry

FACTIONS: Final = ("great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds")
# By group of spaces: the faction whose track it has, and the icon by which its spaces are reached.
TRACKS: Final = {"emperor_board": "emperor", "fremen_board": "fremen"}
ICON_OF: Final = {"great_houses": "emperor", "fringe_worlds": "fremen", "emperor_board": "emperor",
                  "fremen_board": "fremen"}
OWNER: Final = {"emperor": "emperor_board", "fremen": "fremen_board"}
ARROWS: Final = (("left_agent", "<"), ("right_agent", ">"), ("double_agent", "<>"))


class SixPanels(UprisingPanels):
    """The panels of Uprising for six players."""

    def help_keys(self) -> list[str]:
        return [*super().help_keys(), "help-teams"]

    def score(self, dot: str) -> Text:
        """Returns the points of each team."""
        line = Text()
        for team in self.view["teams"].values():
            line.append(dot if not line else "  ")
            for letter in sorted([team["commander"], *team["allies"]]):
                line.append_text(self.seat(letter))
            line.append(f" {team['vp']}{self.icons['vp']}", style="bold")
        return line

    # ------------------------------------------------------------------ the board

    def groups(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        return (*FACTIONS, "fremen_board"), (*MIDDLE, "emperor_board"), RIGHT

    def icon_of(self, group: str) -> str:
        return ICON_OF.get(group) or super().icon_of(group)

    def faction_of(self, group: str) -> str:
        return TRACKS.get(group, group) if group in (*ICON_OF, *LEFT) else ""

    def group_name(self, group: str) -> str:
        return self.cat.name("group", group) if group in (*FACTIONS, *TRACKS) else super().group_name(group)

    def cubes(self, faction: str) -> list[str]:
        """Returns the allies for the tracks of the board, and the owner for that of a personal board."""
        owner = OWNER.get(faction)
        return [letter for letter in self.seats if self.view[letter]["personal_board"] == owner]

    def entries_on_board(self, spaces: list[Entry]) -> list[Entry]:
        """Returns the spaces for six, which the gallery lists last of each name, sorted by group."""
        known = {entry.id: entry for entry in spaces if entry.id in self.box.space_ids.names}
        order = [*(group for column in self.groups() for group in column), *self.extra_groups()]
        return sorted(known.values(), key=lambda entry: order.index(entry.group))

    # ------------------------------------------------------------------ beside the board

    def tokens(self, width: int) -> list[Text]:
        out = super().tokens(width)
        if self.view["throne_row"]:
            cards = sorted((self.card_of(name) for name in self.view["throne_row"]), key=lambda card: int(card.cost))
            names = f" {self.icons['dot']} ".join(
                f"{self.cat.name('card', card.name)} {int(card.cost)}{self.icons['persuasion']}" for card in cards)
            out.append(fit(Text(f" {self.cat.text('screen-throne-row', cards=names)}"), width))
        return out

    def board_sentences(self) -> list[Text]:
        out = super().board_sentences()
        names = [self.cat.name("card", name) for name in self.view["throne_row"]]
        if names:
            out.append(Text(self.cat.text("screen-throne-row", cards=", ".join(names)), style="bold"))
        return out

    # ------------------------------------------------------------------ a seat

    def swordmaster(self, letter: str) -> list[str]:
        """Returns the Swordmaster if it can still be sent, and its token."""
        v = self.view[letter]
        if not v["swordmaster"]:
            return []
        say = self.cat.text
        return [*([] if v["swordmaster_spent"] else [say("honour-swordmaster")]), say("honour-token")]

    def more_honours(self, letter: str) -> list[str]:
        """Returns the arrows of the agents that a commander can still send, and the ally it has activated."""
        v = self.view[letter]
        out = []
        if v["personal_board"]:
            home = [sign for cell, sign in ARROWS if v[cell] is None and (cell != "double_agent" or (
                v["swordmaster"] and not v["swordmaster_spent"]))]
            out += [" ".join(home)] if home else []
            out += [self.cat.text("honour-activated", seat=v["activated"])] if v["activated"] else []
        return out + super().more_honours(letter)

    def tracks(self, letter: str) -> list[tuple[str, str, str]]:
        """Returns the four tracks of an ally; a commander has its own track first."""
        letters, styles = self.icons.letters, self.icons.styles
        board = self.view[letter]["personal_board"]
        own = [(faction, f"{letters[faction]}=", f"bold {styles[faction]}")
               for faction, owned in OWNER.items() if board == owned]
        icons = {faction: ICON_OF.get(faction, faction) for faction in FACTIONS}
        return own + [(faction, letters[icon], styles[icon]) for faction, icon in icons.items()]

    # ------------------------------------------------------------------ the end

    def team_lines(self, result: dict[str, Any]) -> list[Text]:
        best = sorted(result["teams"], key=lambda team: -result["teams"][team])
        return [Text(f"   {self.cat.name('team', team)}: {result['teams'][team]} {self.icons['vp']}", style="bold")
                for team in best]
