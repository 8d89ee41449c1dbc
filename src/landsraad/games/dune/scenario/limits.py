"""Rejects impossible positions: too many pieces, or a token that its holder cannot have.

Checks only what the scenario names, so that it can leave out everything else.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.setup import TROOPS
from landsraad.games.dune.scenario.positions import edited_seats, numbers
from landsraad.games.dune.state.cells import (
    AGENTS,
    DEPLOYED,
    FACTION,
    GARRISON,
    IN_PLAY,
    INFLUENCE,
    LEADS,
    MENTAT,
    PLAYER,
    POSTED,
    ROLES,
    SUPPLY,
    SWORDMASTER,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput

HOLDS: Final = 4  # the track space from which on an alliance is kept
AUTOMA_AGENTS: Final = 3


def check_limits(s: State, given: dict[str, Any]) -> None:
    check_troops(s, given)
    check_alliances(s, given)
    check_controls(s, given)
    if "agents" in given or any("agents" in edits for _, edits in edited_seats(s, given)):
        for seat in range(s.players):
            check_agents(s, seat)
        check_spaces(s)


def check_troops(s: State, given: dict[str, Any]) -> None:
    """Checks the total of all places; missing troops do not matter."""
    cells = [cell for cell in (SUPPLY, GARRISON, DEPLOYED, box_of(s).memories, *box_of(s).troop_cells) if cell != NONE]
    for seat, _ in edited_seats(s, given):
        troops = [int(s.seats[seat][cell]) for cell in cells]
        if min(troops) < 0:
            raise BadInput(f"{s.plan.seats[seat]}: {min(troops)} is not a number of troops")
        if sum(troops) > TROOPS:
            raise against(s, "troops", f"{s.plan.seats[seat]}: there are only {TROOPS} troops, not {sum(troops)}")


def check_alliances(s: State, given: dict[str, Any]) -> None:
    held: dict[int, str] = {}
    for seat, edits in edited_seats(s, given):
        name, tracks = s.plan.seats[seat], edits.get("influence")
        named = [s.plan.domain_for(FACTION).find(str(word)) for word in tracks] if isinstance(tracks, dict) else []
        for faction in numbers(s.plan.domain_for(FACTION), edits.get("alliances", []), f"{name}.alliances"):
            word, value = s.plan.domain_for(FACTION).names[faction], int(s.seats[seat][INFLUENCE + faction])
            if held.setdefault(faction, name) != name:
                raise against(s, "token", f"{name}.alliances: {held[faction]} has the one token of {word!r}")
            if faction in named and value < HOLDS:
                raise against(s, "alliance", f"{name}.alliances: {word!r} takes an influence of {HOLDS} at least, "
                                             f"not {value}")


def check_controls(s: State, given: dict[str, Any]) -> None:
    flags = {int(card.control) for card in box_of(s).conflicts if card.control >= 0}
    held: dict[int, str] = {}
    for seat, edits in edited_seats(s, given):
        name = s.plan.seats[seat]
        for space in numbers(box_of(s).space_ids, edits.get("controls", []), f"{name}.controls"):
            word = box_of(s).space_ids.names[space]
            if space not in flags:
                right = ", ".join(box_of(s).space_ids.names[flag] for flag in sorted(flags))
                raise against(s, "control", f"{name}.controls: {word!r} cannot be controlled, only {right}")
            if held.setdefault(space, name) != name:
                raise against(s, "marker", f"{name}.controls: {held[space]} has the marker of {word!r}")


def check_agents(s: State, seat: int) -> None:
    """Checks agents: the Swordmaster is the third, the Mentat one more. Only Kwisatz Haderach puts two on one space."""
    me, name = s.seats[seat], s.plan.seats[seat]
    posted = [int(n) for n in POSTED.counts(me, len(box_of(s).spaces))]
    own = (2 + int(me[SWORDMASTER]) if me[ROLES] == PLAYER else AUTOMA_AGENTS) + (1 if s.t[MENTAT] == seat else 0)
    left = max(int(me[AGENTS]), 0)
    if sum(posted) + left > own:
        third = "; for the third write swordmaster: true" if own == 2 else ""
        raise against(s, "agents", f"{name}: there are {own} agents, not {sum(posted)} on the board and {left} on the "
                                   f"leader{third}")
    doubles = 1 if has_spies(s) else 2
    for space, n in enumerate(posted):
        if n > doubles:
            raise against(s, "space", f"agents.{box_of(s).space_ids.names[space]}: {n} agents of {name} cannot stand "
                                      f"there, only {doubles}")


def check_spaces(s: State) -> None:
    """Checks that seats can share a space.

    One may enter by an intrigue card, others by their leader or a card they played, and any seat with a spy there, so
    spies lift the limit.
    """
    if has_spies(s):
        return
    for space, word in enumerate(box_of(s).space_ids.names):
        there = [seat for seat in range(s.players) if POSTED.of(s.seats[seat], space) > 0]
        passes = [seat for seat in there if box_of(s).leaders[s.seats[seat][LEADS]].unblocked >> space & 1
                  or any(box_of(s).cards[card].anywhere for card in IN_PLAY.cards(s.seats[seat]))]
        if len(there) > 2 + len(passes):
            raise against(s, "space", f"agents.{word}: {len(there)} seats cannot share a space, only "
                                      f"{2 + len(passes)}")


def has_spies(s: State) -> bool:
    return len(box_of(s).posts_at) > 0


def against(s: State, limit: str, message: str) -> BadInput:
    return BadInput(f"{message} ({box_of(s).limits[limit]})")
