"""The code blocks of a page, and what each is for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_BLOCK = re.compile(r"^```(\w+)(?:[ ]+title=\"([^\"]+)\")?[ ]*\n(.*?)^```[ ]*$", re.MULTILINE | re.DOTALL)
_PROMPT = "$ "
ANYTHING = "…"


@dataclass(frozen=True)
class Block:
    language: str
    title: str
    text: str
    line: int


@dataclass(frozen=True)
class Command:
    """What is typed, and the lines that must come of it; none are said where they do not matter."""

    typed: str
    answer: list[str]


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [Block(match[1], match[2] or "", match[3], text[:match.start()].count("\n") + 1)
            for match in _BLOCK.finditer(text)]


def commands(block: Block) -> list[Command]:
    found: list[Command] = []
    for line in block.text.splitlines():
        if line.startswith(_PROMPT):
            found.append(Command(line.removeprefix(_PROMPT), []))
        elif found:
            found[-1].answer.append(line)
    return found


def agrees(said: str, answer: list[str]) -> bool:
    """Is this the answer of the page? A line `…` stands for any lines; no line at all leaves it open."""
    lines = [line.rstrip() for line in said.strip().splitlines()]
    wanted = [line.rstrip() for line in "\n".join(answer).strip().splitlines()]
    if not wanted:
        return True
    pattern = "\n".join("(?s:.*?)" if line == ANYTHING else re.escape(line).replace(ANYTHING, ".*")
                        for line in wanted)
    return re.fullmatch(pattern, "\n".join(lines)) is not None


def change(text: str, diff: str) -> str:
    """The text with the lines of a diff block changed; what is taken away must be there, once."""
    lines = diff.splitlines()
    old = "\n".join(line[1:] for line in lines if line[0] in " -") + "\n"
    new = "\n".join(line[1:] for line in lines if line[0] in " +") + "\n"
    assert text.count(old) == 1, f"these lines are not there, or not once:\n{old}"
    return text.replace(old, new)
