"""The Harkonnen of the solo game in battle: extra dice, and giving up (WFA-SOLO-64 to 69, 78)."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.battle.battle_dice import dice_cap, dice_of
from landsraad.games.arrakis.legions.solo_strength import figures
from landsraad.games.arrakis.solo_pieces.decks import discard_reinforcement
from landsraad.games.arrakis.solo_pieces.events import REINFORCED
from landsraad.games.arrakis.state.cells import (
    BANS,
    BATTLE_AT,
    BATTLE_FROM,
    CARD_DICE,
    LANDSRAAD,
    MY_SIDE,
    REINFORCEMENTS,
)
from landsraad.kernel.engine import Effect, State, labelled


class Reinforce(Effect):
    """Discards reinforcements until there are six dice, in every battle round.

    The Landsraad's ban forbids it.
    """

    def run(self, s: State) -> None:
        side = s.me[MY_SIDE]
        if s.t[BANS + LANDSRAAD] > 0:
            return
        while REINFORCEMENTS.size(s.me) > 0 and dice_of(s, side) < dice_cap(s, side):
            s.t[CARD_DICE + side] += 1
            discard_reinforcement(s, REINFORCED)


def gives_up(s: State) -> bool:
    """Is the attacking legion at most half as strong as its enemy, in single figures (WFA-SOLO-67)?"""
    return 2 * figures(s, s.t[BATTLE_FROM]) <= figures(s, s.t[BATTLE_AT])


REINFORCE: Final = labelled("arrakis:Reinforce", Reinforce())
