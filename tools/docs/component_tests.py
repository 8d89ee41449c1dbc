"""Which tests and scenarios name a component, read from their files without running anything."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml

_WORD = re.compile(r"[a-z0-9_]+")
# The folders of tests of each game.
FOLDERS = {
    "imperium": ("games/dune/imperium", "games/dune/automa/hagal"),
    "uprising": ("games/dune/uprising", "games/dune/six", "games/dune/automa/rivals", "games/dune/modules"),
    "arrakis": ("games/arrakis",),
}


@dataclass
class Named:
    """Tests, as `file::function`, and scenarios, as files."""

    tests: set[str] = field(default_factory=set)
    scenarios: set[str] = field(default_factory=set)


def naming(game: str, tests: Path) -> dict[str, Named]:
    """For each word of the tests of a game, who says it. The name of a test is a word too, see `found`."""
    out: dict[str, Named] = defaultdict(Named)
    for path in sorted(path for folder in FOLDERS[game] for path in (tests / folder).rglob("test_*.py")):
        for test, words in _tests_of(path):
            place = f"{path.relative_to(tests).as_posix()}::{test}"
            for word in words:
                out[word].tests.add(place)
    for path in sorted((tests / "scenarios" / game).rglob("*.yaml")):
        for word in _scenario_words(path):
            out[word].scenarios.add(path.relative_to(tests).as_posix())
    return out


def found(id: str, words: dict[str, Named]) -> Named:
    """Who names the id: as a word of a move, a position or a parameter, or in the name of the test."""
    said = words.get(id, Named())
    by_name = {test for word, one in words.items() if word.startswith("test_") and id in word for test in one.tests}
    return Named(said.tests | by_name, said.scenarios)


def _tests_of(path: Path) -> Iterator[tuple[str, set[str]]]:
    tree = ast.parse(path.read_text("utf-8"))
    tables = {target.id: node.value for node in tree.body if isinstance(node, ast.Assign)
              for target in node.targets if isinstance(target, ast.Name)}
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            yield test.name, set(_words(test, tables)) | {test.name}


def _words(node: ast.AST, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The words of all texts in it; names of the module's constants are followed once."""
    for part in ast.walk(node):
        leaves = ast.walk(tables[part.id]) if isinstance(part, ast.Name) and part.id in tables else [part]
        for leaf in leaves:
            if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                yield from _WORD.findall(leaf.value)


def _scenario_words(path: Path) -> set[str]:
    """Of the positions, moves and expectations; what the title says is no use of it."""
    words: set[str] = set()
    for scenario in yaml.safe_load_all(path.read_text("utf-8")):
        if isinstance(scenario, dict):
            words |= {word for key in ("options", "given", "steps", "chance")
                      for word in _WORD.findall(str(scenario.get(key, "")))}
    return words
