"""The combat roll: number of dice, abilities of leaders, shields that count (WFA-BATTLE-05 to 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.casualties import push_casualties
from landsraad.games.arrakis.legions.legions import is_officer, officer_figure
from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.pieces.dice import roll_face
from landsraad.games.arrakis.pieces.figures import bit_count, deciding_seat, leaders, special_units, units
from landsraad.games.arrakis.state.cells import (
    ATTACKER,
    BATTLE_AT,
    BATTLE_FROM,
    BATTLE_ROUND,
    CARD_DICE,
    DICE_CAP,
    EXTRA_DICE,
    HIT,
    MY_SIDE,
    N_LEADERS,
    NAMED,
    NAMED_HERE,
    OFFICERS,
    ROLLED_A,
    ROLLED_D,
    SHIELD,
    SPECIAL,
    SURPRISE,
    USE,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.games.arrakis.state.events import (
    COMBAT_ROLLED,
    SHIELDS_CANCELLED,
    SPECIAL_USED,
    SPECIALS_LOST,
    SURPRISED,
)
from landsraad.kernel.engine import Effect, State, labelled

MOST_DICE: Final = 6  # WFA-BATTLE-07
OFFICER_HITS: Final = 1  # hits that a leader without a name makes of a special result (WFA-BATTLE-10)
# In `step`: a bit for each named leader that was used, and above them the number of used leaders without a name.
OFFICER_BIT: Final[i64] = 1 << 16


def clear_dice(s: State) -> None:
    for face in range(3):
        s.t[ROLLED_A + face] = 0
        s.t[ROLLED_D + face] = 0


def legion_of(s: State, side: i64) -> i64:
    """The area of that side in the current battle."""
    return s.t[BATTLE_FROM] if side == s.t[ATTACKER] else s.t[BATTLE_AT]


def rolled(s: State, side: i64) -> i64:
    """The first cell of that side's results."""
    return ROLLED_A if side == s.t[ATTACKER] else ROLLED_D


def dice_cap(s: State, side: i64) -> i64:
    """The most dice: six, or fewer if a card limits the first battle round."""
    cap = s.t[DICE_CAP + side]
    if cap > 0 and s.t[BATTLE_ROUND] == 1:
        return cap
    return MOST_DICE


def dice_of(s: State, side: i64) -> i64:
    """One die for each unit and each card, plus the rank of a defended settlement (WFA-BATTLE-05, 06)."""
    area = legion_of(s, side)
    n = units(s, area) + s.t[CARD_DICE + side] + s.t[EXTRA_DICE + side]
    if side != s.t[ATTACKER]:
        n += rank_at(s, area)
    cap = dice_cap(s, side)
    return n if n < cap else cap


class Roll(Effect):
    """Rolls the attacker's dice first.

    A surprise attack adds a hit in the first round (WFA-BATTLE-08, WFA-OPEN-01).
    """

    def run(self, s: State) -> None:
        side = s.t[ATTACKER]
        s.push(COMPARE, deciding_seat(s, side), s.source)
        roll_dice(s, side)
        if s.t[SURPRISE] and s.t[BATTLE_ROUND] == 1:
            s.t[ROLLED_A + HIT] += 1
            if s.has_listeners:
                s.emit(SURPRISED, deciding_seat(s, side), 1)
        roll_dice(s, 1 - side)
        push_leaders(s, 1 - side)
        push_leaders(s, side)


def roll_dice(s: State, side: i64) -> None:
    results = rolled(s, side)
    for _ in range(dice_of(s, side)):
        s.t[results + roll_face(s)] += 1
    if s.has_listeners:
        s.emit(COMBAT_ROLLED, deciding_seat(s, side), s.t[results + HIT], s.t[results + SHIELD], s.t[results + SPECIAL])


def push_leaders(s: State, side: i64) -> None:
    """Assigns special results to leaders. Those beyond the number of leaders are lost (WFA-BATTLE-12)."""
    results = rolled(s, side)
    able = leaders(s, legion_of(s, side))
    lost = s.t[results + SPECIAL] - able
    if lost > 0:
        s.t[results + SPECIAL] = able
        if s.has_listeners:
            s.emit(SPECIALS_LOST, deciding_seat(s, side), lost)
    if s.t[results + SPECIAL] > 0:
        s.push(LEADERS_TURN, deciding_seat(s, side), s.source)


class LeadersTurn(Effect):
    """Assigns each special result to a different leader (WFA-BATTLE-10, 11, 13).

    With more leaders than results their owner chooses. `step` has the leaders that were already used.
    """

    asks = True
    decision = "choose"

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        area = legion_of(s, side)
        officers = s.t[OFFICERS + area] - s.step // OFFICER_BIT
        named = s.t[NAMED_HERE + area] & ~s.step
        if officers > 0:
            s.offer(USE.move(officer_figure(side)))
        for leader in range(N_LEADERS):
            if named >> leader & 1:
                s.offer(USE.move(NAMED + leader))
        if s.t[rolled(s, side) + SPECIAL] == officers + bit_count(named):
            s.count = 1  # all of them will be used

    def play(self, s: State, move: i64) -> None:
        figure = USE.a(move)
        results = rolled(s, s.me[MY_SIDE])
        hits: i64 = OFFICER_HITS
        shields: i64 = 0
        step = s.step
        if is_officer(figure):
            step += OFFICER_BIT
        else:
            card = LEADER_CARDS[figure - NAMED]
            hits = card.hits
            shields = card.shields
            step |= 1 << (figure - NAMED)
        s.t[results + SPECIAL] -= 1
        s.t[results + HIT] += hits
        s.t[results + SHIELD] += shields
        if s.has_listeners:
            s.emit(SPECIAL_USED, s.seat, figure, hits, shields)
        if s.t[results + SPECIAL] > 0:
            s.again(self, step)


class Compare(Effect):
    """Compares hits and shields, then takes casualties, the attacker's first.

    Special units cancel shields, including those of leaders, and shields block hits (WFA-BATTLE-14 to 16, WFA-OPEN-03,
    WFA-CASUALTY-01).
    """

    def run(self, s: State) -> None:
        side = s.t[ATTACKER]
        attackers = hits_on(s, side)
        defenders = hits_on(s, 1 - side)
        push_casualties(s, 1 - side, s.t[BATTLE_AT], defenders)
        push_casualties(s, side, s.t[BATTLE_FROM], attackers)


def hits_on(s: State, side: i64) -> i64:
    """The enemy's hits that this side's shields do not block. Nothing carries over."""
    shields = s.t[rolled(s, side) + SHIELD]
    cancelled = special_units(s, legion_of(s, 1 - side))
    if cancelled > shields:
        cancelled = shields
    if cancelled > 0 and s.has_listeners:
        s.emit(SHIELDS_CANCELLED, deciding_seat(s, side), cancelled)
    hits = s.t[rolled(s, 1 - side) + HIT] - (shields - cancelled)
    if hits > 0:
        return hits
    return 0


COMPARE: Final = labelled("arrakis:Compare", Compare())
LEADERS_TURN: Final = labelled("arrakis:LeadersTurn", LeadersTurn())
ROLL: Final = labelled("arrakis:Roll", Roll())
