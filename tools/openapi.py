"""Prints the OpenAPI document of the server, from which the client's types are generated."""

from __future__ import annotations

import json

from landsraad.server.documented import documented_endpoints
from landsraad.server.http.openapi import document


def main() -> None:
    print(json.dumps(document(documented_endpoints())))


if __name__ == "__main__":
    main()
