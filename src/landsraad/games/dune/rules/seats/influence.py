"""Influence tracks, their bonuses, the alliances, and the points that hang on them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.space import bits
from landsraad.games.dune.rules.seats.resources import AtLeast, score
from landsraad.games.dune.rules.seats.teams import (
    BOARD_TRACKS,
    has_track,
    own_icon,
    own_track,
    share_influence,
    troops_owner,
)
from landsraad.games.dune.state.cells import (
    ALLIANCE,
    BACK,
    DROP,
    FACTION,
    GIVE,
    INFLUENCE,
    LEADS,
    PLAYER,
    RIVAL,
    ROLES,
)
from landsraad.games.dune.state.events import ALLIED, TRACK, TRACK_BONUS, UNALLIED
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import NO_EFFECT_ON_OTHERS, Effect, State, labelled
from landsraad.kernel.messages import Message

TOP: Final = 6  # where a track of the board ends
PERSONAL_TOP: Final = 4  # a personal board prints no more steps (UPR-SIX-37)
FRIENDSHIP: Final = 2  # the step with the point
PACT: Final = 4  # the step with the bonus and the alliance
ALL_TRACKS: Final = 15  # of the board, a bit each


def end_of_track(faction: i64) -> i64:
    """The last step of a track; a cube there goes no farther."""
    return PERSONAL_TOP if faction >= BOARD_TRACKS else TOP


def gain_influence(s: State, seat: i64, faction: i64, n: i64) -> None:
    """On that very track. Where a seat has no cube, its activated ally's moves, and all that comes of it is the ally's
    (UPR-SIX-27, UPR-SIX-28)."""
    if not has_track(s, seat, faction):
        seat = troops_owner(s, seat)
    me = s.seats[seat]
    was = me[INFLUENCE + faction]
    now = min(was + n, end_of_track(faction))
    me[INFLUENCE + faction] = now
    if s.has_listeners:
        s.emit(TRACK, seat, faction, was, now)
    if was < FRIENDSHIP <= now:
        score(s, seat, 1)
        reach_second_step(s, seat, faction)
    if faction >= BOARD_TRACKS:
        climb(s, seat, faction, was, now)
    elif was < PACT <= now and me[ROLES] == PLAYER:  # IMP-SOLO-04: automas get no bonus
        gain_bonus(s, seat, faction)
    holder = s.t[ALLIANCE + faction]
    if now >= PACT and holder != seat and (holder == NONE or now > s.seats[holder][INFLUENCE + faction]):
        pass_alliance(s, faction, seat)
    share_influence(s, seat, faction)


def climb(s: State, seat: i64, faction: i64, was: i64, now: i64) -> None:
    """What the steps of a personal board's track give, the lower first (UPR-SIX-35, UPR-SIX-36)."""
    teams = box_of(s).teams
    assert teams is not None
    steps = teams.track_steps[faction - BOARD_TRACKS]
    for step in range(min(now, len(steps)), was, -1):
        gift = steps[step - 1]
        if gift is not NOTHING:
            s.push(gift, seat, s.source)


def gain_by_icon(s: State, seat: i64, faction: i64, n: i64) -> None:
    """By a faction icon, which leaves the owner of a personal board a choice (UPR-SIX-40 to 42)."""
    if own_icon(s, seat) == faction and faction != NONE:
        s.push(WHICH_TRACK, seat, s.source, n)
    else:
        gain_influence(s, seat, faction, n)


def lose_influence(s: State, seat: i64, faction: i64) -> None:
    """A holder that was tied gives the alliance away; one that falls below the step loses it (IMP-INFL-12 to 15)."""
    if not has_track(s, seat, faction):
        seat = troops_owner(s, seat)
    me = s.seats[seat]
    was = me[INFLUENCE + faction]
    now = was - 1
    me[INFLUENCE + faction] = now
    if s.has_listeners:
        s.emit(TRACK, seat, faction, was, now)
    share_influence(s, seat, faction)
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
    if s.has_listeners:
        s.emit(TRACK_BONUS, seat, faction)
    give(s, seat, box_of(s).alliance_bonuses[faction], s.source)


def reach_second_step(s: State, seat: i64, faction: i64) -> None:
    """Some leaders have more of the second step than its point."""
    leader = box_of(s).leaders[s.seats[seat][LEADS]]
    if leader.friend == faction and s.seats[seat][ROLES] == PLAYER:
        give(s, seat, leader.second_step_bonus, leader.source)


