# cold
"""What the effects of the cards and leaders are worth to bots, in victory points."""

from __future__ import annotations

from landsraad.games.dune.components.extensions.bot_values import CellWorth, Worth
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import EXTRA_TURNS, SNOOPERS_LEFT, SOLARI_IF_WON
from landsraad.games.dune.modules.rise_of_ix.module import IX

IX.effect_values.update({
    "ambush": 0.12, "bury-intrigue": -0.2, "deploy-new": 0.16, "deploy-units": 0.09, "extra-turn": 0.12,
    "influence-here": 0.42, "influence-where-present": 0.55, "influence-with-snooper": 0.5, "intelligence": 0.35,
    "lose-troop": -0.12, "may-acquire-up-to": 0.08, "retreat-dreadnought-each": 0.1, "retreat-units": -0.04,
    "solari-if-won": 0.04,
    "swords-per-dreadnought": 0.09, "tech-negotiations": 0.11,
})
IX.condition_values.update({
    "if-enemy-met": 0.4, "if-agent-at": 0.45, "if-with-factions": 0.7, "if-units-deployed": 0.4, "if-solari": 0.3,
    "if-snooper-left": 0.7, "if-ambitions": 0.3,
})
IX.cell_values.update({SOLARI_IF_WON: 0.03, EXTRA_TURNS: 0.05})
IX.cell_worth.append(CellWorth(SNOOPERS_LEFT, (Worth(0), Worth(0.2), Worth(0.35), Worth(0.45), Worth(0.5))))
