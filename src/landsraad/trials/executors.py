"""Runs jobs in this process, on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import parent_process
from typing import Any, Final, TypeVar

from landsraad.kernel.errors import BadInput

Work = TypeVar("Work")
Done = TypeVar("Done")
QUEUED_PER_WORKER: Final = 3  # jobs, so that no worker waits


def cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_jobs(do: Callable[[Work], Done], jobs: Iterable[Work], workers: int, ray: str | None = None) -> Iterator[Done]:
    """Yields the result of each job, in the order in which they finish."""
    if ray is not None:
        yield from _on_ray(do, jobs, ray)
    elif workers == 1:
        for job in jobs:
            yield do(job)
    else:
        yield from _on_cores(do, jobs, workers)


def _on_cores(do: Callable[[Work], Done], jobs: Iterable[Work], workers: int) -> Iterator[Done]:
    with ProcessPoolExecutor(workers, initializer=_exit_with_parent) as pool:
        running: set[Future[Done]] = set()
        try:
            for job in jobs:
                running.add(pool.submit(do, job))
                if len(running) >= workers * QUEUED_PER_WORKER:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in done:
                        yield one.result()
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        except BrokenProcessPool:
            raise BadInput("a worker process was killed or ran out of memory; with --out, finished games are kept and "
                           "the same command continues from there") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)  # an interrupt must not wait for thousands of games


def _exit_with_parent() -> None:
    """Ends this worker when its parent process has gone away."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _on_ray(do: Callable[[Work], Done], jobs: Iterable[Work], address: str) -> Iterator[Done]:
    """`address` is what `ray.init` accepts. Every node needs Landsraad with the same rules."""
    try:
        import ray as cluster
    except ImportError:
        raise BadInput("--ray: Ray is not installed; pip install ray") from None
    ray: Any = cluster
    mine = not ray.is_initialized()
    try:
        if mine:
            ray.init(address=address, log_to_driver=False, configure_logging=False, include_dashboard=None)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"--ray: no cluster at {address!r}: {(str(error) or repr(error)).splitlines()[0]}") from None
    except SystemExit:  # Ray exits if its own processes do not start in time
        raise BadInput(f"--ray: no cluster at {address!r}: Ray did not start; its logs say why") from None

    def work(job: Work) -> Done:  # Ray accepts only functions, `do` may be any callable
        return do(job)

    try:
        remote: Any = ray.remote(work)
        ahead = max(int(ray.cluster_resources().get("CPU", 1)), 1) * QUEUED_PER_WORKER
        waiting: deque[Any] = deque()
        for job in jobs:
            waiting.append(remote.remote(job))
            if len(waiting) >= ahead:
                yield _first(ray, waiting)
        while waiting:
            yield _first(ray, waiting)
    finally:
        if mine:
            ray.shutdown()


def _first(ray: Any, waiting: deque[Any]) -> Any:
    """Returns the result that is ready first."""
    (done,), _ = ray.wait(list(waiting), num_returns=1)
    waiting.remove(done)
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BadInput):
            raise BadInput(str(error.cause)) from None
        raise
