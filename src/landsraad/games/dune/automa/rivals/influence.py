"""With which faction a Rival gains influence: decided by the order of factions on its card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.rivals.card import rival_of
from landsraad.games.dune.automa.rivals.events import RIVAL_LEANS
from landsraad.games.dune.rules.seats.influence import PACT, TOP, gain_influence
from landsraad.games.dune.state.cells import ALLIANCE, INFLUENCE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

# Reasons for a faction in `events.LEANING`, after the positions on the card.
LEAST: Final = 4
MOST: Final = 5
FOR_ALLIANCE: Final = 6


def lean(s: State, faction: i64, n: i64, why: i64) -> None:
    if s.has_listeners:
        s.emit(RIVAL_LEANS, s.seat, faction, why)
    gain_influence(s, s.seat, faction, n)


def least_of(s: State, factions: i64) -> i64:
    """Returns the faction of a set with the least influence; ties go to the leftmost (UPR-RIVAL-59)."""
    found: i64 = NONE
    for faction in rival_of(s.me).factions:
        if factions >> faction & 1 and (found == NONE or s.me[INFLUENCE + faction] < s.me[INFLUENCE + found]):
            found = faction
    return found


def would_ally(s: State, n: i64) -> i64:
    """Returns the factions whose alliance that much influence would win now."""
    found: i64 = 0
    for faction in range(4):
        then = min(s.me[INFLUENCE + faction] + n, TOP)
        holder = s.t[ALLIANCE + faction]
        if then >= PACT and holder != s.seat and (holder == NONE or then > s.seats[holder][INFLUENCE + faction]):
            found |= 1 << faction
    return found


ALL_FACTIONS: Final = 15


class RankedInfluence(Effect):
    """Gains influence with the faction at that position of the card, from 1 (UPR-RIVAL-28)."""

    def __init__(self, rank: i64) -> None:
        super().__init__()
        self.rank = rank

    def run(self, s: State) -> None:
        lean(s, rival_of(s.me).factions[self.rank - 1], 1, self.rank - 1)

    def message(self) -> Message:
        return Message("automa-influence-ranked", {"rank": self.rank})


class LeastInfluence(Effect):
    """Gains influence where the Rival has least."""

    def run(self, s: State) -> None:
        gain_least(s, 1, 1)

    def message(self) -> Message:
        return Message("automa-influence-least", {"n": 1})


def gain_least(s: State, n: i64, times: i64) -> None:
    """Gains n influence where the Rival has least; several times, each with another faction."""
    left: i64 = ALL_FACTIONS
    for _ in range(times):
        faction = least_of(s, left)
        left &= ~(1 << faction)
        lean(s, faction, n, LEAST)


class MostInfluence(Effect):
    """Gains influence where the Rival has most; ties go to the leftmost."""

    def run(self, s: State) -> None:
        found = rival_of(s.me).factions[0]
        for faction in rival_of(s.me).factions:
            if s.me[INFLUENCE + faction] > s.me[INFLUENCE + found]:
                found = faction
        lean(s, found, 1, MOST)

    def message(self) -> Message:
        return Message("automa-influence-most", {"n": 1})


class AllianceInfluence(Effect):
    """Gains all influence with one faction: one whose alliance it wins now, else where it has least."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        allies = would_ally(s, self.n)
        if allies != 0:
            lean(s, least_of(s, allies), self.n, FOR_ALLIANCE)
        else:
            lean(s, least_of(s, ALL_FACTIONS), self.n, LEAST)

    def message(self) -> Message:
        return Message("automa-influence-alliance", {"n": self.n})


ranked_influence = RankedInfluence
least_influence = LeastInfluence
most_influence = MostInfluence
alliance_influence = AllianceInfluence
