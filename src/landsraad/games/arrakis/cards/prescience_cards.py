"""The 16 prescience cards.

Eight are claimed at the end of a round; only two of the others are documented.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.decks.planning import discard_planning
from landsraad.games.arrakis.legions.deployment_tokens import (
    discard_token,
    hidden_sietch,
    is_watched,
    show_sietch,
    show_token,
)
from landsraad.games.arrakis.map.geography import (
    DEEP_DESERT,
    DESERT,
    MINOR_ERG,
    MOUNTAIN,
    N_AREAS,
    PLATEAU,
    SECTORS,
    terrain,
)
from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    bodies,
    dismiss,
    settlement_side,
    take_units,
)
from landsraad.games.arrakis.pieces.named_leaders import jessica, lose_leaders, paul, to_tank
from landsraad.games.arrakis.pieces.shared_sides import cards_of, partner
from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    COUNTERS,
    DISCARD,
    DISCARDER,
    ELITE,
    FEDAYKIN,
    FEDAYKIN_WON,
    FLEE,
    HAND,
    HARKONNEN,
    HARVESTERS_LOST,
    HOLDER,
    LEADER_AT,
    N_COUNTERS,
    PAUL_RODE,
    REGULAR,
    REVEAL,
    SARDAUKAR_LOST,
    SECTOR,
    SPECIAL,
    TOKEN_AT,
    TOKENS_HERE,
    UNITS,
)
from landsraad.games.arrakis.state.component_types import PrescienceCard
from landsraad.games.arrakis.state.events import FAMILIES_FLED
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

KINDS: Final = ("mountain", "plateau", "minor_erg", "desert", "deep_desert")


def paul_area(s: State) -> i64:
    """The area with Paul; NONE if he is not on the board."""
    return s.t[LEADER_AT + paul(s)]


def jessica_area(s: State) -> i64:
    return s.t[LEADER_AT + jessica(s)]


def has_sietch(s: State, area: i64) -> bool:
    return settlement_side(s, area) == ATREIDES


# ------------------------------------------------------------------ conditions


class LegionsIn(Condition):
    """Atreides legions in enough areas of a terrain. Deep desert counts as desert."""

    def __init__(self, n: i64, kind: i64, open_only: bool = False) -> None:
        self.n = n
        self.kind = kind
        self.open_only = open_only  # areas with a sietch do not count

    def holds(self, s: State) -> bool:
        found: i64 = 0
        for area in range(N_AREAS):
            if s.t[HOLDER + area] != ATREIDES or (self.open_only and has_sietch(s, area)):
                continue
            here = terrain(s, area)
            if here == self.kind or (self.kind == DESERT and here == DEEP_DESERT):
                found += 1
        return found >= self.n

    def message(self) -> Message:
        if self.open_only:
            return Message("wfa-legions-outside", {"n": self.n, "terrain": KINDS[self.kind]})
        return Message("wfa-legions-in", {"n": self.n, "terrain": KINDS[self.kind]})


class TogetherInSietch(Condition):
    """Paul and Jessica are in one area with a sietch."""

    def holds(self, s: State) -> bool:
        at = paul_area(s)
        return at != NONE and at == jessica_area(s) and has_sietch(s, at)

    def message(self) -> Message:
        return Message("wfa-paul-and-jessica-in-sietch")


class DeepInDesert(Condition):
    """Paul and Jessica are in deep desert without a sietch, together or not."""

    def holds(self, s: State) -> bool:
        return is_deep(s, paul_area(s)) and is_deep(s, jessica_area(s))

    def message(self) -> Message:
        return Message("wfa-paul-and-jessica-in-deep-desert")


def is_deep(s: State, area: i64) -> bool:
    return area != NONE and terrain(s, area) == DEEP_DESERT and not has_sietch(s, area)


class JessicaInSietch(Condition):
    def holds(self, s: State) -> bool:
        at = jessica_area(s)
        return at != NONE and has_sietch(s, at)

    def message(self) -> Message:
        return Message("wfa-jessica-in-sietch")


class InThisPhase(Condition):
    """Something happened often enough in this action phase, or in this turn."""

    def __init__(self, key: str, cell: i64, n: i64) -> None:
        self.key = key
        self.cell = cell
        self.n = n

    def holds(self, s: State) -> bool:
        return s.t[self.cell] >= self.n

    def message(self) -> Message:
        return Message(self.key, {"n": self.n})


# ------------------------------------------------------------------ tasks


class ShowPaulsSietch(Effect):
    def possible(self, s: State) -> bool:
        at = paul_area(s)
        return at != NONE and hidden_sietch(s, at) and not is_watched(s, at)

    def run(self, s: State) -> None:
        show_sietch(s, paul_area(s))

    def message(self) -> Message:
        return Message("wfa-reveal-pauls-sietch")


class ShowPaulsTokens(Effect):
    """Reveals two tokens with Paul, of choice if there are more. `step` counts them."""

    asks = True

    def possible(self, s: State) -> bool:
        at = paul_area(s)
        return at != NONE and s.t[TOKENS_HERE + at] >= 2 and not is_watched(s, at)

    def options(self, s: State) -> None:
        at = paul_area(s)
        for counter in range(N_COUNTERS):
            if at != NONE and s.t[TOKEN_AT + counter] == at:
                s.offer(REVEAL.move(counter))

    def play(self, s: State, move: i64) -> None:
        if s.step == 0:
            s.again(self, 1)
        show_token(s, REVEAL.a(move))

    def message(self) -> Message:
        return Message("wfa-reveal-pauls-tokens", {"n": 2})


class PaulToTank(Effect):
    """Puts Paul into the tank from a sector without a Harkonnen legion."""

    def possible(self, s: State) -> bool:
        at = paul_area(s)
        return at != NONE and is_in_safe_sector(s, at)

    def run(self, s: State) -> None:
        to_tank(s, paul(s))

    def message(self) -> Message:
        return Message("wfa-paul-to-tank")


def is_in_safe_sector(s: State, area: i64) -> bool:
    """Is one of the area's sectors free of Harkonnen legions? The North Pole is in four sectors."""
    watched: i64 = 0
    for other in range(N_AREAS):
        if s.t[HOLDER + other] == HARKONNEN:
            watched |= SECTORS[other]
    for sector in range(len(SECTOR.names)):
        if SECTORS[area] >> sector & 1 and not watched >> sector & 1:
            return True
    return False


