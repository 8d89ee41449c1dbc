"""Serves the built client: files by name, and `index.html` for every page that the client routes itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from landsraad.kernel.errors import BadInput
from landsraad.server.http.limits import SAFE_HEADERS

INDEX: Final = "index.html"
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
                ".svg": "image/svg+xml"}
HASHED: Final = "assets/"  # names that change with the content
WORKER: Final = "sw.js"
NO_CLIENT: Final = b"The client is not built: run `make web`, or use the API under /api.\n"


def require_client(folder: Path) -> None:
    if not (folder / INDEX).is_file():
        raise BadInput(f"the client is not built: {folder / INDEX} is missing (make web builds it; "
                       "--api-only does without)")


@dataclass(slots=True)
class File:
    body: bytes
    packed: bytes | None
    kind: bytes
    tag: bytes
    keep: bytes


class Client:
    """All files of the client, read once at the start."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        if (folder / INDEX).is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.name.startswith("."):
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = _read(path, name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(scope, send, 405, b"", [(b"allow", b"GET, HEAD")])
            return
        name = scope["path"].lstrip("/")
        file = self.files.get(name)
        if file is None:
            last = name.rsplit("/", 1)[-1]
            if "." in last or name.startswith(HASHED):  # a file that is not there, not a page of the client
                await _answer(scope, send, 404, b"", [])
                return
            file = self.files.get(INDEX)
        if file is None:
            await _answer(scope, send, 404, NO_CLIENT, [(b"content-type", b"text/plain; charset=utf-8")])
            return
        headers = Headers(scope=scope)
        more = [(b"content-type", file.kind), (b"etag", file.tag), (b"cache-control", file.keep),
                (b"vary", b"accept-encoding")]
        if name == WORKER:  # of all pages, not only of those below its folder
            more.append((b"service-worker-allowed", b"/"))
        if headers.get("if-none-match") == file.tag.decode():
            await _answer(scope, send, 304, b"", more)
        elif file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            await _answer(scope, send, 200, file.packed, [*more, (b"content-encoding", b"gzip")])
        else:
            await _answer(scope, send, 200, file.body, more)


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, 9) if path.suffix in PACKED else None
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return File(body, packed if packed is not None and len(packed) < len(body) else None, kind.encode(), tag.encode(),
                keep.encode())


async def _answer(scope: Scope, send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    length = [] if status == 304 else [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *length, *SAFE_HEADERS]})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
