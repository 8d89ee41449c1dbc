"""A page with all components of a game and their generated text."""

from __future__ import annotations

from itertools import groupby

from landsraad.gallery.entry import Entry
from landsraad.gallery.listing import components
from landsraad.reference.rules import rule_index
from landsraad.text.messages import Messages
from tools.docs.markdown import plain

INTRO = """\
# Components of {title}

{n} components. Nothing here is written by hand: a component is a value made of effects, the engine runs it, and this
text is what the same value says. `landsraad cards {game}` prints it in four languages, and the gallery in the browser
draws it.
"""
MARKED = "The mark *reconstructed* is on what no source told us: our best reading, easy to correct in its one place."


def cards_page(game: str) -> str:
    cat = Messages.load("en")
    found = components(game)
    lines = [INTRO.format(title=rule_index(game).title, n=len(found), game=game)]
    if any(entry.reconstructed for entry in found):
        lines += [MARKED, ""]
    for kind, of_kind in groupby(found, key=lambda entry: entry.kind):
        lines += [f"## {plain(cat.text(f'gallery-{kind}'))} {{ #{kind} }}", ""]
        for entry in of_kind:
            lines += _entry(cat, entry)
    return "\n".join(lines)


def anchor_of(entry: Entry) -> str:
    """The anchor of an entry. Components of the six-player game have their own."""
    return f"{entry.kind}-{entry.id}" + ("-6" if entry.players == ("6",) else "")


def _entry(cat: Messages, entry: Entry) -> list[str]:
    anchor = anchor_of(entry)
    mark = f" *{cat.text('gallery-reconstructed')}*{{ .reconstructed }}" if entry.reconstructed else ""
    lines = [f"**{plain(entry.name(cat))}** `{entry.id}`{mark} — {plain(', '.join(entry.summary(cat)))}",
             f"{{: #{anchor} .card }}", ""]
    boxes = [f"- {plain(label)}: {plain(text)}" for label, text in entry.lines(cat)]
    return [*lines, *boxes, ""] if boxes else lines
