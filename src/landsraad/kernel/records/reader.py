"""Reads a record and checks all of it by playing the game. See `format` for the format."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, final

from landsraad.kernel.chance import OLD, Seed, read_seed
from landsraad.kernel.engine import is_formality
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import SHOWN, Game, Option
from landsraad.kernel.records.writer import (
    COMMITMENT,
    RESULT,
    UNFINISHED,
    last_tag,
    number_of_round,
    tame,
    write_record,
)
from landsraad.kernel.table import Table, open_table

FIRST_TAGS: Final = ("game", "rules", "seed")
OLD_RULES: Final = "1."  # of records from before there were keys

TAG: Final = 0
COMMENT: Final = 1
STATE: Final = 2
WORD: Final = 3

_QUOTED: Final = r'"(?:[^"\\\n]|\\.)*"'
_TOKENS: Final = re.compile(rf'\[((?:{_QUOTED}|[^\[\]"{{}}\n])*)\]|\{{([^}}]*)\}}|#([^\n]*)|([^\s\[\]{{}}#]+)')
_PARTS: Final = re.compile(rf'{_QUOTED}|[^\s"]+')
_BLANK: Final = re.compile(r"\s*")
_HEX: Final = re.compile(r"[0-9a-f]{8}")


@final
class Record:
    """A record that was read: the game, and the names and comments that do not affect it."""

    def __init__(self, table: Table, rules: str, names: dict[str, str], kinds: dict[str, str],
                 comments: dict[int, list[str]], commitment: str = "") -> None:
        self.commitment = commitment  # as written in the record; checked against the seed
        self.table = table
        self.rules = rules  # version it was written with; it plays the same with this one
        self.names = names
        self.kinds = kinds
        self.comments = comments  # by the number of moves played before them

    def write(self) -> str:
        return write_record(self.table, self.names, self.comments, self.kinds)


@final
class _Token:
    def __init__(self, kind: int, text: str, line: int) -> None:
        self.kind = kind
        self.text = text
        self.line = line


def _scan(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    at, line = 0, 1
    # Tokens are matched one after the other. Searching for the next one would scan to the end of the text from every
    # bracket that is never closed.
    while True:
        start = _BLANK.match(text, at).end()  # type: ignore[union-attr]
        line = _check_between(text[at:start], line)
        match = _TOKENS.match(text, start)
        at = start
        if match is None:
            break
        kind = int(match.lastindex or 1) - 1
        tokens.append(_Token(kind, str(match.group(kind + 1)), line))
        line += match.group().count("\n")
        at = match.end()
    _check_between(text[at:], line)
    return tokens


def _check_between(between: str, line: int) -> int:
    """Checks that only white space is between tokens. Anything else is an unclosed or unopened bracket."""
    for i, char in enumerate(between):
        if not char.isspace():
            broken = line + between[:i].count("\n")
            mate = {"[": "]", "{": "}"}.get(char)
            raise BadInput(f"line {broken}: {char!r} is never closed with {mate!r}" if mate is not None
                           else f"line {broken}: nothing was opened that {char!r} could close")
    return line + between.count("\n")


def _number(word: str) -> int | None:
    """None if it is not a number, or has more digits than Python converts."""
    try:
        return int(word) if word.removeprefix("-").isdecimal() else None
    except ValueError:
        return None


def parse_record(text: str, games: dict[str, Game]) -> Record:
    """Plays the record move by move. Errors name the line."""
    tokens = _scan(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    if not tokens:
        raise BadInput("not a record: it is empty")
    if tokens[0].kind != TAG or not tokens[0].text.startswith("game"):
        raise BadInput(f"line {tokens[0].line}: not a record: it does not begin with [game …]")
    return _Reader(tokens, games).read()


@final
class _Reader:
    def __init__(self, tokens: list[_Token], games: dict[str, Game]) -> None:
        self.tokens = tokens
        self.games = games
        self.at = 0
        self.names: dict[str, str] = {}
        self.kinds: dict[str, str] = {}
        self.comments: dict[int, list[str]] = {}
        self.rules = ""
        self.committed = ""
        self.seat = ""  # the seat whose moves follow
        self.number = -1
        self.in_block = 0
        self.verified = 0  # number of moves at the last matching fingerprint
        self.lines: list[int] = []  # line number of each move

    def read(self) -> Record:
        table = self.header()
        while True:
            if self.at == len(self.tokens):
                raise BadInput(f"line {self.tokens[-1].line}: the record breaks off here, after move {len(table.moves)}"
                               f": neither [{RESULT} …] nor [{UNFINISHED}] follows")
            token = self.tokens[self.at]
            if token.kind == COMMENT:
                self.comments.setdefault(len(table.moves), []).append(tame(token.text))
            elif token.kind == STATE:
                self.compare(table, token)
            elif token.kind == TAG:
                self.finish(table, token)
                return Record(table, self.rules, self.names, self.kinds, self.comments, self.committed)
            elif token.text.endswith(".") and token.text[:-1].isdecimal():
                self.paragraph(table, token)
            elif token.text in table.seats:
                self.seat = token.text
            else:
                self.move(table, token)
                continue
            self.at += 1

    # Header.

    def header(self) -> Table:
        tags: dict[str, Any] = {}
        lines: dict[str, int] = {}
        while self.at < len(self.tokens) and self.tokens[self.at].kind == TAG:
            token = self.tokens[self.at]
            words = _PARTS.findall(token.text)
            name = str(words[0]) if words else ""
            if name in (RESULT, UNFINISHED):
                break
            if name in lines:
                raise BadInput(f"line {token.line}: [{name} …] was said in line {lines[name]} already")
            lines[name] = token.line
            tags[name] = [str(word) for word in words[1:]]
            self.at += 1
        first = [self.one(tags, name) for name in FIRST_TAGS]
        game = self.game_of(first[0], lines["game"])
        self.rules = first[1]
        seed = self.seed_of(first[2], lines["seed"])
        committed = self.one(tags, COMMITMENT) if COMMITMENT in tags else ""
        game = game.variant({name: words[0] for name, words in tags.items() if len(words) == 1})
        options, seats = self.sort_tags(game, tags, lines)
        try:
            table = open_table(game, options, seed)
        except BadInput as error:
            raise BadInput(f"line {lines['game']}: {error}") from None
        if committed and committed != table.commitment:
            real = f"is {table.commitment}" if table.commitment else "has none"
            raise BadInput(f"line {lines[COMMITMENT]}: {COMMITMENT}: it is not that of the seed, which {real}; "
                           "one of the two was changed")
        self.committed = committed
        for name in seats:
            self.seat_tag(table, name, seats[name], lines[name])
        return table

    def seed_of(self, word: str, line: int) -> Seed:
        """Reads a word or a quoted text. With the first version of the rules, numbers seed the old generator."""
        try:
            text = str(json.loads(word)) if word.startswith('"') else word
        except ValueError:
            raise BadInput(f"line {line}: seed: {word[:40]} is not a text in quotes") from None
        old = self.rules.startswith(OLD_RULES) and not text.startswith(OLD)
        try:
            return read_seed(f"{OLD}{text}" if old else text)
        except BadInput as error:
            raise BadInput(f"line {line}: {error}") from None

    def one(self, tags: dict[str, Any], name: str) -> str:
        words: list[str] = tags.pop(name, [])
        if len(words) != 1:
            raise BadInput(f"line {self.tokens[0].line}: the header does not say [{name} …] in one word")
        return words[0]

    def game_of(self, name: str, line: int) -> Game:
        if name not in self.games:
            raise BadInput(f"line {line}: no game is called {name!r}{nearest(name, self.games)}")
        return self.games[name]

    def sort_tags(self, game: Game, tags: dict[str, Any], lines: dict[str, int],
                  ) -> tuple[dict[str, Any], dict[str, list[str]]]:
        known: dict[str, Option] = {option.name: option for option in game.options}
        options: dict[str, Any] = {}
        seats: dict[str, list[str]] = {}
        for name, words in tags.items():
            if name in game.plan.seats:
                seats[name] = words
            elif name not in known:
                raise BadInput(f"line {lines[name]}: {game.name} has no option {name!r}"
                               f"{nearest(name, [*known, *FIRST_TAGS])}")
            elif known[name].kind == "list":
                options[name] = words
            elif len(words) != 1:
                raise BadInput(f"line {lines[name]}: option {name} is one word, not {' '.join(words) or 'none'}")
            else:
                options[name] = words[0]
        return options, seats

    def seat_tag(self, table: Table, seat: str, words: list[str], line: int) -> None:
        if seat not in table.seats:
            raise BadInput(f"line {line}: no seat is called {seat!r}; the seats are {', '.join(table.seats)}")
        name = words[0] if words and words[0].startswith('"') else ""
        kind = words[1:] if name else words
        if len(kind) != 1 or not kind[0].isidentifier():
            raise BadInput(f"line {line}: write a seat as [{seat} \"name\" kind], the kind in one word")
        if name:
            try:
                self.names[seat] = str(json.loads(name))
                self.names[seat].encode()  # a lone surrogate is not text
            except ValueError:
                raise BadInput(f"line {line}: {name} is not a name in quotes") from None
        self.kinds[seat] = kind[0]

    # Moves.

    def paragraph(self, table: Table, token: _Token) -> None:
        written = _number(token.text[:-1])
        self.pass_over(table, lambda: written == number_of_round(table.state, self.number, self.in_block))
        number = number_of_round(table.state, self.number, self.in_block)
        if written != number or number == self.number or table.over:
            where = "the game is over" if table.over else f"the game is at {number}."
            raise BadInput(f"line {token.line}: {token.text[:SHOWN]} does not follow after move {len(table.moves)}: "
                           f"{where}{self.hint(table)}")
        self.number = number
        self.in_block = 0
        self.seat = ""

    def move(self, table: Table, token: _Token) -> None:
        """Reads one move. Its first word determines the number of words."""
        where = f"line {token.line}: move {len(table.moves) + 1}"
        names = [family.name for family in table.game.plan.moves.families]
        if token.text not in names:
            raise BadInput(f"{where}: {token.text!r} is not a move, a seat or a round{nearest(token.text, names)}")
        family = table.game.plan.moves.families[names.index(token.text)]
        words: list[str] = []
        for i in range(1 + len(family.domains())):
            if self.at + i < len(self.tokens) and self.tokens[self.at + i].kind == WORD:
                words.append(self.tokens[self.at + i].text)
        text = " ".join(words)
        self.pass_over(table, lambda: table.state.is_legal(table.game.plan.moves.parse(text)))
        if self.number < 0 or number_of_round(table.state, self.number, self.in_block) != self.number:
            raise BadInput(f"{where}: a number of the round is missing before {text!r}{self.hint(table)}")
        if self.seat != table.actor:
            whose = f"{self.seat} has nothing to decide" if self.seat else "no seat is named"
            turn = "the game is over" if table.over else f"the decision is {table.actor}'s"
            raise BadInput(f"{where}, {text!r}: {whose}: {turn}{self.hint(table)}")
        try:
            table.play(text)
        except BadInput as error:
            raise BadInput(f"{where}, {self.seat} {error}{self.hint(table)}") from None
        self.lines.append(token.line)
        self.in_block += 1
        self.at += len(words)

    def pass_over(self, table: Table, arrived: Callable[[], bool]) -> None:
        """Plays forced answers to questions that were not yet asked when the record was written."""
        while self.rules.startswith(OLD_RULES) and is_formality(table.state) and not arrived():
            table.play(table.legal()[0])
            self.lines.append(self.lines[-1] if self.lines else 1)
            self.in_block += 1

    def compare(self, table: Table, token: _Token) -> None:
        words = token.text.split()
        if len(words) != 2 or words[0] != "state" or _HEX.fullmatch(words[1]) is None:
            raise BadInput(f"line {token.line}: '#' begins a fingerprint: # state and eight hexadecimal digits")
        self.pass_over(table, lambda: words[1] == table.fingerprint())
        if words[1] != table.fingerprint():
            began = "the set-up"
            if self.verified < len(self.lines):
                began = f"move {self.verified + 1} in line {self.lines[self.verified]}"
            raise BadInput(f"line {token.line}: after move {len(table.moves)} the state is {table.fingerprint()}, not "
                           f"{words[1]}; the difference began at {began} or later{self.version_hint(table)}")
        self.verified = len(table.moves)

    def finish(self, table: Table, token: _Token) -> None:
        written = token.text.split()
        if not written or written[0] not in (RESULT, UNFINISHED):
            raise BadInput(f"line {token.line}: [{token.text}] stands among the moves; only [{RESULT} …] or "
                           f"[{UNFINISHED}] can, as the last line")
        true = last_tag(table.game, table.state)
        if written != true:
            raise BadInput(f"line {token.line}: the record ends with [{' '.join(written)}], but the game with "
                           f"[{' '.join(true)}]{self.version_hint(table)}")
        for rest in self.tokens[self.at + 1:]:
            if rest.kind != COMMENT:
                raise BadInput(f"line {rest.line}: something follows after the record ended in line {token.line}")
            self.comments.setdefault(len(table.moves), []).append(tame(rest.text))

    # Hints about what may be wrong.

    def hint(self, table: Table) -> str:
        since = f"; all was well up to move {self.verified}" if self.verified else ""
        return since + self.version_hint(table)

    def version_hint(self, table: Table) -> str:
        if self.rules == table.game.version:
            return ""
        return f" (the record was written under rules {self.rules}, these are {table.game.version})"
