"""`landsraad serve`: runs the server for games in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from typing import Final

from landsraad.bots import DEFAULT, LEVELS
from landsraad.cli.arguments import Subcommands
from landsraad.cli.listening import inherited, listen, notify
from landsraad.kernel.errors import BadInput, nearest

DATABASE: Final = "LANDSRAAD_DATABASE_URL"
LOGS: Final = ("text", "json")
READERS: Final = ("off", "loopback", "any", "token")
TOKEN_LENGTH: Final = 16
HOSTS: Final = "LANDSRAAD_HOSTS"
HIGHEST_PORT: Final = 65535


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("serve", help="play in the browser, alone or with others", description=__doc__)
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="the address to listen on (0.0.0.0: all)")
    parser.add_argument("--port", metavar="N", type=int, default=8000, help="the port to listen on (0: any free one)")
    parser.add_argument("--host-name", metavar="NAME", action="append", default=[],
                        help=f"a public name of the server (*.NAME: all below it, *: any); also by {HOSTS}")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--database", metavar="URL", help=f"sqlite:///FILE or postgresql://…; also by {DATABASE}")
    parser.add_argument("--bots", metavar="LEVEL", default=DEFAULT, choices=["random", *LEVELS],
                        help=f"how well bots play where nobody chose: {', '.join(LEVELS)} (usually {DEFAULT})")
    parser.add_argument("--share-port", action="store_true", help="let several processes listen on the same port")
    parser.add_argument("--metrics", metavar="WHO", choices=READERS,
                        help="who may read /metrics: off, loopback (usual), any, or token for those with the bearer "
                             "token of LANDSRAAD_METRICS_TOKEN; also by LANDSRAAD_METRICS")
    parser.add_argument("--log", metavar="KIND", default="text", choices=LOGS, help="text (usual) or json lines")
    parser.add_argument("--api-only", action="store_true", help="start without the built client")


def run(args: argparse.Namespace) -> int:
    # Imported here because the other subcommands do not need it and start faster without it.
    from landsraad.server.http.static_files import require_client
    from landsraad.server.lobby.appointments import check_hourly
    from landsraad.server.notices.notices import check_notices
    from landsraad.server.profiles.signup import check_signup
    from landsraad.server.run import serve
    from landsraad.server.settings import from_environment, words
    given = {} if args.metrics is None else {"metrics": args.metrics}
    names = words(",".join(args.host_name) or os.environ.get(HOSTS, ""))
    settings = from_environment(database_of(args.database), bot=args.bots, log=args.log,
                                hosts=(*names, *words(args.host)), **given)
    check_signup(settings)
    check_hourly(settings)
    check_notices(settings)
    check_metrics(settings.metrics, settings.metrics_token)
    if not args.api_only:
        require_client(settings.client)
    listener = inherited() or listen(args.host, args.port, args.share_port)
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"

    def ready(place: str) -> None:
        notify("READY=1")
        print(f"Landsraad at {address}  (games are kept in {place}; Ctrl+C ends)", flush=True)
        if not args.no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listener:
        serve(settings, listener, ready)
    sys.stdout.flush()
    return 0



def database_of(given: str | None) -> str:
    """Returns the address of the database: the option, the environment, or a file in the user's data folder."""
    from landsraad.server.storage.addresses import default_address
    return given or os.environ.get(DATABASE) or default_address()


def check_metrics(readers: str, token: str) -> None:
    if readers not in READERS:
        raise BadInput(f"LANDSRAAD_METRICS: unknown word {readers!r}"
                       f"{nearest(readers, READERS) or '; there are ' + ', '.join(READERS)}")
    if readers == "token" and len(token) < TOKEN_LENGTH:
        raise BadInput(f"LANDSRAAD_METRICS_TOKEN: set it to a secret of at least {TOKEN_LENGTH} letters")
