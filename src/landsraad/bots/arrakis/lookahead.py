"""To the end of an action in the War for Arrakis: what each move leads to if the rest of the action is played well.

An action is many small steps: the legion, where to, who stays, the next legion. At each of one's own steps every move
that looks promising is tried with the plainest end of the action, and the best is taken. What only dice decide is tried
several times over.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.arrakis.evaluation import WarJudge
from landsraad.bots.core.lookahead import best_of
from landsraad.bots.core.vectors import Floats, floats
from landsraad.games.arrakis.battle.combat import CARDS
from landsraad.games.arrakis.decks.prescience import CLAIM_AT_END, CLAIM_WINDOW
from landsraad.games.arrakis.pieces.vehicles import PLACE_ALL
from landsraad.games.arrakis.rounds.end_round import DISMISS_CARDS, HAND_DOWN, RELIEVE
from landsraad.games.arrakis.rounds.rolling import CHANGE_DIE, PLACE_TOKEN
from landsraad.games.arrakis.rounds.turns import TURN, WHO_ACTS, WHO_ACTS_OR_SCHEMES
from landsraad.games.arrakis.spice.bans import EXTRA_BAN
from landsraad.games.arrakis.state.cells import (
    ACTION,
    ACTS,
    AIR_ATTACK,
    ATREIDES,
    ATTACK,
    CLAIM,
    CONTINUE,
    DESERT_POWER,
    DICE_ROLLS,
    END_TURN,
    LOSE,
    MY_SIDE,
    PASS,
    PICKS,
    PLAN_CARD,
    RETREAT,
    SPECIAL_ACTION,
    STAND,
    USE,
    WORM_ATTACK,
)
from landsraad.games.arrakis.state.component_types import PRESCIENCE_CARDS
from landsraad.games.arrakis.worms.hazards import LAY_SIGNS
from landsraad.games.arrakis.worms.sandworms import END_OF_PHASE_WORM
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import FRAME, Effect, State, apply

ROOM: Final = 1024  # moves on offer at once
LONGEST: Final = 80  # steps of an action that are followed
EPSILON: Final = 1e-6


def _ids(effects: list[Effect]) -> Cells:
    out: Cells = vec[i64]()
    for effect in effects:
        out = append(out, effect.id)
    return out


# Where an action is over, or a question of its own begins: there a position is judged.
PAUSES: Final[Cells] = _ids([TURN, WHO_ACTS, WHO_ACTS_OR_SCHEMES, *PLACE_ALL, CHANGE_DIE, PLACE_TOKEN, CLAIM_WINDOW,
                             CLAIM_AT_END, EXTRA_BAN, RELIEVE, HAND_DOWN, DISMISS_CARDS, LAY_SIGNS,
                             END_OF_PHASE_WORM])


@final
class WarLookahead:
    def __init__(self, judge: WarJudge, most: i64, samples: i64) -> None:
        self.judge = judge
        self.glance = judge.glance
        self.most = most  # moves of a step that are tried
        self.samples = samples  # of what dice decide
        self.judged: i64 = 0  # positions

    # ------------------------------------------------------------------ a decision

    def weigh(self, s: State, seat: i64, out: Floats) -> None:
        """For each move on offer, the chance of the seat's side to win at the end of the action."""
        side = s.seats[seat][MY_SIDE]
        n = s.count
        if s.stack[(s.depth - 1) * FRAME] == TURN.id:
            self.weigh_turn(s, side, out)
            return
        if ACTS.has(s.moves[0]):
            self.weigh_partners(s, side, out)
            return
        if self.is_plain(s):
            plain = self.glance.pick(s)
            now = self.value(s, side)
            for i in range(n):
                out[i] = now if i == plain else now - EPSILON
            return
        tried = self.promising(s, side, 2 * self.most)
        now = self.value(s, side)
        for i in range(n):
            out[i] = 0.5 * now
        for i in tried:
            out[i] = self.worth(s, s.moves[i], side, True)

    def weigh_turn(self, s: State, side: i64, out: Floats) -> None:
        """What is free is judged by what it changes, and comes on top of the best action."""
        n = s.count
        now = self.value(s, side)
        base = now
        found = False
        for i in range(n):
            move = s.moves[i]
            if is_action(move):
                out[i] = self.worth(s, move, side, True)
                if not found or out[i] > base:
                    base = out[i]
                    found = True
            elif END_TURN.has(move) or PASS.has(move):
                out[i] = now
                if not found or out[i] > base:
                    base = out[i]
                    found = True
        for i in range(n):
            move = s.moves[i]
            if not (is_action(move) or END_TURN.has(move) or PASS.has(move)):
                gain = self.worth(s, move, side, False) - now
                out[i] = min(max(base + gain - EPSILON, 0.0), 1.0)

    def weigh_partners(self, s: State, side: i64, out: Floats) -> None:
        """Of two that share a side, each by the best that its turn has."""
        for i in range(s.count):
            after = s.clone()
            apply(after, s.moves[i])
            best = self.value(after, side)
            if after.depth > 0 and after.stack[(after.depth - 1) * FRAME] == TURN.id:
                found = floats(after.count)
                self.weigh_turn(after, side, found)
                best = 0.0
                for k in range(after.count):
                    best = max(best, found[k])
            out[i] = best

    # ------------------------------------------------------------------ following a move

    def worth(self, s: State, move: i64, side: i64, deep: bool) -> float:
        if is_gamble(move):
            total = 0.0
            for sample in range(self.samples):
                after = s.clone()
                reseed(after, sample)
                apply(after, move)
                self.complete(after)
                total += self.value(after, side)
            return total / float(self.samples)
        after = s.clone()
        apply(after, move)
        if deep:
            return self.follow(after, side)
        self.complete(after)
        return self.value(after, side)

    def follow(self, s: State, side: i64) -> float:
        """The best that can come of an action that has got so far."""
        for _ in range(LONGEST):
            if self.is_paused(s):
                break
            if s.count == 1 or side_of_actor(s) != side or self.is_plain(s):
                apply(s, s.moves[self.glance.pick(s)])
                continue
            best: i64 = 0
            most = -1.0
            for i in self.promising(s, side, self.most):
                value = self.worth(s, s.moves[i], side, False)
                if value > most:
                    most = value
                    best = i
            if is_gamble(s.moves[best]):
                return most
            apply(s, s.moves[best])
        return self.value(s, side)

    def complete(self, s: State) -> None:
        """The plainest end of the action."""
        for _ in range(LONGEST):
            if self.is_paused(s):
                return
            apply(s, s.moves[self.glance.pick(s)])

    def value(self, s: State, side: i64) -> float:
        self.judged += 1
        atreides = self.judge.atreides_share(s)
        return atreides if side == ATREIDES else 1.0 - atreides

    def promising(self, s: State, side: i64, most: i64) -> Cells:
        """The places of the moves that are tried."""
        n = s.count
        if n <= most:
            out: Cells = vec[i64]()
            for i in range(n):
                out = append(out, i)
            return out
        leaning = floats(n)
        self.glance.lean(s, leaning, side)
        return best_of(leaning, n, most)

    def is_paused(self, s: State) -> bool:
        if s.depth == 0:
            return True
        effect = s.stack[(s.depth - 1) * FRAME]
        for pause in PAUSES:
            if pause == effect:
                return True
        return False

    def is_plain(self, s: State) -> bool:
        """What a battle asks for, which has a rule of thumb."""
        first = s.moves[0]
        return LOSE.has(first) or USE.has(first) or s.stack[(s.depth - 1) * FRAME] == CARDS.id


def is_action(move: i64) -> bool:
    """Is it the action of a turn? Some cards on show are taken for one, with a die."""
    if CLAIM.has(move):
        return PRESCIENCE_CARDS[CLAIM.a(move)].die
    return ACTION.has(move) or SPECIAL_ACTION.has(move) or PLAN_CARD.has(move) or DESERT_POWER.has(move)


def is_gamble(move: i64) -> bool:
    """Do dice decide what comes of it?"""
    return (ATTACK.has(move) or AIR_ATTACK.has(move) or CONTINUE.has(move) or RETREAT.has(move) or STAND.has(move)
            or WORM_ATTACK.has(move))


def reseed(s: State, n: i64) -> None:
    """Other dice and tokens than those to come: from far along the streams of a deal, which are a guess anyway."""
    s.t[DICE_ROLLS.at] += n << 16
    s.t[PICKS.at] += n << 16


def side_of_actor(s: State) -> i64:
    return s.seats[s.actor][MY_SIDE]
