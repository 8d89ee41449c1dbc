"""`landsraad validate` reports stored games that replay differently, with the place and the reason."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

import landsraad
from landsraad.cli import main as cli
from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import Table
from landsraad.trials.corpus import record_game, write_corpus
from server.stack import run as run_async
from server.stack import running


def played(seed: int) -> Table:
    t = landsraad.new("imperium", players=2, seed=seed)
    while not t.over:
        t.play(t.legal()[len(t.moves) % len(t.legal())])
    return t


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = cli.main(["validate", "--workers", "1", *(str(word) for word in words)])
    seen = capsys.readouterr()
    return code, seen.out, seen.err


def test_records_and_corpora(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad, corpus = tmp_path / "good.txt", tmp_path / "bad.txt", tmp_path / "few.jsonl.xz"
    t = played(3)
    text = write_record(t)
    good.write_text(text, encoding="utf-8")
    first = text.index("# state ") + len("# state ")
    bad.write_text(text[:first] + "00000000" + text[first + 8:], encoding="utf-8")
    kept = record_game("kept", t)
    write_corpus(corpus, [kept, dataclasses.replace(kept, name="altered", moves=["buy stilgar", *kept.moves[1:]])])
    code, out, _ = run(capsys, good)
    assert code == 0 and "One game replayed; all are unchanged." in out
    code, out, _ = run(capsys, good, bad, corpus)
    assert code == 1 and "4 games replayed; 2 would differ." in out
    assert "altered: move 1 of " in out and "bad.txt: move 0 of 0: " in out and "the state is" in out
    code, out, _ = run(capsys, corpus, "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert code == 1 and [line["name"] for line in lines if line["why"]] == ["altered"]


def test_a_database(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    made = []

    async def go() -> None:
        async with running(address) as stack:
            for seed in (1, 2):
                table = await stack.new(2, seed=seed, seats=[{"controller": "bot"}] * 2)
                async with stack.sit(table["id"]) as watcher:
                    await watcher.until(lambda state: bool(state["over"]))
                made.append(table["id"])
    run_async(go())
    code, out, _ = run(capsys, "--database", address)
    assert code == 0 and "2 games replayed; all are unchanged." in out
    from sqlalchemy import text

    from landsraad.server.storage.database import Store
    store = Store(address, "test")
    with store.writer.begin() as connection:
        connection.execute(text(f"UPDATE log SET text = 'buy stilgar' WHERE table_id = '{made[0]}' AND seq = 5"))
    store.writer.dispose()
    store.reader.dispose()
    code, out, _ = run(capsys, "--database", address)
    assert code == 1 and f"{made[0]}: move 5 of " in out and made[1] not in out


@pytest.mark.parametrize(("words", "message"), [
    ([], "name files, or a database with --database"),
    (["x.txt", "--database", "sqlite:///x"], "name files, or a database with --database"),
    (["--database", "oracle://x"], "only sqlite:///FILE and postgresql://USER@HOST/NAME can be used"),
])
def test_what_is_refused(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    code, _, error = run(capsys, *words)
    assert code == 2 and message in error and error.count("\n") == 1


def test_a_database_of_another_version_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, error = run(capsys, "--database", f"sqlite:///{tmp_path}/empty.db")
    assert code == 2 and "start the server once" in error and error.count("\n") == 1


def test_a_file_that_is_missing_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, tmp_path / "none.txt")
    assert code == 1 and "cannot read" in out
