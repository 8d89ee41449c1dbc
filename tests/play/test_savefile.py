"""Saved games: complete or not at all, the same game after resuming, and one-line errors."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad
from landsraad.play import BOT, HUMAN, Session, read_session, seat_people, write_session
from support.dune.table import table


def new(path: Path, players: int = 2, seed: int = 4) -> Session:
    t = landsraad.new("imperium", players=players, seed=seed)
    return Session(t, seat_people(t, [HUMAN, BOT][:players], ["Ola"]), path)


def test_a_resumed_game_continues_in_the_same_way(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    session = new(path)
    for _ in range(40):
        session.play_bot("random")
        again = read_session(path)
        assert again.table.to_json() == session.table.to_json()
        assert (again.steps, again.seats) == (session.steps, session.seats)
    again.path = None
    while not session.over:
        session.play_bot("random")
        again.play_bot("random")
    assert again.table.moves == session.table.moves and again.table.fingerprint() == session.table.fingerprint()
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]  # nothing left beside it


def test_undo_works_after_resuming(tmp_path: Path) -> None:
    t = table(A={"hand": ["dagger", "diplomacy"], "solari": 5}).inner
    session = Session(t, seat_people(t, [HUMAN] * 3), tmp_path / "a.json")
    session.autosave()
    before = t.fingerprint()
    session.play("agent dagger rally_troops")
    again = read_session(tmp_path / "a.json")
    assert again.undo("A") == "agent dagger rally_troops" and again.table.fingerprint() == before
    assert read_session(tmp_path / "a.json").table.fingerprint() == before  # undoing saves too


def test_a_bare_table_is_a_saved_game_too(tmp_path: Path) -> None:
    t = landsraad.new("imperium", players=1, seed=2)
    path = tmp_path / "table.json"
    path.write_text(json.dumps(t.to_json()))
    assert read_session(path).table.fingerprint() == t.fingerprint()


def test_every_truncated_file_is_reported_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session = new(path)
    for _ in range(5):
        session.play_bot("random")
    whole = path.read_text()
    for at in [*range(1, len(whole) - 2, 997), len(whole) // 2]:
        path.write_text(whole[:at])
        with pytest.raises(landsraad.BadInput) as caught:
            read_session(path)
        assert "\n" not in str(caught.value)
        assert str(caught.value).startswith(f"{path} is cut off at line ") or "breaks at line" in str(caught.value)


@pytest.mark.parametrize(("text", "message"), [
    ("", "is not a saved game: it breaks at line 1, column 1"),
    ("[game imperium] [seed 7]", "is not a saved game: it breaks at line 1, column 2"),
    ("[1, 2]", "is not a saved game: it holds a list"),
    ("{}", "it is not a saved game: its format is None, not 'landsraad save 1'"),
    ('{"format": "landsraad save 1"}', "'table' is missing"),
    ('{"format": "landsraad save 1", "table": {}}', "its format is not 'landsraad table 1'"),
])
def test_other_files_are_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    with pytest.raises(landsraad.BadInput) as caught:
        read_session(path)
    assert message in str(caught.value) and str(path) in str(caught.value)


def test_binary_and_missing_files(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(landsraad.BadInput, match=r"cannot read .*No such file"):
        read_session(path)
    path.write_bytes(b"{\xff")
    with pytest.raises(landsraad.BadInput, match=r"byte 2 is not text"):
        read_session(path)
    with pytest.raises(landsraad.BadInput, match=r"cannot save to"):
        write_session(new(tmp_path / "x.json"), path / "below" / "a.json")


def test_damaged_entries_are_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session = new(path)
    for _ in range(6):
        session.play_bot("random")
    data = json.loads(path.read_text())

    def refused(change: dict[str, object]) -> str:
        path.write_text(json.dumps({**data, **change}))
        with pytest.raises(landsraad.BadInput) as caught:
            read_session(path)
        return str(caught.value)

    assert "does not match its fingerprint" in refused({"table": {**data["table"], "fingerprint": "0"}})
    moves = data["table"]["moves"]
    assert "move 3 (" in refused({"table": {**data["table"], "moves": [*moves[:2], "pass", *moves[3:]]}})
    assert "its 5 moves do not lead" in refused({"table": {**data["table"], "moves": moves[:5]}})
    assert "not a move: 'sing'" in refused({"table": {**data["table"], "moves": ["sing"]}})
    assert "'seats' does not name the seats A, B, C" in refused({"seats": {"A": {}}})
    assert "seat A: it has no controller" in refused({"seats": {**data["seats"], "A": {"controller": "king"}}})


GAME = """
import sys
from pathlib import Path
import landsraad
from landsraad.play import BOT, Session, seat_people
t = landsraad.new("imperium", players=3, seed=8)
s = Session(t, seat_people(t, [BOT] * 3, bots=["random"]), Path(sys.argv[1]))
while not s.over:
    s.play_bot("random")
    print(s.table.fingerprint(), flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is posix")
def test_kill_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with subprocess.Popen([sys.executable, "-c", GAME, str(path)], stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout is not None
        seen = [game.stdout.readline().strip() for _ in range(25)]
        game.send_signal(signal.SIGKILL)
        seen += [line.strip() for line in game.stdout if line.strip()]
    resumed = read_session(path)
    made = len(resumed.table.moves)
    assert made in (len(seen), len(seen) + 1)  # the last one may have been saved and not yet printed
    if made == len(seen):
        assert resumed.table.fingerprint() == seen[-1]
