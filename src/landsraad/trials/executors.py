"""Giving out work: to this process, the cores of this machine, or a Ray cluster. Results come as they are done."""

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
AHEAD: Final = 3  # jobs given out for each worker, so that none waits


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(do: Callable[[Work], Done], jobs: Iterable[Work], workers: int, ray: str | None = None) -> Iterator[Done]:
    if ray is not None:
        yield from _on_ray(do, jobs, ray)
    elif workers == 1:
        for job in jobs:
            yield do(job)
    else:
        yield from _on_cores(do, jobs, workers)


def _on_cores(do: Callable[[Work], Done], jobs: Iterable[Work], workers: int) -> Iterator[Done]:
    with ProcessPoolExecutor(workers, initializer=_end_with_parent) as pool:
        running: set[Future[Done]] = set()
        try:
            for job in jobs:
                running.add(pool.submit(do, job))
                if len(running) >= workers * AHEAD:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in done:
                        yield one.result()
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        except BrokenProcessPool:
            raise BadInput("a process that played games was ended from outside, or there was no memory left for it; "
                           "with --out, what is done is kept, and the same command goes on from there") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)  # an interrupt does not wait for thousands of games


def _end_with_parent() -> None:
    """In a worker: when whoever gave out the work is gone, however that came, nobody waits for it any more."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _on_ray(do: Callable[[Work], Done], jobs: Iterable[Work], address: str) -> Iterator[Done]:
    """`address` as Ray takes it: `auto`, `local`, `ray://host:10001`. Landsraad must be installed on every node."""
    try:
        import ray as cluster
    except ImportError:
        raise BadInput("--ray: Ray is not installed here; pip install ray") from None
    ray: Any = cluster
    mine = not ray.is_initialized()
    try:
        if mine:
            ray.init(address=address, log_to_driver=False, configure_logging=False, include_dashboard=None)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"--ray: no cluster at {address!r}: {(str(error) or repr(error)).splitlines()[0]}") from None
    except SystemExit:  # what Ray does when its own processes are not up in time
        raise BadInput(f"--ray: no cluster at {address!r}: Ray did not start; its logs say why") from None

    def work(job: Work) -> Done:  # what is called may be any callable; Ray wants a function
        return do(job)

    try:
        remote: Any = ray.remote(work)
        ahead = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
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
    """Whichever is done first."""
    (done,), _ = ray.wait(list(waiting), num_returns=1)
    waiting.remove(done)
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BadInput):
            raise BadInput(str(error.cause)) from None
        raise
