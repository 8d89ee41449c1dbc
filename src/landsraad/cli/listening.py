"""Opens the socket of `landsraad serve`: its own port, one shared with other processes, or one from systemd."""

from __future__ import annotations

import errno
import os
import socket
from typing import Final

from landsraad.kernel.errors import BadInput

HIGHEST_PORT: Final = 65535
FIRST_INHERITED: Final = 3  # the file descriptor of the first socket from systemd


def listen(host: str, port: int, share: bool = False) -> socket.socket:
    if not 0 <= port <= HIGHEST_PORT:
        raise BadInput(f"--port: {port} is not a port; they go from 0 to {HIGHEST_PORT}")
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError):
        raise BadInput(f"--host: there is no address {host!r}") from None
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # on Windows it would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if share:
            if not hasattr(socket, "SO_REUSEPORT"):
                raise BadInput("--share-port: this system cannot share a port between processes")
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind(place)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} is taken; choose another with --port") from None
        raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}") from None
    except BadInput:
        listener.close()
        raise
    return listener


def inherited() -> socket.socket | None:
    """Returns the socket that systemd opened for this process (`LISTEN_FDS`), if it did."""
    given = os.environ.pop("LISTEN_FDS", ""), os.environ.pop("LISTEN_PID", "")
    os.environ.pop("LISTEN_FDNAMES", None)
    if not given[0] or given[1] != str(os.getpid()):
        return None
    if given[0] != "1":
        raise BadInput(f"LISTEN_FDS: {given[0]} sockets are given; write one ListenStream= into the .socket unit")
    try:
        listener = socket.socket(fileno=FIRST_INHERITED)
        listening = bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN))
    except OSError as error:
        raise BadInput(f"LISTEN_FDS: file {FIRST_INHERITED} is not a socket: {error.strerror}") from None
    if not listening or listener.type != socket.SOCK_STREAM or listener.family not in (socket.AF_INET, socket.AF_INET6):
        listener.detach()
        raise BadInput(f"LISTEN_FDS: file {FIRST_INHERITED} is not a TCP socket that listens")
    listener.set_inheritable(False)
    return listener


def notify(state: str) -> None:
    """Notifies systemd if the unit asks for it (`Type=notify`)."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if not place or not hasattr(socket, "AF_UNIX"):
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect("\0" + place[1:] if place.startswith("@") else place)
            line.sendall(state.encode())
    except OSError:
        pass  # a missing listener does no harm
