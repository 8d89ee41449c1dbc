"""Short cuts for WebSocket frames (RFC 6455, 5.2): short texts come in, texts go out.

The library that uvicorn uses takes a message through several layers, which costs more than playing its move. Usual
frames are handled here, all others by the library.
"""

from __future__ import annotations

from typing import Final

FIN: Final = 0x80
TEXT: Final = 0x81  # the only frame of a message
MASKED: Final = 0x80
MASK: Final = 4  # bytes
LENGTHS: Final = {126: 2, 127: 8}  # how many bytes of the length follow


def text_frame(text: bytes) -> bytes:
    """A whole text message of the server."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    return (b"\x81\x7e%b%b" if size < 1 << 16 else b"\x81\x7f%b%b") % (
        size.to_bytes(2 if size < 1 << 16 else 8, "big"), text)


def short_text(data: bytes) -> bytes | None:
    """The text of a single short message of a client; None if the data is anything else."""
    size = len(data) - 2 - MASK
    if not 0 < size < 126 or data[0] != TEXT or data[1] != MASKED | size:
        return None
    mask = (data[2:6] * ((size + 3) // MASK))[:size]
    return (int.from_bytes(data[6:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def ends_a_message(data: bytes) -> bool:
    """Whether these are whole messages of a client, each in one frame, so that the next byte begins another."""
    at = 0
    while at + 2 <= len(data):
        first, second = data[at], data[at + 1]
        if not first & FIN or first & 15 == 0:
            return False
        at += 2
        size = second & 127
        more = LENGTHS.get(size, 0)
        if more:
            size = int.from_bytes(data[at:at + more], "big")
        at += more + (MASK if second & MASKED else 0) + size
    return at == len(data)
