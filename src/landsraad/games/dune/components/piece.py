"""A component that only one module has, such as a tile or a space of a track, as the gallery and the screens show it.

The rules of a module use classes of their own; a `Piece` only describes what is printed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from landsraad.kernel.engine import Effect
from landsraad.kernel.messages import Message

Detail = str | int | bool | list[str]


@final
@dataclass(frozen=True)
class Piece:
    domain: str  # of its id; its name is the message DOMAIN-ID
    name: str
    boxes: dict[str, Effect | Message] = field(default_factory=dict)  # by place on it; labelled by `field-PLACE`
    cost: int | None = None
    copies: int = 1
    group: str = ""
    tags: tuple[str, ...] = ()
    data: dict[str, Detail] = field(default_factory=dict)  # details for drawing it, such as its column on a board
    place: str = ""  # its place on the table, if it has a single one
    listed: bool = True  # in the gallery
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"
