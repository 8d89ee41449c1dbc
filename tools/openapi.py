"""Prints the OpenAPI document of the server, from which the client's types are generated."""

from __future__ import annotations

import json
from typing import Any, cast

from landsraad.server.http.api import Api
from landsraad.server.http.openapi import document
from landsraad.server.profiles.calls import ProfileCalls
from landsraad.server.settings import Settings
from landsraad.server.solving.calls import SolvingCalls


def main() -> None:
    nobody = cast(Any, None)  # only the list of endpoints is needed; none of them is called
    settings = Settings(database="")
    print(json.dumps(document([*Api(nobody, nobody, settings, nobody).endpoints(),
                               *ProfileCalls(nobody, settings).endpoints(),
                               *SolvingCalls(nobody).endpoints()])))


if __name__ == "__main__":
    main()
