"""Signed result files: a finished challenge that another server or a friend can check without trusting anybody.

A file has the record of the game, the score and the player's name, and the signature of the server that saw the game.
Who reads it checks the signature, plays the record and computes the score again. So a changed file is noticed, and a
server can vouch only for games that can be played. That a server's own players are honest, only its operator knows.
"""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass
from typing import Any, Final

import landsraad
from landsraad.challenges.calendar import VERSION, Challenge, find_challenge, options_of
from landsraad.challenges.keys import (
    KEY_BYTES,
    SIGNATURE_BYTES,
    fingerprint,
    from_text,
    is_signed,
    public_of,
    sign,
    to_text,
)
from landsraad.challenges.scoring import Score, score_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import parse_record, write_record
from landsraad.kernel.table import Table

FORMAT: Final = "landsraad result 1"
LARGEST: Final = 512 * 1024  # bytes of a file
NAME: Final = 40  # characters
PLAYER: Final = 32  # characters of what tells players of a server apart
FIELDS: Final = ("format", "kind", "game", "period", "version", "player", "name", "attempt", "finished", "score",
                 "record", "key", "signature")


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. `player` tells the players of one server apart, because names may change."""

    challenge: Challenge
    player: str
    name: str
    attempt: int  # 1 counts in tables; later ones are practice
    finished: float  # seconds since 1970
    score: Score
    record: str
    moves: str  # a digest of the moves: the same game has the same
    key: bytes = b""  # public key of the server

    @property
    def server(self) -> str:
        return fingerprint(self.key) if self.key else ""


def result_of(challenge: Challenge, table: Table, player: str, name: str, attempt: int, finished: float) -> Result:
    """The result of a finished table with the deal of a challenge."""
    return Result(challenge, player, name, attempt, finished, score_of(table), write_record(table), moves_of(table))


def moves_of(table: Table) -> str:
    return digest_of([table.notation(move) for move in table.moves])


def digest_of(moves: list[str]) -> str:
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()


# ------------------------------------------------------------------ writing


def write_result(result: Result, private: bytes) -> str:
    """Returns the file of a result, signed."""
    challenge = result.challenge
    data: dict[str, Any] = {
        "format": FORMAT, "kind": challenge.kind, "game": challenge.game, "period": challenge.period,
        "version": challenge.version, "player": result.player, "name": result.name, "attempt": result.attempt,
        "finished": result.finished, "score": result.score.to_json(), "record": result.record,
        "key": to_text(public_of(private))}
    data["signature"] = to_text(sign(private, signed_part(data)))
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def signed_part(data: dict[str, Any]) -> bytes:
    """What the signature is of: everything else, always written the same way."""
    rest = {name: value for name, value in data.items() if name != "signature"}
    return json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()


# ------------------------------------------------------------------ reading


@dataclass(frozen=True, slots=True)
class Claim:
    """A signed file whose game has not been played again yet. `where` names the file in errors."""

    where: str
    challenge: Challenge
    data: dict[str, Any]
    key: bytes


def read_result(text: str, where: str) -> Result:
    """Checks a file: its form, signature, challenge, record and score."""
    claim = read_claim(text, where)
    game = claim.challenge.game
    try:
        table = parse_record(claim.data["record"], {game: landsraad.game(game)}).table
    except BadInput as error:
        raise unplayable(claim, str(error)) from None
    return confirm(claim, str(table.seed), table.options, moves_of(table), score_of(table) if table.over else None)


def read_claim(text: str, where: str) -> Claim:
    """Checks all of a file but its game."""
    data = _fields(text, where)
    key = from_text(data["key"], KEY_BYTES)
    if not is_signed(key, from_text(data["signature"], SIGNATURE_BYTES), signed_part(data)):
        raise BadInput(f"{where}: the signature does not fit; the file was changed after its server signed it")
    if data["version"] != VERSION:
        raise BadInput(f"{where}: it is of version {data['version']} of the challenges, and this is version {VERSION}")
    try:
        challenge = find_challenge(data["kind"], data["game"], data["period"])
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from None
    return Claim(where, challenge, data, key)


def unplayable(claim: Claim, why: str) -> BadInput:
    return BadInput(f"{claim.where}: its record cannot be played: {why}")


def confirm(claim: Claim, seed: str, options: dict[str, Any], moves: str, score: Score | None) -> Result:
    """Compares a claim with its game, which was played again. Without a score the game is not over."""
    challenge, data, where = claim.challenge, claim.data, claim.where
    if seed != challenge.seed or options != options_of(challenge):
        raise BadInput(f"{where}: its record is not a game of the {challenge.id} challenge")
    if score is None:
        raise BadInput(f"{where}: its game is not over")
    if data["score"] != score.to_json():
        claimed = str(data["score"].get("total"))[:20]
        raise BadInput(f"{where}: it claims {claimed} points, but its game comes to {score.total}")
    return Result(challenge, data["player"], data["name"], data["attempt"], data["finished"], score, data["record"],
                  moves, claim.key)


def _fields(text: str, where: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise BadInput(f"{where}: a result has at most {LARGEST // 1024} kB")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput(f"{where}: it is not a result of a challenge (not JSON)") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f"{where}: it is not a result of a challenge (its format is not {FORMAT!r})")
    for name in data:
        if name not in FIELDS:
            raise BadInput(f"{where}: a result has no field {str(name)[:40]!r}")
    for name in FIELDS:
        if name not in data or not _fits(name, data[name]):
            raise BadInput(f"{where}: its {name} is missing or not valid")
    return data


def _fits(name: str, value: Any) -> bool:
    if name in ("version", "attempt"):
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value < 10_000
    if name == "finished":
        return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value) and value >= 0
    if name == "score":
        return isinstance(value, dict)
    if not isinstance(value, str):
        return False
    if name in ("name", "player"):
        return 0 < len(value) <= (NAME if name == "name" else PLAYER) and value.isprintable()
    return True
