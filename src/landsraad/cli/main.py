"""The entry point: finds the subcommand and runs it. An error of the user becomes one line and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import landsraad
from landsraad.cli.arguments import Parser
from landsraad.cli.language import catalogue_of
from landsraad.kernel import engine
from landsraad.kernel.errors import BadInput

# In the order of the help. Each is a file in `commands` with `add(subcommands)` and `run(args) -> int`; a name without
# a file is left out.
COMMANDS = ("serve", "play", "learn", "puzzles", "cards", "rules", "scenario", "replay", "review", "analyse",
            "calibrate", "validate", "simulate", "tournament", "train", "stats", "bot", "admin", "backup", "restore")

USAGE_ERROR = 2
INTERRUPTED = 130
LINE = 2000  # characters of an error, which may quote a whole file


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return _run(sys.argv[1:] if argv is None else list(argv))
    except BadInput as error:
        line = f"landsraad: {error}"
        print(line if len(line) <= LINE else f"{line[:LINE]}…", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # `landsraad rules | head` is not an error. Point stdout elsewhere, or Python complains when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(argv: list[str]) -> int:
    parser = build()
    if not argv:
        parser.print_help()
        return 0
    args = parser.parse(argv)
    try:
        code: int = args.run(args)
    except BadInput as error:
        if error.reason is None or not hasattr(args, "lang"):
            raise
        raise BadInput(catalogue_of(args).error(error)) from None  # in the language of the command
    sys.stdout.flush()
    return code


def build() -> Parser:
    parser = Parser(prog="landsraad", description="An open table for the Dune board games.")
    parser.add_argument("--version", action="version", version=f"landsraad {landsraad.__version__} ({form()})")
    subcommands = parser.add_subcommands()
    for module in modules():
        before = set(subcommands.choices)
        module.add(subcommands)
        for name in set(subcommands.choices) - before:
            subcommands.choices[name].set_defaults(run=module.run)
    return parser


def form() -> str:
    """Returns whether the core of this installation is compiled."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def modules() -> list[ModuleType]:
    names = [f"landsraad.cli.commands.{command}" for command in COMMANDS]
    return [import_module(name) for name in names if find_spec(name) is not None]


if __name__ == "__main__":
    sys.exit(main())
