"""Agent icons that a card has under a condition, and cards that enemy agents do not block."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.extensions.access import Access
from landsraad.games.dune.components.space import bits
from landsraad.games.dune.rules.cards.one_off_effects import count_of
from landsraad.games.dune.state.cells import (
    BENE_GESSERIT,
    CITY,
    DEPLOYED,
    EMPEROR,
    FACTION,
    FREMEN,
    ICONS,
    IN_PLAY,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.messages import Message


class MoreIcons(Access):
    """Icons that the card has besides its printed ones, while a condition holds."""

    def __init__(self, *icons: int) -> None:
        self.extra: i64 = bits(icons)

    def opens(self, s: State, card: Card, partner: i64) -> bool:
        """Whether the condition holds for this card, which may also be one that copies the box."""
        raise NotImplementedError(type(self).__name__)

    def icons(self, s: State, card: Card, partner: i64 = NONE) -> i64:
        return card.icon_set | self.extra if self.opens(s, card, partner) else card.icon_set

    def words(self, key: str, condition: Message) -> Message:
        return Message(key, {"icons": [ICONS[i] for i in range(len(ICONS)) if self.extra >> i & 1],
                             "condition": condition})


class OtherCardIcons(MoreIcons):
    """While another card of a faction is in play. A partner of that faction counts (IMM-CARD-21)."""

    def __init__(self, faction: int, *icons: int) -> None:
        super().__init__(*icons)
        self.faction = faction

    def opens(self, s: State, card: Card, partner: i64) -> bool:
        if partner != NONE and box_of(s).cards[partner].factions >> self.faction & 1 == 1:
            return True
        n = count_of(s, IN_PLAY, self.faction)
        if IN_PLAY.has(s.me, card.id):
            n -= card.factions >> self.faction & 1
        return n > 0

    def message(self) -> Message:
        return self.words("icons-only-if", Message("if-other-in-play", {"faction": FACTION.names[self.faction]}))


class MostTroopsIcons(MoreIcons):
    """While the seat has more troops in the Conflict than each opponent (IMM-CARD-22)."""

    def opens(self, s: State, card: Card, partner: i64) -> bool:
        for other in range(s.players):
            if not s.allied(other, s.seat) and s.seats[other][DEPLOYED] >= s.me[DEPLOYED]:
                return False
        return True

    def message(self) -> Message:
        return self.words("icons-only-if", Message("if-most-troops"))


class GraftedIcons(MoreIcons):
    """While the card is grafted (IMM-CARD-13)."""

    def opens(self, s: State, card: Card, partner: i64) -> bool:
        return partner != NONE

    def message(self) -> Message:
        return self.words("more-icons-if", Message("if-grafted"))


class CopiedIcons(Access):
    """A copied box brings its conditional icons along, with the conditions as this card sees them."""

    def icons(self, s: State, card: Card, partner: i64 = NONE) -> i64:
        if partner == NONE:
            return card.icon_set
        copied = box_of(s).cards[partner].access
        return copied.icons(s, card, partner) if isinstance(copied, MoreIcons) else card.icon_set


class Unblocked(Access):
    """Enemy agents block neither this card nor its partner (IMM-CARD-28)."""

    def passes(self, s: State, card: Card, partner: i64 = NONE) -> bool:
        return True

    def passes_for_partner(self, s: State, card: Card) -> bool:
        return True

    def message(self) -> Message:
        return Message("unblocked-pair")


WITH_OTHER_SISTER: Final = OtherCardIcons(BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE)
WITH_MOST_TROOPS: Final = MostTroopsIcons(LANDSRAAD, SPICE_TRADE)
WHILE_GRAFTED: Final = GraftedIcons(EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
COPIED_ICONS: Final = CopiedIcons()
UNBLOCKED: Final = Unblocked()
