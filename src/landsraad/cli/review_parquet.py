"""The file that `landsraad review --parquet` writes: a row for each decision, with the values of the moves compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from landsraad.analysis.model import Review
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import Record
from landsraad.trials.parquet import arrow

FORMAT: Final = "landsraad decisions 1"
COLUMNS: Final = ("move", "round", "seat", "kind", "played", "best", "loss", "error", "lead", "counts", "verdict")


def write_decisions(path: Path, record: Record, review: Review) -> None:
    """The metadata has the game, its options, its seed and the result, so each position can be rebuilt."""
    pa = arrow()
    kinds = {"move": pa.int32(), "round": pa.int32(), "loss": pa.float64(), "error": pa.float64(),
             "lead": pa.float64(), "counts": pa.bool_()}
    option = pa.struct([("move", pa.string()), ("chance", pa.float64()), ("share", pa.float64())])
    about = {"format": FORMAT, "game": review.game, "options": review.options, "seed": str(record.table.seed),
             "depth": review.depth, "seats": review.seats, "winners": review.winners}
    schema = pa.schema(
        [(name, kinds.get(name, pa.string())) for name in COLUMNS]
        + [("swing", pa.list_(pa.float64())), ("options", pa.list_(option)), ("won", pa.bool_())],
        metadata={b"landsraad": json.dumps(about, ensure_ascii=False).encode()})
    rows = [{**{name: getattr(each, name) for name in COLUMNS}, "swing": each.swing,
             "options": [{"move": one.move, "chance": one.chance, "share": one.share} for one in each.options],
             "won": each.seat in review.winners} for each in review.decisions]
    try:
        pa.parquet.write_table(pa.Table.from_pylist(rows, schema=schema), path)
    except OSError as error:
        raise BadInput(f"--parquet: cannot write {path}: {error.strerror or error}") from None
