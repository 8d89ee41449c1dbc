"""Planning cards: drawn from a side's two decks, played with a die or a card, discarded face up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.dice import FAQ, RESULTS, spend_die, usable
from landsraad.games.arrakis.pieces.figures import house_seat, treasury
from landsraad.games.arrakis.pieces.shared_sides import allies_of, partner
from landsraad.games.arrakis.solo_pieces.decks import discard_reinforcement
from landsraad.games.arrakis.solo_pieces.events import REINFORCEMENT_LOST
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import (
    ALLIES_DECK,
    ALLIES_DISCARD,
    ATREIDES,
    CORRINO,
    DECK,
    DISCARD,
    DISCARDER,
    DONE,
    DRAW,
    FREMEN,
    HAND,
    HARKONNEN,
    HOUSE_ATREIDES,
    HOUSE_DECK,
    HOUSE_DISCARD,
    HOUSE_HARKONNEN,
    MY_FORCE,
    MY_SIDE,
    PLAN_CARD,
    PLANNING,
    REINFORCEMENTS,
    RULINGS,
    WITH,
)
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.games.arrakis.state.events import DISCARDED_PLANNING, DREW_PLANNING, PASSED_ON, PLAYED_PLANNING
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE, Cells, Pile
from landsraad.kernel.engine import ANY_MOVE, DRAWS, Effect, State, labelled, member_of
from landsraad.kernel.messages import Message

STACK: Final = 16  # in `step`: a card of the House deck counts 1, one of the allies' deck this much


def house_deck(side: i64) -> i64:
    return HOUSE_ATREIDES if side == ATREIDES else HOUSE_HARKONNEN


def allies_deck(side: i64) -> i64:
    return FREMEN if side == ATREIDES else CORRINO


def is_house(deck: i64) -> bool:
    return deck in (HOUSE_ATREIDES, HOUSE_HARKONNEN)


def deck_side(deck: i64) -> i64:
    return ATREIDES if deck in (HOUSE_ATREIDES, FREMEN) else HARKONNEN


def pile_of(deck: i64) -> Pile:
    return HOUSE_DECK if is_house(deck) else ALLIES_DECK


# ------------------------------------------------------------------ drawing and discarding


def draw_planning(s: State, seat: i64, deck: i64) -> None:
    """Draws a card. An empty deck gives nothing: it is never rebuilt (WFA-PLAN-05)."""
    me = s.seats[seat]
    pile = pile_of(deck)
    if pile.size(me) == 0:
        return
    card = pile.pop(me)
    HAND.put(me, card)
    if s.has_listeners:
        s.emit(DREW_PLANNING, seat, card, deck)


def discard_planning(s: State, seat: i64, card: i64) -> None:
    """Discards a card from the hand, face up beside its deck (WFA-PLAN-04)."""
    lay_down(s.seats[seat], card)
    if s.has_listeners:
        s.emit(DISCARDED_PLANNING, seat, card)


def lay_down(me: Cells, card: i64) -> None:
    HAND.take(me, card)
    if is_house(PLANNING_CARDS[card].deck):
        HOUSE_DISCARD.put(me, card)
    else:
        ALLIES_DISCARD.put(me, card)


def is_playable(card: i64) -> bool:
    """Hawat's schemes are neither played nor discarded, except for their own free action (WFA-LEADER-13)."""
    return not PLANNING_CARDS[card].schemes


def discardable(me: Cells) -> i64:
    """How many cards of a hand can be discarded."""
    n: i64 = 0
    for i in range(HAND.size(me)):
        if is_playable(HAND.card(me, i)):
            n += 1
    return n


def offer_discards(s: State) -> None:
    """Offers every kind of card that `s.seat` can discard."""
    for i in range(HAND.size(s.me)):
        if not HAND.repeats(s.me, i) and is_playable(HAND.card(s.me, i)):
            s.offer(DISCARD.move(HAND.card(s.me, i)))


def drawer(s: State, deck: i64) -> i64:
    """The seat that gets a card which `s.seat` draws from that deck; NONE if it may not draw.

    By the FAQ rulings House Atreides may draw from the Fremen deck, look at the card and pass it on.
    """
    force = s.me[MY_FORCE]
    if force in (NONE, deck):
        return s.seat
    if s.t[RULINGS] == FAQ and force == HOUSE_ATREIDES and deck == FREMEN:
        return partner(s, s.seat)
    return NONE


def draw_from_allies(s: State, deck: i64) -> None:
    seat = drawer(s, deck)
    if seat != s.seat and s.has_listeners:
        s.emit(PASSED_ON, s.seat, pile_of(deck).top(s.seats[seat]), seat)
    draw_planning(s, seat, deck)


