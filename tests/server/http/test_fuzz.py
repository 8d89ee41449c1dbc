"""Whatever comes in: no crash, no 500, and the next visitor is served as if nothing had been."""

from __future__ import annotations

import asyncio
import random
import string
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from landsraad.server.http.api import Api
from landsraad.server.http.openapi import document
from landsraad.server.profiles.calls import ProfileCalls
from landsraad.server.settings import Settings
from landsraad.server.solving.calls import SolvingCalls
from server.stack import Process, Stack, becomes, run, running
from support.sampling import ALL

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    import os
    os.environ["LANDSRAAD_UNLIMITED"] = "1"
    made = Process(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'landsraad.db'}")
    del os.environ["LANDSRAAD_UNLIMITED"]
    try:
        yield made
    finally:
        assert made.stop() == ""  # nothing was noted as gone wrong


def _operations() -> dict[str, Any]:
    api = Api(None, None, Settings(database=""), None)  # type: ignore[arg-type]
    profiles = ProfileCalls(None, api.settings)  # type: ignore[arg-type]
    schema = schemathesis.openapi.from_dict(document(
        [*api.endpoints(), *profiles.endpoints(), *SolvingCalls(None).endpoints()]))
    found = [result.ok() for result in schema.get_all_operations()]
    return {f"{operation.method.upper()} {operation.path}": operation for operation in found}


OPERATIONS = _operations()
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
          response_schema_conformance]


@pytest.fixture(scope="module")
def table(process: Process) -> dict[str, Any]:
    async def make() -> dict[str, Any]:
        stack = Stack(process.address)
        made: dict[str, Any] = await stack.new(3, listed=True, seats=[{"controller": "human"}, {"controller": "open"}])
        await stack.http.aclose()
        return made
    return dict(run(make()))


@pytest.fixture
def visitor(process: Process) -> str:
    """The cookie of a new profile: a test may delete it."""
    answer = httpx.post(f"http://{process.address}/api/profile", json={"name": "Olena"},
                        headers={"origin": f"http://{process.address}"})
    return answer.headers["set-cookie"].split(";")[0]


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("name", list(OPERATIONS))
def test_the_document_is_kept(name: str, mode: GenerationMode, process: Process, table: dict[str, Any],
                                  visitor: str) -> None:
    """Every answer is one the document knows, for good requests and for bad ones."""
    operation = OPERATIONS[name]
    seen: set[int] = set()

    @settings(max_examples=40 if ALL else 20, phases=[Phase.generate], derandomize=True, database=None,
              suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), here=booleans())
    def ask(case: Any, here: bool) -> None:
        if here and "id" in (case.path_parameters or {}):  # half of them at a table, from one who sits there
            case.path_parameters["id"] = table["id"]
            token = table["seats"][0]["token"]
            if isinstance(case.body, dict) and "token" in case.body and "revoke" not in name:
                case.body["token"] = token
            elif case.method == "GET":
                case.headers = {**(case.headers or {}), "authorization": f"Bearer {token}"}
        if "wait" in (case.query or {}):
            case.query["wait"] = 0 if isinstance(case.query["wait"], int) else case.query["wait"]
        if "/api/profile" in name:  # half of them by the page of somebody who is signed in
            case.headers = {**(case.headers or {}), "origin": f"http://{process.address}"}
            if here:
                case.headers["cookie"] = visitor
        answer = case.call(base_url=f"http://{process.address}")
        seen.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    try:
        ask()
    except Unsatisfiable:
        pytest.skip("nothing can be wrong with a request without parameters")
    assert seen and max(seen) < 500


