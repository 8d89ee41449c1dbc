"""A page for the `landsraad` command, generated from its help."""

from __future__ import annotations

import os
from unittest.mock import patch

from landsraad.cli.arguments import Parser
from landsraad.cli.main import build

INTRO = """\
# Commands

What each command says with `--help`. Whatever is wrong in what you typed is answered in one line with the nearest right
word, and ends with exit code 2.
"""
WIDTH = "96"


def commands_page() -> str:
    with patch.dict(os.environ, {"COLUMNS": WIDTH}):
        return "\n".join([INTRO, *_pages(build())])


def _pages(parser: Parser) -> list[str]:
    if parser.subcommands is None:
        return [f"## {parser.prog} {{ #{parser.prog.removeprefix('landsraad ').replace(' ', '-')} }}", "",
                "```text", parser.format_help().strip(), "```", ""]
    return [line for name in parser.subcommands.choices for line in _pages(parser.subcommands.choices[name])]
