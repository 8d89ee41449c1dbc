"""Components besides map and cards: tokens, leader cards, objectives, numbers of figures.

What no source shows is reconstructed and marked as such.
"""

from __future__ import annotations

from typing import Final

from landsraad.games.arrakis.state.cells import (
    ALIA,
    ARAMSHAM,
    BARON,
    CHANI,
    CORRINO,
    DEPLOYMENT,
    EMPEROR,
    FEYD,
    FREMEN,
    GURNEY,
    HAWAT,
    HOUSE,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    JESSICA,
    LEADERSHIP,
    MENTAT,
    MOHIAM,
    MUAD_DIB,
    PAUL,
    RABBAN,
    REVEREND_MOTHER,
    STILGAR,
    STRATEGY,
    WILD_MAKER,
)
from landsraad.games.arrakis.state.component_types import LeaderCard, Objective, StartToken, TokenFace
from landsraad.kernel.cells import NONE

FIGURES: Final = ((16, 8, 6), (24, 12, 8))  # units of each side, by tier (WFA-COMP-05)
OFFICER_FIGURES: Final = (12, 6)  # naibs and bashars
HARVESTER_FIGURES: Final = 8
ORNITHOPTER_FIGURES: Final = 6
CARRYALL_FIGURES: Final = 3
WORM_FIGURES: Final = 4  # without the Wild Maker
TANK_CELLS: Final = (3, 5)  # of each side (WFA-TANK-01)
BENE_GESSERIT_TOKENS: Final = 5
CONES: Final = 3  # cone-of-silence tokens of a shared side
ACTION_DICE: Final = (4, 8)

SIETCH_RANKS: Final = (1, 1, 2, 2, 2, 2, 3, 3)
STATION_FACES: Final = (0, 0, 1, 1, 2, 2)  # markers; two of each is reconstructed
SIGN_COUNTS: Final = (8, 4, 4)  # sand, sandworm, burrowing sandworm: reconstructed

# Atreides deployment tokens. Their numbers are reconstructed; none has more than two units.
TokenFace("start_2_regular", (2, 0, 0), 3, start=True, reconstructed=True)
TokenFace("start_regular_elite", (1, 1, 0), 3, start=True, reconstructed=True)
TokenFace("start_2_elite", (0, 2, 0), 1, start=True, reconstructed=True)
TokenFace("start_regular_fedaykin", (1, 0, 1), 1, start=True, reconstructed=True)
TokenFace("2_regular", (2, 0, 0), 2, start=False, reconstructed=True)
TokenFace("regular_elite", (1, 1, 0), 1, start=False, reconstructed=True)
TokenFace("2_elite", (0, 2, 0), 1, start=False, reconstructed=True)
TokenFace("regular_fedaykin", (1, 0, 1), 2, start=False, reconstructed=True)
TokenFace("elite_fedaykin", (0, 1, 1), 2, start=False, reconstructed=True)

# Harkonnen tokens, which are revealed at once. Only the first is documented, without its colour.
StartToken("black_regular_sardaukar_bashar", False, (1, 0, 1), 1, 1, reconstructed=True)
StartToken("black_regular_elite_bashar", False, (1, 1, 0), 1, 2, reconstructed=True)
StartToken("black_2_regular_bashar", False, (2, 0, 0), 1, 1, reconstructed=True)
StartToken("black_regular_elite", False, (1, 1, 0), 0, 1, reconstructed=True)
StartToken("black_2_regular", False, (2, 0, 0), 0, 1, reconstructed=True)
StartToken("silver_2_regular", True, (2, 0, 0), 0, 2, reconstructed=True)
StartToken("silver_regular_elite", True, (1, 1, 0), 0, 2, reconstructed=True)
StartToken("silver_regular_sardaukar", True, (1, 0, 1), 0, 1, reconstructed=True)
StartToken("silver_2_elite", True, (0, 2, 0), 0, 1, reconstructed=True)

# The numbers of the objectives are reconstructed: Kwisatz Haderach, People of the Sands, Jihad.
Objective("objective_1", (9, 6, 5), reconstructed=True)
Objective("objective_2", (9, 5, 6), reconstructed=True)
Objective("objective_3", (6, 9, 5), reconstructed=True)
Objective("objective_4", (5, 9, 6), reconstructed=True)
Objective("objective_5", (6, 5, 9), reconstructed=True)
Objective("objective_6", (5, 6, 9), reconstructed=True)

_GUESSED: Final = ("slot", "special")
LeaderCard(BARON, HOUSE_HARKONNEN, HOUSE, 0, 2, starts=True)
LeaderCard(RABBAN, HOUSE_HARKONNEN, LEADERSHIP, 2, 0, starts=True)
LeaderCard(FEYD, HOUSE_HARKONNEN, LEADERSHIP, 2, 1)
LeaderCard(HAWAT, HOUSE_HARKONNEN, MENTAT, 1, 2)
LeaderCard(MOHIAM, CORRINO, MENTAT, 0, 3)
LeaderCard(ARAMSHAM, CORRINO, DEPLOYMENT, 1, 1, starts=True)
LeaderCard(EMPEROR, CORRINO, STRATEGY, 2, 0)
LeaderCard(PAUL, HOUSE_ATREIDES, LEADERSHIP, 1, 0, starts=True, reconstructed=_GUESSED)
LeaderCard(JESSICA, HOUSE_ATREIDES, MENTAT, 0, 1, starts=True, reconstructed=_GUESSED)
LeaderCard(REVEREND_MOTHER, HOUSE_ATREIDES, MENTAT, 0, 2, reconstructed=_GUESSED)
LeaderCard(GURNEY, HOUSE_ATREIDES, LEADERSHIP, 2, 1, reconstructed=_GUESSED)
LeaderCard(ALIA, HOUSE_ATREIDES, HOUSE, 1, 0, reconstructed=_GUESSED)
LeaderCard(STILGAR, FREMEN, DEPLOYMENT, 2, 0, starts=True, reconstructed=_GUESSED)
LeaderCard(CHANI, FREMEN, STRATEGY, 1, 1, reconstructed=_GUESSED)
LeaderCard(MUAD_DIB, FREMEN, STRATEGY, 2, 1, reconstructed=_GUESSED)
LeaderCard(WILD_MAKER, FREMEN, NONE, 0, 0, reconstructed=("special",))
