"""What the guides tell to type is typed, and their programs are run as they stand there."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad
from docs.blocks import agrees, blocks, commands
from landsraad.cli.main import build
from landsraad.kernel.records.format import parse_record

ROOT = Path(__file__).parents[2]
GUIDES = ("index.md", "play.md", "six.md", "host.md", "records.md", "first-bot.md", "environments.md", "bots.md",
          "research.md")
LIBRARIES = ("gymnasium", "numpy", "pettingzoo", "pyspiel")  # of the extra `research`


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True, timeout=300,
                          check=False, env={**os.environ, "PYTHONPATH": paths, "LANDSRAAD_LANG": "en"})


@pytest.mark.long
@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_does_what_it_says(guide: str, tmp_path: Path) -> None:
    found = blocks(ROOT / "docs" / guide)
    assert found
    for block in found:
        where = f"docs/{guide}:{block.line}"
        missing = [name for name in LIBRARIES if re.search(rf"\bimport {name}\b|envs\.{name}", block.text)
                   and importlib.util.find_spec(name) is None]
        if block.title and block.language == "python":
            (tmp_path / block.title).write_text(block.text, "utf-8")
            compile(block.text, where, "exec")
        elif block.language == "python" and not missing:
            done = run(tmp_path, "-c", block.text)
            assert done.returncode == 0, f"{where}: {done.stderr}"
        for command in commands(block) if block.language == "console" else ():
            words = shlex.split(command.typed.replace("run:python ", f"run:{sys.executable} "))
            assert words[0] == "landsraad", where
            done = run(tmp_path, "-m", "landsraad.cli.main", *words[1:])
            assert done.returncode == 0, f"{where}: {command.typed}: {done.stderr}"
            assert agrees(done.stdout, command.answer), f"{where}: {command.typed} says\n{done.stdout}"


def test_the_guide_for_hosts_tells_commands_that_there_are() -> None:
    """Those for the shell are parsed, not run; tests/server/storage/test_backups.py runs a backup and a restore."""
    told = [line.split("#")[0].split("&&")[0].rstrip(" &") for block in blocks(ROOT / "docs" / "host.md")
            if block.language == "sh" for line in block.text.splitlines() if line.startswith("landsraad ")]
    assert {"serve", "admin", "backup", "restore"} <= {line.split()[1] for line in told}
    for line in told:
        assert build().parse(shlex.split(line)[1:]).run, line
    units = [block for block in blocks(ROOT / "docs" / "host.md") if block.language == "ini"]
    starts = [line for unit in units for line in unit.text.splitlines() if line.startswith("ExecStart=")]
    assert [build().parse(line.split()[1:]).command for line in starts] == ["serve"]


def test_a_game_written_by_the_guide_is_replayed(tmp_path: Path) -> None:
    program = next(block.text for block in blocks(ROOT / "docs" / "records.md") if block.title == "make_record.py")
    (tmp_path / "make_record.py").write_text(program)
    (tmp_path / "game.txt").write_text(run(tmp_path, "make_record.py").stdout, "utf-8")
    for language in ("en", "cs"):
        done = run(tmp_path, "-m", "landsraad.cli.main", "replay", "game.txt", "--to", "20", "--events", "--lang",
                   language)
        assert done.returncode == 0 and done.stdout, done.stderr


def test_the_record_on_its_page_can_be_read() -> None:
    """Every move and every fingerprint of it."""
    text = next(block.text for block in blocks(ROOT / "docs" / "records.md") if block.text.startswith("[game "))
    record = parse_record(text, {name: landsraad.game(name) for name in landsraad.games()})
    assert record.rules == landsraad.game("imperium").version and record.commitment == record.table.commitment != ""


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_knows_the_targets_that_are_told() -> None:
    told = {word for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
            for word in re.findall(r"^\s*make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE)}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert {"play", "test"} <= told <= targets


def test_nothing_waits_to_be_filled_in() -> None:
    """A line that is one word in capitals was to become a sentence or a figure."""
    pages = [*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md")]
    assert [f"{page.name}:{n}" for page in pages for n, line in enumerate(page.read_text("utf-8").splitlines(), 1)
            if re.fullmatch(r"[A-Z]+(_[A-Z]+)+|TODO.*|TBD.*", line.strip())] == []
