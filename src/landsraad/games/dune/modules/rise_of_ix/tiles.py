# cold
"""The 18 tech tiles."""

from __future__ import annotations

from landsraad.games.dune.modules.rise_of_ix.tile import Tile
from landsraad.games.dune.modules.rise_of_ix.tile_effects import (
    decide_ties,
    exchange_intrigue,
    persuasion_gained,
    swords_per_sword_card,
    trash_from_play,
    vp_per_low_track,
)
from landsraad.games.dune.rules.cards.drawing import discard_cards, draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.one_off_effects import at_least_copies
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.influence import different_influence, influence, tracks_at
from landsraad.games.dune.rules.seats.resources import at_least, mark, pay, persuasion, solari, spice, swords, vp, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import COUNCIL, INFILTRATE
from landsraad.kernel.algebra import bargain, when

Tile("artillery", 1, revealed=swords_per_sword_card(1))
Tile("chaumurky", 4, acquire=intrigue_cards(2) + decide_ties(), rival=True)
Tile("detonation_devices", 3, standing="standing-detonation", rival=True)
Tile("disposal_facility", 3, acquire=trash, in_play=when(persuasion_gained(6), trash_from_play))
Tile("flagship", 8, acquire=vp(1), flip=bargain(pay(solari(4)), troops(3)), rival=True)
Tile("holoprojectors", 3, flip=bargain(discard_cards(1), draw_cards(1)))
Tile("holtzman_engine", 6, round_start=draw_cards(1), endgame=when(at_least_copies(2), vp(1)), rival=True)
Tile("invasion_ships", 5, acquire=troops(4), flip=bargain(discard_cards(1), mark(INFILTRATE, 1, "infiltrate")),
     early=True, rival=True)
Tile("memocorders", 2, acquire=influence(), endgame=when(tracks_at(3, 4), vp(1)), rival=True)
Tile("minimic_film", 2, revealed=persuasion(1))
Tile("restricted_ordnance", 4, revealed=when(at_least(COUNCIL, 1), swords(4)))
Tile("shuttle_fleet", 6, acquire=different_influence(2), round_start=solari(2), rival=True)
Tile("sonic_snoopers", 2, acquire=intrigue_cards(1), scrap=exchange_intrigue(), rival=True)
Tile("spaceport", 5, acquire=draw_cards(2), standing="standing-spaceport")
Tile("spy_satellites", 4, scrap=bargain(pay(spice(3)), vp(1)), endgame=vp_per_low_track(), rival=True)
Tile("training_drones", 3, flip=troops(1), rival=True)
Tile("troop_transports", 2, standing="standing-transports", rival=True)
Tile("windtraps", 2, acquire=water(1), won=water(1), rival=True)
