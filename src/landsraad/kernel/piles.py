"""Piles of cards and tallies of counts, stored with eight cards or counts to a cell."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

Cells: TypeAlias = "vec[i64]"  # in quotes: compiled code cannot evaluate vec[i64] as a value

NONE: Final = -1  # no seat, no space, no card

# A cell of a pile has eight cards of one byte each, the first one in the lowest byte; a cell of a tally has eight
# counts. The highest bit of the eighth card is the sign of the cell (`eighth`), so a right shift may bring in ones and
# every byte must be masked. Counts never use that bit: cells of a tally are never negative.
CARD_CAPACITY: Final = 256
MOST_COUNTED: Final = 127
BYTE: Final = 255
LAST_BYTE: Final = 56  # bit position of the eighth byte
# The lowest seven bytes. Right shifts give the masks for fewer, because mypyc compiles `1 << n` to 32-bit C code.
ALL_BUT_LAST: Final = 0x00FFFFFFFFFFFFFF
SEVENTH_SIGN: Final = 0x0080000000000000


def cells_for_cards(cards: i64) -> i64:
    """How many cells that many cards of a pile take."""
    return (cards + 7) >> 3


def count_at(v: Cells, at: i64, i: i64) -> i64:
    """The i-th count of the tally that begins at a cell."""
    return (v[at + (i >> 3)] >> ((i & 7) << 3)) & BYTE


def set_count(v: Cells, at: i64, i: i64, n: i64) -> None:
    cell = at + (i >> 3)
    shift = (i & 7) << 3
    v[cell] ^= (((v[cell] >> shift) & BYTE) ^ n) << shift


def card_at(v: Cells, at: i64, i: i64) -> i64:
    """The i-th card of the pile that begins at a cell."""
    return (v[at + 1 + (i >> 3)] >> ((i & 7) << 3)) & BYTE


def set_card(v: Cells, at: i64, i: i64, card: i64) -> None:
    """Replaces the i-th card of a pile. In a sorted pile the caller must keep the order."""
    cell = at + 1 + (i >> 3)
    shift = (i & 7) << 3
    v[cell] ^= in_place(((v[cell] >> shift) & BYTE) ^ card, shift)


def eighth(card: i64) -> i64:
    """A card shifted to the eighth byte of a cell, where its highest bit is the sign."""
    return ((card ^ 128) - 128) << LAST_BYTE


def in_place(card: i64, shift: i64) -> i64:
    """A card shifted to the byte that begins at a bit of a cell."""
    return card << shift if shift < LAST_BYTE else eighth(card)


def moved_up(word: i64) -> i64:
    """The first seven cards of a cell, each moved to the next byte."""
    return (((word & ALL_BUT_LAST) ^ SEVENTH_SIGN) - SEVENTH_SIGN) << 8


@final
class Tally:
    """A count for each member of a domain: eight counts to a cell, at most MOST_COUNTED each."""

    def __init__(self, at: i64, size: i64) -> None:
        self.at = at
        self.size = size  # in cells

    def of(self, v: Cells, i: i64) -> i64:
        return (v[self.at + (i >> 3)] >> ((i & 7) << 3)) & BYTE

    def put(self, v: Cells, i: i64, n: i64) -> None:
        set_count(v, self.at, i, n)

    def more(self, v: Cells, i: i64) -> None:
        set_count(v, self.at, i, self.of(v, i) + 1)

    def less(self, v: Cells, i: i64) -> None:
        """Subtracts one. The count must not be zero."""
        set_count(v, self.at, i, self.of(v, i) - 1)

    def clear(self, v: Cells) -> None:
        for i in range(self.at, self.at + self.size):
            v[i] = 0

    def members(self, v: Cells) -> i64:
        """A bit set of the members with a count above zero, for domains of at most 31."""
        found: i64 = 0
        first: i64 = 0
        for i in range(self.at, self.at + self.size):
            word = v[i]
            member = first
            while word != 0:
                if word & BYTE != 0:
                    found |= 1 << member
                word >>= 8
                member += 1
            first += 8
        return found

    def counts(self, v: Cells, n: int) -> list[int]:
        """The first n counts as a list, for texts and tests."""
        return [int(self.of(v, i)) for i in range(n)]


@final
class Pile:
    """Cards in a vector: a cell with their number, then eight cards to a cell, with the top card last.

    A sorted pile has no order of its own. Bytes after the last card are always 0, so equal positions are equal vectors.
    """

    def __init__(self, name: str, at: i64, capacity: i64, sort: bool) -> None:
        self.name = name
        self.at = at
        self.capacity = capacity
        self.sort = sort

    def size(self, v: Cells) -> i64:
        return v[self.at]

    def card(self, v: Cells, i: i64) -> i64:
        return (v[self.at + 1 + (i >> 3)] >> ((i & 7) << 3)) & BYTE

    def top(self, v: Cells) -> i64:
        return self.card(v, v[self.at] - 1)

    def repeats(self, v: Cells, i: i64) -> bool:
        """Is the i-th card of a sorted pile another copy of the card before it?"""
        return i > 0 and self.card(v, i - 1) == self.card(v, i)

    def find(self, v: Cells, card: i64) -> i64:
        """The index of the first copy of a card, or NONE."""
        n = v[self.at]
        cell = self.at + 1
        for i in range(0, n, 8):
            word = v[cell]
            cell += 1
            for j in range(i, min(i + 8, n)):
                if word & BYTE == card:
                    return j
                word >>= 8
        return NONE

    def count(self, v: Cells, card: i64) -> i64:
        found: i64 = 0
        for i in range(v[self.at]):
            if self.card(v, i) == card:
                found += 1
        return found

    def has(self, v: Cells, card: i64) -> bool:
        return self.find(v, card) != NONE

    def put(self, v: Cells, card: i64) -> None:
        n = v[self.at]
        if n == self.capacity:
            raise OverflowError(f"{self.name} has room for {self.capacity}")
        v[self.at] = n + 1
        cell = self.at + 1 + (n >> 3)
        shift = (n & 7) << 3
        word = v[cell]
        if not self.sort:
            v[cell] = word | in_place(card, shift)
            return
        below_it = v[cell - 1]
        while cell > self.at + 1 and (below_it >> LAST_BYTE) & BYTE > card:  # all cards of this cell move up
            v[cell] = moved_up(word) | (below_it >> LAST_BYTE) & BYTE
            cell -= 1
            word = below_it
            below_it = v[cell - 1]
            shift = LAST_BYTE
        while shift > 0 and (word >> (shift - 8)) & BYTE > card:
            shift -= 8
        less = word & (ALL_BUT_LAST >> (LAST_BYTE - shift))
        v[cell] = less | in_place(card, shift) | moved_up(word ^ less)

    def pop(self, v: Cells) -> i64:
        """Removes and returns the top card."""
        n = v[self.at] - 1
        v[self.at] = n
        cell = self.at + 1 + (n >> 3)
        shift = (n & 7) << 3
        word = v[cell]
        v[cell] = word & (ALL_BUT_LAST >> (LAST_BYTE - shift))
        return (word >> shift) & BYTE

    def take(self, v: Cells, card: i64) -> None:
        """Removes one copy of a card that must be there."""
        self.take_at(v, self.find(v, card))

    def take_at(self, v: Cells, i: i64) -> i64:
        """Removes and returns the i-th card, keeping the order of the others."""
        n = v[self.at] - 1
        if not 0 <= i <= n:
            raise IndexError(f"{self.name} has no card {i}")
        v[self.at] = n
        cell = self.at + 1 + (i >> 3)
        last = self.at + 1 + (n >> 3)
        shift = (i & 7) << 3
        word = v[cell]
        less: i64 = ALL_BUT_LAST >> (LAST_BYTE - shift)
        rest = (word & less) | ((word >> 8) & (ALL_BUT_LAST ^ less))
        while cell < last:
            v[cell] = rest | eighth(v[cell + 1] & BYTE)
            cell += 1
            rest = (v[cell] >> 8) & ALL_BUT_LAST
        v[cell] = rest
        return (word >> shift) & BYTE

    def clear(self, v: Cells) -> None:
        for i in range(self.at, self.at + 1 + cells_for_cards(v[self.at])):
            v[i] = 0

    def pour(self, v: Cells, into: Pile) -> None:
        n = v[self.at]
        if v[into.at] == 0 and n <= into.capacity and (self.sort or not into.sort):
            for i in range(1 + cells_for_cards(n)):
                v[into.at + i] = v[self.at + i]
        else:
            for i in range(n):
                into.put(v, self.card(v, i))
        self.clear(v)

    def swap(self, v: Cells, i: i64, j: i64) -> None:
        """Swaps two cards of a pile that is not sorted."""
        first = self.at + 1
        swap = self.card(v, i) ^ self.card(v, j)
        v[first + (i >> 3)] ^= in_place(swap, (i & 7) << 3)
        v[first + (j >> 3)] ^= in_place(swap, (j & 7) << 3)

    def cards(self, v: Cells) -> list[int]:
        """The card ids for texts and events, top card first if there is an order."""
        ids = [int(self.card(v, i)) for i in range(v[self.at])]
        return ids if self.sort else ids[::-1]
