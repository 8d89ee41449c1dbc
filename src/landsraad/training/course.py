"""A course of training: games, positions, a network, a match against the old one, and a report."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import landsraad
from landsraad.bots.networks import FOLDER, SUFFIX, NetworkFile, read_network, write_network
from landsraad.kernel.errors import BadInput
from landsraad.training.fit import Progress, Settings, Trainer, start_from
from landsraad.training.layouts import Layout, input_names, make_layout
from landsraad.training.positions import SEED, Positions, PositionsJob, join, positions_in
from landsraad.training.quick_games import GamesJob, play_games, record_path, write_records
from landsraad.trials.executors import run_jobs
from landsraad.trials.jobs import Job, play_job
from landsraad.trials.lineups import sets
from landsraad.trials.statistics import Standing, standings

FIRST_SEED: Final = 1_000_000  # of games to learn from
FIRST_MATCH_SEED: Final = 3_000_000_000  # of games that decide; no course learns from them
GAMES_PER_JOB: Final = 200
PART_FOR_GAMES: Final = 0.6  # of the time; the rest is for training and the match


@dataclass(frozen=True)
class Course:
    """What is trained, and how. `given` are the options of the game as given; `start` is a network to begin from."""

    game: str
    given: dict[str, Any]
    folder: Path
    bot: str
    hours: float
    settings: Settings
    simulations: int
    match_games: int
    seed: int = 0
    games: int | None = None  # how many, however long that takes; None: as many as there is time for
    start: Path | None = None
    networks: Path = FOLDER  # the present ones
    workers: int = 1
    ray: str | None = None

    def layout(self) -> Layout:
        return make_layout(self.game, self.given)

    def games_folder(self) -> Path:
        return self.folder / "games"

    def first_seed(self) -> int:
        return FIRST_SEED * (self.seed + 1)


def make_games(course: Course, tell: Callable[[str], None]) -> int:
    """Plays games until their time is over, and returns how many there are. Finished files are never played again."""
    end = time.monotonic() + 3600 * course.hours * PART_FOR_GAMES

    def jobs() -> Iterator[GamesJob]:
        number = 0
        while time.monotonic() < end if course.games is None else number * GAMES_PER_JOB < course.games:
            first = course.first_seed() + number * GAMES_PER_JOB
            if not record_path(course.games_folder(), course.bot, first).exists():
                yield GamesJob(course.game, course.given, course.bot, first, GAMES_PER_JOB)
            number += 1

    for job, games in run_jobs(play_games, jobs(), course.workers, course.ray):
        path = record_path(course.games_folder(), job.bot, job.first)
        write_records(path, job.first, games)
        tell(f"{path.name}: {len(games)} games")
    return len(record_files(course)) * GAMES_PER_JOB


def record_files(course: Course) -> list[Path]:
    return sorted(course.games_folder().glob("*.npz"))


def read_positions(course: Course) -> Positions:
    files = record_files(course)
    if not files:
        raise BadInput(f"{course.games_folder()}: no games; more --hours make some")
    jobs = [PositionsJob(course.game, course.given, path) for path in files]
    parts = list(run_jobs(positions_in, jobs, course.workers))
    return join(sorted(parts, key=lambda part: int(part.facts[0, SEED])))  # in whatever order they were finished


def train(course: Course, tell: Callable[[str], None]) -> tuple[NetworkFile, Progress]:
    layout = course.layout()
    names = input_names(layout.observer)
    data = read_positions(course)
    start = None
    if course.start is not None:
        known = read_network(course.start)
        if (known.head["wide"], known.head["deep"]) != (course.settings.wide, course.settings.deep):
            raise BadInput(f"--from: {course.start} has layers of {known.head['wide']} and {known.head['deep']}")
        start = start_from(known, names, int(layout.observer.players))
    trainer = Trainer(data, course.settings, start)
    progress = trainer.run(tell)
    made = {"rules": layout.game.version, "landsraad": landsraad.__version__, "games": progress.games,
            "positions": progress.positions, "bot": course.bot, "settings": asdict(course.settings),
            "start": None if course.start is None else course.start.name,
            "loss": [round(number, 4) for number in progress.epochs[-1]]}
    head = {"layout": layout.name, "schema": layout.observer.schema, "game": course.game, "options": course.given,
            "made": made}
    return trainer.to_file(head, names), progress


def network_path(folder: Path, layout: Layout) -> Path:
    return folder / f"{layout.name}{SUFFIX}"


def match(course: Course, new: Path, old: str) -> list[Standing]:
    """Plays the new network against the old one: the same cards, leaders and seats for both."""
    layout = course.layout()
    bots = [f"mentat:{course.simulations}@{new}", f"mentat:{course.simulations}@{old}"]
    found = []
    games = [one for options in layout.mixed
             for each in sets(layout.game, options, bots, FIRST_MATCH_SEED, course.match_games // len(layout.mixed))
             for one in each]
    jobs = (Job(layout.game.name, layout.game.version, tuple(games[i:i + 2])) for i in range(0, len(games), 2))
    for results in run_jobs(play_job, jobs, course.workers, course.ray):
        found += results
    return standings(bots, found)


def present(course: Course) -> str:
    """Where the present network is, or `none`."""
    return str(course.networks) if network_path(course.networks, course.layout()).is_file() else "none"


def accept(course: Course, candidate: Path) -> Path:
    """Puts a network that has won its match among the accepted ones."""
    place = course.folder / "networks" / candidate.name
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(candidate, place)
    return place


def write_candidate(course: Course, network: NetworkFile) -> Path:
    path = network_path(course.folder / "candidate", course.layout())
    write_network(path, network)
    return path
