"""The legal moves of War for Arrakis, grouped by legion, figure or sector, with short labels under each heading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.move_list import Group, MoveList
from landsraad.games.arrakis.battle.battle_dice import OFFICER_HITS
from landsraad.games.arrakis.battle.forecast import attack_odds
from landsraad.games.arrakis.legions.legions import is_officer
from landsraad.games.arrakis.map.geography import DEEP_DESERT, terrain
from landsraad.games.arrakis.rounds.orders import Marching
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import AREA, FIGURE, NAMED
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.kernel.table import Table
from landsraad.text.messages import Messages

# Headings by family, and what the moves below them share: the first argument, the sector, or nothing else.
BY_WORD: Final = ("move", "fly", "attack", "air_attack", "worm", "worm_attack", "place", "bring", "station", "scout",
                  "flee")
BY_SECTOR: Final = ("harvester", "wormsign")
ALONE: Final = ("action", "special", "plan", "claim", "reveal", "discard", "lose", "leave", "use", "at", "upgrade",
                "draw", "retreat_to", "sietch", "resolve", "return_worm", "ground", "remove", "place_worm", "change",
                "bene_gesserit", "force", "with", "dismiss", "card", "leader", "in", "zone")
ORDER: Final = {"action": 0, "special": 1, "plan": 2, "claim": 3, "desert_power": 4, "go": 0, "attack": 0,
                "air_attack": 1, "move": 2, "fly": 3, "reveal": 6, "scout": 6, "schemes": 6, "skip": 8, "done": 8,
                "pass": 8, "end": 9, "cease": 8, "stand": 8}
HEADINGS: Final = (*BY_WORD, *BY_SECTOR, *ALONE)
SECTOR_OF: Final = {area.name: area.sectors[0] for area in AREAS}
PERCENT: Final = 100


class WarMoves(MoveList):
    def __init__(self, cat: Messages, table: Table, names: Mapping[str, str], panels: WarPanels) -> None:
        self.panels = panels
        self.effect = None if table.over else table.state.clone().top()
        super().__init__(cat, table, names)

    def _grouped(self) -> list[tuple[str, str, list[int]]]:
        found: dict[tuple[str, str], list[int]] = {}
        for move in self.table.legal():
            words = self.table.game.plan.moves.words(move)
            family = words[0]
            by = words[1] if family in BY_WORD else SECTOR_OF[words[1]] if family in BY_SECTOR else ""
            found.setdefault((family, by), []).append(move)
        keys = sorted(found, key=lambda key: ORDER.get(key[0], 5))
        return [(self._title(family, by), family, found[family, by]) for family, by in keys]

    def _title(self, family: str, by: str) -> str:
        if family not in HEADINGS:
            return ""
        panels, cat = self.panels, self.cat
        what = ""
        if family in BY_SECTOR:
            what = panels.sector_code(by)
        elif by in AREA.names:
            what = panels.area(by)
            legion = panels.areas.get(by, {})
            if "side" in legion and family in ("move", "fly", "attack", "air_attack"):
                what += f" ({panels.legion(legion).plain})"
        elif family == "scout":
            what = cat.name("air zone", by)
        elif family == "station":
            what = cat.name("vehicle", by)
        elif by:
            what = panels.figure(by)
        return cat.text(f"war-heading-{family}", what=what)

    def _short(self, family: str, move: int, label: str) -> str:
        """Returns the label of a move under its heading."""
        if family not in HEADINGS:
            return label
        words = self.table.game.plan.moves.words(move)
        kinds = [domain.name for domain in self.table.game.plan.moves.family_of(move).domains()]
        panels, cat = self.panels, self.cat
        last = words[-1]
        if family in ("attack", "air_attack"):
            return f"{panels.area(last)}{self.chance(words)}"
        if family == "action":
            return f"{cat.name('die result', last)}"
        if family == "special":
            return panels.leader(last)
        if family == "reveal":
            return f"{panels.area(panels.view['token_at'][last])} {panels.token(last)}"
        if family == "harvester":
            return f"{panels.within(last)}{self.yields(last)}"
        if family == "wormsign":
            return panels.within(last)
        if family == "use":
            return f"{panels.figure(last)} {self.makes(last)}"
        if family in ("lose", "leave"):
            return panels.figure(last)
        if family == "place_worm":
            return f"{panels.area(last)}{'' if words[1] == 'sandworm' else ' ' + cat.name('worm', words[1])}"
        if family == "ground":
            return f"{cat.name('air zone', last)} {panels.icons[panels.view['air'][last]]}"
        if family == "station":
            there = panels.view["air"][last]
            return f"{cat.name('air zone', last)}{panels.icons[there] if there else ''}"
        if family == "leader":
            return panels.leader(last)
        if kinds and kinds[-1] == "area":
            return panels.area(last)
        return cat.name(kinds[-1], last) if kinds else label

    def chance(self, words: list[str]) -> str:
        """Returns how likely the attack succeeds, as far as the attacker can know."""
        if not isinstance(self.effect, Marching):
            return ""
        order, s = self.effect.order, self.table.state
        seat = self.table.game.plan.seats.index(str(self.table.actor))
        odds = attack_odds(s, seat, AREA.find(words[1]), AREA.find(words[2]), order.surprise, int(order.extra_dice),
                           int(order.enemy_cap), order.merciless)
        return f" {round(PERCENT * odds['won'])}%"

    def yields(self, area: str) -> str:
        """Returns the spice that a harvester would gain there."""
        return self.panels.icons["harvester"] * (2 if terrain(self.table.state, AREA.find(area)) == DEEP_DESERT else 1)

    def makes(self, figure: str) -> str:
        """Returns the special result of a leader, such as `2†1◇`."""
        n = FIGURE.find(figure)
        hits, shields = (int(OFFICER_HITS), 0) if is_officer(n) else (
            int(LEADER_CARDS[n - NAMED].hits), int(LEADER_CARDS[n - NAMED].shields))
        return self.cat.text("war-made", hits=hits, shields=shields)


def ranges(groups: list[Group]) -> list[tuple[str, int, int]]:
    """Returns headings with their first and last number, for lists that do not fit the screen."""
    return [(group.heading, group.choices[0].number, group.choices[-1].number) for group in groups]
