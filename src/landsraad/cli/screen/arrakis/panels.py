"""The panels of War for Arrakis as lines of text: tracks, spice, prescience cards, both sides, the map.

They show the view of one seat. An area has a name, or the code of its sector and a number; codes of outer sectors are
in capitals.
"""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from landsraad.cli.screen.icons import RESULTS, WAR_LEGEND, Icons
from landsraad.cli.screen.panels import Panels
from landsraad.cli.screen.styled_text import beside, fit, styled
from landsraad.games.arrakis.decks.prescience import MOST
from landsraad.games.arrakis.pieces.dice import cells_for
from landsraad.games.arrakis.pieces.figures import is_named_leader
from landsraad.games.arrakis.pieces.shared_sides import home_of
from landsraad.games.arrakis.pieces.tracks import GOAL
from landsraad.games.arrakis.solo_pieces.tactics_cards import REGION_OF
from landsraad.games.arrakis.state.areas import AREAS, SECTOR_NAMES
from landsraad.games.arrakis.state.cells import (
    AREA,
    CORRINO,
    COUNTER,
    DECK,
    FIGURE,
    FREMEN,
    LEADER,
    MARKER,
    OBJECTIVE,
    PRESCIENCE,
    REGION,
    RESULT,
    SIETCH,
    TACTICS,
    TOKEN,
)
from landsraad.games.arrakis.state.component_types import OBJECTIVE_CARDS, PRESCIENCE_CARDS, TOKEN_FACES
from landsraad.play import Session
from landsraad.text.arrakis.names import UNNAMED
from landsraad.text.messages import Messages

# As on the board: outer sectors at the sides, north at the top.
BLOCKS: Final = (("nw_outer", "nw_central", "ne_central", "ne_outer"),
                 ("sw_outer", "sw_central", "se_central", "se_outer"))
POLE: Final = "north_pole"
UNITS: Final = ("regular", "elite", "special")
TERRAIN_STYLES: Final = {"mountain": "bright_black", "plateau": "white", "minor_erg": "white", "desert": "yellow",
                         "deep_desert": "bright_yellow"}


