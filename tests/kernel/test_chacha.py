"""ChaCha against the vectors of draft-strombergson-chacha-test-vectors-01, and keys and streams."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from landsraad.kernel.chacha import KEY_WORDS, fill_block, new_block
from landsraad.kernel.chance import Draws, commitment_of, digits, key_of, read_seed
from landsraad.kernel.errors import BadInput
from support.miniature_game import DICE, HARBOUR, STOCK

ZERO = "00" * 32
RANDOM = "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d"
VECTORS = [  # rounds, key, nonce, and the first two blocks as far as they are published
    (8, ZERO, "00" * 8,
     "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001"
     "387bfdb80e0cfe42d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65"
     "a08abf251deb21bb4b56e5d8821e68aa"),
    (8, "01" + "00" * 31, "00" * 8,
     "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb"
     "9222ee3bd8fae3c8b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec1"
     "32a6cd4dc067392e67982fe53278c0b4"),
    (8, "aa" * 32, "aa" * 8,
     "40f9ab86c8f9a1a0cdc05a75e5531b612d71ef7f0cf9e387df6ed6972f0aae21311aa581f816c90e8a99de990b6b95aac92450f4e1127126"
     "67b804c99e9c6edaf8d144f560c8c0ea36880d3b77874c9a9103d147f6ded386284801a4ee158e5ea4f9c093fc55fd344c33349dc5b699e2"
     "1dc83b4296f92ee3ecabf3d51f95fe3f"),
    (8, "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100", "0f1e2d3c4b5a6978",
     "db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb5157a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ff"
     "a7407d4a21b695d9c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c144cb0f03e81b3004624e0650a1ce5afa"
     "f9a7cd8163f6dbd72602257dd96e471e"),
    (8, RANDOM, "1ada31d5cf688221",
     "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c96ad848065871417b08f034e681fe46a93f7d5c61d1306614"
     "d4aaf257a7cff08b16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e8a2f8d3f93816709d45a3fa5f8ce72fd"
     "e15be7b841acba3a2abd557228d9fe4f"),
    (12, RANDOM, "1ada31d5cf688221",
     "1482072784bc6d06b4e73bdc118bc0103c7976786ca918e06986aa251f7e9cc1b2749a0a16ee83b4242d2e99b08d7c20092b80bc466c8728"
     "3b61b1b39d0ffbab"),
    (20, ZERO, "00" * 8,
     "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11c"
     "c387b669b2ee6586"),
]


def words(text: str) -> list[int]:
    data = bytes.fromhex(text)
    return [int.from_bytes(data[i:i + 4], "little") for i in range(0, len(data), 4)]


@pytest.mark.parametrize("rounds, key, nonce, stream", VECTORS)
def test_published_vectors(rounds: int, key: str, nonce: str, stream: str) -> None:
    both = int.from_bytes(bytes.fromhex(nonce), "little", signed=True)  # as a 64-bit number, compiled or not
    block, found = new_block(), b""
    for number in range(len(stream) // 128):
        fill_block(block, vec[i64](words(key)), number, both, rounds)
        found += b"".join(int(word).to_bytes(4, "little") for word in block)
    assert found.hex() == stream


def test_a_counter_beyond_32_bits_goes_on_in_the_next_word() -> None:
    one, other = new_block(), new_block()
    fill_block(one, vec[i64](words(ZERO)), 2**32 + 1, 0)
    fill_block(other, vec[i64](words(ZERO)), 1, 0)
    assert list(one) != list(other)


# ------------------------------------------------------------------ seeds and keys


def test_the_key_of_a_seed_is_the_same_on_every_machine() -> None:
    assert [int(word) for word in key_of(7)][:2] == [KNOWN_7[0], KNOWN_7[1]]
    assert list(key_of("7")) == list(key_of(7)) != list(key_of("07"))
    assert len(key_of("any text, of any length; also: вода " * 1000)) == KEY_WORDS


KNOWN_7 = (3215255822, 2018300481)


@pytest.mark.parametrize(("given", "read"), [(7, 7), ("7", 7), ("-7", -7), ("07", "07"), ("+7", "+7"),
                                             ("spice", "spice"), (10**99, 10**99), ("1" * 5000, "1" * 5000)])
def test_a_seed_is_a_number_or_a_text(given: int | str, read: int | str) -> None:
    assert read_seed(given) == read
    assert read_seed(read) == read and list(key_of(given)) == list(key_of(read))


def test_a_number_of_any_length_has_digits() -> None:
    assert digits(10**9999 + 7) == "1" + "0" * 9998 + "7"
    assert read_seed(10**5000) == "1" + "0" * 5000
    assert digits(-10**5000) == "-1" + "0" * 5000


@pytest.mark.parametrize("given", [True, None, 1.5, [], b"x", "", "splitmix32:", "splitmix32:x"])
def test_anything_else_is_refused(given: object) -> None:
    with pytest.raises(BadInput, match=r"^seed: "):
        read_seed(given)


def test_a_commitment_tells_keys_apart_and_gives_none_away() -> None:
    assert commitment_of(key_of(7)) == commitment_of(key_of("7")) != commitment_of(key_of(8))
    assert len(commitment_of(key_of(7))) == 64
    assert commitment_of(key_of("splitmix32:7")) == ""


# ------------------------------------------------------------------ streams


def test_numbers_are_the_words_of_their_blocks_in_order() -> None:
    s = HARBOUR.begin(HARBOUR.check_options({}), 3)
    s.t[DICE.at] = 0
    block = new_block()
    for number in range(40):
        fill_block(block, key_of(3), number // 16, DICE.purpose)
        assert s.below(DICE, 1000) == block[number % 16] * 1000 >> 32
    assert s.t[DICE.at] == 40


def test_each_seat_has_a_stream_of_its_own_and_copies_go_on_alike() -> None:
    s = HARBOUR.begin(HARBOUR.check_options({}), 3)
    drawn = {seat: [int(s.clone().below(DICE, 2**32, seat)) for _ in range(2)] for seat in (-1, 0)}
    assert drawn[-1][0] == drawn[-1][1] != drawn[0][0]
    twin = s.clone()
    assert [s.below(DICE, 6) for _ in range(50)] == [twin.below(DICE, 6) for _ in range(50)]


def test_other_keys_give_other_numbers_at_once() -> None:
    s = HARBOUR.begin(HARBOUR.check_options({}), 3)
    twin = s.clone()
    assert s.below(DICE, 2**32) == twin.below(DICE, 2**32)
    twin.rekey(key_of(4))
    assert s.below(DICE, 2**32) != twin.below(DICE, 2**32)


def test_numbers_are_even() -> None:
    s = HARBOUR.begin(HARBOUR.check_options({}), 11)
    counts = [0] * 6
    for _ in range(6000):
        counts[s.below(DICE, 6)] += 1
    assert min(counts) > 880 and max(counts) < 1120
    before = sorted(STOCK.cards(s.t))
    s.shuffle(STOCK, DICE)
    assert sorted(STOCK.cards(s.t)) == before


def test_what_is_drawn_before_there_is_a_state_follows_from_the_seed() -> None:
    draws, again = Draws(5, 15), Draws("5", 15)
    assert [draws.below(10) for _ in range(40)] == [again.below(10) for _ in range(40)]
