"""Sets the order in which tests run. How long an example of `hypothesis` takes is never checked."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("landsraad", deadline=None)
settings.load_profile("landsraad")

BROWSER = Path(__file__).parent / "web" / "test_browser.py"
COMPILED = Path(__file__).parent / "compiled"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs compiled tests first and spreads browser tests among the others.

    Compiled tests take the longest. Browser tests mostly wait, so one follows every few files that compute.
    """
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
