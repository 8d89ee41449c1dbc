"""Messages that are parsed one by one are those of the whole file."""

from __future__ import annotations

from fluent.runtime import FluentResource
from fluent.syntax import ast

from landsraad.text.lazy_bundle import LazyBundle
from landsraad.text.messages import languages, message_files
from support.sampling import sampled


def entries(text: str) -> dict[tuple[bool, str], ast.Message | ast.Term]:
    return {(isinstance(entry, ast.Term), entry.id.name): entry for entry in FluentResource(text).body
            if isinstance(entry, (ast.Message, ast.Term))}


def test_each_message_is_parsed_as_in_its_file() -> None:
    for language in sampled(languages(), len(languages())):
        for file in message_files(language):
            text = file.read_text(encoding="utf-8")
            bundle, whole = LazyBundle(language), entries(text)
            bundle.add_source(text)
            assert len(whole) == len(bundle._messages) + len(bundle._terms)
            for (term, name), entry in whole.items():
                found = (bundle._terms if term else bundle._messages)[name]
                assert found.equals(entry, ignored_fields=["span", "comment"]), f"{file}: {name}"


def test_comments_attributes_and_braces_at_the_margin_belong_where_they_stand() -> None:
    bundle = LazyBundle("en")
    bundle.add_source("""# first = is a comment
first = { $n ->
[one] one = thing
*[other] {$n} things
}
    .title = A title
## a section

-term = Spice
second =
    of { -term }
    and more
""")
    def say(key: str, **args: object) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, args)[0])
    assert say("first", n=1) == "one = thing" and say("first", n=3) == "3 things"
    assert set(bundle.get_message("first").attributes) == {"title"}
    assert say("second") == "of Spice\nand more"


def test_of_two_with_one_name_the_first_counts_and_a_broken_one_is_not_there() -> None:
    bundle = LazyBundle("en")
    bundle.add_source("word = one\nbroken = { $n ->\n")
    bundle.add_source("word = two")
    assert bundle.has_message("word") and not bundle.has_message("broken") and not bundle.has_message("other")
    value = bundle.get_message("word").value
    assert value is not None and bundle.format_pattern(value)[0] == "one"
