"""Web Push: messages encrypted for one browser (RFC 8291, 8188), signed by this server (RFC 8292).

`cryptography` is here for passkeys already and has all the parts; the packages for this task would bring two HTTP
clients along, or leave the request to us all the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.notices.addresses import Address

CURVE: Final = ec.SECP256R1()
POINT: Final = 65  # bytes of an uncompressed point
AUTH: Final = 16  # bytes of a browser's secret
RECORD: Final = 4096
MOST: Final = 3000  # bytes of a message: services take little more
VALID: Final = 12 * 3600  # seconds of a signature
TTL: Final = 2 * 86_400  # seconds a service keeps a message for a browser that is off
LAST: Final = b"\x02"  # marks the last record


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_keys(key: str, auth: str) -> None:
    """Refuses what cannot be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
        right = len(decoded(key)) == POINT and len(decoded(auth)) == AUTH
    except ValueError:
        right = False
    if not right:
        raise BadInput(Reason("notice-device"))


def encrypt(message: bytes, key: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None,
            salt: bytes | None = None) -> bytes:
    """Encrypts a message for a browser. own, salt: for this message only, so random except in a test."""
    assert len(message) <= MOST
    own = ec.generate_private_key(CURVE) if own is None else own
    salt = os.urandom(16) if salt is None else salt
    public = point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    secret = derived(shared, auth, b"WebPush: info\0" + key + public, 32)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public + cipher.encrypt(nonce, message + LAST, None)


# ------------------------------------------------------------------ the key of the server


def new_key() -> str:
    """A private key as text, to be stored."""
    return coded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class Vapid:
    """The key by which push services and browsers know this server."""

    def __init__(self, key: str) -> None:
        self.private = ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)
        self.public = coded(point(self.private.public_key()))

    def authorization(self, origin: str, contact: str) -> str:
        """The header for a push service. contact: where its operators reach ours."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": origin, "exp": int(time.time()) + VALID, "sub": contact}
        text = ".".join(coded(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{coded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def request(vapid: Vapid, address: Address, keys: str, message: dict[str, str],
            contact: str) -> tuple[bytes, dict[str, str]]:
    """Body and headers of the request to a push service.

    A message with the same topic takes the place of one that the browser has not fetched yet.
    """
    key, auth = keys.split()
    topic = coded(hashlib.sha256(message.get("tag", "").encode()).digest()[:24])
    return encrypt(json.dumps(message, ensure_ascii=False).encode(), decoded(key), decoded(auth)), {
        "Authorization": vapid.authorization(address.origin, contact), "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream", "TTL": str(TTL), "Urgency": "high", "Topic": topic}
