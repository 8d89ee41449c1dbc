"""When tech tiles act: by themselves at certain moments, or by a move of their owner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.extensions.tie_break import TieBreak
from landsraad.games.dune.components.extensions.top_deck_query import TopDeckQuery
from landsraad.games.dune.components.menu_item import AGENT_MENU, REVEAL_MENU, TURN_MENU, MenuItem
from landsraad.games.dune.components.moments import (
    CARD_ARMED,
    CARDS_REVEALED,
    CONFLICT_WON,
    GAME_ENDS,
    HANDS_DRAWN,
    REVEAL_ENDS,
    ROUND_BEGAN,
)
from landsraad.games.dune.modules.rise_of_ix.cells import (
    FLIP,
    REVEAL_TILES,
    TIES_DECIDED,
    TILES,
    TRASHED_TILES,
    USE_TILE,
    USED_TILES,
)
from landsraad.games.dune.modules.rise_of_ix.events import TILE_FLIPPED, TILE_TRASHED, TILES_TURNED_UP
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tile import (
    ENDGAME,
    ROUND_START,
    TECH_TILES,
    WON,
    Tile,
    has_tile,
)
from landsraad.games.dune.modules.rise_of_ix.tile_effects import SwordsPerSwordCard
from landsraad.games.dune.state.cells import FRESH, PLAYER, ROLES
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.engine import Effect, State


class TilesUp(Effect):
    """Turns all tiles face up (IX-TECH-18)."""

    def run(self, s: State) -> None:
        for seat in range(s.players):
            if USED_TILES.size(s.seats[seat]) > 0:
                USED_TILES.clear(s.seats[seat])
                if s.has_listeners:
                    s.emit(TILES_TURNED_UP, seat)


class TilesAct(Effect):
    """Resolves what the seat's tiles do at a moment (IX-TECH-19)."""

    def __init__(self, moment: i64) -> None:
        super().__init__()
        self.moment = moment

    def run(self, s: State) -> None:
        for i in range(TILES.size(s.me)):
            tile = TECH_TILES[TILES.card(s.me, i)]
            effect = tile.at(self.moment)
            if effect is not NOTHING:
                s.push(effect, s.seat, tile.source)


class TilesRevealed(Effect):
    """Gives what tiles add to a reveal turn as soon as the cards are revealed."""

    def run(self, s: State) -> None:
        for i in range(TILES.size(s.me)):
            tile = TECH_TILES[TILES.card(s.me, i)]
            if tile.revealed is not NOTHING and not isinstance(tile.revealed, SwordsPerSwordCard):
                s.push(tile.revealed, s.seat, tile.source)


class CountSwordCards(Effect):
    """Counts the cards with swords: each as it gives them, and all for a tile acquired later (IX-Q-18)."""

    def run(self, s: State) -> None:
        for i in range(TILES.size(s.me)):
            tile = TECH_TILES[TILES.card(s.me, i)]
            if isinstance(tile.revealed, SwordsPerSwordCard):
                s.source = tile.source
                tile.revealed.run(s)


class FlipItem(MenuItem):
    """Turns a tile face down for its effect, once per round in a turn of its owner (IX-TECH-17)."""

    def __init__(self, menus: int, order: int, early: bool) -> None:
        super().__init__(menus, order)
        self.early = early

    def offer(self, s: State) -> None:
        for i in range(TILES.size(s.me)):
            tile = TECH_TILES[TILES.card(s.me, i)]
            if tile.flip is not NOTHING and (self.early or not tile.early) and not USED_TILES.has(
                    s.me, tile.id) and tile.flip.possible(s):
                s.offer(FLIP.move(tile.id))

    def takes(self, move: i64) -> bool:
        return FLIP.has(move)

    def play(self, s: State, move: i64) -> None:
        tile = TECH_TILES[FLIP.a(move)]
        USED_TILES.put(s.me, tile.id)
        s.me[FRESH] = 0
        if s.has_listeners:
            s.emit(TILE_FLIPPED, s.seat, tile.id)
        s.push(tile.flip, s.seat, tile.source)


class ScrapItem(MenuItem):
    """Trashes a tile for its effect, in a turn of its owner (IX-TILE-13, IX-TILE-15)."""

    def offer(self, s: State) -> None:
        for i in range(TILES.size(s.me)):
            tile = TECH_TILES[TILES.card(s.me, i)]
            if tile.scrap is not NOTHING and tile.scrap.possible(s):
                s.offer(USE_TILE.move(tile.id))

    def takes(self, move: i64) -> bool:
        return USE_TILE.has(move) and TECH_TILES[USE_TILE.a(move)].scrap is not NOTHING

    def play(self, s: State, move: i64) -> None:
        tile = TECH_TILES[USE_TILE.a(move)]
        trash_tile(s, tile)
        s.me[FRESH] = 0
        s.push(tile.scrap, s.seat, tile.source)


class InPlayItem(MenuItem):
    """Uses a tile once in a reveal turn (IX-TILE-04)."""

    def offer(self, s: State) -> None:
        for i in range(TILES.size(s.me)):
            tile = TECH_TILES[TILES.card(s.me, i)]
            if tile.in_play is not NOTHING and not s.me[REVEAL_TILES] >> tile.id & 1 and tile.in_play.possible(s):
                s.offer(USE_TILE.move(tile.id))

    def takes(self, move: i64) -> bool:
        return USE_TILE.has(move) and TECH_TILES[USE_TILE.a(move)].in_play is not NOTHING

    def play(self, s: State, move: i64) -> None:
        tile = TECH_TILES[USE_TILE.a(move)]
        s.me[REVEAL_TILES] |= 1 << tile.id
        s.push(tile.in_play, s.seat, tile.source)


def trash_tile(s: State, tile: Tile) -> None:
    """Removes a tile of the current seat from the game (IX-TECH-20)."""
    TILES.take(s.me, tile.id)
    if USED_TILES.has(s.me, tile.id):
        USED_TILES.take(s.me, tile.id)
    TRASHED_TILES.put(s.t, tile.id)
    if s.has_listeners:
        s.emit(TILE_TRASHED, s.seat, tile.id)


class Spaceport(TopDeckQuery):
    """Each card its owner acquires may go on top of the deck (IX-TILE-14)."""

    def allows(self, s: State, card: i64) -> bool:
        return s.me[ROLES] == PLAYER and has_tile(s, s.seat, "spaceport")


OWN_TURN: Final = AGENT_MENU | REVEAL_MENU
IX.on(ROUND_BEGAN, TilesUp(), order=20)
IX.on(HANDS_DRAWN, TilesAct(ROUND_START), order=20, watch=TILES.at)
IX.on(CARDS_REVEALED, TilesRevealed(), order=20, watch=TILES.at)
IX.on(CARD_ARMED, CountSwordCards(), order=20, watch=TILES.at)
IX.on(REVEAL_ENDS, CountSwordCards(), order=20, watch=TILES.at)
IX.on(CONFLICT_WON, TilesAct(WON), order=50, watch=TILES.at)
IX.on(GAME_ENDS, TilesAct(ENDGAME), order=20, watch=TILES.at)
IX.items += [FlipItem(OWN_TURN, 60, False), FlipItem(TURN_MENU, 61, True), ScrapItem(OWN_TURN | TURN_MENU, 62),
             InPlayItem(REVEAL_MENU, 63)]
IX.top_deck.append(Spaceport())
IX.tie_breaks.append(TieBreak("chaumurky", TIES_DECIDED, 5, latest=True))
