"""The icon table of the client is made from the `icons.yaml` of all sets, and has an icon for each place in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from landsraad.gallery.icon_table import read_icons
from landsraad.server.content.games import cards
from tools.icon_table import text

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
GAMES = (("imperium", 0), ("uprising", 0), ("uprising", 6), ("arrakis", 0))


def test_the_table_is_up_to_date() -> None:
    assert (WEB / "generated" / "icons.json").read_text("utf-8") == text(), "run `make types`"


def messages(value: Any) -> Iterator[dict[str, Any]]:
    """A message and all that are parts of it."""
    if isinstance(value, list):
        for part in value:
            yield from messages(part)
    elif isinstance(value, dict):
        yield value
        for part in value["args"].values():
            yield from messages(part)


def shown() -> dict[str, set[str]]:
    """The messages of all components, each with the values that it always has."""
    out: dict[str, set[str]] = {}
    for game, players in GAMES:
        for card in cards(game, "en", players).cards:
            for box in card.boxes:
                for found in messages(box.words):
                    out[found["key"]] = out.get(found["key"], set(found["args"])) & set(found["args"])
    return out


def test_each_place_is_a_value_or_an_icon() -> None:
    sprite = set(re.findall(r'<symbol id="i-([\w-]+)"', (WEB / "theme" / "icons.svg").read_text()))
    values = shown()
    assert len(values) > 150
    for key, drawing in read_icons().effects.items():
        for template in filter(None, (drawing.web, drawing.board)):
            for place in re.findall(r"\{([a-z-]+)\}", template):
                assert place.startswith("fx-") or place in sprite | values.get(key, {place}), f"{key}: {place}"
            for place in re.findall(r"%(\w+)", template):
                assert place in values.get(key, {place}), f"{key}: {place}"
