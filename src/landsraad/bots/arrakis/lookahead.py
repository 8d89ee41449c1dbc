"""The value of each move in War for Arrakis if the rest of the action is played well.

An action has many small steps: which legion, where to, who stays behind. At each step of its own the bot tries the most
promising moves, completes the action with default moves, and plays the best. What dice decide is sampled several times.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.core.evaluation import SEATS
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

LONGEST: Final = 80  # steps of one action
EPSILON: Final = 1e-6
LAST_HOPE: Final = 1e-4  # of what dice decide: they may do what no sample has shown


def _ids(effects: list[Effect]) -> Cells:
    out: Cells = vec[i64]()
    for effect in effects:
        out = append(out, effect.id)
    return out


# Decisions at which an action is over, or another one begins. Positions are evaluated there.
ACTION_ENDS: Final[Cells] = _ids([TURN, WHO_ACTS, WHO_ACTS_OR_SCHEMES, *PLACE_ALL, CHANGE_DIE, PLACE_TOKEN,
                                  CLAIM_WINDOW, CLAIM_AT_END, EXTRA_BAN, RELIEVE, HAND_DOWN, DISMISS_CARDS, LAY_SIGNS,
                                  END_OF_PHASE_WORM])


@final
class ArrakisLookahead:
    """Tries up to `most` moves per step, and samples dice `samples` times.

    evaluated: the number of positions evaluated so far.
    """

    def __init__(self, evaluation: ArrakisEvaluation, most: i64, samples: i64) -> None:
        self.evaluation = evaluation
        self.fast_policy = evaluation.fast_policy
        self.most = most
        self.samples = samples
        self.evaluated: i64 = 0
        self.chances: Floats = floats(SEATS)

    # ------------------------------------------------------------------ a decision

    def evaluate_moves(self, s: State, seat: i64, out: Floats) -> None:
        """Writes, for each legal move, the chance to win of the seat's side at the end of the action."""
        side = s.seats[seat][MY_SIDE]
        n = s.count
        if s.stack[(s.depth - 1) * FRAME] == TURN.id:
            self.evaluate_turn(s, side, out)
            return
        if ACTS.has(s.moves[0]):
            self.evaluate_partners(s, side, out)
            return
        if self.has_default(s):
            plain = self.fast_policy.default_move(s)
            now = self.value(s, side)
            for i in range(n):
                out[i] = now if i == plain else now - EPSILON
            return
        tried = self.promising_moves(s, side, 2 * self.most)
        now = self.value(s, side)
        for i in range(n):
            out[i] = 0.5 * now
        for i in tried:
            out[i] = self.value_of_move(s, s.moves[i], side, True)

    def evaluate_turn(self, s: State, side: i64, out: Floats) -> None:
        """Values a free move by what it changes, on top of the best action."""
        n = s.count
        now = self.value(s, side)
        base = now
        found = False
        for i in range(n):
            move = s.moves[i]
            if is_action(move):
                out[i] = self.value_of_move(s, move, side, True)
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
                gain = self.value_of_move(s, move, side, False) - now
                out[i] = min(max(base + gain - EPSILON, 0.0), 1.0)

    def evaluate_partners(self, s: State, side: i64, out: Floats) -> None:
        """Values each of two partners by the best action of its turn."""
        for i in range(s.count):
            after = s.clone()
            apply(after, s.moves[i])
            best = self.value(after, side)
            if after.depth > 0 and after.stack[(after.depth - 1) * FRAME] == TURN.id:
                found = floats(after.count)
                self.evaluate_turn(after, side, found)
                best = 0.0
                for k in range(after.count):
                    best = max(best, found[k])
            out[i] = best

    # ------------------------------------------------------------------ following a move

    def value_of_move(self, s: State, move: i64, side: i64, deep: bool) -> float:
        """Returns the value of a move. `deep` looks for the best continuation instead of the default one."""
        if is_decided_by_dice(move):
            total = 0.0
            for sample in range(self.samples):
                after = s.clone()
                reseed(after, sample)
                apply(after, move)
                self.complete(after)
                total += self.value(after, side)
            return max(total / float(self.samples), 0.0 if RETREAT.has(move) else LAST_HOPE)
        after = s.clone()
        apply(after, move)
        if deep:
            return self.follow(after, side)
        self.complete(after)
        return self.value(after, side)

    def follow(self, s: State, side: i64) -> float:
        """Plays the rest of an action well, and returns its value."""
        for _ in range(LONGEST):
            if self.is_action_over(s):
                break
            if s.count == 1 or side_of_actor(s) != side or self.has_default(s):
                apply(s, s.moves[self.fast_policy.default_move(s)])
                continue
            best: i64 = 0
            most = -1.0
            for i in self.promising_moves(s, side, self.most):
                value = self.value_of_move(s, s.moves[i], side, False)
                if value > most:
                    most = value
                    best = i
            if is_decided_by_dice(s.moves[best]):
                return most
            apply(s, s.moves[best])
        return self.value(s, side)

    def complete(self, s: State) -> None:
        """Completes the action with default moves."""
        for _ in range(LONGEST):
            if self.is_action_over(s):
                return
            apply(s, s.moves[self.fast_policy.default_move(s)])

    def value(self, s: State, side: i64) -> float:
        """Returns the side's chance to win."""
        self.evaluated += 1
        evaluation = self.evaluation
        atreides = evaluation.atreides_win_probability(s)
        network = evaluation.network
        if network is not None and s.depth > 0:
            for seat in range(s.players):
                self.chances[seat] = atreides if s.seats[seat][MY_SIDE] == ATREIDES else 1.0 - atreides
            viewer = evaluation.viewer
            network.adjust(s, viewer, evaluation.horizon(s), self.chances)
            atreides = self.chances[viewer] if s.seats[viewer][MY_SIDE] == ATREIDES else 1.0 - self.chances[viewer]
        return atreides if side == ATREIDES else 1.0 - atreides

    def promising_moves(self, s: State, side: i64, most: i64) -> Cells:
        """Returns the indices of the moves to try."""
        n = s.count
        if n <= most:
            out: Cells = vec[i64]()
            for i in range(n):
                out = append(out, i)
            return out
        priors = floats(n)
        self.fast_policy.rank_moves(s, priors, side)
        return best_of(priors, n, most)

    def is_action_over(self, s: State) -> bool:
        """Whether the action, or the game, is over."""
        if s.depth == 0:
            return True
        effect = s.stack[(s.depth - 1) * FRAME]
        for pause in ACTION_ENDS:
            if pause == effect:
                return True
        return False

    def has_default(self, s: State) -> bool:
        """Whether the decision belongs to a battle and has a rule of thumb."""
        first = s.moves[0]
        return LOSE.has(first) or USE.has(first) or s.stack[(s.depth - 1) * FRAME] == CARDS.id


def is_action(move: i64) -> bool:
    """Whether a move is the action of a turn. Some prescience cards cost a die, which makes them one."""
    if CLAIM.has(move):
        return PRESCIENCE_CARDS[CLAIM.a(move)].die
    return ACTION.has(move) or SPECIAL_ACTION.has(move) or PLAN_CARD.has(move) or DESERT_POWER.has(move)


def is_decided_by_dice(move: i64) -> bool:
    """Whether dice decide the result of a move."""
    return (ATTACK.has(move) or AIR_ATTACK.has(move) or CONTINUE.has(move) or RETREAT.has(move) or STAND.has(move)
            or WORM_ATTACK.has(move))


def reseed(s: State, n: i64) -> None:
    """Moves the random streams of dice and tokens far ahead. A determinization's are a guess anyway."""
    s.t[DICE_ROLLS.at] += n << 16
    s.t[PICKS.at] += n << 16


def side_of_actor(s: State) -> i64:
    """Returns the side of the deciding seat."""
    return s.seats[s.actor][MY_SIDE]
