"""Background tasks: kept alive until they end, with their errors logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

LOG: Final = logging.getLogger("landsraad.server")
_TASKS: Final[set[asyncio.Task[Any]]] = set()


def spawn(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    task = asyncio.get_running_loop().create_task(work)
    _TASKS.add(task)
    task.add_done_callback(_done)
    return task


def _done(task: asyncio.Task[Any]) -> None:
    _TASKS.discard(task)
    if not task.cancelled() and task.exception() is not None:
        LOG.error("something in the background failed", exc_info=task.exception())
