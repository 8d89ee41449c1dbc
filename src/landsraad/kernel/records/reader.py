"""Reading a record: every word of it is checked by playing it. The format is described in `record`."""

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
OLD_RULES: Final = "1."  # of records written before there were keys

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
    """What a text said: the game played through, and what does not affect it."""

    def __init__(self, table: Table, rules: str, names: dict[str, str], kinds: dict[str, str],
                 comments: dict[int, list[str]], commitment: str = "") -> None:
        self.commitment = commitment  # as the text said it; it is that of the seed
        self.table = table
        self.rules = rules  # the version it was written under; it plays the same under this one
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
    # Token by token, each where the one before ended: to search for the next one would read on from every bracket that
    # is never closed to the end of the text.
    while True:
        start = _BLANK.match(text, at).end()  # type: ignore[union-attr]
        line = _gap(text[at:start], line)
        match = _TOKENS.match(text, start)
        at = start
        if match is None:
            break
        kind = int(match.lastindex or 1) - 1
        tokens.append(_Token(kind, str(match.group(kind + 1)), line))
        line += match.group().count("\n")
        at = match.end()
    _gap(text[at:], line)
    return tokens


def _gap(between: str, line: int) -> int:
    """Only white space may lie between tokens: what else is there was opened and never closed."""
    for i, char in enumerate(between):
        if not char.isspace():
            broken = line + between[:i].count("\n")
            mate = {"[": "]", "{": "}"}.get(char)
            raise BadInput(f"line {broken}: {char!r} is never closed with {mate!r}" if mate is not None
                           else f"line {broken}: nothing was opened that {char!r} could close")
    return line + between.count("\n")


def _number(word: str) -> int | None:
    """None for what is not a number, and for one of more digits than Python reads."""
    try:
        return int(word) if word.removeprefix("-").isdecimal() else None
    except ValueError:
        return None