def give(s: State, seat: i64, effect: Effect, source: i64) -> None:
    """At once if it only gives, and to the seat at work."""
    if effect.ordering == NO_EFFECT_ON_OTHERS and seat == s.seat and source == s.source:
        effect.run(s)
    else:
        s.push(effect, seat, source)


def step_words(box: Box, faction: int) -> list[tuple[int, Message]]:
    """What the steps of a track give, to be drawn and said: (step, gift)."""
    if faction < BOARD_TRACKS or box.teams is None:
        return [(FRIENDSHIP, Message("gain-vp", {"n": 1})), (PACT, box.alliance_bonuses[faction].message())]
    gifts = box.teams.track_steps[faction - BOARD_TRACKS]
    steps = [(i + 1, gift.message()) for i, gift in enumerate(gifts) if gift is not NOTHING]
    return sorted([*steps, (FRIENDSHIP, Message("gain-vp", {"n": 1})), (PACT, Message("take-alliance"))],
                  key=lambda step: step[0])


def pass_alliance(s: State, faction: i64, seat: i64) -> None:
    """The token and its point go to a seat, or back to the board."""
    holder = s.t[ALLIANCE + faction]
    s.t[ALLIANCE + faction] = seat
    if s.has_listeners:
        if seat == NONE:
            s.emit(UNALLIED, holder, faction)
        else:
            s.emit(ALLIED, seat, faction, holder)
    if holder != NONE:
        score(s, holder, -1)
    if seat != NONE:
        score(s, seat, 1)


def best_rival(s: State, seat: i64, faction: i64) -> i64:
    best: i64 = 0
    for other in range(s.players):
        if other != seat and has_track(s, other, faction):
            best = max(best, s.seats[other][INFLUENCE + faction])
    return best


def best_foe(s: State, seat: i64, faction: i64) -> i64:
    """The same among opponents only."""
    best: i64 = 0
    for other in range(s.players):
        if not s.allied(other, seat):
            best = max(best, s.seats[other][INFLUENCE + faction])
    return best


class HandOver(Effect):
    """The alliance of the faction in `step` leaves its holder, who chooses among the seats tied for the best."""

    asks = True
    decision = "seat"

    def options(self, s: State) -> None:
        level = best_rival(s, s.seat, s.step)
        for other in range(s.players):
            if other != s.seat and has_track(s, other, s.step) and s.seats[other][INFLUENCE + s.step] == level:
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
        gain_by_icon(s, s.seat, self.factions[0], self.n)

    def options(self, s: State) -> None:
        least = least_influence(s, self.factions) if s.me[ROLES] == RIVAL else TOP
        for faction in self.factions:
            if s.me[INFLUENCE + faction] <= least and not s.step >> faction & 1:
                s.offer(BACK.move(faction))
        icon, track = own_icon(s, s.seat), own_track(s, s.seat)
        if icon != NONE and icon in self.factions and not s.step >> track & 1:
            s.offer(BACK.move(track))

    def play(self, s: State, move: i64) -> None:
        faction = BACK.a(move)
        chosen = s.step | 1 << faction
        n: i64 = 0
        for i in range(FACTION.capacity):
            n += chosen >> i & 1
        if n < self.times:
            s.again(self, chosen)
        gain_influence(s, s.seat, faction, self.n)

    def message(self) -> Message:
        if self.times > 1:
            return Message("influence-different", {"n": self.n, "times": self.times})
        if len(self.factions) == len(FACTION.names):
            return Message("influence-any", {"n": self.n})
        if len(self.factions) == 1:
            return Message("influence", {"n": self.n, "faction": FACTION.names[self.factions[0]]})
        return Message("influence-of", {"n": self.n, "factions": [FACTION.names[f] for f in self.factions]})


def least_influence(s: State, factions: vec[i64]) -> i64:
    """A Rival turns to the faction where it has least."""
    least: i64 = TOP
    for faction in factions:
        if not s.step >> faction & 1:
            least = min(least, s.me[INFLUENCE + faction])
    return least


