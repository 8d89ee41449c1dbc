"""Webhooks: the bodies that Discord, Slack and ntfy expect, and plain JSON for everybody else."""

from __future__ import annotations

import json
from typing import Any

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.notices.addresses import Address
from landsraad.server.notices.texts import Note

DISCORD, SLACK, NTFY, JSON = "discord", "slack", "ntfy", "json"
SHAPES = (DISCORD, SLACK, NTFY, JSON)
MARKDOWN = str.maketrans({letter: "\\" + letter for letter in "\\*_~`|>[]()#-@<:"})
ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def check_shape(shape: str, address: Address) -> None:
    if shape == NTFY and not topic_of(address):
        raise BadInput(Reason("notice-topic"))


def topic_of(address: Address) -> str:
    """ntfy: the topic is the last part of its URL."""
    return address.path.partition("?")[0].strip("/").rpartition("/")[2]


def request(shape: str, address: Address, note: Note) -> tuple[bytes, str]:
    """Body and path. Titles and names come from other players, so nothing in them may mean anything."""
    path = address.path
    body: dict[str, Any]
    if shape == DISCORD:
        body = {"content": f"**{note.title.translate(MARKDOWN)}** {note.text.translate(MARKDOWN)}\n{note.url}",
                "allowed_mentions": {"parse": []}}
    elif shape == SLACK:
        body = {"text": f"*{note.title.translate(ENTITIES)}* {note.text.translate(ENTITIES)}\n<{note.url}>"}
    elif shape == NTFY:  # as JSON, which goes to the root
        body = {"topic": topic_of(address), "title": note.title, "message": note.text or note.title, "click": note.url}
        path = "/"
    else:
        body = {"kind": note.kind, "title": note.title, "text": note.text, "url": note.url, "table": note.table,
                "seat": note.seat, "game": note.game, "id": note.id}
    return json.dumps(body, ensure_ascii=False).encode(), path