class SendFamilies(Effect):
    """Removes two units or tokens from areas with a sietch. `step` counts them."""

    asks = True

    def possible(self, s: State) -> bool:
        n: i64 = 0
        for area in range(N_AREAS):
            if s.t[HOLDER + area] == ATREIDES and has_sietch(s, area):
                n += bodies(s, area)
        return n >= 2

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if s.t[HOLDER + area] != ATREIDES or not has_sietch(s, area):
                continue
            for tier in range(3):
                if s.t[UNITS + tier * AREA_CAPACITY + area] > 0:
                    s.offer(FLEE.move(FEDAYKIN if tier == SPECIAL else ELITE if tier == ELITE else REGULAR, area))
            if s.t[TOKENS_HERE + area] > 0:
                for counter in range(N_COUNTERS):
                    if s.t[TOKEN_AT + counter] == area:
                        s.offer(FLEE.move(COUNTERS + counter, area))

    def play(self, s: State, move: i64) -> None:
        if s.step == 0:
            s.again(self, 1)
        figure, area = FLEE.a(move), FLEE.b(move)
        if figure >= COUNTERS:
            discard_token(s, figure - COUNTERS)
        else:
            tier = SPECIAL if figure == FEDAYKIN else figure
            take_units(s, area, tier, 1)
            dismiss(s, ATREIDES, tier, 1)
            if bodies(s, area) == 0:
                lose_leaders(s, area, ATREIDES)
        if s.has_listeners:
            s.emit(FAMILIES_FLED, s.seat, area)

    def message(self) -> Message:
        return Message("wfa-families-flee", {"n": 2})


