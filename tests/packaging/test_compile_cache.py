"""Quick builds of the compiled core are kept for other clones of the same sources."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from support.compiled import COMPILE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def built(folder: Path, text: str = "machine code") -> Path:
    (folder / "landsraad" / "kernel").mkdir(parents=True)
    (folder / "landsraad" / "kernel" / "engine.cpython-311.so").write_text(text)
    (folder / "landsraad" / "kernel" / "engine.py").write_text("the source is not kept")
    (folder / "group__mypyc.so").write_text(text)
    return folder


def test_another_clone_takes_what_was_built(home: Path) -> None:
    kept = COMPILE.cached_build("sources")
    assert not COMPILE.take_cached(kept, home / "other")
    COMPILE.keep(built(home / "first"), kept)
    assert COMPILE.take_cached(kept, home / "other")
    found = sorted(str(path.relative_to(home / "other")) for path in (home / "other").rglob("*") if path.is_file())
    assert found == ["group__mypyc.so", "landsraad/kernel/engine.cpython-311.so"]


def test_other_sources_or_another_compiler_have_other_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    one = COMPILE.cached_build("sources")
    assert COMPILE.cached_build("other sources") != one
    monkeypatch.setenv("CC", "another-compiler")
    assert COMPILE.cached_build("sources") != one


def test_only_the_latest_builds_are_kept(home: Path) -> None:
    for n in range(COMPILE.KEPT + 2):
        kept = COMPILE.cached_build(f"sources {n}")
        COMPILE.keep(built(home / str(n)), kept)
        os.utime(kept, (n, n))
    left = {path.name for path in kept.parent.iterdir()}
    assert left == {COMPILE.cached_build(f"sources {n}").name for n in range(2, COMPILE.KEPT + 2)}


def test_a_build_is_kept_again_over_the_old_one(home: Path) -> None:
    kept = COMPILE.cached_build("sources")
    COMPILE.keep(built(home / "first", "old"), kept)
    COMPILE.keep(built(home / "second", "new"), kept)
    assert (kept / "group__mypyc.so").read_text() == "new"


def test_without_a_folder_to_write_to_nothing_is_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "file"))
    assert COMPILE.cached_build("sources") is None
