"""Reads scenarios from YAML and remembers the line of every word for error messages.

A file contains one scenario or several, separated by `---`. The parser finds games with a function it is given.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, final

import yaml

from landsraad.kernel.cells import NONE
from landsraad.kernel.chance import Seed
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game, shown
from landsraad.kernel.table import Table
from landsraad.scenarios.positions import open_position

KEYS: Final = ("id", "title", "rules", "game", "options", "seed", "given", "chance", "steps")
STEPS: Final = ("expect", "legal", "auto", "refused", "before", "after")
FIRST: Final = "first"  # option and field with the first player
DEEPEST: Final = 30  # most nested levels, to stop aliases that contain themselves
MOST: Final = 20_000  # most words of a scenario with aliases expanded, because a few nested aliases can mean billions
TOO_DEEP: Final = f"nested too deep; {DEEPEST} levels are enough"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")  # an id, which must be easy to type in a shell
LONGEST: Final = 10_000  # most bits of a number, because Python converts at most 4300 digits


@final
class Spot:
    """A key or value in the file: its path, text and line."""

    def __init__(self, path: str, word: str, line: int) -> None:
        self.path = path
        self.word = word
        self.line = line


@final
class Step:
    def __init__(self, kind: str, seat: str, value: Any, line: int, path: str) -> None:
        self.kind = kind  # "move" or one of STEPS
        self.seat = seat
        self.value = value
        self.line = line
        self.path = path


@final
class Scenario:
    def __init__(self, file: str, line: int, tree: dict[str, Any], spots: list[Spot], game: Game) -> None:
        self.file = file
        self.line = line
        self.spots = spots
        options = tree.get("options", {})
        self.game = game.variant(options) if isinstance(options, dict) else game
        self.id: str = str(tree.get("id", ""))
        self.title: str = str(tree.get("title", ""))
        self.rules: list[str] = [str(rule) for rule in tree.get("rules", [])]
        self.options: dict[str, Any] = tree.get("options", {})
        self.seed: Seed = tree.get("seed", 1)
        self.given: dict[str, Any] = tree.get("given", {})
        self.chance: list[Any] = tree.get("chance", [])
        self.steps: list[Step] = []

    def bad(self, message: str, line: int) -> BadInput:
        return BadInput(self.at(line, message))

    def at(self, line: int, message: str) -> str:
        """A message with its place in front of it."""
        return f"{self.file}:{line}: {self.id}: {message}" if self.id else f"{self.file}:{line}: {message}"

    def line_of(self, path: str, message: str = "") -> int:
        """The line that a message is about, found by the path it begins with and the words it quotes."""
        named = message.split(":")[0].replace("option ", "")
        inside = [s for s in self.spots if s.path == f"{path}.{named}" or s.path.startswith(f"{path}.{named}.")]
        spots = inside or [s for s in self.spots if s.path == path or s.path.startswith(f"{path}.")]
        for word in re.findall(r"'([^']*)'", message):
            for spot in spots:
                if spot.word == word:
                    return spot.line
        return spots[0].line if spots else self.line

    def open(self) -> Table:
        """Returns the table before the first step."""
        try:
            self.game.check_options(self.options)
        except BadInput as error:
            raise self.bad(str(error), self.line_of("options", str(error))) from None
        try:
            table = open_position(self.game, self.options, self.seed, self.given, self.chance, strict=True)
        except BadInput as error:
            part = "chance" if str(error).startswith("chance:") else "given"
            raise self.bad(str(error), self.line_of(part, str(error))) from None
        opener = self._opener(table)
        if opener in (None, table.actor) or opener not in table.seats:
            return table
        try:
            return open_position(self.game, {**self.options, FIRST: opener}, self.seed, self.given, self.chance)
        except BadInput:  # an automa never goes first
            return table

    def _opener(self, table: Table) -> str | None:
        """The first player, if only the first step says who that is. Otherwise it would be random."""
        begun = [step for step in self.steps if step.kind in ("move", "auto")][:1]
        if (not begun or FIRST in self.options or any(word in self.given for word in (FIRST, "turn", "phase", "round"))
                or not any(option.name == FIRST for option in self.game.options)):
            return None
        asked = [] if self.game.lapse(table.state) == NONE else [
            table.notation(move).split()[0] for move in table.legal()]
        finishes = begun[0].kind == "move" and any(
            text.split()[:1] == [word] for text in begun[0].value for word in asked)
        return None if finishes else begun[0].seat


class _Loader(yaml.SafeLoader):
    """A YAML loader that rejects deep nesting before Python's recursion limit."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.depth > DEEPEST:
            raise yaml.MarkedYAMLError(None, None, TOO_DEEP, self.peek_event().start_mark)  # type: ignore[no-untyped-call]
        self.depth += 1
        try:
            return super().compose_node(parent, index)
        finally:
            self.depth -= 1