def test_the_socket_stands_any_message(sqlite: str) -> None:
    chance = random.Random(5)
    words = ["move", "undo", "say", "language", "ping", "hello", "state", "", "\x00", "agent", "A", "en"]

    def value(depth: int = 0) -> Any:
        kind = chance.randrange(9)
        if kind == 0:
            return chance.choice(words)
        if kind == 1:
            return "".join(chance.choice(string.printable + "ěЖ💧\ud7ff") for _ in range(chance.randrange(40)))
        if kind == 2:
            return chance.choice([0, 1, -1, 2**31, 2**63, -2**63, 2**70, 1e308, 0.5, True, None])
        if kind == 3 and depth < 3:
            return [value(depth + 1) for _ in range(chance.randrange(4))]
        if kind == 4 and depth < 3:
            return {str(value(3)): value(depth + 1) for _ in range(chance.randrange(4))}
        return chance.choice(words)

    def message(seq: int) -> str | bytes:
        kind = chance.randrange(8)
        if kind == 0:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
        if kind == 1:
            return "".join(chance.choice(string.printable) for _ in range(chance.randrange(60)))
        if kind == 2:
            return "[" * chance.randrange(2000)
        known = chance.choice(["move", "undo", "say", "language", "ping", "hello"])
        fields = {"move": {"expect": seq, "move": value()}, "undo": {"expect": seq, "reset": value()},
                  "say": {"text": value()}, "language": {"lang": value()}, "ping": {}, "hello": {"token": value()}}
        body: dict[str, Any] = {"type": known, **fields[known]}
        if kind == 3:
            body[str(value(3))] = value()
        if kind == 4 and len(body) > 1:
            del body[chance.choice(list(body))]
        import json
        return json.dumps(body)

    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3)
            token = made["seats"][0]["token"]
            sent = closed = 0
            while sent < 1500:
                try:
                    async with connect(f"ws://{stack.address}/api/tables/{made['id']}/socket") as raw:
                        if chance.random() < 0.8:
                            await raw.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
                        seq = 0
                        for _ in range(chance.randrange(1, 60)):
                            await raw.send(message(seq))
                            sent += 1
                        async with asyncio.timeout(0.05):
                            while True:
                                answer = msgspec.json.decode(await raw.recv())
                                assert answer["type"] in ("state", "update", "refused", "pong")
                                if answer["type"] == "refused":
                                    assert "\n" not in answer["error"] and len(answer["error"]) <= 400
                except TimeoutError:
                    pass
                except ConnectionClosed as ended:
                    closed += 1
                    assert ended.rcvd is None or ended.rcvd.code in (1000, 1003, 1007, 1009, 4400, 4401, 4408), ended
            assert (await stack.get(f"/api/tables/{made['id']}", token))["you"] == "A"
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            await becomes(lambda: not live.watchers and not stack.server.sockets.open)  # type: ignore[union-attr]
    import logging
    noted: list[str] = []

    class Noted(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            noted.append(record.getMessage())
    handler = Noted(logging.WARNING)
    logging.getLogger("landsraad.server").addHandler(handler)
    try:
        run(go())
    finally:
        logging.getLogger("landsraad.server").removeHandler(handler)
    assert noted == []


def test_who_says_no_hello_is_shown_out(sqlite: str) -> None:
    async def code(stack: Stack, id: str, first: str | None) -> int:
        async with connect(f"ws://{stack.address}/api/tables/{id}/socket") as raw:
            if first is not None:
                await raw.send(first)
            with pytest.raises(ConnectionClosed) as ended:
                while True:
                    await raw.recv()
            assert ended.value.rcvd is not None
            return ended.value.rcvd.code

    async def go() -> None:
        async with running(sqlite, hello=0.2) as stack:
            made = await stack.new(3)
            assert await code(stack, made["id"], None) == 4408
            assert await code(stack, made["id"], "what") == 4400
            assert await code(stack, made["id"], '{"type":"ping"}') == 4400
            assert await code(stack, made["id"], '{"type":"hello","token":"guess"}') == 4401
            assert await code(stack, "nosuchtable", '{"type":"hello"}') == 4404
            assert await code(stack, made["id"], '{"type":"hello","token":"' + "x" * 5000 + '"}') == 1009
    run(go())


def test_who_is_too_fast_or_too_long_is_told(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, requests=(20, 1), makings=(2, 0.01), messages=(5, 0.1), sockets=3) as stack:
            first = await stack.new(3)
            await stack.new(3)
            refused = await stack.http.post("/api/tables", json={"game": "imperium"})
            assert refused.status_code == 429 and refused.headers["retry-after"]
            async with connect(f"ws://{stack.address}/api/tables/{first['id']}/socket") as raw:
                await raw.send('{"type":"hello"}')
                for _ in range(10):
                    await raw.send('{"type":"ping"}')
                with pytest.raises(ConnectionClosed) as ended:
                    while True:
                        await raw.recv()
                assert ended.value.rcvd is not None and ended.value.rcvd.code == 4429
            answers = [(await stack.http.get("/api/tables")).status_code for _ in range(30)]
            assert answers[0] == 200 and answers[-1] == 429
    run(go())

    async def long() -> None:
        async with running(sqlite) as stack:
            large = await stack.http.post("/api/tables", content=b"[" + b" " * 70_000,
                                          headers={"content-type": "application/json"})
            assert large.status_code == 413

            async def chunks() -> Any:
                for _ in range(100):
                    yield b" " * 1000
            streamed = await stack.http.post("/api/tables", content=chunks(),
                                             headers={"content-type": "application/json"})
            assert streamed.status_code == 413
            assert (await stack.http.post("/api/tables", content=b"{}")).status_code == 415
            deep = await stack.http.post("/api/tables", content=b'{"game":' + b"[" * 60_000,
                                         headers={"content-type": "application/json"})
            assert deep.status_code == 400
            assert (await stack.http.put("/api/tables", json={})).status_code == 405
            assert (await stack.http.get("/api/nothing")).status_code == 404
            assert (await stack.http.get("/api/tables/%00%ff")).status_code == 404
            for body in ({"game": "imperium", "options": {"players": 9}}, {"game": "chess"}, {"game": 5}, {},
                         {"game": "imperium", "seed": ""}, {"game": "imperium", "seed": 1.5},
                         {"game": "imperium", "seed": True}, {"game": "imperium", "seed": [1]},
                         {"game": "imperium", "seed": "splitmix32:x"}, {"game": "imperium", "seed": "splitmix32:7"},
                         {"game": "imperium", "seats": [{}] * 9}, {"game": "imperium", "title": "x" * 81},
                         {"game": "imperium", "seats": [{"name": "a\u0000b"}]}, {"game": "imperium", "surprise": 1},
                         {"game": "imperium", "options": {"seed": 3}}, {"game": "imperium", "options": {"a b": 3}}):
                answer = await stack.http.post("/api/tables", json=body)
                assert answer.status_code == 400, (body, answer.text)
                assert "\n" not in answer.json()["error"]
    run(long())
