"""Where a House Hagal card sends a Rival, and why it may skip the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landsraad.games.dune.automa.hagal.turn import OCCUPIED, is_decisive
from landsraad.games.dune.automa.rivals.cells import SMART
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.rules.seats.influence import best_rival
from landsraad.games.dune.state.cells import ALLIANCE, BONUS_SPICE, FACTION, INFLUENCE, TAKEN
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message

# Reasons to skip a card in `cells.WHY`, besides those that all automas have.
NO_SPICE_THERE: Final = 2
TOO_LITTLE: Final = 4
SAFE: Final = 5
BEHIND: Final = 6

SAFE_LEAD: Final = 1  # lead in influence with which an alliance is safe
LOST_CAUSE: Final = 2  # deficit in influence that is too large
KNOWN_THERE: Final = 2  # influence from which on the Rival may give up


@mypyc_attr(allow_interpreted_subclasses=True)
class Fork(Condition):
    """Chooses between the two spaces of a card: the second one if it holds."""

    def because(self, s: State) -> i64:
        """Returns the reason, a member of `events.BECAUSE`."""
        raise NotImplementedError


class Befriended(Fork):
    """Whether the Rival has at least that much influence with a faction."""

    def __init__(self, faction: i64, n: i64) -> None:
        self.faction = faction
        self.n = n

    def holds(self, s: State) -> bool:
        return s.me[INFLUENCE + self.faction] >= self.n

    def because(self, s: State) -> i64:
        return 1 if self.holds(s) else 0

    def message(self) -> Message:
        return Message("if-influence", {"n": self.n, "faction": FACTION.names[self.faction]})


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


def destination(s: State, card: HagalCard) -> i64:
    """Returns the space of a card; of two, the one its condition selects (UPR-RIVAL-41, UPR-RIVAL-42)."""
    return card.other if card.fork is not None and card.fork.holds(s) else card.space


def obstacle(s: State, card: HagalCard, where: i64) -> i64:
    """Returns why the Rival skips the card, or NONE."""
    place = box_of(s).spaces[where]
    if s.t[TAKEN] >> where & 1:
        return OCCUPIED
    if card.need is not None and not card.need.holds(s):
        return TOO_LITTLE
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
