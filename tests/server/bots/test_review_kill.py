"""A review whose server is killed, as a user runs it. `test_reviews` checks that no part of it is lost."""

from __future__ import annotations

import httpx

from server.bots.test_reviews import record
from server.stack import TIMEOUT, served


def test_a_review_survives_a_kill(database: str) -> None:
    """The next server goes on with it, without anybody asking."""
    with served(database) as first:
        with httpx.Client(base_url=f"http://{first.address}", timeout=TIMEOUT) as http:
            id = http.post("/api/records", json={"record": record()}).raise_for_status().json()["id"]
            http.post(f"/api/tables/{id}/review", json={"depth": "quick"}).raise_for_status()
            told = http.get(f"/api/tables/{id}/review").raise_for_status().json()
            assert told["state"] in ("waiting", "running")
        first.kill()
    with served(database) as second, httpx.Client(base_url=f"http://{second.address}", timeout=TIMEOUT) as http:
        now = http.get(f"/api/tables/{id}/review").raise_for_status().json()
        assert now["state"] in ("waiting", "running") and now["done"] >= told["done"]
