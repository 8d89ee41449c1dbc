"""Effects and conditions that only one or two of Uprising's Imperium cards use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import FLOWED
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy, spied_spaces
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.agents.placement import TakeCouncilSeat
from landsraad.games.dune.rules.cards.market import TO_HAND, acquire, any_up_to, offer_up_to
from landsraad.games.dune.rules.cards.pile_choices import holds_faction, offer_of_faction
from landsraad.games.dune.rules.cards.reveal_box import reveal_card
from landsraad.games.dune.rules.cards.trashing import FROM_PLAY, forfeit, remove_card
from landsraad.games.dune.rules.seats.influence import gain_influence
from landsraad.games.dune.rules.seats.resources import gain, lose
from landsraad.games.dune.rules.turns.reveal_turn import SEAT_PERSUASION
from landsraad.games.dune.state.cells import (
    ACQUIRE,
    CARD,
    COUNCIL,
    DECK,
    FACTION,
    GARRISON_LIMIT,
    HAND,
    IN_PLAY,
    PERSUASION,
    REVEALING,
    SOLARI,
    TRASH,
    VISITED,
)
from landsraad.games.dune.state.events import TOOK
from landsraad.kernel.algebra import SKIP, Bargain, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State, member_of
from landsraad.kernel.messages import Message

FROM_HAND: Final = 0


class PlaceSpies(Effect):
    """Places several spies, one after the other."""

    ordering = ASKS

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n
        self.each = PlaceSpy()

    def possible(self, s: State) -> bool:
        return self.each.possible(s)

    def run(self, s: State) -> None:
        for _ in range(self.n):
            s.then(self.each)

    def message(self) -> Message:
        return Message("place-spies", {"n": self.n})

    def parts_of(self) -> list[Effect]:
        return [self.each]


class TrashFromHand(Effect):
    """A cost: trashes a card of a faction from the hand."""

    asks = True
    decision = "card"

    def __init__(self, faction: i64) -> None:
        super().__init__()
        self.faction = faction

    def possible(self, s: State) -> bool:
        return holds_faction(s, HAND, self.faction)

    def conceivable(self, s: State) -> bool:
        """Whether the hand may contain such a card: everyone knows which cards are in deck and hand together."""
        return HAND.size(s.me) > 0 and (holds_faction(s, HAND, self.faction) or holds_faction(s, DECK, self.faction))

    def options(self, s: State) -> None:
        offer_of_faction(s, HAND, TRASH, self.faction)

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 1

    def play(self, s: State, move: i64) -> None:
        HAND.take(s.me, TRASH.a(move))
        remove_card(s, TRASH.a(move), FROM_HAND)

    def message(self) -> Message:
        return Message("trash-from-hand", {"faction": FACTION.names[self.faction]})


class TrashOther(Effect):
    """A cost: trashes another card of a faction from play, played with an agent or revealed.

    Its unresolved boxes are lost (UPM-RULINGS-08).
    """

    asks = True
    decision = "card"

    def __init__(self, faction: i64) -> None:
        super().__init__()
        self.faction = faction

    def fits(self, s: State, i: i64) -> bool:
        """Whether the i-th card in play is of the faction and not the only copy of the card that asks."""
        card = IN_PLAY.card(s.me, i)
        if not box_of(s).cards[card].factions >> self.faction & 1:
            return False
        return CARD.source(card) != s.source or IN_PLAY.count(s.me, card) > 1

    def possible(self, s: State) -> bool:
        for i in range(IN_PLAY.size(s.me)):
            if self.fits(s, i):
                return True
        return False

    def options(self, s: State) -> None:
        for i in range(IN_PLAY.size(s.me)):
            if not IN_PLAY.repeats(s.me, i) and self.fits(s, i):
                s.offer(TRASH.move(IN_PLAY.card(s.me, i), FROM_PLAY))

    def play(self, s: State, move: i64) -> None:
        card = TRASH.a(move)
        IN_PLAY.take(s.me, card)
        remove_card(s, card, FROM_PLAY)
        if CARD.source(card) == s.source:  # the copy that stays is the one being resolved
            forfeit(s, card, 1)

    def message(self) -> Message:
        return Message("trash-other", {"faction": FACTION.names[self.faction]})


class ReturnThis(Effect):
    """Returns the card whose box this is from play to the hand."""

    def run(self, s: State) -> None:
        card = member_of(s.source)
        if IN_PLAY.has(s.me, card):
            IN_PLAY.take(s.me, card)
            if s.me[REVEALING]:
                reveal_card(s, s.seat, card)
            else:
                HAND.put(s.me, card)
            if s.has_listeners:
                s.emit(TOOK, s.seat, card)

    def message(self) -> Message:
        return Message("return-this")


class DeployRecruits(Effect):
    """Allows the troops recruited this turn to be deployed, wherever the agent went."""

    def run(self, s: State) -> None:
        if s.me[GARRISON_LIMIT] == NONE:
            s.me[GARRISON_LIMIT] = 0

    def message(self) -> Message:
        return Message("deploy-recruits")


class MoreInfluenceHere(Effect):
    """Gives one more influence with the faction of the space, before or after the first (UPM-TERMS-08)."""

    def run(self, s: State) -> None:
        where, pairing = s.me[VISITED], box_of(s).pairing
        if (where != NONE and box_of(s).spaces[where].faction != NONE
                and (pairing is None or pairing.adds_influence(s))):
            gain_influence(s, s.seat, box_of(s).spaces[where].faction, 1)

    def message(self) -> Message:
        return Message("influence-boost", {"n": 1})


class InfluenceWhereSpying(Effect):
    """Gives 1 influence with each faction you spy on, once per faction. Spies placed by these gains do not count."""

    def run(self, s: State) -> None:
        spied = spied_spaces(s, s.me)
        watched: i64 = 0
        for place in box_of(s).spaces:
            if place.faction != NONE and spied >> place.id & 1:
                watched |= 1 << place.faction
        for faction in range(4):
            if watched >> faction & 1:
                gain_influence(s, s.seat, faction, 1)

    def message(self) -> Message:
        return Message("influence-where-spying", {"n": 1})


class SpiceFlowed(Condition):
    """Whether you acquired The Spice Must Flow this turn, one copy or several."""

    def holds(self, s: State) -> bool:
        return s.me[FLOWED] > 0

    def message(self) -> Message:
        return Message("if-acquired-flow")


class AcquireForSolari(Effect):
    """Lets you acquire a card to your hand for solari instead of persuasion."""

    asks = True
    optional = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return any_up_to(s, s.me[SOLARI])

    def options(self, s: State) -> None:
        offer_up_to(s, s.me[SOLARI])
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if ACQUIRE.has(move):
            card = ACQUIRE.a(move)
            lose(s, s.seat, SOLARI, box_of(s).cards[card].cost)
            acquire(s, card, 0, TO_HAND)

    def message(self) -> Message:
        return Message("acquire-for-solari")


class ClaimSeat(TakeCouncilSeat):
    """Gives a seat in the High Council; if taken in a reveal turn, it counts at once."""

    def run(self, s: State) -> None:
        super().run(s)
        if s.me[REVEALING]:
            gain(s, s.seat, PERSUASION, SEAT_PERSUASION)


class NoSeat(Condition):
    def holds(self, s: State) -> bool:
        return s.me[COUNCIL] == 0

    def message(self) -> Message:
        return Message("if-no-council")


class Deal(Bargain):
    """A cost with a gain, possible only if both of them are."""

    def possible(self, s: State) -> bool:
        return self.cost.possible(s) and self.gain.possible(s)


spies = PlaceSpies
trash_from_hand = TrashFromHand
trash_other = TrashOther
return_this = ReturnThis
deploy_recruits = DeployRecruits
more_influence_here = MoreInfluenceHere
influence_where_spying = InfluenceWhereSpying
acquire_for_solari = AcquireForSolari
claim_seat = ClaimSeat
deal = Deal
FLOW_ACQUIRED: Final = SpiceFlowed()
NO_SEAT: Final = NoSeat()
