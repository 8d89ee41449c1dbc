"""A round: its start, its four phases and its end, as frames on the stack (WFA-ROUND-01).

The next round is the lowest frame, so nothing in between has to push it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.decks.planning import allies_deck, draw_planning, house_deck
from landsraad.games.arrakis.decks.prescience import reveal_cards
from landsraad.games.arrakis.pieces.figures import deciding_seat, house_seat
from landsraad.games.arrakis.pieces.shared_sides import allies_of, seat_of
from landsraad.games.arrakis.pieces.vehicles import VEHICLE_PHASE
from landsraad.games.arrakis.rounds.end_round import END_OF_ROUND
from landsraad.games.arrakis.rounds.turns import ACTION_PHASE, begin_turn, push_turns
from landsraad.games.arrakis.solo_pieces.round_start import begin_round
from landsraad.games.arrakis.spice.harvest import HARVEST_PHASE
from landsraad.games.arrakis.state.automa_side import is_automa, is_solo
from landsraad.games.arrakis.state.cells import (
    ACTING,
    ACTIONS,
    ATREIDES,
    END,
    HARKONNEN,
    HARVEST,
    HAZARDS,
    PHASE,
    ROUND,
    STAGE,
    START,
    TAKEN,
    VEHICLES,
)
from landsraad.games.arrakis.state.events import WAR_PHASE, WAR_ROUND
from landsraad.games.arrakis.state.twist import twist_of
from landsraad.games.arrakis.worms.hazards import HAZARDS as HAZARD_PHASE
from landsraad.games.arrakis.worms.sandworms import END_OF_PHASE_WORM
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State, labelled

SHOWN: Final = 3  # prescience cards revealed per round
SHOWN_ALONE: Final = 2  # in the solo game (WFA-SOLO-06)


class RoundStart(Effect):
    """Each side draws a card from both decks, and three prescience cards are revealed (WFA-ROUND-02, 03)."""

    def run(self, s: State) -> None:
        s.snapshot_before_automa(PHASE.names[START])
        s.t[ROUND] += 1
        s.t[STAGE] = START
        s.t[TAKEN] = 0
        if s.has_listeners:
            s.emit(WAR_ROUND, NONE, s.t[ROUND])
        push_phases(s, VEHICLES)
        for side in range(2):
            if not is_automa(s, side):  # on a shared side, each seat draws from its own deck (WFA-TEAM-11)
                draw_planning(s, house_seat(s, side), house_deck(side))
                draw_planning(s, seat_of(s, side, allies_deck(side)), allies_deck(side))
        reveal_cards(s, SHOWN_ALONE if is_solo(s) else SHOWN)
        if is_solo(s):
            begin_round(s)
        twist_of(s).round_began(s)


def push_round(s: State) -> None:
    """Pushes a new round with all its phases."""
    s.push(ROUND_START, deciding_seat(s, ATREIDES))


def push_phases(s: State, stage: i64) -> None:
    """Pushes the phases from that one to the end of the round, and the next round."""
    push_round(s)
    for later in range(END, stage - 1, -1):
        s.push(PHASES[later], deciding_seat(s, PHASES[later].side))


def push_turn(s: State, side: i64, actor: i64 = NONE) -> None:
    """Pushes a turn in the middle of an action phase, even without dice, and everything after it."""
    s.t[STAGE] = ACTIONS
    push_phases(s, HAZARDS)
    s.push(END_OF_PHASE_WORM, deciding_seat(s, ATREIDES))
    push_turns(s, 1 - side)
    begin_turn(s, side, actor)


class Phase(Effect):
    """A phase, run by the deciding seat of a side.

    After each phase the Wild Maker may dive (WFA-LEADER-19).

    On a shared side the House decides, except for the Atreides in the desert, where the Fremen do (WFA-TEAM-26,
    WFA-TEAM-27).
    """

    def __init__(self, stage: i64, side: i64, effect: Effect) -> None:
        super().__init__()
        self.stage = stage
        self.side = side
        self.effect = effect

    def run(self, s: State) -> None:
        s.snapshot_before_automa(PHASE.names[self.stage])
        s.t[STAGE] = self.stage
        if s.has_listeners:
            s.emit(WAR_PHASE, NONE, self.stage)
        s.t[ACTING + HARKONNEN] = NONE
        s.t[ACTING + ATREIDES] = allies_of(s, ATREIDES) if self.stage == HAZARDS else NONE
        if self.stage < END:
            s.push(END_OF_PHASE_WORM, deciding_seat(s, ATREIDES))
        s.push(self.effect, deciding_seat(s, self.side), s.source)


ROUND_START: Final = labelled("arrakis:RoundStart", RoundStart())
PHASES: Final = [
    labelled("arrakis:Phase", Phase(START, ATREIDES, NOTHING)),
    labelled("arrakis:Phase.2", Phase(VEHICLES, HARKONNEN, VEHICLE_PHASE)),
    labelled("arrakis:Phase.3", Phase(ACTIONS, ATREIDES, ACTION_PHASE)),
    labelled("arrakis:Phase.4", Phase(HAZARDS, ATREIDES, HAZARD_PHASE)),
    labelled("arrakis:Phase.5", Phase(HARVEST, HARKONNEN, HARVEST_PHASE)),
    labelled("arrakis:Phase.6", Phase(END, ATREIDES, END_OF_ROUND)),
]
