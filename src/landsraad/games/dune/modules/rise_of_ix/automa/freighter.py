"""An automa's freighter: up to the second reward space, and back for its rewards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.rise_of_ix.cells import ADVANCE, BRING_BACK
from landsraad.games.dune.modules.rise_of_ix.dividends import Dividends
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tile import has_tile
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.troops.deployment import deploy
from landsraad.games.dune.rules.troops.recruiting import recruit
from landsraad.games.dune.rules.turns.rounds import NEXT_TURN
from landsraad.games.dune.state.cells import RECRUITED
from landsraad.kernel.engine import FRAME, Effect, State, labelled

TURNS_BACK_AT: Final = 2  # the space of the track from which an automa recalls
RECRUITS: Final = 2


def ship_of_automa(at: i64) -> i64:
    """Returns what an automa does with a Freighter icon (IX-RIVAL-07)."""
    return BRING_BACK if at >= TURNS_BACK_AT else ADVANCE


class AutomaRecall(Effect):
    """The rewards of a recall: Dividends, troops, and influence where it has least (IX-RIVAL-08, IX-RIVAL-10).

    `step` is the space that the freighter comes from.
    """

    def run(self, s: State) -> None:
        if s.step >= TURNS_BACK_AT:
            automa = box_of(s).automa
            if automa is not None:
                automa.give(s, INFLUENCE)
            recruit_from_track(s)
        DIVIDENDS.run(s)


def recruit_from_track(s: State) -> None:
    """Recruits troops; with Troop Transports one more, all of them for the Conflict (IX-RIVAL-22)."""
    if not has_tile(s, s.seat, "troop_transports"):
        recruit(s, s.seat, RECRUITS)
        return
    n = recruit(s, s.seat, RECRUITS + 1)
    automa = box_of(s).automa
    if is_turns_phase(s) and automa is not None and not automa.holds_back(s):  # IX-Q-07: not as a reward
        s.me[RECRUITED] -= n
        deploy(s, s.seat, n)


def is_turns_phase(s: State) -> bool:
    for i in range(s.depth):
        if s.stack[i * FRAME] == NEXT_TURN.id:
            return True
    return False


DIVIDENDS: Final = Dividends(5)
INFLUENCE: Final = influence()
IX.name_effect("automa:influence", INFLUENCE)
AUTOMA_RECALL: Final = labelled("ix:AutomaRecall", AutomaRecall())
