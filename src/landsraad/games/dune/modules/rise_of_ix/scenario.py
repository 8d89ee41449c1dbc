# cold
"""Scenario positions with tech tiles, freighters, negotiators and dreadnoughts."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.modules.rise_of_ix.cells import (
    DREADNOUGHTS_IN_CONFLICT,
    DREADNOUGHTS_IN_GARRISON,
    DREADNOUGHTS_IN_SUPPLY,
    FREIGHTER,
    HOLDER,
    N_STACKS,
    STACK,
    STACKS,
    TECH,
    TIES_DECIDED,
    TILE,
    TILES,
    TRASHED_TILES,
    USED_TILES,
)
from landsraad.games.dune.modules.rise_of_ix.dreadnoughts import FLEET
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.shipping import TOP
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.scenario.positions import edited_seats, numbers, refill
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput

STACK_KEYS: Final = tuple(f"tech_stack_{word}" for word in STACK.names)
NO_COMMANDERS: Final = {  # pieces of allies only
    "dreadnoughts_in_supply": "UPR-COMBO-25", "dreadnoughts_in_garrison": "UPR-COMBO-25",
    "dreadnoughts_in_conflict": "UPR-COMBO-25", "freighter": "UPR-COMBO-23", "negotiators": "UPR-COMBO-22",
}
NOTES: Final = {
    "tech": "the face-up tile of each stack; with null the stack is empty. A named tile comes from where it is",
    **dict.fromkeys(STACK_KEYS, "as `imperium_deck`: the tiles below the face-up one"),
    "trashed_tiles": "tech tiles that have left the game: exactly these",
    "tile_deals": "a random stream: the tech tiles",
    "held_by": "whose dreadnought is on each space; it leaves at the end of the next combat",
    "A.dreadnoughts_in_supply": "left out, it follows from garrison, Conflict and `held_by`",
    "A.dreadnoughts_in_garrison": "",
    "A.dreadnoughts_in_conflict": "",
    "A.freighter": "the space of the shipping track: 0 is the bottom, 3 the top",
    "A.negotiators": "troops on the Ix board; left out, the supply follows",
    "A.tiles": "tech tiles: exactly these",
    "A.used_tiles": "those of `tiles` that are face down",
    "A.ties_decided": "has Chaumurky; follows from `tiles`",
    "move ship": "advance the freighter, or recall it for its rewards",
    "move tech": "acquire that tech tile",
    "move negotiate": "how many negotiators to return for a tile; the rest is paid in spice",
    "move negotiate_solari": "the same, and the rest is paid in solari",
    "move negotiator": "send a negotiator to the Ix board",
    "move commission": "commission a dreadnought",
    "move flip": "turn a tech tile face down for its effect",
    "move use_tile": "use a tech tile in another way: trash it, or what it does in the reveal turn or after a victory",
    "move hold": "the space that a dreadnought takes control of",
    "move deploy_dreadnoughts": "dreadnoughts from the garrison to the Conflict",
    "move retreat_dreadnoughts": "dreadnoughts from the Conflict to the garrison",
    "move bury": "put an intrigue card unseen under the deck",
}


TILE_NAMES: Final = (
    "artillery", "chaumurky", "detonation_devices", "disposal_facility", "flagship", "holoprojectors",
    "holtzman_engine", "invasion_ships", "memocorders", "minimic_film", "restricted_ordnance", "shuttle_fleet",
    "sonic_snoopers", "spaceport", "spy_satellites", "training_drones", "troop_transports", "windtraps")
SPACE_RULES: Final = {"interstellar_shipping": "IX-BOARD-01", "smuggling": "IX-BOARD-02",
                      "tech_negotiation": "IX-BOARD-03", "dreadnought": "IX-BOARD-05"}
RULES: Final = {name: (rule, "IX-BOARD-07") for name, rule in SPACE_RULES.items()} | {
    name: (f"IX-TILE-{i:02}",) for i, name in enumerate(TILE_NAMES, 1)}


class IxWords(ScenarioWords):
    table = ("tech", "trashed_tiles", *STACK_KEYS)
    seat = ("tiles", "used_tiles")
    rules = RULES
    gains = ("commission", "negotiator")
    anytime = ("flip", "use_tile")
    costs = ("flip", "use_tile")
    ahead = (("deploy_dreadnoughts", "deploy"),)

    def notes(self) -> dict[str, str]:
        return NOTES

    def settle(self, s: State, given: dict[str, Any]) -> None:
        place_tiles(s, given)
        for seat, edits in edited_seats(s, given):
            me = s.seats[seat]
            if "tiles" in edits and "ties_decided" not in edits:
                me[TIES_DECIDED] = 1 if TILES.has(me, TILE.find("chaumurky")) else 0
        for seat in range(s.players):
            edits = given.get(s.plan.seats[seat]) or {}
            if (edits or "held_by" in given) and "dreadnoughts_in_supply" not in edits:
                s.seats[seat][DREADNOUGHTS_IN_SUPPLY] = FLEET - fleet_away(s, seat)

    def check(self, s: State, given: dict[str, Any]) -> None:
        for where, holder in enumerate(s.t[HOLDER:HOLDER + len(box_of(s).spaces)]):
            if holder != NONE and where not in list(box_of(s).control_spaces):
                raise BadInput(f"held_by: {box_of(s).space_ids.names[where]} cannot be controlled (IX-DREAD-08)")
            if holder != NONE and is_commander(s, holder):
                raise BadInput(f"held_by: commander {s.plan.seats[holder]} has no dreadnoughts (UPR-COMBO-25)")
        for seat, edits in edited_seats(s, given):
            me, name = s.seats[seat], s.plan.seats[seat]
            refuse_for_commander(s, seat, edits)
            if not 0 <= me[FREIGHTER] <= TOP:
                raise BadInput(f"{name}.freighter: the track goes from 0 to {TOP} (IX-SHIP-01)")
            fleet = me[DREADNOUGHTS_IN_SUPPLY] + fleet_away(s, seat)
            if fleet > FLEET or me[DREADNOUGHTS_IN_SUPPLY] < 0:
                raise BadInput(f"{name}: there are only {FLEET} dreadnoughts (IX-DREAD-03)")


def refuse_for_commander(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Raises `BadInput` for pieces that only an ally has."""
    if not is_commander(s, seat):
        return
    for word, rule in NO_COMMANDERS.items():
        if edits.get(word):
            raise BadInput(f"{s.plan.seats[seat]}.{word}: a commander has none; give it to an ally ({rule})")


