"""A page with all numbered rules of a game, each with an anchor for its id."""

from __future__ import annotations

from itertools import groupby

from landsraad.reference.rules import Example, Question, Rule, RuleIndex, game_of, rule_index
from tools.docs.markdown import plain

INTRO = """\
# Rules of {title}

{rules} rules, each as one sentence in the project's own words. `landsraad rules {game}` prints the same, and the
browser shows them under *Rules*; a refused move names the rule it rests on. An id never changes: link to one as
`#{example}`. What the printed rules leave open is under [open questions](#open-questions), with the reading taken here;
the [coverage page](../coverage.md#{game}) tells which tests show each rule.
"""


def rules_page(game: str) -> str:
    here = rule_index(game)
    lines = [INTRO.format(title=here.title, rules=len(here.rules), game=game, example=here.rules[0].id)]
    asked = {id: [question for question in here.questions if id in question.about] for question in here.questions
             for id in question.about}
    for (topic, title), of_topic in groupby(here.rules, key=lambda rule: (rule.topic, rule.topic_title)):
        lines += [f"## {plain(title)} {{ #{topic.lower()} }}", ""]
        for rule in of_topic:
            lines += _rule(rule, asked.get(rule.id, []))
    return "\n".join([*lines, *_questions(here), *_examples(here)])


def _rule(rule: Rule, questions: list[Question]) -> list[str]:
    marks = "".join(f" [{question.id}](#{question.id}){{ .asks }}" for question in questions)
    return [f"[{rule.id}](#{rule.id}){{ .rule-id }} {plain(rule.text)}{marks} *{plain(rule.source)}*{{ .source }}",
            f"{{: #{rule.id} .rule }}", ""]


def _questions(here: RuleIndex) -> list[str]:
    lines = ["## Open questions { #open-questions }", "",
             "Places where the printed rules can be read in more than one way, and the reading this table takes.", ""]
    for question in here.questions:
        about = f" ({', '.join(ids(question.about, question.game))})" if question.about else ""
        lines += [f"[{question.id}](#{question.id}){{ .rule-id }} {plain(question.question)}{about} "
                  f"**Reading:** {plain(question.reading)}", f"{{: #{question.id} .rule }}", ""]
    return lines


def _examples(here: RuleIndex) -> list[str]:
    lines = ["## Worked examples { #worked-examples }", "",
             "Each worked example of the rulebooks is played by a scenario of the tests.", ""]
    for example in here.examples:
        lines += _example(example)
    return lines


def _example(example: Example) -> list[str]:
    about = f" ({', '.join(ids(example.rules, example.game))})" if example.rules else ""
    return [f"[{example.id}](#{example.id}){{ .rule-id }} {plain(example.title)}{about}",
            f"{{: #{example.id} .rule }}", ""]


def ids(named: tuple[str, ...], game: str) -> list[str]:
    """Links to rules, which may be on the page of another game."""
    return [f"[{id}]({'' if game_of(id) == game else f'{game_of(id)}.md'}#{id})" for id in named]
