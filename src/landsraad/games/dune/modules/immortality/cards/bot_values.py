# cold
"""What the effects of single cards are worth to bots, in victory points. First guesses."""

from __future__ import annotations

from landsraad.games.dune.modules.immortality.module import IMMORTALITY

IMMORTALITY.effect_values.update({
    "trash-partner": -0.05, "trash-of-pair": 0.5, "solari-per-icon": 0.1, "may-recall-this-agent": 0.5,
    "lose-influence-one": -0.35, "keep-intrigue": 0.3, "may-acquire": 0.12, "may-acquire-to-hand": 0.16,
    "may-buy-tleilaxu": 0.07, "lose-troops": -0.1})
IMMORTALITY.condition_values.update({
    "if-grafted-with": 0.4, "if-combat-card-played": 0.5, "if-troops-lost": 0.5})
