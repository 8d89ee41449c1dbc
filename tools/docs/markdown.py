"""Markdown helpers: escaping, anchors and links."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

_MARKS = re.compile(r"([\\`*_\[\]<>|])")
_FENCE = re.compile(r"^ {0,3}(```+|~~~+)")
_HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*$")
_ATTRIBUTES = re.compile(r"\{:?\s*([^{}]*)\}\s*$")
_ID = re.compile(r"(?:^|\s)#([\w.:-]+)")
_HTML_ID = re.compile(r"""\bid=["']([^"']+)["']""")
_LINK = re.compile(r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|\[[^\[\]]*\])*)\]\((?P<target>[^()\s]*)(?:\s+\"[^\"]*\")?\)")
_CODE = re.compile(r"(`+)(?:.*?)\1")


@dataclass(frozen=True, slots=True)
class Link:
    line: int
    text: str
    target: str
    image: bool

    @property
    def foreign(self) -> bool:
        """Does the link lead to another site, which cannot be checked here?"""
        return bool(re.match(r"[a-z][a-z0-9+.-]*:|//", self.target))


def plain(text: str) -> str:
    """The text with all Markdown characters escaped."""
    return _MARKS.sub(r"\\\1", " ".join(text.split()))


def slug(title: str) -> str:
    """The anchor of a heading, by the rule of Python-Markdown's table of contents."""
    ascii_only = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", ascii_only).strip().lower())


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines outside code blocks."""
    fence = ""
    for number, line in enumerate(text.splitlines(), 1):
        found = _FENCE.match(line)
        if fence:
            if found and found[1].startswith(fence):
                fence = ""
        elif found:
            fence = found[1]
        elif not line.startswith("    ") or line.lstrip().startswith(("-", "*", "[")):
            yield number, line


def anchors(text: str) -> set[str]:
    """All anchors of a page."""
    found: set[str] = set()
    for _, line in prose(text):
        found.update(_HTML_ID.findall(line))
        attributes = _ATTRIBUTES.search(line)
        named = _ID.search(attributes[1]) if attributes else None
        if named:
            found.add(named[1])
        heading = _HEADING.match(line)
        if heading and not named:
            title = _ATTRIBUTES.sub("", heading[1])
            base = slug(_LINK.sub(lambda link: link["text"], title).replace("`", ""))
            name, n = base, 0
            while name in found:
                n += 1
                name = f"{base}_{n}"
            found.add(name)
    return found


def links(text: str) -> Iterator[Link]:
    """The links of a page outside code."""
    for number, line in prose(text):
        for match in _LINK.finditer(_without_code(line)):
            yield Link(number, match["text"], match["target"], bool(match["image"]))


def _without_code(line: str) -> str:
    return _CODE.sub(lambda code: " " * len(code[0]), line)


def rewrite(text: str, change: dict[str, str | None]) -> str:
    """Replaces the targets of links. None keeps only the text of the link."""
    out = text.splitlines()
    for number, line in prose(text):
        spaced = _without_code(line)
        for match in reversed(list(_LINK.finditer(spaced))):
            if match["target"] in change:
                target = change[match["target"]]
                words = line[match.start("text"):match.end("text")]
                new = words if target is None else f"{match['image']}[{words}]({target})"
                line = line[:match.start()] + new + line[match.end():]
        out[number - 1] = line
    return "\n".join(out) + "\n"
