"""Writes a record. See `format` for the format."""

from __future__ import annotations

import json
import re
from typing import Any, Final, final

from landsraad.kernel.cells import CELL
from landsraad.kernel.chance import Seed
from landsraad.kernel.codec import stable_hash
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table

WIDTH: Final = 110  # in columns
INDENT: Final = "   "
BLOCK: Final = 20  # moves per numbered paragraph in a game that does not count rounds
RESULT: Final = "result"
UNFINISHED: Final = "unfinished"
COMMITMENT: Final = "commitment"

_WORD: Final = re.compile(r"[A-Za-z0-9_:.-]+")

def write_record(table: Table, names: dict[str, str] | None = None, comments: dict[int, list[str]] | None = None,
                 kinds: dict[str, str] | None = None) -> str:
    """Writes the game so far. `kinds` is one word for what plays each seat, such as human or bot.

    `comments` maps a number of moves to the comments after them: {0: ["before the first"], 12: ["after the twelfth"]}.
    """
    if table.edited:
        raise BadInput("this table begins at an edited position, which a record cannot say; save it as JSON instead")
    game = table.game
    s = game.begin(table.options, table.seed)
    remarks: dict[int, list[str]] = {} if comments is None else comments
    lines = _header(table, {} if names is None else names, _kinds(table, kinds))
    lines += _remark_lines(remarks, 0)
    page = _Page()
    number, in_block = -1, 0
    for n, move in enumerate(table.moves):
        if not s.is_legal(move):
            raise BadInput(f"move {n + 1} of this table is not legal where it stands: {game.plan.moves.text(move)}")
        here = number_of_round(s, number, in_block)
        if here != number:
            if number >= 0:
                lines += [*page.take(), f"# state {stable_hash(s)}"]
            number, in_block = here, 0
            page.begin(f"{number}.")
        page.move(game.plan.seats[s.actor], game.plan.moves.text(move))
        apply(s, move)
        in_block += 1
        if remarks.get(n + 1):
            lines += [*page.take(), *_remark_lines(remarks, n + 1)]
            page.begin("")
    if s.fingerprint() != table.state.fingerprint():
        raise BadInput("the moves of this table do not lead to its position, so they cannot be its record")
    lines += [*page.take(), f"# state {stable_hash(s)}", f"[{' '.join(last_tag(game, s))}]"]
    return "\n".join(lines) + "\n"


@final
class _Page:
    """Lays out moves: two spaces between moves, three and the seat name when the seat changes."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.line = ""
        self.seat = ""

    def begin(self, number: str) -> None:
        self.line = number
        self.seat = ""

    def move(self, seat: str, text: str) -> None:
        piece = text if seat == self.seat else f"{seat} {text}"
        gap = "  " if seat == self.seat else INDENT
        if not self.line:
            self.line = INDENT + piece
        elif not self.seat:  # after the number
            self.line += " " + piece
        elif len(self.line) + len(gap) + len(piece) > WIDTH:
            self.lines.append(self.line)
            self.line = INDENT + piece
        else:
            self.line += gap + piece
        self.seat = seat

    def take(self) -> list[str]:
        out = [*self.lines, self.line] if self.line else self.lines
        self.lines = []
        self.line = ""
        return out


def number_of_round(s: State, last: int, in_block: int) -> int:
    """The round, if the game has a cell of that name; otherwise paragraphs of equal length."""
    field = s.plan.table.field("round")
    if field is not None and field.kind == CELL:
        return int(s.t[field.at])
    return 1 if last < 0 else last + 1 if in_block == BLOCK else last


def _header(table: Table, names: dict[str, str], kinds: dict[str, str]) -> list[str]:
    tags = [["game", table.game.name], ["rules", table.game.version], ["seed", _seed_word(table.seed)]]
    if table.commitment:
        tags.append([COMMITMENT, table.commitment])
    needed = told_options(table.game, table.options)
    tags += [[name, *_option_words(value)] for name, value in needed.items()]
    for known in (names, kinds):
        for seat in known:
            if seat not in table.seats:
                raise BadInput(f"unknown seat {seat!r}; the seats are {', '.join(table.seats)}")
    seats: list[list[str]] = []
    for seat in table.seats:
        name = [json.dumps(names[seat], ensure_ascii=False)] if names.get(seat) else []
        seats.append([seat, *name, kinds[seat]])
    return _tag_lines(tags) + _tag_lines(seats)


def _seed_word(seed: Seed) -> str:
    """The seed as it is, or in quotes if it is not one plain word."""
    text = str(seed)
    return text if _WORD.fullmatch(text) else json.dumps(text)


def _tag_lines(tags: list[list[str]]) -> list[str]:
    lines: list[str] = []
    line = ""
    for words in tags:
        tag = f"[{' '.join(words)}]"
        if line and len(line) + 1 + len(tag) > WIDTH:
            lines.append(line)
            line = tag
        else:
            line = f"{line} {tag}" if line else tag
    return [*lines, line]


def told_options(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The smallest set of options that gives these options again. Numbers are always included."""
    needed = dict(options)
    for option in game.options:
        less = {name: value for name, value in needed.items() if name != option.name}
        if option.kind != "number" and _implies(game, less, options):
            needed = less
    return needed


def _implies(game: Game, given: dict[str, Any], options: dict[str, Any]) -> bool:
    try:
        return game.check_options(given) == options
    except BadInput:
        return False


def _option_words(value: object) -> list[str]:
    return [str(word) for word in value] if isinstance(value, (list, tuple)) else [str(value)]


def _kinds(table: Table, kinds: dict[str, str] | None) -> dict[str, str]:
    """Fills in missing kinds from the option `seats` of the game, if it has one."""
    roles = table.options.get("seats")
    out: dict[str, str] = {}
    for i, seat in enumerate(table.seats):
        kind = (kinds or {}).get(seat) or (str(roles[i]) if isinstance(roles, list) and i < len(roles) else "player")
        if not kind.isidentifier():
            raise BadInput(f"seat {seat}: {kind!r} is not a kind of player in one word")
        out[seat] = kind
    return out


def _remark_lines(comments: dict[int, list[str]], after: int) -> list[str]:
    """Each comment on its own lines. Braces become parentheses, so that nothing in a comment can end it."""
    lines: list[str] = []
    for comment in comments.get(after, []):
        line = INDENT
        for i, word in enumerate(("{" + tame(comment) + "}").split(" ")):
            if i > 0 and len(line) + 1 + len(word) > WIDTH:
                lines.append(line)
                line = INDENT + word
            else:
                line = f"{line} {word}" if i > 0 else line + word
        lines.append(line)
    return lines


def tame(comment: str) -> str:
    return " ".join(comment.replace("{", "(").replace("}", ")").split())


def last_tag(game: Game, s: State) -> list[str]:
    if not s.over:
        return [UNFINISHED]
    scores: dict[str, Any] = game.result(s)["scores"]
    return [RESULT, *(word for seat, points in scores.items() for word in (seat, str(points)))]
