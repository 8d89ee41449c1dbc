"""Messages as trees: what a sentence is made from, so that the client can draw it in icons."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.messages import Message


def tree(message: Message) -> dict[str, Any]:
    return {"key": message.key, "args": {name: _value(value) for name, value in message.args.items()}}


def _value(value: object) -> Any:
    if isinstance(value, Message):
        return tree(value)
    if isinstance(value, (list, tuple)):
        return [_value(part) for part in value]
    return int(value) if isinstance(value, int) else str(value)
