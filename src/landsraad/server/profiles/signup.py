"""Who may have a profile on this server, as the operator set it."""

from __future__ import annotations

import hmac
from typing import Final

from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.reasons import Reason
from landsraad.server.settings import Settings
from landsraad.server.tables.refusals import NotYours

OPEN: Final = "open"  # everybody
INVITE: Final = "invite"  # people with an invitation
REQUIRED: Final = "required"  # everybody, and nobody takes a seat without
CLOSED: Final = "closed"  # nobody new
WORDS: Final = (OPEN, INVITE, REQUIRED, CLOSED)


def check_signup(settings: Settings) -> None:
    """Refuses settings that cannot be meant."""
    if settings.signup not in WORDS:
        raise BadInput(f"LANDSRAAD_SIGNUP: unknown word {settings.signup!r}"
                       f"{nearest(settings.signup, WORDS) or '; there are ' + ', '.join(WORDS)}")
    if settings.signup == INVITE and not settings.invitations:
        raise BadInput("LANDSRAAD_INVITATIONS: set the words that let people in, separated by commas")


def needs_invitation(settings: Settings) -> bool:
    return settings.signup == INVITE or (settings.signup == REQUIRED and bool(settings.invitations))


def let_in(settings: Settings, invitation: str) -> None:
    """Refuses those who may not sign up."""
    if settings.signup == CLOSED:
        raise NotYours(Reason("signup-closed"))
    if needs_invitation(settings):
        given = invitation.strip().encode()
        if not sum(hmac.compare_digest(given, each.encode()) for each in settings.invitations):
            raise NotYours(Reason("wrong-invitation"))
