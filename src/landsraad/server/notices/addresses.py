"""Which addresses the server may call for a player. Those of internal networks are refused.

The name is resolved here, every address that it has is checked, and the connection goes to an address that was checked:
a name that points elsewhere a moment later (DNS rebinding) changes nothing.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.notices.outcomes import INTERNAL, Failed

Resolve = Callable[[str, int], Awaitable[list[str]]]
LENGTH: Final = 1000  # letters of a URL
PLAIN_PORTS: Final = 1024  # below it only the ports of the web
WEB_PORTS: Final = (80, 443)
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
NAT64: Final = IPv6Network("64:ff9b::/96")  # has an address of version 4 in its last 32 bits


@dataclass(frozen=True, slots=True)
class Address:
    """A URL that may be called, taken apart."""

    host: str
    port: int
    path: str  # with the query
    tls: bool

    @property
    def authority(self) -> str:
        """As in the header `Host`."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == (443 if self.tls else 80) else f"{name}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{'https' if self.tls else 'http'}://{self.authority}"


def read_url(url: str, internal: bool) -> Address:
    """Checks what can be seen without asking anybody. internal: the operator allows addresses of internal networks."""
    if len(url) > LENGTH or not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
        raise BadInput(Reason("notice-url"))
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadInput(Reason("notice-url")) from None
    tls = parts.scheme == "https"
    known = tls or (parts.scheme == "http" and internal)
    if not known or not host or "%" in host or "@" in parts.netloc or "\\" in url:
        raise BadInput(Reason("notice-url"))
    port = (443 if tls else 80) if port is None else port
    if not internal and (port == 0 or (port < PLAIN_PORTS and port not in WEB_PORTS)):
        raise BadInput(Reason("notice-url"))
    path = parts.path or "/"
    return Address(host.rstrip("."), port, f"{path}?{parts.query}" if parts.query else path, tls)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the public internet, however it is written or wrapped."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or (IPv4Address(int(address) & 0xFFFF_FFFF) if address in NAT64 else None)
        if inner is not None:
            return is_public(inner)
        # Tunnels to addresses of version 4 are refused altogether.
        if address.sixtofour is not None or address.teredo is not None or address not in GLOBAL_UNICAST:
            return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
        or address.is_link_local)


async def resolved(host: str, port: int) -> list[str]:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Failed(INTERNAL, host) from error
    return [str(one[4][0]) for one in found]


async def checked_address(address: Address, internal: bool, resolve: Resolve) -> str:
    """The address of version 4 or 6 to connect to. If one of several is internal, none is used."""
    found = await resolve(address.host, address.port)
    if not found or not (internal or all(is_public(ip_address(one.partition("%")[0])) for one in found)):
        raise Failed(INTERNAL, address.host)
    return found[0]
