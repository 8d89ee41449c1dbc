"""Recovery words as people write them down and type them."""

from __future__ import annotations

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.server.profiles.sessions import device_of
from landsraad.server.profiles.signup import check_signup
from landsraad.server.profiles.words import are_words, new_words, pointer_of, read_words, slow_hash, word_of
from landsraad.server.settings import Settings


def test_each_word_has_sixteen_bits_of_its_own() -> None:
    assert len({word_of(number) for number in range(2**16)}) == 2**16


def test_words_are_read_as_people_type_them() -> None:
    words = new_words()
    for text in (" ".join(words), "\n".join(words).upper(), "".join(words), f"1. {', '.join(words)}."):
        assert read_words(text) == words
    for text in ("", " ".join(words[:5]), " ".join([*words[:5], "hello"]), "слова " * 5, "a" * 30):
        assert read_words(text) is None


def test_the_hash_knows_its_words_and_no_others() -> None:
    words, others = new_words(), new_words()
    kept = slow_hash(words)
    assert are_words(words, kept) and not are_words(others, kept) and not are_words(words, "")
    assert slow_hash(words) != kept  # salted
    assert pointer_of(words) == pointer_of([*words[:2], *others[2:]])


@pytest.mark.parametrize(("agent", "device"), [
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari, iPhone"),
    ("Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36", "Chrome, Android"),
    ("Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0", "Edge, Windows"), ("curl/9", "")])
def test_devices_have_names(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_a_wrong_setting_is_refused_in_one_line() -> None:
    with pytest.raises(BadInput, match="LANDSRAAD_SIGNUP: unknown word 'opne'; did you mean 'open'"):
        check_signup(Settings(database="", signup="opne"))
    with pytest.raises(BadInput, match="LANDSRAAD_INVITATIONS"):
        check_signup(Settings(database="", signup="invite"))
    check_signup(Settings(database="", signup="invite", invitations=("sietch",)))
