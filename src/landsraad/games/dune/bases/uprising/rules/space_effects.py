"""Effects and conditions that only one or two of Uprising's spaces use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import PAID_MORE, TRASH_INTRIGUE
from landsraad.games.dune.bases.uprising.events import TRASHED_INTRIGUE
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.agents.placement import RecallAgent
from landsraad.games.dune.rules.agents.reach import reduced
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.seats.resources import GainResource
from landsraad.games.dune.rules.turns.agent_turn import pay_price
from landsraad.games.dune.state.cells import INTRIGUES, LEADS, POSTED, SEAT, VISITED
from landsraad.kernel.algebra import PAY, SKIP, Condition
from landsraad.kernel.engine import Effect, State, labelled, member_of
from landsraad.kernel.messages import Message


class Surcharge(Effect):
    """A space with two prices: the seat decides when it sends the agent, before any effect (UPM-RULINGS-01)."""

    asks = True
    decision = "pay"

    def __init__(self, price: GainResource) -> None:
        super().__init__()
        self.cell = price.cell
        self.n = price.n

    def price(self, s: State) -> i64:
        """Returns the higher price for this seat. `source` is the space."""
        place = box_of(s).spaces[member_of(s.source)]
        return reduced(place, self.cell, self.n, box_of(s).leaders[s.me[LEADS]].discount)

    def options(self, s: State) -> None:
        if s.me[self.cell] >= self.price(s):
            s.offer(PAY.move())
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if PAY.has(move):
            pay_price(s, self.cell, self.price(s))
            s.me[PAID_MORE] = 1

    def message(self) -> Message:
        return Message(f"surcharge-{SEAT.name_of(self.cell)}", {"n": self.n})


class PaidMore(Condition):
    def holds(self, s: State) -> bool:
        return s.me[PAID_MORE] == 1

    def message(self) -> Message:
        return Message("if-paid-more")


class RecallOther(RecallAgent):
    """Recalls an agent other than this turn's (UPM-TERMS-02)."""

    def there(self, s: State, where: i64) -> i64:
        return POSTED.of(s.me, where) - (1 if s.me[VISITED] == where else 0)

    def message(self) -> Message:
        return Message("recall-other-agent")


class TrashIntrigue(Effect):
    """A cost: trashes an intrigue card of the hand, which leaves the game (UPM-INTRIGUE-03)."""

    asks = True
    decision = "card"

    def possible(self, s: State) -> bool:
        return INTRIGUES.size(s.me) > 0

    def options(self, s: State) -> None:
        offer_each(s, s.me, INTRIGUES, TRASH_INTRIGUE)

    def discreet(self, s: State) -> bool:
        return INTRIGUES.size(s.me) > 1  # asks even if all cards are equal: that is secret

    def play(self, s: State, move: i64) -> None:
        card = TRASH_INTRIGUE.a(move)
        INTRIGUES.take(s.me, card)
        box_of(s).trashed_intrigue.put(s.t, card)
        if s.has_listeners:
            s.emit(TRASHED_INTRIGUE, s.seat, card)

    def message(self) -> Message:
        return Message("trash-intrigue")


class Visited(Condition):
    """Whether this turn's agent went to a space of that kind."""

    def __init__(self, maker: bool) -> None:
        self.maker = maker

    def holds(self, s: State) -> bool:
        where = s.me[VISITED]
        if where < 0:
            return False
        place = box_of(s).spaces[where]
        return place.maker > 0 if self.maker else place.faction >= 0

    def message(self) -> Message:
        return Message("if-visited-maker" if self.maker else "if-visited-faction")


surcharge = Surcharge
recall_other = RecallOther
trash_intrigue: Final = labelled("uprising:space:imperial_privilege/1/1", TrashIntrigue())
PAID: Final = PaidMore()
AT_MAKER: Final = Visited(maker=True)
AT_FACTION: Final = Visited(maker=False)
