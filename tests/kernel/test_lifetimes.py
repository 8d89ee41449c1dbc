"""Cells that last for a turn or a round go back to their start values, and no others do."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.cells import FOREVER, HIDDEN, NONE, ROUND, TURN, Cells, Domain, Section

BIRD = Domain("bird", 200, ["wren", "rook", "lark"])
SONG = Domain("song", 3, ["low", "high"])

WOOD = Section("table")
WOOD.cell("season", start=4)
WOOD.cell("caller", of=BIRD, start=NONE, until=TURN)
WOOD.cell("calls", until=ROUND)
WOOD.array("nests", SONG, of=BIRD, start=NONE, until=ROUND)
WOOD.array("echo", SONG, start=2, until=TURN)
HEARD = WOOD.tally("heard", SONG, until=TURN)
KEPT = WOOD.tally("kept", SONG)
FLOCK = WOOD.pile("flock", 20, of=BIRD, until=ROUND)
ROOST = WOOD.pile("roost", 20, of=BIRD, see=HIDDEN)
DUSK = WOOD.part("dusk")
DUSK.cell("bats", start=1, until=TURN)
DUSK.last_pile("prey", 30, of=BIRD, sort=True, until=TURN)
WOOD.part("dawn").cell("dew", start=5, until=ROUND)
SECTIONS = {"day": WOOD.cut("day", ()), "dusk": WOOD.cut("dusk", ("dusk",), capacities={"prey": 9}),
            "dawn": WOOD.cut("dawn", ("dawn",)), "all": WOOD.cut("all", ("dusk", "dawn"))}


def stirred(section: Section, rng: random.Random) -> Cells:
    """Fills all named cells with arbitrary numbers."""
    out = [0] * section.size
    for f in section.fields:
        out[f.at:f.at + f.size] = [rng.randrange(-2**62, 2**62) for _ in range(f.size)]
    return vec[i64](out)


@pytest.mark.parametrize("lifetime", [TURN, ROUND, FOREVER])
@pytest.mark.parametrize("name", SECTIONS)
def test_only_what_has_this_lifetime_goes_back_to_its_start(name: str, lifetime: int) -> None:
    section = SECTIONS[name]
    v = stirred(section, random.Random(name))
    before, blank = list(v), section.blank()
    section.expire(v, lifetime)
    for f in section.fields:
        here = slice(f.at, f.at + f.size)
        assert list(v)[here] == list(blank if f.until == lifetime != FOREVER else before)[here], f.name
    named = {cell for f in section.fields for cell in range(f.at, f.at + f.size)}
    assert all(v[cell] == 0 for cell in range(section.size) if cell not in named)


def test_the_lifetimes_of_all_kinds_of_fields() -> None:
    by_lifetime = {lifetime: [f.name for f in SECTIONS["all"].fields if f.until == lifetime]
                   for lifetime in (FOREVER, TURN, ROUND)}
    assert by_lifetime == {FOREVER: ["season", "kept", "roost"], TURN: ["caller", "echo", "heard", "bats", "prey"],
                           ROUND: ["calls", "nests", "flock", "dew"]}


def test_piles_and_tallies_are_empty() -> None:
    section = SECTIONS["dusk"]
    prey = section.pile_of("prey")
    v = section.blank()
    for bird in (0, 199, 130, 1, 2, 77, 128, 255 % 200, 3):
        prey.put(v, bird)
        FLOCK.put(v, bird)
        ROOST.put(v, bird)
    HEARD.more(v, 1)
    KEPT.more(v, 1)
    section.expire(v, TURN)
    assert (prey.size(v), FLOCK.size(v), ROOST.size(v), HEARD.of(v, 1), KEPT.of(v, 1)) == (0, 9, 9, 0, 1)
    section.expire(v, ROUND)
    assert (FLOCK.size(v), ROOST.size(v)) == (0, 9)
    ROOST.clear(v)
    KEPT.clear(v)
    assert list(v) == list(section.blank())


def test_a_game_may_have_a_lifetime_of_its_own() -> None:
    wood = Section("table")
    frost = wood.cell("frost", start=2, until=3)
    day = wood.cell("day", until=TURN)
    v = wood.blank()
    v[frost], v[day] = 9, 9
    wood.expire(v, 3)
    assert (v[frost], v[day]) == (2, 9)
    with pytest.raises(ValueError, match="'snow' has the lifetime 4; the last one is 3"):
        Section("table").cell("snow", until=4)


def test_a_section_that_begins_with_another_keeps_the_lifetimes() -> None:
    more = Section("table", begin=WOOD).cut("all", ("dusk", "dawn"))
    for lifetime in (TURN, ROUND):
        assert list(more.expiring[lifetime]) == list(SECTIONS["all"].expiring[lifetime]) != []
