"""All endpoints without a server behind them, for the OpenAPI document."""

from __future__ import annotations

from typing import Any, Final

from landsraad.server.challenges.calls import ChallengeCalls
from landsraad.server.http.api import Api
from landsraad.server.http.endpoints import Endpoint
from landsraad.server.ladder.calls import LadderCalls
from landsraad.server.lobby.endpoints import lobby_endpoints
from landsraad.server.notices.calls import NoticeCalls
from landsraad.server.profiles.calls import ProfileCalls
from landsraad.server.settings import Settings
from landsraad.server.solving.calls import SolvingCalls

NOBODY: Final[Any] = None  # none of the endpoints is called


def documented_endpoints() -> list[Endpoint]:
    settings = Settings(database="")
    return [
        *Api(NOBODY, NOBODY, settings, NOBODY).endpoints(),
        *ProfileCalls(NOBODY, settings).endpoints(),
        *ChallengeCalls(NOBODY, NOBODY, settings).endpoints(),
        *NoticeCalls(NOBODY, settings).endpoints(),
        *lobby_endpoints(None, settings),
        *LadderCalls(NOBODY, settings).endpoints(),
        *SolvingCalls(NOBODY).endpoints(),
    ]
