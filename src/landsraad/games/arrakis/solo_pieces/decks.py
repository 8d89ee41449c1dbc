"""Harkonnen decks and reinforcements of the solo game (WFA-SOLO-10, 31, 47, 50, 74, 77)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.arrakis.pieces.figures import deciding_seat, treasury
from landsraad.games.arrakis.solo_pieces.events import CARDS_KEPT, DECK_REBUILT, REVEAL_PRICE, ROUND_REINFORCED
from landsraad.games.arrakis.state.cells import (
    ALLIES_DECK,
    ALLIES_DISCARD,
    BANS,
    CORRINO,
    DEALS,
    HARKONNEN,
    HOUSE_DECK,
    HOUSE_DISCARD,
    HOUSE_HARKONNEN,
    LAST_DISCARD,
    LAST_PRICE,
    REINFORCEMENTS,
    SPACING_GUILD,
)
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.cells import NONE, Cells, Pile
from landsraad.kernel.engine import State
from landsraad.kernel.events import EventKind


def deck_pile(deck: i64) -> Pile:
    return HOUSE_DECK if deck == HOUSE_HARKONNEN else ALLIES_DECK


def discard_pile(deck: i64) -> Pile:
    return HOUSE_DISCARD if deck == HOUSE_HARKONNEN else ALLIES_DISCARD


def other_deck(deck: i64) -> i64:
    return CORRINO if deck == HOUSE_HARKONNEN else HOUSE_HARKONNEN


def next_deck(s: State) -> i64:
    """The deck whose card is not the last discard; without discards, the House deck (WFA-SOLO-47)."""
    mine = treasury(s, HARKONNEN)
    top = mine[LAST_DISCARD]
    if top != NONE and discard_pile(top).size(mine) == 0:  # its discards were shuffled into a deck again
        top = other_deck(top)
    if top == NONE or discard_pile(top).size(mine) == 0:
        return HOUSE_HARKONNEN
    return other_deck(top)


def take_card(s: State, deck: i64) -> i64:
    """Takes the top card, reshuffling discards if needed (WFA-SOLO-74); NONE if all are elsewhere."""
    mine = treasury(s, HARKONNEN)
    pile = deck_pile(deck)
    if pile.size(mine) == 0:
        rebuild(s, deck)
    return NONE if pile.size(mine) == 0 else pile.pop(mine)


def rebuild(s: State, deck: i64) -> None:
    """Shuffles the discards of a seat into its deck, with a random stream of the table."""
    mine = treasury(s, HARKONNEN)
    discards = discard_pile(deck)
    if discards.size(mine) == 0:
        return
    while discards.size(mine) > 0:
        deck_pile(deck).put(mine, discards.take_at(mine, s.below(DEALS, discards.size(mine))))
    if s.has_listeners:
        s.emit(DECK_REBUILT, deciding_seat(s, HARKONNEN), deck)


def lay_away(s: State, card: i64) -> None:
    """Puts a card face up on the discards of its deck."""
    mine: Cells = treasury(s, HARKONNEN)
    deck = PLANNING_CARDS[card].deck
    discard_pile(deck).put(mine, card)
    mine[LAST_DISCARD] = deck


# ------------------------------------------------------------------ reinforcements


def reinforce_round(s: State) -> None:
    """Adds a card of each deck, face down (WFA-SOLO-10)."""
    for deck in (CORRINO, HOUSE_HARKONNEN):
        card = take_card(s, deck)
        if card != NONE:
            REINFORCEMENTS.put(treasury(s, HARKONNEN), card)
            if s.has_listeners:
                s.emit(ROUND_REINFORCED, deciding_seat(s, HARKONNEN), deck)


def keep_cards(s: State, n: i64) -> None:
    """Adds the cards that a card lets them draw, alternating decks (WFA-SOLO-50)."""
    deck = next_deck(s)
    for _ in range(n):
        card = take_card(s, deck)
        if card != NONE:
            REINFORCEMENTS.put(treasury(s, HARKONNEN), card)
            if s.has_listeners:
                s.emit(CARDS_KEPT, deciding_seat(s, HARKONNEN), deck)
        deck = other_deck(deck)


def charge_reveal(s: State) -> None:
    """Adds cards because the player revealed a sietch or a token voluntarily (WFA-SOLO-77).

    All reveals of one turn alternate between the decks.
    """
    if s.t[BANS + SPACING_GUILD] > 0:
        return
    mine = treasury(s, HARKONNEN)
    deck = next_deck(s) if mine[LAST_PRICE] == NONE else other_deck(mine[LAST_PRICE])
    mine[LAST_PRICE] = deck
    card = take_card(s, deck)
    if card != NONE:
        REINFORCEMENTS.put(treasury(s, HARKONNEN), card)
        if s.has_listeners:
            s.emit(REVEAL_PRICE, deciding_seat(s, HARKONNEN), deck)


def discard_reinforcement(s: State, kind: EventKind) -> None:
    """Discards the top reinforcement, for a combat die or because of the enemy."""
    card = REINFORCEMENTS.pop(treasury(s, HARKONNEN))
    lay_away(s, card)
    if s.has_listeners:
        s.emit(kind, deciding_seat(s, HARKONNEN), card)
