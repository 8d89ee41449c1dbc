"""Immortality for an automa: the House Hagal cards of solo games, the Tleilaxu track and row.

Rivals have no research token and no specimens (IMM-RIVAL-03), and House Hagal of the two-player game is unchanged
(IMM-RIVAL-01).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.automa import SelectionRule
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.immortality.cells import TLEILAXU_ROW
from landsraad.games.dune.modules.immortality.events import TLEILAXU_CARD_REMOVED
from landsraad.games.dune.modules.immortality.module import IMMORTALITY, HagalCard
from landsraad.games.dune.modules.immortality.tleilaxu_row import take_from_row
from landsraad.games.dune.modules.immortality.tleilaxu_track import tleilaxu
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.kernel.algebra import sequence
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

LEFT: Final = 0
RIGHT: Final = 1
PLACES: Final = ("left", "right")


class ReplaceRowCard(Effect):
    """Removes a card of the Tleilaxu Row and shows the next one, never Reclaimed Forces (IMM-RIVAL-05)."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def run(self, s: State) -> None:
        i = TLEILAXU_ROW.size(s.t) - 1 - self.place  # the row is listed with the last one first
        if i < 0:
            return
        card = TLEILAXU_ROW.card(s.t, i)
        box_of(s).trashed.put(s.t, card)
        if s.has_listeners:
            s.emit(TLEILAXU_CARD_REMOVED, s.seat, card)
        take_from_row(s, card)

    def message(self) -> Message:
        return Message(f"replace-tleilaxu-{PLACES[self.place]}")


replace_row_card = ReplaceRowCard

HagalCard("hagal_research_station_imm", 1, "research_station", effect=tleilaxu(2), two_players=False,
          confidence="medium")
# Uprising has no Carthag: there the cards send no agent and recruit no troop (UPR-COMBO-07).
HagalCard("hagal_carthag_imm_left", 1, "carthag",
          effect=sequence([troops(1), tleilaxu(1), replace_row_card(LEFT)]),
          without_space=sequence([tleilaxu(1), replace_row_card(LEFT)]), two_players=False)
HagalCard("hagal_carthag_imm_right", 1, "carthag",
          effect=sequence([troops(1), tleilaxu(1), replace_row_card(RIGHT)]),
          without_space=sequence([tleilaxu(1), replace_row_card(RIGHT)]), two_players=False)
HagalCard("hagal_carthag_imm_plain", 1, "carthag", effect=sequence([troops(1), tleilaxu(1)]),
          without_space=tleilaxu(1), two_players=False, confidence="medium")
IMMORTALITY.selection += [
    SelectionRule("hagal_carthag", 3, "imperium", two_players=False),  # IMM-RIVAL-02
    SelectionRule("hagal_research_station", 1, "uprising", two_players=False),  # UPR-COMBO-06
]
