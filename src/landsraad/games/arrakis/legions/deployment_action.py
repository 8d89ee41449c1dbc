"""The action of a Deployment die (WFA-ACTION-10, WFA-ACTION-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.legions.deployment_tokens import draw_token, place_drawn, undraw_token
from landsraad.games.arrakis.legions.placing import ANY_LEADER, LEADER_BIT, Muster, deploy
from landsraad.games.arrakis.legions.sites import ANY_SETTLEMENT, SIETCH_AREA, fits_here, has_site
from landsraad.games.arrakis.map.geography import N_AREAS
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.state.cells import AT, ATREIDES, MY_SIDE, TOKEN_FACE
from landsraad.games.arrakis.state.events import TOKEN_DRAWN
from landsraad.kernel.algebra import SKIP, Sequence
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, Effect, State, labelled
from landsraad.kernel.messages import Message


class LeaderThere(Effect):
    """Places a leader in the area of the token, which is in `step`."""

    ordering = ASKS
    optional = True

    def run(self, s: State) -> None:
        s.again(LEADER_TO, LEADER_BIT | s.step)


class PlaceDrawn(Effect):
    """The owner has looked at the token and places it face down. `step` is its counter.

    It may also go back to the supply (WFA-ACTION-07). `leader`: one is deployed with it to the same area, or to any
    sietch area if the token is not placed.
    """

    asks = True
    optional = True
    decision = "place"

    def __init__(self, leader: bool) -> None:
        super().__init__()
        self.leader = leader

    def options(self, s: State) -> None:
        for area in range(N_AREAS):
            if fits_here(s, SIETCH_AREA, area, ATREIDES):
                s.offer(AT.move(area))
        s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not AT.has(move):
            undraw_token(s, s.step)
            if self.leader:
                s.then(LEADER_ALONE)
            return
        if self.leader:
            s.again(LEADER_THERE, AT.a(move))
        place_drawn(s, s.step, AT.a(move))


class DeployToken(Effect):
    """Draws a random token, and places a leader in the same sietch area.

    An empty supply gives none (WFA-COMP-24).
    """

    ordering = ASKS

    def __init__(self, leader: bool) -> None:
        super().__init__()
        self.leader = leader

    def possible(self, s: State) -> bool:
        return has_site(s, SIETCH_AREA, ATREIDES)

    def run(self, s: State) -> None:
        if not has_site(s, SIETCH_AREA, ATREIDES):
            return
        counter = draw_token(s)
        if counter == NONE:
            if self.leader:
                s.then(LEADER_ALONE)
            return
        if s.has_listeners:
            s.emit(TOKEN_DRAWN, s.seat, treasury(s, ATREIDES)[TOKEN_FACE + counter])
        s.again(PLACE_DRAWN if self.leader else PLACE_DRAWN_ALONE, counter)

    def message(self) -> Message:
        return Message("deploy-token-and-leader" if self.leader else "deploy-token")


class Deployment(Effect):
    """The Deployment action of either side."""

    ordering = ASKS

    def run(self, s: State) -> None:
        s.then(DEPLOY_TOKEN if s.me[MY_SIDE] == ATREIDES else DEPLOY_FIGURES)

    def message(self) -> Message:
        return Message("deployment")


def deploy_tokens(n: int) -> Effect:
    """Deploys tokens and one leader to one or more sietch areas."""
    return Sequence([TOKEN_ALONE] * n + [LEADER_ALONE])


LEADER_TO: Final = labelled("arrakis:Muster", Muster(SIETCH_AREA, ANY_LEADER, deploy=True))
LEADER_THERE: Final = labelled("arrakis:LeaderThere", LeaderThere())
LEADER_ALONE: Final = labelled("arrakis:leader:stilgar/3", deploy(SIETCH_AREA, leader=ANY_LEADER, spread=True))
PLACE_DRAWN: Final = labelled("arrakis:PlaceDrawn", PlaceDrawn(leader=True))
PLACE_DRAWN_ALONE: Final = labelled("arrakis:PlaceDrawn.2", PlaceDrawn(leader=False))
DEPLOY_TOKEN: Final = labelled("arrakis:DeployToken", DeployToken(leader=True))
TOKEN_ALONE: Final = labelled("arrakis:leader:stilgar/1", DeployToken(leader=False))
DEPLOY_FIGURES: Final = labelled("arrakis:Place", deploy(ANY_SETTLEMENT, regular=3, leader=ANY_LEADER))
DEPLOYMENT_ACTION: Final = labelled("arrakis:Deployment", Deployment())