def parse_record(text: str, games: dict[str, Game]) -> Record:
    """Played through move by move; whatever does not fit is one line that says where."""
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
        self.seat = ""  # whose moves these are
        self.number = -1
        self.in_block = 0
        self.agreed = 0  # moves played when a fingerprint was last the same
        self.lines: list[int] = []  # of each move

    def read(self) -> Record:
        table = self.header()
        while True:
            if self.at == len(self.tokens):
                raise BadInput(f"line {self.tokens[-1].line}: the record is cut off here, after move {len(table.moves)}"
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

    # The header.

    def header(self) -> Table:
        told: dict[str, Any] = {}
        lines: dict[str, int] = {}
        while self.at < len(self.tokens) and self.tokens[self.at].kind == TAG:
            token = self.tokens[self.at]
            words = _PARTS.findall(token.text)
            name = str(words[0]) if words else ""
            if name in (RESULT, UNFINISHED):
                break
            if name in lines:
                raise BadInput(f"line {token.line}: [{name} …] was already given in line {lines[name]}")
            lines[name] = token.line
            told[name] = [str(word) for word in words[1:]]
            self.at += 1
        first = [self.one(told, name) for name in FIRST_TAGS]
        game = self.game_of(first[0], lines["game"])
        self.rules = first[1]
        seed = self.seed_of(first[2], lines["seed"])
        committed = self.one(told, COMMITMENT) if COMMITMENT in told else ""
        game = game.variant({name: words[0] for name, words in told.items() if len(words) == 1})
        options, seats = self.sort_tags(game, told, lines)
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
        """A word, or a text in quotes. Under the first rules a number was the seed of another generator."""
        try:
            text = str(json.loads(word)) if word.startswith('"') else word
        except ValueError:
            raise BadInput(f"line {line}: seed: {word[:40]} is not a text in quotes") from None
        old = self.rules.startswith(OLD_RULES) and not text.startswith(OLD)
        try:
            return read_seed(f"{OLD}{text}" if old else text)
        except BadInput as error:
            raise BadInput(f"line {line}: {error}") from None

    def one(self, told: dict[str, Any], name: str) -> str:
        words: list[str] = told.pop(name, [])
        if len(words) != 1:
            raise BadInput(f"line {self.tokens[0].line}: the header does not say [{name} …] in one word")
        return words[0]

    def game_of(self, name: str, line: int) -> Game:
        if name not in self.games:
            raise BadInput(f"line {line}: unknown game {name!r}{nearest(name, self.games)}")
        return self.games[name]

    def sort_tags(self, game: Game, told: dict[str, Any], lines: dict[str, int],
                  ) -> tuple[dict[str, Any], dict[str, list[str]]]:
        known: dict[str, Option] = {option.name: option for option in game.options}
        options: dict[str, Any] = {}
        seats: dict[str, list[str]] = {}
        for name, words in told.items():
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
            raise BadInput(f"line {line}: unknown seat {seat!r}; the seats are {', '.join(table.seats)}")
        name = words[0] if words and words[0].startswith('"') else ""
        kind = words[1:] if name else words
        if len(kind) != 1 or not kind[0].isidentifier():
            raise BadInput(f"line {line}: write a seat as [{seat} \"name\" kind], the kind in one word")
        if name:
            try:
                self.names[seat] = str(json.loads(name))
                self.names[seat].encode()  # half of a pair of surrogates is not text
            except ValueError:
                raise BadInput(f"line {line}: {name} is not a name in quotes") from None
        self.kinds[seat] = kind[0]

    # The moves.

    def paragraph(self, table: Table, token: _Token) -> None:
        said = _number(token.text[:-1])
        self.pass_over(table, lambda: said == number_of_round(table.state, self.number, self.in_block))
        number = number_of_round(table.state, self.number, self.in_block)
        if said != number or number == self.number or table.over:
            where = "the game is over" if table.over else f"the game is at {number}."
            raise BadInput(f"line {token.line}: {token.text[:SHOWN]} does not follow after move {len(table.moves)}: "
                           f"{where}{self.doubt(table)}")
        self.number = number
        self.in_block = 0
        self.seat = ""

    def move(self, table: Table, token: _Token) -> None:
        """One move: its first word says how many belong to it."""
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
            raise BadInput(f"{where}: a number of the round is missing before {text!r}{self.doubt(table)}")
        if self.seat != table.actor:
            whose = f"{self.seat} has nothing to decide" if self.seat else "no seat is named"
            turn = "the game is over" if table.over else f"the decision is {table.actor}'s"
            raise BadInput(f"{where}, {text!r}: {whose}: {turn}{self.doubt(table)}")
        try:
            table.play(text)
        except BadInput as error:
            raise BadInput(f"{where}, {self.seat} {error}{self.doubt(table)}") from None
        self.lines.append(token.line)
        self.in_block += 1
        self.at += len(words)

    def pass_over(self, table: Table, arrived: Callable[[], bool]) -> None:
        """Give the only answer to questions that were not asked yet when the record was written."""
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
            began = f"move {self.agreed + 1} in line {self.lines[self.agreed]}" if self.agreed < len(self.lines) else \
                "the set-up"
            raise BadInput(f"line {token.line}: after move {len(table.moves)} the state is {table.fingerprint()}, not "
                           f"{words[1]}; the difference began at {began} or later{self.version_doubt(table)}")
        self.agreed = len(table.moves)

    def finish(self, table: Table, token: _Token) -> None:
        said = token.text.split()
        if not said or said[0] not in (RESULT, UNFINISHED):
            raise BadInput(f"line {token.line}: [{token.text}] stands among the moves; only [{RESULT} …] or "
                           f"[{UNFINISHED}] can, as the last line")
        true = last_tag(table.game, table.state)
        if said != true:
            raise BadInput(f"line {token.line}: the record ends with [{' '.join(said)}], but the game with "
                           f"[{' '.join(true)}]{self.version_doubt(table)}")
        for rest in self.tokens[self.at + 1:]:
            if rest.kind != COMMENT:
                raise BadInput(f"line {rest.line}: something follows after the record ended in line {token.line}")
            self.comments.setdefault(len(table.moves), []).append(tame(rest.text))

    # Why it may not fit.

    def doubt(self, table: Table) -> str:
        since = f"; all was well up to move {self.agreed}" if self.agreed else ""
        return since + self.version_doubt(table)

    def version_doubt(self, table: Table) -> str:
        if self.rules == table.game.version:
            return ""
        return f" (the record was written under rules {self.rules}, these are {table.game.version})"
