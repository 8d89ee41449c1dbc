"""The review page in a real browser."""

from __future__ import annotations

import json
import random
import sqlite3
import urllib.request
from pathlib import Path

import pytest

import landsraad
from landsraad.analysis.model import Depth
from landsraad.analysis.reviewer import Reviewer
from landsraad.kernel.records.format import write_record
from landsraad.kernel.table import Table
from web.conftest import Stage, served

pytestmark = pytest.mark.browser
ROUGH = Depth("quick", 2, 1, 1, 1.0)  # its numbers mean little, but there are many mistakes


def game() -> Table:
    table, chance = landsraad.new("imperium", players=2, seed=5), random.Random(5)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return table


def test_a_review_is_read_learned_from_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as base:
        table = game()
        review = Reviewer(table, ROUGH).run()
        ids = [bring(base, table), bring(base, table)]
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("INSERT INTO reviews VALUES (?, ?, ?, ?, ?)",
                             (ids[0], "quick", review.moves, True, review.to_bytes()))
        monkeypatch.setenv("LANDSRAAD_REVIEWED", " ".join(ids))
        stage = Stage(base, tmp_path / "browser")
        try:
            stage.play("review")
        finally:
            stage.close()


def bring(base: str, table: Table) -> str:
    body = json.dumps({"record": write_record(table, {"A": "Olena", "B": "Marek"})}).encode()
    request = urllib.request.Request(f"{base}/api/records", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])
