"""Print how the browser draws effects, as JSON, from the `icons.yaml` of every set."""

from __future__ import annotations

import json

from landsraad.gallery.icon_table import read_icons


def text() -> str:
    effects = sorted(read_icons().effects.items())
    table = {"effects": {key: drawing.web for key, drawing in effects if drawing.web is not None},
             "board": {key: drawing.board for key, drawing in effects if drawing.board is not None}}
    return json.dumps(table, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    print(text(), end="")
