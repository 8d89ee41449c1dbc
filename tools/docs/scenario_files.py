"""The scenarios of a file as plain values. Several pages read the same files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml


@cache
def scenarios_of(path: Path) -> list[dict[str, Any]]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # PyYAML may have been built without C
    return [found for found in yaml.load_all(path.read_text("utf-8"), Loader=loader) if isinstance(found, dict)]
