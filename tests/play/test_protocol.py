"""The lines between a table and a bot: programs as players, our bots as programs, and what is wrong in one line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.bots import make_bot, observe
from landsraad.kernel.errors import BadInput
from landsraad.play.external_bots import LONGEST, Program, ProgramBot
from landsraad.play.protocol import PROTOCOL, BotLine, choose, deal, hello, over, read, talk, written

# Answers as the test says: each line of its script is one answer, and a line that is no JSON is said as it is.
PARROT = """
import json, sys
answers = iter(json.loads(sys.argv[1]))
for line in sys.stdin:
    said = json.loads(line)
    print(said["type"], file=sys.stderr)
    if said["type"] in ("choose", "deal"):
        answer = next(answers, None)
        if answer is None:
            sys.exit()
        if answer == "legal":
            answer = {"type": "move", "id": said["id"], "move": said["legal"][-1]}
        if answer == "latin":
            sys.stdout.buffer.write(b'{"type": "move", "move": "f\\xfcr"}\\n')
            sys.stdout.flush()
            continue
        if answer == "endless":
            while True:
                sys.stdout.write("x" * 1000)
        print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
"""


def parrot(tmp_path: Path, *answers: Any, patience: float = 20.0) -> ProgramBot:
    (tmp_path / "parrot.py").write_text(PARROT)
    words = json.dumps(json.dumps(answers))
    return ProgramBot(f"{sys.executable} {tmp_path / 'parrot.py'} {words}", patience)


def test_a_program_plays_a_move(tmp_path: Path) -> None:
    t = landsraad.new("imperium", players=3, seed=4)
    bot = parrot(tmp_path, "legal", {"type": "deal", "id": 2, "seed": 5}, {"type": "move", "id": 2, "move": "?"},
                 "legal")
    assert bot.choose(observe(t)) == t.notation(t.legal()[-1])
    assert bot.choose(observe(t)) == t.notation(t.legal()[-1])  # after a deal, and a move that was refused
    bot.close({"winners": ["A"]})


@pytest.mark.parametrize(("answers", "message"), [
    (["spice"], r"the program '.*': a line is not JSON: Expecting value"),
    (["[1]"], r"the program '.*': a line is an object with a \"type\", not '\[1\]"),
    ([{"type": "sing"}], r"the program '.*' answered with \{\"type\":\"sing\"\}, which is no move"),
    ([{"type": "move", "move": 7}], r"answered with \{\"type\":\"move\",\"move\":7\}, which is no move"),
    ([{"type": "deal", "seed": "x"}], r"deal has a number 'seed', not 'x'"),
    ([{"type": "move", "move": "fly"}] * 3, r"'fly' is not among the legal moves, 3 times"),
    ([{"type": "move", "id": 7, "move": "fly"}] * 3, r"a move with the id 7 is no answer to the question 1, 3 times"),
    (["endless"], rf"the program '.*': a line has more than {LONGEST - 1} letters"),
    (["latin"] * 3, r"'f\ufffdr' is not among the legal moves, 3 times"),
    ([], r"the program '.*' has ended before it answered"),
])
def test_what_a_program_gets_wrong(tmp_path: Path, answers: list[Any], message: str) -> None:
    bot = parrot(tmp_path, *answers)
    with pytest.raises(BadInput, match=message) as found:
        bot.choose(observe(landsraad.new("imperium", players=3, seed=4)))
    assert "\n" not in str(found.value)
    bot.close()


def test_a_program_that_is_silent_is_given_up() -> None:
    bot = ProgramBot(f"{sys.executable} -c 'import time; time.sleep(60)'", patience=0.3)
    with pytest.raises(BadInput, match=r"did not answer within 0\.3 seconds"):
        bot.choose(observe(landsraad.new("imperium", players=3, seed=4)))
    process = bot.line._process
    assert process is not None
    bot.close()
    assert process.poll() is not None


@pytest.mark.parametrize(("command", "message"), [
    ("./no_such_bot", "the program './no_such_bot' does not start: No such file"), ("  ", "the program has no name"),
    ("say 'hello", "the program \"say 'hello\" is not a command: No closing quotation")])
def test_programs_that_are_none(command: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        ProgramBot(command).choose(observe(landsraad.new("imperium", players=3, seed=4)))


# ------------------------------------------------------------------ our bots behind the lines


class TableLine:
    """A table that speaks the lines, with one seat asked and the others moved at random."""

    def __init__(self, game: str, seat: str, **options: Any) -> None:
        self.table = landsraad.new(game, seed=2, **options)
        self.seat = seat
        self.said: list[dict[str, Any]] = [hello(self.table.game, seat, self.table.seats)]
        self.asked = 0
        self.rest = make_bot("random", 1, self.table.game)

    def receive(self) -> dict[str, Any]:
        while not self.said and not self.table.over and self.table.actor != self.seat:
            self.table.play(self.rest.choose(observe(self.table)))
        if not self.said:
            if self.table.over:
                return over(self.table.result())
            self.asked += 1
            seen = observe(self.table)
            self.said = [choose(self.asked, seen.view, seen.legal)]
        return read(written(self.said.pop(0)), "the table")

    def send(self, message: dict[str, Any]) -> None:
        assert message["id"] == self.asked
        if message["type"] == "deal":
            self.said.append(deal(self.asked, observe(self.table).determinize(message["seed"])))
        else:
            self.table.play(message["move"])


@pytest.mark.parametrize(("game", "options"), [
    ("imperium", {"players": 2}), ("uprising", {"players": 1}), ("arrakis", {"players": 1})])
def test_a_bot_of_ours_by_lines(game: str, options: dict[str, Any]) -> None:
    table = TableLine(game, "A", **options)
    told = talk(table, BotLine("random", "3"))
    assert told["type"] == "over" and told["result"] == table.table.result() and table.asked > 5


def test_a_bot_that_thinks_gives_the_same_move_by_lines() -> None:
    """All it needs comes by the line: a deal of what the seat knows is as good as the table."""
    t = landsraad.new("imperium", players=3, seed=6)
    for _ in range(9):
        t.play(t.legal()[0])
    line = BotLine("greedy", "3")
    seen = observe(t)
    line.send(hello(t.game, str(t.actor), t.seats))
    line.send(choose(1, seen.view, seen.legal))
    assert line.receive() == {"type": "deal", "id": 1, "seed": 0}
    line.send(deal(1, seen.determinize(0)))
    assert line.receive()["move"] == make_bot("greedy", f"3 {t.actor}", t.game).choose(seen)


def test_a_question_says_nothing_that_the_seat_cannot_see() -> None:
    t = landsraad.new("imperium", players=3, seed=6)
    seen, twin = observe(t), observe(t.determinize(t.actor, 9))
    assert written(choose(1, seen.view, seen.legal)) == written(choose(1, twin.view, twin.legal))
    assert written(deal(1, seen.determinize(4))) == written(deal(1, twin.determinize(4)))


def test_what_a_table_gets_wrong() -> None:
    line = BotLine("random", "1")
    with pytest.raises(BadInput, match="the bot was not asked anything"):
        line.receive()
    with pytest.raises(BadInput, match=f"the table speaks 'chess 2', this bot '{PROTOCOL}'"):
        line.send({"type": "hello", "protocol": "chess 2"})
    with pytest.raises(BadInput, match="the table has not said hello"):
        line.send({"type": "deal", "id": 1, "deal": {}})
    with pytest.raises(BadInput, match="no game is called 'chess'"):
        line.send({"type": "hello", "protocol": PROTOCOL, "game": "chess"})
    with pytest.raises(BadInput, match="the table: choose has a number 'id', not None"):
        line.send({"type": "choose"})
    line.send({"type": "hello", "protocol": PROTOCOL, "game": "imperium", "seat": "A"})
    with pytest.raises(BadInput):
        line.send({"type": "deal", "id": 1, "deal": {"spice": 1}})


def test_a_program_is_started_when_it_is_first_spoken_to() -> None:
    program = Program("./no_such_bot")
    program.close()
    with pytest.raises(BadInput, match="does not start"):
        program.send({"type": "hello"})
