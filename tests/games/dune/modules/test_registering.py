"""Modules from outside the package. Each test runs in its own process, because declarations are permanent."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

MODULE = '''
from functools import partial
from landsraad.games.dune.components.card import Card as AnyCard
from landsraad.games.dune.components.leader import Leader as AnyLeader
from landsraad.games.dune.components.module import Module
from landsraad.games.dune.components.extensions.setup_step import SEATS, SetupStep
from landsraad.games.dune.rules.seats.resources import persuasion, solari
from landsraad.games.dune.state.cells import CITY, ROLES, PLAYER, SOLARI

OASIS = Module("oasis", 60, "oasis:", "oasis", bases=("imperium", "uprising"), players=(3, 4))
AnyCard(OASIS, "water_seller", cost=2, icons=(CITY,), agent=solari(1), reveal=persuasion(1))
AnyLeader(OASIS, "keeper_of_the_oasis", "Oasis", 1, signet=solari(2))


def give_solari(s, deal):
    for seat in range(s.players):
        if s.seats[seat][ROLES] == PLAYER:
            s.seats[seat][SOLARI] += 5


OASIS.setup.append(SetupStep(SEATS, give_solari))
OASIS.goal = 12

EPIC = Module("grand_oasis", 70, "grand:", "grand", bases=("uprising",), needs=("oasis",))
'''
MESSAGES = """
option-oasis = oasis
card-water_seller = Water Seller
leader-keeper_of_the_oasis = Keeper of the Oasis
"""
SCRIPT = '''
import random, sys
from pathlib import Path
import landsraad
from landsraad import BadInput
from landsraad.games.dune.components.box import box_of
if len(sys.argv) > 1:
    from landsraad.games.dune.modules import register
    before = landsraad.new("imperium", players=3, seed=1)
    register(Path(sys.argv[1]))


def refused(**options):
    try:
        landsraad.new(**options)
    except BadInput as error:
        return str(error)
    raise AssertionError("it was not refused")


for title in ("imperium", "uprising"):
    t = landsraad.new(title, players=3, seed=1, oasis="yes", leaders=["keeper_of_the_oasis"])
    assert t.get("A.leader") == "keeper_of_the_oasis" and t.get("A.solari") == 5
    assert box_of(t.state).goal == 12 and box_of(t.state).has("oasis")
    assert "water_seller" in box_of(t.state).card_ids.names
    dice = random.Random(1)
    while not t.over:
        t.play(dice.choice(t.legal()))
    assert landsraad.from_json(t.to_json()).result() == t.result()
    plain = landsraad.new(title, players=3, seed=1)
    assert not box_of(plain.state).has("oasis") and box_of(plain.state).goal == 10
    assert "water_seller" not in box_of(plain.state).card_ids.names
    assert landsraad.game(title).with_everything(3) is landsraad.game(title)
assert refused(name="imperium", players=3, leaders=["keeper_of_the_oasis"]) == (
    "option leaders: Keeper of the Oasis plays only with a module that is not there (oasis: yes) (MIX-LEADER-01)")
assert refused(name="uprising", players=2, oasis="yes") == "option oasis: not for a game of 2"
assert refused(name="uprising", players=6, oasis="yes") == "option oasis: not for a game of 6"
assert refused(name="uprising", players=3, grand_oasis="yes") == (
    "option grand_oasis: it needs another module (oasis: yes)")
assert box_of(landsraad.new("uprising", players=3, oasis="yes", grand_oasis="yes").state).has("grand_oasis")
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "oasis"
    (place / "locales").mkdir(parents=True)
    (place / "module.py").write_text(MODULE, "utf-8")
    (place / "components.py").write_text("import landsraad.games.dune.modules.oasis.module\n", "utf-8")
    (place / "locales" / "en.ftl").write_text(MESSAGES, "utf-8")
    return place


def run(*args: str, modules: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", SCRIPT, *args], capture_output=True, text=True, check=False,
                          env={**os.environ, "LANDSRAAD_MODULES": modules})


def test_a_module_is_registered(folder: Path) -> None:
    done = run(str(folder))
    assert done.returncode == 0, done.stderr


def test_modules_are_named_in_the_environment(folder: Path) -> None:
    done = run(modules=str(folder))
    assert done.returncode == 0, done.stderr


def test_a_folder_of_modules_is_enough(folder: Path) -> None:
    done = run(modules=str(folder.parent))
    assert done.returncode == 0, done.stderr


def test_a_folder_without_a_module_is_refused(tmp_path: Path) -> None:
    done = run(modules=str(tmp_path))
    assert "has a components.py" in done.stderr
