"""Checks the links of the site's pages and of the Markdown files in the checkout."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.docs.markdown import anchors, links


def broken(folder: Path) -> Iterator[str]:
    """One line for each broken link of the pages in a folder."""

    @cache
    def places(path: str) -> frozenset[str] | None:
        file = folder / path
        return frozenset(anchors(file.read_text("utf-8"))) if file.suffix == ".md" and file.is_file() else None

    for file in sorted(folder.rglob("*.md")):
        here = file.relative_to(folder).as_posix()
        for link in links(file.read_text("utf-8")):
            if link.foreign:
                continue
            target, _, anchor = link.target.partition("#")
            path = posixpath.normpath(posixpath.join(posixpath.dirname(here), target)) if target else here
            if not (folder / path).exists():
                yield f"{here}:{link.line}: there is no {path} (linked as {link.target})"
            elif anchor and anchor not in (places(path) or ()):
                yield f"{here}:{link.line}: {path} has no place #{anchor}"
