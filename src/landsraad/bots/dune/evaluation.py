"""How well a seat stands in a game of the Imperium family, and which moves look good.

A standing is a sum of *features*, each a plain fact about a seat, times the weights in one table of named numbers; it
is measured in victory points. Standings become chances to win by comparing them: the nearer the end, the more a lead
counts. Weights come from games of the bots against each other.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from landsraad.bots.core.evaluation import SEATS, Judge, Manner
from landsraad.bots.core.vectors import Floats, floats, vector
from landsraad.bots.dune.component_values import Tables
from landsraad.bots.dune.fast_policy import Glance, Habits
from landsraad.bots.dune.value_network import Insight
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.rules.seats.teams import has_track
from landsraad.games.dune.rules.turns.combat_phase import strength
from landsraad.games.dune.rules.turns.rounds import GOAL, all_agents
from landsraad.games.dune.state.cells import (
    AGENTS,
    ALLIANCE,
    CHARISMA,
    CONFLICT_DECK,
    CONTROL,
    COUNCIL,
    CURRENT,
    DECK,
    DEPLOYED,
    DISCARD,
    FACTION,
    FRESH,
    GARRISON,
    HAND,
    HOUSE_HAGAL,
    IN_PLAY,
    INFLUENCE,
    INTRIGUES,
    LEVEL,
    PERSUASION,
    PLAYER,
    REVEALED,
    REVEALING,
    ROLES,
    ROUND,
    SANDWORMS,
    SOLARI,
    SPACE,
    SPICE,
    SWORDMASTER,
    SWORDS,
    VP,
    WATER,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import FRAME, State
from landsraad.kernel.game import Game

# ------------------------------------------------------------------ the features, in the order of `weights.IMPERIUM`
F_VP: Final = 0
F_SOLARI: Final = 1
F_SOLARI_MANY: Final = 2
F_SPICE: Final = 3
F_SPICE_MANY: Final = 4
F_WATER: Final = 5
F_WATER_MANY: Final = 6
F_SAVING: Final = 7
F_SAVING_SEAT: Final = 8
F_STEP: Final = 9  # and the three after it
F_PACT_FREE: Final = 13
F_ALLY_LEAD: Final = 14
F_ALLY_CHASE: Final = 15
F_SWORDMASTER: Final = 16
F_COUNCIL: Final = 17
F_AGENTS: Final = 18
F_GARRISON: Final = 19
F_GARRISON_MANY: Final = 20
F_INTRIGUE: Final = 21
F_INTRIGUES: Final = 22
F_ENDGAME: Final = 23
F_DECK_PERSUASION: Final = 24
F_DECK_SWORDS: Final = 25
F_DECK_AGENT: Final = 26
F_DECK_ICONS: Final = 27
F_DECK_EXTRA: Final = 28
F_DECK_COST: Final = 29
F_REVEAL: Final = 30
F_REVEAL_LATER: Final = 31
F_HAND_PERSUASION: Final = 32
F_HAND_LATER: Final = 33
F_HAND_AGENT: Final = 34
F_HAND: Final = 35
F_PURSE: Final = 36
F_FIGHT_VP: Final = 37
F_FIGHT: Final = 38
F_FIGHT_CONTROL: Final = 39
F_CONTROL: Final = 40
FAMILY: Final = 41  # how many there are; an edition's own come after them

HAND_SIZE: Final = 5.0
MOST: Final = int(GOAL)  # points that make a difference to how long a game still takes
RIVAL_CARD: Final = 2.0  # swords that an automa with units in the conflict turns up at its end
MASTER_PRICE: Final = 8  # solari: what to save for
SEAT_PRICE: Final = 5


@final
class Scales:
    """What to weigh with: the tables of `weights`."""

    def __init__(self, tables: Tables, weights: dict[str, float], reading: dict[str, float]) -> None:
        self.names = list(weights)
        self.weights: Floats = vector(list(weights.values()))
        self.heat, self.heat_left = reading["heat"], reading["heat_left"]
        self.left: Floats = vector([reading["length"] * (max(GOAL - 0.5 - lead, 0.0) / GOAL) ** reading["bend"]
                                    for lead in range(MOST + 1)])  # rounds to come, by the points of the leading seat
        self.noise_of_playouts = reading["noise"]
        self.manner = Manner(reading["explore"], reading["lean"], reading["sure"], int(reading["deals"]),
                             reading["patience"])
        self.hand_swords, self.far_swords = reading["hand_swords"], reading["far_swords"]
        self.hidden_swords, self.joining = reading["hidden_swords"], reading["joining"]
        self.rival_swords, self.rival_pace = reading["rival_swords"], reading["rival_pace"]
        self.deck: Floats = floats(len(tables.cost))  # of each card, in each round to come in which it is in hand
        for card in range(len(self.deck)):
            self.deck[card] = (self.weights[F_DECK_PERSUASION] * tables.persuasion[card]
                               + self.weights[F_DECK_SWORDS] * tables.swords[card]
                               + self.weights[F_DECK_AGENT] * tables.agent[card]
                               + self.weights[F_DECK_ICONS] * tables.icons[card]
                               + self.weights[F_DECK_EXTRA] * tables.extra[card]
                               + self.weights[F_DECK_COST] * tables.cost[card])


class FamilyJudge(Judge):
    """Who is alone with Rivals reads standings otherwise: they need no deck to make points, and they hurry."""

    def __init__(self, game: Game, book: Box, scales: Scales, alone: Scales,
                 habits: dict[str, tuple[float, float]]) -> None:
        super().__init__(game)
        self.book = book
        self.tables = tables_of(book)
        self.usual = scales
        self.alone = alone
        self.scales = scales
        self.room: Floats = floats(len(scales.weights))
        self.sums: Floats = floats(SEATS)  # of the standings of a team
        self.expected: Floats = floats(SEATS)  # strength of each seat in the conflict, in the end
        self.spread: Floats = floats(SEATS)  # how uncertain that is
        self.rounds_left = 0.0
        self.between = False  # a round has been dealt and nobody has moved in it: its cards tell nothing yet
        self.teams = game.plan.side != NONE  # do some seats win together?
        self.tracks: i64 = len(game.plan.own(FACTION).names)
        self.glance = Glance(self.tables, Habits(game.plan.moves, habits))
        self.insight: Insight | None = None  # of who is alone with Rivals

    def scales_of(self, s: State) -> Scales:
        return self.alone if s.t[LEVEL] != NONE else self.usual

    # ------------------------------------------------------------------ standings

    def shares(self, s: State, out: Floats) -> None:
        """Those who win together add up what they have, and each has the chance of the team."""
        if s.depth == 0:
            self.final_shares(s, out)
            return
        self.look_around(s)
        sums = self.sums
        for seat in range(s.players):
            sums[seat] = 0.0
        for seat in range(s.players):
            sums[self.team(s, seat)] += self.standing(s, seat)
        best = -1e9
        for seat in range(s.players):
            if self.team(s, seat) == seat and s.seats[seat][ROLES] != HOUSE_HAGAL:
                best = max(best, sums[seat])
        heat = self.scales.heat + self.scales.heat_left * self.rounds_left
        total = 0.0
        for seat in range(s.players):
            out[seat] = 0.0
            if s.seats[seat][ROLES] != HOUSE_HAGAL:
                out[seat] = math.exp((sums[self.team(s, seat)] - best) / heat)
                if self.team(s, seat) == seat:
                    total += out[seat]
        for seat in range(s.players):
            out[seat] = out[seat] / total

    def prospects(self, s: State, out: Floats) -> None:
        """Somebody alone with Rivals may have an insight into what the end of a round promises."""
        self.shares(s, out)
        insight = self.insight
        if insight is None or s.depth == 0 or s.t[LEVEL] == NONE or not is_between(s):
            return
        for seat in range(s.players):
            if s.seats[seat][ROLES] == PLAYER:
                chance = insight.chance(s, seat, out[seat])
                for other in range(s.players):
                    out[other] = chance if other == seat else (1.0 - chance) / float(s.players - 1)

    def team(self, s: State, seat: i64) -> i64:
        """The first of the seats that win together with this one."""
        if self.teams:
            for other in range(seat):
                if s.allied(seat, other):
                    return other
        return seat

    def look_around(self, s: State) -> None:
        """What the standings of all seats need: the time left, and the strength to be expected in the conflict."""
        self.scales = self.scales_of(s)
        self.between = is_between(s)
        self.rounds_left = self.time_left(s) + (1.0 if self.between else 0.0)
        for seat in range(s.players):
            if self.between:
                self.expected[seat] = 0.0
            else:
                self.expect(s, s.seats[seat], seat)

    def expect(self, s: State, me: Cells, seat: i64) -> None:
        """The strength a seat will have in the combat. Hands are those of the deal: guesses, for all but one."""
        units = me[DEPLOYED] + me[SANDWORMS]
        now = float(strength(me))
        if me[ROLES] != PLAYER:
            if units > 0 and me[SWORDS] == 0:
                now += RIVAL_CARD
            self.expected[seat] = now + self.scales.rival_swords * float(me[AGENTS])
            self.spread[seat] = 0.5 + self.scales.rival_swords * float(me[AGENTS])
            return
        if me[REVEALED] == 1:
            self.expected[seat] = now + self.scales.hidden_swords * float(INTRIGUES.size(me)) if units > 0 else 0.0
            self.spread[seat] = 0.4 + 0.4 * float(INTRIGUES.size(me))
            return
        swords = 0.0
        for i in range(HAND.size(me)):
            swords += self.tables.swords[HAND.card(me, i)]
        cards = self.scales.hidden_swords * float(INTRIGUES.size(me))
        agents = float(me[AGENTS])
        more = min(float(me[GARRISON]), 2.0) * min(agents, 1.0)
        if units > 0:
            self.expected[seat] = now + self.scales.hand_swords * swords + more + cards
        elif agents > 0.0:
            self.expected[seat] = self.scales.joining * (more + 1.0) + self.scales.far_swords * swords
        else:
            self.expected[seat] = 0.0
        self.spread[seat] = 0.8 + 1.2 * agents + 0.3 * swords

    def standing(self, s: State, seat: i64) -> float:
        """In points. `look_around` comes before it."""
        me = s.seats[seat]
        if me[ROLES] != PLAYER:
            return self.automa_standing(s, me, seat)
        room = self.room
        for i in range(len(room)):
            room[i] = 0.0
        self.fill(s, me, seat)
        total = self.rounds_left * self.hand_of_deck(me)
        for i in range(len(room)):
            total += room[i] * self.scales.weights[i]
        return total

    def automa_standing(self, s: State, me: Cells, seat: i64) -> float:
        """A Rival turns what it gathers into points by itself."""
        if me[ROLES] == HOUSE_HAGAL:
            return 0.0
        goods = float(me[SOLARI]) / 9.0 + float(me[SPICE]) / 9.0 + float(me[WATER]) / 4.0
        total = self.scales.rival_pace * self.rounds_left  # where a player has hands to come
        total += float(me[VP]) + goods + 0.25 * float(INTRIGUES.size(me)) + 0.1 * float(me[GARRISON])
        for faction in range(4):
            level = me[INFLUENCE + faction]
            if level == 1 or level == 3:
                total += 0.3
        self.room[F_FIGHT_VP] = 0.0
        self.room[F_FIGHT] = 0.0
        self.fight(s, seat)
        return total + self.room[F_FIGHT_VP] + self.room[F_FIGHT]

    def fill(self, s: State, me: Cells, seat: i64) -> None:
        """The features of a player's seat; an edition adds its own."""
        room = self.room
        left = self.rounds_left
        revealed = me[REVEALED] == 1 or self.between
        agents = 0.0 if revealed else float(me[AGENTS])
        time = left + (0.0 if revealed else 0.3 + 0.2 * agents)
        use = time / (time + 1.0)  # of things to spend
        room[F_VP] = float(me[VP])
        room[F_SOLARI] = use * float(me[SOLARI])
        room[F_SOLARI_MANY] = use * float(max(me[SOLARI] - 6, 0))
        if me[SWORDMASTER] == 0:
            room[F_SAVING] = left * part_saved(me[SOLARI], MASTER_PRICE)
        if me[COUNCIL] == 0:
            room[F_SAVING_SEAT] = left * part_saved(me[SOLARI], SEAT_PRICE)
        room[F_SPICE] = use * float(me[SPICE])
        room[F_SPICE_MANY] = use * float(max(me[SPICE] - 5, 0))
        room[F_WATER] = use * float(me[WATER])
        room[F_WATER_MANY] = use * float(max(me[WATER] - 3, 0))
        room[F_GARRISON] = use * float(me[GARRISON])
        room[F_GARRISON_MANY] = use * float(max(me[GARRISON] - 5, 0))
        room[F_SWORDMASTER] = left * float(me[SWORDMASTER])
        room[F_COUNCIL] = (left + (0.0 if revealed else 1.0)) * float(me[COUNCIL])
        room[F_AGENTS] = agents
        self.fill_tracks(s, me, seat, min(time, 1.0))
        for i in range(INTRIGUES.size(me)):
            room[F_INTRIGUE] += self.tables.intrigue[INTRIGUES.card(me, i)]
            room[F_ENDGAME] += self.tables.last[INTRIGUES.card(me, i)] / (1.0 + left)
        room[F_INTRIGUE] *= min(0.4 + time, 1.0)
        room[F_INTRIGUES] = use * float(min(INTRIGUES.size(me), 3))
        if not revealed:
            room[F_REVEAL] = 1.0
            room[F_REVEAL_LATER] = left
            self.fill_hand(me, agents)
            room[F_HAND_LATER] = left * room[F_HAND_PERSUASION]
        elif me[REVEALING] == 1:
            room[F_PURSE] = float(me[PERSUASION]) * left / (left + 1.0)
        self.fight(s, seat)
        room[F_FIGHT] *= left / (left + 1.0)
        room[F_FIGHT_CONTROL] *= left
        for i in range(SPACE.room):
            if s.t[CONTROL + i] == seat:
                room[F_CONTROL] += left

    def fill_tracks(self, s: State, me: Cells, seat: i64, time: float) -> None:
        room = self.room
        for faction in range(self.tracks):
            level = me[INFLUENCE + faction]
            if level == 0 or (self.teams and not has_track(s, seat, faction)):
                continue
            room[F_STEP + min(level, 4) - 1] += time
            holder = s.t[ALLIANCE + faction]
            if holder == NONE:
                if level == 3:
                    room[F_PACT_FREE] += time
            elif holder == seat:
                best: i64 = 0
                for other in range(s.players):
                    if other != seat:
                        best = max(best, s.seats[other][INFLUENCE + faction])
                room[F_ALLY_LEAD] += time * float(min(level - best, 3))
            elif level >= 3 and s.seats[holder][INFLUENCE + faction] - level <= 1:
                room[F_ALLY_CHASE] += time

    def hand_of_deck(self, me: Cells) -> float:
        """What a hand drawn from all one's cards is worth on average."""
        total = 0.0
        n: i64 = 0
        for pile in (DECK, HAND, DISCARD, IN_PLAY):
            cards = pile.size(me)
            for i in range(cards):
                total += self.scales.deck[pile.card(me, i)]
            n += cards
        return total * HAND_SIZE / float(max(n, 5))

    def fill_deck(self, me: Cells) -> None:
        """The same feature by feature, for those who tune the weights."""
        room = self.room
        n: i64 = 0
        for pile in (DECK, HAND, DISCARD, IN_PLAY):
            for i in range(pile.size(me)):
                card = pile.card(me, i)
                room[F_DECK_PERSUASION] += self.tables.persuasion[card]
                room[F_DECK_SWORDS] += self.tables.swords[card]
                room[F_DECK_AGENT] += self.tables.agent[card]
                room[F_DECK_ICONS] += self.tables.icons[card]
                room[F_DECK_EXTRA] += self.tables.extra[card]
                room[F_DECK_COST] += self.tables.cost[card]
            n += pile.size(me)
        for i in range(F_DECK_PERSUASION, F_DECK_COST + 1):
            room[i] *= self.rounds_left * HAND_SIZE / float(max(n, 5))

    def fill_hand(self, me: Cells, agents: float) -> None:
        room = self.room
        n = HAND.size(me)
        room[F_HAND_PERSUASION] = float(me[CHARISMA])
        for i in range(n):
            card = HAND.card(me, i)
            room[F_HAND_PERSUASION] += self.tables.persuasion[card]
            room[F_HAND_AGENT] += self.tables.agent[card] + self.tables.icons[card]
        if n > 0:
            room[F_HAND_AGENT] *= min(agents / float(n), 1.0)
        room[F_HAND] = float(n) if agents > 0.0 else 0.0

    # ------------------------------------------------------------------ the conflict

    def fight(self, s: State, seat: i64) -> None:
        """What the conflict is expected to bring: by how many others the seat is likely to be beaten."""
        mine = self.expected[seat]
        if mine <= 0.0 or s.t[CURRENT] == NONE:
            return
        none, one, two = 1.0, 0.0, 0.0  # the odds of being beaten by so many
        for other in range(s.players):
            if other == seat or self.expected[other] <= 0.0:
                continue
            x = (mine - self.expected[other]) / (self.spread[seat] + self.spread[other])
            beaten = 0.5 - 0.5 * x / (1.0 + abs(x))
            two = two * (1.0 - beaten) + one * beaten
            one = one * (1.0 - beaten) + none * beaten
            none = none * (1.0 - beaten)
        if strength(s.seats[seat]) == 0:  # not there yet
            none, one, two = 0.6 * none, 0.6 * one, 0.6 * two
        if s.players < 4:
            two = 0.0
        self.reckon(s, seat, none, one, two)

    def reckon(self, s: State, seat: i64, none: float, one: float, two: float) -> None:
        card = s.t[CURRENT]
        prize_vp, prize = self.tables.prize_vp, self.tables.prize
        self.room[F_FIGHT_VP] = none * prize_vp[0][card] + one * prize_vp[1][card] + two * prize_vp[2][card]
        self.room[F_FIGHT] = none * prize[0][card] + one * prize[1][card] + two * prize[2][card]
        if self.book.conflicts[card].control != NONE and s.seats[seat][ROLES] == PLAYER:
            self.room[F_FIGHT_CONTROL] = none

    # ------------------------------------------------------------------ turns

    def begins_turn(self, s: State) -> bool:
        return s.stack[(s.depth - 1) * FRAME] == self.book.turn.id and s.me[FRESH] == 1

    def epoch(self, s: State) -> i64:
        return s.t[ROUND]

    def lean(self, s: State, out: Floats) -> None:
        self.glance.lean(s, out, self.time_left(s))

    def noise(self) -> float:
        return self.scales.noise_of_playouts

    def manner(self, s: State) -> Manner:
        return self.scales_of(s).manner

    # ------------------------------------------------------------------ for those who tune the weights

    def features(self, s: State, seat: int) -> list[float]:
        self.look_around(s)
        self.standing(s, seat)
        if s.seats[seat][ROLES] == PLAYER:
            self.fill_deck(s.seats[seat])
        return [self.room[i] for i in range(len(self.room))]

    def time_left(self, s: State) -> float:
        """How many rounds are likely to follow this one."""
        scales = self.scales_of(s)
        lead: i64 = 0
        for seat in range(s.players):
            lead = max(lead, s.seats[seat][VP])
        return min(float(CONFLICT_DECK.size(s.t)), scales.left[min(lead, MOST)])


def part_saved(solari: i64, price: i64) -> float:
    """The last coins count more than the first."""
    part = float(min(solari, price)) / float(price)
    return part * part


def is_between(s: State) -> bool:
    """Rivals may have begun the round: they have no cards."""
    for seat in range(s.players):
        me = s.seats[seat]
        if me[ROLES] == PLAYER and (me[REVEALED] == 1 or me[AGENTS] < all_agents(s, seat)):
            return False
    return True


KNOWN_TABLES: Final[list[Tables]] = []


def tables_of(book: Box) -> Tables:
    """Made once for each edition."""
    for known in KNOWN_TABLES:
        if known.book is book:
            return known
    KNOWN_TABLES.append(Tables(book))
    return KNOWN_TABLES[-1]
