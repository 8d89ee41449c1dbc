"""Grafting: two cards send an agent together (IMM-GRAFT). First the Graft card is named, then its partner, then the
space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.pairing import Pairing
from landsraad.games.dune.components.menu_item import TURN_MENU, MenuItem
from landsraad.games.dune.components.moments import REVEAL_BEGAN, TURN_ENDED
from landsraad.games.dune.modules.immortality.cells import (
    BOOSTED,
    BORROWED,
    GRAFT,
    GRAFTED,
    HAD_FACTION_ICONS,
    PARTNER,
    RETURNING,
    WITH,
    WITH_ROW,
)
from landsraad.games.dune.modules.immortality.events import GRAFTED_CARDS, RETURNED_CARD
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.rules.agents.reach import icons_of, targets_of
from landsraad.games.dune.rules.cards.market import ROW_SIZE, add_to_row, lift_from_row
from landsraad.games.dune.rules.cards.one_off_effects import SIGNET
from landsraad.games.dune.rules.cards.trashing import remove_card
from landsraad.games.dune.rules.turns.agent_turn import send_agent
from landsraad.games.dune.rules.turns.turn import may_send
from landsraad.games.dune.state.cells import (
    AGENT,
    BENE_GESSERIT,
    CARD,
    EMPEROR,
    FREMEN,
    HAND,
    HAS_FACTION_ICONS,
    IN_PLAY,
    LEADS,
    ROW,
    SPACING_GUILD,
)
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE, Pile
from landsraad.kernel.engine import ASKS, NO_EFFECT_ON_OTHERS, Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

FACTION_ICONS: Final = 1 << EMPEROR | 1 << SPACING_GUILD | 1 << BENE_GESSERIT | 1 << FREMEN


class Grafting(Pairing):
    def __init__(self) -> None:
        super().__init__(GRAFTED, PARTNER)

    def source_of_box(self, s: State, card: i64) -> i64:
        """A card that copies its partner has the partner's whole box; of two such cards, none copies the other."""
        if s.me[PARTNER] == NONE or not isinstance(box_of(s).cards[card].agent, CopyPartner):
            return card
        other = s.me[PARTNER] if card == s.me[GRAFTED] else s.me[GRAFTED]
        return card if isinstance(box_of(s).cards[other].agent, CopyPartner) else other

    def adds_influence(self, s: State) -> bool:
        """A copied box adds nothing to what its original has added (IMM-CARD-02, MIX-Q-03)."""
        if s.me[BOOSTED] > 0:
            return False
        s.me[BOOSTED] = 1
        return True

    def is_lost(self, s: State, card: i64) -> bool:
        """A card of the pair that was trashed loses its box (IMM-GRAFT-13). A card of the Row was never in play."""
        if s.me[BORROWED] != 0 and card == s.me[PARTNER]:
            return False
        both = s.me[GRAFTED] == s.me[PARTNER] and s.me[BORROWED] == 0
        return IN_PLAY.count(s.me, card) < (2 if both else 1)

    def plays(self, s: State, card: i64) -> None:
        s.me[HAD_FACTION_ICONS] = s.me[HAS_FACTION_ICONS]
        if s.has_listeners:
            s.emit(GRAFTED_CARDS, s.seat, s.me[GRAFTED], card)
        if s.me[BORROWED] != 0:
            lift_from_row(s, card)  # its place stays empty until the turn ends (IMM-Q-05)
        else:
            HAND.take(s.me, card)
            IN_PLAY.put(s.me, card)


def takes_from_row(s: State, card: i64) -> bool:
    """Whether the partner of this Graft card may come from the Imperium Row."""
    return isinstance(box_of(s).cards[card].agent, PartnerFromRow)


def partners_in_hand(s: State, card: i64) -> list[i64]:
    """Returns the cards of the hand that open a space together with a Graft card (IMM-GRAFT-02)."""
    out: list[i64] = []
    for i in range(HAND.size(s.me)):
        other = HAND.card(s.me, i)
        if HAND.repeats(s.me, i) or (other == card and HAND.count(s.me, card) < 2):
            continue
        if targets_of(s, card, other) != 0:
            out.append(other)
    return out


