"""`landsraad train GAME --hours H --out FOLDER`: teaches `mentat` a kind of table by playing it.

Plays games on all cores, trains a value network on them, lets it play against the present one, and writes a report.
Games are kept in FOLDER/games and are never played twice: run the command again for more of them. A network that wins
its match is in FOLDER/networks afterwards; a tournament with --bots mentat:1000@FOLDER/networks,mentat:1000 shows how
good it is. (`landsraad learn` teaches people.)
"""

from __future__ import annotations

import argparse
from pathlib import Path

from landsraad.bots import checked_name
from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.batch_options import workers_of
from landsraad.cli.game_options import add_game_options, given_options
from landsraad.cli.language import add_language
from landsraad.kernel.errors import BadInput


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("train", help="teach the bot mentat by games of its own", description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME", help="imperium, uprising or arrakis")
    parser.add_argument("--hours", metavar="H", type=float, default=1.0, help="about how long it may take (default 1)")
    parser.add_argument("--games", metavar="N", type=int, default=None,
                        help="play so many games instead, however long it takes")
    parser.add_argument("--out", metavar="FOLDER", required=True, help="games, network and report")
    parser.add_argument("--bot", metavar="NAME", default="quick",
                        help="who plays the games: quick (default, a step at a time), or a bot such as mentat:100")
    parser.add_argument("--from", dest="start", metavar="FILE.net",
                        help="begin from the network of a related table: inputs of equal names keep their weights")
    parser.add_argument("--epochs", metavar="N", type=int, default=2, help="how often each game is read (default 2)")
    parser.add_argument("--match", metavar="N", type=int, default=200, help="games that decide (default 200)")
    parser.add_argument("--simulations", metavar="N", type=int, default=200, help="of the match (default 200)")
    parser.add_argument("--seed", metavar="S", type=int, default=0,
                        help="another seed plays other games and begins from other weights")
    parser.add_argument("--workers", metavar="W", type=int, default=None, help="processes (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, ray://HOST:PORT")
    add_language(parser)
    add_game_options(parser)


def run(args: argparse.Namespace) -> int:
    try:
        from landsraad.training.course import (
            PART_FOR_GAMES,
            Course,
            accept,
            make_games,
            match,
            present,
            train,
            write_candidate,
        )
        from landsraad.training.fit import Settings
        from landsraad.training.report import is_better, write_report
    except ImportError:
        raise BadInput('training needs numpy: pip install "landsraad[research]"') from None
    if args.bot != "quick":
        checked_name(args.bot)
    if args.hours < 0 or args.epochs < 1 or args.match < 0 or args.seed < 0:
        raise BadInput("--hours, --epochs, --match and --seed are numbers from 0 up; one epoch at least")
    course = Course(args.game, given_options(args), Path(args.out), args.bot, args.hours,
                    Settings(epochs=args.epochs, seed=args.seed), args.simulations, args.match, args.seed, args.games,
                    None if args.start is None else Path(args.start), workers=workers_of(args), ray=args.ray)

    def tell(line: str) -> None:
        print(line, flush=True)

    tell(f"{course.layout().name}: playing " + (f"for about {60 * course.hours * PART_FOR_GAMES:.0f} minutes"
                                                 if course.games is None else f"{course.games} games"))
    tell(f"{make_games(course, tell)} games")
    network, progress = train(course, tell)
    candidate, old = write_candidate(course, network), present(course)
    found = match(course, candidate.parent, old) if course.match_games else []
    accepted = bool(found) and is_better(found, alone="-1-of-" in course.layout().name)
    for each in found:
        tell(f"{each.bot}: {100 * each.win_rate:.1f} % of {each.games} games")
    if accepted:
        tell(f"accepted: {accept(course, candidate)}")
    tell(str(write_report(course.folder, network, progress, found, accepted, old)))
    return 0
