# cold
"""The planning cards of the Fremen allies: 16, with three copies of Shai-Hulud."""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.cards.effects.assassinations import ADJACENT, tank_leader
from landsraad.games.arrakis.cards.effects.desert_shifts import move_sietch, shift_legion, swap_all_tokens, warn_sietch
from landsraad.games.arrakis.cards.effects.prescience_changes import attach_ibad
from landsraad.games.arrakis.cards.effects.sabotage import capture_ornithopter, rockets, swallow_harvesters
from landsraad.games.arrakis.decks.planning import draw_cards, play_another
from landsraad.games.arrakis.legions.placing import place, place_apart
from landsraad.games.arrakis.legions.sites import EMPTY_DESERT, FREE_PLATEAU
from landsraad.games.arrakis.movement.moving import DESERT_LEGION, LEADER_IN_DESERT, WITH_SPECIAL
from landsraad.games.arrakis.pieces.leader_entries import leader_in_play
from landsraad.games.arrakis.rounds.desert_power import DESERT_POWER_EFFECT as DESERT_POWER
from landsraad.games.arrakis.rounds.orders import move_legions
from landsraad.games.arrakis.state.cells import FREMEN, STILGAR, WILD_MAKER
from landsraad.games.arrakis.state.component_types import PlanningCard
from landsraad.games.arrakis.worms.sandworms import attack_with_wild_maker, move_wild_maker
from landsraad.games.arrakis.worms.storms import STORMS_NOW
from landsraad.games.arrakis.worms.surfacing import BY_LEGION, BY_WORM, place_worms, summon_wild_maker
from landsraad.kernel.algebra import sequence, when

FREMEN_CARDS: Final = [
    PlanningCard("shai_hulud", FREMEN, when(
        leader_in_play(WILD_MAKER), sequence([move_wild_maker(), attack_with_wild_maker()]), summon_wild_maker()),
        copies=3, names={"uk": "Шай-Хулуд"}),
    PlanningCard("wall_of_sandworms", FREMEN, sequence([place_worms(1, BY_WORM), DESERT_POWER])),
    PlanningCard("dust_chasms", FREMEN, sequence([swallow_harvesters(2), DESERT_POWER])),
    PlanningCard("fremen_rockets", FREMEN, rockets(3)),
    PlanningCard("eyes_of_ibad", FREMEN, attach_ibad()),
    PlanningCard("captured_ornithopter", FREMEN, capture_ornithopter(3)),
    PlanningCard("crysknife", FREMEN, sequence([move_legions(1, WITH_SPECIAL), tank_leader(ADJACENT)])),
    PlanningCard("cielagos_piping_message", FREMEN, sequence([warn_sietch(), draw_cards(1)])),
    PlanningCard("jubba_cloaks", FREMEN, sequence([move_legions(1, LEADER_IN_DESERT), play_another()])),
    PlanningCard("hieregs", FREMEN, sequence([place_apart(2, EMPTY_DESERT), DESERT_POWER])),
    PlanningCard("grandmother_of_a_storm", FREMEN, STORMS_NOW),
    PlanningCard("stillsuits", FREMEN, sequence([move_legions(1, DESERT_LEGION), swap_all_tokens()])),
    PlanningCard("i_am_stilgar_the_fremen", FREMEN, sequence([
        place(FREE_PLATEAU, regular=1, elite=2, leader=STILGAR), draw_cards(1)])),
    PlanningCard("thumpers", FREMEN, place_worms(2, BY_LEGION)),
    PlanningCard("kitab_al_ibar", FREMEN, move_sietch()),
    PlanningCard("sandtides", FREMEN, sequence([shift_legion(), DESERT_POWER])),
]
