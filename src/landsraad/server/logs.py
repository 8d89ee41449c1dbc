"""The log of the process, as text or as JSON lines, without secrets.

A message about one table begins with `table %s: `, and an error is its last argument: in JSON the two get fields of
their own. Our messages name only ids. The message of an exception may quote anything (a token, a card in a hand, a line
of chat), so it is shown only for the types in `SAFE`; for others the type and the place must do.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Any, Final, TextIO

import msgspec

TEXT: Final = "text"
JSON: Final = "json"
LOG_KIND: Final = "LANDSRAAD_LOG"  # in the environment of the processes that think for bots
TABLE: Final = "table %s: "
ERROR: Final = ": %s"
# By name: this file is imported before any of the server.
SAFE: Final = ("StoreTrouble", "WorkerLost", "TimeoutError", "ConnectionError", "OSError")
CREDENTIALS: Final = re.compile(r"(\w://)[^\s/]*@")
# A private token has 32 letters, a hash of one 64; nothing else that is logged has a word so long.
LONG_WORD: Final = re.compile(r"(?<![\w-])[\w-]{32,}(?![\w-])")
WORD: Final = re.compile(r"(?i)\b(bearer|token|password|passwd|secret|authorization)(\W{1,3})(bearer\s+)?[^\s\"'&]+")


def scrubbed(text: str) -> str:
    """Removes everything that looks like a secret."""
    text = CREDENTIALS.sub(r"\1…@", text)
    text = WORD.sub(r"\1\2…", text)
    return LONG_WORD.sub("…", text)


def error_text(error: BaseException) -> str:
    name = type(error).__name__
    if any(each.__name__ in SAFE for each in type(error).__mro__):
        return scrubbed(" ".join(str(error).split())) or name
    return name


def places(error: BaseException) -> list[str]:
    """The places in the code where an error happened, innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames][-12:]


def fields(record: logging.LogRecord) -> dict[str, Any]:
    template, args = str(record.msg), list(record.args) if isinstance(record.args, tuple) else []
    out: dict[str, Any] = {}
    if template.startswith(TABLE) and args:
        out["table"] = str(args.pop(0))
        template = template[len(TABLE):]
    error: BaseException | None = record.exc_info[1] if record.exc_info else None
    last = args[-1] if args else None
    if isinstance(last, BaseException):
        error = last
        args.pop()
        if template.endswith(ERROR):
            template = template[:-len(ERROR)]
        else:
            args.append(error_text(last))
    args = [error_text(each) if isinstance(each, BaseException) else each for each in args]
    try:
        event = template % tuple(args) if args else record.getMessage() if isinstance(record.args, dict) else template
    except (TypeError, ValueError):
        event = template
    out["event"] = scrubbed(" ".join(event.split()))
    if error is not None:
        out["error"] = error_text(error)
        out["type"] = type(error).__name__
        if record.exc_info and error.__traceback__ is not None:
            out["where"] = places(error)
    return out


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = fields(record)
        line = f"{self.formatTime(record)} {record.levelname} "
        if "table" in told:
            line += f"table {told['table']}: "
        line += told["event"]
        if "error" in told:
            line += f": {told['error']}"
        return "\n".join([line, *(f"  at {place}" for place in told.get("where", ()))])


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"time": at.replace("+00:00", "Z"), "level": record.levelname.lower(), "logger": record.name,
                **fields(record)}
        return msgspec.json.encode(told).decode()


def start_log(kind: str, stream: TextIO | None = None) -> None:
    """Sets up logging for the process. Text reports only problems; JSON also reports start and stop."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == JSON else TextFormatter())
    root = logging.getLogger()
    for old in [each for each in root.handlers if isinstance(each.formatter, TextFormatter | JsonFormatter)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("landsraad").setLevel(logging.INFO if kind == JSON else logging.WARNING)
    threading.excepthook = _thread_failed


def _thread_failed(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
        logging.getLogger("landsraad.server").error("a thread failed", exc_info=args.exc_value)