def _compose_quickly(text: str) -> list[Any]:
    """Uses the loader in C, ten times as fast. Nesting is checked first, because that loader cannot stop at a depth."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise yaml.YAMLError(TOO_DEEP)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    return [node for node in yaml.compose_all(text, Loader=yaml.CSafeLoader) if node is not None]


def compose(text: str, file: str) -> list[Any]:
    """Parses a YAML file into nodes, which know their lines."""
    try:
        return _compose_quickly(text)
    except (yaml.YAMLError, AttributeError):  # the slow loader says what is wrong; PyYAML may have been built without C
        pass
    try:
        return [node for node in yaml.compose_all(text, Loader=_Loader) if node is not None]
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        if error.problem == TOO_DEEP:
            raise BadInput(f"{file}:{line}: {TOO_DEEP}") from None
        raise BadInput(f"{file}:{line}: not YAML: {error.problem}") from None
    except yaml.YAMLError as error:
        raise BadInput(f"{file}:1: not YAML: {str(error).splitlines()[0]}") from None


def read_scenarios(text: str, file: str, find_game: Callable[[str], Game]) -> list[Scenario]:
    """Reads all scenarios of a file. `find_game` raises BadInput for an unknown name."""
    nodes = compose(text, file)
    if not nodes:
        raise BadInput(f"{file}:1: the file is empty; `landsraad scenario new` prints one to start from")
    found = [_read_one(node, file, find_game) for node in nodes]
    check_ids(found)
    return found


def check_ids(scenarios: list[Scenario]) -> None:
    """Checks that ids are unique among scenarios that run together."""
    known: dict[str, Scenario] = {}
    for scenario in scenarios:
        first = known.setdefault(scenario.id, scenario)
        if scenario.id and first is not scenario:
            raise BadInput(f"{scenario.file}:{scenario.line_of('id')}: id: {scenario.id!r} is the id of "
                           f"{first.file}:{first.line_of('id')} already; choose another")


def _read_one(node: Any, file: str, find_game: Callable[[str], Game]) -> Scenario:
    line = node.start_mark.line + 1
    if not isinstance(node, yaml.MappingNode):
        raise BadInput(f"{file}:{line}: a scenario is a list of keys and values: {', '.join(KEYS)}")
    spots: list[Spot] = []
    tree = _plain(node, "", spots, file, 0)
    lines = {spot.path: spot.line for spot in reversed(spots)}
    for key in tree:
        if key not in KEYS:
            raise BadInput(f"{file}:{lines[key]}: a scenario has no key {key!r}"
                           f"{nearest(key, KEYS) or '; there are ' + ', '.join(KEYS)}")
    kinds: list[tuple[str, type | tuple[type, ...], str]] = [
        ("id", (str, int), "a text"), ("title", str, "a text"), ("rules", list, "a list"), ("game", str, "a name"),
        ("options", dict, "keys and values"), ("seed", (int, str), "a number or a text"),
        ("given", dict, "keys and values"), ("chance", list, "a list"), ("steps", list, "a list")]
    for key, kind, words in kinds:
        if key in tree and tree[key] is None and kind in (list, dict):
            tree[key] = [] if kind is list else {}  # a key without a value
        if key in tree and (not isinstance(tree[key], kind) or isinstance(tree[key], bool)):
            raise BadInput(f"{file}:{lines[key]}: {key}: {tree[key]!r} is not {words}")
    if "id" in tree and not NAME.fullmatch(str(tree["id"])):
        raise BadInput(f"{file}:{lines['id']}: id: {tree['id']!r} is not made of letters, digits, '-', '_' and '.'")
    if "game" not in tree:
        raise BadInput(f"{file}:{line}: the key 'game' is missing")
    try:
        game = find_game(tree["game"])
    except BadInput as error:
        raise BadInput(f"{file}:{lines['game']}: {error}") from None
    scenario = Scenario(file, line, tree, spots, game)
    for i, step in enumerate(tree.get("steps", [])):
        scenario.steps.append(_read_step(scenario, step, f"steps.{i}", lines[f"steps.{i}"]))
    return scenario


def _read_step(scenario: Scenario, step: Any, path: str, line: int) -> Step:
    """Reads `A: move` or another step. Which seats exist is known only when the table is open."""
    if not isinstance(step, dict) or len(step) != 1:
        raise scenario.bad(f"a step is one key and its value ('A: move', {', '.join(STEPS)}), not {step!r}", line)
    (key, value), = step.items()
    if key not in STEPS:
        if key not in scenario.game.plan.seats:
            raise scenario.bad(f"unknown step or seat {key!r}"
                               f"{nearest(key, [*STEPS, *scenario.game.plan.seats])}", line)
        moves = value if isinstance(value, list) else [value]
        for move in moves:
            if not isinstance(move, str):
                raise scenario.bad(f"{key}: {move!r} is not a move", line)
        return Step("move", key, moves, line, f"{path}.{key}")
    if key in ("auto", "before", "after"):
        return Step(key, str(value), None, line, f"{path}.{key}")
    if not isinstance(value, dict) or not value:
        raise scenario.bad(f"{key}: {value!r} is not a list of keys and values", line)
    return Step(key, "", value, line, f"{path}.{key}")


def _plain(node: Any, path: str, spots: list[Spot], file: str, depth: int) -> Any:
    """Converts a node to plain lists, dicts and scalars, and records every word with its line."""
    line = node.start_mark.line + 1
    if depth > DEEPEST:
        raise BadInput(f"{file}:{line}: {TOO_DEEP}")
    if len(spots) > MOST:
        raise BadInput(f"{file}:{line}: the scenario is too long: more than {MOST} words, with its aliases written out")
    if isinstance(node, yaml.MappingNode):
        out: dict[str, Any] = {}
        for key_node, value in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise BadInput(f"{file}:{key_node.start_mark.line + 1}: a key is one word")
            key = str(key_node.value)
            here = f"{path}.{key}" if path else key
            if key in out:
                raise BadInput(f"{file}:{key_node.start_mark.line + 1}: {key!r} is there twice")
            spots.append(Spot(here, key, key_node.start_mark.line + 1))
            out[key] = _plain(value, here, spots, file, depth + 1)
        return out
    if isinstance(node, yaml.SequenceNode):
        items = []
        for i, item in enumerate(node.value):
            here = f"{path}.{i}"
            if not isinstance(item, yaml.ScalarNode):
                spots.append(Spot(here, "", item.start_mark.line + 1))
            items.append(_plain(item, here, spots, file, depth + 1))
        return items
    spots.append(Spot(path, str(node.value), line))
    try:
        value = yaml.SafeLoader("").construct_object(node)
        if not isinstance(value, int) or value.bit_length() <= LONGEST:
            return value
    except (yaml.YAMLError, ValueError, LookupError, AttributeError, ArithmeticError):
        pass  # the loader also fails on `!!timestamp x` and `!!int ""`
    raise BadInput(f"{file}:{line}: {shown(node.value)} is not a plain value")
