"""Lines of styled text: fits them to a width, wraps them, and puts columns side by side."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text


def styled(text: str, style: str) -> Text:
    """Returns text whose style does not apply to what is appended."""
    return Text().append(text, style=style)


def fit(text: Text, width: int) -> Text:
    """Cuts text with an ellipsis or fills it with blanks to exactly that width."""
    line = text.copy()
    line.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return line


def padded(word: str, width: int) -> str:
    """Aligns a word to the right; wide characters count as two columns."""
    return " " * (width - cell_len(word)) + word


def beside(columns: Iterable[list[Text]], widths: list[int], gap: int = 1) -> list[Text]:
    """Puts columns of lines side by side."""
    cells = list(columns)
    out = []
    for i in range(max((len(column) for column in cells), default=0)):
        line = Text()
        for n, (column, width) in enumerate(zip(cells, widths, strict=True)):
            if n:
                line.append(" " * gap)
            line.append_text(fit(column[i] if i < len(column) else Text(), width))
        line.rstrip()
        out.append(line)
    return out


def times(n: int) -> str:
    return f" ×{n}" if n > 1 else ""


def wrap(head: Text, items: list[Text], width: int, gap: int = 2) -> list[Text]:
    """Puts items behind a heading and wraps between them; further lines are indented."""
    indent = 3 if head.plain.strip() else 1
    lines: list[Text] = []
    line = head.copy() if head.plain.strip() else Text(" ")
    space = 0 if line.plain.endswith(" ") else 1
    begun = False
    for item in items:
        if begun and line.cell_len + space + item.cell_len > width:
            lines.append(line)
            line, space = Text(" " * indent), 0
        line.append(" " * space).append_text(item)
        space, begun = gap, True
    lines.append(line)
    return [part for whole in lines
            for part in (break_line(whole, width, indent + 3) if whole.cell_len > width else [whole])]


def break_line(line: Text, width: int, indent: int) -> list[Text]:
    """Breaks a line that is too long between words."""
    out = [Text()]
    for word in line.split(" ", include_separator=True):
        if out[-1].cell_len + word.cell_len > width and out[-1].plain.strip():
            out.append(Text(" " * indent))
        out[-1].append_text(word)
    return out
