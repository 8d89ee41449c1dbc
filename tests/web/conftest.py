"""The real server with the built client, and what drives a real browser; without one these tests say why they skip."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A scenario that hangs is stopped; how long one takes is no business of a test.
HANGS = 900


def node() -> str | None:
    """Node of the virtual environment, where `make` puts it if the machine has none, or the machine's."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return shutil.which("node", path=places)


def missing() -> str:
    """What is not there of all that a browser test needs, in one line."""
    if node() is None:
        return "Node is not installed: `make setup` fetches it"
    if not (WEB / "node_modules" / "playwright-core").is_dir():
        return "the client's tools are not installed: `make setup` fetches them"
    if not (ROOT / "src" / "landsraad" / "server" / "static" / "index.html").is_file():
        return "the client is not built: run `make web`"
    if browser() is None:
        return ("Chromium is not installed: on Debian, `apt-get install chromium`; "
                "elsewhere, name one in LANDSRAAD_CHROMIUM")
    return ""


def browser() -> str | None:
    named = os.environ.get("LANDSRAAD_CHROMIUM")
    return named if named else next((found for name in BROWSERS if (found := shutil.which(name))), None)


@contextmanager
def served(place: Path, **environment: str) -> Iterator[str]:
    """Runs a server as a user starts it, on a database of its own; its address."""
    reason = missing()
    if reason:
        pytest.skip(reason)
    with (place / "stderr").open("w") as errors:
        server = subprocess.Popen(
            [sys.executable, "-m", "landsraad.cli.main", "serve", "--no-browser", "--port", "0", "--bots", "random",
             "--database", f"sqlite:///{place / 'tables.db'}"],
            stdout=subprocess.PIPE, stderr=errors, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANDSRAAD_UNLIMITED": "1",
                 "LANDSRAAD_INTERNAL_WEBHOOKS": "1", **environment})
    assert server.stdout is not None
    line = server.stdout.readline()
    try:
        assert line.startswith("Landsraad at http://"), line + (place / "stderr").read_text()
        yield line.split()[2].rstrip("/")
    finally:
        server.terminate()
        server.wait(timeout=120)
        server.stdout.close()
    assert "Traceback" not in (place / "stderr").read_text(), (place / "stderr").read_text()


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("web")) as address:
        yield address


class FlakyScenario(UserWarning):
    """A scenario that failed and then passed. It should be mended: something in it depends on luck or load."""


class Stage:
    """A browser in which one scenario of `web/e2e` is played after the other; after one that failed, a new one."""

    def __init__(self, base: str, errors: Path) -> None:
        self.base = base
        self.errors = errors
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> subprocess.Popen[str]:
        program = node()
        assert program is not None
        with self.errors.open("w") as errors:
            return subprocess.Popen(
                [program, "e2e/run.mjs", "-", self.base], cwd=WEB, text=True, stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=errors, env={**os.environ, "LANDSRAAD_CHROMIUM": browser() or ""})

    def play(self, scenario: str) -> None:
        """Plays a scenario, and a second time if it fails: what then passes is listed among the warnings."""
        first = self.attempt(scenario)
        if first and (second := self.attempt(scenario)):
            pytest.fail(f"{first}\n\nand the second time:\n{second}", pytrace=False)
        if first:
            warnings.warn(FlakyScenario(first), stacklevel=2)

    def attempt(self, scenario: str) -> str:
        """What went wrong; empty if nothing did."""
        if self.process is None:
            self.process = self.open()
        process = self.process
        assert process.stdin is not None and process.stdout is not None
        hangs = Timer(HANGS, process.kill)
        hangs.start()
        try:
            process.stdin.write(scenario + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = "the browser is gone"
        finally:
            hangs.cancel()
        if answer.strip() == scenario:
            return ""
        self.close()
        return f"{scenario}: {answer}\n{self.errors.read_text()}"

    def close(self) -> None:
        if self.process is None:
            return
        process, self.process = self.process, None
        hangs = Timer(60, process.kill)
        hangs.start()
        process.communicate()  # there are no more names: it ends
        hangs.cancel()


@pytest.fixture(scope="session")
def stage(base: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    stage = Stage(base, tmp_path_factory.mktemp("stage") / "stderr")
    yield stage
    stage.close()


@pytest.fixture
def play(stage: Stage) -> Callable[[str], None]:
    """Play a scenario of `web/e2e` in a browser."""
    return stage.play


@pytest.fixture
def play_with_sets(tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Play a scenario on a server that knows the sets of `tests/sets`."""
    with served(tmp_path, LANDSRAAD_MODULES=str(ROOT / "tests" / "sets")) as address:
        stage = Stage(address, tmp_path / "browser")
        yield stage.play
        stage.close()
