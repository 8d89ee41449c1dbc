"""An empty board for single effects: settlements, sietches, stations, and the figures that a test places.

    d = desert(chance=["hit", "special"])
    d.put("ne_outer_9", side="harkonnen", regular=3)
    d.put("ne_outer_10", worm="sandworm")
    d.do(DESERT_POWER_EFFECT)
    d.play("worm_attack ne_outer_10 ne_outer_9")
    assert d.area("ne_outer_9") == {...}
"""

from __future__ import annotations

from typing import Any

from landsraad.games.arrakis.decks.planning import play_planning
from landsraad.games.arrakis.derived_view import area_shown
from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    deciding_seat,
    put_leader,
    put_token,
    put_units,
    treasury,
)
from landsraad.games.arrakis.setup import PLAN, deal
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    AIR,
    AIR_FORCE,
    AREA,
    COUNTER,
    HAND,
    HARVESTERS,
    HOLDER,
    LEADER,
    LEADER_AT,
    LEADER_IS,
    NAMED_HERE,
    OFFICERS,
    OFFICERS_LEFT,
    ON_BOARD,
    PHASE,
    PLANNING,
    SIDE,
    SIGN,
    SIGN_FACE,
    SIGN_POOL,
    SIGNS,
    STAGE,
    SUPPLY,
    TOKEN,
    TOKEN_AT,
    TOKEN_FACE,
    TOKENS_HERE,
    UNITS,
    VEHICLE,
    WILD_MAKER,
    WORM,
    WORMS,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, PLANNING_CARDS
from landsraad.kernel.cells import NONE, Pile
from landsraad.kernel.engine import Effect, advance


class Desert:
    """A state, with moves as text."""

    def __init__(self, chance: list[object]) -> None:
        self.s = deal([0, 1], 0, 1)
        self.s.depth = 0
        self.s.t[STAGE] = ACTIONS
        self.s.listen()
        self.clear()
        self.s.chance = list(chance)

    def clear(self) -> None:
        t = self.s.t
        for area in range(len(AREA.names)):
            side = t[HOLDER + area]
            if side == NONE:
                continue
            mine = treasury(self.s, side)
            for tier in range(3):
                mine[SUPPLY + tier] += t[UNITS + tier * AREA_CAPACITY + area]
                t[UNITS + tier * AREA_CAPACITY + area] = 0
            mine[OFFICERS_LEFT] += t[OFFICERS + area]
            t[OFFICERS + area] = t[TOKENS_HERE + area] = t[NAMED_HERE + area] = 0
            t[HOLDER + area] = NONE
        for counter in range(len(COUNTER.names)):
            t[TOKEN_AT + counter] = self.s.seats[0][TOKEN_FACE + counter] = NONE

    # ------------------------------------------------------------------ the position

    def put(self, name: str, side: str = "", regular: int = 0, elite: int = 0, special: int = 0, officers: int = 0,
            leaders: tuple[str, ...] = (), token: str = "", worm: str = "", sign: str = "",
            harvester: bool = False) -> None:
        s, area = self.s, AREA.find(name)
        if side:
            owner = SIDE.find(side)
            for tier, n in enumerate((regular, elite, special)):
                treasury(s, owner)[SUPPLY + tier] -= n
                put_units(s, area, owner, tier, n)
            treasury(s, owner)[OFFICERS_LEFT] -= officers
            s.t[OFFICERS + area] += officers
        if token:
            counter = next(i for i in range(16) if s.seats[0][TOKEN_FACE + i] == NONE)
            s.seats[0][TOKEN_FACE + counter] = TOKEN.find(token)
            put_token(s, area, counter)
        for leader in leaders:
            put_leader(s, area, LEADER.find(leader))
        if worm:
            s.t[WORMS + area] = WORM.find(worm)
            if worm == "wild_maker":
                s.t[LEADER_AT + WILD_MAKER] = area
                s.t[LEADER_IS + WILD_MAKER] = ON_BOARD
        if sign:
            SIGN_POOL.take(s.t, SIGN.find(sign))
            s.t[SIGN_FACE + area] = SIGN.find(sign)
            s.t[SIGNS + area] = 1
        if harvester:
            s.t[HARVESTERS + area] = 1

    def fly(self, zone: str, vehicle: str) -> None:
        self.s.t[AIR_FORCE + AIR.find(zone)] = VEHICLE.find(vehicle)

    def phase(self, name: str) -> None:
        self.s.t[STAGE] = PHASE.find(name)

    # ------------------------------------------------------------------ playing

    def do(self, effect: Effect, side: int = 0, step: int = 0) -> None:
        self.s.push(effect, deciding_seat(self.s, side), 0, step)
        advance(self.s)

    def plan(self, name: str) -> None:
        """Plays a planning card as if the seat had it in hand."""
        card = PLANNING_CARDS[PLANNING.find(name)]
        seat = 0 if card.deck >= 2 else 1
        HAND.put(self.s.seats[seat], card.id)
        self.s.seat, self.s.me = seat, self.s.seats[seat]
        play_planning(self.s, card.id)
        advance(self.s)

    def act(self, leader: str) -> None:
        special = LEADER_CARDS[LEADER.find(leader)].special
        assert special is not None
        self.do(special, 0 if LEADER.find(leader) >= 7 else 1)

    def play(self, *moves: str) -> None:
        for text in moves:
            move = PLAN.moves.parse(text)
            assert self.s.is_legal(move), f"{text} is not among {', '.join(self.legal())}"
            self.s.play(move)

    # ------------------------------------------------------------------ looking

    @property
    def over(self) -> bool:
        """Nothing is pending, and no forced result is left."""
        return self.s.over and not self.s.chance

    @property
    def asked(self) -> str:
        return PLAN.seats[self.s.seat]

    def legal(self, family: str = "") -> list[str]:
        texts = [PLAN.moves.text(move) for move in self.s.legal()]
        return sorted(text for text in texts if not family or text.split()[0] == family)

    def area(self, name: str) -> dict[str, Any]:
        """The contents of an area, without its printed settlement or station."""
        shown = area_shown(self.s, AREA.find(name))
        return {key: value for key, value in shown.items() if key not in ("settlement", "station")}

    def told(self) -> list[str]:
        return [event.kind.name for event in self.s.log or []]

    def pile(self, pile: Pile, seat: int = NONE) -> list[int]:
        return pile.cards(self.s.t if seat == NONE else self.s.seats[seat])


def desert(chance: list[object] | None = None) -> Desert:
    return Desert([] if chance is None else chance)
