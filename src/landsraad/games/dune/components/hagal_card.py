"""A card of the House Hagal deck: where the automa sends its agent and what it gains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from landsraad.games.dune.components.module import Module
from landsraad.games.dune.state.cells import HAGAL
from landsraad.games.dune.state.events import WHY
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, GameBox

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box


@dataclass(eq=False)
class HagalCard:
    """A House Hagal card. Its gains are columns or an effect; some cards name two spaces.

    A Box leaves out cards whose space is not on the board, unless they give something without it.
    """

    owner: Module  # the module that declares it
    name: str
    copies: i64
    place: str = ""
    troops: i64 = 0
    swords: i64 = 0
    signet: bool = False
    harvest: bool = False  # goes to the maker space with the most bonus spice
    reshuffle: bool = False
    solo: bool = True
    two_players: bool = True
    effect: Effect = NOTHING
    need: Condition | None = None  # the automa skips the card unless this holds
    skipped: str = "too_little_influence"  # why it does, a member of `events.WHY`
    # If `fork` holds, the agent goes to `other_place` and the automa gains `instead`.
    fork: Condition | None = None
    other_place: str = ""
    instead: Effect = NOTHING
    # The gains where its space is not on the board; then the automa turns up another card.
    without_space: Effect = NOTHING
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"
    box: GameBox | None = None  # the Box that holds this copy; None for the declaration

    def __post_init__(self) -> None:
        self.id: i64 = NONE
        self.source: i64 = 0
        self.space: i64 = NONE
        self.other: i64 = NONE
        self.why_skipped: i64 = WHY.find(self.skipped)
        if self.box is not None:
            box = cast("Box", self.box)
            self.id = box.hagal_ids.add(self.name)
            self.source = HAGAL.source(self.id)
            self.space = box.find_space(self.place)
            self.other = box.find_space(self.other_place)
            if self.space == NONE and self.without_space is not NOTHING:
                self.effect = self.without_space
            return
        self.owner.hagal.append(self)
        for name, effect in (("effect", self.effect), ("instead", self.instead), ("elsewhere", self.without_space)):
            if effect is not NOTHING:
                self.owner.name_effect(f"hagal:{self.name}:{name}", effect)

    def is_used_with(self, spaces: list[str]) -> bool:
        """Whether a board with these spaces uses the card."""
        return not self.place or self.place in spaces or self.without_space is not NOTHING

    @property
    def holder(self) -> Box:
        """Returns the Box that holds this copy."""
        return cast("Box", self.box)
