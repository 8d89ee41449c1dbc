"""Imperium and intrigue cards of Imperium in a game of Uprising: an option."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.module import Module

BASE_CARDS: Final = Module("base_cards", 50, tag="base_cards", bases=("uprising", "six"))
BASE_CARDS.expansion = True
