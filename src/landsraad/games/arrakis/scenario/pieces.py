"""Single pieces of a scenario: leaders, deployment tokens, settlements, testing stations."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.arrakis.map.stations import STATION_OF
from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    bodies,
    box_token,
    dismiss,
    first_token,
    leaders,
    lift_leader,
    put_token,
    settle_holder,
    take_officer,
    take_token,
    treasury,
)
from landsraad.games.arrakis.pieces.named_leaders import in_play
from landsraad.games.arrakis.scenario.aliases import (
    leader_named,
    member_named,
    number,
    parts,
)
from landsraad.games.arrakis.solo_pieces.garrisons import drop_garrison, has_garrison
from landsraad.games.arrakis.state.cells import (
    AREA,
    ASIDE,
    ATREIDES,
    COUNTER,
    FEYD,
    GONE,
    HARVESTERS,
    HAWAT,
    HOLDER,
    IN_BOX,
    JESSICA,
    LEADER,
    LEADER_AT,
    LEADER_IS,
    MARKER,
    MOHIAM,
    MUAD_DIB,
    NAMED_HERE,
    OFFICERS,
    PAUL,
    PICKS,
    RABBAN,
    READY,
    REVEREND_MOTHER,
    SETTLED,
    SETTLEMENT,
    SIETCH,
    SIETCH_AT,
    SIETCH_RANK,
    SIETCH_SHOWN,
    SIETCHES,
    SIGNS,
    STANDING,
    STATION_FACE,
    STATIONS,
    TANK,
    TANK_CELL,
    TOKEN,
    TOKEN_AT,
    TOKEN_BOX,
    TOKEN_FACE,
    TOKEN_SUPPLY,
    TOKENS_HERE,
    UNITS,
    WILD_MAKER,
    WORMS,
)
from landsraad.games.arrakis.state.components import SIETCH_RANKS
from landsraad.games.arrakis.worms.sandworms import take_worm
from landsraad.games.arrakis.worms.wormsigns import lift_sign
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest

STARTING: Final = 8  # counters of the tokens that start on the board


def clear_area(s: State, area: int) -> None:
    """Returns figures, tokens, harvester, sign and worm to where they came from."""
    side = int(s.t[HOLDER + area])
    if side != NONE:
        for tier in range(3):
            dismiss(s, side, tier, s.t[UNITS + tier * AREA_CAPACITY + area])
            s.t[UNITS + tier * AREA_CAPACITY + area] = 0
        while s.t[OFFICERS + area] > 0:
            take_officer(s, area, side)
        for leader in range(len(LEADER.names)):
            if s.t[NAMED_HERE + area] >> leader & 1:
                lift_leader(s, leader)
        if has_garrison(s, area):
            drop_garrison(s, area)
        while s.t[TOKENS_HERE + area] > 0:
            box_token(s, first_token(s, area))
        settle_holder(s, area)
    s.t[HARVESTERS + area] = 0
    if s.t[SIGNS + area] > 0:
        lift_sign(s, area)
    if s.t[WORMS + area] != NONE:
        take_worm(s, area)


def bring_in(s: State, leader: int) -> None:
    """Puts a leader in play and aside; the one it replaces leaves the game."""
    out_of_tank(s, leader)
    lift_leader(s, leader)
    if s.t[LEADER_IS + leader] in (IN_BOX, GONE):
        s.t[READY + leader] = 0 if leader == WILD_MAKER else 1
        for now, was in ((MUAD_DIB, PAUL), (REVEREND_MOTHER, JESSICA), (FEYD, RABBAN), (MOHIAM, HAWAT)):
            if leader == now:
                put_away(s, was, GONE)
            elif leader == was and s.t[LEADER_IS + now] != IN_BOX:
                put_away(s, now, IN_BOX)
    s.t[LEADER_IS + leader] = ASIDE


def put_away(s: State, leader: int, state: int) -> None:
    out_of_tank(s, leader)
    lift_leader(s, leader)
    s.t[LEADER_IS + leader] = state
    s.t[READY + leader] = 0


def out_of_tank(s: State, leader: int) -> None:
    for seat in range(s.players):
        mine = s.seats[seat]
        for i in range(len(TANK_CELL.names)):
            if mine[TANK + i] == leader:
                mine[TANK + i] = NONE
                s.t[LEADER_IS + leader] = ASIDE


def set_leaders(s: State, value: Any) -> None:
    """Sets where each leader is: in the box, aside, in the tank or gone. On the board they are in an area.

    Ready and spent mean in play, with the card face up or face down (WFA-LEADER-04).
    """
    for word, state in parts(value, "leaders", "where each leader is").items():
        leader = leader_named(word, "leaders")
        if state in ("aside", "in_play"):
            bring_in(s, leader)
        elif state in ("ready", "spent"):
            if not in_play(s, leader):
                bring_in(s, leader)
            s.t[READY + leader] = 1 if state == "ready" else 0
        elif state in ("box", "gone"):
            put_away(s, leader, IN_BOX if state == "box" else GONE)
        elif state == "board" and s.t[LEADER_AT + leader] != NONE:
            continue
        else:
            raise BadInput(f"leaders.{word}: {state!r} is not one of box, aside, ready, spent, gone (who is in "
                           "a tank: `tank` of the seat; who is on the board: `areas`)")
# ------------------------------------------------------------------ deployment tokens


def put_tokens(s: State, area: int, value: Any, path: str) -> None:
    """A number of tokens, their faces, or the face of each by its counter."""
    if isinstance(value, dict):
        for word, face in parts(value, path, "which token").items():
            counter = member_named(COUNTER, word, path)
            if s.t[TOKEN_AT + counter] != NONE:
                box_token(s, counter)
            take_face(s, member_named(TOKEN, face, path), path)
            lay_token(s, area, counter, member_named(TOKEN, face, path))
        return
    mine = treasury(s, ATREIDES)
    if isinstance(value, list):
        for word in value:
            face = member_named(TOKEN, word, path)
            take_face(s, face, path)
            lay_token(s, area, free_counter(s, face), face)
        return
    for _ in range(number(value, path)):
        pile = TOKEN_BOX if TOKEN_BOX.size(mine) > 0 else TOKEN_SUPPLY
        if pile.size(mine) == 0:
            raise BadInput(f"{path}: there are no more deployment tokens")
        face = int(pile.take_at(mine, s.below(PICKS, pile.size(mine))))
        lay_token(s, area, free_counter(s, face), face)


def take_face(s: State, face: int, path: str) -> None:
    """Takes a face from those out of the game, from the supply, or from another area."""
    mine = treasury(s, ATREIDES)
    for pile in (TOKEN_BOX, TOKEN_SUPPLY):
        if pile.has(mine, face):
            pile.take(mine, face)
            return
    for counter in range(len(COUNTER.names)):
        if s.t[TOKEN_AT + counter] != NONE and mine[TOKEN_FACE + counter] == face:
            area = s.t[TOKEN_AT + counter]
            take_token(s, counter)
            mine[TOKEN_FACE + counter] = NONE
            while bodies(s, area) == 0 and leaders(s, area) > 0:  # leaders cannot stay alone
                clear_area(s, int(area))
            settle_holder(s, area)
            return
    raise BadInput(f"{path}: no deployment token {TOKEN.names[face]!r} is left")


def lay_token(s: State, area: int, counter: int, face: int) -> None:
    treasury(s, ATREIDES)[TOKEN_FACE + counter] = face
    put_token(s, area, counter)


def free_counter(s: State, face: int) -> int:
    """Starting tokens have the first counters, because their backs differ."""
    mine = treasury(s, ATREIDES)
    first = 0 if TOKEN.card_backs[face] == 0 else STARTING
    for i in range(len(COUNTER.names)):
        counter = (first + i) % len(COUNTER.names)
        if s.t[TOKEN_AT + counter] == NONE and mine[TOKEN_FACE + counter] == NONE:
            return counter
    raise BadInput(f"areas: there are only {len(COUNTER.names)} deployment tokens")


# ------------------------------------------------------------------ settlements, sietches, stations


def settle_settlements(s: State, edits: dict[int, tuple[str, dict[str, Any]]]) -> None:
    """Sets the settlements of all named areas together, so that none takes the rank of another one.

    Standing sietches come first, then destroyed ones, then those in areas that had none.
    """
    ranked: set[int] = set()
    marked: set[int] = set()
    for area, (path, here) in edits.items():
        name = AREA.names[area]
        if "settlement" in here:
            s.t[STANDING + member_named(SETTLEMENT, name, f"{path}.settlement")] = 1 if here["settlement"] else 0
        if "station" in here:
            station = int(STATION_OF[area])
            if station == NONE:
                raise BadInput(f"{path}.station: no testing station belongs to {name}")
            set_station(s, station, here["station"], f"{path}.station", marked)
    derive_settled(s)
    had = {area: bool(NONE != s.t[SETTLED + area] < SIETCHES) for area in edits}
    for turn in range(3):
        for area, (path, here) in edits.items():
            if "sietch" in here and turn == (1 if here["sietch"] in (False, None) else 0 if had[area] else 2):
                set_sietch(s, area, here["sietch"], f"{path}.sietch", ranked)
                derive_settled(s)


def derive_settled(s: State) -> None:
    """Derives the settlement of each area from the positions of sietches and the standing settlements."""
    for area in range(len(AREA.names)):
        s.t[SETTLED + area] = NONE
    for i, name in enumerate(SETTLEMENT.names):
        if s.t[STANDING + i]:
            s.t[SETTLED + AREA.find(name)] = SIETCHES + i
    for i in range(len(SIETCH.names)):
        if s.t[SIETCH_AT + i] != NONE:
            s.t[SETTLED + s.t[SIETCH_AT + i]] = i


def set_sietch(s: State, area: int, value: Any, path: str, ranked: set[int]) -> None:
    """Sets a rank, or a rank and whether it is revealed; false means destroyed.

    Hidden ranks are swapped, except those of sietches that were `ranked` before.
    """
    mine = treasury(s, ATREIDES)
    here = int(s.t[SETTLED + area])
    if value is False or value is None:
        if here != NONE and here < SIETCHES:  # everyone saw it
            s.t[SIETCH_AT + here] = NONE
            show_rank(s, here)
        return
    rank, revealed = value, False
    if isinstance(value, dict):
        for word in value:
            if word not in ("rank", "revealed"):
                raise BadInput(f"{path}: a sietch has no part {word!r}{nearest(str(word), ['rank', 'revealed'])}")
        rank, revealed = value.get("rank", True), bool(value.get("revealed", False))
    if here == NONE or here >= SIETCHES:
        here = next((i for i in range(len(SIETCH.names)) if s.t[SIETCH_AT + i] == NONE), NONE)
        if here == NONE:
            raise BadInput(
                f"{path}: all {len(SIETCH.names)} sietches are elsewhere; write `sietch: false` where one was")
        s.t[SIETCH_AT + here] = area
    if s.t[SIETCH_SHOWN + here] > 0:
        mine[SIETCH_RANK + here] = s.t[SIETCH_SHOWN + here]
        s.t[SIETCH_SHOWN + here] = 0
    if rank is not True:
        swap_rank(s, here, number(rank, path), path, ranked)
        ranked.add(here)
    if revealed:
        show_rank(s, here)


def show_rank(s: State, sietch: int) -> None:
    mine = treasury(s, ATREIDES)
    if mine[SIETCH_RANK + sietch] != NONE:
        s.t[SIETCH_SHOWN + sietch] = mine[SIETCH_RANK + sietch]
        mine[SIETCH_RANK + sietch] = NONE


def swap_rank(s: State, here: int, rank: int, path: str, ranked: set[int]) -> None:
    """Swaps ranks with a hidden sietch, or otherwise with a destroyed one."""
    mine = treasury(s, ATREIDES)
    if rank not in SIETCH_RANKS:
        raise BadInput(f"{path}: a sietch has a rank from {min(SIETCH_RANKS)} to {max(SIETCH_RANKS)}, not {rank}")
    if mine[SIETCH_RANK + here] == rank:
        return
    others = [other for other in range(len(SIETCH.names)) if other not in ranked]
    for other in others:
        if mine[SIETCH_RANK + other] == rank:
            mine[SIETCH_RANK + other] = mine[SIETCH_RANK + here]
            mine[SIETCH_RANK + here] = rank
            return
    for other in others:
        if s.t[SIETCH_AT + other] == NONE and s.t[SIETCH_SHOWN + other] == rank:
            s.t[SIETCH_SHOWN + other] = mine[SIETCH_RANK + here]
            mine[SIETCH_RANK + here] = rank
            return
    raise BadInput(f"{path}: no sietch of rank {rank} is left among the hidden ones")


def set_station(s: State, station: int, value: Any, path: str, marked: set[int]) -> None:
    """Sets a station's marker, or whether it is still there. Hidden faces are swapped."""
    if value is False or value is None:
        s.t[STATIONS + station] = 0
        s.t[STATION_FACE + station] = NONE
        return
    s.t[STATIONS + station] = 1
    if value is True:
        return
    marker = member_named(MARKER, value, path)
    marked.add(station)
    if s.t[STATION_FACE + station] == marker:
        return
    for other in range(6):
        if other not in marked and s.t[STATION_FACE + other] == marker:
            s.t[STATION_FACE + other] = s.t[STATION_FACE + station]
            s.t[STATION_FACE + station] = marker
            return
    raise BadInput(f"{path}: no hidden station of {value} is left")
