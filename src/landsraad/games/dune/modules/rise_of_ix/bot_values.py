# cold
"""What the pieces of Rise of Ix are worth to bots, in victory points."""

from __future__ import annotations

from landsraad.games.dune.components.extensions.bot_values import CellWorth, PileWorth, Worth
from landsraad.games.dune.modules.rise_of_ix.cells import (
    DREADNOUGHTS_IN_CONFLICT,
    DREADNOUGHTS_IN_GARRISON,
    FREIGHTER,
    NEGOTIATORS,
    TILE,
    TILES,
)
from landsraad.games.dune.modules.rise_of_ix.module import IX

IX.effect_values.update({
    "freighter": 0.35, "dividends": 0.08, "acquire-tech": 0.4, "acquire-tech-for-less": 0.5,
    "acquire-tech-or-solari": 0.5, "acquire-tech-must": 0.4, "tech-negotiation": 0.13, "commission": 0.8,
    "may-commission": 0.9, "swords-per-sword-card": 0.2, "decide-ties": 0.1, "vp-per-low-track": 0.9,
    "trash-from-play": 0.15, "exchange-intrigue": 0.1,
})
IX.condition_values.update({"if-tiles": 0.3, "if-dreadnoughts": 0.4, "if-persuasion": 0.5})
IX.cell_values.update({NEGOTIATORS: 0.09})
IX.cell_worth += [
    CellWorth(FREIGHTER, (Worth(0), Worth(0.2), Worth(0.5), Worth(0.7))),
    CellWorth(DREADNOUGHTS_IN_GARRISON, (Worth(0), Worth(0.2, 0.08), Worth(0.33, 0.15))),
    CellWorth(DREADNOUGHTS_IN_CONFLICT, (Worth(0), Worth(0.34, 0.13), Worth(0.57, 0.25))),
]
IX.pile_worth.append(PileWorth(TILES, TILE, {
    "artillery": Worth(0, 0.12), "chaumurky": Worth(0.1), "detonation_devices": Worth(0, 0.12),
    "disposal_facility": Worth(0, 0.06), "flagship": Worth(0, 0.1), "holoprojectors": Worth(0, 0.08),
    "holtzman_engine": Worth(0, 0.2, 0.2), "invasion_ships": Worth(0, 0.08), "memocorders": Worth(0, 0, 0.3),
    "minimic_film": Worth(0, 0.08), "restricted_ordnance": Worth(0, 0.2), "shuttle_fleet": Worth(0, 0.18),
    "sonic_snoopers": Worth(0.05), "spaceport": Worth(0, 0.1), "spy_satellites": Worth(0, 0, 0.8),
    "training_drones": Worth(0, 0.12), "troop_transports": Worth(0, 0.05), "windtraps": Worth(0, 0.06)}))
