"""Where a House Hagal card sends a Rival, and why it may skip the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.destinations import CLOSED, OCCUPIED, Fork, is_blocked
from landsraad.games.dune.automa.hagal.turn import is_decisive
from landsraad.games.dune.automa.rivals.cells import SMART
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.rules.agents.the_voice import silenced
from landsraad.games.dune.rules.seats.influence import best_rival
from landsraad.games.dune.state.cells import ALLIANCE, BONUS_SPICE, INFLUENCE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message

# Reasons to skip a card in `cells.WHY`, besides those that all automas have.
NO_SPICE_THERE: Final = 2
SAFE: Final = 5
BEHIND: Final = 6

SAFE_LEAD: Final = 1  # lead in influence with which an alliance is safe
LOST_CAUSE: Final = 2  # deficit in influence that is too large
KNOWN_THERE: Final = 2  # influence from which on the Rival may give up


class DecisiveConflict(Fork):
    """Whether the current conflict card is of the third level."""

    def holds(self, s: State) -> bool:
        return is_decisive(s)

    def because(self, s: State) -> i64:
        return 3 if is_decisive(s) else 2

    def message(self) -> Message:
        return Message("if-conflict-level", {"level": 3})


class MoreBonusSpice(Fork):
    """Whether that space has more bonus spice than the other; a tie goes to the other."""

    def __init__(self, space: str, than: str) -> None:
        self.space = space
        self.than = than

    def lead(self, s: State) -> i64:
        names = box_of(s).space_ids
        return BONUS_SPICE.of(s.t, names.find(self.space)) - BONUS_SPICE.of(s.t, names.find(self.than))

    def holds(self, s: State) -> bool:
        return self.lead(s) > 0

    def because(self, s: State) -> i64:
        return 5 if self.lead(s) == 0 else 4

    def message(self) -> Message:
        return Message("if-more-bonus-spice", {"space": self.space, "than": self.than})


def obstacle(s: State, card: HagalCard, where: i64) -> i64:
    """Returns why the Rival skips the card, or NONE."""
    place = box_of(s).spaces[where]
    if is_blocked(s, where):
        return OCCUPIED
    if silenced(s) >> where & 1:
        return CLOSED
    if card.need is not None and not card.need.holds(s):
        return card.why_skipped
    if place.maker > 0 and BONUS_SPICE.of(s.t, where) == 0:
        return NO_SPICE_THERE
    return politics(s, place) if s.t[SMART] == 1 else NONE


def politics(s: State, place: Space) -> i64:
    """Smart Politics: skips free faction spaces where influence is useless or too late (UPR-RIVAL-75 to 77)."""
    if place.faction == NONE or place.cost > 0:
        return NONE
    mine = s.me[INFLUENCE + place.faction]
    best = best_rival(s, s.seat, place.faction)
    if s.t[ALLIANCE + place.faction] == s.seat and mine >= best + SAFE_LEAD:
        return SAFE
    return BEHIND if mine >= KNOWN_THERE and best >= mine + LOST_CAUSE else NONE


DECISIVE_CONFLICT: Final = DecisiveConflict()
