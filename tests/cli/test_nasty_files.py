"""Malicious files: each is refused quickly, in one short line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from landsraad.cli.main import main

DIGITS = "9" * 5000
HEX = "0x" + "f" * 9000
LAUGHS = "".join(f"  a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10 if i else ['x'] * 10)}]\n" for i in range(12))
SCENARIOS = {
    "deep lists": ("given: " + "[" * 20_000 + "]" * 20_000, ":2: nested too deep"),
    "deep mappings": ("given: " + "{a: " * 5000 + "1" + "}" * 5000, ":2: nested too deep"),
    "a deep key": ("? " + "[" * 3000 + "]" * 3000 + "\n: 1", ":2: nested too deep"),
    "an alias to itself": ("given: &a {b: *a}", ":2: nested too deep"),
    "aliases of aliases": ("given:\n" + LAUGHS, "the scenario is too long: more than 20000 words"),
    "a long seed": (f"seed: {DIGITS}", ":2: '9999"),
    "a long hexadecimal seed": (f"seed: {HEX}", ":2: '0xffff"),
    "a long option": (f"options: {{players: {HEX}}}", ":2: '0xffff"),
    "a long count": (f"given: {{A: {{spice: {HEX}}}}}", ":2: '0xffff"),
    "a tag that is not one": ("seed: !!timestamp abc", ":2: 'abc' is not a plain value"),
    "an empty number": ('seed: !!int ""', ":2: '' is not a plain value"),
    "a truth that is none": ("seed: !!bool foo", ":2: 'foo' is not a plain value"),
    "an object": ("seed: !!python/object/apply:os.getcwd []", ":2: seed: [] is not a number"),
    "a byte that is not text": ("seed: \x00", "not YAML"),
}
HEAD = '[game imperium]\n[rules {rules}]\n[seed {seed}]\n[players {players}]\n[A "{name}" human]\n{more}'
RECORDS = {
    "a long seed of old rules": ({"rules": "1.0", "seed": DIGITS}, "line 3: seed: '9999"),
    "a long seed, cut off": ({"seed": f'"{DIGITS}'}, "line 3: "),
    "a long number of a round": ({"more": f"{DIGITS}. A reveal"}, "line 6: 9999"),
    "long players": ({"players": DIGITS}, "option players: '9999"),
    "half a letter in a name": ({"name": "\\ud800"}, "line 5: "),
    "braces never closed": ({"more": "{" * 500_000}, "line 6: '{' is never closed with '}'"),
    "brackets never closed": ({"more": '["aaa' * 100_000}, "line 6: '[' is never closed with ']'"),
}
SAVES = {
    "deep lists": "[" * 100_000,
    "deep objects": '{"a":' * 100_000,
    "a long number": f'{{"format": {DIGITS}}}',
    "a long seed": f'{{"format": "landsraad table 1", "game": "imperium", "options": {{}}, "seed": {DIGITS}}}',
}


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., str]:
    def refused(text: str, *words: str) -> str:
        file = tmp_path / "file"
        file.write_text(text, encoding="utf-8")
        assert main([*words, str(file)]) == 2
        out, error = capsys.readouterr()
        assert out == "" and error.startswith("landsraad: ") and error.count("\n") == 1
        assert len(error) < 500 + len(str(file))
        return error
    return refused


@pytest.mark.parametrize("name", list(SCENARIOS))
def test_scenarios(name: str, refused: Callable[..., str]) -> None:
    text, told = SCENARIOS[name]
    assert told in refused(f"game: imperium\n{text}\n", "scenario", "check")


@pytest.mark.parametrize("name", list(RECORDS))
def test_records(name: str, refused: Callable[..., str]) -> None:
    given, told = RECORDS[name]
    usual = {"rules": "2.0", "seed": "5", "players": "3", "name": "Ann", "more": ""}
    assert told in refused(HEAD.format(**{**usual, **given}), "replay")


@pytest.mark.parametrize("name", list(SAVES))
def test_saved_games(name: str, refused: Callable[..., str]) -> None:
    assert "is not a saved game" in refused(SAVES[name], "play", "--resume")


def test_a_record_is_not_a_saved_game(refused: Callable[..., str]) -> None:
    record = HEAD.format(rules="2.0", seed=DIGITS, players=3, name="Ann", more="")
    assert "is not a saved game" in refused(record, "play", "--resume")


def test_a_name_that_cannot_be_written(refused: Callable[..., str], tmp_path: Path) -> None:
    from landsraad import new
    from landsraad.play import Session
    from landsraad.play.savefile import write_session
    from landsraad.play.seats import seat_people
    table = new("imperium", seed=1, players=3)
    path = tmp_path / "save"
    write_session(Session(table, seat_people(table), path), path)
    saved = json.loads(path.read_text())
    saved["seats"]["A"]["name"] = "\ud800"
    assert "seat A: it has no controller or no name" in refused(json.dumps(saved), "play", "--resume")


def test_a_name_of_the_server_that_is_an_address(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--api-only", "--database", f"sqlite:///{tmp_path / 'x.db'}"]
    assert main([*words, "--host-name", "http://table.example.org"]) == 2
    assert capsys.readouterr().err == ("landsraad: LANDSRAAD_HOSTS: 'http://table.example.org' is not a name; "
                                       "write table.example.org, *.example.org or *\n")


@pytest.mark.parametrize("words", [
    ["play", "--players", DIGITS], ["bot", "--seed", DIGITS, "normal"],
    ["simulate", "imperium", "--seed", DIGITS], ["simulate", "imperium", "--games", DIGITS],
    ["serve", "--port", DIGITS], ["scenario", "paths", "imperium", "--players", DIGITS]],
    ids=lambda words: " ".join(words)[:20])
def test_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert error.startswith("landsraad: ") and error.count("\n") == 1 and "9999" in error
