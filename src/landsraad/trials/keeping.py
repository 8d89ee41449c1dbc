"""Sheets in a Parquet file. Work in progress lies beside it in parts, so that a run that was broken off goes on.

Every part and the file itself say in their metadata what they were made for: the game, its rules, options, seed and
bots. A file made for something else is never added to. The number of games is not part of that: asking for more games
of the same run plays only those that are missing.
"""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.errors import BadInput
from landsraad.trials.sheets import COLUMNS, Sheet

FORMAT: Final = "landsraad games 1"
KEY: Final = b"landsraad"
PART: Final = 20_000  # sheets
PATIENCE: Final = 10.0  # seconds of work that an interruption may cost, at most
BATCH: Final = 5_000


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput('Parquet files need pyarrow: pip install "landsraad[research]"') from None
    return pyarrow


def schema(purpose: dict[str, Any]) -> Any:
    pa = arrow()
    kinds = {"number": pa.int64(), "seed": pa.int64(), "seat": pa.string(), "bot": pa.string(), "leader": pa.string(),
             "points": pa.int32(), "share": pa.float64(), "rounds": pa.int32(), "decisions": pa.int32(),
             "reason": pa.string(), "ended": pa.string(), "checksum": pa.int64(),
             "used": pa.map_(pa.string(), pa.int32())}
    told = json.dumps({"format": FORMAT, **purpose}, ensure_ascii=False, sort_keys=True)
    return pa.schema([(name, kinds[name]) for name in COLUMNS], metadata={KEY: told.encode()})


class Keep:
    """Where the sheets of one run go. `close` gathers the parts into the file if they are all there."""

    def __init__(self, path: Path, purpose: dict[str, Any]) -> None:
        self.path = path
        self.parts = path.with_name(f"{path.name}.parts")
        self.purpose = json.loads(json.dumps(purpose))
        self.schema = schema(self.purpose)
        if not path.parent.is_dir():
            raise BadInput(f"--out: there is no folder {path.parent}")
        if path.is_dir():
            raise BadInput(f"--out: {path} is a folder, not a file")
        if not os.access(path.parent, os.W_OK):
            raise BadInput(f"--out: nothing can be written in {path.parent}")
        if self.parts.exists() and not self.parts.is_dir():
            raise BadInput(f"--out: {self.parts} is in the way")
        for file in self._files():
            made_for = purpose_of(file)
            if made_for != self.purpose:
                raise BadInput(f"--out: {file} holds {differs(made_for, self.purpose)}; choose another file")
        self.numbers = {number for file in self._files() for number in _numbers(file)}
        self._waiting: list[Sheet] = []
        self._flushed = time.monotonic()

    def _files(self) -> list[Path]:
        return [file for file in (self.path, *sorted(self.parts.glob("*.parquet"))) if file.is_file()]

    def sheets(self) -> Iterator[Sheet]:
        for file in self._files():
            yield from read_sheets(file)

    def add(self, sheets: list[Sheet]) -> None:
        self._waiting += sheets
        self.numbers.update(sheet.number for sheet in sheets)
        if len(self._waiting) >= PART or time.monotonic() - self._flushed > PATIENCE:
            self.flush()

    def flush(self) -> None:
        """What has been played so far is safe after this."""
        self._flushed = time.monotonic()
        if not self._waiting:
            return
        pa = arrow()
        self.parts.mkdir(exist_ok=True)
        taken = [int(file.stem) for file in self.parts.glob("*.parquet") if file.stem.isdigit()]
        place = self.parts / f"{max(taken, default=0) + 1:06}.parquet"
        half = place.with_suffix(".half")
        pa.parquet.write_table(_table(self._waiting, self.schema), half, compression="zstd")
        half.rename(place)
        self._waiting = []

    def close(self) -> None:
        """Everything in one file; the parts of slow games are small, and are gathered: each has a head of its own."""
        self.flush()
        files = self._files()
        if files == [self.path]:
            return
        pa = arrow()
        half = self.path.with_name(f"{self.path.name}.half")
        with pa.parquet.ParquetWriter(half, self.schema, compression="zstd") as writer:
            waiting: list[Any] = []
            for file in files:
                source = pa.parquet.ParquetFile(file)
                for group in range(source.num_row_groups):
                    waiting.append(source.read_row_group(group).replace_schema_metadata(self.schema.metadata))
                    if sum(table.num_rows for table in waiting) >= PART:
                        writer.write_table(pa.concat_tables(waiting))
                        waiting = []
            if waiting:
                writer.write_table(pa.concat_tables(waiting))
        half.replace(self.path)
        shutil.rmtree(self.parts, ignore_errors=True)


def _table(sheets: list[Sheet], of: Any) -> Any:
    columns = {name: [getattr(sheet, name) for sheet in sheets] for name in COLUMNS}
    columns["used"] = [list(used.items()) for used in columns["used"]]
    return arrow().table(columns, schema=of)


def _open(file: Path) -> Any:
    pa = arrow()
    try:
        return pa.parquet.ParquetFile(file)
    except FileNotFoundError:
        raise BadInput(f"there is no file {file}") from None
    except (OSError, pa.ArrowException) as error:
        raise BadInput(f"{file} is not a Parquet file: {str(error).splitlines()[0]}") from None


def purpose_of(file: Path) -> dict[str, Any]:
    """What a file of games was made for."""
    told = (_open(file).schema_arrow.metadata or {}).get(KEY)
    try:
        purpose = json.loads(told) if told is not None else {}
    except ValueError:
        purpose = {}
    if not isinstance(purpose, dict) or purpose.pop("format", None) != FORMAT:
        raise BadInput(f"{file} is a Parquet file, but not one of games of Landsraad")
    return purpose


def read_sheets(file: Path) -> Iterator[Sheet]:
    source = _open(file)
    for batch in source.iter_batches(BATCH, columns=list(COLUMNS)):
        for row in batch.to_pylist():
            row["used"] = dict(row["used"])
            yield Sheet(**row)


def _numbers(file: Path) -> set[int]:
    return set(_open(file).read(columns=["number"]).column("number").to_pylist())


def differs(there: dict[str, Any], here: dict[str, Any]) -> str:
    """In a few words what a file holds instead."""
    for name in here:
        if there.get(name) != here[name]:
            return f"games with {name} {json.dumps(there.get(name), ensure_ascii=False)}, " \
                   f"not {json.dumps(here[name], ensure_ascii=False)}"
    return "games of another run"
