"""What Uprising adds to the value of a seat: spies, hooks, contracts, battle icons, sandworms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, vector
from landsraad.bots.dune.effect_values import value_of_effect
from landsraad.bots.dune.evaluation import DuneEvaluation
from landsraad.bots.dune.feature_index import F_CONFLICT, F_CONFLICT_VP, FAMILY_FEATURES
from landsraad.bots.dune.weight_vectors import Weights
from landsraad.games.dune.bases.uprising.cells import CHOAM, HOOKS, MEMORIES, SANDWORMS, SPIES, TRAINED, WILD, WON
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.modules.choam.cells import COMPLETED, CONTRACTS
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS
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

    def __init__(self, game: Game, box: Box, multiplayer: Weights, solo: Weights,
                 adjustments: dict[str, tuple[float, float]]) -> None:
        super().__init__(game, box, multiplayer, solo, adjustments)
        self.contracts: Floats = vector([value_of_effect(token.reward) for token in CONTRACT_TOKENS])

    def fill_features(self, s: State, me: Cells, seat: i64) -> None:
        super().fill_features(s, me, seat)
        features = self.features
        left = self.rounds_left
        time = left + (0.0 if me[REVEALED] == 1 or self.between_rounds else 0.5)
        use = time / (time + 1.0)
        features[F_SPIES] = use * float(SPIES.size(me))
        features[F_HOOKS] = left * float(me[HOOKS])
        if s.t[CHOAM] == 1:
            for i in range(CONTRACTS.size(me)):
                features[F_CONTRACTS] += use * self.contracts[CONTRACTS.card(me, i)]
            features[F_COMPLETED] = left * float(min(COMPLETED.size(me), 4))
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
