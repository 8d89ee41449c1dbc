"""Areas of a scenario: a named area has exactly the given figures, but keeps its settlement.

Figures come from the supplies and go back to them; leaders come from wherever they are; tokens from the supply, from
those out of the game, or from elsewhere on the board. So an edited position never has more pieces than the box. If a
supply is too small, areas that are not named give up figures, because the set-up deals them at random.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from landsraad.games.arrakis.map.geography import is_desert
from landsraad.games.arrakis.pieces.figures import (
    AREA_CAPACITY,
    LIMIT,
    bodies,
    dismiss,
    leaders,
    put_leader,
    put_officer,
    put_units,
    side_of_leader,
    take_officer,
    treasury,
)
from landsraad.games.arrakis.scenario.aliases import (
    FIGURE_NAMES,
    LEGION_PARTS,
    OFFICER_NAMES,
    PARTS,
    UNITS_OF,
    area_named,
    found,
    member_named,
    members,
    number,
    parts,
)
from landsraad.games.arrakis.scenario.mahdi import put_garrison
from landsraad.games.arrakis.scenario.pieces import bring_in, clear_area, put_tokens, settle_settlements
from landsraad.games.arrakis.state.automa_side import is_automa
from landsraad.games.arrakis.state.cells import (
    AREA,
    ATREIDES,
    HARVESTERS,
    HOLDER,
    LEADER,
    LEADER_AT,
    OFFICERS,
    OFFICERS_LEFT,
    PICKS,
    SIDE,
    SIGN,
    SIGN_FACE,
    SIGN_POOL,
    SIGNS,
    SUPPLY,
    TIER,
    UNITS,
    WILD_MAKER,
    WORM,
)
from landsraad.games.arrakis.state.components import FIGURES, HARVESTER_FIGURES, OFFICER_FIGURES, WORM_FIGURES
from landsraad.games.arrakis.worms.sandworms import put_worm, take_worm, worms_out
from landsraad.games.arrakis.worms.wormsigns import SIGN_WORDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest

OFFICER_OF: Final = ("naib", "bashar")


def settle_areas(s: State, value: Any) -> None:
    edits = {area_named(word, "areas"): (f"areas.{word}", parts(here, f"areas.{word}", "what is there"))
             for word, here in parts(value, "areas", "what is where").items()}
    for area, (path, here) in edits.items():
        for word in here:
            if word not in PARTS or word == "side":
                raise BadInput(f"{path}: an area has no part {word!r}{nearest(word, list(PARTS))}")
        clear_area(s, area)
    settle_settlements(s, edits)
    free = [area for area in range(len(AREA.names)) if area not in edits]
    # A number of tokens means any tokens that are not named elsewhere.
    for any_tokens in (False, True):
        for area, (path, here) in edits.items():
            if counts_tokens(here) == any_tokens:
                fill_area(s, area, here, path, free)


def counts_tokens(here: dict[str, Any]) -> bool:
    legion = here.get(SIDE.names[ATREIDES])
    return isinstance(legion, dict) and isinstance(legion.get("tokens"), int)


def fill_area(s: State, area: int, here: dict[str, Any], path: str, free: list[int]) -> None:
    if "atreides" in here and "harkonnen" in here:
        raise BadInput(f"{path}: an area holds figures of one side only, not of both")
    for side, name in enumerate(SIDE.names):
        if name in here:
            legion = parts(here[name], f"{path}.{name}", "what the legion has")
            put_legion(s, area, side, legion, f"{path}.{name}", free)
    if here.get("harvester"):
        if not is_desert(s, area):
            raise BadInput(f"{path}.harvester: harvesters are placed in desert, not in {AREA.names[area]}")
        if sum(int(s.t[HARVESTERS + i]) for i in range(len(AREA.names))) == HARVESTER_FIGURES:
            raise BadInput(f"{path}.harvester: there are only {HARVESTER_FIGURES} harvesters")
        s.t[HARVESTERS + area] = 1
    if here.get("wormsign"):
        put_sign(s, area, here["wormsign"], f"{path}.wormsign")
    worm = here.get("sandworm", here.get("worm"))
    if worm:
        put_sandworm(s, area, worm, f"{path}.sandworm")


# ------------------------------------------------------------------ figures


def put_legion(s: State, area: int, side: int, legion: dict[str, Any], path: str, free: list[int]) -> None:
    for word in legion:
        found(LEGION_PARTS, word, path, "part of a legion")
    for word, tier in UNITS_OF.items():
        if word in legion:
            put_some(s, area, side, TIER.find(tier), number(legion[word], f"{path}.{word}"), f"{path}.{word}", free)
    if "tokens" in legion:
        if side == ATREIDES:
            put_tokens(s, area, legion["tokens"], f"{path}.tokens")
        elif is_automa(s, side):
            put_garrison(s, area, legion["tokens"], f"{path}.tokens")
        else:
            raise BadInput(f"{path}.tokens: only the Atreides have deployment tokens")
    for word in (*OFFICER_NAMES, "officers"):
        if word in legion:
            if OFFICER_NAMES.get(word, OFFICER_OF[side]) != OFFICER_OF[side]:
                raise BadInput(f"{path}: the {SIDE.names[side]} have no {word}")
            put_officers(s, area, side, number(legion[word], f"{path}.{word}"), f"{path}.{word}", free)
    for word in members(legion.get("leaders", []), f"{path}.leaders"):
        name = found(FIGURE_NAMES, word, f"{path}.leaders", "leader")
        if name in OFFICER_NAMES:
            if name != OFFICER_OF[side]:
                raise BadInput(f"{path}.leaders: the {SIDE.names[side]} have no {name}")
            put_officers(s, area, side, 1, f"{path}.leaders", free)
            continue
        leader = LEADER.find(name)
        if side_of_leader(leader) != side or leader == WILD_MAKER:
            raise BadInput(f"{path}.leaders: {word!r} is not a leader of the {SIDE.names[side]}")
        bring_in(s, leader)
        put_leader(s, area, leader)
        s.t[HOLDER + area] = side
    if bodies(s, area) == 0 and leaders(s, area) > 0:
        raise BadInput(f"{path}: leaders are never without a unit (WFA-COMP-09)")
    if bodies(s, area) > LIMIT:
        raise BadInput(f"{path}: an area holds at most {LIMIT} units, not {bodies(s, area)} (WFA-COMP-15)")


def put_some(s: State, area: int, side: int, tier: int, n: int, path: str, free: list[int]) -> None:
    mine = treasury(s, side)
    while mine[SUPPLY + tier] < n:
        giver = largest(s, free, side, UNITS + tier * AREA_CAPACITY)
        if giver == NONE:
            raise BadInput(f"{path}: only {mine[SUPPLY + tier]} of the {FIGURES[side][tier]} figures are left, not {n} "
                           "(WFA-COMP-05)")
        if bodies(s, giver) == 1:
            clear_area(s, giver)
        else:
            s.t[UNITS + tier * AREA_CAPACITY + giver] -= 1
            dismiss(s, side, tier, 1)
    if n > 0:
        mine[SUPPLY + tier] -= n
        put_units(s, area, side, tier, n)


def put_officers(s: State, area: int, side: int, n: int, path: str, free: list[int]) -> None:
    while treasury(s, side)[OFFICERS_LEFT] < n:
        giver = largest(s, free, side, OFFICERS)
        if giver == NONE:
            raise BadInput(f"{path}: only {treasury(s, side)[OFFICERS_LEFT]} of the {OFFICER_FIGURES[side]} "
                           f"{OFFICER_OF[side]}s are left, not {n} (WFA-COMP-05)")
        take_officer(s, giver, side)
    for _ in range(n):
        put_officer(s, area, side)
        s.t[HOLDER + area] = side


def largest(s: State, areas: list[int], side: int, figures: i64) -> int:
    """The area with the most units that has such a figure, where it is missed least; or NONE."""
    having = [area for area in areas if s.t[HOLDER + area] == side and s.t[figures + area] > 0]
    return max(having, key=lambda area: int(bodies(s, area)), default=NONE)


# ------------------------------------------------------------------ tokens and vehicles


def put_sign(s: State, area: int, value: Any, path: str) -> None:
    if not is_desert(s, area):
        raise BadInput(f"{path}: wormsigns lie in desert, not in {AREA.names[area]}")
    if SIGN_POOL.size(s.t) == 0:
        raise BadInput(f"{path}: no wormsign is left")
    if value in (True, 1):
        face = int(SIGN_POOL.take_at(s.t, s.below(PICKS, SIGN_POOL.size(s.t))))
    else:
        if value not in SIGN_WORDS:
            raise BadInput(f"{path}: unknown wormsign {value!r}{nearest(str(value), list(SIGN_WORDS))}")
        face = int(SIGN_WORDS[value])
        if not SIGN_POOL.has(s.t, face):
            raise BadInput(f"{path}: no wormsign {SIGN.names[face]!r} is left")
        SIGN_POOL.take(s.t, face)
    s.t[SIGN_FACE + area] = face
    s.t[SIGNS + area] = 1


def put_sandworm(s: State, area: int, value: Any, path: str) -> None:
    if not is_desert(s, area) or s.t[HOLDER + area] != NONE:
        raise BadInput(f"{path}: a sandworm stands in desert without a legion")
    worm = 0 if value in (True, 1) else member_named(WORM, value, path)
    if worm == 0:
        ordinary = int(worms_out(s)) - (1 if s.t[LEADER_AT + WILD_MAKER] != NONE else 0)
        if ordinary == WORM_FIGURES:
            raise BadInput(f"{path}: there are only {WORM_FIGURES} sandworms")
    else:
        if s.t[LEADER_AT + WILD_MAKER] != NONE:
            take_worm(s, s.t[LEADER_AT + WILD_MAKER])
        bring_in(s, WILD_MAKER)
    put_worm(s, area, worm)
