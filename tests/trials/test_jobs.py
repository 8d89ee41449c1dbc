"""Jobs: this process, other processes and a Ray cluster play the same games."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import landsraad
from bots.core.test_observation import table_at
from landsraad.bots import observe
from landsraad.cli.commands.simulate import play_batch
from landsraad.kernel.errors import BadInput
from landsraad.trials.executors import run_jobs
from landsraad.trials.jobs import GameSpec, Job, bot_for, checked_bot, play_job
from landsraad.trials.seat_results import SeatResult
from support.networks import random_network, written

GAMES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("imperium", {"players": 3}, ["A", "B", "C"]), ("imperium", {"players": 2}, ["A", "B"]),
    ("imperium", {"players": 1}, ["A", "B", "C"]), ("uprising", {"players": 4}, ["A", "B", "C", "D"]),
    ("uprising", {"players": 1}, ["A", "B", "C"]), ("arrakis", {}, ["A", "B"]), ("arrakis", {"players": 1}, ["A", "B"])]


def jobs(game: str, given: dict[str, Any], n: int, bots: tuple[str, ...] = ()) -> list[Job]:
    known = landsraad.game(game)
    options = known.check_options(given)
    return [Job(game, known.version, (GameSpec(i, 70 + i, options, bots),)) for i in range(n)]


def flat(found: Any) -> list[SeatResult]:
    results = (result for seat_results in found for result in seat_results)
    return sorted(results, key=lambda result: (result.number, result.seat))


@pytest.mark.parametrize(("game", "given", "seats"), GAMES)
def test_results_of_a_game(game: str, given: dict[str, Any], seats: list[str]) -> None:
    """House Hagal has no score and no result; Rivals and the Harkonnen of a solo game do."""
    known = landsraad.game(game)
    (job,) = jobs(game, given, 1)
    seat_results = play_job(job)
    assert [result.seat for result in seat_results] == seats
    players = given.get("players", 2)
    assert [result.bot for result in seat_results] == ["random"] * players + ["automa"] * (len(seats) - players)
    assert sum(result.share for result in seat_results) == pytest.approx(1)
    assert all(result.leader for result in seat_results)
    kinds = {word.partition(".")[0] for result in seat_results for word in result.used}
    assert kinds <= {"space", "card", "die-result", "planning-card"} and kinds
    assert known.version == job.rules


@pytest.mark.parametrize(("game", "given"), [
    ("imperium", {"players": 3}), ("uprising", {"players": 2}), ("arrakis", {"players": 1})])
def test_bots_play_the_same_game_again(game: str, given: dict[str, Any]) -> None:
    work = jobs(game, given, 2, ("random",) * given["players"])
    first = flat(map(play_job, work))
    assert first == flat(map(play_job, work)) and first[0].checksum != first[-1].checksum


def test_other_processes_play_the_same_games() -> None:
    work = jobs("imperium", {"players": 3}, 5)
    here = flat(run_jobs(play_job, work, 1))
    assert flat(run_jobs(play_job, work, 2)) == here
    assert [result.number for result in here] == [n for n in range(5) for _ in range(3)]


def test_errors_of_workers_are_reported() -> None:
    wrong = [Job("imperium", "0.0", (GameSpec(0, 1, {}),))]
    for workers in (1, 2):
        with pytest.raises(BadInput, match=r"imperium: this worker has rules .*, the job needs 0\.0"):
            list(run_jobs(play_job, wrong, workers))
    short = jobs("imperium", {"players": 3}, 1, ("random",))
    with pytest.raises(BadInput, match="bots: 3 are needed, 1 given"):
        list(run_jobs(play_job, short, 1))


def killed(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_a_killed_worker_is_reported_in_one_line() -> None:
    with pytest.raises(BadInput, match="a worker process was killed"):
        list(run_jobs(killed, [1, 2, 3], 2))


WORK = r"""
import os, time
from landsraad.trials.executors import run_jobs

def work(job):
    os.write(1, b"%d\n" % os.getpid())  # one write: two workers never mix their lines
    time.sleep(600)

