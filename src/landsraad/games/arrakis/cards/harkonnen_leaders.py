# cold
"""The special actions of the named Harkonnen leaders, instead of a die's action (WFA-LEADER-02, 03)."""

from __future__ import annotations

from landsraad.games.arrakis.decks.planning import draw_from, play_another
from landsraad.games.arrakis.legions.placing import ANY_LEADER, deploy
from landsraad.games.arrakis.legions.sites import ANY_SETTLEMENT
from landsraad.games.arrakis.legions.swaps import swap_units
from landsraad.games.arrakis.movement.forced_march import march_again
from landsraad.games.arrakis.movement.moving import with_named
from landsraad.games.arrakis.rounds.orders import attack_with, move_legions
from landsraad.games.arrakis.state.cells import (
    ARAMSHAM,
    BARON,
    CORRINO,
    ELITE,
    EMPEROR,
    FEYD,
    HAWAT,
    HOUSE_HARKONNEN,
    MOHIAM,
    RABBAN,
    REGULAR,
    SARDAUKAR,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS
from landsraad.kernel.algebra import sequence

LEADER_CARDS[BARON].act(swap_units(3, REGULAR, ELITE))
LEADER_CARDS[RABBAN].act(sequence([move_legions(1, with_named(RABBAN)), march_again(RABBAN)]))
LEADER_CARDS[FEYD].act(sequence([move_legions(1, with_named(FEYD)), attack_with(with_named(FEYD))]))
LEADER_CARDS[HAWAT].act(draw_from(3, HOUSE_HARKONNEN))
LEADER_CARDS[MOHIAM].act(sequence([draw_from(2, CORRINO), play_another()]))
LEADER_CARDS[ARAMSHAM].act(deploy(ANY_SETTLEMENT, regular=2, sardaukar=1, leader=ANY_LEADER))
LEADER_CARDS[EMPEROR].act(swap_units(3, ELITE, SARDAUKAR))
