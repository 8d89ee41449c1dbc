"""How close the Atreides are to the prescience cards on display, as numbers from 0 to 1."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.arrakis.distances import FARTHEST, STEPS, TO_DESERT, TO_ERG, TO_MOUNTAIN, TO_PLATEAU
from landsraad.bots.core.vectors import Floats, floats, vector
from landsraad.games.arrakis.cards.prescience_cards import is_deep, is_in_safe_sector
from landsraad.games.arrakis.decks.prescience import CLAIM_AT_END, FEARLESS, MOST
from landsraad.games.arrakis.map.geography import DEEP_DESERT, DESERT, N_AREAS, terrain
from landsraad.games.arrakis.pieces.dice import unused
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.pieces.named_leaders import jessica, paul
from landsraad.games.arrakis.pieces.shared_sides import cards_of
from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    END,
    FEAR_ON,
    FEDAYKIN_WON,
    HARVESTERS_LOST,
    HOLDER,
    LEADER_AT,
    OBJECTIVES,
    PAUL_RODE,
    PRESCIENCE,
    PRESCIENCE_DECK,
    PRESCIENT,
    REVEALED,
    SARDAUKAR_LOST,
    SIETCH_AT,
    SIETCH_SHOWN,
    STAGE,
    TAKEN,
    TOKENS_HERE,
)
from landsraad.games.arrakis.state.component_types import OBJECTIVE_CARDS, PRESCIENCE_CARDS
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import FRAME, State

DEW: Final[i64] = PRESCIENCE.find("dew_gatherers")
MAHDI: Final[i64] = PRESCIENCE.find("paul_the_mahdi")
WATER: Final[i64] = PRESCIENCE.find("water_discipline")
WINDTRAPS: Final[i64] = PRESCIENCE.find("new_windtraps")
STUNTED: Final[i64] = PRESCIENCE.find("stunted_worms")
TRAINING: Final[i64] = PRESCIENCE.find("bene_gesserit_training")
DESERT_WAR: Final[i64] = PRESCIENCE.find("desert_war")
LISAN: Final[i64] = PRESCIENCE.find("lisan_al_gaib")
DRINKS: Final[i64] = PRESCIENCE.find("paul_drinks_the_water_of_life")
FAMILIES: Final[i64] = PRESCIENCE.find("families_flee_to_the_southern_palmaries")
SANDRIDER: Final[i64] = PRESCIENCE.find("placeholder_sandrider")
RAID: Final[i64] = PRESCIENCE.find("placeholder_spice_raid")
SARDAUKAR_FALL: Final[i64] = PRESCIENCE.find("placeholder_sardaukar_fall")
VICTORY: Final[i64] = PRESCIENCE.find("placeholder_first_victory")
RITE: Final[i64] = PRESCIENCE.find("placeholder_rite_of_the_reverend_mother")
VISION: Final[i64] = PRESCIENCE.find("placeholder_vision_of_the_future")

STEPS_OF: Final[Cells] = vec[i64]([step for card in PRESCIENCE_CARDS for step in card.steps])
NEEDS_OF: Final[Cells] = vec[i64]([need for card in OBJECTIVE_CARDS for need in card.needs])
# Roughly how often each card can be taken when it is on display, in the order of the cards.
LIKELIHOOD: Final[Floats] = vector([0.5, 0.6, 0.35, 0.5, 0.5, 0.6, 0.5, 0.55, 0.6, 0.9, 0.3, 0.45, 0.45, 0.35, 0.8,
                                    0.9])
LEAST_DECK: Final = 6  # cards; a smaller deck counts as this many
WHOLE_DECK: Final = 0.05
ABSENT_LEADER: Final = 1  # distance of a leader beside the board: it can be deployed to a sietch
LONGEST_WAY: Final = 15


@final
class PrescienceFeatures:
    """Progress towards the objective and the cards on display.

    wanted: steps that the objective still needs, of each marker. missing: their sum.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.met = weights["met"]
        self.ready = weights["ready"]
        self.near = weights["near"]
        self.by_distance: Floats = floats(LONGEST_WAY + 1)
        for i in range(LONGEST_WAY + 1):
            self.by_distance[i] = weights["way"] ** i
        self.wanted: Floats = floats(3)
        self.missing = 0.0

    def read_objective(self, s: State) -> None:
        """Finds the objective that needs the fewest steps."""
        mine = treasury(s, ATREIDES)
        self.missing = 1e9
        t = s.t
        for i in range(OBJECTIVES.size(mine)):
            at = 3 * OBJECTIVES.card(mine, i)
            total = 0.0
            for marker in range(3):
                total += float(max(NEEDS_OF[at + marker] - t[PRESCIENT + marker], 0))
            if total < self.missing:
                self.missing = total
                for marker in range(3):
                    self.wanted[marker] = float(max(NEEDS_OF[at + marker] - t[PRESCIENT + marker], 0))

    def useful_steps(self, card: i64) -> float:
        """Returns how many steps of a card the objective needs."""
        total = 0.0
        for marker in range(3):
            total += min(float(STEPS_OF[3 * card + marker]), self.wanted[marker])
        return total

    def promise(self, s: State, time: float) -> float:
        """Returns the steps that cards are likely to bring this round. `time` is the part of it left."""
        left = MOST - s.t[TAKEN]
        if left <= 0 or (s.t[STAGE] == END and s.stack[(s.depth - 1) * FRAME] != CLAIM_AT_END.id):
            return 0.0
        first, second = 0.0, 0.0
        for i in range(REVEALED.size(s.t)):
            card = REVEALED.card(s.t, i)
            value = self.useful_steps(card)
            if s.t[FEAR_ON] == card:
                value += min(float(FEARLESS), self.missing - value)
            if value > 0.0:
                value *= self.nearness(s, card, time)
            if value > first:
                second = first
                first = value
            elif value > second:
                second = value
        return first + second if left > 1 else first

    def outlook(self, s: State) -> float:
        """Returns the useful steps of an average card to come, and a little of all of them."""
        total = 0.0
        n: i64 = 0
        for pile in (PRESCIENCE_DECK, REVEALED):
            for i in range(pile.size(s.t)):
                card = pile.card(s.t, i)
                total += LIKELIHOOD[card] * self.useful_steps(card)
                n += 1
        return total * (1.0 / float(max(n, LEAST_DECK)) + WHOLE_DECK)

    def shortage(self, s: State) -> float:
        """Returns the steps that no card brings any more. Only settlements and stations do."""
        left = vec[float]([self.wanted[0], self.wanted[1], self.wanted[2]])
        for pile in (PRESCIENCE_DECK, REVEALED):
            for i in range(pile.size(s.t)):
                at = 3 * pile.card(s.t, i)
                for marker in range(3):
                    left[marker] -= float(STEPS_OF[at + marker])
        return max(left[0], 0.0) + max(left[1], 0.0) + max(left[2], 0.0)

    def nearness(self, s: State, card: i64, time: float) -> float:
        """Returns the chance to get a card this round."""
        if card == DEW:
            return self.at_end(self.legions_on_terrain(s, TO_PLATEAU, 3), time)
        if card == WINDTRAPS:
            return self.at_end(self.legions_on_terrain(s, TO_MOUNTAIN, 3), time)
        if card == STUNTED:
            return self.at_end(self.legions_on_terrain(s, TO_ERG, 2), time)
        if card == DESERT_WAR:
            return self.at_end(self.legions_in_desert(s), time)
        if card == MAHDI:
            return self.at_end(self.by_distance[self.to_sietch(s, area_of(s, paul(s)), True)], time)
        if card == TRAINING:
            return self.at_end(self.leaders_in_sietch(s), time)
        if card == WATER:
            return self.at_end(self.near_deep_desert(s, paul(s)) * self.near_deep_desert(s, jessica(s)), time)
        if card == LISAN:
            return self.at_end(self.tokens_with_paul(s), time)
        return self.at_once(s, card, time)

    def at_end(self, done: float, time: float) -> float:
        """For a condition that is checked at the end of the round."""
        if done >= 0.999:
            return self.met
        return self.near * done * done * time_factor(time)

    def at_once(self, s: State, card: i64, time: float) -> float:
        """For a card that can be taken in a turn. It is lost with the last turn of the round."""
        t = s.t
        ready = self.ready * time_factor(time)
        if card == FAMILIES:
            return ready
        if card in (VISION, DRINKS, RITE) and unused(s, ATREIDES) == 0:  # these cost a die
            return 0.0
        if card == VISION:
            return ready if cards_of(s, ATREIDES) >= 2 else 0.6 * ready
        if card == DRINKS:
            at = t[LEADER_AT + paul(s)]
            return ready if at != NONE and is_in_safe_sector(s, at) else 0.5 * ready
        if card == RITE:
            way = self.by_distance[self.to_sietch(s, area_of(s, jessica(s)), False)]
            return ready if way >= 0.999 else ready * way * way
        happened: i64 = 0
        if card == SANDRIDER:
            happened = 1 if t[PAUL_RODE] >= 2 else 0
        elif card == SARDAUKAR_FALL:
            happened = t[SARDAUKAR_LOST]
        elif card == VICTORY:
            happened = t[FEDAYKIN_WON]
        elif t[HARVESTERS_LOST] == 1:  # the raid needs two
            return self.near * 0.7
        else:
            happened = t[HARVESTERS_LOST]
        return self.met if happened > 0 else 0.25 * self.near * time_factor(time)

    # ------------------------------------------------------------------ progress of conditions, 0 to 1

    def legions_on_terrain(self, s: State, way: Cells, n: i64) -> float:
        """Legions in `n` areas of a terrain, each by its distance."""
        best, second, third = 0.0, 0.0, 0.0
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == ATREIDES:
                value = self.by_distance[way[area]]
                if value > best:
                    third = second
                    second = best
                    best = value
                elif value > second:
                    third = second
                    second = value
                elif value > third:
                    third = value
        if n == 2:
            return (best + second) / 2.0
        return (best + second + third) / 3.0

    def legions_in_desert(self, s: State) -> float:
        """Four legions in the desert, outside sietches."""
        n = 0.0
        halves = 0.0
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == ATREIDES:
                kind = terrain(s, area)
                if kind in (DESERT, DEEP_DESERT) and not is_sietch(s, area):
                    n += 1.0
                else:
                    halves += self.by_distance[max(TO_DESERT[area], 1)]
        return min(n + min(halves, 4.0 - n), 4.0) / 4.0 if n < 4.0 else 1.0

    def to_sietch(self, s: State, origin: i64, hidden: bool) -> i64:
        """Returns the distance to the nearest sietch, or the nearest hidden one."""
        if origin == NONE:
            return ABSENT_LEADER
        best: i64 = FARTHEST
        for sietch in range(8):
            at = s.t[SIETCH_AT + sietch]
            if at != NONE and not (hidden and s.t[SIETCH_SHOWN + sietch] > 0) and STEPS[origin][at] < best:
                best = STEPS[origin][at]
        return best

    def leaders_in_sietch(self, s: State) -> float:
        """Paul and Jessica in the same sietch."""
        one = area_of(s, paul(s))
        two = area_of(s, jessica(s))
        if one == NONE and two == NONE:
            return self.by_distance[ABSENT_LEADER + 1]
        if one == NONE:
            return self.by_distance[min(ABSENT_LEADER + self.to_sietch(s, two, False), FARTHEST)]
        if two == NONE:
            return self.by_distance[min(ABSENT_LEADER + self.to_sietch(s, one, False), FARTHEST)]
        return self.by_distance[min(STEPS[one][two] + self.to_sietch(s, one, False), FARTHEST)]

    def near_deep_desert(self, s: State, leader: i64) -> float:
        """A leader in the deep desert."""
        at = area_of(s, leader)
        if at == NONE:
            return self.by_distance[ABSENT_LEADER + 1]
        if is_deep(s, at):
            return 1.0
        best: i64 = FARTHEST
        steps = STEPS[at]
        for area in range(N_AREAS):
            if steps[area] < best and is_deep(s, area):
                best = steps[area]
        return self.by_distance[best]

    def tokens_with_paul(self, s: State) -> float:
        """Two tokens in Paul's area."""
        at = area_of(s, paul(s))
        if at == NONE:
            return self.by_distance[ABSENT_LEADER]
        n = s.t[TOKENS_HERE + at]
        if n >= 2:
            return 1.0
        if n == 1:
            return 0.7
        return 0.35


def area_of(s: State, leader: i64) -> i64:
    return s.t[LEADER_AT + leader]


def time_factor(time: float) -> float:
    """How much of a chance remains when this part of the round is left."""
    return 1.0 if time > 0.6 else time / 0.6


def is_sietch(s: State, area: i64) -> bool:
    """Whether there is a sietch in this area."""
    for sietch in range(8):
        if s.t[SIETCH_AT + sietch] == area:
            return True
    return False
