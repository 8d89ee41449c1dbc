"""What Uprising adds to the input of the value network."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.bots.dune.component_values import ComponentValues
from landsraad.bots.dune.features import RIVALS, Features, family_names, rivals_of
from landsraad.bots.dune.promised_values import PromisedValues
from landsraad.games.dune.automa.rivals.cells import RIVAL_CARD, RIVALRY
from landsraad.games.dune.bases.uprising.cells import HOOKS, MEMORIES, REVEREND, SPIES, TRAINED, WALL, WILD, WON
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon
from landsraad.games.dune.state.cells import CURRENT
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import State

ICONS: Final = 3
MORE: Final = ("spies", "hooks", "contracts", "contract", "completed", "memories", "trained", "reverend", "won", "wall",
               "match")


def uprising_names() -> list[str]:
    """Returns the names of the numbers, in order."""
    names = [*family_names(), *MORE, *(f"open {i}" for i in range(ICONS))]
    for rival in range(RIVALS):
        names += [f"rival {rival} spies", *(f"rival {rival} card {i}" for i in range(int(RIVAL_CARD.capacity)))]
    return names


class UprisingFeatures(Features):
    """The numbers of the family, followed by those of Uprising."""

    def __init__(self, values: ComponentValues, promised: PromisedValues) -> None:
        super().__init__(values, uprising_names())
        self.promised = promised

    def fill(self, s: State, seat: i64) -> None:
        super().fill(s, seat)
        self.put_own(s, s.seats[seat])
        first, second = rivals_of(s)
        for rival in (first, second):
            v = s.seats[rival]
            self.put(float(SPIES.size(v)))
            self.put_one_of(v[RIVALRY], RIVAL_CARD.capacity)

    def put_own(self, s: State, me: Cells) -> None:
        self.put(float(SPIES.size(me)))
        self.put(float(me[HOOKS]))
        self.put(self.promised.value(me, 1.0))
        self.put(float(self.promised.held(me)))
        self.put(float(self.promised.given(me)))
        self.put(float(me[MEMORIES]))
        self.put(float(me[TRAINED]))
        self.put(float(me[REVEREND]))
        self.put(float(WON.size(me)))
        self.put(float(s.t[WALL]))
        icon = self.values.box.conflicts[s.t[CURRENT]].icon if s.t[CURRENT] != NONE else WILD
        self.put(1.0 if icon != WILD and self.is_open(s, me, icon) else 0.0)
        for each in range(ICONS):
            self.put(1.0 if self.is_open(s, me, each) else 0.0)

    def is_open(self, s: State, me: Cells, icon: i64) -> bool:
        """Whether the seat has an unmatched battle icon of this kind."""
        return open_icon(me) == icon or open_card(s, me, icon) != NONE
