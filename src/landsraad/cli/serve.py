"""`landsraad serve`: the table in a browser, alone, at one screen or online."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

from landsraad.bots import DEFAULT, LEVELS
from landsraad.cli.parser import Subcommands
from landsraad.kernel.errors import BadInput

DATABASE: Final = "LANDSRAAD_DATABASE_URL"
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
    parser.add_argument("--api-only", action="store_true", help="start without the built client")


def run(args: argparse.Namespace) -> int:
    # Here and not above: the other subcommands need none of it, and start faster so.
    from landsraad.server.client import require_client
    from landsraad.server.running import serve
    from landsraad.server.settings import from_environment, words
    from landsraad.server.store import default_address
    names = words(",".join(args.host_name) or os.environ.get(HOSTS, ""))
    settings = from_environment(args.database or os.environ.get(DATABASE) or default_address(), bot=args.bots,
                                hosts=(*names, *words(args.host)))
    if not args.api_only:
        require_client(settings.client)
    listener = listen(args.host, args.port)
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"

    def ready(place: str) -> None:
        print(f"Landsraad at {address}  (games are kept in {place}; Ctrl+C ends)", flush=True)
        if not args.no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listener:
        serve(settings, listener, ready)
    sys.stdout.flush()
    return 0


def listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= HIGHEST_PORT:
        raise BadInput(f"--port: {port} is not a port; they go from 0 to {HIGHEST_PORT}")
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError):
        raise BadInput(f"--host: there is no address {host!r}") from None
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind(place)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} is taken; choose another with --port") from None
        raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listener
