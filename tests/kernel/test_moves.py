"""Moves: numbers to texts and back."""

from __future__ import annotations

import pytest

from landsraad.kernel.algebra import COMMON
from landsraad.kernel.cells import Domain
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.moves import Moves
from support.miniature_game import DUMP, MOVES, PLEDGED, SELL

COLOUR = Domain("colour", 5, ["red", "green", "blue"])
SHAPE = Domain("small shape", 4, ["ring", "square"])


def made() -> Moves:
    moves = Moves()
    moves.family("wait")
    moves.family("paint", COLOUR)
    moves.family("place", COLOUR, SHAPE)
    return moves


def test_blocks_are_sized_by_room_and_not_by_members() -> None:
    moves = made()
    assert [(f.name, f.base, f.end) for f in moves.families] == [("wait", 0, 1), ("paint", 1, 6), ("place", 6, 26)]
    place = moves.families[2]
    assert place.move(2, 1) == 15
    assert (place.a(15), place.b(15)) == (2, 1)
    assert place.has(25) and not place.has(26)


def test_every_move_has_one_text_and_back() -> None:
    for moves in (made(), MOVES):
        seen = set()
        for family in moves.families:
            first = family.first.names if family.first is not None else [""]
            second = family.second.names if family.second is not None else [""]
            for a in range(len(first)):
                for b in range(len(second)):
                    move = int(family.move(a, b))
                    text = moves.text(move)
                    assert moves.parse(text) == move
                    assert moves.family_of(move) is family
                    assert text not in seen
                    seen.add(text)


def test_the_common_families_keep_their_numbers() -> None:
    assert [f.name for f in COMMON.families] == ["first", "choose", "pay", "skip"]
    assert MOVES.families[:4] == COMMON.families
    assert SELL.base == COMMON.families[-1].end


def test_secret_families() -> None:
    assert PLEDGED.secret and not DUMP.secret


@pytest.mark.parametrize(("text", "message"), [
    ("", "not a move: ''"),
    ("   ", "not a move: '   '"),
    ("pant red", "not a move: 'pant red'; did you mean 'paint'?"),
    ("paint", "not a move: 'paint' (write: paint COLOUR)"),
    ("paint red green", "not a move: 'paint red green' (write: paint COLOUR)"),
    ("place red", "not a move: 'place red' (write: place COLOUR SMALL_SHAPE)"),
    ("paint rad", "no colour is called 'rad'; did you mean 'red'?"),
    ("place red rnig", "no small shape is called 'rnig'; did you mean 'ring'?"),
    ("Paint red", "not a move: 'Paint red'; did you mean 'paint'?"),
])
def test_texts_that_are_no_move(text: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        made().parse(text)
    assert str(caught.value) == message


def test_white_space_means_nothing() -> None:
    assert made().parse("  place \t red   ring ") == made().parse("place red ring")


@pytest.mark.parametrize("number", [-1, 4, 5, 8, 26, 10**9])
def test_numbers_that_are_no_move(number: int) -> None:
    with pytest.raises(BadInput, match=f"no move has the number {number}"):
        made().text(number)


def test_a_family_is_declared_once() -> None:
    with pytest.raises(ValueError, match="'wait' is declared twice"):
        made().family("wait")


def test_nearest() -> None:
    assert nearest("HARBOR", ["harbour", "town"]) == "; did you mean 'harbour'?"
    assert nearest("x", ["harbour", "town"]) == ""
