"""All endpoints of the lobby."""

from __future__ import annotations

from landsraad.server.http.endpoints import Endpoint
from landsraad.server.lobby.calls import LobbyCalls
from landsraad.server.lobby.clock_calls import ClockCalls
from landsraad.server.lobby.lobby import Lobby
from landsraad.server.lobby.people_calls import PeopleCalls
from landsraad.server.settings import Settings


def lobby_endpoints(lobby: Lobby | None, settings: Settings) -> list[Endpoint]:
    """lobby: None if only the list is needed, for the document."""
    return [*LobbyCalls(lobby, settings).endpoints(), *PeopleCalls(lobby, settings).endpoints(),
            *ClockCalls(lobby, settings).endpoints()]
