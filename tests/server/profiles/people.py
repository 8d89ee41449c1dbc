"""People with browsers of their own: cookies, the origin of the page, and a passkey that never leaves this test."""

from __future__ import annotations

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from server.stack import TIMEOUT, Stack

PRESENT_AND_VERIFIED = 0x01 | 0x04
ATTESTED = 0x40


class Browser:
    """A page of the server in somebody's browser, under the name `localhost`."""

    def __init__(self, stack: Stack, name: str = "localhost", origin: str = "") -> None:
        self.host = f"{name}:{stack.address.split(':')[1]}"
        self.http = httpx.AsyncClient(
            base_url=f"http://{stack.address}", timeout=TIMEOUT,
            headers={"host": self.host, "origin": origin or f"http://{self.host}",
                     "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0"})

    @property
    def origin(self) -> str:
        return self.http.headers["origin"]

    @property
    def cookie(self) -> str:
        return next((cookie.value or "" for cookie in self.http.cookies.jar if cookie.name == "landsraad"), "")

    async def get(self, path: str = "", status: int = 200) -> Any:
        answer = await self.http.get(f"/api/profile{path}")
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str = "", status: int = 200, **body: Any) -> Any:
        answer = await self.http.post(f"/api/profile{path}", json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def sign_up(self, name: str = "Olena", *tables: Any) -> Any:
        """A profile, with all seats of these tables."""
        seats = [{"id": made["id"], "tokens": [seat["token"] for seat in made["seats"] if seat["token"]]}
                 for made in tables]
        return (await self.post("", 201, name=name, seats=seats))["profile"]

    async def add_passkey(self) -> Passkey:
        options = (await self.post("/passkeys/new"))["options"]
        key = Passkey(options["rp"]["id"], options["user"]["id"])
        await self.post("/passkeys", credential=key.register(options["challenge"], self.origin))
        return key

    async def sign_in(self, key: Passkey, status: int = 200) -> Any:
        options = (await self.post("/passkeys/ask"))["options"]
        return await self.post("/passkeys/use", status, credential=key.answer(options["challenge"], self.origin))


class Passkey:
    """An authenticator with one key. What it signs can be wrong on purpose."""

    def __init__(self, host: str, user: str) -> None:
        self.host = host
        self.user = user
        self.id = os.urandom(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def register(self, challenge: str, origin: str) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(PRESENT_AND_VERIFIED | ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + public})
        return self._credential({"clientDataJSON": self._client("webauthn.create", challenge, origin),
                                 "attestationObject": coded(told)})

    def answer(self, challenge: str, origin: str, flags: int = PRESENT_AND_VERIFIED) -> dict[str, Any]:
        self.count += 1
        data, client = self._data(flags), self._client("webauthn.get", challenge, origin)
        signed = self.key.sign(data + hashlib.sha256(decoded(client)).digest(), ec.ECDSA(SHA256()))
        return self._credential({"clientDataJSON": client, "authenticatorData": coded(data),
                                 "signature": coded(signed), "userHandle": self.user})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> str:
        return coded(json.dumps({"type": kind, "challenge": challenge, "origin": origin,
                                 "crossOrigin": False}).encode())

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response,
                "clientExtensionResults": {}}


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
