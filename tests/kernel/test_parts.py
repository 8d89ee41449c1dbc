"""Parts of a section and of the moves: expansions extend one address space, and a table uses a cut of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landsraad.kernel.cells import HIDDEN, INTERNAL, NONE, OWNER, PUBLIC, Domain, DomainMap, Section
from landsraad.kernel.codec import decode_state, encode_state, same, stable_hash
from landsraad.kernel.deltas import Delta, encode_delta
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import Plan, State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.layouts import Layout, Position, layout_of
from landsraad.kernel.moves import Moves
from landsraad.kernel.observation.batch import ObservationBuffer
from landsraad.kernel.observation.schema import Observer
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.views import SPECTATOR, TRUTH, get_path, put_path, show

BOX = Domain("book", 40, [f"book_{i}" for i in range(30)])
NOVEL = Domain("book", 40, [f"novel_{i}" for i in range(9)], like=BOX)
ROOM = Domain("room", 3, ["attic", "cellar"])

# Libraries: some have a garden, and some a museum, which is declared after it.
HALL = Section("table")
LAMPS = HALL.cell("lamps", start=2)
DUST = HALL.cell("dust", see=INTERNAL)
STAIRS = HALL.array("stairs", ROOM)
HALL.last_pile("store", 20, of=BOX, see=HIDDEN, pool="books")
GARDEN = HALL.part("garden")
TREES = GARDEN.cell("trees", start=7)
LEAVES = GARDEN.pile("leaves", 9, of=BOX)
PATHS = GARDEN.tally("paths", ROOM)
RAIN = GARDEN.stream("rain", 1)
MUSEUM = HALL.part("museum")
MUSEUM.last_pile("crates", 8, of=BOX)
OWL = MUSEUM.cell("owl", of=ROOM, start=NONE)
COINS = MUSEUM.array("coins", ROOM, see=HIDDEN)
READER = Section("seat")
TIME = READER.cell("time")
READER.part("garden").cell("spade")
BAG = READER.part("museum").pile("bag", 12, of=BOX, see=OWNER, sort=True, pool="books")
NAMES = DomainMap([(BOX, NOVEL)])
MOVES = Moves()
MOVES.family("read", BOX)


def library(*parts: str, store: int = 20) -> Plan:
    return Plan(f"library of {parts}", HALL.cut("table", parts, NAMES, capacities={"store": store}),
                READER.cut("seat", parts, NAMES), MOVES, ["A", "B"], domain_map=NAMES)


def filled(plan: Plan, seed: int) -> State:
    rng = random.Random(seed)
    s = State(plan, 2)
    store = plan.table.pile_of("store")
    for _ in range(rng.randrange(1, 9)):
        store.put(s.t, rng.randrange(9))
        if plan.seat.field("bag") is not None:
            BAG.put(s.seats[0], rng.randrange(9))
            BAG.put(s.seats[1], rng.randrange(9))
    s.t[LAMPS] = rng.randrange(9)
    s.seats[1][TIME] = rng.randrange(9)
    if plan.table.field("owl") is not None:
        s.t[OWL] = rng.randrange(2)
        s.t[COINS] = rng.randrange(5)
    return s


def dead_cells(section: Section) -> list[int]:
    return [cell for cell in range(section.size) if not any(f.at <= cell < f.at + f.size for f in section.fields)]


def test_a_cut_has_its_own_fields_at_their_places() -> None:
    small, garden, museum, both = (library(*parts).table for parts in ((), ("garden",), ("museum",),
                                                                       ("museum", "garden")))
    names = [[f.name for f in section.fields] for section in (small, garden, museum, both)]
    own = ["lamps", "dust", "stairs"]
    assert names == [[*own, "store"], [*own, "trees", "leaves", "paths", "rain", "store"],
                     [*own, "owl", "coins", "store", "crates"],
                     [*own, "trees", "leaves", "paths", "rain", "owl", "coins", "store", "crates"]]
    for section in (small, garden, museum, both):
        for f in section.fields:
            declared = next(each for each in (*HALL.fields, *HALL.last) if each.name == f.name)
            assert f.part == declared.part and (f.part != "" or f.name in (*own, "store"))
            assert f.at == declared.at or f.name in ("store", "crates")
        assert section.size == max(f.at + f.size for f in section.fields) == len(section.blank())
    assert dead_cells(museum) == list(range(TREES, OWL)) and not dead_cells(both) and not dead_cells(small)
    assert all(museum.blank()[cell] == 0 for cell in dead_cells(museum)) and museum.blank()[OWL] == NONE
    with pytest.raises(ValueError, match=f"table has no cell {TREES}"):
        museum.name_of(TREES)
    assert museum.name_of(COINS + 1) == "coins.cellar"


def test_a_cut_renames_veils_and_unveils() -> None:
    cut = HALL.cut("table", ("garden",), NAMES, hide_fields=("lamps",), show_fields=("dust",))
    fields = {f.name: f for f in cut.fields}
    assert (fields["lamps"].see, fields["dust"].see, fields["leaves"].of) == (INTERNAL, PUBLIC, NOVEL)
    assert HALL.field("leaves") is not fields["leaves"]


def test_last_piles_have_the_room_of_their_table() -> None:
    for room, words in ((8, 1), (20, 3), (60, 8)):
        plan = library("museum", store=room)
        store, crates = plan.table.pile_of("store"), plan.table.pile_of("crates")
        assert (store.at, store.capacity, crates.at) == (COINS + 3, room, COINS + 3 + 1 + words)
        assert plan.table.size == crates.at + 2
        s = State(plan, 2)
        for i in range(room):
            store.put(s.t, i % 9)
        with pytest.raises(OverflowError, match=f"store has room for {room}"):
            store.put(s.t, 0)
        assert crates.size(s.t) == 0
    with pytest.raises(ValueError, match="'leaves' is not a last pile"):
        HALL.cut("table", ("garden",), capacities={"leaves": 3})
    with pytest.raises(ValueError, match="'crates' is not a last pile"):
        HALL.cut("table", ("garden",), capacities={"crates": 3})
    with pytest.raises(ValueError, match="table has no pile 'lamps'"):
        library().table.pile_of("lamps")


def test_nothing_is_added_to_a_cut_but_the_section_stays_open() -> None:
    hall = Section("hall")
    annexe = hall.part("annexe")
    assert hall.part("annexe") is annexe
    hall.cell("door")
    with pytest.raises(ValueError, match="'door' is declared twice or too late"):
        annexe.cell("door")
    before = hall.cut("table", ("annexe",))
    with pytest.raises(ValueError, match="hall has no part 'yard'"):
        hall.cut("table", ("yard",))
    assert (annexe.cell("window"), hall.part("yard").cell("gate")) == (1, 2)
    hall.last_pile("shelf", 9, of=BOX)
    for late in (before, before.own_part):
        with pytest.raises(ValueError, match="'window' is declared twice or too late"):
            late.cell("window")
        with pytest.raises(ValueError, match="'shelf' is declared twice or too late"):
            late.last_pile("shelf", 9, of=BOX)
    with pytest.raises(ValueError, match="the part 'tower' has no name or comes too late"):
        before.part("tower")
    after = hall.cut("table", ("annexe", "yard"))
    assert [f.name for f in before.fields] == ["door"] and len(before.blank()) == 1
    assert [(f.name, f.at) for f in after.fields] == [("door", 0), ("window", 1), ("gate", 2), ("shelf", 3)]


def test_two_parts_may_use_a_word_if_no_table_has_both() -> None:
    hall = Section("hall")
    first, second = hall.part("first").cell("guide"), hall.part("second").cell("guide")
    for part, place in (("first", first), ("second", second)):
        found = hall.cut("table", (part,)).field("guide")
        assert found is not None and found.at == place
    with pytest.raises(ValueError, match="table: two parts of it have a field 'guide'"):
        hall.cut("table", ("first", "second"))


def test_a_section_that_begins_with_another_has_its_parts_too() -> None:
    hall = Section("hall")
    hall.cell("door")
    hall.last_pile("store", 9, of=BOX)
    hall.part("annexe").cell("ramp")
    more = Section("hall", begin=hall)
    tower = more.cell("tower")
    assert tower == hall.size == 2
    cut = more.cut("table", ())
    assert [(f.name, f.at) for f in cut.fields] == [("door", 0), ("tower", 2), ("store", 3)] and cut.size == 6
    assert cut.pile_of("store").at == 3 and hall.field("store") is None and more.field("store") is None


COMBINATIONS = [(), ("garden",), ("museum",), ("garden", "museum")]


@pytest.mark.parametrize("parts", COMBINATIONS)
@pytest.mark.parametrize("seed", range(3))
def test_everything_copes_with_dead_cells(parts: tuple[str, ...], seed: int) -> None:
    plan = library(*parts)
    s = filled(plan, seed)
    absent = {"garden": "trees", "museum": "owl"}
    words = {f.name for f in plan.table.fields}
    assert words.isdisjoint(absent[part] for part in absent if part not in parts)
    # Saved, packed, shown, set by a path.
    saved = encode_state(s)
    assert set(saved["table"]) <= words and same(decode_state(plan, saved), s)
    assert same(unpack(plan, pack(s)), s)
    truth = show(s, TRUTH)
    assert set(truth) == words - {"dust"} | {"A", "B"}
    assert set(show(s, SPECTATOR)) <= set(truth)
    again = State(plan, 2)
    for path, value in _paths(truth):
        put_path(again, path, value)
    assert same(again, s) and stable_hash(again) == stable_hash(s)
    for part, word in absent.items():
        if part not in parts:
            with pytest.raises(BadInput, match=f"table has no field '{word}'"):
                get_path(s, word)
            with pytest.raises(BadInput, match=f"table: unknown name '{word}' in this version"):
                decode_state(plan, {**saved, "table": {word: 1}})
    # Deltas and layouts.
    after = filled(plan, seed + 100)
    past = Position(Layout(layout_of(plan)[1]), pack(s))
    past.apply(Delta(encode_delta(s, after, [])))
    assert same(past.state(plan), after)
    # Determinizations and observations ignore unused cells.
    deal = determinize(s, 0, seed)
    observer = Observer(plan, 2, [])
    assert not any(piece.name.split(".")[-1] in set(absent.values()) - words for piece in observer.pieces)
    buffer = ObservationBuffer(observer)
    for state in (s, after, deal):
        assert all(state.t[cell] == 0 for cell in dead_cells(plan.table))
        assert all(seat[cell] == 0 for seat in state.seats for cell in dead_cells(plan.seat))
        buffer.fill(state, 0)
        fresh = ObservationBuffer(observer)
        fresh.fill(state, 0)
        assert list(buffer.row) == list(fresh.row)


def _paths(truth: dict[str, Any]) -> list[tuple[str, Any]]:
    out = []
    for name, value in truth.items():
        out += [(f"{name}.{word}", of) for word, of in value.items()] if name in "AB" else [(name, value)]
    return out


def test_a_position_means_the_same_by_its_names_whatever_lies_between() -> None:
    """Missing cells do not count for the hash: a table keeps its hash when a part is inserted before its own."""
    wide, narrow = Section("table"), Section("table")
    wide.part("annexe").cell("ramp")
    for section in (wide, narrow):
        section.part("tower").cell("bell")
    plans = [Plan("belfry", section.cut("table", ("tower",)), Section("seat"), Moves(), ["A"])
             for section in (wide, narrow)]
    seals = set()
    for plan in plans:
        s = State(plan, 1)
        put_path(s, "bell", 3)
        seals.add(stable_hash(s))
    assert len(seals) == 1 and plans[0].table.size == 2


# ------------------------------------------------------------------ moves

DEEDS = Moves()
READ = DEEDS.family("read", BOX)
DIG = DEEDS.part("garden").family("dig", ROOM)
SHOW = DEEDS.part("museum").family("show", BOX, ROOM)
WAIT = DEEDS.family("wait")


def test_a_cut_of_moves_knows_its_own_under_their_numbers() -> None:
    assert (READ.base, DIG.base, SHOW.base, WAIT.base, DEEDS.size) == (0, 40, 43, 163, 164)
    small, museum = DEEDS.cut((), NAMES), DEEDS.cut(("museum",), NAMES)
    assert [(f.name, f.base, f.part) for f in small.families] == [("read", 0, ""), ("wait", 163, "")]
    assert [f.name for f in museum.families] == ["read", "show", "wait"]
    assert museum.parse("show novel_2 cellar") == DEEDS.parse("show book_2 cellar") == SHOW.move(2, 1)
    assert museum.text(int(SHOW.move(2, 1))) == "show novel_2 cellar" and museum.parse("wait") == WAIT.base
    for moves in (small, museum):
        with pytest.raises(BadInput, match="not a move: 'dig attic'"):
            moves.parse("dig attic")
        for move in range(int(DIG.base), int(DIG.end)):
            with pytest.raises(BadInput, match=f"no move has the number {move}"):
                moves.text(move)
    assert (small.size, museum.size, Moves().size) == (164, 164, 0)


def test_a_table_of_moves_ends_with_its_last_one() -> None:
    deeds = Moves()
    deeds.family("read", BOX)
    deeds.part("garden").family("dig", ROOM)
    assert (deeds.cut(()).size, deeds.cut(("garden",)).size) == (40, 43)


def test_no_move_is_added_to_a_cut_but_the_table_of_moves_stays_open() -> None:
    deeds = Moves()
    garden = deeds.part("garden")
    assert deeds.part("garden") is garden
    deeds.family("dig")
    with pytest.raises(ValueError, match="the move 'dig' is declared twice or too late"):
        garden.family("dig")
    more = Moves(deeds)
    assert more.part("garden").family("plant").base == 1
    deeds.part("museum").family("guide")
    garden.family("guide")
    with pytest.raises(ValueError, match="two parts of a table have the move 'guide'"):
        deeds.cut(("garden", "museum"))
    before = deeds.cut(("garden",))
    with pytest.raises(ValueError, match="the move 'water' is declared twice or too late"):
        before.family("water")
    with pytest.raises(ValueError, match="has no name or comes too late"):
        before.part("yard")
    with pytest.raises(ValueError, match="the moves have no part 'yard'"):
        deeds.cut(("yard",))
    end = deeds.size
    assert garden.family("water").base == end and deeds.part("yard").family("rake").base == end + 1
    assert before.size == end and [f.name for f in deeds.cut(("yard",)).families] == ["dig", "rake"]