class DrawCards(Effect):
    """Draws cards.

    The decks are chosen before the first card is drawn (WFA-ACTION-12); `deck` NONE is either.

    A seat that shares its side has only one deck (WFA-TEAM-11); see `drawer`. `step` counts the cards already assigned
    to a deck.
    """

    asks = True
    optional = True
    ordering = DRAWS
    decision = "card"

    def __init__(self, n: i64, deck: i64 = NONE) -> None:
        super().__init__()
        self.n = n
        self.deck = deck

    def possible(self, s: State) -> bool:
        return self.left(s, house_deck(s.me[MY_SIDE])) or self.left(s, allies_deck(s.me[MY_SIDE]))

    def left(self, s: State, deck: i64) -> bool:
        if self.deck != NONE and self.deck != deck:
            return False
        seat = drawer(s, deck)
        asked = s.step % STACK if is_house(deck) else s.step // STACK
        return seat != NONE and pile_of(deck).size(s.seats[seat]) > asked

    def options(self, s: State) -> None:
        side = s.me[MY_SIDE]
        if s.step % STACK + s.step // STACK < self.n:
            if self.left(s, house_deck(side)):
                s.offer(DRAW.move(house_deck(side)))
            if self.left(s, allies_deck(side)):
                s.offer(DRAW.move(allies_deck(side)))
        if s.count > 0 or s.step > 0:
            s.offer(DONE.move())

    def play(self, s: State, move: i64) -> None:
        if DRAW.has(move):
            s.again(self, s.step + (1 if is_house(DRAW.a(move)) else STACK))
            return
        side = s.me[MY_SIDE]
        for _ in range(s.step % STACK):
            draw_planning(s, s.seat, house_deck(side))
        for _ in range(s.step // STACK):
            draw_from_allies(s, allies_deck(side))

    def message(self) -> Message:
        if self.deck == NONE:
            return Message("draw-planning", {"n": self.n})
        return Message("draw-planning-from", {"n": self.n, "deck": DECK.names[self.deck]})


class OpponentDiscards(Effect):
    """The opponent discards cards of its choice. Seats of a shared side count as one (WFA-TEAM-14)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State) -> None:
        if is_automa(s, 1 - s.me[MY_SIDE]):  # nobody knows its cards, so the top ones are discarded
            mine = treasury(s, 1 - s.me[MY_SIDE])
            for _ in range(min(self.n, REINFORCEMENTS.size(mine))):
                discard_reinforcement(s, REINFORCEMENT_LOST)
            return
        push_discards(s, DISCARD_OWN, 1 - s.me[MY_SIDE], self.n)

    def message(self) -> Message:
        return Message("opponent-discards-planning", {"n": self.n})


def push_discards(s: State, effect: Effect, side: i64, n: i64) -> None:
    """Asks a side for n cards with `effect`.

    On a shared side the House is asked first; see `offer_partner`.
    """
    seat = house_seat(s, side)
    allies = allies_of(s, side)
    if allies != NONE and HAND.size(s.seats[seat]) == 0:
        seat = allies
    s.push(effect, seat, s.source, n)


def offer_partner(s: State) -> None:
    """Lets the partner choose a card instead of the House (WFA-TEAM-14)."""
    allies = allies_of(s, s.me[MY_SIDE])
    if allies not in (NONE, s.seat) and discardable(s.seats[allies]) > 0:
        s.offer(DISCARDER.move(allies))


class DiscardOwn(Effect):
    """Discards `step` own cards of choice. A single card is asked for too, because the hand is secret."""

    asks = True
    always_ask = ANY_MOVE
    decision = "card"

    def options(self, s: State) -> None:
        offer_discards(s)
        offer_partner(s)

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 1

    def play(self, s: State, move: i64) -> None:
        if DISCARDER.has(move):
            s.push(self, DISCARDER.a(move), s.source, s.step)
            return
        discard_planning(s, s.seat, DISCARD.a(move))
        if s.step > 1:
            push_discards(s, self, s.me[MY_SIDE], s.step - 1)

    def message(self) -> Message:
        return Message("discard-planning")


# ------------------------------------------------------------------ playing


def offer_plans(s: State) -> None:
    """Offers every kind of card in the hand that can be played."""
    for i in range(HAND.size(s.me)):
        if not HAND.repeats(s.me, i) and is_playable(HAND.card(s.me, i)):
            s.offer(PLAN_CARD.move(HAND.card(s.me, i)))


def play_planning(s: State, card: i64) -> None:
    """Plays a card: puts it beside its deck and carries it out (WFA-PLAN-02)."""
    lay_down(s.me, card)
    carry_out(s, card)


def carry_out(s: State, card: i64) -> None:
    """Carries out a card that is beside its deck."""
    if s.has_listeners:
        s.emit(PLAYED_PLANNING, s.seat, card)
    s.push(PLANNING_CARDS[card].effect, s.seat, PLANNING.source(card))


class PlayWithDie(Effect):
    """Chooses the unused die that pays for a card, of any result (WFA-PLAN-02).

    The card is already laid down.
    """

    asks = True
    decision = "pay"

    def options(self, s: State) -> None:
        for result in range(RESULTS):
            if usable(s, s.me, result):
                s.offer(WITH.move(result))

    def play(self, s: State, move: i64) -> None:
        spend_die(s, s.seat, WITH.a(move))
        carry_out(s, member_of(s.source))


class PlayAnother(Effect):
    """Plays another card from the hand for free.

    Every hand is asked, because it is secret what it can play.
    """

    asks = True
    optional = True
    decision = "card"

    def __init__(self) -> None:
        super().__init__()
        self.always_ask = int(SKIP.move())

    def possible(self, s: State) -> bool:
        return HAND.size(s.me) > 0

    def options(self, s: State) -> None:
        if HAND.size(s.me) > 0:
            offer_plans(s)
            s.offer(SKIP.move())

    def discreet(self, s: State) -> bool:
        return True

    def play(self, s: State, move: i64) -> None:
        if PLAN_CARD.has(move):
            play_planning(s, PLAN_CARD.a(move))

    def message(self) -> Message:
        return Message("play-planning")


def draw_cards(n: i64) -> Effect:
    """Draw n cards from one deck or both."""
    return DrawCards(n)


def draw_from(n: i64, deck: i64) -> Effect:
    return DrawCards(n, deck)


def play_another() -> Effect:
    return PlayAnother()


def opponent_discards(n: i64) -> Effect:
    return OpponentDiscards(n)


PLAY_WITH_DIE: Final = labelled("arrakis:PlayWithDie", PlayWithDie())
DISCARD_OWN: Final = labelled("arrakis:DiscardOwn", DiscardOwn())
MENTAT_ACTION: Final = labelled("arrakis:DrawCards", DrawCards(2))
