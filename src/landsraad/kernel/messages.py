"""Messages of effects, independent of language: a message key and its arguments.

    Message("gain", {"n": 2, "what": "coins"})
    Message("pay-for", {"cost": Message(...), "gain": Message(...)})

`Messages` of a language turn the tree into a sentence; the kernel and the games never hold a sentence themselves.
"""

from __future__ import annotations

from typing import final


@final
class Message:
    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key = key
        self.args: dict[str, object] = {} if args is None else args

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.key}({inside})"
