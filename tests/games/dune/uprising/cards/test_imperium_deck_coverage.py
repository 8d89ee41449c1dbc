"""Every card has a test: its id is in the name of a test or among its parameters."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import landsraad.games.dune.bases.uprising.setup  # noqa: F401  (the components)
from support.dune.boxes import UPRISING

HERE = Path(__file__).parent
# Tables of every card alike prove nothing about the one.
BEHAVIOUR = ("test_starter_and_reserve.py", "test_imperium_deck_agent.py", "test_deferred_boxes.py",
             "test_imperium_deck_reveal.py", "test_reveal_counts.py", "../../modules/choam/test_cards.py",
             "test_deck_peek.py")


def said() -> Iterator[str]:
    """Names of tests, and the words in the lists that parametrize them; names of constants are followed."""
    for path in (HERE / name for name in BEHAVIOUR):
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


def uncovered(ids: list[str]) -> list[str]:
    words = set(said())
    names = [word for word in words if word.startswith("test_")]
    return [id_ for id_ in ids if id_ not in words and not any(id_ in name for name in names)]


def test_every_card_has_a_test() -> None:
    ids = [card.name for card in UPRISING.cards]
    assert len(ids) == 63 and uncovered(ids) == []


def test_a_card_without_a_test_is_found() -> None:
    assert uncovered(["stilgar_the_devoted", "thumper"]) == ["thumper"]
