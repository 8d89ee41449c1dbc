"""What makes the client an app: the service worker, manifests and icons with their headers, and answers for everybody
that a browser may keep and ask for again."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad.server.http.dispatch import WORTH_PACKING
from server.stack import run, running

FILES = {
    "index.html": b"<!doctype html>", "sw.js": b"addEventListener('fetch', () => {});",
    "manifest-uk.webmanifest": b'{"name": "Landsraad"}', "icons/icon-192.png": b"\x89PNG\r\n\x1a\n",
    "assets/index-1a2b.js": b"start()",
}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    for name, body in FILES.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return tmp_path / "client"


def test_the_files_of_an_app(sqlite: str, client: Path) -> None:
    async def go() -> None:
        async with running(sqlite, client=client) as stack:
            worker = await stack.http.get("/sw.js")
            assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
            assert worker.headers["cache-control"] == "no-cache"
            assert worker.headers["service-worker-allowed"] == "/"
            policy = worker.headers["content-security-policy"]
            for rule in ("worker-src 'self'", "manifest-src 'self'", "connect-src 'self'", "script-src 'self'"):
                assert rule in policy.split("; ")
            known = await stack.http.get("/sw.js", headers={"if-none-match": worker.headers["etag"]})
            assert known.status_code == 304
            manifest = await stack.http.get("/manifest-uk.webmanifest")
            assert manifest.headers["content-type"] == "application/manifest+json"
            assert manifest.headers["cache-control"] == "no-cache"
            icon = await stack.http.get("/icons/icon-192.png")
            assert icon.headers["content-type"] == "image/png" and icon.content == FILES["icons/icon-192.png"]
            script = await stack.http.get("/assets/index-1a2b.js")
            assert "immutable" in script.headers["cache-control"] and "service-worker-allowed" not in script.headers
            # A worker or a file of another version is not answered with a page.
            for gone in ("/assets/index-0000.js", "/icons/none.png", "/old/sw.js", "/manifest-xx.webmanifest"):
                assert (await stack.http.get(gone)).status_code == 404, gone
    run(go())


def test_what_is_the_same_for_everybody_is_sent_once(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2)
            lasting = ["/api/games", "/api/lessons", "/api/guide", "/api/rules?game=arrakis",
                       "/api/games/imperium/cards?lang=uk&players=0&modules=all"]
            for path in lasting:
                answer = await stack.http.get(path)
                assert answer.headers["cache-control"] == "no-cache" and len(answer.content) > WORTH_PACKING
                tag = answer.headers["etag"]
                again = await stack.http.get(path, headers={"if-none-match": tag})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
                assert "content-encoding" not in again.headers
                other = await stack.http.get(path, headers={"if-none-match": 'W/"older"'})
                assert other.json() == answer.json()
            english = await stack.http.get("/api/games", headers={"if-none-match": tag})
            assert english.status_code == 200
            token = made["seats"][0]["token"]
            for path in ("/api/tables", f"/api/tables/{made['id']}", "/api/profile", "/api/now"):
                answer = await stack.http.get(path, headers={"authorization": f"Bearer {token}"})
                assert answer.headers["cache-control"] == "no-store" and "etag" not in answer.headers, path
    run(go())


def test_a_refusal_is_not_kept(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            for path in ("/api/games/chess/cards", "/api/lessons/none", "/api/rules?game=chess"):
                answer = await stack.http.get(path)
                assert answer.status_code in (400, 404)
                assert answer.headers["cache-control"] == "no-store" and "etag" not in answer.headers
    run(go())
