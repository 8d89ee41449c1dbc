"""Every card has a test: its id is in the name of a test or among its parameters."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.dune.boxes import BASE

HERE = Path(__file__).parent
DECK_TESTS = ("test_starter_and_reserve.py", "test_imperium_deck_*.py")
INTRIGUE_TESTS = ("test_intrigue_*.py",)


def said(patterns: tuple[str, ...]) -> Iterator[str]:
    """Names of tests, and the words in the lists that parametrize them; names of constants are followed."""
    for path in (path for pattern in patterns for path in sorted(HERE.glob(pattern))):
        tree = ast.parse(path.read_text("utf-8"))
        tables = {target.id: node.value for node in tree.body if isinstance(node, ast.Assign)
                  for target in node.targets if isinstance(target, ast.Name)}
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                yield test.name
                for mark in test.decorator_list:
                    for word in ast.walk(mark):
                        found = tables.get(word.id) if isinstance(word, ast.Name) else word
                        for leaf in ast.walk(found) if found is not None else ():
                            if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                                yield leaf.value


def uncovered(ids: list[str], patterns: tuple[str, ...]) -> list[str]:
    words = set(said(patterns))
    names = [word for word in words if word.startswith("test_")]
    return [id_ for id_ in ids if id_ not in words and not any(id_ in name for name in names)]


@pytest.mark.parametrize(("ids", "patterns", "n"), [
    ([card.name for card in BASE.cards], DECK_TESTS, 53),
    ([card.name for card in BASE.intrigue], INTRIGUE_TESTS, 34),
])
def test_every_card_has_a_test(ids: list[str], patterns: tuple[str, ...], n: int) -> None:
    assert len(ids) == n
    assert uncovered(ids, patterns) == []


def test_a_card_without_a_test_is_found() -> None:
    assert uncovered(["stilgar", "duncan_loyal_blade"], DECK_TESTS) == ["duncan_loyal_blade"]
