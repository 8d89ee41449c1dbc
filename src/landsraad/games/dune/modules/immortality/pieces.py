"""The spaces of both tracks as the gallery and the screens show them."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.piece import Detail, Piece
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.modules.immortality.research_track import FIRST_MARKER
from landsraad.games.dune.modules.immortality.tleilaxu_track import FIRST_SPICE, INTRIGUE_AT, LAST, POINT_AT, SPICE_AT
from landsraad.games.dune.modules.immortality.track_spaces import TRACK
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.seats.resources import vp
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.engine import Effect
from landsraad.kernel.messages import Message

# How far a space is above the middle of the track: odd in even columns, because every way leads up or down.
ROWS: Final = {
    "start": 0, "r1": 0, "r2_upper": 1, "r2_lower": -1, "r3_top": 2, "r3_middle": 0, "r3_bottom": -2, "r4_top": 1,
    "r4_middle": -1, "r4_bottom": -3, "r5_top": 2, "r5_middle": 0, "r5_bottom": -2, "r6_top": 1, "r6_middle": -1,
    "r6_bottom": -3, "r7_top": 2, "r7_middle": 0, "r7_bottom": -2, "r8_top": 1, "r8_middle": -1, "r8_bottom": -3}

for space in TRACK:
    column = int(space.column)
    boxes: dict[str, Effect | Message] = {} if space.bonus is NOTHING else {"reward": space.bonus}
    data: dict[str, Detail] = {"column": column, "row": ROWS[space.name], "next": list(space.onward),
                               "marker": column // FIRST_MARKER}
    IMMORTALITY.pieces.append(Piece("research space", space.name, boxes, data=data, listed=False))


def bonus_at(step: int) -> Message | None:
    """Returns the bonus of a space of the Tleilaxu track."""
    if step in INTRIGUE_AT:
        return intrigue_cards(1).message()
    return vp(1).message() if step in POINT_AT else None


for step in range(LAST + 1):
    bonus = bonus_at(step)
    detail: dict[str, Detail] = {"step": step}
    if step == SPICE_AT:
        detail["spice"] = int(FIRST_SPICE)
    IMMORTALITY.pieces.append(Piece("tleilaxu space", str(step), {} if bonus is None else {"reward": bonus},
                                    data=detail, listed=False))
