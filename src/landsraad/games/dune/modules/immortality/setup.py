"""The setup of Immortality: the Tleilaxu deck and row, and the spice on the Tleilaxu track."""

from __future__ import annotations

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import BOARD, DECKS, Deal, SetupStep
from landsraad.games.dune.modules.immortality.cells import TLEILAXU_DEALS, TLEILAXU_DECK, TLEILAXU_SPICE
from landsraad.games.dune.modules.immortality.module import IMMORTALITY, TLEILAXU
from landsraad.games.dune.modules.immortality.tleilaxu_row import ROW_CARDS, show_card
from landsraad.games.dune.modules.immortality.tleilaxu_track import FIRST_SPICE
from landsraad.kernel.engine import State


def shuffle_tleilaxu(s: State, deal: Deal) -> None:
    for card in box_of(s).cards:
        if card.kind == TLEILAXU:
            for _ in range(card.copies):
                TLEILAXU_DECK.put(s.t, card.id)
    s.shuffle(TLEILAXU_DECK, TLEILAXU_DEALS)


def lay_out_tleilaxu(s: State, deal: Deal) -> None:
    """Reveals two cards (IMM-SETUP-04) and puts the spice on its space (IMM-SETUP-02)."""
    for place in range(ROW_CARDS):
        show_card(s, place)
    s.t[TLEILAXU_SPICE] = FIRST_SPICE


IMMORTALITY.setup.append(SetupStep(DECKS, shuffle_tleilaxu))
IMMORTALITY.setup.append(SetupStep(BOARD, lay_out_tleilaxu))
