"""The shipping track: freighters advance, and are recalled for the rewards they have passed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.piece import Piece
from landsraad.games.dune.modules.rise_of_ix.automa.freighter import AUTOMA_RECALL, ship_of_automa
from landsraad.games.dune.modules.rise_of_ix.cells import ADVANCE, BRING_BACK, FREIGHTER, SHIP
from landsraad.games.dune.modules.rise_of_ix.dividends import Dividends
from landsraad.games.dune.modules.rise_of_ix.events import FREIGHTER_MOVED
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tech import acquire_tech
from landsraad.games.dune.modules.rise_of_ix.tile import has_tile
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import spice
from landsraad.games.dune.rules.seats.seat_order import has_turn
from landsraad.games.dune.rules.seats.teams import change_troops, has_no_army, troop_partner, troops_owner
from landsraad.games.dune.rules.troops.deployment import DEPLOY_THESE
from landsraad.games.dune.rules.troops.recruiting import recruit
from landsraad.games.dune.state.cells import GARRISON_LIMIT, PLAYER, ROLES
from landsraad.kernel.algebra import NOTHING, SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, NO_EFFECT_ON_OTHERS, Effect, State
from landsraad.kernel.messages import Message

TRANSPORTS: Final = "troop_transports"
TOP: Final = 3  # the last space of the track
DIVIDENDS: Final = 5


class TroopsOfTrack(Effect):
    """Recruits troops; with Troop Transports one more, and in its own turn the seat may deploy them (IX-TILE-17)."""

    ordering = ASKS

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def ordering_now(self, s: State) -> i64:
        return ASKS if has_transports(s) else NO_EFFECT_ON_OTHERS

    def run(self, s: State) -> None:
        if not has_transports(s):
            recruit(s, s.seat, self.n)
            return
        n = recruit(s, s.seat, self.n + 1)
        partner = troop_partner(s, s.seat)
        # IX-Q-07: a conflict is over when it gives its reward
        in_turn = has_turn(s, s.seat) or (partner != NONE and has_turn(s, partner))
        if n > 0 and in_turn and s.me[GARRISON_LIMIT] == NONE:  # on a combat space they go with the other units
            s.again(DEPLOY_THESE, n)

    def message(self) -> Message:
        return Message("troops", {"n": self.n})


def has_transports(s: State) -> bool:
    """Whether the seat, or the commander that recalls its freighter, has Troop Transports.

    The troops count as recruited by both (UPR-COMBO-23, MIX-Q-05).
    """
    partner = troop_partner(s, s.seat)
    return has_tile(s, s.seat, TRANSPORTS) or (partner != NONE and has_tile(s, partner, TRANSPORTS))


troops_of_track = TroopsOfTrack
# The rewards of each space, and those of a recall from there: of that space and all below, in any order.
REWARDS: Final[list[Effect]] = [NOTHING, Dividends(DIVIDENDS) | spice(2), troops_of_track(2) + influence(),
                                acquire_tech(discount=2)]
RECALLED: Final[list[Effect]] = [NOTHING, REWARDS[1], REWARDS[1] + REWARDS[2], REWARDS[1] + REWARDS[2] + REWARDS[3]]
for space, reward in enumerate(RECALLED):
    IX.name_effect(f"recalled:{space}", reward)
    IX.pieces.append(Piece("ship space", f"ship_{space}", {} if space == 0 else {"reward": REWARDS[space]},
                           data={"row": space}, listed=False))
IX.name_effect("track:2", REWARDS[2])


class Freight(Effect):
    """Freighter icons: with each, advance the freighter or recall it for its rewards. `step` counts those used."""

    asks = True
    optional = True

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def options(self, s: State) -> None:
        at = s.me[FREIGHTER]
        if has_no_army(s, s.seat):  # UPR-COMBO-23
            return
        if s.me[ROLES] != PLAYER:
            s.offer(SHIP.move(ship_of_automa(at)))
            return
        if at < TOP:
            s.offer(SHIP.move(ADVANCE))
        if at > 0:  # IX-Q-11: a recall from the bottom gives nothing
            s.offer(SHIP.move(BRING_BACK))
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not SHIP.has(move):
            return
        if s.step + 1 < self.n:
            s.again(self, s.step + 1)
        move_freighter(s, s.me[FREIGHTER] + 1 if SHIP.a(move) == ADVANCE else 0)

    def message(self) -> Message:
        return Message("freighter", {"n": self.n})


def move_freighter(s: State, to: i64) -> None:
    """Moves the seat's freighter; to the bottom with the rewards, which a commander's ally gets (UPR-COMBO-23)."""
    at = s.me[FREIGHTER]
    change_troops(s, s.seat, FREIGHTER, to - at)
    if s.has_listeners:
        s.emit(FREIGHTER_MOVED, troops_owner(s, s.seat), at, to)
    if to == 0:
        recalled = RECALLED[at] if s.me[ROLES] == PLAYER else AUTOMA_RECALL
        s.push(recalled, troops_owner(s, s.seat), s.source, at)


def freighter(n: int = 1) -> Effect:
    return Freight(n)


IX.army_cells.append(FREIGHTER)
