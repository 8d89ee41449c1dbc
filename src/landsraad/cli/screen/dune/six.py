"""What the table of six shows besides that of Uprising: teams, the commanders' boards and arrows, the Throne Row."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from landsraad.cli.screen.dune.panels import LEFT, MIDDLE, RIGHT
from landsraad.cli.screen.dune.uprising import UprisingParts
from landsraad.cli.screen.styled_text import fit, styled
from landsraad.gallery.entry import Entry

FACTIONS: Final = ("great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds")
# Groups of spaces: the faction whose track they have, and the icon by which they are reached.
TRACKS: Final = {"emperor_board": "emperor", "fremen_board": "fremen"}
ICON_OF: Final = {"great_houses": "emperor", "fringe_worlds": "fremen", "emperor_board": "emperor",
                  "fremen_board": "fremen"}
OWNER: Final = {"emperor": "emperor_board", "fremen": "fremen_board"}
ARROWS: Final = (("left_agent", "<"), ("right_agent", ">"), ("double_agent", "<>"))


class SixParts(UprisingParts):
    def more_help(self) -> tuple[str, ...]:
        return ("help-teams",)

    def score(self, dot: str) -> Text:
        """The sum of each team."""
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

    def heading(self, group: str, width: int) -> Text:
        icon = ICON_OF.get(group, group)
        if group not in ICON_OF and group not in LEFT:
            return super().heading(group, width)
        letter, style = self.icons.letters[icon], self.icons.styles[icon]
        line = styled(f"{letter} {self.group_name(group)}", f"bold {style}").append("  ")
        return line.append_text(self.track(TRACKS.get(group, group)))

    def group_name(self, group: str) -> str:
        return self.cat.name("group", group) if group in (*FACTIONS, *TRACKS) else super().group_name(group)

    def cubes(self, faction: str) -> list[str]:
        """Of the allies on the board; on a personal board, its owner's."""
        owner = OWNER.get(faction)
        return [letter for letter in self.seats if self.view[letter]["personal_board"] == owner]

    def of_board(self, spaces: list[Entry]) -> list[Entry]:
        """Those of six players are the last of their name; a group stands together."""
        known = {entry.id: entry for entry in spaces if entry.id in self.book.space_ids.names}
        order = [group for groups in self.groups() for group in groups]
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

    def board_words(self) -> list[Text]:
        out = super().board_words()
        names = [self.cat.name("card", name) for name in self.view["throne_row"]]
        if names:
            out.append(Text(self.cat.text("screen-throne-row", cards=", ".join(names)), style="bold"))
        return out

    # ------------------------------------------------------------------ a seat

    def swordmaster(self, letter: str) -> list[str]:
        """The one who can still be sent, and the token that stays."""
        v = self.view[letter]
        if not v["swordmaster"]:
            return []
        say = self.cat.text
        return [*([] if v["swordmaster_spent"] else [say("honour-swordmaster")]), say("honour-token")]

    def more_honours(self, letter: str) -> list[str]:
        """The arrows of the agents that a commander can still send, and whom it has activated."""
        v = self.view[letter]
        out = []
        if v["personal_board"]:
            home = [sign for cell, sign in ARROWS if v[cell] is None and (cell != "double_agent" or (
                v["swordmaster"] and not v["swordmaster_spent"]))]
            out += [" ".join(home)] if home else []
            out += [self.cat.text("honour-activated", seat=v["activated"])] if v["activated"] else []
        return out + super().more_honours(letter)

    def tracks(self, letter: str) -> list[tuple[str, str, str]]:
        """An ally has four; a commander its own, in brackets, and what its allies give it."""
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