def fleet_away(s: State, seat: int) -> int:
    """Counts the dreadnoughts of a seat outside its supply."""
    me = s.seats[seat]
    held = sum(1 for where in range(len(box_of(s).spaces)) if s.t[HOLDER + where] == seat)
    return int(me[DREADNOUGHTS_IN_GARRISON] + me[DREADNOUGHTS_IN_CONFLICT]) + held


def place_tiles(s: State, given: dict[str, Any]) -> None:
    """Fills the named places with exactly the named tiles, which come from wherever they are."""
    seats = [(seat, edits) for seat, edits in edited_seats(s, given) if "tiles" in edits or "used_tiles" in edits]
    if not seats and not any(word in given for word in IxWords.table):
        return
    owned: list[tuple[int, str, list[int], list[int]]] = []
    for seat, edits in seats:
        name = s.plan.seats[seat]
        used = numbers(TILE, edits.get("used_tiles", []), f"{name}.used_tiles")
        mine = numbers(TILE, edits["tiles"], f"{name}.tiles") if "tiles" in edits else TILES.cards(s.seats[seat])
        owned.append((seat, name, [*mine, *(tile for tile in used if tile not in mine)], used))
    trashed = numbers(TILE, given.get("trashed_tiles", []), "trashed_tiles")
    shown = face_up(given)
    tops = [numbers(TILE, given.get(word, []), word) for word in STACK_KEYS]
    placed = [tile for _, _, tiles, _ in owned for tile in tiles] + trashed + [
        tile for tile in shown.values() if tile != NONE] + [tile for top in tops for tile in top]
    for tile in placed:
        if placed.count(tile) > 1:
            raise BadInput(f"{TILE.names[tile]}: there is only one such tile, named in two places (IX-COMP-01)")
    loose = take_up(s, [seat for seat, _, _, _ in owned], "trashed_tiles" in given, list(shown), placed)
    for seat, name, tiles, used in owned:
        refill(s.seats[seat], TILES, tiles, f"{name}.tiles")
        refill(s.seats[seat], USED_TILES, used, f"{name}.used_tiles")
    for tile in trashed:
        TRASHED_TILES.put(s.t, tile)
    for stack, tile in shown.items():
        s.t[TECH + stack] = tile
        if tile == NONE:
            STACKS[stack].clear(s.t)
    put_back(s, [tile for tile in loose if tile not in placed], [stack for stack in shown if shown[stack] == NONE])
    for stack, top in enumerate(tops):
        if STACK_KEYS[stack] in given and not top:
            STACKS[stack].clear(s.t)
        for tile in reversed(top):
            if STACKS[stack].size(s.t) == STACKS[stack].capacity:
                STACKS[stack].take_at(s.t, 0)
            STACKS[stack].put(s.t, tile)
    for stack in range(N_STACKS):
        if stack not in shown and s.t[TECH + stack] == NONE and STACKS[stack].size(s.t) > 0:
            s.t[TECH + stack] = STACKS[stack].pop(s.t)


