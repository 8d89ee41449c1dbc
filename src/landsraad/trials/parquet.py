"""Seat results in a Parquet file. Parts beside the file let an interrupted run continue.

The metadata of the file and of every part say what they were made for: the game, its rules, options, seed and bots. A
file with another purpose is never extended. The number of games does not belong to the purpose, so asking for more
games of the same run plays only the missing ones.
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
from landsraad.trials.seat_results import COLUMNS, SeatResult

FORMAT: Final = "landsraad games 1"
KEY: Final = b"landsraad"
PART_SIZE: Final = 20_000  # seat results
FLUSH_SECONDS: Final = 10.0  # of work that an interruption can cost at most
BATCH: Final = 5_000


def arrow() -> Any:
    """Imports pyarrow."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput('Parquet files need pyarrow: pip install "landsraad[research]"') from None
    return pyarrow


def schema(purpose: dict[str, Any]) -> Any:
    """Returns the columns, with the purpose as metadata."""
    pa = arrow()
    kinds = {"number": pa.int64(), "seed": pa.int64(), "seat": pa.string(), "bot": pa.string(), "leader": pa.string(),
             "points": pa.int32(), "share": pa.float64(), "rounds": pa.int32(), "decisions": pa.int32(),
             "reason": pa.string(), "ended": pa.string(), "checksum": pa.int64(),
             "used": pa.map_(pa.string(), pa.int32())}
    metadata = json.dumps({"format": FORMAT, **purpose}, ensure_ascii=False, sort_keys=True)
    return pa.schema([(name, kinds[name]) for name in COLUMNS], metadata={KEY: metadata.encode()})


class ResultFile:
    """The file for the seat results of one run. `close` merges the parts into it."""

    def __init__(self, path: Path, purpose: dict[str, Any]) -> None:
        if not path.parent.is_dir():
            raise BadInput(f"--out: folder {path.parent} does not exist")
        if path.is_dir():
            raise BadInput(f"--out: {path} is a folder, not a file")
        if path.exists() and not path.is_file():
            raise BadInput(f"--out: {path} is not a regular file")
        self.path = path
        self.parts = parts_of(path)
        self.purpose = json.loads(json.dumps(purpose))
        self.schema = schema(self.purpose)
        if not os.access(path.parent, os.W_OK):
            raise BadInput(f"--out: folder {path.parent} is not writable")
        if self.parts.exists() and not self.parts.is_dir():
            raise BadInput(f"--out: {self.parts} must be a folder")
        for file in files_of(path):
            existing = purpose_of(file)
            if existing != self.purpose:
                raise BadInput(f"--out: {file} holds {difference(existing, self.purpose)}; choose another file")
        self.numbers: set[int] = set()
        for file in files_of(path):
            found = _numbers(file)
            if file != path and found <= self.numbers:
                file.unlink()  # merged already, but the run ended before the part was deleted
            self.numbers |= found
        self._waiting: list[SeatResult] = []
        self._flushed = time.monotonic()

    def seat_results(self) -> Iterator[SeatResult]:
        """Yields everything that has been kept."""
        for file in files_of(self.path):
            yield from read_seat_results(file)

    def add(self, seat_results: list[SeatResult]) -> None:
        """Adds results, and flushes them from time to time."""
        self._waiting += seat_results
        self.numbers.update(result.number for result in seat_results)
        if len(self._waiting) >= PART_SIZE or time.monotonic() - self._flushed > FLUSH_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Writes everything that was added to disk."""
        self._flushed = time.monotonic()
        if not self._waiting:
            return
        pa = arrow()
        with self._writing():
            self.parts.mkdir(exist_ok=True)
            taken = [int(file.stem) for file in self.parts.glob("*.parquet") if file.stem.isdigit()]
            place = self.parts / f"{max(taken, default=0) + 1:06}.parquet"
            unfinished = place.with_suffix(".half")
            pa.parquet.write_table(_table(self._waiting, self.schema), unfinished, compression="zstd")
            unfinished.rename(place)
        self._waiting = []

    def close(self) -> None:
        """Merges all parts into the file."""
        self.flush()
        files = files_of(self.path)
        if files != [self.path]:
            unfinished = self.path.with_name(f"{self.path.name}.half")
            with self._writing():
                self._merge(files, unfinished)
                unfinished.replace(self.path)
        shutil.rmtree(self.parts, ignore_errors=True)

    def _merge(self, files: list[Path], into: Path) -> None:
        pa = arrow()
        with pa.parquet.ParquetWriter(into, self.schema, compression="zstd") as writer:
            waiting: list[Any] = []
            for file in files:
                source = pa.parquet.ParquetFile(file)
                for group in range(source.num_row_groups):
                    waiting.append(source.read_row_group(group).replace_schema_metadata(self.schema.metadata))
                    if sum(table.num_rows for table in waiting) >= PART_SIZE:
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
    """Returns the folder for the parts of an unfinished run."""
    return path.with_name(f"{path.name}.parts")


def files_of(path: Path) -> list[Path]:
    """Returns all files of a run: the file itself if it exists, then the parts."""
    return [file for file in (path, *sorted(parts_of(path).glob("*.parquet"))) if file.is_file()]


def seed_in_file(path: Path) -> object:
    """Returns the seed of the run in this file, or None."""
    files = files_of(path) if path.name else []
    return purpose_of(files[0]).get("seed") if files else None


def _table(seat_results: list[SeatResult], of: Any) -> Any:
    columns = {name: [getattr(result, name) for result in seat_results] for name in COLUMNS}
    columns["used"] = [list(used.items()) for used in columns["used"]]
    return arrow().table(columns, schema=of)


@contextmanager
def _opened(file: Path) -> Iterator[Any]:
    """Opens a Parquet file. Errors become one line, also those that appear only while reading."""
    pa = arrow()
    try:
        with pa.parquet.ParquetFile(file) as source:
            yield source
    except FileNotFoundError:
        raise BadInput(f"{file}: no such file") from None
    except (OSError, pa.ArrowException) as error:
        raise BadInput(f"{file} is not a Parquet file: {str(error).splitlines()[0]}") from None


def purpose_of(file: Path) -> dict[str, Any]:
    """Returns what a file was made for."""
    with _opened(file) as source:
        found = source.schema_arrow
    metadata = (found.metadata or {}).get(KEY)
    try:
        purpose = json.loads(metadata) if metadata is not None else {}
    except ValueError:
        purpose = {}
    if not isinstance(purpose, dict) or purpose.pop("format", None) != FORMAT \
            or not isinstance(purpose.get("game"), str) or not found.equals(schema({})):
        raise BadInput(f"{file} is a Parquet file, but not one written by Landsraad")
    return purpose


def read_seat_results(file: Path) -> Iterator[SeatResult]:
    """Yields the seat results of a file."""
    with _opened(file) as source:
        for batch in source.iter_batches(BATCH, columns=list(COLUMNS)):
            for row in batch.to_pylist():
                row["used"] = dict(row["used"])
                yield SeatResult(**row)


def _numbers(file: Path) -> set[int]:
    with _opened(file) as source:
        return set(source.read(columns=["number"]).column("number").to_pylist())


def difference(there: dict[str, Any], here: dict[str, Any]) -> str:
    """Describes the first difference between two purposes."""
    for name in here:
        if there.get(name) != here[name]:
            return f"games with {name} {json.dumps(there.get(name), ensure_ascii=False)}, " \
                   f"not {json.dumps(here[name], ensure_ascii=False)}"
    return "games of another run"
