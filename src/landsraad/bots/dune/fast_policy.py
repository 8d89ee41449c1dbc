"""Which moves of the Imperium family look good at a glance: for playouts, and to tell a search where to look first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, floats
from landsraad.bots.dune.component_values import Tables
from landsraad.games.dune.rules.cards.intrigue import AFTER_VICTORY, END_OF_GAME
from landsraad.games.dune.rules.seats.influence import end_of_track
from landsraad.games.dune.rules.turns.combat_phase import WINDOW, strength
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

SEND: Final = 0.4  # an agent sent anywhere, rather than kept at home
IN_TURN: Final = 0.3  # what a turn still has to resolve, rather than its end
TROOP: Final = 0.1
TRASHED: Final = 0.22  # a card worth less than this is better gone
HOPE: Final = 3.0  # strength that makes a difference in a conflict
SPICE_PRICE: Final = 0.14
ANYTHING: Final = "*"


@final
class Habits:
    """What experience adds to the first glance, for each move by its number: now, and for each round to come.

    They are told by the texts of moves, such as `buy dagger`; `agent * arrakeen` is any card sent there, and what is
    said of a card and of a space adds up. What an edition does not have is passed over.
    """

    def __init__(self, moves: Moves, told: dict[str, tuple[float, float]]) -> None:
        self.now: Floats = floats(moves.size)
        self.later: Floats = floats(moves.size)
        for text, (now, later) in told.items():
            for move in matching(moves, text.split()):
                self.now[move] += now
                self.later[move] += later


def matching(moves: Moves, words: list[str]) -> list[int]:
    """The numbers of the moves with that text, where `*` is anything."""
    for family in moves.families:
        if family.name == words[0]:
            found = [int(family.base)]
            for domain, word in zip(family.domains(), words[1:], strict=True):
                width = int(family.width) if domain is family.first else 1
                members = [i for i, name in enumerate(domain.names) if word in (ANYTHING, name)]
                found = [number + width * member for number in found for member in members]
            return found
    raise ValueError(f"no move is called {words[0]!r}")


@final
class Glance:
    def __init__(self, tables: Tables, habits: Habits) -> None:
        self.tables = tables
        self.habits = habits

    def lean(self, s: State, out: Floats, left: float) -> None:
        """For each move on offer. `left`: rounds that are likely to follow this one."""
        first = s.moves[0]
        effect = s.stack[(s.depth - 1) * FRAME]
        if CHOOSE.has(first):
            self.lean_choice(s, out, effect)
            return
        if effect == WINDOW.id:
            self.lean_combat(s, out)
            return
        self.lean_move(s, out, effect, left)
        for i in range(s.count):
            out[i] += self.habits.now[s.moves[i]] + left * self.habits.later[s.moves[i]]

    def lean_move(self, s: State, out: Floats, effect: i64, left: float) -> None:
        opponents = 0.0
        if DEPLOY.has(s.moves[s.count - 1]) or RETREAT.has(s.moves[s.count - 1]):
            opponents = strongest(s)
        for i in range(s.count):
            out[i] = self.lean_of(s, s.moves[i], effect, left, opponents)

    def lean_of(self, s: State, move: i64, effect: i64, left: float, opponents: float) -> float:
        tables = self.tables
        if AGENT.has(move):
            card, place = AGENT.a(move), AGENT.b(move)
            return SEND + self.of_space(s, place, left) + tables.agent[card] - 0.7 * tables.reveal[card]
        if BUY.has(move):
            card = BUY.a(move)
            return 0.1 + tables.acquire[card] + 0.2 * left * tables.card[card]
        if ACQUIRE.has(move):
            card = ACQUIRE.a(move)
            return tables.acquire[card] + 0.2 * left * tables.card[card]
        if PLAY.has(move):
            card = PLAY.a(move)
            if effect == AFTER_VICTORY.id or effect == END_OF_GAME.id:
                return 1.0
            return 1.3 * tables.plot[card] - tables.intrigue[card]
        if RESOLVE.has(move) or RESOLVE_CARD.has(move):
            return IN_TURN
        if DEPLOY.has(move):
            return self.of_troops(s, DEPLOY.a(move), opponents)
        if RETREAT.has(move):
            return self.of_troops(s, -RETREAT.a(move), opponents)
        if TRASH.has(move):
            return TRASHED - tables.card[TRASH.a(move)]
        if DISCARD_CARD.has(move):
            return -tables.card[DISCARD_CARD.a(move)]
        if TAKE.has(move):
            return tables.card[TAKE.a(move)]
        if BACK.has(move):
            return of_step(s, BACK.a(move), left)
        if DROP.has(move):
            return -of_step_down(s, DROP.a(move))
        if PAY.has(move):
            return tables.effect[effect]
        if SELL.has(move):
            return 0.04 * float(SELL.a(move))
        if PUT.has(move):
            return 0.1 * float(PUT.a(move))
        return 0.0

    def of_space(self, s: State, where: i64, left: float) -> float:
        book = self.tables.book
        place = book.spaces[where]
        value = self.tables.space[where]
        if self.tables.long[where] > 0.0 and (place.once != NONE or s.me[COUNCIL] == 0):
            value += self.tables.long[where] * left / 5.0
        if place.faction != NONE:
            value += of_step(s, place.faction, left)
        if place.maker > 0:
            value += SPICE_PRICE * float(BONUS_SPICE.of(s.t, where))
        if place.combat and s.t[CURRENT] != NONE:
            value += 0.1 * float(min(s.me[GARRISON], 2)) * self.tables.stakes[s.t[CURRENT]]
        return value

    def lean_choice(self, s: State, out: Floats, number: i64) -> None:
        effect = EFFECTS.all[number]
        parts: list[Effect] = []
        if isinstance(effect, (Or, Some)):
            parts = effect.parts
        for i in range(s.count):
            out[i] = 0.0
            if CHOOSE.has(s.moves[i]) and parts:
                out[i] = self.tables.effect[parts[CHOOSE.a(s.moves[i]) - 1].id]

    def lean_combat(self, s: State, out: Floats) -> None:
        """A combat card is played to overtake somebody, and by nobody who is ahead anyway."""
        mine = float(strength(s.me))
        behind = strongest(s) - mine
        for i in range(s.count):
            out[i] = 0.0
            if PLAY.has(s.moves[i]):
                swords = self.tables.combat[PLAY.a(s.moves[i])]
                out[i] = 0.6 if swords == 0.0 or 0.0 <= behind < swords else -0.4

    def of_troops(self, s: State, n: i64, opponents: float) -> float:
        """What so many more troops in the conflict promise."""
        if s.t[CURRENT] == NONE:
            return -TROOP * float(n)
        if s.me[DEPLOYED] + n <= 0:
            return -TROOP * float(n)
        mine = float(strength(s.me) + 2 * n) + (1.0 if s.me[REVEALED] == 0 else 0.0)
        x = (mine - opponents) / HOPE
        return self.tables.stakes[s.t[CURRENT]] * (0.5 + 0.5 * x / (1.0 + abs(x))) - TROOP * float(n)


def strongest(s: State) -> float:
    """The strength of the best opponent, and what may be added to it."""
    best = 0.0
    for other in range(s.players):
        if other != s.seat:
            now = float(strength(s.seats[other]))
            if now > 0.0 and s.seats[other][REVEALED] == 0:
                now += 2.0
            best = max(best, now)
    return best


def of_step(s: State, faction: i64, left: float) -> float:
    """One more step on a track: the second has a point, the fourth a bonus and perhaps the alliance."""
    level = s.me[INFLUENCE + faction]
    holder = s.t[ALLIANCE + faction]
    if level == 0:
        return 0.35 if left > 0.5 else 0.1
    if level == 1:
        return 1.0
    if level == 2:
        return 0.3 if left > 0.5 else 0.05
    if level == 3:
        return 1.2 if holder == NONE else 0.5
    if holder != NONE and holder != s.seat:
        return 1.0 if level >= s.seats[holder][INFLUENCE + faction] else 0.4
    return 0.15 if level < end_of_track(faction) else 0.0


def of_step_down(s: State, faction: i64) -> float:
    level = s.me[INFLUENCE + faction]
    if level == 2:
        return 1.0
    if level == 4 and s.t[ALLIANCE + faction] == s.seat:
        return 1.2
    return 0.15 if level > 4 else 0.35