if __name__ == "__main__":
    list(run_jobs(work, [1, 2], 2))
"""


def test_workers_exit_with_their_parent(tmp_path: Path) -> None:
    (tmp_path / "work.py").write_text(WORK)
    sources = str(Path(landsraad.__file__).resolve().parent.parent)
    with subprocess.Popen([sys.executable, str(tmp_path / "work.py")], stdout=subprocess.PIPE, text=True,
                          env={**os.environ, "PYTHONPATH": sources}) as giver:
        assert giver.stdout is not None
        workers = [int(giver.stdout.readline()) for _ in range(2)]
        giver.kill()
    late = time.monotonic() + 300
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < late
        time.sleep(0.05)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_missing_ray_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="--ray: Ray is not installed; pip install"):
        list(run_jobs(play_job, [], 1, ray="local"))


def test_a_failing_ray_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ray:
        def is_initialized(self) -> bool:
            return False

        def init(self, **_: Any) -> None:
            sys.exit(1)

    monkeypatch.setitem(sys.modules, "ray", Ray())  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="--ray: no cluster at 'local': Ray did not start; its logs say why"):
        list(run_jobs(play_job, [], 1, ray="local"))


# ------------------------------------------------------------------ a local Ray


@pytest.fixture(scope="module")
def local_ray() -> Any:
    ray = pytest.importorskip("ray", reason="ray is not installed (pip install landsraad[ray])")
    sources = str(Path(landsraad.__file__).resolve().parent.parent)
    found = {"PYTHONPATH": os.pathsep.join([sources, os.environ.get("PYTHONPATH", "")])}
    try:
        ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False,
                 runtime_env={"env_vars": found})
    except SystemExit:  # it gives its processes half a minute
        pytest.skip("Ray is installed, but did not start on this machine in time")
    yield ray
    ray.shutdown()


def test_a_ray_cluster_plays_the_same_games(local_ray: Any) -> None:
    work = jobs("uprising", {"players": 2}, 6)
    assert flat(run_jobs(play_job, work, 1, ray="auto")) == flat(run_jobs(play_job, work, 1))


def test_a_ray_cluster_runs_callables_that_are_not_functions(local_ray: Any) -> None:
    """Like the one that `simulate` uses without --out."""
    options = landsraad.game("imperium").check_options({"players": 2})
    work = partial(play_batch, "imperium", options, 9)
    (here,), (there,) = list(run_jobs(work, [(0, 3)], 1)), list(run_jobs(work, [(0, 3)], 1, ray="auto"))
    assert here == there and here.games == 3


def test_errors_of_a_cluster_are_reported(local_ray: Any) -> None:
    with pytest.raises(BadInput, match=r"imperium: this worker has rules .*, the job needs 0\.0"):
        list(run_jobs(play_job, [Job("imperium", "0.0", (GameSpec(0, 1, {}),))], 1, ray="auto"))


def test_a_bot_may_bring_its_networks(tmp_path: Path) -> None:
    """`mentat:8@FOLDER` takes its networks from there."""
    options: dict[str, Any] = {"players": 3}
    game = landsraad.game("imperium").variant(options)
    written(tmp_path, random_network(game, options))
    t = table_at("imperium", options, 3, 30)
    found = {name: bot_for(game, name, "1").explain(observe(t))[0].value  # type: ignore[attr-defined]
             for name in (f"mentat:16@{tmp_path}", "mentat:16@none", "mentat:16")}
    assert found[f"mentat:16@{tmp_path}"] != found["mentat:16@none"]
    for name in ("mentat:16@none", f"mentat@{tmp_path}", "greedy", "run:anything"):
        checked_bot(name)
    for name in ("greedy@none", f"mentat@{tmp_path}/missing", "hard@none"):
        with pytest.raises(BadInput, match="after @ comes none, or a folder"):
            checked_bot(name)
    with pytest.raises(BadInput, match="unknown bot"):
        checked_bot("gredy@none")
