"""Checks that the built pages load no script, style, font or picture from another host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

_HOST = re.compile(r"^\s*(?:https?:)?//")
_CSS = re.compile(r"""(?:url\(\s*|@import\s+)["']?((?:https?:)?//[^"')\s]+)""")
# What a browser loads automatically; links are allowed.
LOADED = {"script": ("src",), "img": ("src", "srcset"), "iframe": ("src",), "source": ("src", "srcset"),
          "video": ("src", "poster"), "audio": ("src",), "embed": ("src",), "object": ("data",), "use": ("href",)}
LOADING_LINKS = {"stylesheet", "preload", "prefetch", "preconnect", "dns-prefetch", "icon", "modulepreload", "manifest"}


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        names = LOADED.get(tag, ())
        if tag == "link" and LOADING_LINKS & set(attributes.get("rel", "").split()):
            names = ("href",)
        self.found += [attributes[name] for name in names if _HOST.match(attributes.get(name, ""))]
        self.found += _CSS.findall(attributes.get("style", ""))

    def handle_data(self, data: str) -> None:
        self.found += _CSS.findall(data) if self.get_starttag_text() == "<style>" else []


def foreign(site: Path) -> Iterator[str]:
    """One line for each resource of another host that a page or a style would load."""
    for path in sorted(site.rglob("*")):
        if path.suffix == ".html":
            page = _Page()
            page.feed(path.read_text("utf-8"))
            found = page.found
        elif path.suffix == ".css":
            found = _CSS.findall(path.read_text("utf-8"))
        else:
            continue
        yield from (f"{path.relative_to(site)}: loads {address}" for address in found)
