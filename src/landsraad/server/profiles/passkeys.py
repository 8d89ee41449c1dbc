"""Passkeys (WebAuthn): what the browser is asked, and whether its answer is genuine.

A challenge is stored until it is answered, works once, and belongs to one purpose: a registration also to one profile.
The signature covers the challenge, the origin of the page and the name of the server, so an answer made for another
page, another server or an earlier question opens nothing.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from typing import Any, Final

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.http.endpoints import Call
from landsraad.server.http.hosts import is_address, name_in
from landsraad.server.profiles.rows import (
    REGISTER,
    SIGN_IN,
    Passkey,
    Profile,
    find_passkey,
    new_id,
    read_passkeys,
    read_profile,
    take_once,
    use_passkey,
    write_once,
    write_passkey,
)
from landsraad.server.profiles.sessions import device_of, is_safe
from landsraad.server.storage.database import Store
from landsraad.server.tables.refusals import NotLetIn, Refused

SERVER: Final = "Landsraad"
CHALLENGE: Final = 32  # bytes
ANSWERED: Final = 300.0  # seconds to answer
MOST: Final = 20  # passkeys of a profile


class Passkeys:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def ask_new(self, call: Call, profile: Profile) -> dict[str, Any]:
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )
        host = host_of(call)
        known = await self.store.read(lambda c: read_passkeys(c, profile.id))
        if len(known) >= MOST:
            raise Refused(Reason("too-many-passkeys", n=MOST))
        options = generate_registration_options(
            rp_id=host, rp_name=SERVER, user_id=profile.id.encode(), user_name=profile.name,
            user_display_name=profile.name, challenge=await self._challenge(REGISTER, profile.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential) for key in known
                                 if key.host == host])
        return dict(json.loads(options_to_json(options)))

    async def add(self, call: Call, profile: Profile, answer: dict[str, Any]) -> None:
        from webauthn import verify_registration_response
        from webauthn.helpers.structs import CredentialDeviceType
        host = host_of(call)
        challenge = challenge_in(answer)
        if await self._take(challenge, REGISTER) != profile.id:
            raise NotLetIn
        try:
            found = verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin_of(call),
                require_user_verification=True)
        except Exception as error:  # whatever the library makes of it
            raise NotLetIn from error
        digest = digest_of(found.credential_id)
        if await self.store.read(lambda c: find_passkey(c, digest)) is not None:
            raise NotLetIn
        row = Passkey(new_id(), profile.id, digest, found.credential_id, found.credential_public_key, found.sign_count,
                      host, device_of(call.headers.get("user-agent", "")),
                      found.credential_device_type == CredentialDeviceType.MULTI_DEVICE, time.time())
        await self.store.write(lambda c: write_passkey(c, row))

    async def ask(self, call: Call) -> dict[str, Any]:
        """Asks for any passkey of this server: nobody types a name, so no answer tells which names there are."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement
        options = generate_authentication_options(
            rp_id=host_of(call), challenge=await self._challenge(SIGN_IN, ""),
            user_verification=UserVerificationRequirement.REQUIRED)
        return dict(json.loads(options_to_json(options)))

    async def recognise(self, call: Call, answer: dict[str, Any]) -> Profile:
        """The profile whose passkey answered."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import CredentialDeviceType
        host = host_of(call)
        challenge = challenge_in(answer)
        if await self._take(challenge, SIGN_IN) is None:
            raise NotLetIn
        try:
            digest = digest_of(base64url_to_bytes(str(answer.get("rawId", ""))))
        except ValueError:
            raise NotLetIn from None
        key = await self.store.read(lambda c: find_passkey(c, digest))
        if key is None or key.host != host:
            raise NotLetIn
        try:
            found = verify_authentication_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin_of(call),
                credential_public_key=key.key, credential_current_sign_count=key.counter,
                require_user_verification=True)
        except Exception as error:
            raise NotLetIn from error
        synced = found.credential_device_type == CredentialDeviceType.MULTI_DEVICE
        if not await self.store.write(lambda c: use_passkey(c, key, found.new_sign_count, synced, time.time())):
            raise NotLetIn
        profile = await self.store.read(lambda c: read_profile(c, key.profile_id))
        if profile is None:
            raise NotLetIn
        return profile

    async def _challenge(self, kind: str, profile: str) -> bytes:
        challenge, now = secrets.token_bytes(CHALLENGE), time.time()
        await self.store.write(
            lambda c: write_once(c, digest_of(challenge), kind, profile, now + ANSWERED, now))
        return challenge

    async def _take(self, challenge: bytes, kind: str) -> str | None:
        return await self.store.write(lambda c: take_once(c, digest_of(challenge), kind, time.time()))


def digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def host_of(call: Call) -> str:
    """The name of the server to which passkeys belong. An address is not one."""
    host = name_in(call.headers.get("host", ""))
    if not host or is_address(host):
        raise Refused(Reason("passkeys-need-name"))
    return host


def origin_of(call: Call) -> str:
    """The origin of our pages, as the browser names it in what it signs."""
    return f"{'https' if is_safe(call) else 'http'}://{call.headers.get('host', '').lower()}"


def challenge_in(answer: dict[str, Any]) -> bytes:
    """The challenge that an answer says it belongs to. Nothing is proved by that yet."""
    from webauthn.helpers import base64url_to_bytes
    try:
        data = json.loads(base64url_to_bytes(str(answer["response"]["clientDataJSON"])))
        return base64url_to_bytes(str(data["challenge"]))
    except (KeyError, TypeError, ValueError, RecursionError):
        raise BadInput(Reason("passkey-unreadable")) from None
