"""Finds the tests and scenarios that mention a component, by reading their files."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.docs.scenario_files import scenarios_of

_WORD = re.compile(r"[a-z0-9_]+")
# Test folders of each game, and its folders of scenarios.
SETS = ("games/dune/modules", "games/dune/combinations")
FOLDERS = {
    "imperium": ("games/dune/imperium", "games/dune/automa/hagal", *SETS),
    "uprising": ("games/dune/uprising", "games/dune/six", "games/dune/automa/rivals", *SETS),
    "arrakis": ("games/arrakis",),
}
SCENARIOS_OF_SETS = ("rise_of_ix", "immortality", "combinations")
SCENARIOS = {
    "imperium": ("imperium", *SCENARIOS_OF_SETS),
    "uprising": ("uprising", *SCENARIOS_OF_SETS),
    "arrakis": ("arrakis",),
}


@dataclass
class Named:
    """Tests as `file::function`, and scenarios as files."""

    tests: set[str] = field(default_factory=set)
    scenarios: set[str] = field(default_factory=set)


def naming(game: str, tests: Path) -> dict[str, Named]:
    """For each word in the tests of a game, where it is used. Test names count as well, see `found`."""
    out: dict[str, Named] = defaultdict(Named)
    for path in sorted(path for folder in FOLDERS[game] for path in (tests / folder).rglob("test_*.py")):
        for test, words in _tests_of(path):
            place = f"{path.relative_to(tests).as_posix()}::{test}"
            for word in words:
                out[word].tests.add(place)
    for path in sorted(path for folder in SCENARIOS[game] for path in (tests / "scenarios" / folder).rglob("*.yaml")):
        for word in _scenario_words(path):
            out[word].scenarios.add(path.relative_to(tests).as_posix())
    return out


def found(id: str, words: dict[str, Named]) -> Named:
    """The tests that mention the id in a move, a position, a parameter or the test name."""
    mentions = words.get(id, Named())
    by_name = {test for word, one in words.items() if word.startswith("test_") and id in word for test in one.tests}
    return Named(mentions.tests | by_name, mentions.scenarios)


def _tests_of(path: Path) -> Iterator[tuple[str, set[str]]]:
    tree = ast.parse(path.read_text("utf-8"))
    tables = {target.id: node.value for node in tree.body if isinstance(node, ast.Assign)
              for target in node.targets if isinstance(target, ast.Name)}
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            yield test.name, set(_words(test, tables)) | {test.name}


def _words(node: ast.AST, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The words of all strings in it. Constants of the module are looked up one level deep."""
    for part in ast.walk(node):
        leaves = ast.walk(tables[part.id]) if isinstance(part, ast.Name) and part.id in tables else [part]
        for leaf in leaves:
            if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                yield from _WORD.findall(leaf.value)


def _scenario_words(path: Path) -> set[str]:
    """The words of positions, moves and expectations, without titles."""
    words: set[str] = set()
    for scenario in scenarios_of(path):
        words |= {word for key in ("options", "given", "steps", "chance")
                  for word in _WORD.findall(str(scenario.get(key, "")))}
    return words
