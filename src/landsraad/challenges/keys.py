"""Ed25519 keys with which servers and terminals sign results."""

from __future__ import annotations

import base64
import binascii
import hashlib
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64
SHOWN: Final = 12  # hexadecimal digits of a fingerprint


def new_key() -> bytes:
    """Returns a new private key."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_of(private: bytes) -> bytes:
    return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()


def sign(private: bytes, data: bytes) -> bytes:
    return Ed25519PrivateKey.from_private_bytes(private).sign(data)


def is_signed(public: bytes, signature: bytes, data: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True


def fingerprint(public: bytes) -> str:
    """A short name of a key, for people."""
    return hashlib.sha256(public).hexdigest()[:SHOWN]


def to_text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def from_text(text: object, size: int) -> bytes:
    """Reads base64 of so many bytes; nothing if it is something else."""
    try:
        data = base64.b64decode(text, validate=True) if isinstance(text, str) else b""
    except (binascii.Error, ValueError):
        return b""
    return data if len(data) == size else b""
