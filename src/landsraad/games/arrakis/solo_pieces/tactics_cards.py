"""Tactics cards: the harvest region and the target sietch of a round (WFA-SOLO-03 to 09, 30)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import N_AREAS, SECTORS
from landsraad.games.arrakis.pieces.figures import deciding_seat
from landsraad.games.arrakis.solo_pieces.events import (
    HARVEST_SHOWN,
    TACTICS_DROPPED,
    TARGET_LOST,
    TARGET_SHOWN,
    WHY_DROPPED,
)
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import (
    AIM,
    AREA,
    DEALS,
    HARKONNEN,
    HARVEST_CARD,
    REGION,
    SECTOR,
    SIETCH_AT,
    TACTICS,
    TACTICS_DECK,
    TACTICS_DISCARD,
    TARGET_CARD,
)
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

CARDS: Final = len(TACTICS.names)
CENTRAL: Final = 4
# Why a card is skipped.
SAME_REGION: Final = 0
DESTROYED: Final = 1


def _region(name: str) -> int:
    sector = AREAS[AREA.find(name)].sectors[0]
    return REGION.names.index(sector) if sector in REGION.names else CENTRAL


def _sectors() -> Cells:
    """The sectors of each region as a bit set. The central ones are one region (WFA-SOLO-03)."""
    central: i64 = 0
    for name in SECTOR.names:
        if name not in REGION.names:
            central |= 1 << SECTOR.find(name)
    found: Cells = vec[i64]()
    for name in REGION.names:
        found = append(found, 1 << SECTOR.find(name) if name in SECTOR.names else central)
    return found


REGION_OF: Final[Cells] = vec[i64]([_region(name) for name in TACTICS.names])  # the region that each card names
REGION_SECTORS: Final[Cells] = _sectors()


def deal_tactics(s: State) -> None:
    """Shuffles all 8 cards, at the start and after every round."""
    TACTICS_DECK.clear(s.t)
    TACTICS_DISCARD.clear(s.t)
    for card in range(CARDS):
        TACTICS_DECK.put(s.t, card)
    s.shuffle(TACTICS_DECK, DEALS)
    s.t[HARVEST_CARD] = NONE
    s.t[TARGET_CARD] = NONE


def put_back_tactics(s: State) -> None:
    """Returns the revealed cards of a round under the deck, so that it starts again."""
    for cell in (HARVEST_CARD, TARGET_CARD):
        if s.t[cell] != NONE:
            cards = TACTICS_DECK.cards(s.t)
            TACTICS_DECK.clear(s.t)
            TACTICS_DECK.put(s.t, s.t[cell])
            for card in reversed(cards):
                TACTICS_DECK.put(s.t, card)
            s.t[cell] = NONE


def show_tactics(s: State) -> None:
    """The first card sets the harvest region, the second one the target sietch."""
    s.t[HARVEST_CARD] = TACTICS_DECK.pop(s.t)
    if s.has_listeners:
        s.emit(HARVEST_SHOWN, deciding_seat(s, HARKONNEN), REGION_OF[s.t[HARVEST_CARD]])
    show_target(s)


def show_target(s: State) -> None:
    """Reveals cards until one names another region and a standing sietch.

    If no such card is left, the region of the harvest is allowed with a sietch that stands there, which is the only
    reading the rule leaves.
    """
    t = s.t
    t[TARGET_CARD] = NONE
    region = REGION_OF[t[HARVEST_CARD]]
    while TACTICS_DECK.size(t) > 0:
        card = TACTICS_DECK.pop(t)
        if REGION_OF[card] != region and t[SIETCH_AT + card] != NONE:
            set_target(s, card)
            return
        TACTICS_DISCARD.put(t, card)
        if s.has_listeners:
            s.emit(TACTICS_DROPPED, deciding_seat(s, HARKONNEN), card,
                   WHY_DROPPED[DESTROYED if t[SIETCH_AT + card] == NONE else SAME_REGION])
    for i in range(TACTICS_DISCARD.size(t)):
        card = TACTICS_DISCARD.card(t, i)
        if t[SIETCH_AT + card] != NONE:
            TACTICS_DISCARD.take_at(t, i)
            set_target(s, card)
            return


def set_target(s: State, card: i64) -> None:
    s.t[TARGET_CARD] = card
    if s.has_listeners:
        s.emit(TARGET_SHOWN, deciding_seat(s, HARKONNEN), card)


def lose_target(s: State, sietch: i64) -> None:
    """If the target sietch was destroyed, another card is drawn at once (WFA-SOLO-09)."""
    if s.t[TARGET_CARD] != sietch:
        return
    s.t[AIM] = NONE
    if s.has_listeners:
        s.emit(TARGET_LOST, deciding_seat(s, HARKONNEN), sietch)
    TACTICS_DISCARD.put(s.t, sietch)
    show_target(s)


# ------------------------------------------------------------------ sectors


def in_sectors(area: i64, sectors: i64) -> bool:
    return SECTORS[area] & sectors != 0


def harvest_sectors(s: State) -> i64:
    return REGION_SECTORS[REGION_OF[s.t[HARVEST_CARD]]]


def barred_sectors(s: State) -> i64:
    """The sectors of the target card, where no harvester goes (WFA-SOLO-13)."""
    return 0 if s.t[TARGET_CARD] == NONE else REGION_SECTORS[REGION_OF[s.t[TARGET_CARD]]]


def _touching() -> Cells:
    """For each sector, a bit set of adjacent ones."""
    out: Cells = vec[i64]([0] * len(SECTOR.names))
    for area in range(N_AREAS):
        for name in AREAS[area].neighbours:
            other = SECTORS[AREA.find(name)]
            for sector in range(len(SECTOR.names)):
                if SECTORS[area] >> sector & 1:
                    out[sector] |= other
    for sector in range(len(SECTOR.names)):
        out[sector] &= ~(1 << sector)
    return out


TOUCHING: Final[Cells] = _touching()


def next_to(sectors: i64) -> i64:
    """A bit set of all sectors adjacent to these."""
    found: i64 = 0
    for sector in range(len(SECTOR.names)):
        if sectors >> sector & 1:
            found |= TOUCHING[sector]
    return found & ~sectors