FOR_OTHER: Final = 2  # in `step`: the card of a seat that its partner asked


class DiscardTwo(Effect):
    """Discards two planning cards from the hand. `step` counts them; partners may share the cost."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return cards_of(s, ATREIDES) >= 2

    def options(self, s: State) -> None:
        for i in range(HAND.size(s.me)):
            if not HAND.repeats(s.me, i):
                s.offer(DISCARD.move(HAND.card(s.me, i)))
        other = partner(s, s.seat)
        if other != NONE and not s.step & FOR_OTHER and HAND.size(s.seats[other]) > 0:
            s.offer(DISCARDER.move(other))

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 1  # whether its cards are alike is secret

    def play(self, s: State, move: i64) -> None:
        if DISCARDER.has(move):
            s.push(self, DISCARDER.a(move), s.source, s.step | FOR_OTHER)
            return
        if s.step % FOR_OTHER == 0:
            s.push(self, partner(s, s.seat) if s.step & FOR_OTHER else s.seat, s.source, 1)
        discard_planning(s, s.seat, DISCARD.a(move))

    def message(self) -> Message:
        return Message("wfa-discard-planning", {"n": 2})


# ------------------------------------------------------------------ the cards: Kwisatz Haderach, Sands, Jihad
PrescienceCard("dew_gatherers", True, (0, 2, 0), need=LegionsIn(3, PLATEAU))
PrescienceCard("paul_the_mahdi", True, (1, 0, 1), task=ShowPaulsSietch())
PrescienceCard("water_discipline", True, (1, 1, 0), need=DeepInDesert())
PrescienceCard("new_windtraps", True, (0, 1, 1), need=LegionsIn(3, MOUNTAIN))
PrescienceCard("stunted_worms", True, (1, 2, 0), need=LegionsIn(2, MINOR_ERG))
PrescienceCard("bene_gesserit_training", True, (2, 0, 0), need=TogetherInSietch())
PrescienceCard("desert_war", True, (0, 1, 2), need=LegionsIn(4, DESERT, open_only=True))
PrescienceCard("lisan_al_gaib", True, (1, 1, 1), task=ShowPaulsTokens())
PrescienceCard("paul_drinks_the_water_of_life", False, (2, 0, 1), task=PaulToTank(), die=True, reconstructed=True)
PrescienceCard("families_flee_to_the_southern_palmaries", False, (0, 2, 0), task=SendFamilies(), reconstructed=True)
# ------------------------------------------------------------------ replacements for six that no source shows
PrescienceCard("placeholder_sandrider", False, (1, 1, 0), reconstructed=True,
               need=InThisPhase("wfa-paul-rode", PAUL_RODE, 2))
PrescienceCard("placeholder_spice_raid", False, (0, 0, 2), reconstructed=True,
               need=InThisPhase("wfa-harvesters-lost", HARVESTERS_LOST, 2))
PrescienceCard("placeholder_sardaukar_fall", False, (0, 0, 2), reconstructed=True,
               need=InThisPhase("wfa-sardaukar-lost", SARDAUKAR_LOST, 1))
PrescienceCard("placeholder_first_victory", False, (1, 0, 2), reconstructed=True,
               need=InThisPhase("wfa-fedaykin-won", FEDAYKIN_WON, 1))
PrescienceCard("placeholder_rite_of_the_reverend_mother", False, (1, 2, 0), reconstructed=True, die=True,
               need=JessicaInSietch())
PrescienceCard("placeholder_vision_of_the_future", False, (2, 0, 1), reconstructed=True, die=True, task=DiscardTwo())
