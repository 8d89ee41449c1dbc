"""Finds which rules the tests cite, by reading the files of a checkout.

A Python test cites with `@rule("IMP-TIE-03")`, a scenario in `tests/scenarios/` with its `rules: [...]` list. Reading
the files instead of running them keeps `landsraad rules --uncovered` instant, and errors can name the line of an
unknown id.
"""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from landsraad.kernel.errors import BadInput, nearest
from landsraad.reference.rules import Example, Rule, citable, rule_index
from landsraad.scenarios.parser import compose


@dataclass(frozen=True, slots=True)
class Citation:
    id: str
    path: Path
    line: int

    def place(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True, slots=True)
class Gap:
    """A rule or example that nothing cites, and the uncited ones that depend on it."""

    item: Rule | Example
    waiting: tuple[Rule | Example, ...]


def tests_folder(start: Path | None = None) -> Path:
    """The tests of the checkout that contains this folder. An installed package has none."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        project = folder / "pyproject.toml"
        if project.is_file() and (folder / "tests").is_dir() and 'name = "landsraad"' in project.read_text("utf-8"):
            return folder / "tests"
    raise BadInput("no tests folder here: run this inside a checkout of the project")


def citations(tests: Path) -> list[Citation]:
    """Every citation in the tests. An unknown id is an error with its file and line."""
    found = [citation for path in sorted(tests.rglob("*.py")) for citation in _in_python(path)]
    found += [citation for path in sorted((tests / "scenarios").rglob("*.yaml")) for citation in _in_scenario(path)]
    known = citable()
    for citation in found:
        if citation.id not in known:
            raise BadInput(f"{citation.place()}: unknown rule '{citation.id}'{nearest(citation.id, known)}")
    return found


def uncovered(game: str, tests: Path) -> list[Rule | Example]:
    """The uncited rules and worked examples of a game, without those that depend on another uncited one."""
    return [gap.item for gap in gaps(game, tests)]


def gaps(game: str, tests: Path) -> list[Gap]:
    return gaps_beside(game, {citation.id for citation in citations(tests)})


def gaps_beside(game: str, cited: Container[str]) -> list[Gap]:
    """Like `gaps`, for a known set of citations."""
    wanted: list[Rule | Example] = [*rule_index(game).rules, *rule_index(game).examples]
    missing = [item for item in wanted if item.id not in cited]
    named = {item.id for item in missing}
    return [Gap(item, tuple(other for other in missing if other.under == item.id))
            for item in missing if item.under not in named]


def _in_python(path: Path) -> Iterator[Citation]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise BadInput(f"{path}:{error.lineno}: not Python: {error.msg}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Citation(argument.value, path, argument.lineno)


def _is_rule(function: ast.expr) -> bool:
    """`rule(...)` or `pytest.mark.rule(...)`."""
    if isinstance(function, ast.Name):
        return function.id == "rule"
    return isinstance(function, ast.Attribute) and function.attr == "rule" and _is_mark(function.value)


def _is_mark(value: ast.expr) -> bool:
    return isinstance(value, ast.Attribute) and value.attr == "mark"


def _in_scenario(path: Path) -> Iterator[Citation]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:  # not UTF-8, so there is no line to name
        raise BadInput(f"{path}:1: not YAML: {str(error).splitlines()[0]}") from None
    for document in compose(text, str(path)):
        if not isinstance(document, yaml.MappingNode):
            continue
        for key, value in document.value:
            if key.value == "rules" and isinstance(value, yaml.SequenceNode):
                for item in value.value:
                    yield Citation(str(item.value), path, item.start_mark.line + 1)