class WhichTrack(Effect):
    """The icon of the owner's personal board: its own cube there, or the activated ally's on the board (UPR-SIX-42).
    `step` is how many steps."""

    asks = True
    decision = "track"

    def options(self, s: State) -> None:
        s.offer(BACK.move(own_icon(s, s.seat)))
        s.offer(BACK.move(own_track(s, s.seat)))

    def play(self, s: State, move: i64) -> None:
        gain_influence(s, s.seat, BACK.a(move), s.step)


class Outdone(Effect):
    """+1 influence with a faction where an opponent has more than you."""

    asks = True
    decision = "track"

    def possible(self, s: State) -> bool:
        for faction in range(4):
            if best_foe(s, s.seat, faction) > s.me[INFLUENCE + faction]:
                return True
        return False

    def options(self, s: State) -> None:
        least: i64 = TOP
        if s.me[ROLES] == RIVAL:
            for faction in range(4):
                if best_foe(s, s.seat, faction) > s.me[INFLUENCE + faction]:
                    least = min(least, s.me[INFLUENCE + faction])
        for faction in range(4):
            if best_foe(s, s.seat, faction) > s.me[INFLUENCE + faction] <= least:
                s.offer(BACK.move(faction))

    def play(self, s: State, move: i64) -> None:
        gain_influence(s, s.seat, BACK.a(move), 1)

    def message(self) -> Message:
        return Message("influence-outdone", {"n": 1})


def to_lose(s: State) -> i64:
    """Steps that the seat could give up: its own, or the activated ally's and those of its own board (UPR-SIX-58)."""
    army, track = s.seats[troops_owner(s, s.seat)], own_track(s, s.seat)
    n = army[INFLUENCE] + army[INFLUENCE + 1] + army[INFLUENCE + 2] + army[INFLUENCE + 3]
    return n if track == NONE else n + s.me[INFLUENCE + track]


class LoseInfluence(Effect):
    """With a faction of your choice; as a cost it must really be lost (IMP-COST-06)."""

    asks = True
    decision = "track"

    def possible(self, s: State) -> bool:
        return to_lose(s) > 0

    def options(self, s: State) -> None:
        army = s.seats[troops_owner(s, s.seat)]
        for faction in range(BOARD_TRACKS):
            if army[INFLUENCE + faction] > 0:
                s.offer(DROP.move(faction))
        track = own_track(s, s.seat)
        if track != NONE and s.me[INFLUENCE + track] > 0:
            s.offer(DROP.move(track))

    def play(self, s: State, move: i64) -> None:
        lose_influence(s, s.seat, DROP.a(move))

    def message(self) -> Message:
        return Message("lose-influence", {"n": 1})


class OfInfluence(Condition):
    """A question about influence or alliances with these factions, a bit each."""

    def __init__(self, factions: i64) -> None:
        self.factions = factions


class Alliance(OfInfluence):
    """The alliance with one of those factions."""

    def holds(self, s: State) -> bool:
        for faction in range(4):
            if self.factions >> faction & 1 and s.t[ALLIANCE + faction] == s.seat:
                return True
        icon = own_icon(s, s.seat)
        return icon != NONE and self.factions >> icon & 1 == 1 and s.t[ALLIANCE + own_track(s, s.seat)] == s.seat

    def message(self) -> Message:
        names = [FACTION.names[f] for f in range(4) if self.factions >> f & 1]
        return Message("if-any-alliance") if len(names) == 4 else Message("if-alliance", {"faction": names[0]})


class TracksAt(OfInfluence):
    """Influence of at least n on so many tracks."""

    def __init__(self, n: i64, tracks: i64) -> None:
        super().__init__(ALL_TRACKS)
        self.n = n
        self.tracks = tracks

    def holds(self, s: State) -> bool:
        found: i64 = 0
        for faction in range(4):
            if s.me[INFLUENCE + faction] >= self.n:
                found += 1
        return found >= self.tracks

    def message(self) -> Message:
        return Message("if-tracks", {"n": self.n, "tracks": self.tracks})


def asked_factions(condition: Condition) -> i64:
    """The factions whose influence or alliance a condition is about, a bit each."""
    if isinstance(condition, OfInfluence):
        return condition.factions
    if isinstance(condition, AtLeast) and INFLUENCE <= condition.cell < INFLUENCE + BOARD_TRACKS:
        return 1 << (condition.cell - INFLUENCE)
    return 0


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
WHICH_TRACK: Final = labelled("WhichTrack", WhichTrack())
HAND_OVER: Final = labelled("HandOver", HandOver())
