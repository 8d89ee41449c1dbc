"""Influence tracks, their bonuses, the alliances, and the points they give."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.hooks import push_hooks
from landsraad.games.dune.components.moments import INFLUENCE_REACHED
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
    ROLES,
)
from landsraad.games.dune.state.events import ALLIED, TRACK, TRACK_BONUS, UNALLIED
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import NO_EFFECT_ON_OTHERS, Effect, State, labelled
from landsraad.kernel.messages import Message

TOP: Final = 6  # last space of a track on the board
PERSONAL_TOP: Final = 4  # a personal board has no more spaces (UPR-SIX-37)
FRIENDSHIP: Final = 2  # the space with the point
PACT: Final = 4  # the space with the bonus and the alliance
ALL_TRACKS: Final = 15  # bit set of the tracks on the board


def end_of_track(faction: i64) -> i64:
    """Returns the last space of a track."""
    return PERSONAL_TOP if faction >= BOARD_TRACKS else TOP


def gain_influence(s: State, seat: i64, faction: i64, n: i64) -> None:
    """Moves a cube up on exactly this track.

    If the seat has no cube there, its activated ally moves and gets the rewards (UPR-SIX-27, UPR-SIX-28).
    """
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
    """Gives the rewards of a personal board's track, the lowest first (UPR-SIX-35, UPR-SIX-36)."""
    teams = box_of(s).teams
    assert teams is not None
    steps = teams.track_steps[faction - BOARD_TRACKS]
    for step in range(min(now, len(steps)), was, -1):
        gift = steps[step - 1]
        if gift is not NOTHING:
            s.push(gift, seat, s.source)


def gain_by_icon(s: State, seat: i64, faction: i64, n: i64) -> None:
    """Gains influence by a faction icon; the owner of a personal board may have a choice (UPR-SIX-40 to 42)."""
    if own_icon(s, seat) == faction and faction != NONE:
        s.push(WHICH_TRACK, seat, s.source, n)
    else:
        gain_influence(s, seat, faction, n)


def lose_influence(s: State, seat: i64, faction: i64) -> None:
    """Moves a cube down. The alliance may pass to a tied seat or return to the board (IMP-INFL-12 to 15)."""
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
    """Gives what leaders and modules add to the point of the second space."""
    push_hooks(s, INFLUENCE_REACHED, seat, s.source, faction)
    leader = box_of(s).leaders[s.seats[seat][LEADS]]
    if leader.friend == faction and s.seats[seat][ROLES] == PLAYER:
        give(s, seat, leader.second_step_bonus, leader.source)


def give(s: State, seat: i64, effect: Effect, source: i64) -> None:
    """Gives a reward, at once if it needs no decision and goes to the current seat."""
    if effect.ordering == NO_EFFECT_ON_OTHERS and seat == s.seat and source == s.source:
        effect.run(s)
    else:
        s.push(effect, seat, source)


def step_words(box: Box, faction: int) -> list[tuple[int, Message]]:
    """Returns the rewards of a track as (space, reward), for display."""
    if faction < BOARD_TRACKS or box.teams is None:
        return [(FRIENDSHIP, Message("gain-vp", {"n": 1})), (PACT, box.alliance_bonuses[faction].message())]
    gifts = box.teams.track_steps[faction - BOARD_TRACKS]
    steps = [(i + 1, gift.message()) for i, gift in enumerate(gifts) if gift is not NOTHING]
    return sorted([*steps, (FRIENDSHIP, Message("gain-vp", {"n": 1})), (PACT, Message("take-alliance"))],
                  key=lambda step: step[0])


def pass_alliance(s: State, faction: i64, seat: i64) -> None:
    """Moves an alliance and its point to a seat, or back to the board."""
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
    """Returns the highest influence among the opponents."""
    best: i64 = 0
    for other in range(s.players):
        if not s.allied(other, seat):
            best = max(best, s.seats[other][INFLUENCE + faction])
    return best


class HandOver(Effect):
    """Lets the holder of an alliance choose which of the tied seats gets it. `step` is the faction."""

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
    """Gains n influence with one of some factions. `other` means a different one than the first choice."""

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
        least = TOP if s.me[ROLES] == PLAYER else least_influence(s, self.factions)
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
    """Returns the least influence that an automa has with one of the factions."""
    least: i64 = TOP
    for faction in factions:
        if not s.step >> faction & 1:
            least = min(least, s.me[INFLUENCE + faction])
    return least


class WhichTrack(Effect):
    """Asks a commander where the icon of its personal board counts: on its own track, or for its ally (UPR-SIX-42).

    `step` is the amount.
    """

    asks = True
    decision = "track"

    def options(self, s: State) -> None:
        s.offer(BACK.move(own_icon(s, s.seat)))
        s.offer(BACK.move(own_track(s, s.seat)))

    def play(self, s: State, move: i64) -> None:
        gain_influence(s, s.seat, BACK.a(move), s.step)


class Outdone(Effect):
    """Gains 1 influence with a faction where an opponent has more than you."""

    asks = True
    decision = "track"

    def possible(self, s: State) -> bool:
        for faction in range(4):
            if best_foe(s, s.seat, faction) > s.me[INFLUENCE + faction]:
                return True
        return False

    def options(self, s: State) -> None:
        least: i64 = TOP
        if s.me[ROLES] != PLAYER:
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
    """Returns the influence the seat could lose: its own, its activated ally's, that on its own board (UPR-SIX-58)."""
    army, track = s.seats[troops_owner(s, s.seat)], own_track(s, s.seat)
    n = army[INFLUENCE] + army[INFLUENCE + 1] + army[INFLUENCE + 2] + army[INFLUENCE + 3]
    return n if track == NONE else n + s.me[INFLUENCE + track]


class LoseInfluence(Effect):
    """Loses influence with a faction of your choice; as a cost it must really be lost (IMP-COST-06)."""

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
    """A condition about influence or alliances with a bit set of factions."""

    def __init__(self, factions: i64) -> None:
        self.factions = factions


class Alliance(OfInfluence):
    """Whether the seat has the alliance with one of some factions."""

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
    """Whether the seat has at least n influence on a number of tracks."""

    def __init__(self, n: i64, tracks: i64) -> None:
        super().__init__(ALL_TRACKS)
        self.n = n
        self.tracks = tracks

    def holds(self, s: State) -> bool:
        found: i64 = 0
        icon = own_icon(s, s.seat)
        for faction in range(4):
            if s.me[INFLUENCE + faction] >= self.n:
                found += 1
            elif faction == icon and s.me[INFLUENCE + own_track(s, s.seat)] >= self.n:
                found += 1  # UPR-COMBO-14, UPR-COMBO-28
        return found >= self.tracks

    def message(self) -> Message:
        return Message("if-tracks", {"n": self.n, "tracks": self.tracks})


def asked_factions(condition: Condition) -> i64:
    """Returns the bit set of factions that a condition is about."""
    if isinstance(condition, OfInfluence):
        return condition.factions
    if isinstance(condition, AtLeast) and INFLUENCE <= condition.cell < INFLUENCE + BOARD_TRACKS:
        return 1 << (condition.cell - INFLUENCE)
    return 0


def influence(*factions: int, n: int = 1) -> Effect:
    """Makes the effect: one name is that faction, several are a choice, none means any of the four."""
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
