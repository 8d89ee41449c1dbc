"""The protocol between a table and a bot: programs as players, built-in bots as programs, and one-line errors."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.bots import make_bot, observe
from landsraad.kernel.errors import BadInput
from landsraad.play.external_bots import LONGEST_LINE, Program, ProgramBot
from landsraad.play.protocol import PROTOCOL, BotChannel, choose, deal, decode, encode, hello, over, relay

# A bot that gives the answers of its argument one by one. A string that is not a keyword is printed as it is.
SCRIPTED_BOT = """
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


def scripted_bot(tmp_path: Path, *answers: Any, timeout: float = 20.0) -> ProgramBot:
    (tmp_path / "scripted_bot.py").write_text(SCRIPTED_BOT)
    words = json.dumps(json.dumps(answers))
    return ProgramBot(f"{sys.executable} {tmp_path / 'scripted_bot.py'} {words}", timeout)


def test_a_program_plays_a_move(tmp_path: Path) -> None:
    t = landsraad.new("imperium", players=3, seed=4)
    bot = scripted_bot(tmp_path, "legal", {"type": "deal", "id": 2, "seed": 5}, {"type": "move", "id": 2, "move": "?"},
                 "legal")
    assert bot.choose(observe(t)) == t.notation(t.legal()[-1])
    assert bot.choose(observe(t)) == t.notation(t.legal()[-1])  # after a deal, and a refused move
    bot.close({"winners": ["A"]})


@pytest.mark.parametrize(("answers", "message"), [
    (["spice"], r"program '.*': a line is not JSON: Expecting value"),
    (["[1]"], r"program '.*': a line must be an object with a \"type\", not '\[1\]"),
    ([{"type": "sing"}], r"program '.*': \{\"type\":\"sing\"\} is not a move"),
    ([{"type": "move", "move": 7}], r"\{\"type\":\"move\",\"move\":7\} is not a move"),
    ([{"type": "deal", "seed": "x"}], r"'seed' of deal must be a whole number, not 'x'"),
    ([{"type": "move", "move": "fly"}] * 3, r"'fly' is not among the legal moves, 3 times"),
    ([{"type": "move", "id": 7, "move": "fly"}] * 3, r"a move with id 7 does not answer question 1, 3 times"),
    (["endless"], rf"program '.*': a line has more than {LONGEST_LINE - 1} characters"),
    (["latin"] * 3, r"'f\ufffdr' is not among the legal moves, 3 times"),
    ([], r"program '.*': ended before it answered"),
])
def test_invalid_answers_of_a_program_are_refused(tmp_path: Path, answers: list[Any], message: str) -> None:
    bot = scripted_bot(tmp_path, *answers)
    with pytest.raises(BadInput, match=message) as found:
        bot.choose(observe(landsraad.new("imperium", players=3, seed=4)))
    assert "\n" not in str(found.value)
    bot.close()


def test_a_silent_program_times_out() -> None:
    bot = ProgramBot(f"{sys.executable} -c 'import time; time.sleep(60)'", timeout=0.3)
    with pytest.raises(BadInput, match=r"no answer within 0\.3 seconds"):
        bot.choose(observe(landsraad.new("imperium", players=3, seed=4)))
    process = bot.program._process
    assert process is not None
    bot.close()
    assert process.poll() is not None


@pytest.mark.parametrize(("command", "message"), [
    ("./no_such_bot", "program './no_such_bot': cannot start: No such file"), ("  ", "program: the command is empty"),
    ("say 'hello", "program \"say 'hello\": not a command: No closing quotation")])
def test_commands_that_cannot_run(command: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        ProgramBot(command).choose(observe(landsraad.new("imperium", players=3, seed=4)))


# ------------------------------------------------------------------ built-in bots behind the protocol


class TableChannel:
    """A table that speaks the protocol. It asks one seat, and moves the others at random."""

    def __init__(self, game: str, seat: str, **options: Any) -> None:
        self.table = landsraad.new(game, seed=2, **options)
        self.seat = seat
        self.pending: list[dict[str, Any]] = [hello(self.table.game, seat, self.table.seats)]
        self.asked = 0
        self.other_seats = make_bot("random", 1, self.table.game)

    def receive(self) -> dict[str, Any]:
        while not self.pending and not self.table.over and self.table.actor != self.seat:
            self.table.play(self.other_seats.choose(observe(self.table)))
        if not self.pending:
            if self.table.over:
                return over(self.table.result())
            self.asked += 1
            observation = observe(self.table)
            self.pending = [choose(self.asked, observation.view, observation.legal)]
        return decode(encode(self.pending.pop(0)), "the table")

    def send(self, message: dict[str, Any]) -> None:
        assert message["id"] == self.asked
        if message["type"] == "deal":
            self.pending.append(deal(self.asked, observe(self.table).determinize(message["seed"])))
        else:
            self.table.play(message["move"])


@pytest.mark.parametrize(("game", "options"), [
    ("imperium", {"players": 2}), ("uprising", {"players": 1}), ("arrakis", {"players": 1}),
    ("imperium", {"players": 3, "rise_of_ix": "yes"})])
def test_a_built_in_bot_speaks_the_protocol(game: str, options: dict[str, Any]) -> None:
    table = TableChannel(game, "A", **options)
    told = relay(table, BotChannel("random", "3"))
    assert told["type"] == "over" and told["result"] == table.table.result() and table.asked > 5


def test_a_bot_gives_the_same_move_through_the_protocol() -> None:
    """A determinization of what the seat knows is as good as the table."""
    t = landsraad.new("imperium", players=3, seed=6)
    for _ in range(9):
        t.play(t.legal()[0])
    line = BotChannel("greedy", "3")
    observation = observe(t)
    line.send(hello(t.game, str(t.actor), t.seats))
    line.send(choose(1, observation.view, observation.legal))
    assert line.receive() == {"type": "deal", "id": 1, "seed": 0}
    line.send(deal(1, observation.determinize(0)))
    assert line.receive()["move"] == make_bot("greedy", f"3 {t.actor}", t.game).choose(observation)


def test_messages_contain_nothing_hidden() -> None:
    t = landsraad.new("imperium", players=3, seed=6)
    observation, twin = observe(t), observe(t.determinize(t.actor, 9))
    assert encode(choose(1, observation.view, observation.legal)) == encode(choose(1, twin.view, twin.legal))
    assert encode(deal(1, observation.determinize(4))) == encode(deal(1, twin.determinize(4)))


def test_invalid_messages_of_a_table_are_refused() -> None:
    line = BotChannel("random", "1")
    with pytest.raises(BadInput, match="the bot has nothing to answer"):
        line.receive()
    with pytest.raises(BadInput, match=f"the table speaks 'chess 2', this bot '{PROTOCOL}'"):
        line.send({"type": "hello", "protocol": "chess 2"})
    with pytest.raises(BadInput, match="the table has not sent hello"):
        line.send({"type": "deal", "id": 1, "deal": {}})
    with pytest.raises(BadInput, match="unknown game 'chess'"):
        line.send({"type": "hello", "protocol": PROTOCOL, "game": "chess"})
    with pytest.raises(BadInput, match="the table: 'id' of choose must be a whole number, not None"):
        line.send({"type": "choose"})
    line.send({"type": "hello", "protocol": PROTOCOL, "game": "imperium", "seat": "A"})
    with pytest.raises(BadInput):
        line.send({"type": "deal", "id": 1, "deal": {"spice": 1}})


def test_a_program_starts_with_the_first_message() -> None:
    program = Program("./no_such_bot")
    program.close()
    with pytest.raises(BadInput, match="cannot start"):
        program.send({"type": "hello"})
