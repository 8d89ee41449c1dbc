"""Games in a Parquet file: nothing is lost, nothing is played twice, nothing is mixed."""

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
from landsraad.trials.jobs import Job, Round, play_job
from landsraad.trials.parquet import Keep, kept_seed, purpose_of, read_sheets
from landsraad.trials.seat_results import COLUMNS, Sheet

PURPOSE: dict[str, Any] = {"kind": "simulate", "game": "imperium", "rules": "1", "options": {"players": 3}, "seed": 4,
                           "bots": []}


def played(first: int, n: int) -> list[Sheet]:
    game = landsraad.game("imperium")
    options = game.check_options({"players": 3})
    return play_job(Job("imperium", game.version, tuple(Round(i, i, options) for i in range(first, first + n))))


def test_sheets_come_back_as_they_were(tmp_path: Path) -> None:
    sheets = played(0, 3)
    keep = Keep(tmp_path / "games.parquet", PURPOSE)
    keep.add(sheets)
    keep.close()
    assert list(read_sheets(tmp_path / "games.parquet")) == sheets
    assert purpose_of(tmp_path / "games.parquet") == PURPOSE
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")  # as anybody reads it
    assert table.column_names == list(COLUMNS) and table.num_rows == 9
    assert any(name.startswith("space.") for name, _ in table.column("used")[0].as_py())


def test_work_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    """What was flushed lies in parts; the next run finds it, adds the rest and gathers all."""
    file = tmp_path / "games.parquet"
    first = Keep(file, PURPOSE)
    first.add(played(0, 2))
    first.flush()
    first.add(played(2, 1))  # lost: the process dies here
    assert not file.exists() and first.parts.is_dir()
    (first.parts / "000009.half").write_bytes(b"PAR1")  # of a write that was cut
    second = Keep(file, PURPOSE)
    assert second.numbers == {0, 1}
    second.add(played(2, 2))
    second.close()
    assert sorted({sheet.number for sheet in read_sheets(file)}) == [0, 1, 2, 3]
    assert not second.parts.exists()
    assert pyarrow.parquet.ParquetFile(file).num_row_groups == 1  # two parts, gathered
    third = Keep(file, PURPOSE)
    assert third.numbers == {0, 1, 2, 3}
    third.add(played(4, 1))
    third.close()
    assert list(read_sheets(file)) == played(0, 5)


def test_parts_that_were_gathered_already_do_not_count_twice(tmp_path: Path) -> None:
    """Broken off after the file was there and before the parts were cleared away."""
    file = tmp_path / "games.parquet"
    keep = Keep(file, PURPOSE)
    for n in range(3):
        keep.add(played(n, 1))
        keep.flush()
    shutil.copytree(keep.parts, tmp_path / "parts")
    keep.close()
    shutil.copytree(tmp_path / "parts", keep.parts)
    (keep.parts / "000001.parquet").unlink()
    again = Keep(file, PURPOSE)
    assert again.numbers == {0, 1, 2} and list(again.sheets()) == played(0, 3)
    again.close()
    assert list(read_sheets(file)) == played(0, 3) and not again.parts.exists()


def test_the_seed_of_a_run_is_known_before_its_file_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert kept_seed(file) is None and kept_seed(Path()) is None
    keep = Keep(file, PURPOSE)
    keep.add(played(0, 1))
    keep.flush()
    assert not file.exists() and kept_seed(file) == 4
    keep.close()
    assert kept_seed(file) == 4


@pytest.mark.parametrize(("change", "message"), [
    ({"seed": 5}, "holds games with seed 4, not 5; choose another file"),
    ({"game": "uprising"}, 'holds games with game "imperium", not "uprising"'),
    ({"bots": ["greedy"]}, r'holds games with bots \[\], not \["greedy"\]'),
    ({"options": {"players": 4}}, r'holds games with options \{"players": 3\}, not \{"players": 4\}'),
])
def test_another_run_is_not_added_to(tmp_path: Path, change: dict[str, Any], message: str) -> None:
    keep = Keep(tmp_path / "games.parquet", PURPOSE)
    keep.add(played(0, 1))
    keep.flush()
    with pytest.raises(BadInput, match=message):
        Keep(tmp_path / "games.parquet", {**PURPOSE, **change})
    keep.close()
    with pytest.raises(BadInput, match=message):
        Keep(tmp_path / "games.parquet", {**PURPOSE, **change})


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"--out: there is no folder .*nowhere"):
        Keep(tmp_path / "nowhere" / "games.parquet", PURPOSE)
    with pytest.raises(BadInput, match=r"--out: .* is a folder"):
        Keep(tmp_path, PURPOSE)
    with pytest.raises(BadInput, match=r"--out: \. is a folder"):
        Keep(Path(), PURPOSE)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadInput, match=r"--out: .*pipe is not a plain file"):
        Keep(tmp_path / "pipe", PURPOSE)
    assert (tmp_path / "pipe").is_fifo()
    (tmp_path / "games.parquet.parts").write_text("")
    with pytest.raises(BadInput, match=r"games\.parquet\.parts is in the way"):
        Keep(tmp_path / "games.parquet", PURPOSE)


def test_a_place_that_is_lost_on_the_way(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    keep = Keep(tmp_path / "folder" / "games.parquet", PURPOSE)
    (tmp_path / "folder").rmdir()
    keep.add(played(0, 1))
    with pytest.raises(BadInput, match=r"--out: .*games\.parquet cannot be written: No such file or directory"):
        keep.close()


def test_files_of_something_else(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"there is no file .*none\.parquet"):
        purpose_of(tmp_path / "none.parquet")
    (tmp_path / "text.parquet").write_text("spice")
    with pytest.raises(BadInput, match=r"text\.parquet is not a Parquet file: "):
        purpose_of(tmp_path / "text.parquet")
    pyarrow.parquet.write_table(pyarrow.table({"spice": [1]}), tmp_path / "other.parquet")
    with pytest.raises(BadInput, match="is a Parquet file, but not one of games of Landsraad"):
        purpose_of(tmp_path / "other.parquet")
    with pytest.raises(BadInput, match="but not one of games of Landsraad"):
        Keep(tmp_path / "other.parquet", PURPOSE)
    keep = Keep(tmp_path / "games.parquet", PURPOSE)
    keep.add(played(0, 1))
    keep.close()
    whole = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    pyarrow.parquet.write_table(whole.drop_columns(["used"]), tmp_path / "less.parquet")
    with pytest.raises(BadInput, match="but not one of games of Landsraad"):
        purpose_of(tmp_path / "less.parquet")
    data = bytearray((tmp_path / "games.parquet").read_bytes())
    data[4:300] = bytes(296)  # the head and the foot are right
    (tmp_path / "games.parquet").write_bytes(data)
    assert purpose_of(tmp_path / "games.parquet") == PURPOSE
    with pytest.raises(BadInput, match=r"games\.parquet is not a Parquet file: "):
        list(read_sheets(tmp_path / "games.parquet"))
