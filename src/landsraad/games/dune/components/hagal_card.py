"""A card of the House Hagal deck: where the automa goes and what it gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from landsraad.games.dune.components.module import Module
from landsraad.games.dune.state.cells import HAGAL
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, GameBox

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box


@dataclass(eq=False)
class HagalCard:
    """Some bases print all that the automa gets on the card, as effects, and may name two spaces. A card whose space is
    not on the table is left out of the Box."""

    owner: Module  # the module that declares it
    name: str
    copies: i64
    place: str = ""
    troops: i64 = 0
    swords: i64 = 0
    signet: bool = False
    harvest: bool = False  # the maker space with the most bonus spice
    reshuffle: bool = False
    solo: bool = True
    two_players: bool = True
    effect: Effect = NOTHING
    need: Condition | None = None  # otherwise the card is passed over
    fork: Condition | None = None  # if it holds the agent goes
    other_place: str = ""  # here instead,
    instead: Effect = NOTHING  # for this
    reconstructed: bool = False
    box: GameBox | None = None  # the Box that holds this copy; None: the declaration

    def __post_init__(self) -> None:
        self.id: i64 = NONE
        self.source: i64 = 0
        self.space: i64 = NONE
        self.other: i64 = NONE
        if self.box is not None:
            box = cast("Box", self.box)
            self.id = box.hagal_ids.add(self.name)
            self.source = HAGAL.source(self.id)
            self.space = box.find_space(self.place)
            self.other = box.find_space(self.other_place)
            return
        self.owner.hagal.append(self)
        for name, effect in (("effect", self.effect), ("instead", self.instead)):
            if effect is not NOTHING:
                self.owner.name_effect(f"hagal:{self.name}:{name}", effect)

    @property
    def holder(self) -> Box:
        """The Box that holds this copy."""
        return cast("Box", self.box)
