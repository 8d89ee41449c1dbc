"""Challenges played in the terminal, in one file: the key that signs their results, and the attempts."""

from __future__ import annotations

import datetime
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from landsraad.challenges.calendar import DAILY, Challenge, read_day
from landsraad.challenges.keys import KEY_BYTES, from_text, new_key, to_text
from landsraad.challenges.streaks import streak
from landsraad.kernel.errors import BadInput
from landsraad.play.savefile import write_whole

FORMAT: Final = "landsraad challenges 1"


@dataclass(slots=True)
class Attempt:
    """An attempt at a challenge. `save` is the file of its game; `total` is None until it is finished."""

    challenge: str
    save: str
    total: int | None = None
    on_time: bool = True  # begun while the challenge counted


class LocalChallenges:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.attempts: list[Attempt] = []
        self.key = b""
        if path.exists():
            self._read()
        if not self.key:
            self.key = new_key()

    def of(self, challenge: Challenge) -> list[Attempt]:
        """The attempts at a challenge, the first one first."""
        return [attempt for attempt in self.attempts if attempt.challenge == challenge.id]

    def running(self, challenge: Challenge) -> Attempt | None:
        return next((attempt for attempt in self.of(challenge) if attempt.total is None), None)

    def streak(self, now: datetime.date) -> int:
        days = [attempt.challenge.split()[2] for attempt in self.attempts
                if attempt.total is not None and attempt.on_time and attempt.challenge.startswith(f"{DAILY} ")]
        return streak((read_day(day) for day in days), now)

    def write(self) -> None:
        data = {"format": FORMAT, "key": to_text(self.key), "attempts": [asdict(each) for each in self.attempts]}
        write_whole(self.path, json.dumps(data, ensure_ascii=False) + "\n")

    def _read(self) -> None:
        try:
            data: dict[str, Any] = json.loads(self.path.read_text("utf-8"))
            if data["format"] != FORMAT:
                raise ValueError
            self.key = from_text(data["key"], KEY_BYTES)
            self.attempts = [Attempt(str(each["challenge"]), str(each["save"]),
                                     None if each["total"] is None else int(each["total"]), bool(each["on_time"]))
                             for each in data["attempts"]]
        except OSError as error:
            raise BadInput(f"cannot read {self.path}: {error.strerror or error}") from None
        except (KeyError, TypeError, ValueError, RecursionError):
            raise BadInput(f"{self.path} does not hold challenges") from None
        if not self.key:
            raise BadInput(f"{self.path} does not hold challenges")
