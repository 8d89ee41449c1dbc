"""The card and the setup of the Epic game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.extensions.setup_step import AUTOMA, SEATS, Deal, SetupStep
from landsraad.games.dune.modules.epic.module import EPIC, Card
from landsraad.games.dune.rules.cards.drawing import draw_intrigue
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.resources import pay, persuasion, spice
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import FIRST, GARRISON, SPICE_TRADE, SUPPLY
from landsraad.kernel.engine import State

MORE_TROOPS: Final[i64] = 2  # in the garrison: 5 instead of 3

Card("control_the_spice", icons=(SPICE_TRADE,), agent=pay(spice(1)) >> trash + troops(1),
     reveal=persuasion(1) + spice(1), kind="starter")  # IX-EPIC-03, IX-EPIC-07


def reinforce(s: State, deal: Deal) -> None:
    """Moves two more troops of each seat to its garrison (IX-EPIC-05). A commander has none."""
    for seat in range(s.players):
        me = s.seats[seat]
        if me[GARRISON] > 0:
            me[GARRISON] += MORE_TROOPS
            me[SUPPLY] -= MORE_TROOPS


def deal_intrigue(s: State, deal: Deal) -> None:
    """Deals an intrigue card to each seat before any leader chooses (IX-EPIC-04, UPR-COMBO-31)."""
    for i in range(s.players):
        draw_intrigue(s, (s.t[FIRST] + i) % s.players, 1)


EPIC.goal = 12  # IX-EPIC-01
EPIC.conflict_deck = (0, 5, 5)  # IX-EPIC-02
EPIC.starters_removed = {"dune_the_desert_planet": 1}  # IX-EPIC-03
EPIC.setup += [SetupStep(SEATS, reinforce), SetupStep(AUTOMA, deal_intrigue)]
