"""The input of the value network: a position between two rounds of a solo game as plain numbers.

The hand is left out, because a search that looks this far ahead has only guessed it; the whole deck stands for it. The
Rivals come in the order of their points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, floats
from landsraad.bots.dune.component_values import ComponentValues
from landsraad.games.dune.state.cells import (
    AGENTS,
    ALLIANCE,
    CONFLICT_DECK,
    CONTROL,
    COUNCIL,
    CURRENT,
    DECK,
    DEPLOYED,
    DISCARD,
    FIRST,
    GARRISON,
    HAND,
    IN_PLAY,
    INFLUENCE,
    INTRIGUES,
    LEADS,
    LEVEL,
    RIVAL,
    ROLES,
    ROUND,
    SOLARI,
    SPACE,
    SPICE,
    SWORDMASTER,
    VP,
    WATER,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

LEADERS: Final = 24  # with a feature of their own: those of the games that the networks were trained on
TRACKS: Final = 4
RIVALS: Final = 2
HAND_SIZE: Final = 5.0
OWN: Final = ("vp", "solari", "spice", "water", "garrison", "swordmaster", "council")
CARDS: Final = ("intrigues", "intrigue", "endgame", "combat", "cards", "persuasion", "swords", "agent", "icons",
                "extra", "cost")
THEIRS: Final = ("vp", "solari", "spice", "water", "troops", "swordmaster", "intrigues", "agents_sent")
TABLE: Final = ("round", "conflicts", "lead", "margin", "first", "control", "reward_vp", "reward", "second_vp",
                "second")


def family_names() -> list[str]:
    """Returns the names of the numbers, in order."""
    names = [*TABLE, *(f"level {i}" for i in range(4)), *OWN, *CARDS]
    names += [f"leader {i}" for i in range(LEADERS)]
    names += [f"{what} {i}" for i in range(TRACKS) for what in ("influence", "alliance")]
    for rival in range(RIVALS):
        names += [f"rival {rival} {what}" for what in THEIRS]
        names += [f"rival {rival} {what} {i}" for i in range(TRACKS) for what in ("influence", "alliance")]
    return names


class Features:
    """The numbers that all games of the family have. A subclass adds those of one game at the end."""

    def __init__(self, values: ComponentValues, names: list[str]) -> None:
        self.values = values
        self.names = names
        self.out: Floats = floats(len(names))
        self.at: i64 = 0  # where the next number goes

    def put(self, number: float) -> None:
        self.out[self.at] = number
        self.at += 1

    def put_one_of(self, which: i64, many: i64) -> None:
        """Puts a one-hot vector."""
        for i in range(many):
            self.put(1.0 if i == which else 0.0)

    def fill(self, s: State, seat: i64) -> None:
        """Fills `out` with the numbers of a position, as this seat sees it."""
        self.at = 0
        me = s.seats[seat]
        first, second = rivals_of(s)
        self.put_table(s, me, seat, max(s.seats[first][VP], s.seats[second][VP]))
        for cell in (VP, SOLARI, SPICE, WATER, GARRISON, SWORDMASTER, COUNCIL):
            self.put(float(me[cell]))
        self.put_intrigues(me)
        self.put_deck(me)
        self.put_one_of(me[LEADS], LEADERS)
        self.put_tracks(s, me, seat)
        for rival in (first, second):
            self.put_rival(s, s.seats[rival], rival)

    def put_table(self, s: State, me: Cells, seat: i64, best: i64) -> None:
        card = s.t[CURRENT]
        self.put(float(s.t[ROUND]))
        self.put(float(CONFLICT_DECK.size(s.t)))
        self.put(float(max(best, me[VP])))
        self.put(float(me[VP] - best))
        self.put(1.0 if s.t[FIRST] == seat else 0.0)
        mine = 0.0
        for i in range(SPACE.capacity):
            if s.t[CONTROL + i] == seat:
                mine += 1.0
        self.put(mine)
        for place in range(2):
            self.put(self.values.reward_vp[place][card] if card != NONE else 0.0)
            self.put(self.values.reward[place][card] if card != NONE else 0.0)
        self.put_one_of(s.t[LEVEL], 4)

    def put_intrigues(self, me: Cells) -> None:
        n = INTRIGUES.size(me)
        value, last, combat = 0.0, 0.0, 0.0
        for i in range(n):
            card = INTRIGUES.card(me, i)
            value += self.values.intrigue[card]
            last += self.values.endgame_points[card]
            combat += self.values.combat_swords[card]
        self.put(float(n))
        self.put(value)
        self.put(last)
        self.put(combat)

    def put_deck(self, me: Cells) -> None:
        """Puts the number of cards, and the contents of an average hand."""
        values = self.values
        persuasion, swords, agent, icons, extra, cost = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        n: i64 = 0
        for pile in (DECK, HAND, DISCARD, IN_PLAY):
            cards = pile.size(me)
            for i in range(cards):
                card = pile.card(me, i)
                persuasion += values.persuasion[card]
                swords += values.swords[card]
                agent += values.agent[card]
                icons += values.icons[card]
                extra += values.extra[card]
                cost += values.cost[card]
            n += cards
        self.put(float(n))
        share = HAND_SIZE / float(max(n, 5))
        for total in (persuasion, swords, agent, icons, extra, cost):
            self.put(total * share)

    def put_tracks(self, s: State, v: Cells, seat: i64) -> None:
        for faction in range(TRACKS):
            self.put(float(v[INFLUENCE + faction]))
            self.put(1.0 if s.t[ALLIANCE + faction] == seat else 0.0)

    def put_rival(self, s: State, v: Cells, seat: i64) -> None:
        for cell in (VP, SOLARI, SPICE, WATER):
            self.put(float(v[cell]))
        self.put(float(v[GARRISON] + v[DEPLOYED]))
        self.put(float(v[SWORDMASTER]))
        self.put(float(INTRIGUES.size(v)))
        self.put(float(2 + v[SWORDMASTER] - v[AGENTS]))
        self.put_tracks(s, v, seat)


def rivals_of(s: State) -> tuple[i64, i64]:
    """Returns the seats of the two Rivals, the one with more points first."""
    first: i64 = NONE
    second: i64 = NONE
    for seat in range(s.players):
        if s.seats[seat][ROLES] == RIVAL:
            if first == NONE or s.seats[seat][VP] > s.seats[first][VP]:
                second = first
                first = seat
            else:
                second = seat
    return first, second
