"""Bar charts with intervals: as SVG, without any library, and as text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 760
LABELS: Final = 230
NUMBERS: Final = 130
LINE: Final = 22
GAP: Final = 34
STYLE: Final = (
    "svg{background:#fdf8ee}text{font:13px system-ui,sans-serif;fill:#2b2118}.title{font-weight:600;font-size:15px}"
    ".number{text-anchor:end;fill:#6b5d4d}.bar{fill:#c8782a}.whisker{stroke:#2b2118;stroke-width:1.5;fill:none}"
    ".axis{stroke:#d8ccb8}"
    "@media(prefers-color-scheme:dark){svg{background:#1d1812}text{fill:#f0e6d6}.number{fill:#b9a88f}"
    ".whisker{stroke:#f0e6d6}.axis{stroke:#4a3f30}}")


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar with its interval. `text` is the value as written beside it."""

    label: str
    value: float
    low: float
    high: float
    text: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A titled group of bars. `top` is the end of the axis; None means the largest value."""

    title: str
    bars: Sequence[Bar]
    top: float | None = None


def svg(title: str, panels: Sequence[Panel]) -> str:
    """Returns an SVG picture of all panels."""
    height = 44 + sum(GAP + LINE * len(panel.bars) for panel in panels) + 16
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
           f'height="{height}" role="img">', f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>",
           f'<text class="title" x="16" y="28">{escape(title)}</text>']
    y = 44
    for panel in panels:
        out += _panel(panel, y)
        y += GAP + LINE * len(panel.bars)
    return "\n".join([*out, "</svg>", ""])


def _panel(panel: Panel, y: int) -> list[str]:
    left, right = LABELS, WIDTH - NUMBERS
    top = panel.top or max((bar.high for bar in panel.bars), default=1.0) or 1.0

    def x(value: float) -> float:
        return round(left + (right - left) * min(max(value / top, 0.0), 1.0), 1)

    out = [f'<text class="title" x="16" y="{y + 20}">{escape(panel.title)}</text>',
           f'<path class="axis" d="M{left} {y + GAP - 6}V{y + GAP + LINE * len(panel.bars)}"/>']
    for n, bar in enumerate(panel.bars):
        middle = y + GAP + LINE * n + LINE // 2 - 2
        out += [f'<text x="16" y="{middle + 4}">{escape(bar.label)}</text>',
                f'<rect class="bar" x="{left}" y="{middle - 6}" width="{round(x(bar.value) - left, 1)}" height="12"/>',
                f'<path class="whisker" d="M{x(bar.low)} {middle}H{x(bar.high)}M{x(bar.low)} {middle - 4}v8'
                f'M{x(bar.high)} {middle - 4}v8"/>',
                f'<text class="number" x="{WIDTH - 16}" y="{middle + 4}">{escape(bar.text)}</text>']
    return out


def text_bar(value: float, top: float, width: int = 16) -> str:
    """Returns a bar of block characters, with a resolution of an eighth of a character."""
    eighths = round(width * 8 * min(max(value / top if top else 0.0, 0.0), 1.0))
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()
