"""`landsraad puzzles play|list|mine|verify`: solves puzzles in the terminal, finds new ones, and proves them again."""

from __future__ import annotations

import argparse
import datetime
import random
import sys
from collections import Counter
from pathlib import Path

from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.play import SPEEDS
from landsraad.cli.game_options import add_game_options, given_options
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput, nearest
from landsraad.puzzles.collection import collection, daily, find_puzzle
from landsraad.puzzles.model import KINDS, LEVELS, Puzzle, read_puzzles, write_puzzles
from landsraad.text.messages import Messages

FAILED = 1
FIRST_SEED = 1_000_000


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("puzzles", help="positions with one right answer: solve, mine or verify them",
                                    description=__doc__)
    actions = parser.add_subcommands(dest="action")
    play = actions.add_parser("play", help="solve puzzles in the terminal")
    play.add_argument("puzzle", metavar="PUZZLE", nargs="?",
                      help="a puzzle as in the list, a game, or `daily`; without it any puzzle")
    play.add_argument("--theme", metavar="THEME", help=", ".join(KINDS))
    play.add_argument("--level", metavar="LEVEL", help=f"the search that solves it: {', '.join(LEVELS)}")
    play.add_argument("--plain", action="store_true", help="lines of words, for screen readers and small terminals")
    play.add_argument("--speed", metavar="S", choices=list(SPEEDS), default="normal", help=", ".join(SPEEDS))
    add_language(play)
    shown = actions.add_parser("list", help="how many there are of each theme; with a game its puzzles")
    shown.add_argument("game", metavar="GAME", nargs="?")
    add_language(shown)
    mine = actions.add_parser("mine", help="find puzzles in games of bots; the compiled core is fifty times as fast")
    mine.add_argument("game", metavar="GAME")
    mine.add_argument("-n", metavar="N", type=int, default=10, help="puzzles to find (default 10)")
    mine.add_argument("--out", metavar="FOLDER", default="puzzles", help="for GAME.jsonl (default puzzles)")
    mine.add_argument("--theme", metavar="LIST", default=",".join(KINDS), help=f"some of {','.join(KINDS)}")
    mine.add_argument("--seed", metavar="S", type=int, default=FIRST_SEED, help="of the first game")
    add_game_options(mine)
    verify = actions.add_parser("verify", help="prove puzzles again, and tell which do not hold any more")
    verify.add_argument("files", metavar="FILE", nargs="*", help="files of puzzles; without one those that ship")
    verify.add_argument("--sample", metavar="N", type=int, default=0, help="only every Nth")
    verify.add_argument("--without-judgement", action="store_true", help="not those that only long searches prove")


def run(args: argparse.Namespace) -> int:
    if args.action == "mine":
        return mine(args)
    if args.action == "verify":
        return verify(args)
    cat = catalogue_of(args)
    if args.action == "list":
        show_list(cat, args.game)
        return 0
    from landsraad.cli.screen.puzzle_game import play_puzzles
    return play_puzzles(chosen(args), cat, args.plain, args.speed)


def chosen(args: argparse.Namespace) -> list[Puzzle]:
    """The puzzles to solve, in their order."""
    for word, known, name in ((args.theme, KINDS, "--theme"), (args.level, LEVELS, "--level")):
        if word is not None and word not in known:
            raise BadInput(f"{name}: {word!r} is not one of {', '.join(known)}{nearest(word, known)}")
    games = {puzzle.game for puzzle in collection().values()}
    if args.puzzle == "daily":
        return [find_puzzle(daily(datetime.datetime.now(datetime.UTC).date()))]
    if args.puzzle is not None and args.puzzle not in games:
        return [find_puzzle(args.puzzle)]
    found = [puzzle for puzzle in collection().values()
             if args.puzzle in (None, puzzle.game) and args.theme in (None, puzzle.kind)
             and args.level in (None, puzzle.level)]
    if not found:
        raise BadInput("there is no such puzzle; landsraad puzzles list counts them")
    random.shuffle(found)
    return found


def show_list(cat: Messages, game: str | None) -> None:
    games = sorted({puzzle.game for puzzle in collection().values()})
    if game is not None and game not in games:
        raise BadInput(f"there are no puzzles of {game!r}{nearest(game, games)}")
    for name in games:
        found = [puzzle for puzzle in collection().values() if puzzle.game == name]
        if game is None:
            print(f"{cat.of_game(name)}: {len(found)}")
            for kind, n in Counter(puzzle.kind for puzzle in found).most_common():
                print(f"  {kind:<10} {n:>4}  {cat.text(f'puzzle-kind-{kind}')}")
        elif game == name:
            for puzzle in found:
                print(f"{puzzle.id:<24} {puzzle.kind:<10} {cat.text(f'puzzle-level-{puzzle.level}')}")


def mine(args: argparse.Namespace) -> int:
    from landsraad.puzzles.mining import Miner
    kinds = tuple(word.strip() for word in args.theme.split(",") if word.strip())
    for word in kinds:
        if word not in KINDS:
            raise BadInput(f"--theme: {word!r} is not one of {', '.join(KINDS)}{nearest(word, KINDS)}")
    if args.n < 1:
        raise BadInput("-n: at least one puzzle")
    miner = Miner(args.game, given_options(args), kinds)
    path = Path(args.out).expanduser() / f"{args.game}.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        found = read_puzzles(path.read_text("utf-8"), str(path)) if path.exists() else []
    except OSError as error:
        raise BadInput(f"--out: cannot write {path}: {error.strerror or error}") from None
    known, more, seed = {puzzle.id for puzzle in found}, 0, args.seed
    while more < args.n:
        for puzzle in miner.mine(seed):
            if puzzle.id not in known:
                found.append(puzzle)
                more += 1
                print(f"{puzzle.id}  {puzzle.kind}  {puzzle.level}", flush=True)
        seed += 1
        write_puzzles(path, found)
    print(f"{len(found)} puzzles in {path}")
    return 0


def verify(args: argparse.Namespace) -> int:
    from landsraad.puzzles.verify import verify as proved
    puzzles = list(collection().values())
    if args.files:
        try:
            puzzles = [puzzle for name in args.files for puzzle in read_puzzles(Path(name).read_text("utf-8"), name)]
        except OSError as error:
            raise BadInput(f"cannot read {error.filename}: {error.strerror or error}") from None
    if args.sample > 1:
        puzzles = puzzles[::args.sample]
    n = bad = 0
    for _, trouble in proved(puzzles, judge=not args.without_judgement):
        n += 1
        if trouble:
            bad += 1
            print(trouble, file=sys.stderr, flush=True)
    print(f"{n - bad} of {n} puzzles hold")
    return FAILED if bad else 0
