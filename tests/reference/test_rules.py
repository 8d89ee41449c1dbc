"""The rule reference is complete, consistent and safe to show."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from landsraad.games.data import read_yaml, rule_folders
from landsraad.kernel.errors import BadInput, nearest
from landsraad.reference import rules as reference

COUNTS = {"imperium": (309, 19, 17), "uprising": (342, 18, 15), "arrakis": (432, 22, 15),
          "rise_of_ix": (226, 20, 7), "immortality": (143, 19, 4), "combinations": (14, 7, 0)}


@pytest.mark.parametrize("game", reference.games())
def test_every_rule_question_and_example_is_there(game: str) -> None:
    index = reference.rule_index(game)
    assert (len(index.rules), len(index.questions), len(index.examples)) == COUNTS[game]


@pytest.mark.parametrize("game", reference.games())
def test_ids_are_unique_and_well_formed(game: str) -> None:
    index = reference.rule_index(game)
    ids = [item.id for group in (index.rules, index.questions, index.examples) for item in group]
    assert len(ids) == len(set(ids))
    shape = re.compile(rf"({'|'.join(reference.prefixes()[game])})(-[A-Z]+)+-\d\d")
    assert [id for id in ids if not shape.fullmatch(id)] == []


@pytest.mark.parametrize("game", reference.games())
def test_questions_and_examples_point_to_rules(game: str) -> None:
    index = reference.rule_index(game)
    known = {rule.id for name in reference.games() for rule in reference.rules(name)}  # also of the game a set joins
    pointed = [id for question in index.questions for id in question.about]
    pointed += [id for example in index.examples for id in example.rules]
    pointed += [item.under for item in (*index.rules, *index.examples) if item.under]
    assert set(pointed) <= known
    assert all(question.about for question in index.questions)


@pytest.mark.parametrize("game", reference.games())
def test_every_topic_has_a_title_and_its_rules_stand_together(game: str) -> None:
    index = reference.rule_index(game)
    topics = [rule.topic for rule in index.rules]
    runs = [topic for topic, before in zip(topics, [None, *topics], strict=False) if topic != before]
    assert runs == list(index.topics)
    assert all(rule.topic_title and rule.text.endswith((".", ")")) and rule.source for rule in index.rules)


def test_the_data_names_no_file_and_no_folder() -> None:
    rules = [folder / "rules.yaml" for folder in rule_folders()]
    for path in [*rules, files("landsraad.reference") / "data" / "mended.yaml"]:
        assert not re.search(r"\.txt|\.pdf|https?:|/home|/tmp|\bseeds?\b", path.read_text(encoding="utf-8"))


def test_find_by_id_in_any_case() -> None:
    rule = reference.find("imp-tie-03")
    assert (rule.id, rule.game, rule.topic, rule.topic_title) == ("IMP-TIE-03", "imperium", "TIE", "Ties in combat")


def test_a_topic_may_have_two_words() -> None:
    rule = reference.find("UPM-BATTLE-ICONS-03")
    assert (rule.game, rule.topic, rule.topic_title) == ("uprising", "BATTLE-ICONS", "Battle icons and objectives")


def test_rules_that_rest_on_less_say_so() -> None:
    """Rules known only from secondary sources are marked next to their source."""
    assert reference.find("UPM-SPIES-03").source == "main game rules, Spies (second-hand ruling)"
    assert reference.find("UPM-ENDGAME-03").source == "main game rules, Endgame (one weak source)"
    assert reference.find("UPM-SPIES-02").source == "main game rules, Spies"


def test_find_offers_the_nearest_id() -> None:
    with pytest.raises(BadInput, match="unknown rule 'IMP-TYE-03'; did you mean 'IMP-TIE-03'"):
        reference.find("IMP-TYE-03")
    with pytest.raises(BadInput, match="an id starts with IMP, UPM, UPR, IX, IMM, MIX, WFA"):
        reference.find("ABC-TIE-03")
    with pytest.raises(BadInput, match="not a rule"):
        reference.find("IMP-OPEN-01")


def test_search_wants_every_word() -> None:
    found = reference.search("MENTAT recall", reference.rules("imperium"))
    assert found
    for rule in found:
        shown = f"{rule.id} {rule.topic_title} {rule.text}".casefold()
        assert "mentat" in shown and "recall" in shown
    assert {rule.game for rule in reference.search("sandworm")} >= {"uprising", "arrakis"}
    assert reference.search("no such words anywhere") == []


def test_open_questions_are_found_from_their_rule() -> None:
    assert [question.id for question in reference.questions_about("IMP-TIE-04")] == ["IMP-OPEN-01", "IMP-OPEN-02"]


def test_unknown_game() -> None:
    with pytest.raises(BadInput, match="unknown game 'upraising'; did you mean 'uprising'"):
        reference.rules("upraising")
    with pytest.raises(BadInput, match="there are imperium, uprising, rise_of_ix"):
        reference.rules("chess")


def test_nearest_word() -> None:
    assert nearest("stilger", ["chani", "stilgar"]) == "; did you mean 'stilgar'?"
    assert nearest("STILGAR", ["stilgar"]) == "; did you mean 'stilgar'?"
    assert nearest("xyz", ["chani", "stilgar"]) == ""
    assert nearest("x", []) == ""


LANGUAGES = ("uk", "ru", "cs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_in_every_language(language: str) -> None:
    for folder in rule_folders():
        english = read_yaml((folder / "rules.yaml").read_text())
        words = read_yaml((folder / f"rules.{language}.yaml").read_text())
        assert ("title" in words) == ("title" in english)
        assert list(words["topics"]) == list(english["topics"])
        for group, fields in (("rules", None), ("questions", {"question", "reading"}), ("examples", None)):
            told = words.get(group, {})
            assert list(told) == [item["id"] for item in english.get(group, ())]
            for id, text in told.items():
                assert isinstance(text, str) if fields is None else set(text) == fields, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_numbers_of_the_rule(language: str) -> None:
    for game in reference.games():
        for rule, told in zip(reference.rules(game), reference.rules(game, language), strict=True):
            assert rule.id == told.id
            assert sorted(re.findall(r"\d+", rule.text)) == sorted(re.findall(r"\d+", told.text)), rule.id
            assert rule.text != told.text, rule.id


def test_a_rule_is_found_by_words_of_the_language() -> None:
    first = reference.rules("imperium", "uk")[0]
    assert first in reference.search(first.text, language="uk")
    assert first not in reference.search(first.text)
