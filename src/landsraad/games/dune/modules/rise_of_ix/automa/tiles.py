"""How a solo Rival uses its tech tiles, and the spice that it saves for them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.turn import is_decisive
from landsraad.games.dune.components.automa import AutomaRule
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import ROUND_BEGAN
from landsraad.games.dune.modules.rise_of_ix.cells import TILES, TRASHED_TILES, USED_TILES
from landsraad.games.dune.modules.rise_of_ix.events import TILE_FLIPPED, TILE_TRASHED
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.games.dune.rules.seats.resources import lose, score
from landsraad.games.dune.rules.troops.recruiting import recruit
from landsraad.games.dune.state.cells import CURRENT, LEVEL, POSTED, RIVAL, ROLES, SOLARI, SPICE, SUPPLY
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled

SATELLITES_PRICE: Final = 3  # spice
FLAGSHIP_PRICE: Final = 4  # solari
FLAGSHIP_TROOPS: Final = 3


def face_up(s: State, name: str) -> i64:
    """Returns the tile of the current seat with this name if it has not been used this round, or NONE."""
    for i in range(TILES.size(s.me)):
        tile = TILES.card(s.me, i)
        if TECH_TILES[tile].name == name and not USED_TILES.has(s.me, tile):
            return tile
    return NONE


def turn_down(s: State, tile: i64) -> None:
    """Uses a tile; what follows has it as its cause."""
    s.source = TECH_TILES[tile].source
    USED_TILES.put(s.me, tile)
    if s.has_listeners:
        s.emit(TILE_FLIPPED, s.seat, tile)


def use_drones(s: State) -> None:
    """Training Drones: at the first chance each round."""
    tile = face_up(s, "training_drones")
    if tile != NONE and s.me[SUPPLY] > 0:
        cause = s.source
        turn_down(s, tile)
        recruit(s, s.seat, 1)
        s.source = cause


def use_satellites(s: State) -> None:
    """Spy Satellites: a point as soon as it has the spice."""
    tile = face_up(s, "spy_satellites")
    if tile != NONE and s.me[SPICE] >= SATELLITES_PRICE:
        cause = s.source
        s.source = TECH_TILES[tile].source
        lose(s, s.seat, SPICE, SATELLITES_PRICE)
        TILES.take(s.me, tile)
        TRASHED_TILES.put(s.t, tile)
        if s.has_listeners:
            s.emit(TILE_TRASHED, s.seat, tile)
        score(s, s.seat, 1)
        s.source = cause


def use_flagship(s: State) -> None:
    """Flagship: whenever it goes to a combat space and can recruit all three troops."""
    tile = face_up(s, "flagship")
    if tile != NONE and s.me[SOLARI] >= FLAGSHIP_PRICE and s.me[SUPPLY] >= FLAGSHIP_TROOPS:
        turn_down(s, tile)
        lose(s, s.seat, SOLARI, FLAGSHIP_PRICE)
        recruit(s, s.seat, FLAGSHIP_TROOPS)


class UseTiles(Effect):
    """After all that its agent brings, and before it deploys. `step` is the space."""

    def run(self, s: State) -> None:
        use_drones(s)
        use_satellites(s)
        if box_of(s).spaces[s.step].combat:
            use_flagship(s)


class RivalTiles(AutomaRule):
    """The guidance for a Rival's tiles, and its hoard of spice (IX-RIVAL-19, IX-RIVAL-22)."""

    def begins_turn(self, s: State) -> None:
        if TILES.size(s.me) > 0:
            use_drones(s)
            use_satellites(s)

    def arrives(self, s: State, where: i64) -> None:
        if TILES.size(s.me) > 0:
            s.push(USE_TILES, s.seat, s.source, where)

    def slips_in(self, s: State, where: i64) -> bool:
        """Invasion Ships: past the agents of others, without a discard."""
        return TILES.size(s.me) > 0 and POSTED.of(s.me, where) == 0 and face_up(s, "invasion_ships") != NONE

    def slipped_in(self, s: State, where: i64) -> None:
        cause = s.source
        turn_down(s, face_up(s, "invasion_ships"))
        s.source = cause

    def saves(self, s: State, seat: i64, cell: i64) -> bool:
        return cell == SPICE and s.t[LEVEL] != NONE and (s.t[CURRENT] == NONE or not is_decisive(s))


class SpendHoard(Effect):
    """In a round with a conflict of the third level, Rivals turn their spice into points (IX-RIVAL-19)."""

    def run(self, s: State) -> None:
        automa = box_of(s).automa
        if automa is None or s.t[LEVEL] == NONE or not is_decisive(s):
            return
        for seat in range(s.players):
            if s.seats[seat][ROLES] == RIVAL:
                automa.gained(s, seat, SPICE)


USE_TILES: Final = labelled("ix:UseTiles", UseTiles())
IX.automa_rules.append(RivalTiles())
IX.on(ROUND_BEGAN, SpendHoard(), order=30)
