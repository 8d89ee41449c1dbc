"""Fields of a view that are computed from the cells. Runs for every view, so keep it fast."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.intrigue import IntrigueWindow
from landsraad.games.dune.rules.troops.units import strength
from landsraad.games.dune.rules.turns.agent_turn import AgentTurn
from landsraad.games.dune.rules.turns.combat_phase import BackHome, Combat
from landsraad.games.dune.rules.turns.reveal_turn import RevealMenu
from landsraad.games.dune.rules.turns.rounds import Makers, NextTurn, RecallAgents
from landsraad.games.dune.rules.turns.turn import Turn
from landsraad.games.dune.state.cells import ALLIANCE, CONTROL, FACTION, POSTED
from landsraad.kernel.cells import Domain
from landsraad.kernel.engine import EFFECTS, FRAME, Effect, State

# The lowest pending frame of these gives the phase, because later phases are below.
PHASE_BY_KIND: Final[tuple[tuple[type[Effect], str], ...]] = (
    (NextTurn, "turns"), (Turn, "turns"), (AgentTurn, "turns"), (RevealMenu, "turns"), (Combat, "combat"),
    (BackHome, "combat"), (Makers, "makers"), (RecallAgents, "recall"), (IntrigueWindow, "endgame"))


class TableFields(TypedDict):
    """Derived fields of the table. `tools/view_types.py` makes the client's types from this declaration."""

    agents: dict[str, str | list[str]]
    phase: str
    over: bool


class SeatFields(TypedDict):
    """Derived fields of each seat."""

    strength: int
    alliances: list[str]
    controls: list[str]


def derived_values_of_table(s: State) -> TableFields:
    return {"agents": agents_on_board(s), "phase": phase_of(s), "over": s.over}


def derived_values_of_seats(s: State) -> list[SeatFields]:
    allied, held = by_seat(s, ALLIANCE, s.plan.domain_for(FACTION)), by_seat(s, CONTROL, box_of(s).space_ids)
    return [{"strength": int(strength(s, s.seats[seat])), "alliances": allied[seat], "controls": held[seat]}
            for seat in range(s.players)]


def by_seat(s: State, at: i64, domain: Domain) -> list[list[str]]:
    """Returns what each seat has, from an array with the owner of each member."""
    out: list[list[str]] = [[] for _ in range(s.players)]
    for i in range(len(domain.names)):
        seat = s.t[at + i]
        if 0 <= seat < s.players:
            out[seat].append(domain.names[i])
    return out


def agents_on_board(s: State) -> dict[str, str | list[str]]:
    names = box_of(s).space_ids.names
    out: dict[str, str | list[str]] = {}
    for i in range(len(names)):
        there: list[str] = []
        for seat in range(s.players):
            for _ in range(POSTED.of(s.seats[seat], i)):
                there.append(s.plan.seats[seat])
        if there:
            out[names[i]] = there[0] if len(there) == 1 else there
    return out


def phase_of(s: State) -> str:
    if s.over:
        return "over"
    pending = [EFFECTS.all[s.stack[i]] for i in range(0, s.depth * FRAME, FRAME)]
    for kind, phase in PHASE_BY_KIND:
        for effect in pending:
            if isinstance(effect, kind):
                return phase
    return "round_start"
