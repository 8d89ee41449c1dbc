"""A compiled core that appears while the server runs: bots think with it without a restart."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

import landsraad
from landsraad.bots import observe
from landsraad.server.bots import processes
from landsraad.server.bots.processes import CORE, CORE_STAMP, Line, Workers
from landsraad.server.bots.questions import ANSWER, Question
from landsraad.server.scheduling import QUICK_LANE
from tools import launch

PACKAGE = Path(landsraad.__file__).parent
STAMP = "of these sources"


def fake_build(folder: Path) -> None:
    """A package whose bot `random` always plays the last legal move."""
    shutil.copytree(PACKAGE, folder / "landsraad", ignore=shutil.ignore_patterns("static", "__pycache__"))
    file = folder / "landsraad" / "bots" / "core" / "random.py"
    text = file.read_text(encoding="utf-8")
    changed = text.replace("legal[int(self._random.random() * len(legal))]", "legal[-1]")
    assert changed != text
    file.write_text(changed, encoding="utf-8")


@pytest.mark.long
def test_bots_switch_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "compiled"
    monkeypatch.setenv(CORE, str(folder))
    monkeypatch.setenv(CORE_STAMP, STAMP)
    t = landsraad.new("imperium", players=3, seed=5)
    while len(t.legal()) < 8:
        t.play(t.legal()[0])
    legal = [t.notation(move) for move in t.legal()]
    observation = observe(t)

    async def answers(workers: Workers) -> list[str]:
        found = []
        for seed in range(6):
            if not workers.free(QUICK_LANE):
                workers.grow(QUICK_LANE)
                await asyncio.gather(*workers.starting.values())
            question = Question("random", str(seed), "imperium", observation.to_bytes(), 0, t.options)
            found.append(ANSWER.decode((await workers.ask(QUICK_LANE, question)).body).move)
        return found

    async def go() -> None:
        workers = Workers(1)
        await workers.start()
        try:
            before = await answers(workers)
            assert set(before) <= set(legal) and len(set(before)) > 1
            fake_build(folder)
            workers.sweep()  # not complete yet
            assert await answers(workers) == before
            (folder / ".sources").write_text(STAMP, encoding="utf-8")
            old = workers.lines[QUICK_LANE][0]
            workers.sweep()
            assert old.lost and workers.core.folder == folder and workers.lost == 0
            assert await answers(workers) == [legal[-1]] * 6
        finally:
            await workers.stop()

    asyncio.run(go())


def test_one_that_thinks_finishes_its_answer() -> None:
    """Its process ends after it."""
    class Process:
        def is_alive(self) -> bool:
            return True

    class Transport:
        closed = False

        def write(self, data: bytes) -> None:
            pass

        def close(self) -> None:
            self.closed = True

    async def go() -> None:
        workers, line, transport = Workers(1), Line(Process()), Transport()  # type: ignore[arg-type]
        line.connection_made(transport)
        workers.lines[QUICK_LANE] = [line]
        reply = line.ask(Question("random", "1", "imperium", b"", 0))
        workers.grow = lambda lane: None  # type: ignore[method-assign]
        workers._replace_all()
        assert not transport.closed and workers.lines[QUICK_LANE] == []
        body = processes.packed(processes.Reply(0.1, b"moved"))
        line.data_received(body)
        assert (await reply).body == b"moved" and transport.closed

    asyncio.run(go())


def test_nothing_is_awaited_without_a_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CORE, raising=False)
    workers = Workers(1)
    assert not workers.core.appears() and workers.core.folder is None


def test_the_launcher_says_where_it_will_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (launch.CORE, launch.CORE_STAMP) == (CORE, CORE_STAMP)
    told: list[dict[str, str]] = []
    monkeypatch.setattr(launch, "OUT", tmp_path / "compiled")
    monkeypatch.setattr(launch, "missing_tool", lambda: "")
    monkeypatch.setattr(launch, "compile_beside", lambda: None)
    monkeypatch.setattr(launch, "serve", lambda arguments, more: told.append(more) or 0)
    launch.main([])
    assert told == [{CORE: str(tmp_path / "compiled"), CORE_STAMP: launch.fingerprint()}]
