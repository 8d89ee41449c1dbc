"""The compiled core plays the same games as its sources, and random ones by the rules.

`tools/compile.py` builds it if the sources have changed. Without a C compiler these tests are skipped.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.compiled import COMPILE, COMPILED, LACKS, ROOT
from support.sampling import ALL

HERE = Path(__file__).parent
GAMES = 200 if ALL else 81  # of each configuration three
# The corpus, and random games with every invariant; those of War for Arrakis are long. `make test-compiled` runs all.
RANDOM_GAMES = ("tests/corpus/test_corpus.py", "tests/games/arrakis/test_random_games.py",
                "tests/games/arrakis/mahdi/test_random_games.py",
                "tests/games/arrakis/teams/test_random_games.py",
                "tests/random_games/test_games.py::test_random_games[imperium-0]",
                "tests/random_games/test_games.py::test_random_games[uprising-0]")


pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(bool(LACKS), reason=f"not compiled: {LACKS}"),
    pytest.mark.skipif(COMPILED, reason="these tests are already running compiled"),
]


@pytest.fixture(scope="module")
def compiled() -> Path:
    built = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), "--quick"], capture_output=True,
                           text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return Path(COMPILE.OUT)


def python(package: Path, *words: str, more: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs Python with `landsraad` from that folder.

    -P keeps the folder of the script, and so the sources, off its path.
    """
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run([sys.executable, "-P", *words], cwd=ROOT, capture_output=True, text=True,
                          env={**clean, "PYTHONPATH": os.pathsep.join(str(path) for path in (package, more) if path)})


def checksums(package: Path) -> dict[str, Any]:
    done = python(package, str(HERE / "checksums.py"), str(GAMES))
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_the_same_games(compiled: Path) -> None:
    plain, fast = checksums(ROOT / "src"), checksums(compiled)
    assert (plain["compiled"], fast["compiled"]) == (False, True)
    assert len(fast["sums"]) == GAMES
    differ = [n for n in range(GAMES) if plain["sums"][n] != fast["sums"][n]]
    assert not differ, f"games {differ[:10]}: {plain['sums'][differ[0]]} and {fast['sums'][differ[0]]}"


def test_networks_say_the_same(compiled: Path) -> None:
    """To the last bit, so that a bot chooses the same moves."""
    told = []
    for package in (ROOT / "src", compiled):
        done = python(package, str(HERE / "networks.py"), "40", more=ROOT / "tests")
        assert done.returncode == 0, done.stderr
        told.append(json.loads(done.stdout))
    assert [each["compiled"] for each in told] == [False, True]
    assert told[0]["told"] == told[1]["told"] and len(told[0]["told"]) == 160


def test_no_memory_stays_behind(compiled: Path) -> None:
    """Interpreted modules pass vectors to compiled ones, which mypyc alone would leak (`LENT` in the tool)."""
    done = python(compiled, str(HERE / "memory.py"))
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < 8, "MB; some 45 of them if every copy stays"


def test_random_games_hold(compiled: Path) -> None:
    done = python(compiled, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *RANDOM_GAMES)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_golden_reviews(compiled: Path) -> None:
    """Three recorded games are reviewed as they were; see `tests/analysis/golden_reviews.py`."""
    done = python(compiled, str(ROOT / "tests" / "analysis" / "golden_reviews.py"), "check")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_luck_has_mean_zero_in_real_games(compiled: Path, tmp_path: Path) -> None:
    """A few games with fixed seeds; `docs/strength.md` has 500. The second call goes on where the first stopped."""
    words = [str(ROOT / "tools" / "measure_reviews.py"), "luck", "imperium", "--players", "2", "--seconds", "600",
             "--out", str(tmp_path / "luck.jsonl")]
    assert python(compiled, *words, "--games", "2").returncode == 0
    done = python(compiled, *words, "--games", "4")
    assert done.returncode == 0, done.stderr
    head, _, *seats = done.stdout.splitlines()
    assert head == "4 games; sums that do not make the result: 0"
    assert len(seats) == 3 and all(seat.split()[4] == "ok" for seat in seats), done.stdout
    assert len((tmp_path / "luck.jsonl").read_text("utf-8").splitlines()) == 4