def face_up(given: dict[str, Any]) -> dict[int, int]:
    """Returns the face-up tiles that a position names, by stack."""
    if "tech" not in given:
        return {}
    said = given["tech"]
    if isinstance(said, list):
        said = dict(zip(STACK.names, said, strict=False))
    if not isinstance(said, dict):
        raise BadInput(f"tech: {said!r} does not say which tile is on which stack")
    return {STACK.find(str(word)): NONE if tile is None else numbers(TILE, [tile], f"tech.{word}")[0]
            for word, tile in said.items()}


def take_up(s: State, seats: list[int], trashed: bool, stacks: list[int], placed: list[int]) -> list[int]:
    """Clears the named places, and takes the tiles to place from all others; returns all these tiles."""
    loose: list[int] = []
    for seat in range(s.players):
        me = s.seats[seat]
        for tile in TILES.cards(me):
            if seat in seats or tile in placed:
                loose.append(tile)
                TILES.take(me, tile)
                if USED_TILES.has(me, tile):
                    USED_TILES.take(me, tile)
    for tile in TRASHED_TILES.cards(s.t):
        if trashed or tile in placed:
            loose.append(tile)
            TRASHED_TILES.take(s.t, tile)
    for stack in range(N_STACKS):
        tile = int(s.t[TECH + stack])
        if tile != NONE and (stack in stacks or tile in placed):
            loose.append(tile)
            s.t[TECH + stack] = NONE
        for tile in STACKS[stack].cards(s.t):
            if tile in placed:
                loose.append(tile)
                STACKS[stack].take(s.t, tile)
    return loose


def put_back(s: State, tiles: list[int], closed: list[int]) -> None:
    """Puts tiles under the smallest stacks that are not said to be empty."""
    open_stacks = [stack for stack in range(N_STACKS) if stack not in closed]
    for tile in tiles:
        found = [stack for stack in open_stacks if STACKS[stack].size(s.t) < STACKS[stack].capacity]
        if not found:
            return
        stack = min(found, key=lambda which: int(STACKS[which].size(s.t)))
        above = STACKS[stack].cards(s.t)
        STACKS[stack].clear(s.t)
        for below in (tile, *reversed(above)):
            STACKS[stack].put(s.t, below)


IX.words.append(IxWords())