class WarPanels(Panels):
    def __init__(self, cat: Messages, icons: Icons, session: Session, viewer: str | None,
                 names: dict[str, str]) -> None:
        super().__init__(cat, icons, session, viewer, names)
        self.areas: dict[str, dict[str, Any]] = self.view["areas"]
        # A side that two seats share has the letter of its House, which keeps what both own.
        self.seat_of = {self.view[letter]["side"]: letter for letter in self.seats if not self.is_allies(letter)}
        self.me: dict[str, Any] = self.view[viewer] if viewer else {}
        self.ours: dict[str, Any] = self.view[self.seat_of[self.me["side"]]] if viewer else {}
        words = {word for move in self.view.get("legal", []) for word in move.split()[1:]}
        self.targets = {word for word in words if word in AREA.names}
        self.targets |= {self.view["token_at"][word] for word in words if word in COUNTER.names}

    # ------------------------------------------------------------------ names

    def sector_code(self, sector: str) -> str:
        return self.cat.attribute(f"sector-{sector}", "code")

    def area(self, id: str) -> str:
        """Returns a short name for an area, or a code and a number."""
        if id not in UNNAMED:
            return self.cat.name("area", id)
        sector, _, n = id.rpartition("_")
        return f"{self.sector_code(sector)}{n}"

    def within(self, id: str) -> str:
        """Returns the name of an area below the heading of its sector, where the number is enough."""
        return id.rpartition("_")[2] if id in UNNAMED else self.cat.name("area", id)

    def leader(self, id: str) -> str:
        return self.cat.attribute(f"named-leader-{id}", "short")

    def is_allies(self, letter: str) -> bool:
        return self.view[letter]["subfaction"] in (DECK.names[CORRINO], DECK.names[FREMEN])

    def side_name(self, letter: str) -> str:
        """Returns the side of a seat, or its part of it."""
        v = self.view[letter]
        side = self.cat.name("side", v["side"])
        return side if v["subfaction"] is None else self.cat.name("planning deck", v["subfaction"])

    def legend(self) -> str:
        return self.icons.listed(WAR_LEGEND)

    # ------------------------------------------------------------------ above the map

    def header(self, width: int) -> Text:
        v, dot = self.view, f" {self.icons['dot']} "
        line = Text(" ").append(self.cat.of_game(self.session.table.game.name), style="bold")
        line.append(f"{dot}{self.cat.text('war-round', round=v['round'])}{dot}{self.cat.name('phase', v['phase'])}")
        if v["rulings"] != "rulebook":
            line.append(f"{dot}{self.cat.name('ruling', v['rulings'])}")
        if self.viewer:
            line.append(dot).append_text(self.about("screen-you-are", self.viewer))
            line.append(f" ({self.side_name(self.viewer)})")
        return fit(line, width)

    def tracks(self, width: int) -> Text:
        """Returns supremacy and the markers, with what the viewer's objectives ask for."""
        v, bar = self.view, f" {self.icons['bar']} "
        line = Text(f" {self.cat.text('war-supremacy')} ").append(f"{v['supremacy']}/{GOAL}", style="bold magenta")
        held = self.ours.get("objectives", [])
        needs = [OBJECTIVE_CARDS[OBJECTIVE.find(name)].needs for name in held] if isinstance(held, list) else []
        line.append(bar)
        for i, marker in enumerate(MARKER.names):
            line.append("  " if i else "").append(f"{self.cat.name('marker', marker)} ")
            line.append(str(v["prescience"][marker]), style="bold cyan")
            line.append("".join(f"/{need[i]}" for need in needs), style="dim")
        if v["atomics"]:
            line.append(f"{bar}{self.icons['atomics']} {self.area(v['atomics'])}", style="red")
        return fit(line, width)

    def is_solo(self) -> bool:
        return self.view["automatic"] is not None

    def tactics(self, width: int) -> Text:
        """Returns the targets of the Harkonnen in a solo game."""
        return fit(Text(f" {self.cat.text('war-tactics', **self.tactics_words())}"), width)

    def tactics_words(self) -> dict[str, str]:
        target, harvest = self.view["target_card"], self.view["harvest_card"]
        region = REGION.names[REGION_OF[TACTICS.find(harvest)]] if harvest else None
        return {"target": self.cat.name("area", self.view["sietch_at"][target]) if target else self.icons["dash"],
                "region": self.cat.name("region", region) if region else self.icons["dash"]}

    def spice(self, width: int) -> Text:
        """Returns the markers of the Imperium with their bans, and the vehicles in the air."""
        v, bar = self.view, f" {self.icons['bar']} "
        line = Text(f" {self.cat.text('war-spice')} ")
        for i, (power, row) in enumerate(v["spice_board"].items()):
            line.append("  " if i else "").append(f"{self.cat.name('power', power)} {row}")
            line.append(self.icons["ban"] if v["bans"][power] else "", style="bold red")
        if v["spice"] or v["spice_reserve"]:
            line.append(f" {self.icons['harvester']}{v['spice'] or v['spice_reserve']}", style="yellow")
        flying = [(zone, vehicle) for zone, vehicle in v["air"].items() if vehicle]
        line.append(f"{bar}{self.cat.text('war-air')}")
        for zone, vehicle in flying:
            line.append(f" {self.cat.name('air zone', zone)}").append(self.icons[vehicle], style="bold magenta")
        line.append(f" {self.icons['dash']}" if not flying else "")
        return fit(line, width)

    def visions(self, width: int) -> Text:
        """Returns the prescience cards on offer; a star marks those for the end of the round."""
        v = self.view
        line = Text(f" {self.cat.text('war-visions', n=v['claims'], most=int(MOST))} ")
        for i, name in enumerate(v["revealed"]):
            line.append(f" {self.icons['dot']} " if i else "").append(self.cat.name("prescience card", name))
            at_end = PRESCIENCE_CARDS[PRESCIENCE.find(name)].at_end
            line.append(f" ({self.cat.text('war-at-end' if at_end else 'war-in-actions')})", style="dim")
        return fit(line, width)

    # ------------------------------------------------------------------ the sides

    def sides(self, width: int) -> list[Text]:
        return [line for letter in self.seats for line in (self.side(letter, width), self.leaders(letter, width))]

    def side(self, letter: str, width: int) -> Text:
        v, i = self.view[letter], self.icons
        line = styled(i["now"] if letter == self.view["actor"] else " ", "bold green")
        line.append_text(self.seat(letter)).append(f" {self.called(letter)}", style="bold")
        line.append(f" {self.side_name(letter)}", style="dim")
        line.append(f"  {self.cat.text('war-dice')} ").append_text(self.dice(letter))
        both = not self.is_allies(letter)  # the House shows what belongs to both
        if both and v["side"] == "harkonnen" and self.view["locked_dice"]:
            line.append(f" {self.cat.text('war-locked', n=self.view['locked_dice'])}", style="dim")
        if v["role"] == "automa":
            line.append(f"  {self.cat.text('war-reinforcements', n=v['reinforcements'])}")
        else:
            hand = v["hand"] if isinstance(v["hand"], int) else len(v["hand"])
            line.append(f"  {self.cat.text('war-cards', n=hand)}")
            line.append(f"  {self.cat.text('war-tokens', n=v['bene_gesserit'])}" if both else "")
        line.append(f"  {self.cat.text('war-supply')} {self.supply(letter)}" if both else "")
        return fit(line, width)

    def dice(self, letter: str) -> Text:
        """Returns the unused dice, such as `L1 S2 M1`; an automa shows how many it has still to roll."""
        v = self.view[letter]
        line = Text()
        if v["role"] == "automa":
            spent = " ".join(f"{sign}{v['spent_on'][result]}" for result, sign in RESULTS.items()
                             if v["spent_on"][result])
            line.append(str(v["unrolled_dice"]), style="bold")
            return line.append(f" {self.cat.text('war-spent', dice=spent)}" if spent else "", style="dim")
        mine = self.session.table.state.seats[self.seats.index(letter)]
        for result, sign in RESULTS.items():
            if cells_for(mine, RESULT.find(result)) == 0:
                continue  # two who share a side do not have all of them
            n = v["dice"][result] + (v["bene_gesserit_on"] == result)
            line.append(" " if line else "")
            line.append(f"{sign}{n}", style="bold" if n else "dim")
        return line

    def supply(self, letter: str) -> str:
        v, i = self.view[letter], self.icons
        said = "".join(f"{i[unit]}{v['supply'][unit]}" for unit in UNITS) + f"{i['officer']}{v['officers']}"
        tokens = v["token_supply"] if isinstance(v["token_supply"], int) else len(v["token_supply"])
        return said + (f"{i['token']}{tokens}" if v["side"] == "atreides" else "")

    def leaders(self, letter: str, width: int) -> Text:
        """Returns where the named leaders are; a ring means that the card is used."""
        line = Text("   ")
        for id in self.own_leaders(letter):
            used = "" if self.view["ready"][id] else self.icons["used"]
            line.append("  " if line.plain.strip() else "").append(f"{used}{self.leader(id)}", style="bold")
            line.append(f" {self.whereabouts(letter, id)}", style="dim")
        return fit(line, width)

    def own_leaders(self, letter: str) -> list[str]:
        seat = self.seats.index(letter)
        return [name for i, name in enumerate(LEADER.names) if home_of(self.session.table.state, i) == seat
                and self.view["leaders"][name] in ("aside", "board", "tank")]

    def whereabouts(self, letter: str, id: str) -> str:
        if self.view["leader_at"][id]:
            return self.area(self.view["leader_at"][id])
        cells = [cell for seat in self.seats for cell, who in self.view[seat]["tank"].items() if who == id]
        return self.cat.text("war-in-tank", n=cells[0]) if cells else self.cat.text("war-aside")

    # ------------------------------------------------------------------ what is in an area

    def content(self, id: str) -> Text:
        """Returns what is in an area, such as `⌂3 B●3■1◎1★`, in the style of the side."""
        here, i = self.areas.get(id, {}), self.icons
        line = Text()
        if "settlement" in here:
            line.append(f"{i['settlement']}{here['settlement']}")
        if "sietch" in here:
            line.append(f"{i['sietch']}{self.rank(id) or '?'}")
        for word in ("station", "harvester", "wormsign", "atomics"):
            line.append(i[word] if word in here else "", style="yellow" if word != "atomics" else "red")
        if "worm" in here:
            line.append(i["worm" if here["worm"] == "sandworm" else "wild_maker"], style="bold red")
        if "side" in here:
            line.append(" " if line else "").append_text(self.legion(here))
        return line

    def legion(self, here: dict[str, Any]) -> Text:
        i, letter = self.icons, self.seat_of[here["side"]]
        signs = letter + "".join(f"{i[unit]}{here[unit]}" for unit in UNITS if unit in here)
        signs += f"{i['token']}{here['tokens']}" if "tokens" in here else ""
        signs += f"{i['officer']}{here['officers']}" if "officers" in here else ""
        signs += i["named"] * len([name for name in here.get("leaders", []) if is_named_leader(LEADER.find(name))])
        return styled(signs, "cyan" if here["side"] == "atreides" else "magenta")

    def rank(self, id: str) -> int:
        """Returns the rank of a sietch, or 0 if the viewer does not know it."""
        known = self.areas[id].get("sietch", 0)
        if known or not self.me or self.me["side"] != "atreides":
            return int(known)
        sietch = next((name for name in SIETCH.names if self.view["sietch_at"][name] == id), "")
        return max(int(self.ours["sietch_ranks"].get(sietch, 0)), 0)

    def token(self, counter: str) -> str:
        """Returns the hidden side of a token in symbols, if the viewer may see it."""
        face = self.ours.get("token_faces", {}).get(counter)
        if not face:
            return "?"
        units = TOKEN_FACES[TOKEN.find(face)].units
        return "".join(f"{self.icons[unit]}{n}" for unit, n in zip(UNITS, units, strict=True) if n)

    def figure(self, id: str) -> str:
        """Returns a figure for a list of moves."""
        if id in COUNTER.names:
            return f"{self.cat.name('figure', id)} ({self.token(id)})"
        return self.leader(id) if id in LEADER.names else self.cat.name("figure", FIGURE.names[FIGURE.find(id)])

    # ------------------------------------------------------------------ the map

    def shown(self, sector: str, everything: bool = False, near: bool = False) -> list[str]:
        """Returns the areas of a sector: those with contents, all, or those that the decision is about.

        The North Pole has a line of its own.
        """
        return [area.name for area in AREAS if sector in area.sectors and area.name != POLE and (
            everything or area.name in (self.targets if near else self.areas))]

    def line(self, id: str, width: int) -> Text:
        content = self.content(id)
        mark = styled(self.icons["now"] if id in self.targets else " ", "bold green")
        terrain = next(area.terrain for area in AREAS if area.name == id)
        mark.append(self.within(id), style="bold" if id in self.targets else TERRAIN_STYLES[terrain])
        most = max(width - content.cell_len - 1, 4)
        if mark.cell_len > most:
            mark = fit(mark, most)
        return fit(mark.append(" ").append_text(content), width)

    def blocks(self, width: int, everything: bool) -> list[Text]:
        """Returns the eight sectors as on the board, with the North Pole between north and south."""
        column = (width - 3) // 4
        out: list[Text] = []
        for n, row in enumerate(BLOCKS):
            if n:
                out.append(self.pole(width))
            out += beside([self.block(sector, column, everything) for sector in row], [column] * 4)
        return out

    def block(self, sector: str, width: int, everything: bool) -> list[Text]:
        title = styled(f"{self.sector_code(sector)} ", "bold yellow")
        name = self.cat.name("sector", sector)
        if title.cell_len + cell_len(name) > width:  # the code is enough
            name = self.cat.text("war-outer" if sector.endswith("outer") else "war-central")
        title.append(name, style="bold")
        return [fit(title, width), *(self.line(id, width) for id in self.shown(sector, everything))]

    def pole(self, width: int) -> Text:
        mark = styled(self.icons["now"] if POLE in self.targets else " ", "bold green")
        line = mark.append(self.cat.name("area", POLE), style="bold").append(" ").append_text(self.content(POLE))
        pad = max((width - line.cell_len) // 2, 0)
        return fit(Text(" " * pad).append_text(line), width)

    def flow(self, width: int, near: bool = False) -> list[Text]:
        """Returns the sectors one after the other, their areas in lines of text."""
        out: list[Text] = []
        for sector in SECTOR_NAMES:
            areas = self.shown(sector, near=near)
            if sector == "ne_central" and (not near or POLE in self.targets):
                areas = [POLE, *areas]
            if not areas:
                continue
            line = styled(f" {self.sector_code(sector)}", "bold yellow").append(":")
            begun = False
            for id in areas:
                item = Text(self.within(id), style="bold" if id in self.targets else "").append(" ")
                item.append_text(self.content(id))
                if begun and line.cell_len + item.cell_len + 2 > width:
                    out.append(line)
                    line, begun = Text("    "), False
                line.append(", " if begun else " ").append_text(item)
                begun = True
            out.append(line)
        return [fit(line, width) if line.cell_len > width else line for line in out]

    # ------------------------------------------------------------------ the hand

    def hand(self) -> list[str]:
        held = self.me.get("hand", [])
        return list(held) if isinstance(held, list) else []

    def hand_line(self) -> list[Text]:
        return [Text(self.cat.name("planning card", name)) for name in self.hand()]
