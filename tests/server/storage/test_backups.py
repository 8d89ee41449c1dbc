"""`landsraad backup` and `landsraad restore`: whole copies or none, and never under the feet of a server."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from landsraad.cli.main import main
from landsraad.kernel.errors import BadInput
from landsraad.server.storage import backups
from landsraad.server.storage.database import Store
from server.conftest import Postgres, find_tool
from server.http.test_probes import play
from server.stack import SOURCES, Process, run, running


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "landsraad.cli.main", *words], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": str(SOURCES)})


def moves_in(file: Path) -> dict[str, int]:
    with sqlite3.connect(file) as connection:
        return dict(connection.execute("SELECT table_id, count(*) FROM log WHERE seq > 0 GROUP BY table_id"))


def made(database: str, moves: int = 3) -> str:
    async def go() -> str:
        async with running(database) as stack:
            table = await stack.new(3)
            await play(stack, table, moves)
            return str(table["id"])
    id: str = run(go())
    return id


def only(folder: Path, *names: str) -> bool:
    """Nothing else was left there."""
    assert {file.name for file in folder.iterdir()} == set(names)
    return True


@pytest.mark.long
def test_a_copy_while_everybody_plays_and_back_again(sqlite: str, tmp_path: Path) -> None:
    """The copy has all that was told before it began. No restore while the server runs; then all is as it was."""
    (tmp_path / "copies").mkdir()
    copy = tmp_path / "copies" / "monday.db"

    async def go() -> tuple[str, int, Any]:
        async with running(sqlite) as stack:
            tables = [await stack.new(3) for _ in range(3)]
            going = [asyncio.ensure_future(play(stack, table, 40)) for table in tables]
            first = tables[0]["id"]
            while (await stack.get(f"/api/tables/{first}"))["seq"] < 5:
                pass
            before = await stack.get(f"/api/tables/{first}")
            done = await asyncio.to_thread(command, "backup", str(copy), "--database", sqlite)
            assert (done.returncode, done.stderr) == (0, "") and "3 tables" in done.stdout
            after = await stack.get(f"/api/tables/{first}")
            await asyncio.gather(*going)
            kept = moves_in(copy)[first]
            assert before["seq"] <= kept <= after["seq"]
            then = await stack.get(f"/api/tables/{first}/replay", at=kept)
            refused = await asyncio.to_thread(command, "restore", str(copy), "--database", sqlite)
            assert refused.returncode == 2
            assert refused.stderr.endswith(": a server is using it; stop every server first\n")
            assert (await stack.get(f"/api/tables/{first}"))["seq"] == 40
            await play(stack, tables[0], 1)
            return first, kept, then
    first, kept, then = run(go())
    assert only(copy.parent, "monday.db") and stat.S_IMODE(copy.stat().st_mode) == 0o600
    done = command("restore", str(copy), "--database", sqlite)
    assert (done.returncode, done.stderr) == (0, "")
    aside = Path(done.stdout.strip().rpartition("what was there before is in ")[2])
    assert only(tmp_path, "landsraad.db", "copies", aside.name)
    assert moves_in(aside)[first] == 41 and moves_in(tmp_path / "landsraad.db")[first] == kept

    async def look() -> None:
        async with running(sqlite) as stack:
            state = await stack.get(f"/api/tables/{first}")
            assert state["seq"] == kept and state["view"] == then["view"]
    run(look())


def test_a_server_of_another_process_is_noticed_also_when_idle(sqlite: str, tmp_path: Path,
                                                               capsys: pytest.CaptureFixture[str]) -> None:
    made(sqlite)
    copy = tmp_path / "copy.db"
    process = Process(sqlite)
    assert main(["backup", str(copy), "--database", sqlite]) == 0
    assert main(["restore", str(copy), "--database", sqlite]) == 2
    assert "a server is using it" in capsys.readouterr().err
    process.kill()  # a crash leaves no lock behind
    assert main(["restore", str(copy), "--database", sqlite]) == 0


def test_nothing_is_overwritten_without_force(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id = made(sqlite)
    folder = tmp_path / "copies"
    folder.mkdir()
    file = folder / "letter.txt"
    file.write_text("Dear all")
    assert main(["backup", str(file), "--database", sqlite]) == 2
    assert "it already exists" in capsys.readouterr().err and file.read_text() == "Dear all"
    assert main(["backup", str(folder), "--database", sqlite]) == 2
    assert "it is a folder" in capsys.readouterr().err
    assert main(["backup", str(folder / "no" / "x.db"), "--database", sqlite]) == 2
    assert "there is no folder" in capsys.readouterr().err
    assert main(["backup", str(file), "--database", sqlite, "--force"]) == 0
    assert moves_in(file) == {id: 3} and only(folder, "letter.txt")
    assert main(["backup", str(folder / "a.db"), "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 2
    assert "no such file" in capsys.readouterr().err and not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("moment", ["copy", "check", "place"])
@pytest.mark.parametrize("trouble", [OSError(28, "No space left on device"), KeyboardInterrupt(), BadInput("damaged")])
def test_no_half_file(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str,
                      trouble: BaseException) -> None:
    Store(sqlite, "test").migrate()
    folder = tmp_path / "copies"
    folder.mkdir()
    target = folder / "copy.db"
    target.write_text("the last one")

    def fails(*_: Any) -> None:
        raise trouble
    monkeypatch.setattr(backups, moment, fails)
    with pytest.raises((BadInput, KeyboardInterrupt)):
        backups.back_up(Path(sqlite.removeprefix("sqlite:///")), target, force=True)
    assert only(folder, "copy.db") and target.read_text() == "the last one"
    with pytest.raises((BadInput, KeyboardInterrupt)):
        backups.back_up(Path(sqlite.removeprefix("sqlite:///")), folder / "new.db")
    assert only(folder, "copy.db")


def test_being_told_to_stop_leaves_nothing(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(sqlite, "test").migrate()
    folder = tmp_path / "copies"
    folder.mkdir()
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr(backups, "check", lambda part: os.kill(os.getpid(), signal.SIGTERM))
    try:
        assert main(["backup", str(folder / "x.db"), "--database", sqlite]) == 130
    finally:
        signal.signal(signal.SIGTERM, before)
    assert only(folder)


def damaged(file: Path) -> None:
    data = bytearray(file.read_bytes())
    for at in range(4096 * 2, len(data), 4096):
        data[at:at + 40] = b"\xa5" * 40
    file.write_bytes(data)


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")


def orphaned(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM tables")


SPOILED: list[tuple[Any, str]] = [
    (damaged, "damaged"), (lambda file: file.write_text("Dear all, " * 500), "not a database"),
    (lambda file: file.write_bytes(file.read_bytes()[:9000]), ""), (newer, "a later version of Landsraad wrote it"),
    (foreign, "it does not belong to a Landsraad server"), (orphaned, "belongs to a table that is not there"),
    (lambda file: file.write_bytes(b""), "it does not belong to a Landsraad server"),
    (Path.unlink, "no such file")]


def test_what_is_not_a_good_copy_is_refused(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id = made(sqlite)
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = folder / "copy.db"
    for spoil, wanted in SPOILED:
        assert main(["backup", str(copy), "--database", sqlite, "--force"]) == 0
        spoil(copy)
        capsys.readouterr()
        assert main(["restore", str(copy), "--database", sqlite]) == 2
        error = capsys.readouterr().err
        assert error.startswith(f"landsraad: {copy}: ") and wanted in error and error.count("\n") == 1
    assert moves_in(tmp_path / "landsraad.db") == {id: 3}
    assert not list(tmp_path.glob("*before*"))


def test_the_reason_to_restore_may_be_a_damaged_database(sqlite: str, tmp_path: Path,
                                                         capsys: pytest.CaptureFixture[str]) -> None:
    id = made(sqlite)
    copy, database = tmp_path / "copy.db", tmp_path / "landsraad.db"
    assert main(["backup", str(copy), "--database", sqlite]) == 0
    database.write_text("Dear all, " * 500)
    (tmp_path / "landsraad.db-wal").write_text("what belonged to it")
    assert main(["backup", str(tmp_path / "bad.db"), "--database", sqlite]) == 2
    assert "not a database" in capsys.readouterr().err
    assert main(["restore", str(copy), "--database", sqlite]) == 0
    assert moves_in(database) == {id: 3}
    aside = sorted(file.name for file in tmp_path.glob("landsraad.db.before-*"))
    assert f"{aside[0]}-wal" in aside and (tmp_path / aside[0]).read_text().startswith("Dear")
    assert main(["restore", str(database), "--database", sqlite]) == 2
    assert "this is the database itself" in capsys.readouterr().err
    fresh = tmp_path / "new" / "place.db"
    assert main(["restore", str(copy), "--database", f"sqlite:///{fresh}"]) == 0
    assert moves_in(fresh) == {id: 3} and only(fresh.parent, "place.db")


@pytest.mark.parametrize("what", ["backup", "restore"])
def test_postgresql_has_tools_of_its_own(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([what, "x.db", "--database", "postgresql://me:word@localhost/landsraad"]) == 2
    error = capsys.readouterr().err
    assert error == f"landsraad: {what}: this is for SQLite; for PostgreSQL use pg_dump and pg_restore, " \
        "see docs/host.md\n"




def test_the_way_for_postgresql_is_the_one_that_is_told(postgres: Postgres, tmp_path: Path) -> None:
    """The two commands of docs/host.md, as they stand there."""
    page = (SOURCES.parent / "docs" / "host.md").read_text("utf-8")
    dump, back = [line for line in page.splitlines() if line.startswith(("pg_dump ", "pg_restore "))]
    database = postgres.database()
    tools = find_tool("pg_dump"), find_tool("pg_restore")
    if None in tools:
        pytest.skip("pg_dump and pg_restore are not installed")
    environment = {**os.environ, "LANDSRAAD_DATABASE_URL": database,
                   "PATH": os.pathsep.join([str(Path(str(tools[0])).parent), os.environ.get("PATH", "")])}

    def shell(line: str) -> None:
        done = subprocess.run(["sh", "-c", line], cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(3)
            await play(stack, table, 3)
            await asyncio.to_thread(shell, dump)
            await play(stack, table, 2)
        shell(back)
        async with running(database) as stack:
            assert (await stack.get(f"/api/tables/{table['id']}"))["seq"] == 3
            await play(stack, table, 1)
    run(go())
