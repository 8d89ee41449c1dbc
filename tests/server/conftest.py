"""What asks for a `database` runs on SQLite; if it is about keeping, tables with their clocks or several processes, it
runs on a PostgreSQL started for it, too. What takes longest runs on one of them, which the sample chooses.
`LANDSRAAD_SAMPLE=all` runs all of it on both."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from server.stack import free_port
from support.sampling import ALL, sampled


class Postgres:
    def __init__(self, port: int) -> None:
        self.port = port

    def database(self) -> str:
        name = f"t{uuid4().hex[:12]}"
        with psycopg.connect(f"postgresql://landsraad@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://landsraad@127.0.0.1:{self.port}/{name}"


def find_tool(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(found[0]) if found else shutil.which(name)


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            pass
    return None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    initdb, server = find_tool("initdb"), find_tool("postgres")
    if initdb is None or server is None:
        pytest.skip("PostgreSQL is not installed: neither on the PATH nor under /usr/lib/postgresql")
    user = unprivileged()
    if os.geteuid() == 0 and user is None:
        pytest.skip("PostgreSQL does not run as root, and there is no other user here")
    place = Path(tempfile.mkdtemp(prefix="landsraad-pg-"))
    if user is not None:
        shutil.chown(place, user)
    as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user is not None else {}
    data = place / "data"
    made = subprocess.run([initdb, "-D", str(data), "-U", "landsraad", "-A", "trust", "-E", "UTF8", "--no-sync",
                           "--locale=C"], capture_output=True, text=True, cwd=place, **as_user)
    if made.returncode != 0:
        pytest.skip(f"initdb failed: {made.stderr.strip().splitlines()[-1]}")
    port = free_port()
    process = subprocess.Popen([server, "-D", str(data), "-p", str(port), "-k", str(place), "-c",
                                "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200"],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=place, **as_user)
    try:
        wait_for(port, process)
        yield Postgres(port)
    finally:
        process.terminate()
        process.wait(timeout=120)
        shutil.rmtree(place, ignore_errors=True)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    import time
    for _ in range(1800):
        try:
            psycopg.connect(f"postgresql://landsraad@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            if process.poll() is not None:
                pytest.skip("PostgreSQL did not start")
            time.sleep(0.1)
    raise AssertionError("PostgreSQL did not answer in three minutes")


HERE = Path(__file__).parent
KINDS = ("sqlite", "postgresql")
ON_ONE = {  # the turn of each in the sample
    "test_one_process_after_the_other_restarts_while_everybody_plays": 1,
    "test_nothing_that_was_told_is_lost_by_a_kill": 0,
    "test_a_server_killed_at_the_end_of_a_game_rates_it_when_it_is_back": 1,
    "test_whatever_happens_the_log_tells_the_same_clock": 1,
    "test_kills_lose_nothing_and_repeat_nothing": 0,
    "test_nobody_pays_for_a_server_that_was_down": 0,
    "test_the_queue_survives_a_kill": 1,
    "test_a_review_survives_a_kill": 0,
    "test_a_review_goes_on_where_a_killed_server_left_it": 1,
    "test_the_first_attempt_rates_both_and_no_other": 1,
}
ON_BOTH = (*(HERE / folder for folder in ("storage", "tables", "profiles", "challenges", "notices", "lobby", "ladder")),
           HERE / "test_processes.py", HERE / "test_restarts.py")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        path = metafunc.definition.path
        both = ALL or any(place in (path, *path.parents) for place in ON_BOTH)
        turn = ON_ONE.get(metafunc.definition.name)
        kinds = [*KINDS] if both else ["sqlite"]
        if turn is not None and find_tool("initdb") is not None:
            kinds = sampled(KINDS, 2, turn)
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'landsraad.db'}"
    found: Postgres = request.getfixturevalue("postgres")
    return found.database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'landsraad.db'}"
