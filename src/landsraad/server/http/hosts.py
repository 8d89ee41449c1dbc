"""The host names under which the server may be called.

A page of another site can give its own name the address of this machine (DNS rebinding). To the browser the server is
then part of that site, and the check of origins sees nothing foreign; only the name in the request shows it.

Names that nobody can own in the public DNS are harmless: addresses, names without a dot and the endings for private
networks. So a table in a living room works without any setting, and a name of the public DNS has to be set.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

from starlette.types import Scope

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.tables.refusals import Told

SETTING: Final = "LANDSRAAD_HOSTS"
ANY: Final = "*"
PRIVATE: Final = (".localhost", ".local", ".home.arpa", ".internal", ".lan")
NAME: Final = re.compile(r"(\*\.)?[\w-]+(\.[\w-]+)*")
SHOWN: Final = 100  # letters of a foreign name


class ForeignHost(Told):
    status = 421

    def __init__(self, name: str) -> None:
        super().__init__(Reason("foreign-host", name=name[:SHOWN], setting=f"{SETTING}={name[:SHOWN]}"))


class Hosts:
    def __init__(self, names: Iterable[str]) -> None:
        given = [read_name(name) for name in names]
        self.any = ANY in given
        self.names = {name for name in given if not name.startswith("*")} | {socket.gethostname().lower()}
        self.endings = tuple(name[1:] for name in given if name.startswith("*."))

    def check(self, scope: Scope) -> None:
        """Checks every name in the request. A request without any does not come from a current browser."""
        if self.any:
            return
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        for host in hosts or [""]:
            if not self.allows(host):
                raise ForeignHost(name_in(host))

    def allows(self, host: str) -> bool:
        name = name_in(host)
        if is_address(name) or name in self.names:
            return True
        if NAME.fullmatch(name) is None or name.startswith("*"):
            return False
        return "." not in name or name.endswith((*PRIVATE, *self.endings))


def name_in(host: str) -> str:
    """The name in a Host header, without its port and normalized."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def read_name(name: str) -> str:
    """Reads a name that an operator gives: `table.example.org`, `*.example.org`, or `*` for any."""
    name = name.strip().lower().removesuffix(".")
    if name != ANY and not is_address(name) and NAME.fullmatch(name) is None:
        raise BadInput(f"{SETTING}: {name!r} is not a name; write table.example.org, *.example.org or *")
    return name
