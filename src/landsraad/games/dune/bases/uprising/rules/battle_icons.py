"""Battle icons of won conflict cards and objectives: two equal ones give a point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import (
    BATTLE_ICON,
    CRYSKNIFE,
    DESERT_MOUSE,
    MATCH,
    MATCH_OBJECTIVE,
    MATCHED,
    MY_OBJECTIVE,
    OBJECTIVE,
    OBJECTIVE_DOWN,
    ORNITHOPTER,
    WILD,
    WON,
)
from landsraad.games.dune.bases.uprising.events import PAIRED, TOOK_CONFLICT
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.moments import CONFLICT_WON
from landsraad.games.dune.rules.seats.resources import score
from landsraad.games.dune.state.cells import CURRENT
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, member_of
from landsraad.kernel.messages import Message


@dataclass(eq=False)
class Objective:
    """An objective, dealt face up in the setup; counts as a conflict card already won (UPM-BATTLE-ICONS-04)."""

    name: str
    icon: i64
    # Used with up to three players, and used with four or six.
    few: bool = True
    many: bool = True
    first: bool = False  # has the First Player marker
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = OBJECTIVE.add(self.name)
        OBJECTIVES.append(self)


OBJECTIVES: Final[list[Objective]] = []
Objective("objective_desert_mouse_first_player", DESERT_MOUSE, first=True)
Objective("objective_crysknife", CRYSKNIFE)
Objective("objective_ornithopter_1_3p", ORNITHOPTER, many=False)
Objective("objective_desert_mouse_4_6p", DESERT_MOUSE, few=False)
Objective("objective_crysknife_4_6p", CRYSKNIFE, few=False)


def open_icon(me: Cells) -> i64:
    """Returns the icon of the seat's objective while it is face up."""
    if me[MY_OBJECTIVE] == NONE or me[OBJECTIVE_DOWN] == 1:
        return NONE
    return OBJECTIVES[me[MY_OBJECTIVE]].icon


def open_card(s: State, me: Cells, icon: i64) -> i64:
    """Returns a face-up won conflict card with that icon."""
    for i in range(WON.size(me)):
        card = WON.card(me, i)
        if box_of(s).conflicts[card].icon == icon:
            return card
    return NONE


def turn_down(me: Cells, card: i64) -> None:
    WON.take(me, card)
    MATCHED.put(me, card)


class Spoils(Effect):
    """Gives the conflict card to the winner; a pair of icons is turned face down for a point (UPM-BATTLE-ICONS-02).

    The wild icon is kept until the end of the game (UPM-BATTLE-ICONS-03).
    """

    def run(self, s: State) -> None:
        card = member_of(s.source)
        me = s.me
        s.t[CURRENT] = NONE
        if s.has_listeners:
            s.emit(TOOK_CONFLICT, s.seat, card)
        icon = box_of(s).conflicts[card].icon
        if icon in (WILD, NONE):
            WON.put(me, card)
            return
        other = open_card(s, me, icon)
        if other != NONE:
            turn_down(me, other)
        elif open_icon(me) == icon:
            me[OBJECTIVE_DOWN] = 1
        else:
            WON.put(me, card)
            return
        MATCHED.put(me, card)
        if s.has_listeners:
            s.emit(PAIRED, s.seat, icon)
        score(s, s.seat, 1)


class TurnDownIcon(Effect):
    """A cost: turns a conflict card or objective with that icon, or a wild one, face down (UPM-BATTLE-ICONS-04)."""

    asks = True
    decision = "card"

    def __init__(self, icon: i64) -> None:
        super().__init__()
        self.icon = icon

    def possible(self, s: State) -> bool:
        return (open_icon(s.me) == self.icon or open_card(s, s.me, self.icon) != NONE
                or open_card(s, s.me, WILD) != NONE)

    def options(self, s: State) -> None:
        for i in range(WON.size(s.me)):
            if box_of(s).conflicts[WON.card(s.me, i)].icon in (self.icon, WILD):
                s.offer(MATCH.move(WON.card(s.me, i)))
        if open_icon(s.me) == self.icon:
            s.offer(MATCH_OBJECTIVE.move())

    def play(self, s: State, move: i64) -> None:
        if MATCH.has(move):
            turn_down(s.me, MATCH.a(move))
        else:
            s.me[OBJECTIVE_DOWN] = 1

    def message(self) -> Message:
        return Message("turn-down-icon", {"icon": BATTLE_ICON.names[self.icon]})


turn_down_icon = TurnDownIcon
UPRISING.on(CONFLICT_WON, Spoils(), order=10)
