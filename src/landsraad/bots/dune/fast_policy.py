"""The fast policy of the Dune: Imperium family: scores moves without search, for playouts and priors."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, floats
from landsraad.bots.dune.component_values import ComponentValues
from landsraad.games.dune.rules.cards.intrigue import IntrigueWindow
from landsraad.games.dune.rules.seats.influence import end_of_track
from landsraad.games.dune.rules.troops.units import strength
from landsraad.games.dune.rules.turns.combat_phase import WINDOW
from landsraad.games.dune.state.cells import (
    ACQUIRE,
    AGENT,
    ALLIANCE,
    BACK,
    BONUS_SPICE,
    BUY,
    COUNCIL,
    CURRENT,
    DEPLOY,
    DEPLOYED,
    DISCARD_CARD,
    DROP,
    GARRISON,
    INFLUENCE,
    PLAY,
    PUT,
    RESOLVE,
    RESOLVE_CARD,
    RETREAT,
    REVEALED,
    SELL,
    TAKE,
    TRASH,
)
from landsraad.kernel.algebra import CHOOSE, PAY, Or, Some
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, FRAME, Effect, State
from landsraad.kernel.moves import Moves

SEND_AGENT: Final = 0.4  # for sending an agent anywhere
IN_TURN: Final = 0.3  # for resolving something before the turn ends
TROOP: Final = 0.1
TRASH_BELOW: Final = 0.22  # trash a card that is worth less
STRENGTH_SCALE: Final = 3.0  # a difference in strength that matters in a conflict
SPICE_PRICE: Final = 0.14
WILDCARD: Final = "*"


@final
class PolicyAdjustments:
    """Corrections of scores by the number of a move: now, and per round left.

    They are given by texts of moves, such as `buy dagger`. `agent * arrakeen` matches any card sent there, and
    corrections that match the same move add up. Components that the game does not have are ignored.
    """

    def __init__(self, moves: Moves, adjustments: dict[str, tuple[float, float]]) -> None:
        self.now: Floats = floats(moves.size)
        self.later: Floats = floats(moves.size)
        for text, (now, later) in adjustments.items():
            for move in matching(moves, text.split()):
                self.now[move] += now
                self.later[move] += later


def matching(moves: Moves, words: list[str]) -> list[int]:
    """Returns the numbers of the moves with this text, where `*` matches anything."""
    for family in moves.families:
        if family.name == words[0]:
            found = [int(family.base)]
            for domain, word in zip(family.domains(), words[1:], strict=True):
                width = int(family.width) if domain is family.first else 1
                members = [i for i, name in enumerate(domain.names) if word in (WILDCARD, name)]
                found = [number + width * member for number in found for member in members]
            return found
    raise ValueError(f"unknown move {words[0]!r}")


@final
class FastPolicy:
    """Scores moves in victory points from the values of components."""

    def __init__(self, values: ComponentValues, adjustments: PolicyAdjustments) -> None:
        self.values = values
        self.adjustments = adjustments

    def rank_moves(self, s: State, out: Floats, rounds_left: float) -> None:
        """Writes a score for each legal move. `rounds_left` is the expected number of rounds after this one."""
        first = s.moves[0]
        effect = s.stack[(s.depth - 1) * FRAME]
        if CHOOSE.has(first):
            self.rank_choices(s, out, effect)
            return
        if effect == WINDOW.id:
            self.rank_combat_cards(s, out)
            return
        self.score_moves(s, out, effect, rounds_left)
        for i in range(s.count):
            out[i] += self.adjustments.now[s.moves[i]] + rounds_left * self.adjustments.later[s.moves[i]]

    def score_moves(self, s: State, out: Floats, effect: i64, rounds_left: float) -> None:
        """Scores moves that are neither choices among effects nor combat cards."""
        opponents = 0.0
        for i in range(s.count):
            if DEPLOY.has(s.moves[i]) or RETREAT.has(s.moves[i]):
                opponents = strongest(s)
                break
        for i in range(s.count):
            out[i] = self.score_of(s, s.moves[i], effect, rounds_left, opponents)

    def score_of(self, s: State, move: i64, effect: i64, rounds_left: float, opponents: float) -> float:
        """Returns the score of one move. `opponents` is the strength of the strongest opponent."""
        values = self.values
        if AGENT.has(move):
            card, place = AGENT.a(move), AGENT.b(move)
            return SEND_AGENT + self.space_score(s, place, rounds_left) + values.agent[card] - 0.7 * values.reveal[card]
        if BUY.has(move):
            card = BUY.a(move)
            return 0.1 + values.acquire[card] + 0.2 * rounds_left * values.card[card]
        if ACQUIRE.has(move):
            card = ACQUIRE.a(move)
            return values.acquire[card] + 0.2 * rounds_left * values.card[card]
        if PLAY.has(move):
            card = PLAY.a(move)
            if isinstance(EFFECTS.all[effect], IntrigueWindow):
                return 1.0
            return 1.3 * values.plot[card] - values.intrigue[card]
        if RESOLVE.has(move) or RESOLVE_CARD.has(move):
            return IN_TURN
        if DEPLOY.has(move):
            return self.troops_score(s, DEPLOY.a(move), opponents)
        if RETREAT.has(move):
            return self.troops_score(s, -RETREAT.a(move), opponents)
        if TRASH.has(move):
            return TRASH_BELOW - values.card[TRASH.a(move)]
        if DISCARD_CARD.has(move):
            return -values.card[DISCARD_CARD.a(move)]
        if TAKE.has(move):
            return values.card[TAKE.a(move)]
        if BACK.has(move):
            return influence_gain(s, BACK.a(move), rounds_left)
        if DROP.has(move):
            return -influence_loss(s, DROP.a(move))
        if PAY.has(move):
            return values.effect[effect]
        if SELL.has(move):
            return 0.04 * float(SELL.a(move))
        if PUT.has(move):
            return 0.1 * float(PUT.a(move))
        return 0.0

    def space_score(self, s: State, where: i64, rounds_left: float) -> float:
        """Returns the score of sending an agent to a space."""
        box = self.values.box
        place = box.spaces[where]
        value = self.values.space[where]
        if self.values.lasting[where] > 0.0 and (place.once != NONE or s.me[COUNCIL] == 0):
            value += self.values.lasting[where] * rounds_left / 5.0
        if place.faction != NONE:
            value += influence_gain(s, place.faction, rounds_left)
        if place.maker > 0:
            value += SPICE_PRICE * float(BONUS_SPICE.of(s.t, where))
        if place.combat and s.t[CURRENT] != NONE:
            value += 0.1 * float(min(s.me[GARRISON], 2)) * self.values.winner_reward[s.t[CURRENT]]
        return value

    def rank_choices(self, s: State, out: Floats, number: i64) -> None:
        """Scores the options of a choice among effects."""
        effect = EFFECTS.all[number]
        parts: list[Effect] = []
        if isinstance(effect, (Or, Some)):
            parts = effect.parts
        for i in range(s.count):
            out[i] = 0.0
            if CHOOSE.has(s.moves[i]) and parts:
                out[i] = self.values.effect[parts[CHOOSE.a(s.moves[i]) - 1].id]

    def rank_combat_cards(self, s: State, out: Floats) -> None:
        """Scores combat cards: good if they overtake the strongest opponent, bad otherwise."""
        mine = float(strength(s, s.me))
        behind = strongest(s) - mine
        for i in range(s.count):
            out[i] = 0.0
            if PLAY.has(s.moves[i]):
                swords = self.values.combat_swords[PLAY.a(s.moves[i])]
                out[i] = 0.6 if swords == 0.0 or 0.0 <= behind < swords else -0.4

    def troops_score(self, s: State, n: i64, opponents: float) -> float:
        """Returns the score of `n` more troops in the conflict."""
        if s.t[CURRENT] == NONE:
            return -TROOP * float(n)
        if s.me[DEPLOYED] + n <= 0:
            return -TROOP * float(n)
        mine = float(strength(s, s.me) + 2 * n) + (1.0 if s.me[REVEALED] == 0 else 0.0)
        x = (mine - opponents) / STRENGTH_SCALE
        return self.values.winner_reward[s.t[CURRENT]] * (0.5 + 0.5 * x / (1.0 + abs(x))) - TROOP * float(n)


def strongest(s: State) -> float:
    """Returns the strength of the strongest opponent, with a guess at what it may add."""
    best = 0.0
    for other in range(s.players):
        if other != s.seat:
            now = float(strength(s, s.seats[other]))
            if now > 0.0 and s.seats[other][REVEALED] == 0:
                now += 2.0
            best = max(best, now)
    return best


def influence_gain(s: State, faction: i64, rounds_left: float) -> float:
    """The value of one more influence: the second gives a point, the fourth perhaps the alliance."""
    level = s.me[INFLUENCE + faction]
    holder = s.t[ALLIANCE + faction]
    if level == 0:
        return 0.35 if rounds_left > 0.5 else 0.1
    if level == 1:
        return 1.0
    if level == 2:
        return 0.3 if rounds_left > 0.5 else 0.05
    if level == 3:
        return 1.2 if holder == NONE else 0.5
    if holder != NONE and holder != s.seat:
        return 1.0 if level >= s.seats[holder][INFLUENCE + faction] else 0.4
    return 0.15 if level < end_of_track(faction) else 0.0


def influence_loss(s: State, faction: i64) -> float:
    """The value of one influence that is lost."""
    level = s.me[INFLUENCE + faction]
    if level == 2:
        return 1.0
    if level == 4 and s.t[ALLIANCE + faction] == s.seat:
        return 1.2
    return 0.15 if level > 4 else 0.35
