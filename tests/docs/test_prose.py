"""Documentation, comments and English messages avoid the phrases that a native speaker would not write."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PHRASES = ("is no", "anew", "whoever", "who looks", "is said", "is told", "otherwise than", "so that one")
PLAIN = (r"there is no(?! \w+ called)", "is no longer")  # plain English, although one of the phrases is in it
GAP = r"\s+(?:#:?\s*|//+\s*|\*\s*)?"  # a phrase may run over two lines of a comment


def any_of(phrases: tuple[str, ...]) -> str:
    return "|".join(rf"\b{phrase.replace(' ', GAP)}\b" for phrase in phrases)


WORDS = re.compile(f"{any_of(PLAIN)}|(?P<wrong>{any_of(PHRASES)})", re.IGNORECASE)

ALLOWED = {  # file: what may stand there
    "src/landsraad/games/dune/bases/uprising/locales/en/names.ftl": "is No",  # "Price is No Object", a card
}
NOT_YET = (  # folders and files that are being rewritten
    "src/landsraad/server/http/endpoints.py",  # its texts and those of the messages are part of the OpenAPI schema
    "src/landsraad/server/protocol/game_messages.py",
    "src/landsraad/server/protocol/messages.py",
    "src/landsraad/server/views/encoded_view.py",
    "src/landsraad/server/views/revisions.py",
    "web/src/api/schema.d.ts",  # generated from the OpenAPI schema
)


def pages() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    yield from (ROOT / "docs").glob("*.md")
    yield ROOT / "web" / "README.md"


def sources() -> Iterator[Path]:
    for folder in ("src/landsraad", "tools", "examples"):
        yield from (ROOT / folder).rglob("*.py")
    for kind in ("*.ts", "*.svelte"):
        yield from (ROOT / "web" / "src").rglob(kind)


def messages() -> Iterator[Path]:
    yield from (ROOT / "src" / "landsraad").rglob("locales/en/*.ftl")
    yield from (ROOT / "web" / "src" / "locales" / "en").rglob("*.ftl")


def wrong_phrases(text: str) -> list[re.Match[str]]:
    return [match for match in WORDS.finditer(text) if match["wrong"]]


def found(path: Path) -> list[str]:
    name, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
    return [f"{name}:{text[:match.start()].count(chr(10)) + 1}: {match[0]}" for match in wrong_phrases(text)
            if match[0] != ALLOWED.get(name)]


def test_pages_are_plain_english() -> None:
    assert [line for page in pages() for line in found(page) if not line.startswith(NOT_YET)] == []


def test_english_messages_are_plain_english() -> None:
    files = list(messages())
    assert len(files) > 20
    assert [line for file in files for line in found(file)] == []


def test_comments_docstrings_and_errors_are_plain_english() -> None:
    assert [line for source in sources() for line in found(source) if not line.startswith(NOT_YET)] == []


@pytest.mark.parametrize(("text", "wrong"), [
    ("'G' is no seat of this game", True), ("'G' is not a seat in this game", False), ("there is no card left", False),
    ("a list that is\n    # no longer needed", False), ("what the player is\n# told", True), ("made anew", True),
    ("there is no bot called 'greedi'", True),
])
def test_a_phrase_is_found(text: str, wrong: bool) -> None:
    assert bool(wrong_phrases(text)) is wrong


def test_the_exceptions_are_needed() -> None:
    for name, phrase in ALLOWED.items():
        assert phrase in (ROOT / name).read_text("utf-8")
    assert all((ROOT / name).exists() for name in NOT_YET)
