"""A review whose server is killed, as a user runs it. `test_reviews` checks that no part of it is lost."""

from __future__ import annotations

import time

import httpx

from server.bots.test_reviews import bring
from server.stack import TIMEOUT, run, running, served


def test_a_review_survives_a_kill(database: str) -> None:
    """The next server goes on with it, without anybody asking."""
    async def begun() -> str:
        async with running(database) as stack:
            return await bring(stack)
    path = f"/api/tables/{run(begun())}/review"
    with served(database) as first:
        with httpx.Client(base_url=f"http://{first.address}", timeout=TIMEOUT) as http:
            http.post(path, json={"depth": "quick"}).raise_for_status()
            told = http.get(path).raise_for_status().json()
            assert told["state"] in ("waiting", "running")
        first.kill()
    with served(database) as second, httpx.Client(base_url=f"http://{second.address}", timeout=TIMEOUT) as http:
        until = time.monotonic() + TIMEOUT
        now = {"state": "stopped"}  # until the server has read what was under way
        while now["state"] == "stopped" and time.monotonic() < until:
            now = http.get(path).raise_for_status().json()
        assert now["state"] in ("waiting", "running") and now["done"] >= told["done"]
