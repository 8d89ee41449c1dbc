"""Where a House Hagal card sends the agent, and why the automa may skip the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from landsraad.games.dune.automa.hagal.events import RIVAL_DIRECTED
from landsraad.games.dune.components.automa import AutomaRule
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.rules.agents.the_voice import silenced
from landsraad.games.dune.state.cells import FACTION, INFLUENCE, TAKEN
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message

# Reasons to skip a card in `events.WHY`.
OCCUPIED: Final = 0
CLOSED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Fork(Condition):
    """Chooses between the two spaces of a card: the second one if it holds."""

    def because(self, s: State) -> i64:
        """Returns the reason, a member of `events.BECAUSE`."""
        raise NotImplementedError


class Befriended(Fork):
    """Whether the automa has at least that much influence with a faction."""

    def __init__(self, faction: i64, n: i64) -> None:
        self.faction = faction
        self.n = n

    def holds(self, s: State) -> bool:
        return s.me[INFLUENCE + self.faction] >= self.n

    def because(self, s: State) -> i64:
        return 1 if self.holds(s) else 0

    def message(self) -> Message:
        return Message("if-influence", {"n": self.n, "faction": FACTION.names[self.faction]})


def destination(s: State, card: HagalCard) -> i64:
    """Returns the space of a card; of two, the one its condition selects (UPR-RIVAL-41, UPR-RIVAL-42)."""
    return card.other if card.fork is not None and card.fork.holds(s) else card.space


def explain_destination(s: State, card: HagalCard, where: i64) -> None:
    if s.has_listeners and isinstance(card.fork, Fork):
        s.emit(RIVAL_DIRECTED, s.seat, where, card.fork.because(s))


def passage(s: State, where: i64) -> AutomaRule | None:
    """Returns the rule that lets the agent into an occupied space, if there is one."""
    for rule in box_of(s).automa_rules:
        if rule.slips_in(s, where):
            return rule
    return None


def is_blocked(s: State, where: i64) -> bool:
    """Whether the agents on a space keep the automa's agent out."""
    return bool(s.t[TAKEN] >> where & 1) and passage(s, where) is None


def obstacle(s: State, card: HagalCard, where: i64) -> i64:
    """Returns why House Hagal skips a card without a harvest, or NONE."""
    if is_blocked(s, where):
        return OCCUPIED
    if silenced(s) >> where & 1:
        return CLOSED
    return card.why_skipped if card.need is not None and not card.need.holds(s) else NONE


def enter(s: State, where: i64) -> None:
    """Uses what lets the agent into an occupied space."""
    if s.t[TAKEN] >> where & 1:
        rule = passage(s, where)
        if rule is not None:
            rule.slipped_in(s, where)
