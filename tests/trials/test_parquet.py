"""Parquet files of results: nothing is lost, nothing is played twice, nothing is mixed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed (pip install landsraad[research])")

import pyarrow
import pyarrow.parquet

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.trials.jobs import GameSpec, Job, play_job
from landsraad.trials.parquet import ResultFile, purpose_of, read_seat_results, seed_in_file
from landsraad.trials.seat_results import COLUMNS, SeatResult

PURPOSE: dict[str, Any] = {"kind": "simulate", "game": "imperium", "rules": "1", "options": {"players": 3}, "seed": 4,
                           "bots": []}


def played(first: int, n: int) -> list[SeatResult]:
    game = landsraad.game("imperium")
    options = game.check_options({"players": 3})
    return play_job(Job("imperium", game.version, tuple(GameSpec(i, i, options) for i in range(first, first + n))))


def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    seat_results = played(0, 3)
    results = ResultFile(tmp_path / "games.parquet", PURPOSE)
    results.add(seat_results)
    results.close()
    assert list(read_seat_results(tmp_path / "games.parquet")) == seat_results
    assert purpose_of(tmp_path / "games.parquet") == PURPOSE
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")  # as any user reads it
    assert table.column_names == list(COLUMNS) and table.num_rows == 9
    assert any(name.startswith("space.") for name, _ in table.column("used")[0].as_py())


def test_an_interrupted_run_continues(tmp_path: Path) -> None:
    """Flushed results lie in parts; the next run finds them, adds the rest and merges all."""
    file = tmp_path / "games.parquet"
    first = ResultFile(file, PURPOSE)
    first.add(played(0, 2))
    first.flush()
    first.add(played(2, 1))  # lost: the process dies here
    assert not file.exists() and first.parts.is_dir()
    (first.parts / "000009.half").write_bytes(b"PAR1")  # of a write that was cut
    second = ResultFile(file, PURPOSE)
    assert second.numbers == {0, 1}
    second.add(played(2, 2))
    second.close()
    assert sorted({result.number for result in read_seat_results(file)}) == [0, 1, 2, 3]
    assert not second.parts.exists()
    assert pyarrow.parquet.ParquetFile(file).num_row_groups == 1  # two parts, merged
    third = ResultFile(file, PURPOSE)
    assert third.numbers == {0, 1, 2, 3}
    third.add(played(4, 1))
    third.close()
    assert list(read_seat_results(file)) == played(0, 5)


def test_merged_parts_do_not_count_twice(tmp_path: Path) -> None:
    """The run ended after the file was written and before the parts were deleted."""
    file = tmp_path / "games.parquet"
    results = ResultFile(file, PURPOSE)
    for n in range(3):
        results.add(played(n, 1))
        results.flush()
    shutil.copytree(results.parts, tmp_path / "parts")
    results.close()
    shutil.copytree(tmp_path / "parts", results.parts)
    (results.parts / "000001.parquet").unlink()
    again = ResultFile(file, PURPOSE)
    assert again.numbers == {0, 1, 2} and list(again.seat_results()) == played(0, 3)
    again.close()
    assert list(read_seat_results(file)) == played(0, 3) and not again.parts.exists()


def test_the_seed_of_an_unfinished_run_is_known(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert seed_in_file(file) is None and seed_in_file(Path()) is None
    results = ResultFile(file, PURPOSE)
    results.add(played(0, 1))
    results.flush()
    assert not file.exists() and seed_in_file(file) == 4
    results.close()
    assert seed_in_file(file) == 4


@pytest.mark.parametrize(("change", "message"), [
    ({"seed": 5}, "holds games with seed 4, not 5; choose another file"),
    ({"game": "uprising"}, 'holds games with game "imperium", not "uprising"'),
    ({"bots": ["greedy"]}, r'holds games with bots \[\], not \["greedy"\]'),
    ({"options": {"players": 4}}, r'holds games with options \{"players": 3\}, not \{"players": 4\}'),
])
def test_a_file_of_another_run_is_refused(tmp_path: Path, change: dict[str, Any], message: str) -> None:
    results = ResultFile(tmp_path / "games.parquet", PURPOSE)
    results.add(played(0, 1))
    results.flush()
    with pytest.raises(BadInput, match=message):
        ResultFile(tmp_path / "games.parquet", {**PURPOSE, **change})
    results.close()
    with pytest.raises(BadInput, match=message):
        ResultFile(tmp_path / "games.parquet", {**PURPOSE, **change})


def test_paths_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"--out: folder .*nowhere does not exist"):
        ResultFile(tmp_path / "nowhere" / "games.parquet", PURPOSE)
    with pytest.raises(BadInput, match=r"--out: .* is a folder"):
        ResultFile(tmp_path, PURPOSE)
    with pytest.raises(BadInput, match=r"--out: \. is a folder"):
        ResultFile(Path(), PURPOSE)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadInput, match=r"--out: .*pipe is not a regular file"):
        ResultFile(tmp_path / "pipe", PURPOSE)
    assert (tmp_path / "pipe").is_fifo()
    (tmp_path / "games.parquet.parts").write_text("")
    with pytest.raises(BadInput, match=r"games\.parquet\.parts must be a folder"):
        ResultFile(tmp_path / "games.parquet", PURPOSE)


def test_a_folder_that_disappears(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    results = ResultFile(tmp_path / "folder" / "games.parquet", PURPOSE)
    (tmp_path / "folder").rmdir()
    results.add(played(0, 1))
    with pytest.raises(BadInput, match=r"--out: .*games\.parquet cannot be written: No such file or directory"):
        results.close()


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.parquet: no such file"):
        purpose_of(tmp_path / "none.parquet")
    (tmp_path / "text.parquet").write_text("spice")
    with pytest.raises(BadInput, match=r"text\.parquet is not a Parquet file: "):
        purpose_of(tmp_path / "text.parquet")
    pyarrow.parquet.write_table(pyarrow.table({"spice": [1]}), tmp_path / "other.parquet")
    with pytest.raises(BadInput, match="is a Parquet file, but not one written by Landsraad"):
        purpose_of(tmp_path / "other.parquet")
    with pytest.raises(BadInput, match="but not one written by Landsraad"):
        ResultFile(tmp_path / "other.parquet", PURPOSE)
    results = ResultFile(tmp_path / "games.parquet", PURPOSE)
    results.add(played(0, 1))
    results.close()
    whole = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    pyarrow.parquet.write_table(whole.drop_columns(["used"]), tmp_path / "less.parquet")
    with pytest.raises(BadInput, match="but not one written by Landsraad"):
        purpose_of(tmp_path / "less.parquet")
    data = bytearray((tmp_path / "games.parquet").read_bytes())
    data[4:300] = bytes(296)  # header and footer are valid
    (tmp_path / "games.parquet").write_bytes(data)
    assert purpose_of(tmp_path / "games.parquet") == PURPOSE
    with pytest.raises(BadInput, match=r"games\.parquet is not a Parquet file: "):
        list(read_seat_results(tmp_path / "games.parquet"))
