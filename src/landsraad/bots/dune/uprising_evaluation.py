"""What Uprising adds to the standing of a seat: spies, hooks, contracts, battle icons, sandworms."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.core.vectors import Floats, vector
from landsraad.bots.dune.effect_values import worth
from landsraad.bots.dune.evaluation import F_FIGHT, F_FIGHT_VP, FAMILY, FamilyJudge, Scales
from landsraad.games.dune.bases.uprising.cells import COMPLETED, CONTRACTS, HOOKS, MEMORIES, SPIES, TRAINED, WILD, WON
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.modules.choam.contracts import CONTRACT_TOKENS
from landsraad.games.dune.state.cells import CURRENT, PLAYER, REVEALED, ROLES, SANDWORMS
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game

F_SPIES: Final = FAMILY
F_HOOKS: Final = FAMILY + 1
F_CONTRACTS: Final = FAMILY + 2
F_COMPLETED: Final = FAMILY + 3
F_ICONS: Final = FAMILY + 4
F_MEMORIES: Final = FAMILY + 5
F_TRAINED: Final = FAMILY + 6


class UprisingJudge(FamilyJudge):
    def __init__(self, game: Game, book: Box, scales: Scales, alone: Scales,
                 habits: dict[str, tuple[float, float]]) -> None:
        super().__init__(game, book, scales, alone, habits)
        self.contracts: Floats = vector([worth(token.reward.words()) for token in CONTRACT_TOKENS])

    def fill(self, s: State, me: Cells, seat: i64) -> None:
        super().fill(s, me, seat)
        room = self.room
        left = self.rounds_left
        time = left + (0.0 if me[REVEALED] == 1 or self.between else 0.5)
        use = time / (time + 1.0)
        room[F_SPIES] = use * float(SPIES.size(me))
        room[F_HOOKS] = left * float(me[HOOKS])
        for i in range(CONTRACTS.size(me)):
            room[F_CONTRACTS] += use * self.contracts[CONTRACTS.card(me, i)]
        room[F_COMPLETED] = left * float(min(COMPLETED.size(me), 4))
        open_ones = WON.size(me) + (1 if open_icon(me) != NONE else 0)
        room[F_ICONS] = float(open_ones) * left / (left + 1.0)
        room[F_MEMORIES] = use * float(me[MEMORIES])
        room[F_TRAINED] = use * float(me[TRAINED])

    def reckon(self, s: State, seat: i64, none: float, one: float, two: float) -> None:
        """The winner takes the card: a pair of icons is a point. With a sandworm rewards come twice."""
        super().reckon(s, seat, none, one, two)
        me = s.seats[seat]
        if me[SANDWORMS] > 0:
            self.room[F_FIGHT_VP] *= 2.0
            self.room[F_FIGHT] *= 2.0
        if me[ROLES] != PLAYER:
            return
        icon = self.book.conflicts[s.t[CURRENT]].icon
        if icon != WILD and (open_icon(me) == icon or open_card(s, me, icon) != NONE):
            self.room[F_FIGHT_VP] += none
        else:
            self.room[F_FIGHT] += 0.3 * none
