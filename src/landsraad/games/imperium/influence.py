"""Influence tracks, their bonuses, the alliances, and the points that hang on them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.imperium.catalogue import bits
from landsraad.games.imperium.cells import (
    ALLIANCE,
    BACK,
    BENE_GESSERIT,
    DROP,
    EMPEROR,
    FACTION,
    GIVE,
    INFLUENCE,
    PLAYER,
    RIVAL,
    ROLES,
    SOLARI,
    SPACING_GUILD,
    WATER,
)
from landsraad.games.imperium.draw import draw_intrigue
from landsraad.games.imperium.gains import gain, score
from landsraad.games.imperium.tidings import ALLIED, TRACK, TRACK_BONUS, UNALLIED
from landsraad.games.imperium.troops import recruit
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.words import Words

TOP: Final = 6
FRIENDSHIP: Final = 2  # the step with the point
PACT: Final = 4  # the step with the bonus and the alliance
PACT_TROOPS: Final = 2  # the bonus of the Emperor,
PACT_SOLARI: Final = 3  # of the Spacing Guild,
PACT_CARDS: Final = 1  # of the Bene Gesserit: intrigue cards,
PACT_WATER: Final = 1  # and of the Fremen


def gain_influence(s: State, seat: i64, faction: i64, n: i64) -> None:
    me = s.seats[seat]
    was = me[INFLUENCE + faction]
    now = min(was + n, TOP)
    me[INFLUENCE + faction] = now
    if s.listening:
        s.tell(TRACK, seat, faction, was, now)
    if was < FRIENDSHIP <= now:
        score(s, seat, 1)
    if was < PACT <= now and me[ROLES] == PLAYER:  # IMP-SOLO-04: automas get no bonus
        gain_bonus(s, seat, faction)
    holder = s.t[ALLIANCE + faction]
    if now >= PACT and holder != seat and (holder == NONE or now > s.seats[holder][INFLUENCE + faction]):
        pass_alliance(s, faction, seat)


def lose_influence(s: State, seat: i64, faction: i64) -> None:
    """A holder that was tied gives the alliance away; one that falls below the step loses it (IMP-INFL-12 to 15)."""
    me = s.seats[seat]
    was = me[INFLUENCE + faction]
    now = was - 1
    me[INFLUENCE + faction] = now
    if s.listening:
        s.tell(TRACK, seat, faction, was, now)
    if was == FRIENDSHIP:
        score(s, seat, -1)
    if s.t[ALLIANCE + faction] == seat:
        level = best_rival(s, seat, faction)
        if level == was:
            s.push(HAND_OVER, seat, s.source, faction)
        elif now < PACT:
            if level >= PACT:
                s.push(HAND_OVER, seat, s.source, faction)
            else:
                pass_alliance(s, faction, NONE)


def gain_bonus(s: State, seat: i64, faction: i64) -> None:
    if s.listening:
        s.tell(TRACK_BONUS, seat, faction)
    if faction == EMPEROR:
        recruit(s, seat, PACT_TROOPS)
    elif faction == SPACING_GUILD:
        gain(s, seat, SOLARI, PACT_SOLARI)
    elif faction == BENE_GESSERIT:
        draw_intrigue(s, seat, PACT_CARDS)
    else:
        gain(s, seat, WATER, PACT_WATER)


def step_words(faction: int) -> list[tuple[int, Words]]:
    """What the steps of a track give, to be drawn and said: (step, gift)."""
    bonus = [Words("troops", {"n": PACT_TROOPS}), Words("gain-solari", {"n": PACT_SOLARI}),
             Words("draw-intrigue", {"n": PACT_CARDS}), Words("gain-water", {"n": PACT_WATER})]
    return [(FRIENDSHIP, Words("gain-vp", {"n": 1})), (PACT, bonus[faction])]


def pass_alliance(s: State, faction: i64, seat: i64) -> None:
    """The token and its point go to a seat, or back to the board."""
    holder = s.t[ALLIANCE + faction]
    s.t[ALLIANCE + faction] = seat
    if s.listening:
        if seat == NONE:
            s.tell(UNALLIED, holder, faction)
        else:
            s.tell(ALLIED, seat, faction, holder)
    if holder != NONE:
        score(s, holder, -1)
    if seat != NONE:
        score(s, seat, 1)


def best_rival(s: State, seat: i64, faction: i64) -> i64:
    best: i64 = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.seats[other][INFLUENCE + faction])
    return best


class HandOver(Effect):
    """The alliance of the faction in `step` leaves its holder, who chooses among the seats tied for the best."""

    asks = True
    decision = "seat"

    def options(self, s: State) -> None:
        level = best_rival(s, s.seat, s.step)
        for other in range(s.players):
            if other != s.seat and s.seats[other][INFLUENCE + s.step] == level:
                s.offer(GIVE.move(other))

    def play(self, s: State, move: i64) -> None:
        pass_alliance(s, s.step, GIVE.a(move))


class Influence(Effect):
    """+n with one of those factions: a choice, unless there is only one. `other` differs from the first choice."""

    decision = "track"

    def __init__(self, factions: tuple[int, ...], n: i64, times: i64) -> None:
        self.asks = len(factions) > 1
        self.factions = vec[i64](factions)
        self.n = n
        self.times = times
        super().__init__()

    def run(self, s: State) -> None:
        gain_influence(s, s.seat, self.factions[0], self.n)

    def options(self, s: State) -> None:
        least = least_influence(s, self.factions) if s.me[ROLES] == RIVAL else TOP
        for faction in self.factions:
            if s.me[INFLUENCE + faction] <= least and not s.step >> faction & 1:
                s.offer(BACK.move(faction))

    def play(self, s: State, move: i64) -> None:
        faction = BACK.a(move)
        chosen = s.step | 1 << faction
        n: i64 = 0
        for i in range(4):
            n += chosen >> i & 1
        if n < self.times:
            s.again(self, chosen)
        gain_influence(s, s.seat, faction, self.n)

    def words(self) -> Words:
        if self.times > 1:
            return Words("influence-different", {"n": self.n, "times": self.times})
        if len(self.factions) == len(FACTION.names):
            return Words("influence-any", {"n": self.n})
        if len(self.factions) == 1:
            return Words("influence", {"n": self.n, "faction": FACTION.names[self.factions[0]]})
        return Words("influence-of", {"n": self.n, "factions": [FACTION.names[f] for f in self.factions]})


def least_influence(s: State, factions: vec[i64]) -> i64:
    """A Rival turns to the faction where it has least."""
    least: i64 = TOP
    for faction in factions:
        if not s.step >> faction & 1:
            least = min(least, s.me[INFLUENCE + faction])
    return least


class Outdone(Effect):
    """+1 influence with a faction where an opponent has more than you."""

    asks = True
    decision = "track"

    def possible(self, s: State) -> bool:
        for faction in range(4):
            if best_rival(s, s.seat, faction) > s.me[INFLUENCE + faction]:
                return True
        return False

    def options(self, s: State) -> None:
        least: i64 = TOP
        if s.me[ROLES] == RIVAL:
            for faction in range(4):
                if best_rival(s, s.seat, faction) > s.me[INFLUENCE + faction]:
                    least = min(least, s.me[INFLUENCE + faction])
        for faction in range(4):
            if best_rival(s, s.seat, faction) > s.me[INFLUENCE + faction] <= least:
                s.offer(BACK.move(faction))

    def play(self, s: State, move: i64) -> None:
        gain_influence(s, s.seat, BACK.a(move), 1)

    def words(self) -> Words:
        return Words("influence-outdone", {"n": 1})


class LoseInfluence(Effect):
    """With a faction of your choice; as a cost it must really be lost (IMP-COST-06)."""

    asks = True
    decision = "track"

    def possible(self, s: State) -> bool:
        return (s.me[INFLUENCE] + s.me[INFLUENCE + 1] + s.me[INFLUENCE + 2] + s.me[INFLUENCE + 3]) > 0

    def options(self, s: State) -> None:
        for faction in range(4):
            if s.me[INFLUENCE + faction] > 0:
                s.offer(DROP.move(faction))

    def play(self, s: State, move: i64) -> None:
        lose_influence(s, s.seat, DROP.a(move))

    def words(self) -> Words:
        return Words("lose-influence", {"n": 1})


class Alliance(Condition):
    """The alliance with one of those factions."""

    def __init__(self, factions: i64) -> None:
        self.factions = factions

    def holds(self, s: State) -> bool:
        for faction in range(4):
            if self.factions >> faction & 1 and s.t[ALLIANCE + faction] == s.seat:
                return True
        return False

    def words(self) -> Words:
        names = [FACTION.names[f] for f in range(4) if self.factions >> f & 1]
        return Words("if-any-alliance") if len(names) == 4 else Words("if-alliance", {"faction": names[0]})


class TracksAt(Condition):
    """Influence of at least n on so many tracks."""

    def __init__(self, n: i64, tracks: i64) -> None:
        self.n = n
        self.tracks = tracks

    def holds(self, s: State) -> bool:
        found: i64 = 0
        for faction in range(4):
            if s.me[INFLUENCE + faction] >= self.n:
                found += 1
        return found >= self.tracks

    def words(self) -> Words:
        return Words("if-tracks", {"n": self.n, "tracks": self.tracks})


def influence(*factions: int, n: int = 1) -> Effect:
    """With the named faction; several names are a choice, none means any of the four."""
    return Influence(factions or (0, 1, 2, 3), n, 1)


def different_influence(times: int) -> Effect:
    return Influence((0, 1, 2, 3), 1, times)


def alliance(*factions: int) -> Condition:
    return Alliance(bits(factions or (0, 1, 2, 3)))


tracks_at = TracksAt
losing_influence = LoseInfluence
influence_where_outdone = Outdone
HAND_OVER: Final = HandOver()
