"""The readable guide of each game: short pages in four languages, in the folder `guide` of the game or set.

`guide/pages.yaml` lists the pages in their order:

    game: imperium                # the game it belongs to; of a set for several games: [imperium, uprising]
    set: rise_of_ix               # of a module: its name
    order: 20                     # among the guides
    pages:
      goal: vp                    # the page `guide/LANGUAGE/goal.md`, and its icon

A page is a small part of Markdown, with pictures of components:

    # The goal
    ? How do I win?               # questions that the search finds; any number of them
    A paragraph with an icon :vp:, *bold* words and a rule [IMP-END-01].

    - an item of a list
    ## A heading
    [space:arrakeen card:dagger]  # a row of pictures
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal

from landsraad.games import data
from landsraad.kernel.errors import BadInput

ENGLISH: Final = "en"
PICTURES: Final = re.compile(r"\[((?:[a-z_]+:[a-z0-9_-]+\s*)+)\]")
CITED: Final = re.compile(r"\[([A-Z]+(?:-[A-Z]+)*-\d+)\]")
LAST: Final = 99  # sort key of a guide without an order
BlockKind = Literal["text", "heading", "item", "pictures"]


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a heading, an item of a list, or a row of pictures such as `space:arrakeen`."""

    kind: BlockKind
    text: str = ""
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GuidePage:
    id: str
    game: str
    set: str  # the module that the page is about; empty: the game itself
    icon: str
    title: str
    questions: tuple[str, ...]
    blocks: tuple[Block, ...] = field(default=())
    also: tuple[str, ...] = ()  # further games that the set joins

    @property
    def cited(self) -> list[str]:
        return [id for block in self.blocks for id in CITED.findall(block.text)]


def guide(language: str = ENGLISH) -> list[GuidePage]:
    """All pages of all games in their order. A page that the language does not have is in English."""
    return _guide(language, data.registered())


@cache
def _guide(language: str, _: tuple[Path, ...]) -> list[GuidePage]:
    found = [(data.read_yaml((folder / "pages.yaml").read_text("utf-8")), folder) for folder in data.guide_folders()]
    found.sort(key=lambda one: one[0].get("order", LAST))
    return [_page(head, folder, id, icon, language) for head, folder in found for id, icon in head["pages"].items()]


def _page(head: dict[str, Any], folder: Traversable, id: str, icon: str, language: str) -> GuidePage:
    file = folder / language / f"{id}.md"
    text = (file if file.is_file() else folder / ENGLISH / f"{id}.md").read_text("utf-8")
    games = head["game"] if isinstance(head["game"], list) else [head["game"]]
    title, questions, blocks = read_page(text, f"{head.get('set', games[0])}: {id}")
    return GuidePage(id, games[0], head.get("set", ""), icon, title, questions, blocks, tuple(games[1:]))


def read_page(text: str, where: str) -> tuple[str, tuple[str, ...], tuple[Block, ...]]:
    """Returns title, questions and blocks."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise BadInput(f"{where}: the first line must be `# ` and the title")
    questions: list[str] = []
    blocks: list[Block] = []
    paragraph: list[str] = []

    def close() -> None:
        if paragraph:
            kind: BlockKind = "item" if paragraph[0].startswith("- ") else "text"
            blocks.append(Block(kind, " ".join(paragraph).removeprefix("- ")))
            paragraph.clear()
    for line in lines[1:]:
        line = line.strip()
        pictures = PICTURES.fullmatch(line)
        if not line or line.startswith(("## ", "? ", "- ")) or pictures:
            close()
        if line.startswith("## "):
            blocks.append(Block("heading", line.removeprefix("## ")))
        elif line.startswith("? "):
            questions.append(line.removeprefix("? "))
        elif pictures:
            blocks.append(Block("pictures", pictures=tuple(pictures[1].split())))
        elif line:
            paragraph.append(line)
    close()
    return lines[0].removeprefix("# ").strip(), tuple(questions), tuple(blocks)
