"""A leader: its Signet Ring ability, and the rules it changes for its seat."""

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
from landsraad.kernel.messages import Message

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
    council: Effect = NOTHING  # when the seat joins the High Council
    paid_solari: Effect = NOTHING  # when the seat pays solari for the printed cost of a space
    discount: i64 = 0  # solari saved at the spaces of the Landsraad
    slips_past: tuple[int, ...] = ()  # icons of the spaces where enemy agents do not block this leader
    # Spice given up at each harvest, and the effect gained in exchange.
    harvest_less: i64 = 0
    harvested: Effect = NOTHING
    standing: Message | None = None  # the standing ability in words, if none of the other fields tells it
    peek: i64 = 0  # number of cards on top of its deck that the seat may look at
    agent: Effect = NOTHING  # optional, at any time in an agent turn
    reveal: Effect = NOTHING  # in each reveal turn, like the reveal box of a card
    # The faction whose second track space gives an extra bonus, and that bonus.
    friend: i64 = NONE
    second_step_bonus: Effect = NOTHING
    without: tuple[str, ...] = ()  # cards that are not in the starting deck
    holds_back: bool = False  # the seat deploys no units in the turn of the Signet Ring
    watches: bool = False  # gains spice when an opponent's agent comes to a maker space it spies on
    stronger: tuple[str, int] = ("", 0)  # a kind of unit, and the extra strength of each
    more_solari: i64 = 0  # extra solari each time it gains some in its own turn
    starting_water: i64 = 1
    strikes: bool = False  # has the Masterstroke ability
    rival: bool = True  # can be the leader of a Rival in a solo game
    rival_signet: Effect = NOTHING  # what a Rival's Signet Ring does instead, if that differs
    automa: bool = False  # only for automas
    after: str = ""  # the leader it follows in the list; "" means at the end
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"
    revealed: RevealBox | None = None  # the parts of the reveal box; all copies share it
    box: GameBox | None = None  # the Box that holds this copy; None for the declaration

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
        self.stronger_units: i64 = NONE  # the cell with the units of `stronger` in the Conflict
        self.extra_strength: i64 = self.stronger[1]
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
                            ("now", self.immediate), ("loud", self.to_resolve), ("rival", self.rival_signet)):
            self.owner.name_effect(f"leader:{self.name}:{box}", effect)

    def _join(self, box: Box) -> None:
        self.id = box.leader_ids.add(self.name)
        self.source = LEADER.source(self.id)
        for unit in box.units:
            if unit.name == self.stronger[0]:
                self.stronger_units = unit.conflict
        self.unblocked = bits(tuple(i for i, place in enumerate(box.spaces) if int(place.icon) in self.slips_past))

    def number_parts(self, box: Box) -> None:
        assert self.revealed is not None
        self.conditional = [RevealPart(box, self.name, self.source, p).id for p in self.revealed.conditional]

    @property
    def holder(self) -> Box:
        """Returns the Box that holds this copy."""
        return cast("Box", self.box)