def partners_in_row(s: State, card: i64) -> list[i64]:
    """Returns the cards of the Imperium Row that this Graft card may be grafted to (IMM-CARD-05)."""
    out: list[i64] = []
    if takes_from_row(s, card):
        for i in range(ROW.size(s.t)):
            other = ROW.card(s.t, i)
            if not ROW.repeats(s.t, i) and targets_of(s, card, other) != 0:
                out.append(other)
    return out


class GraftItem(MenuItem):
    """A Graft card, offered where a partner for it opens a space (IMM-GRAFT-01)."""

    def __init__(self) -> None:
        super().__init__(TURN_MENU, 20)
        self.replaces = True
        self.sends_agent = True

    def offer(self, s: State) -> None:
        if not may_send(s):
            return
        for i in range(HAND.size(s.me)):
            card = HAND.card(s.me, i)
            if box_of(s).cards[card].graft and not HAND.repeats(s.me, i) and (
                    len(partners_in_hand(s, card)) > 0 or len(partners_in_row(s, card)) > 0):
                s.offer(GRAFT.move(card))

    def takes(self, move: i64) -> bool:
        return GRAFT.has(move)

    def play(self, s: State, move: i64) -> None:
        s.push(CHOOSE_PARTNER, s.seat, CARD.source(GRAFT.a(move)))


class ChoosePartner(Effect):
    """Asks for the partner. `source` is the Graft card, which is still in the hand."""

    asks = True
    decision = "card"
    source_in: Pile | None = HAND

    def options(self, s: State) -> None:
        card = member_of(s.source)
        for other in partners_in_hand(s, card):
            s.offer(WITH.move(other))
        for other in partners_in_row(s, card):
            s.offer(WITH_ROW.move(other))

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 2  # another card of the hand might have been possible

    def play(self, s: State, move: i64) -> None:
        if WITH_ROW.has(move):
            s.again(CHOOSE_SPACE_WITH_ROW, WITH_ROW.a(move))
        else:
            s.again(CHOOSE_SPACE, WITH.a(move))


class ChooseSpace(Effect):
    """Asks where the pair goes, with an icon of either card (IMM-GRAFT-04). `step` is the partner."""

    asks = True
    decision = "place"
    source_in: Pile | None = HAND
    step_in: Pile | None = HAND

    def options(self, s: State) -> None:
        card = member_of(s.source)
        targets = targets_of(s, card, s.step)
        for where in range(len(box_of(s).spaces)):
            if targets >> where & 1:
                s.offer(AGENT.move(card, where))

    def play(self, s: State, move: i64) -> None:
        send_pair(s, AGENT.a(move), s.step, AGENT.b(move))


class ChooseSpaceWithRow(ChooseSpace):
    """The same with a partner of the Imperium Row."""

    step_in: Pile | None = None

    def play(self, s: State, move: i64) -> None:
        s.me[BORROWED] = 1
        send_pair(s, AGENT.a(move), s.step, AGENT.b(move))


def send_pair(s: State, card: i64, partner: i64, where: i64) -> None:
    s.me[GRAFTED] = card
    s.me[PARTNER] = partner
    send_agent(s, card, where, partner)


def partner_of(s: State) -> i64:
    """Returns the other card of the pair that the card of this box belongs to, or NONE (IMM-GRAFT-10)."""
    if s.me[PARTNER] == NONE or not CARD.source(0) <= s.source < CARD.source(CARD.capacity):
        return NONE
    card = member_of(s.source)
    if card == s.me[GRAFTED]:
        return s.me[PARTNER]
    return s.me[GRAFTED] if card == s.me[PARTNER] else NONE


