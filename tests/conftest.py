"""In which order tests run."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "web" / "test_browser.py"
COMPILED = Path(__file__).parent / "compiled"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test in a browser mostly waits, so one comes after every few files of tests that compute, not all of them
    together when nothing else is left to do. What is compiled takes longest and comes first."""
    files = [list(group) for _, group in groupby(items, key=lambda item: item.path)]
    files.sort(key=lambda tests: COMPILED not in tests[0].path.parents)
    browser = [item for tests in files if tests[0].path == BROWSER for item in tests]
    others = [tests for tests in files if tests[0].path != BROWSER]
    out: list[pytest.Item] = []
    given = 0
    for n, tests in enumerate(others, 1):
        out += tests
        due = len(browser) * n // len(others)
        out += browser[given:due]
        given = due
    items[:] = out if others else browser
