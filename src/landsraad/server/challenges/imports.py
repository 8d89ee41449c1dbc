"""Results from other servers: checked, played again, and kept beside those of this server."""

from __future__ import annotations

from sqlalchemy import Connection

from landsraad.challenges.keys import public_of, to_text
from landsraad.challenges.results import Result, confirm, digest_of, read_claim, unplayable
from landsraad.challenges.scoring import Score
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.challenges.rows import name_of_game, read_of_player, write_result_row
from landsraad.server.storage.database import Store
from landsraad.server.tables.record_imports import Importer
from landsraad.server.tables.refusals import Refused

FILE = "file"  # how errors call what was sent


async def checked(text: str, importer: Importer, address: str) -> Result:
    """Reads a file. The game is played in the process for records, as it may take long."""
    try:
        claim = read_claim(text, FILE)
        played = await importer.read(claim.data["record"], address)
        if played.error:
            raise unplayable(claim, played.error)
        score = None if played.score is None else Score(*played.score)
        return confirm(claim, played.seed, played.options, digest_of(played.moves), score)
    except BadInput as error:
        raise BadInput(Reason("result-refused", detail=str(error))) from None


async def keep(store: Store, result: Result, private: bytes, profile: str) -> None:
    """Stores a result from another server. One that is there already changes nothing."""
    if result.key == public_of(private):
        raise Refused(Reason("result-own"))
    if result.attempt != 1:
        raise Refused(Reason("result-practice", n=result.attempt))
    server = to_text(result.key)

    def write(connection: Connection) -> str:
        before = read_of_player(connection, result, server)
        if before == result.moves:
            return ""
        if before:
            return "second"
        other = name_of_game(connection, result.challenge, result.moves)
        if other:
            return f"of {other}"
        write_result_row(connection, result, server, profile)
        return ""
    trouble = await store.write(write)
    if trouble == "second":
        raise Refused(Reason("result-second", name=result.name))
    if trouble:
        raise Refused(Reason("result-of-other", name=trouble.removeprefix("of "), other=result.name))
