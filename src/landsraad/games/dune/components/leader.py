"""A leader: its Signet Ring, and what it changes for its seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.reveal import RevealBox, RevealPart
from landsraad.games.dune.components.space import bits
from landsraad.games.dune.state.cells import LEADER
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, GameBox

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box


@dataclass(eq=False)
class Leader:
    owner: Module  # the module that declares it
    name: str
    house: str = ""
    complexity: i64 = 1
    signet: Effect = NOTHING
    setup: Effect = NOTHING  # before the first round
    council: Effect = NOTHING  # on taking a seat in the High Council
    paid_solari: Effect = NOTHING  # on paying solari for the printed cost of a space
    discount: i64 = 0  # solari less at the spaces of the Landsraad
    slips_past: tuple[int, ...] = ()  # icons of the spaces where enemy agents do not block
    harvest_less: i64 = 0  # spice given up at each harvest,
    harvested: Effect = NOTHING  # for this
    peek: i64 = 0  # cards on top of the own deck that may be looked at
    agent: Effect = NOTHING  # in an agent turn, whenever it is possible and the seat likes
    reveal: Effect = NOTHING  # in each reveal turn, as if it were a box of a card
    friend: i64 = NONE  # the faction whose friendship (the second step of its track)
    second_step_bonus: Effect = NOTHING  # gives this
    without: tuple[str, ...] = ()  # cards that are not in the starting deck
    holds_back: bool = False  # no units are deployed in the turn of its Signet Ring
    watches: bool = False  # gains spice when another's agent comes to a maker space it spies on
    strikes: bool = False  # Masterstroke
    rival: bool = True  # may be led by a Rival of the solo game
    automa: bool = False  # leads nothing but an automa
    after: str = ""  # its place in the list, where that is not the end: behind this leader
    reconstructed: bool = False
    revealed: RevealBox | None = None  # the reveal box taken apart: by the declaration, for all copies
    box: GameBox | None = None  # the Box that holds this copy; None: the declaration

    def __post_init__(self) -> None:
        self.module: str = self.owner.tag
        parts = RevealBox(self.reveal) if self.revealed is None else self.revealed
        self.revealed = parts
        self.immediate: Effect = parts.immediate
        self.to_resolve: Effect = parts.to_resolve
        self.conditional: list[int] = []
        self.id: i64 = NONE
        self.source: i64 = 0
        self.unblocked: i64 = 0
        self.reads_influence = False
        self.asks_influence: list[Condition] = []
        if self.box is None:
            self._declare()
        else:
            self._join(cast("Box", self.box))

    def _declare(self) -> None:
        self.owner.leaders.append(self)
        for box, effect in (("signet", self.signet), ("setup", self.setup), ("council", self.council),
                            ("paid_solari", self.paid_solari), ("harvested", self.harvested),
                            ("agent", self.agent), ("reveal", self.reveal), ("friendship", self.second_step_bonus),
                            ("now", self.immediate), ("loud", self.to_resolve)):
            self.owner.name_effect(f"leader:{self.name}:{box}", effect)

    def _join(self, box: Box) -> None:
        self.id = box.leader_ids.add(self.name)
        self.source = LEADER.source(self.id)
        self.unblocked = bits(tuple(i for i, place in enumerate(box.spaces) if int(place.icon) in self.slips_past))

    def number_parts(self, box: Box) -> None:
        assert self.revealed is not None
        self.conditional = [RevealPart(box, self.name, self.source, p).id for p in self.revealed.conditional]

    @property
    def holder(self) -> Box:
        """The Box that holds this copy."""
        return cast("Box", self.box)
