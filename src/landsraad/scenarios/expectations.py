"""Compares the expectations of a scenario with a position and describes the first difference.

Paths are those of `given`. A dict names some members, and the others may be anything. A pile without an order is
compared as a multiset, a deck of the table by its top cards, and a deck of a seat card by card. A number instead of a
list means its length. For part of a nested field, `true` and `false` mean that there is something or nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, final

from landsraad.kernel.cells import INTERNAL, PILE, Domain
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import DerivedField
from landsraad.kernel.table import Table
from landsraad.kernel.views import find_path, read_field

VALUE: Final = 0  # a number or a name
BAG: Final = 1  # a list without an order
TOP: Final = 2  # a list of which the first members are given
LIST: Final = 3  # an ordered list
MEMBERS: Final = 4  # a value for each member of a domain
PART: Final = 5  # a number or a name inside a nested field

# Fields of a table besides its cells and the computed fields of its game.
TABLE_KEYS: Final = ("actor", "turn", "over", "winner", "winners", "reason", "legal")
ANY: Final = "*"  # matches any word of a move
OF_A_LIST: Final = ("is", "has", "lacks", "size")


@final
class Slot:
    """A value and how it is compared."""

    def __init__(self, value: Any, shape: int, of: Domain | None = None, by: Domain | None = None,
                 names: dict[str, str] | None = None, faces: dict[str, str] | None = None) -> None:
        self.value = value
        self.shape = shape
        self.of = of
        self.by = by
        self.names = names  # accepted names for a value inside a nested field, and what they mean
        self.faces = faces  # names of the hidden sides of list members, if those may be given instead


def flat(path: str, expected: Any) -> list[tuple[str, Any]]:
    """Splits a nested expectation into pairs of path and value."""
    if not isinstance(expected, dict):
        return [(path, expected)]
    return [pair for name, inner in expected.items() for pair in flat(f"{path}.{name}" if path else name, inner)]


def find_slot(table: Table, path: str) -> tuple[Slot, list[str]]:
    """Finds the value of a path, and returns the rest of the path: a member, or a question about a list."""
    words = path.split(".")
    if words[0] in TABLE_KEYS:
        return Slot(_of_table(table, words[0]), BAG if words[0] in ("legal", "winners") else VALUE), words[1:]
    seat = words[0] if words[0] in table.seats else ""
    rest = _plain(table, words[1:] if seat else words)
    words = [seat, *rest] if seat else rest
    for word in table.game.derived_fields():
        if rest and word.name == rest[0] and word.of_seat == (seat != ""):
            if word.nested:
                return _inside(table, words)
            return _of_word(table, word, f"{seat}.{word.name}" if seat else word.name), rest[1:]
    try:
        v, field, after = find_path(table.state, ".".join(words))
    except BadInput:
        raise BadInput(unknown(table, words, seat)) from None
    value = read_field(v, field)
    if field.kind == PILE:
        return Slot(value, BAG if field.sort else LIST if seat else TOP, field.of), after
    return Slot(value, VALUE if field.by is None else MEMBERS, field.of, field.by), after


def _plain(table: Table, words: list[str]) -> list[str]:
    """Replaces a synonym with the name it stands for."""
    names = table.game.synonyms()
    for n in (2, 1):
        if ".".join(words[:n]) in names:
            return [names[".".join(words[:n])], *words[n:]]
    return words


def _inside(table: Table, words: list[str]) -> tuple[Slot, list[str]]:
    """Looks up a path inside a nested field, except for a question about a list."""
    after = words[-1:] if len(words) > 1 and words[-1] in OF_A_LIST else []
    part = table.game.lookup(table.state, words[:len(words) - len(after)])
    return Slot(part.value, BAG if isinstance(part.value, list) else PART, names=part.names,
                faces=part.faces), after


def unknown(table: Table, words: list[str], seat: str) -> str:
    plan = table.game.plan.seat if seat else table.game.plan.table
    names = [f.name for f in plan.fields if f.see != INTERNAL]
    names += [word.name for word in table.game.derived_fields() if word.of_seat == (seat != "")]
    if not seat:
        names += [*TABLE_KEYS, *table.seats]
        return f"the table has no field {words[0]!r}{nearest(words[0], names)}"
    wrong = words[1] if len(words) > 1 else ""
    return f"{seat} has no field {wrong!r}{nearest(wrong, names)}"


def _of_table(table: Table, word: str) -> Any:
    if word in ("actor", "turn"):
        return table.actor
    if word == "over":
        return table.over
    if word == "legal":
        return [table.notation(move) for move in table.legal()]
    result = table.result()
    winners = result["winners"]
    return winners if word == "winners" else result["reason"] if word == "reason" else _only(winners)


def _only(winners: list[str]) -> str | None:
    return winners[0] if len(winners) == 1 else None


def _of_word(table: Table, word: DerivedField, path: str) -> Slot:
    value = table.game.derived_values_by_path(table.state)[path]
    shape = MEMBERS if word.by is not None else BAG if isinstance(value, list) else VALUE
    return Slot(value, shape, word.of, word.by)


# ------------------------------------------------------------------ validating and comparing


def check_words(table: Table, path: str, expected: Any) -> None:
    """Checks that all names in an expectation exist. `difference` checks whether it is true."""
    slot, rest = find_slot(table, path)
    where = ".".join(path.split(".")[:len(path.split(".")) - len(rest)])
    if slot.shape in (BAG, TOP, LIST):
        if rest and (len(rest) > 1 or rest[0] not in OF_A_LIST):
            raise BadInput(f"{where} is a list: it has no part {rest[0]!r}{nearest(rest[0], OF_A_LIST)}")
        asked = rest[0] if rest else "is"
        if isinstance(expected, str):  # a single member
            expected = [expected]
        if asked == "size" or (asked == "is" and isinstance(expected, int)):
            if not isinstance(expected, int):
                raise BadInput(f"{path}: {expected!r} is not a number")
            return
        if not isinstance(expected, list):
            raise BadInput(f"{path}: {expected!r} is not a list")
        for word in expected:
            if where == "legal":
                if asked == "is":
                    table.parse(str(word))
                else:
                    check_pattern(table, str(word))
            elif where == "winners":
                _find_seat(table, word)
            elif slot.names is not None:
                _find_name(slot.names, word, path)
            else:
                _find(slot.of, word, path)
        return
    if slot.shape == PART:
        if rest or isinstance(expected, list):
            raise BadInput(f"{path}: {where} is not a list")
        if isinstance(expected, str):
            if slot.names is None:
                raise BadInput(f"{path}: {expected!r} is not a number")
            _find_name(slot.names, expected, path)
        return
    if slot.shape == MEMBERS:
        assert slot.by is not None
        if len(rest) > 1:
            raise BadInput(f"{path}: {rest[0]} has no parts")
        if rest:
            _find(slot.by, rest[0], where)
        elif not isinstance(expected, list):
            raise BadInput(f"{path}: {expected!r} does not say which {slot.by.name} has which value")
        elif _in_order(slot, expected):
            if len(expected) > len(slot.by.names):
                raise BadInput(f"{path}: there are only {len(slot.by.names)} of {slot.by.name}")
            return
        for word in expected if isinstance(expected, list) else [expected]:
            _find(slot.of if rest else slot.by, word, path)
        return
    if rest:
        raise BadInput(f"{path}: {where} has no parts")
    if isinstance(expected, list):
        raise BadInput(f"{path}: {where} is not a list")
    if where in ("actor", "turn", "winner") and expected is not None:
        if where == "winner" and expected in table.result().get("teams", {}):
            return
        _find_seat(table, expected)
    _find(slot.of, expected, path)


def check_pattern(table: Table, text: str) -> None:
    """Checks a move that may have `*` instead of some words."""
    words = text.split()
    if ANY not in words:
        table.parse(text)
        return
    families = table.game.plan.moves.families
    for family in families:
        if words[0] == family.name and len(words) == 1 + len(family.domains()):
            for domain, word in zip(family.domains(), words[1:], strict=True):
                if word != ANY:
                    domain.find(word)
            return
    raise BadInput(f"not a move: {text!r}{nearest(words[0], [family.name for family in families])}")


def matching(pattern: str, texts: list[str]) -> list[str]:
    """Returns the texts that match a move with `*` for any word."""
    words = pattern.split()
    return [text for text in texts if len(text.split()) == len(words)
            and all(word in (ANY, actual) for word, actual in zip(words, text.split(), strict=True))]


def _find(of: Domain | None, word: Any, path: str) -> None:
    if of is None or word is None:
        return
    try:
        of.find(str(word))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def _find_name(names: dict[str, str], word: Any, path: str) -> None:
    if str(word) not in names:
        raise BadInput(f"{path}: {word!r} is not a word for it{nearest(str(word), list(names))}")


def _meant(slot: Slot, word: Any) -> Any:
    return word if slot.names is None else slot.names.get(str(word), word)


def _find_seat(table: Table, word: Any) -> None:
    if word not in table.seats:
        raise BadInput(f"{word!r} is not a seat in this game{nearest(str(word), table.seats)}")


def difference(table: Table, path: str, expected: Any) -> str:
    """Describes the first difference; empty if there is none."""
    # The team or one of its seats.
    if path == "winner" and expected is not None and table.result().get("team") is not None:
        team, winners = table.result()["team"], table.result()["winners"]
        return "" if expected in (team, *winners) else f"{path}: expected {expected}, is {team}"
    slot, rest = find_slot(table, path)
    if slot.shape in (BAG, TOP, LIST):
        if isinstance(expected, str):
            expected = [expected]
        if isinstance(expected, list):
            expected = [_meant(slot, word) for word in expected]
            if slot.faces is not None and any(word in slot.faces.values() for word in expected):
                faces = slot.faces
                slot = Slot([faces[word] for word in slot.value], slot.shape)
                expected = [faces.get(word, word) for word in expected]
        return _list_difference(path, slot, rest[0] if rest else "is", _whole(slot.of, expected))
    if slot.shape == PART:
        if expected is None or isinstance(expected, bool):
            same = bool(slot.value) == bool(expected)
        else:
            same = slot.value == _meant(slot, expected)
        return "" if same else f"{path}: expected {say(expected)}, is {say(slot.value)}"
    if slot.shape == MEMBERS:
        if not rest and _in_order(slot, expected):
            values = list(slot.value.values())
            wanted = [*_whole(slot.of, expected), *[None] * (len(values) - len(expected))]
            return "" if values == wanted else f"{path}: expected {say(expected)}, is {say(values)}"
        if not rest:  # members with a value
            held = [name for name, value in slot.value.items() if value]
            return _list_difference(path, Slot(held, BAG), "is", _whole(slot.by, expected))
        value, expected = slot.value.get(_whole(slot.by, rest[0])), _whole(slot.of, expected)
        if isinstance(value, list) or isinstance(expected, list):
            return _list_difference(path, Slot(_listed(value), BAG), "is", _listed(expected))
        return "" if value == expected else f"{path}: expected {say(expected)}, is {say(value)}"
    expected = _whole(slot.of, expected)
    return "" if slot.value == expected else f"{path}: expected {say(expected)}, is {say(slot.value)}"


def _in_order(slot: Slot, expected: list[Any]) -> bool:
    """Does the list give the values of the members in order, rather than the members that have a value?"""
    assert slot.by is not None
    return slot.of is not None and any(word is None or not _knows(slot.by, word) for word in expected) and all(
        word is None or _knows(slot.of, word) for word in expected)


def _knows(domain: Domain, word: Any) -> bool:
    try:
        domain.find(str(word))
    except BadInput:
        return False
    return True


def _whole(of: Domain | None, expected: Any) -> Any:
    """Replaces short names by full ones. `check_words` has already checked that they exist."""
    if isinstance(expected, list):
        return [_whole(of, word) for word in expected]
    return expected if of is None or not isinstance(expected, str) else of.names[of.find(expected)]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _list_difference(path: str, slot: Slot, asked: str, expected: Any) -> str:
    have: list[Any] = slot.value
    if isinstance(expected, int):
        return "" if len(have) == expected else f"{path}: expected {expected} of them, is {len(have)}: {say(have)}"
    patterns = [word for word in expected if isinstance(word, str) and ANY in word.split()]
    fitting = [word for word in patterns if matching(word, have)]
    missing = list((Counter(expected) - Counter([*have, *fitting])).elements())
    if asked == "lacks":
        found = [word for word in expected if word in have or word in fitting]
        return f"{path}: {say(found)} should not be there; is {say(have)}" if found else ""
    if asked == "has":
        return f"{path}: {say(missing)} is missing; is {say(have)}" if missing else ""
    seen = have[:len(expected)] if slot.shape == TOP and expected else have
    if slot.shape != BAG:
        return "" if seen == expected else f"{path}: expected {say(expected)}, is {say(seen)}"
    extra = list((Counter(have) - Counter(expected)).elements())
    if not missing and not extra:
        return ""
    notes = [f"missing: {say(missing)}" if missing else "", f"too many: {say(extra)}" if extra else ""]
    detail = "; ".join(note for note in notes if note)
    return f"{path}: expected {say(expected)}, is {say(have)} ({detail})"


def say(value: Any) -> str:
    """Formats a value as in a scenario."""
    if isinstance(value, list):
        return f"[{', '.join(say(item) for item in value)}]"
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true" if value else "false"
    return str(value)
