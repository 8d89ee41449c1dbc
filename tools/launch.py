"""`make play`: starts the server, with the compiled core if it exists.

Compiled bots think fifty times as much in the same time, but compiling takes minutes. So the first time the server
starts at once, interpreted, and the core is compiled in the background with the lowest priority. Bots, which think in
processes of their own, use it as soon as it is there, the server from its next start on. Without a C compiler
everything stays interpreted, and a line says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

from tools.compile import OUT, QUICK, ROOT, fingerprint, missing_tool, refresh

# For the server's bots, see `landsraad.server.bots.processes`.
CORE: Final = "LANDSRAAD_CORE"
CORE_STAMP: Final = "LANDSRAAD_CORE_STAMP"


def main(arguments: list[str]) -> int:
    built_from = (OUT / ".sources").read_text() if (OUT / ".sources").is_file() else ""
    if built_from.removesuffix(QUICK) == fingerprint():
        refresh()
        return serve(arguments, {"PYTHONPATH": str(OUT)})
    lacks = missing_tool()
    if lacks:
        print(f"the rules run interpreted: {lacks}", file=sys.stderr)
    else:
        print("the rules run interpreted now; they are being compiled beside it, a few minutes of one core, and "
              "as soon as they are ready bots think about fifty times as fast", file=sys.stderr)
        compile_beside()
        return serve(arguments, {CORE: str(OUT), CORE_STAMP: fingerprint()})
    return serve(arguments, {})


def compile_beside() -> None:
    OUT.parent.mkdir(exist_ok=True)
    low = [] if sys.platform == "win32" else ["nice", "-n", "19"]
    with (OUT.parent / "compile.log").open("w") as log:
        subprocess.Popen([*low, sys.executable, str(ROOT / "tools" / "compile.py")], stdout=log, stderr=log,
                         stdin=subprocess.DEVNULL, start_new_session=True)


def serve(arguments: list[str], more: dict[str, str]) -> int:
    command = [sys.executable, "-P", "-m", "landsraad.cli.main", "serve", *arguments]
    if sys.platform == "win32":
        return subprocess.run(command, env={**os.environ, **more}).returncode
    # The server replaces this process, so that Ctrl-C reaches it.
    os.execve(sys.executable, command, {**os.environ, **more})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
