"""The page that `landsraad calibrate --html` writes: what the chances said, and how often it came true."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from landsraad.cli.review_page import STYLE
from landsraad.text.messages import Messages

SIZE: Final = 420
EDGE: Final = 44
HEADS: Final = ("calibrate-told", "calibrate-true", "calibrate-count")
CURVES: Final = {"before": ("calibrate-before", "#a06a00", "6 4"), "now": ("calibrate-now", "#2a6fb0", "")}


def page(cat: Messages, told: dict[str, Any]) -> str:
    title = escape(cat.text("calibrate-head", game=cat.of_game(told["game"]), n=told["checked"],
                            fitted=told["learned"]))
    rounds = "".join(f"<h2>{escape(cat.text('calibrate-round'))} {each['round']}</h2>{plot(cat, each, SIZE // 2)}"
                     for each in told["rounds"])
    return (f'<!doctype html><html lang="{cat.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>'
            f"<style>{STYLE}svg{{max-width:560px}}</style><h1>{title}</h1>{key(cat)}{plot(cat, told['curves'], SIZE)}"
            f"{table(cat, told)}{rounds}</html>\n")


def key(cat: Messages) -> str:
    return "<p>" + " ".join(f'<i style="background:{colour}"></i>{escape(cat.text(name))}'
                            for name, colour, _ in CURVES.values()) + "</p>"


def plot(cat: Messages, curves: dict[str, Any], high: int) -> str:
    """The diagonal is the truth; each point has its standard error."""
    def x(chance: float) -> float:
        return EDGE + (SIZE - EDGE - 10) * chance

    def y(chance: float) -> float:
        return 10 + (high - EDGE - 10) * (1 - chance)
    parts = [f'<line x1="{x(0):.0f}" y1="{y(0):.0f}" x2="{x(1):.0f}" y2="{y(1):.0f}" stroke="currentColor" '
             'opacity=".4"/>']
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<text x="{x(part):.0f}" y="{high - 24}" text-anchor="middle">{100 * part:.0f}</text>'
                     f'<text x="{EDGE - 6}" y="{y(part) + 4:.0f}" text-anchor="end">{100 * part:.0f}</text>')
    parts.append(f'<text x="{SIZE / 2:.0f}" y="{high - 8}" text-anchor="middle">{escape(cat.text("calibrate-told"))}, %'
                 f'</text><text x="12" y="{high / 2:.0f}" transform="rotate(-90 12 {high / 2:.0f})" '
                 f'text-anchor="middle">{escape(cat.text("calibrate-true"))}, %</text>')
    for name, (_, colour, dash) in CURVES.items():
        bins = curves[name]["bins"]
        line = " ".join(f"{x(each['told']):.1f},{y(each['true']):.1f}" for each in bins)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" '
                     f'stroke-dasharray="{dash}"/>')
        parts += [f'<line x1="{x(each["told"]):.1f}" x2="{x(each["told"]):.1f}" '
                  f'y1="{y(min(1.0, each["true"] + each["error"])):.1f}" '
                  f'y2="{y(max(0.0, each["true"] - each["error"])):.1f}" stroke="{colour}"/>' for each in bins]
    return f'<svg viewBox="0 0 {SIZE} {high}" role="img">{"".join(parts)}</svg>'


def table(cat: Messages, told: dict[str, Any]) -> str:
    heads = "".join(f"<th>{escape(cat.text(head))}" for head in HEADS)
    rows = "".join(f"<tr><td>{100 * each['low']:.0f}–{100 * each['low'] + 10:.0f}<td>{100 * each['told']:.1f} %"
                   f"<td>{100 * each['true']:.1f} ± {100 * each['error']:.1f} %<td>{each['count']}"
                   for each in told["curves"]["now"]["bins"])
    return f"<table><tr><th>{escape(cat.text('calibrate-now'))}{heads}{rows}</table>"
