"""What Uprising adds to the value of a seat: spies, hooks, contracts, battle icons, sandworms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.dune.evaluation import DuneEvaluation
from landsraad.bots.dune.feature_index import F_CONFLICT, F_CONFLICT_VP, FAMILY_FEATURES
from landsraad.bots.dune.promised_values import PromisedValues
from landsraad.bots.dune.weight_vectors import Weights
from landsraad.games.dune.bases.uprising.cells import HOOKS, MEMORIES, SANDWORMS, SPIES, TRAINED, WILD, WON
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.state.cells import CURRENT, PLAYER, REVEALED, ROLES
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game

F_SPIES: Final = FAMILY_FEATURES
F_HOOKS: Final = FAMILY_FEATURES + 1
F_CONTRACTS: Final = FAMILY_FEATURES + 2
F_COMPLETED: Final = FAMILY_FEATURES + 3
F_ICONS: Final = FAMILY_FEATURES + 4
F_MEMORIES: Final = FAMILY_FEATURES + 5
F_TRAINED: Final = FAMILY_FEATURES + 6


class UprisingEvaluation(DuneEvaluation):
    """Adds the features of Uprising to those of the family."""

    def __init__(self, game: Game, box: Box, multiplayer: Weights, solo: Weights, hardest: Weights,
                 adjustments: dict[str, tuple[float, float]], without_modules: bool = False) -> None:
        super().__init__(game, box, multiplayer, solo, hardest, adjustments, without_modules)
        self.promised = PromisedValues(box)

    def fill_features(self, s: State, me: Cells, seat: i64) -> None:
        super().fill_features(s, me, seat)
        features = self.features
        left = self.rounds_left
        time = left + (0.0 if me[REVEALED] == 1 or self.between_rounds else 0.5)
        use = time / (time + 1.0)
        features[F_SPIES] = use * float(SPIES.size(me))
        features[F_HOOKS] = left * float(me[HOOKS])
        features[F_CONTRACTS] = self.promised.value(me, use)
        features[F_COMPLETED] = left * float(min(self.promised.given(me), 4))
        open_ones = WON.size(me) + (1 if open_icon(me) != NONE else 0)
        features[F_ICONS] = float(open_ones) * left / (left + 1.0)
        features[F_MEMORIES] = use * float(me[MEMORIES])
        features[F_TRAINED] = use * float(me[TRAINED])

    def fill_rewards(self, s: State, seat: i64, none: float, one: float, two: float) -> None:
        """The winner takes the card, and two equal battle icons are a point. A sandworm doubles rewards."""
        super().fill_rewards(s, seat, none, one, two)
        me = s.seats[seat]
        if me[SANDWORMS] > 0:
            self.features[F_CONFLICT_VP] *= 2.0
            self.features[F_CONFLICT] *= 2.0
        if me[ROLES] != PLAYER:
            return
        icon = self.box.conflicts[s.t[CURRENT]].icon
        if icon != WILD and (open_icon(me) == icon or open_card(s, me, icon) != NONE):
            self.features[F_CONFLICT_VP] += none
        else:
            self.features[F_CONFLICT] += 0.3 * none
