"""The page that `landsraad review --html` writes: curves, accounts and key moments, in one file."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from landsraad.analysis.model import DEPTHS, Decision, Review
from landsraad.text.messages import Messages

WIDE: Final = 900
HIGH: Final = 260
LEFT: Final = 40
COLOURS: Final = ("#2a6fb0", "#c2452d", "#3d8b5f", "#a06a00", "#7a4fa3", "#4d6572")
DASHES: Final = ("", "7 4", "2 4", "9 3 2 3", "1 3", "12 4")
STYLE: Final = """
:root{color-scheme:light dark;--ink:#1b2430;--paper:#faf5ea;--line:#d8cdb8;--soft:#efe6d4}
@media(prefers-color-scheme:dark){:root{--ink:#ece4d3;--paper:#151c27;--line:#3a4657;--soft:#1f2937}}
body{font:16px/1.5 "Fira Sans",system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;
max-width:960px;padding:24px 16px}h1{font-size:26px}h2{font-size:19px;margin-top:32px}
table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:4px 8px;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}.wide{overflow-x:auto}svg{width:100%;height:auto;background:var(--soft);
border-radius:8px}svg text{font-size:11px;fill:var(--ink)}ol{padding-left:0;list-style:none}
li{border-left:4px solid var(--line);padding:6px 12px;margin:10px 0;background:var(--soft)}
li.best{border-color:#3d8b5f}li.slip{border-color:#c9a227}li.mistake{border-color:#d07a2d}
li.blunder{border-color:#c2452d}small{opacity:.8}i{display:inline-block;width:12px;height:12px;border-radius:50%;
margin-right:6px}
"""


def page(cat: Messages, review: Review, labels: dict[tuple[int, str], str]) -> str:
    title = escape(cat.text("review-head", game=cat.of_game(review.game), depth=review.depth))
    how = escape(cat.text("review-how", futures=str(DEPTHS[review.depth].futures)))
    return (f'<!doctype html><html lang="{cat.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>'
            f"<style>{STYLE}</style><h1>{title}</h1><p>{how}</p>"
            f"<h2>{escape(cat.text('review-curve'))}</h2>{curve(review)}{key(review)}"
            f'<div class="wide">{accounts(cat, review)}</div>'
            f"<h2>{escape(cat.text('review-moments'))}</h2>{moments(cat, review, labels)}"
            f'<h2>{escape(cat.text("review-by-kind"))}</h2><div class="wide">{kinds(cat, review)}</div></html>\n')


def curve(review: Review) -> str:
    last = max(review.moves, 1)

    def x(move: int) -> float:
        return LEFT + (WIDE - LEFT - 10) * move / last

    def y(chance: float) -> float:
        return 10 + (HIGH - 34) * (1 - chance)
    lines = [f'<line x1="{LEFT}" x2="{WIDE - 10}" y1="{y(part):.0f}" y2="{y(part):.0f}" stroke="currentColor" '
             f'opacity=".15"/><text x="{LEFT - 6}" y="{y(part) + 4:.0f}" text-anchor="end">{100 * part:.0f} %</text>'
             for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
    seen = 0
    for point in review.points:
        if point.round > seen:
            seen = point.round
            lines.append(f'<text x="{x(point.move):.0f}" y="{HIGH - 6}">{seen}</text>')
    for n, _ in enumerate(review.seats):
        path = "".join(f"{'L' if k else 'M'}{x(point.move):.1f} {y(point.chances[n]):.1f}"
                       for k, point in enumerate(review.points))
        lines.append(f'<path d="{path}" fill="none" stroke="{COLOURS[n % len(COLOURS)]}" stroke-width="2" '
                     f'stroke-dasharray="{DASHES[n % len(DASHES)]}"/>')
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img">{"".join(lines)}</svg>'


def key(review: Review) -> str:
    return "<p>" + " ".join(f'<i style="background:{COLOURS[n % len(COLOURS)]}"></i>{called(review, seat)}'
                            for n, seat in enumerate(review.seats)) + "</p>"


def accounts(cat: Messages, review: Review) -> str:
    shown: list[tuple[str, Callable[[float], str]]] = [
        ("start", percent), ("luck", change), ("play", change), ("others", change), ("rest", change),
        ("final", percent)]
    head = "".join(f"<th>{escape(cat.text(f'review-{name}'))}" for name, _ in [*shown, ("accuracy", percent)])
    rows = []
    for each in review.accounts:
        cells = "".join(f"<td>{form(getattr(each, name))}" for name, form in shown)
        accuracy = "–" if each.accuracy is None else percent(each.accuracy / 100)
        rows.append(f"<tr><td>{called(review, each.seat)}{cells}<td>{accuracy}")
    return f"<table><tr><th>{head}{''.join(rows)}</table>"


def kinds(cat: Messages, review: Review) -> str:
    found = list(dict.fromkeys(kind.kind for account in review.accounts for kind in account.kinds))
    head = "".join(f"<th>{escape(cat.text(f'review-kind-{kind}'))}" for kind in found)
    rows = []
    for account in review.accounts:
        known = {kind.kind: kind for kind in account.kinds}
        cells = "".join("<td>–" if kind not in known else
                        f"<td>{percent(known[kind].accuracy / 100)} <small>({known[kind].decisions})</small>"
                        for kind in found)
        rows.append(f"<tr><td>{called(review, account.seat)}{cells}")
    return f"<table><tr><th>{head}{''.join(rows)}</table>"


def moments(cat: Messages, review: Review, labels: dict[tuple[int, str], str]) -> str:
    shown = [each for each in review.decisions if each.move in review.moments]
    if not shown:
        return f"<p>{escape(cat.text('review-no-moments'))}</p>"
    return "<ol>" + "".join(moment(cat, review, each, labels) for each in shown) + "</ol>"


def moment(cat: Messages, review: Review, each: Decision, labels: dict[tuple[int, str], str]) -> str:
    options = "".join(f"<tr><td>{escape(labels[each.move, option.move])}<td>{percent(option.chance)}"
                      for option in each.options)
    lost = change(-each.loss) if each.verdict != "best" else change(each.lead)
    return (f'<li class="{each.verdict}"><b>{escape(cat.text(f"verdict-{each.verdict}"))} ({lost})</b> '
            f"{called(review, each.seat)}, {escape(cat.text('review-round', round=str(each.round)))}: "
            f"{escape(labels[each.move, each.played])}<table>{options}</table></li>")


def called(review: Review, seat: str) -> str:
    return escape(review.names.get(seat) or seat)


def percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def change(part: float) -> str:
    return f"{100 * part:+.0f} %".replace("-", "−")
