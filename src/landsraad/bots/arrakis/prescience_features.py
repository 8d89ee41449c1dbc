"""How near the Atreides are to the prescience cards on show: what each still asks for, as a number from 0 to 1."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.bots.arrakis.distances import FAR, STEPS, TO_DESERT, TO_ERG, TO_MOUNTAIN, TO_PLATEAU
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
# How often each card can be taken when it is on show, roughly, in their order.
EASE: Final[Floats] = vector([0.5, 0.6, 0.35, 0.5, 0.5, 0.6, 0.5, 0.55, 0.6, 0.9, 0.3, 0.45, 0.45, 0.35, 0.8, 0.9])
ENOUGH: Final = 6  # cards that a deck should keep
ALL_OF_THEM: Final = 0.05
ABSENT: Final = 1  # steps that a leader beside the board counts as far away: it can be deployed to a sietch
LONGEST_WAY: Final = 15


@final
class Visions:
    def __init__(self, weights: dict[str, float]) -> None:
        self.met = weights["met"]
        self.ready = weights["ready"]
        self.near = weights["near"]
        self.ways: Floats = floats(LONGEST_WAY + 1)
        for i in range(LONGEST_WAY + 1):
            self.ways[i] = weights["way"] ** i
        self.wanted: Floats = floats(3)  # steps that the objective still asks for, of each marker
        self.missing = 0.0  # ... of all together

    def look(self, s: State) -> None:
        """What the objective asks for: the nearest, if there are two."""
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

    def useful(self, card: i64) -> float:
        """Steps of a card that the objective asks for."""
        total = 0.0
        for marker in range(3):
            total += min(float(STEPS_OF[3 * card + marker]), self.wanted[marker])
        return total

    def promise(self, s: State, time: float) -> float:
        """Steps that the cards on show are likely to bring in this round. `time`: how much of it is left, 1 to 0."""
        left = MOST - s.t[TAKEN]
        if left <= 0 or (s.t[STAGE] == END and s.stack[(s.depth - 1) * FRAME] != CLAIM_AT_END.id):
            return 0.0
        first, second = 0.0, 0.0
        for i in range(REVEALED.size(s.t)):
            card = REVEALED.card(s.t, i)
            value = self.useful(card)
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
        """What the cards to come are good for: the steps of one, on average, and a little of those of all."""
        total = 0.0
        n: i64 = 0
        for pile in (PRESCIENCE_DECK, REVEALED):
            for i in range(pile.size(s.t)):
                card = pile.card(s.t, i)
                total += EASE[card] * self.useful(card)
                n += 1
        return total * (1.0 / float(max(n, ENOUGH)) + ALL_OF_THEM)

    def shortage(self, s: State) -> float:
        """Steps that the objective asks for and no card brings any more: only settlements and stations do."""
        left = vec[float]([self.wanted[0], self.wanted[1], self.wanted[2]])
        for pile in (PRESCIENCE_DECK, REVEALED):
            for i in range(pile.size(s.t)):
                at = 3 * pile.card(s.t, i)
                for marker in range(3):
                    left[marker] -= float(STEPS_OF[at + marker])
        return max(left[0], 0.0) + max(left[1], 0.0) + max(left[2], 0.0)

    def nearness(self, s: State, card: i64, time: float) -> float:
        if card == DEW:
            return self.at_end(self.spread(s, TO_PLATEAU, 3), time)
        if card == WINDTRAPS:
            return self.at_end(self.spread(s, TO_MOUNTAIN, 3), time)
        if card == STUNTED:
            return self.at_end(self.spread(s, TO_ERG, 2), time)
        if card == DESERT_WAR:
            return self.at_end(self.outside(s), time)
        if card == MAHDI:
            return self.at_end(self.ways[self.to_sietch(s, where(s, paul(s)), True)], time)
        if card == TRAINING:
            return self.at_end(self.together(s), time)
        if card == WATER:
            return self.at_end(self.deep(s, paul(s)) * self.deep(s, jessica(s)), time)
        if card == LISAN:
            return self.at_end(self.tokens(s), time)
        return self.at_once(s, card, time)

    def at_end(self, done: float, time: float) -> float:
        """A condition that is asked for at the end of the round."""
        if done >= 0.999:
            return self.met
        return self.near * done * done * hurry(time)

    def at_once(self, s: State, card: i64, time: float) -> float:
        """What is ready to be taken waits for a while, and is lost with the last turn."""
        t = s.t
        ready = self.ready * hurry(time)
        if card == FAMILIES:
            return ready
        if card in (VISION, DRINKS, RITE) and unused(s, ATREIDES) == 0:  # they cost a die
            return 0.0
        if card == VISION:
            return ready if cards_of(s, ATREIDES) >= 2 else 0.6 * ready
        if card == DRINKS:
            at = t[LEADER_AT + paul(s)]
            return ready if at != NONE and is_in_safe_sector(s, at) else 0.5 * ready
        if card == RITE:
            way = self.ways[self.to_sietch(s, where(s, jessica(s)), False)]
            return ready if way >= 0.999 else ready * way * way
        happened: i64 = 0
        if card == SANDRIDER:
            happened = 1 if t[PAUL_RODE] >= 2 else 0
        elif card == SARDAUKAR_FALL:
            happened = t[SARDAUKAR_LOST]
        elif card == VICTORY:
            happened = t[FEDAYKIN_WON]
        elif t[HARVESTERS_LOST] == 1:  # the raid asks for two
            return self.near * 0.7
        else:
            happened = t[HARVESTERS_LOST]
        return self.met if happened > 0 else 0.25 * self.near * hurry(time)

    # ------------------------------------------------------------------ what conditions lack

    def spread(self, s: State, way: Cells, n: i64) -> float:
        """Legions in so many areas of a terrain: each counts by how near it is."""
        best, second, third = 0.0, 0.0, 0.0
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == ATREIDES:
                value = self.ways[way[area]]
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

    def outside(self, s: State) -> float:
        """Four legions in the desert, away from the sietches."""
        n = 0.0
        halves = 0.0
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == ATREIDES:
                kind = terrain(s, area)
                if kind in (DESERT, DEEP_DESERT) and not is_home(s, area):
                    n += 1.0
                else:
                    halves += self.ways[max(TO_DESERT[area], 1)]
        return min(n + min(halves, 4.0 - n), 4.0) / 4.0 if n < 4.0 else 1.0

    def to_sietch(self, s: State, frm: i64, hidden: bool) -> i64:
        if frm == NONE:
            return ABSENT
        best: i64 = FAR
        for sietch in range(8):
            at = s.t[SIETCH_AT + sietch]
            if at != NONE and not (hidden and s.t[SIETCH_SHOWN + sietch] > 0) and STEPS[frm][at] < best:
                best = STEPS[frm][at]
        return best

    def together(self, s: State) -> float:
        """Paul and Jessica in one sietch."""
        one = where(s, paul(s))
        two = where(s, jessica(s))
        if one == NONE and two == NONE:
            return self.ways[ABSENT + 1]
        if one == NONE:
            return self.ways[min(ABSENT + self.to_sietch(s, two, False), FAR)]
        if two == NONE:
            return self.ways[min(ABSENT + self.to_sietch(s, one, False), FAR)]
        return self.ways[min(STEPS[one][two] + self.to_sietch(s, one, False), FAR)]

    def deep(self, s: State, leader: i64) -> float:
        at = where(s, leader)
        if at == NONE:
            return self.ways[ABSENT + 1]
        if is_deep(s, at):
            return 1.0
        best: i64 = FAR
        steps = STEPS[at]
        for area in range(N_AREAS):
            if steps[area] < best and is_deep(s, area):
                best = steps[area]
        return self.ways[best]

    def tokens(self, s: State) -> float:
        """Two tokens with Paul."""
        at = where(s, paul(s))
        if at == NONE:
            return self.ways[ABSENT]
        n = s.t[TOKENS_HERE + at]
        if n >= 2:
            return 1.0
        if n == 1:
            return 0.7
        return 0.35


def where(s: State, leader: i64) -> i64:
    return s.t[LEADER_AT + leader]


def hurry(time: float) -> float:
    """What is left of a hope when so much of the round is left."""
    return 1.0 if time > 0.6 else time / 0.6


def is_home(s: State, area: i64) -> bool:
    for sietch in range(8):
        if s.t[SIETCH_AT + sietch] == area:
            return True
    return False
