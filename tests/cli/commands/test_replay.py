"""`landsraad replay` with records, saved games, and files that are neither."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import landsraad
from landsraad.cli import main as cli
from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import Table
from landsraad.text.messages import Messages


def played(moves: int = 10_000, players: int = 2) -> Table:
    t = landsraad.new("imperium", players=players, seed=5, leaders=["paul_atreides", "glossu_rabban"][:players])
    rng = random.Random(1)
    while not t.over and len(t.moves) < moves:
        t.play(rng.choice(t.legal()))
    return t


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = cli.main([str(word) for word in words])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(played(), {"A": "Ola"}, {3: ["what a start"]}, {"A": "human"}), encoding="utf-8")
    return path


def test_a_whole_game_in_sentences(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    t = played()
    code, out, error = run(capsys, "replay", file)
    assert (code, error) == (0, "")
    lines = out.splitlines()
    assert lines[0] == f"imperium · rules {t.game.version} · seed 5 · {len(t.moves)} moves"
    names = [Messages.load("en").name("leader", id) for id in ("paul_atreides", "glossu_rabban")]
    assert lines[1:3] == [f"  A Ola (human): {names[0]}", f"  B (player): {names[1]}"]
    assert "Round 1" in lines and f"Round {t.get('round')}" in lines
    assert "         {what a start}" in lines
    numbers = [int(line.split(".")[0]) for line in lines if line[:6].strip().isdecimal() and line[6:7] == "."]
    assert numbers == list(range(1, len(t.moves) + 1))
    assert lines[-1] == f"state {t.fingerprint()}"
    assert lines[-2].startswith(f"{' and '.join(t.result()['winners'])} won: ")


def test_up_to_a_move_with_what_came_of_it(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, _ = run(capsys, "replay", file, "--to", 6, "--events")
    assert code == 0
    assert "     6. " in out and "     7. " not in out
    assert "         Ola drew " in out
    assert f"after move 6 of {len(played().moves)}: " in out
    assert out.endswith(f"state {played(6).fingerprint()}\n")


def test_as_json(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    t = played()
    code, out, _ = run(capsys, "replay", file, "--json", "--events")
    told = json.loads(out)
    assert code == 0
    assert [row["move"] for row in told["moves"]] == [None, *(t.notation(move) for move in t.moves)]
    assert told["result"] == t.result() and told["fingerprint"] == t.fingerprint()
    assert told["seats"]["A"] == {"name": "Ola", "kind": "human"} and told["options"] == t.options
    assert [event["seq"] for row in told["moves"] for event in row["events"]] == list(range(len(t.happened())))
    assert told["moves"][3]["comments"] == ["what a start"]
    _, bare, _ = run(capsys, "replay", file, "--json", "--to", 2)
    assert [row["n"] for row in json.loads(bare)["moves"]] == [1, 2]
    assert "events" not in json.loads(bare)["moves"][0] and json.loads(bare)["actor"] == played(2).actor


def test_the_record_itself(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert run(capsys, "replay", file, "--text") == (0, text, "")
    _, part, _ = run(capsys, "replay", file, "--text", "--to", 9)
    assert part == write_record(played(9), {"A": "Ola"}, {3: ["what a start"]}, {"A": "human"})


def test_a_saved_game_can_be_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    t = played(30)
    path = tmp_path / "save.json"
    path.write_text(json.dumps(t.to_json()), encoding="utf-8")
    code, out, _ = run(capsys, "replay", path)
    assert code == 0 and out.endswith(f"state {t.fingerprint()}\n") and "so far: " in out
    path.write_text(json.dumps(t.determinize("A", 3).to_json()), encoding="utf-8")
    code, _, error = run(capsys, "replay", path)
    assert code == 2 and "began at an edited position" in error


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    code, out, error = run(capsys, "replay", *words)
    assert (code, out) == (2, "")
    assert error.startswith("landsraad: ") and error.count("\n") == 1
    return error


def test_bad_files(capsys: pytest.CaptureFixture[str], tmp_path: Path, file: Path) -> None:
    assert refused(capsys, tmp_path / "gane.txt").endswith(f"did you mean '{file}'?\n")
    assert "cannot read" in refused(capsys, tmp_path)
    bad = tmp_path / "bad.bin"
    bad.write_bytes(b"[game imperium]\xff\xfe")
    assert "byte 16 is not text" in refused(capsys, bad)
    bad.write_text("1. e4 e5 2. Nf3")
    assert refused(capsys, bad) == f"landsraad: {bad}: line 1: not a record: it does not begin with [game …]\n"
    text = file.read_text(encoding="utf-8")
    bad.write_text(text[:len(text) // 2])
    assert f"{bad}: line " in refused(capsys, bad)
    bad.write_text('{"format": "landsraad table 1"')
    assert str(bad) in refused(capsys, bad)


def test_moves_there_are_not(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    n = len(played().moves)
    assert refused(capsys, file, "--to", n + 1) == f"landsraad: --to: the game has moves 0 to {n}, not {n + 1}\n"
    assert f"moves 0 to {n}" in refused(capsys, file, "--to", -1)
    assert "--evnts" in refused(capsys, file, "--evnts")


def test_another_version_that_plays_the_same_is_said(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    version = played(0).game.version
    file.write_text(file.read_text(encoding="utf-8").replace(f"[rules {version}]", "[rules 0.1]"), encoding="utf-8")
    code, out, _ = run(capsys, "replay", file, "--to", 1)
    assert code == 0 and f"(written under rules 0.1; it plays the same under {version})" in out


# ------------------------------------------------------------------ is it the deal that was promised?


def test_the_deal_the_moves_and_the_result_are_verified(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    t = played()
    for noted in ((), (t.commitment,), (t.commitment.upper(),)):
        code, out, error = run(capsys, "replay", file, "--verify", *noted)
        assert (code, error) == (0, "")
        assert t.commitment in out and f"All {len(t.moves)} moves are legal" in out and "so is the result" in out
    code, _, error = run(capsys, "replay", file, "--verify", "00" * 32)
    assert code == 2 and "began with another deal" in error and error.count("\n") == 1


def test_a_seed_that_was_exchanged_is_noticed(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("[seed 5]", "[seed 6]"), encoding="utf-8")
    code, _, error = run(capsys, "replay", file, "--verify")
    assert code == 2 and "commitment: it is not that of the seed" in error


def test_a_game_from_before_has_nothing_to_verify_but_its_moves(capsys: pytest.CaptureFixture[str],
                                                                tmp_path: Path) -> None:
    t = landsraad.new("imperium", players=2, seed="splitmix32:5")
    t.play(t.legal()[0])
    path = tmp_path / "old.txt"
    path.write_text(write_record(t), encoding="utf-8")
    code, out, _ = run(capsys, "replay", path, "--verify")
    assert code == 0 and "nothing to compare" in out and "not over" in out
