"""The players: a line for each seat with its resources, troops, agents, cards and what else it has."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from landsraad.cli.screen.dune.common import CommonPanels
from landsraad.cli.screen.styled_text import fit, padded, styled
from landsraad.games.dune.state.cells import FACTION

COLUMNS: Final = ("troops", "agents", "hand", "deck", "discard")
NAME: Final = 24  # columns for a player's name and leader
TIGHT_NAME: Final = 15


class PlayerPanels(CommonPanels):
    """The seats in columns, or in lines with influence where there is little room."""

    def players(self, width: int) -> list[Text]:
        i = self.icons
        head = (f"{'':{NAME}}{i['vp']:>3}{i['solari']:>4}{i['spice']:>4}{i['water']:>4}  "
                f"{' '.join(self.columns())}  {i['intrigue']}")
        return [fit(Text(head, style="dim"), width), *(fit(self.player(letter), width) for letter in self.seats)]

    def columns(self) -> list[str]:
        """Returns the titles of the columns that have one in words; the columns are as wide as these."""
        words = [self.cat.text(f"column-{name}") for name in COLUMNS]
        return [f"{self.icons['troop']} {words[0]}", *(padded(word, 4) for word in words[1:])]

    def player(self, letter: str) -> Text:
        v, i = self.view[letter], self.icons
        line = self.player_name(letter)
        leader = self.leader(letter)
        line.append(f" {leader}" if leader not in ("", self.called(letter)) else "", style="dim")
        line = fit(line, NAME)
        for word, width in (("vp", 3), ("solari", 4), ("spice", 4), ("water", 4)):
            line.append(f"{v[word]:>{width}}", style="bold" if v[word] else "dim")
        troops, agents, *piles = (cell_len(title) for title in self.columns())
        line.append("  ").append_text(fit(Text(f"{v['garrison']:>5}/{v['conflict']}/{v['supply']}"), troops))
        sent = sum(v["posted"].values())
        line.append(" ").append_text(fit(Text(f"{i['agent'] * v['agents']}{i['spent'] * sent}"), agents)).append(" ")
        if v["role"] == "player":
            held = zip((count(v["hand"]), v["deck"], len(v["discard"])), piles, strict=True)
            line.append(" ".join(f"{n:>{width}}" for n, width in held))
        else:
            line.append(padded(self.cat.text("column-automa"), sum(piles) + 2), style="dim")
        line.append(f" {count(v['intrigue']):>2}  ")
        for chip in self.chips(letter):
            line.append(f"{chip} ", style="bold")
        line.append(" ".join(self.honours(letter)), style="italic")
        return line

    def tight_players(self, width: int) -> list[Text]:
        i = self.icons
        out = []
        for letter in self.seats:
            v = self.view[letter]
            line = fit(self.player_name(letter), TIGHT_NAME)
            line.append(f" {v['vp']}{i['vp']}", style="bold")
            resources = [f"{v[name]}{i[name]}" for name in ("solari", "spice", "water")]
            line.append(f" {' '.join([*resources, *self.chips(letter)])}")
            line.append(f" {i['troop']}{v['garrison']}/{v['conflict']}/{v['supply']} {i['agent'] * v['agents']}")
            line.append(f" {count(v['intrigue'])}{i['intrigue']} ")
            for faction, symbol, style in self.tracks(letter):
                ally = self.view["alliance"][faction] == letter
                line.append(f" {symbol}{v['influence'][faction]}{i['vp'] if ally else ''}", style=style)
            line.append(f" {' '.join(self.honours(letter))}", style="italic")
            out.append(fit(line, width))
        return out

    def player_name(self, letter: str) -> Text:
        line = styled(self.icons["now"] if letter == self.view["actor"] else " ", "bold green")
        return line.append_text(self.seat(letter)).append(f" {self.called(letter)}", style="bold")

    def leader(self, letter: str) -> str:
        v = self.view[letter]
        return self.cat.name("leader", v["leader"]) if v["role"] != "hagal" else ""

    def honours(self, letter: str) -> list[str]:
        """Returns what a seat has that is not in a column, in a few words."""
        v = self.view[letter]
        say = self.cat.text
        out = [say("honour-council")] if v["council"] else []
        out += self.swordmaster(letter)
        out += [say("honour-mentat")] if letter in (self.view.get("mentat"), self.view.get("mentat_next")) else []
        out += self.more_honours(letter)
        out += [f"{self.icons['persuasion']}{v['persuasion']}"] if v["persuasion"] else []
        out += [say("honour-revealed")] if v["revealed"] else []
        out += [say("honour-set-aside", card=self.cat.name("card", v["set_aside"]))] if v["set_aside"] else []
        return out

    def swordmaster(self, letter: str) -> list[str]:
        return [self.cat.text("honour-swordmaster")] if self.view[letter]["swordmaster"] else []

    def more_honours(self, letter: str) -> list[str]:
        """Returns what only tables of one base have."""
        return []

    def tracks(self, letter: str) -> list[tuple[str, str, str]]:
        """Returns the tracks of a seat in one line: the faction, its letter, its style."""
        return [(faction, self.icons.letters[faction], self.icons.styles[faction]) for faction in FACTION.names]


def count(pile: int | list[str]) -> int:
    """Returns how many cards a pile has, whether the viewer sees them or only their number."""
    return pile if isinstance(pile, int) else len(pile)
