"""Messages of Web Push: the worked example of the RFC, and the signature."""

from __future__ import annotations

import json
import time

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from landsraad.kernel.errors import BadInput
from landsraad.server.notices.addresses import read_url
from landsraad.server.notices.push import CURVE, Vapid, check_keys, coded, decoded, encrypt, new_key, request
from server.notices.receivers import Device

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SECRET = ("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
          "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")


def test_the_example_of_the_rfc() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(OWN), "big"), CURVE)
    assert coded(encrypt(PLAIN, decoded(KEY), decoded(AUTH), own, decoded(SALT))) == SECRET


def test_only_the_browser_reads_it_and_no_two_messages_are_alike() -> None:
    device = Device("https://push.example.org/1")
    keys = " ".join((device.subscription["key"], device.subscription["auth"]))
    vapid, address = Vapid(new_key()), read_url(device.endpoint, False)
    message = {"title": "Ваш хід", "tag": "t A"}
    bodies = [request(vapid, address, keys, message, "mailto:a@example.org") for _ in range(2)]
    assert [device.read(body) for body, _ in bodies] == [message, message]
    assert bodies[0][0] != bodies[1][0] and bodies[0][1]["Topic"] == bodies[1][1]["Topic"]
    assert len(bodies[0][1]["Topic"]) <= 32


def test_the_signature_names_the_service_and_holds_for_hours() -> None:
    key = new_key()
    vapid = Vapid(key)
    assert Vapid(key).public == vapid.public != Vapid(new_key()).public
    header = vapid.authorization("https://push.example.org", "mailto:a@example.org")
    token, public = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    r, s = decoded(signature)[:32], decoded(signature)[32:]
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public)).verify(
        encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big")), f"{head}.{claims}".encode(),
        ec.ECDSA(hashes.SHA256()))
    said = json.loads(decoded(claims))
    assert said["aud"] == "https://push.example.org" and said["sub"] == "mailto:a@example.org"
    assert time.time() < said["exp"] <= time.time() + 24 * 3600
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}


@pytest.mark.parametrize("key, auth", [("", ""), (KEY, ""), ("", AUTH), (KEY[:-4], AUTH), (AUTH, KEY), ("é" * 87, AUTH),
                                       (coded(b"\x04" + bytes(64)), AUTH), (KEY, AUTH + "AAAA")])
def test_what_cannot_be_keys_is_refused(key: str, auth: str) -> None:
    with pytest.raises(BadInput):
        check_keys(key, auth)
