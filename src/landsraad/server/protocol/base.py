"""What all messages share."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Language = Literal["en", "uk", "ru", "cs"]


class Out(Struct, kw_only=True, omit_defaults=False):
    """What the server sends."""


class In(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: never trusted."""
