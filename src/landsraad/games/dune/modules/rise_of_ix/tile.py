"""A tech tile: its cost, and what it does at which moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.piece import Piece
from landsraad.games.dune.modules.rise_of_ix.cells import ACQUIRE_TILE, FLIP, TILE, TILES, USE_TILE
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

# When a tile does something by itself.
ROUND_START: Final = 0
REVEALED: Final = 1
WON: Final = 2
ENDGAME: Final = 3
# The message with the moment of each kind of ability, for the label of a move.
WHEN: Final = {"acquire": "tile-at-once", "flip": "tile-flip", "scrap": "tile-scrap", "round_start": "tile-round",
               "reveal": "tile-reveal", "in_play": "tile-in-play", "won": "tile-won", "endgame": "tile-endgame"}


@dataclass(eq=False)
class Tile:
    """A tech tile. Effects that it does not have are NOTHING."""

    name: str
    cost: i64  # in spice
    acquire: Effect = NOTHING
    flip: Effect = NOTHING  # by turning it face down
    scrap: Effect = NOTHING  # by trashing it
    round_start: Effect = NOTHING
    revealed: Effect = NOTHING  # in each reveal turn
    in_play: Effect = NOTHING  # once in a reveal turn, if the seat wants
    won: Effect = NOTHING  # on winning a conflict
    endgame: Effect = NOTHING
    standing: str = ""  # the message of a lasting ability, if it has one
    early: bool = False  # flipped only before the agent is sent
    rival: bool = False  # Rivals can acquire it
    reconstructed: bool = False
    confidence: str = "high"  # of the printed values: "high", "medium" or "low"

    def __post_init__(self) -> None:
        self.id: i64 = TILE.add(self.name)
        self.source: i64 = TILE.source(self.id)
        TECH_TILES.append(self)
        for box, effect in (("acquire", self.acquire), ("flip", self.flip), ("scrap", self.scrap),
                            ("round_start", self.round_start), ("revealed", self.revealed),
                            ("in_play", self.in_play), ("won", self.won), ("endgame", self.endgame)):
            IX.name_effect(f"tile:{self.name}:{box}", effect)
        IX.pieces.append(Piece("tile", self.name, self.boxes(), int(self.cost), reconstructed=self.reconstructed,
                               data={"rival": self.rival}, confidence=self.confidence))

    def boxes(self) -> dict[str, Effect | Message]:
        """Returns what is printed on the tile, by kind of ability."""
        found: dict[str, Effect | Message] = {
            box: effect for box, effect in (("acquire", self.acquire), ("flip", self.flip), ("scrap", self.scrap),
                                            ("round_start", self.round_start), ("reveal", self.revealed),
                                            ("in_play", self.in_play), ("won", self.won), ("endgame", self.endgame))
            if effect is not NOTHING}
        if self.standing:
            found["standing"] = Message(self.standing)
        return found

    def message(self) -> Message:
        """Returns what is printed on the tile, in one sentence."""
        parts: list[Message] = []
        for kind, box in self.boxes().items():
            words = box.message() if isinstance(box, Effect) else box
            parts.append(Message(WHEN[kind], {"effect": words}) if kind in WHEN else words)
        return parts[0] if len(parts) == 1 else Message("all", {"parts": parts})

    def at(self, moment: i64) -> Effect:
        return (self.round_start if moment == ROUND_START else self.revealed if moment == REVEALED
                else self.won if moment == WON else self.endgame)


TECH_TILES: Final[list[Tile]] = []  # by number


def has_tile(s: State, seat: i64, name: str) -> bool:
    """Whether a seat owns the tile, face up or face down (IX-TECH-21)."""
    me = s.seats[seat]
    for i in range(TILES.size(me)):
        if TECH_TILES[TILES.card(me, i)].name == name:
            return True
    return False


class TilesAtLeast(Condition):
    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return TILES.size(s.me) >= self.n

    def message(self) -> Message:
        return Message("if-tiles", {"n": self.n})


tiles_at_least = TilesAtLeast


def printed_message(s: State, move: int) -> Message:
    return TECH_TILES[ACQUIRE_TILE.a(move)].message()


def flip_message(s: State, move: int) -> Message:
    return TECH_TILES[FLIP.a(move)].flip.message()


def use_message(s: State, move: int) -> Message:
    tile = TECH_TILES[USE_TILE.a(move)]
    if tile.standing:
        return Message(tile.standing)
    return tile.scrap.message() if tile.in_play is NOTHING else tile.in_play.message()


IX.move_messages.update({"tech": printed_message, "flip": flip_message, "use_tile": use_message})
