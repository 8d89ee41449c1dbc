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
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.errors import BadInput
from landsraad.trials.seat_results import COLUMNS, Sheet

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
        if not path.parent.is_dir():
            raise BadInput(f"--out: there is no folder {path.parent}")
        if path.is_dir():
            raise BadInput(f"--out: {path} is a folder, not a file")
        if path.exists() and not path.is_file():
            raise BadInput(f"--out: {path} is not a plain file")  # a device, whose place the file would take
        self.path = path
        self.parts = parts_of(path)
        self.purpose = json.loads(json.dumps(purpose))
        self.schema = schema(self.purpose)
        if not os.access(path.parent, os.W_OK):
            raise BadInput(f"--out: nothing can be written in {path.parent}")
        if self.parts.exists() and not self.parts.is_dir():
            raise BadInput(f"--out: {self.parts} is in the way")
        for file in files_of(path):
            made_for = purpose_of(file)
            if made_for != self.purpose:
                raise BadInput(f"--out: {file} holds {differs(made_for, self.purpose)}; choose another file")
        self.numbers: set[int] = set()
        for file in files_of(path):
            found = _numbers(file)
            if file != path and found <= self.numbers:
                file.unlink()  # gathered already: the run was broken off before the parts were cleared away
            self.numbers |= found
        self._waiting: list[Sheet] = []
        self._flushed = time.monotonic()

    def sheets(self) -> Iterator[Sheet]:
        for file in files_of(self.path):
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
        with self._writing():
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
        files = files_of(self.path)
        if files != [self.path]:
            half = self.path.with_name(f"{self.path.name}.half")
            with self._writing():
                self._gather(files, half)
                half.replace(self.path)
        shutil.rmtree(self.parts, ignore_errors=True)

    def _gather(self, files: list[Path], into: Path) -> None:
        pa = arrow()
        with pa.parquet.ParquetWriter(into, self.schema, compression="zstd") as writer:
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

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadInput(f"--out: {self.path} cannot be written: {error.strerror or error}") from None


def parts_of(path: Path) -> Path:
    """The folder where the work of a run lies until all of it is done."""
    return path.with_name(f"{path.name}.parts")


def files_of(path: Path) -> list[Path]:
    """All that a run has kept so far: the file itself, if there is one, and then the parts."""
    return [file for file in (path, *sorted(parts_of(path).glob("*.parquet"))) if file.is_file()]


def kept_seed(path: Path) -> object:
    """Of the run that is kept there, whole or in parts; None where there is none."""
    files = files_of(path) if path.name else []
    return purpose_of(files[0]).get("seed") if files else None


def _table(sheets: list[Sheet], of: Any) -> Any:
    columns = {name: [getattr(sheet, name) for sheet in sheets] for name in COLUMNS}
    columns["used"] = [list(used.items()) for used in columns["used"]]
    return arrow().table(columns, schema=of)


@contextmanager
def _opened(file: Path) -> Iterator[Any]:
    """What is wrong with the file is said in one line, also what is found only when its rows are read."""
    pa = arrow()
    try:
        with pa.parquet.ParquetFile(file) as source:
            yield source
    except FileNotFoundError:
        raise BadInput(f"there is no file {file}") from None
    except (OSError, pa.ArrowException) as error:
        raise BadInput(f"{file} is not a Parquet file: {str(error).splitlines()[0]}") from None


def purpose_of(file: Path) -> dict[str, Any]:
    """What a file of games was made for."""
    with _opened(file) as source:
        found = source.schema_arrow
    told = (found.metadata or {}).get(KEY)
    try:
        purpose = json.loads(told) if told is not None else {}
    except ValueError:
        purpose = {}
    if not isinstance(purpose, dict) or purpose.pop("format", None) != FORMAT \
            or not isinstance(purpose.get("game"), str) or not found.equals(schema({})):
        raise BadInput(f"{file} is a Parquet file, but not one of games of Landsraad")
    return purpose


def read_sheets(file: Path) -> Iterator[Sheet]:
    with _opened(file) as source:
        for batch in source.iter_batches(BATCH, columns=list(COLUMNS)):
            for row in batch.to_pylist():
                row["used"] = dict(row["used"])
                yield Sheet(**row)


def _numbers(file: Path) -> set[int]:
    with _opened(file) as source:
        return set(source.read(columns=["number"]).column("number").to_pylist())


def differs(there: dict[str, Any], here: dict[str, Any]) -> str:
    """In a few words what a file holds instead."""
    for name in here:
        if there.get(name) != here[name]:
            return f"games with {name} {json.dumps(there.get(name), ensure_ascii=False)}, " \
                   f"not {json.dumps(here[name], ensure_ascii=False)}"
    return "games of another run"
