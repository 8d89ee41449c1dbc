"""A card of the Imperium deck, the Reserve, or a starting deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.dune.components.extensions.access import Access
from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.reveal import RevealBox, RevealPart
from landsraad.games.dune.components.space import bits
from landsraad.games.dune.state.cells import AGENT, CARD, SPY
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, GameBox

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box


@dataclass(eq=False)
class Card:
    owner: Module  # the module that declares it
    name: str
    cost: i64 = 0  # in persuasion; 0 means that it cannot be bought
    copies: i64 = 1
    faction: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    agent: Effect = NOTHING
    reveal: Effect = NOTHING
    acquire: Effect = NOTHING
    trashed: Effect = NOTHING
    discarded: Effect = NOTHING  # when it is discarded from the hand
    anywhere: bool = False  # ignores agent icons and other agents, and may use an agent on the board
    waives: bool = False  # ignores the influence requirement of the space
    unload: bool = False  # its reveal box is also resolved when it is discarded from the hand or trashed
    graft: bool = False  # sends an agent only together with another card
    access: Access | None = None  # opens other spaces than its printed icons do
    market_price: i64 = 0  # in a module's market, in what that market takes; such a card has no cost in persuasion
    reserve: i64 = NONE
    bases: tuple[str, ...] = ()  # the bases with this card; () means all
    kind: str = "imperium"
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"
    revealed: RevealBox | None = None  # the parts of the reveal box; all copies share it
    box: GameBox | None = None  # the Box that holds this copy; None for the declaration

    def __post_init__(self) -> None:
        self.module: str = self.owner.tag
        self.factions: i64 = bits(self.faction)
        self.icon_set: i64 = bits(self.icons)
        if self.unload:
            self.discarded = self.trashed = self.reveal
        self.spies = SPY in self.icons
        parts = RevealBox(self.reveal) if self.revealed is None else self.revealed
        self.revealed = parts
        self.immediate: Effect = parts.immediate
        self.to_resolve: Effect = parts.to_resolve
        self.conditional: list[int] = []  # the reveal parts that wait for a condition
        self.id: i64 = NONE
        self.source: i64 = 0
        self.reach: vec[i64] = vec[i64]()
        self.reached: i64 = 0
        self.agent_moves: i64 = 0  # first agent move of this card; add the number of the space
        self.reads_influence = False  # see `agent_boxes.classify_components`
        self.asks_influence: list[Condition] = []
        self.trashes_itself = False
        self.trashes_partner = False  # its agent box may trash the card that it is played with
        self.may_wait = False
        if self.box is None:
            self._declare()
        else:
            self._join(cast("Box", self.box))

    def _declare(self) -> None:
        self.owner.cards.append(self)
        for box, effect in (("agent", self.agent), ("reveal", self.reveal), ("acquire", self.acquire),
                            ("trashed", self.trashed), ("discarded", self.discarded), ("now", self.immediate),
                            ("loud", self.to_resolve)):
            self.owner.name_effect(f"card:{self.name}:{box}", effect)

    def _join(self, box: Box) -> None:
        self.id = box.card_ids.add(self.name)
        self.source = CARD.source(self.id)
        self.reach = vec[i64]([i for i, place in enumerate(box.spaces)
                               if int(place.icon) in self.icons or self.anywhere])
        self.reached = bits(tuple(int(where) for where in self.reach))
        self.agent_moves = AGENT.move(self.id, 0)
        if self.reserve != NONE:
            while len(box.reserve_cards) <= self.reserve:
                box.reserve_cards.append(NONE)
            box.reserve_cards[self.reserve] = self.id

    def number_parts(self, box: Box) -> None:
        assert self.revealed is not None
        self.conditional = [RevealPart(box, self.name, self.source, p, self.id).id for p in self.revealed.conditional]

    @property
    def holder(self) -> Box:
        """Returns the Box that holds this copy."""
        return cast("Box", self.box)