def partner_icons(s: State) -> i64:
    """Returns the agent icons that the partner has now, as a bit set; added ones count too (IMM-Q-06)."""
    other = partner_of(s)
    if other == NONE:
        return 0
    icons = icons_of(s, box_of(s).cards[other], member_of(s.source))
    return icons | FACTION_ICONS if s.me[HAD_FACTION_ICONS] > 0 else icons


class IsGrafted(Condition):
    """Whether the card of this box is one of a pair; it need not have Graft itself (IMM-GRAFT-09)."""

    settled = True

    def holds(self, s: State) -> bool:
        return partner_of(s) != NONE

    def message(self) -> Message:
        return Message("if-grafted")


class CopyPartner(Effect):
    """Resolves the whole agent box of the partner, as if it were printed on this card (IMM-CARD-01)."""

    ordering = ASKS

    def possible(self, s: State) -> bool:
        return copied(s) is not NOTHING

    def ordering_now(self, s: State) -> i64:
        return ASKS if copied(s) is not NOTHING else NO_EFFECT_ON_OTHERS

    def run(self, s: State) -> None:
        effect = copied(s)
        if effect is not NOTHING:
            s.then(effect)

    def message(self) -> Message:
        return Message("copy-partner")


def copied(s: State) -> Effect:
    """Returns the agent box of the partner; of two such cards, none copies the other."""
    other = partner_of(s)
    if other == NONE:
        return NOTHING
    box = box_of(s).cards[other].agent
    if box is SIGNET:
        return box_of(s).leaders[s.me[LEADS]].signet
    return NOTHING if isinstance(box, CopyPartner) else box


class PartnerFromRow(Effect):
    """A mark on a Graft card: its partner may be a card of the Imperium Row, which is trashed when the turn ends."""

    def run(self, s: State) -> None:
        pass

    def message(self) -> Message:
        return Message("partner-from-row")


class TrashBorrowed(Effect):
    """Trashes the card of the Imperium Row that was used as a partner, and refills the Row (IMM-CARD-06)."""

    def run(self, s: State) -> None:
        s.me[BORROWED] = 0
        if ROW.size(s.t) < ROW_SIZE:  # the Family Atomics may have replaced the whole Row
            add_to_row(s)
        remove_card(s, s.me[PARTNER], NONE)


class ReturnAtReveal(Effect):
    """Marks the partner to return to the hand when the reveal turn begins (IMM-CARD-08)."""

    def run(self, s: State) -> None:
        other = partner_of(s)
        if other != NONE and s.me[BORROWED] == 0:
            RETURNING.put(s.me, other)

    def message(self) -> Message:
        return Message("return-at-reveal")


class ReturnCards(Effect):
    """Takes the marked cards that are still in play back into the hand, so that they are revealed with the rest."""

    def run(self, s: State) -> None:
        for i in range(RETURNING.size(s.me)):
            card = RETURNING.card(s.me, i)
            if IN_PLAY.has(s.me, card):
                IN_PLAY.take(s.me, card)
                HAND.put(s.me, card)
                if s.has_listeners:
                    s.emit(RETURNED_CARD, s.seat, card)
        RETURNING.clear(s.me)


def is_grafted() -> IsGrafted:
    return IsGrafted()


copy_partner = CopyPartner
partner_from_row = PartnerFromRow
return_partner_at_reveal = ReturnAtReveal
CHOOSE_PARTNER: Final = labelled("imm:ChoosePartner", ChoosePartner())
CHOOSE_SPACE: Final = labelled("imm:ChooseSpace", ChooseSpace())
CHOOSE_SPACE_WITH_ROW: Final = labelled("imm:ChooseSpaceWithRow", ChooseSpaceWithRow())
IMMORTALITY.pairing = Grafting()
IMMORTALITY.items.append(GraftItem())
IMMORTALITY.on(REVEAL_BEGAN, ReturnCards(), order=65)
IMMORTALITY.on(TURN_ENDED, TrashBorrowed(), order=65, watch=BORROWED)
