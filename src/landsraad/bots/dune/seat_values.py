"""The value of a seat in the Dune: Imperium family, in victory points.

A value is a sum of *features*, plain numbers about a seat, times the weights of `weights.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.core.evaluation import SEATS, Evaluation
from landsraad.bots.core.vectors import Floats, floats
from landsraad.bots.dune.component_values import component_values_of
from landsraad.bots.dune.feature_index import (
    F_AGENTS,
    F_ALLIANCE_FREE,
    F_ALLY_CHASE,
    F_ALLY_LEAD,
    F_CONFLICT,
    F_CONFLICT_CONTROL,
    F_CONFLICT_VP,
    F_CONTROL,
    F_COUNCIL,
    F_DECK_AGENT,
    F_DECK_COST,
    F_DECK_EXTRA,
    F_DECK_ICONS,
    F_DECK_PERSUASION,
    F_DECK_SWORDS,
    F_ENDGAME,
    F_GARRISON,
    F_GARRISON_MANY,
    F_HAND,
    F_HAND_AGENT,
    F_HAND_LATER,
    F_HAND_PERSUASION,
    F_INTRIGUE,
    F_INTRIGUES,
    F_PERSUASION_LEFT,
    F_REVEAL,
    F_REVEAL_LATER,
    F_SAVING_COUNCIL,
    F_SAVING_SWORDMASTER,
    F_SOLARI,
    F_SOLARI_MANY,
    F_SPICE,
    F_SPICE_MANY,
    F_SWORDMASTER,
    F_TRACK,
    F_VP,
    F_WATER,
    F_WATER_MANY,
)
from landsraad.bots.dune.module_values import ModuleValues
from landsraad.bots.dune.weight_vectors import MOST_POINTS, Weights
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.module import GOAL
from landsraad.games.dune.rules.seats.teams import has_track
from landsraad.games.dune.rules.troops.units import strength, units
from landsraad.games.dune.rules.turns.rounds import all_agents
from landsraad.games.dune.state.cells import (
    AGENTS,
    ALLIANCE,
    CONFLICT_DECK,
    CONTROL,
    COUNCIL,
    CURRENT,
    DECK,
    DISCARD,
    EXTRA_PERSUASION,
    FACTION,
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
    SOLARI,
    SPACE,
    SPICE,
    SWORDMASTER,
    SWORDS,
    VP,
    WATER,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game

HAND_SIZE: Final = 5.0
AUTOMA_CARD_SWORDS: Final = 2.0  # that an automa with units in the conflict gets from its card
SWORDMASTER_PRICE: Final = 8  # solari
COUNCIL_PRICE: Final = 5
HARDEST: Final = 3  # solo level, at which the player cannot hire the Swordmaster (IMP-SOLO-01)


class SeatValues(Evaluation):
    """Values of seats in victory points: features times weights. Solo games and their hardest level have their own."""

    def __init__(self, game: Game, box: Box, multiplayer: Weights, solo: Weights, hardest: Weights,
                 without_modules: bool = False) -> None:
        super().__init__(game)
        self.box = box
        self.values = component_values_of(box, without_modules)
        self.multiplayer = multiplayer
        self.solo = solo
        self.hardest = hardest
        self.weights = multiplayer  # of the position in question
        self.features: Floats = floats(len(multiplayer.of_feature))
        self.expected_strength: Floats = floats(SEATS)
        self.strength_spread: Floats = floats(SEATS)  # uncertainty of the expected strength
        self.rounds_left = 0.0
        self.between_rounds = False  # a new round was dealt, but nobody has moved: hands tell nothing yet
        self.has_teams = game.plan.side != NONE
        self.module_values = ModuleValues([] if without_modules else box.modules, game.plan)
        self.n_tracks: i64 = len(game.plan.domain_for(FACTION).names)

    def weights_for(self, s: State) -> Weights:
        """Returns the weights for this kind of game."""
        level = s.t[LEVEL]
        if level == NONE:
            return self.multiplayer
        return self.hardest if level == HARDEST else self.solo

    def prepare(self, s: State) -> None:
        """Computes what the values of all seats need: rounds left, and expected strengths in the conflict."""
        self.weights = self.weights_for(s)
        self.between_rounds = is_between_rounds(s)
        self.rounds_left = self.expected_rounds_left(s) + (1.0 if self.between_rounds else 0.0)
        for seat in range(s.players):
            if self.between_rounds:
                self.expected_strength[seat] = 0.0
            else:
                self.expect_strength(s, s.seats[seat], seat)

    def expected_rounds_left(self, s: State) -> float:
        """Estimates how many rounds follow this one."""
        weights = self.weights_for(s)
        lead: i64 = 0
        for seat in range(s.players):
            lead = max(lead, s.seats[seat][VP])
        lead -= self.box.goal_for(s.players) - GOAL  # the same distance to another goal
        return min(float(CONFLICT_DECK.size(s.t)), weights.rounds_left[min(max(lead, 0), MOST_POINTS)])

    def seat_value(self, s: State, seat: i64) -> float:
        """Returns the value of a seat in victory points. Call `prepare` first."""
        me = s.seats[seat]
        if me[ROLES] != PLAYER:
            return self.automa_value(s, me, seat)
        features = self.features
        for i in range(len(features)):
            features[i] = 0.0
        self.fill_features(s, me, seat)
        total = self.rounds_left * self.average_hand_value(me)
        for i in range(len(features)):
            total += features[i] * self.weights.of_feature[i]
        return total + self.module_values.value(me, self.rounds_left)

    def automa_value(self, s: State, me: Cells, seat: i64) -> float:
        """The value of an automa. A Rival turns its resources into points by itself."""
        if me[ROLES] == HOUSE_HAGAL:
            return 0.0
        goods = float(me[SOLARI]) / 9.0 + float(me[SPICE]) / 9.0 + float(me[WATER]) / 4.0
        total = self.weights.rival_pace * self.rounds_left  # a player has cards instead
        total += float(me[VP]) + goods + 0.25 * float(INTRIGUES.size(me)) + 0.1 * float(me[GARRISON])
        for faction in range(4):
            level = me[INFLUENCE + faction]
            if level == 1 or level == 3:
                total += 0.3
        self.features[F_CONFLICT_VP] = 0.0
        self.features[F_CONFLICT] = 0.0
        self.fill_conflict(s, seat)
        return total + self.features[F_CONFLICT_VP] + self.features[F_CONFLICT]

    # ------------------------------------------------------------------ features

    def feature_vector(self, s: State, seat: int) -> list[float]:
        """Returns all features of a seat. For tuning and tests."""
        self.prepare(s)
        self.seat_value(s, seat)
        if s.seats[seat][ROLES] == PLAYER:
            self.fill_deck_features(s.seats[seat])
        return [self.features[i] for i in range(len(self.features))]

    def fill_features(self, s: State, me: Cells, seat: i64) -> None:
        """Fills in the features of a player. The evaluation of one game adds its own."""
        features = self.features
        left = self.rounds_left
        revealed = me[REVEALED] == 1 or self.between_rounds
        agents = 0.0 if revealed else float(me[AGENTS])
        time = left + (0.0 if revealed else 0.3 + 0.2 * agents)
        use = time / (time + 1.0)  # how much of a resource can still be spent
        features[F_VP] = float(me[VP])
        features[F_SOLARI] = use * float(me[SOLARI])
        features[F_SOLARI_MANY] = use * float(max(me[SOLARI] - 6, 0))
        if me[SWORDMASTER] == 0:
            features[F_SAVING_SWORDMASTER] = left * saved_fraction(me[SOLARI], SWORDMASTER_PRICE)
        if me[COUNCIL] == 0:
            features[F_SAVING_COUNCIL] = left * saved_fraction(me[SOLARI], COUNCIL_PRICE)
        features[F_SPICE] = use * float(me[SPICE])
        features[F_SPICE_MANY] = use * float(max(me[SPICE] - 5, 0))
        features[F_WATER] = use * float(me[WATER])
        features[F_WATER_MANY] = use * float(max(me[WATER] - 3, 0))
        features[F_GARRISON] = use * float(me[GARRISON])
        features[F_GARRISON_MANY] = use * float(max(me[GARRISON] - 5, 0))
        features[F_SWORDMASTER] = left * float(me[SWORDMASTER])
        features[F_COUNCIL] = (left + (0.0 if revealed else 1.0)) * float(me[COUNCIL])
        features[F_AGENTS] = agents
        self.fill_tracks(s, me, seat, min(time, 1.0))
        for i in range(INTRIGUES.size(me)):
            features[F_INTRIGUE] += self.values.intrigue[INTRIGUES.card(me, i)]
            features[F_ENDGAME] += self.values.endgame_points[INTRIGUES.card(me, i)] / (1.0 + left)
        features[F_INTRIGUE] *= min(0.4 + time, 1.0)
        features[F_INTRIGUES] = use * float(min(INTRIGUES.size(me), 3))
        if not revealed:
            features[F_REVEAL] = 1.0
            features[F_REVEAL_LATER] = left
            self.fill_hand(me, agents)
            features[F_HAND_LATER] = left * features[F_HAND_PERSUASION]
        elif me[REVEALING] == 1:
            features[F_PERSUASION_LEFT] = float(me[PERSUASION]) * left / (left + 1.0)
        self.fill_conflict(s, seat)
        features[F_CONFLICT] *= left / (left + 1.0)
        features[F_CONFLICT_CONTROL] *= left
        for i in range(SPACE.capacity):
            if s.t[CONTROL + i] == seat:
                features[F_CONTROL] += left

    def fill_tracks(self, s: State, me: Cells, seat: i64, time: float) -> None:
        """Features of the influence tracks."""
        features = self.features
        for faction in range(self.n_tracks):
            level = me[INFLUENCE + faction]
            if level == 0 or (self.has_teams and not has_track(s, seat, faction)):
                continue
            features[F_TRACK + min(level, 4) - 1] += time
            holder = s.t[ALLIANCE + faction]
            if holder == NONE:
                if level == 3:
                    features[F_ALLIANCE_FREE] += time
            elif holder == seat:
                best: i64 = 0
                for other in range(s.players):
                    if other != seat:
                        best = max(best, s.seats[other][INFLUENCE + faction])
                features[F_ALLY_LEAD] += time * float(min(level - best, 3))
            elif level >= 3 and s.seats[holder][INFLUENCE + faction] - level <= 1:
                features[F_ALLY_CHASE] += time

    def fill_hand(self, me: Cells, agents: float) -> None:
        """Features of the cards in hand, before they are revealed."""
        features = self.features
        n = HAND.size(me)
        features[F_HAND_PERSUASION] = float(me[EXTRA_PERSUASION])
        for i in range(n):
            card = HAND.card(me, i)
            features[F_HAND_PERSUASION] += self.values.persuasion[card]
            features[F_HAND_AGENT] += self.values.agent[card] + self.values.icons[card]
        if n > 0:
            features[F_HAND_AGENT] *= min(agents / float(n), 1.0)
        features[F_HAND] = float(n) if agents > 0.0 else 0.0

    def average_hand_value(self, me: Cells) -> float:
        """Returns the value of an average hand drawn from all cards of the seat."""
        total = 0.0
        n: i64 = 0
        for pile in (DECK, HAND, DISCARD, IN_PLAY):
            cards = pile.size(me)
            for i in range(cards):
                total += self.weights.deck[pile.card(me, i)]
            n += cards
        return total * HAND_SIZE / float(max(n, 5))

    def fill_deck_features(self, me: Cells) -> None:
        """The features behind `average_hand_value`, one by one. For tuning only."""
        features = self.features
        n: i64 = 0
        for pile in (DECK, HAND, DISCARD, IN_PLAY):
            for i in range(pile.size(me)):
                card = pile.card(me, i)
                features[F_DECK_PERSUASION] += self.values.persuasion[card]
                features[F_DECK_SWORDS] += self.values.swords[card]
                features[F_DECK_AGENT] += self.values.agent[card]
                features[F_DECK_ICONS] += self.values.icons[card]
                features[F_DECK_EXTRA] += self.values.extra[card]
                features[F_DECK_COST] += self.values.cost[card]
            n += pile.size(me)
        for i in range(F_DECK_PERSUASION, F_DECK_COST + 1):
            features[i] *= self.rounds_left * HAND_SIZE / float(max(n, 5))

    # ------------------------------------------------------------------ the conflict

    def expect_strength(self, s: State, me: Cells, seat: i64) -> None:
        """Estimates the strength of a seat in the combat. Other seats' hands are guesses."""
        n = units(s, me)
        now = float(strength(s, me))
        if me[ROLES] != PLAYER:
            if n > 0 and me[SWORDS] == 0:
                now += AUTOMA_CARD_SWORDS
            self.expected_strength[seat] = now + self.weights.rival_swords * float(me[AGENTS])
            self.strength_spread[seat] = 0.5 + self.weights.rival_swords * float(me[AGENTS])
            return
        if me[REVEALED] == 1:
            cards = self.weights.intrigue_swords * float(INTRIGUES.size(me))
            self.expected_strength[seat] = now + cards if n > 0 else 0.0
            self.strength_spread[seat] = 0.4 + 0.4 * float(INTRIGUES.size(me))
            return
        swords = 0.0
        for i in range(HAND.size(me)):
            swords += self.values.swords[HAND.card(me, i)]
        cards = self.weights.intrigue_swords * float(INTRIGUES.size(me))
        agents = float(me[AGENTS])
        more = min(float(me[GARRISON]), 2.0) * min(agents, 1.0)
        if n > 0:
            self.expected_strength[seat] = now + self.weights.hand_swords * swords + more + cards
        elif agents > 0.0:
            self.expected_strength[seat] = self.weights.joining * (more + 1.0) + self.weights.far_swords * swords
        else:
            self.expected_strength[seat] = 0.0
        self.strength_spread[seat] = 0.8 + 1.2 * agents + 0.3 * swords

    def fill_conflict(self, s: State, seat: i64) -> None:
        """Features of the expected rewards: how many other seats are likely to beat this one?"""
        mine = self.expected_strength[seat]
        if mine <= 0.0 or s.t[CURRENT] == NONE:
            return
        none, one, two = 1.0, 0.0, 0.0  # probabilities to be beaten by so many
        for other in range(s.players):
            if other == seat or self.expected_strength[other] <= 0.0:
                continue
            x = (mine - self.expected_strength[other]) / (self.strength_spread[seat] + self.strength_spread[other])
            beaten = 0.5 - 0.5 * x / (1.0 + abs(x))
            two = two * (1.0 - beaten) + one * beaten
            one = one * (1.0 - beaten) + none * beaten
            none = none * (1.0 - beaten)
        if strength(s, s.seats[seat]) == 0:  # has not joined yet
            none, one, two = 0.6 * none, 0.6 * one, 0.6 * two
        if s.players < 4:
            two = 0.0
        self.fill_rewards(s, seat, none, one, two)

    def fill_rewards(self, s: State, seat: i64, none: float, one: float, two: float) -> None:
        """Features of the rewards, given the probabilities to be beaten by none, one or two seats."""
        card = s.t[CURRENT]
        reward_vp, reward = self.values.reward_vp, self.values.reward
        self.features[F_CONFLICT_VP] = none * reward_vp[0][card] + one * reward_vp[1][card] + two * reward_vp[2][card]
        self.features[F_CONFLICT] = none * reward[0][card] + one * reward[1][card] + two * reward[2][card]
        if self.box.conflicts[card].control != NONE and s.seats[seat][ROLES] == PLAYER:
            self.features[F_CONFLICT_CONTROL] = none


def saved_fraction(solari: i64, price: i64) -> float:
    """How far a seat has saved for something. The last coins count more than the first."""
    part = float(min(solari, price)) / float(price)
    return part * part


def is_between_rounds(s: State) -> bool:
    """Whether no player has moved in this round. Automas may have: they have no cards."""
    for seat in range(s.players):
        me = s.seats[seat]
        if me[ROLES] == PLAYER and (me[REVEALED] == 1 or me[AGENTS] < all_agents(s, seat)):
            return False
    return True
