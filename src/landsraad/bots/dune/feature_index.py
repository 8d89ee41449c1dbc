"""The index of each feature of a seat, in the order of `weights.IMPERIUM`."""

from __future__ import annotations

from typing import Final

F_VP: Final = 0
F_SOLARI: Final = 1
F_SOLARI_MANY: Final = 2
F_SPICE: Final = 3
F_SPICE_MANY: Final = 4
F_WATER: Final = 5
F_WATER_MANY: Final = 6
F_SAVING_SWORDMASTER: Final = 7
F_SAVING_COUNCIL: Final = 8
F_TRACK: Final = 9  # to 12, one for each level of influence
F_ALLIANCE_FREE: Final = 13
F_ALLY_LEAD: Final = 14
F_ALLY_CHASE: Final = 15
F_SWORDMASTER: Final = 16
F_COUNCIL: Final = 17
F_AGENTS: Final = 18
F_GARRISON: Final = 19
F_GARRISON_MANY: Final = 20
F_INTRIGUE: Final = 21
F_INTRIGUES: Final = 22
F_ENDGAME: Final = 23
F_DECK_PERSUASION: Final = 24
F_DECK_SWORDS: Final = 25
F_DECK_AGENT: Final = 26
F_DECK_ICONS: Final = 27
F_DECK_EXTRA: Final = 28
F_DECK_COST: Final = 29
F_REVEAL: Final = 30
F_REVEAL_LATER: Final = 31
F_HAND_PERSUASION: Final = 32
F_HAND_LATER: Final = 33
F_HAND_AGENT: Final = 34
F_HAND: Final = 35
F_PERSUASION_LEFT: Final = 36
F_CONFLICT_VP: Final = 37
F_CONFLICT: Final = 38
F_CONFLICT_CONTROL: Final = 39
F_CONTROL: Final = 40
FAMILY_FEATURES: Final = 41  # their number; the features of one game follow
