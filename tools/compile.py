"""Compiles the hot packages and three server modules with mypyc into build/compiled.

    make compile
    PYTHONPATH=build/compiled .venv/bin/python -P -m pytest

`--quick` does not optimize the machine code: it is built in a fraction of the time and is enough for tests. The last
few quick builds are kept in the user's cache folder, so a fresh clone of unchanged sources need not compile again.

The whole package is copied, so build/compiled is a complete `landsraad`; only hot modules become machine code. They are
compiled as one group, because mypyc calls functions directly only inside a group. Without a C compiler this prints a
message and succeeds: the interpreted form always works.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "landsraad"
OUT = ROOT / "build" / "compiled"
HOT_PACKAGES = ("kernel", "games", "bots")
DATA: Final = (".ftl", ".yaml", ".net")  # a change of data does not require compiling
# Hot modules of the server, which import nothing from other packages.
HOT_FILES = ("server/views/event_lines.py", "server/views/revisions.py", "server/views/encoded_view.py",
             "text/dune/labels.py")
# Playouts do not use cold modules, so compiling them would only make the build longer. The initialization of data
# modules would be among the longest C functions.
COLD_FILE = "# cold\n"  # first line of a cold module
COLD_FOLDER = "COLD: Final = True"  # in the `__init__.py` of a cold folder

QUICK: Final = " quick"  # marks a build without optimization in the stamp
KEPT: Final = 4  # quick builds in the cache

# Run in a separate process in the copy, so that it sees neither the sources nor the project's mypy settings. Three
# changes to mypyc's C code:
# * Module initialization runs once and is half of the code, so it is not optimized (O0), which halves the build time.
#   Deep indentation, six sevenths of the file, is removed, and warnings about indentation, which take longer than
#   everything else, are off.
# * mypyc counts one reference too many to a vector that an interpreted module passes to a compiled function, which
#   would leak memory. The extra reference is removed, because the caller keeps its own.
# * The C compiler may assume that an index is within its vector; otherwise every cell access has two branches.
BUILD = """
import os, re, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--ignore-missing-imports"]
extensions = mypycify(options + sys.argv[2:], opt_level=sys.argv[1], debug_level="0")
QUIET = ["-w", "-Wno-misleading-indentation"]
ONCE = '''
#if defined(__clang__)
#define ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif
'''
LENT = re.compile(r"^(arg_\\w+) = Vec(\\w+)Api\\.unbox\\(.*\\);\\n"
                  r"if \\(VEC_IS_ERROR\\(\\1\\)\\) {\\n(?:(?!}).*\\n)*}\\n", re.M)
WITHIN = re.compile(r"^(cpy_r_\\w+) = \\(uint64_t\\)(\\S+) < \\(uint64_t\\)(\\S+);\\nif \\(\\1\\) goto", re.M)
for path in Path("build").glob("__native_*.c"):
    code = re.sub(r"^\\s*(char CPyDef_\\w+_____top_level__\\(void\\) {)", r"ONCE \\1", path.read_text(), flags=re.M)
    code = ONCE + re.sub(r"^[ \\t]+", "", code, flags=re.M)
    code = WITHIN.sub(r"\\1 = (uint64_t)\\2 < (uint64_t)\\3;\\nif (likely(\\1)) goto", code)
    path.write_text(LENT.sub(lambda m: f"{m[0]}VEC_{m[2].upper()}_DECREF({m[1]});\\n", code))
if sys.platform != "win32":  # nothing is called from outside: the C compiler may put one function into another
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", *QUIET]
setup(name="landsraad-compiled", packages=[], ext_modules=extensions,
      script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"])
"""


def main(arguments: list[str]) -> int:
    missing = missing_tool()
    if missing:
        print(f"not compiled: {missing}; landsraad runs interpreted all the same")
        return 0
    with build_lock():
        return build(arguments)


@contextmanager
def build_lock() -> Iterator[None]:
    """Makes simultaneous builds (by parallel test processes or a benchmark) wait for each other."""
    OUT.parent.mkdir(exist_ok=True)
    with (OUT.parent / ".compiling").open("w") as lock:
        if sys.platform != "win32":
            import fcntl
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(arguments: list[str]) -> int:
    quick = "--quick" in arguments
    sources = fingerprint()
    stamp = OUT / ".sources"
    built_from = stamp.read_text() if stamp.is_file() else ""
    if "--force" not in arguments and built_from in (sources, *([sources + QUICK] if quick else [])):
        refresh()
        print("compiled already: the hot packages have not changed (--force compiles again)")
        return 0
    start = time.perf_counter()
    # Built in another folder and moved when complete, so a failed build never leaves half a package.
    fresh = OUT.with_name("compiling")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(PACKAGE, fresh / "landsraad", ignore=shutil.ignore_patterns("__pycache__"))
    modules = hot_modules(fresh)
    known = cached_build(sources) if quick else None
    if known is None or not take_cached(known, fresh):
        level = "0" if quick else "2"
        built = subprocess.run([sys.executable, "-c", BUILD, level, *modules], cwd=fresh, stdout=subprocess.PIPE,
                               text=True)
        if built.returncode != 0:
            print(built.stdout)
            print("not compiled: mypyc or the C compiler refused, see above; "
                  f"the attempt is in {fresh.relative_to(ROOT)}")
            return built.returncode
        shutil.rmtree(fresh / "build", ignore_errors=True)
        if known is not None:
            keep(fresh, known)
    (fresh / ".sources").write_text(sources + (QUICK if quick else ""))
    shutil.rmtree(OUT, ignore_errors=True)
    fresh.rename(OUT)
    print(f"compiled {len(modules)} modules into {OUT.relative_to(ROOT)} in {time.perf_counter() - start:.0f} s")
    return 0


def cached_build(sources: str) -> Path | None:
    """Where a quick build of these sources by these tools is kept; None where no folder of the user can be written."""
    tools = [version("mypy"), version("librt"), sysconfig.get_platform(), os.environ.get("CC", ""),
             os.environ.get("CFLAGS", ""), str(sysconfig.get_config_var("CC"))]
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "landsraad" / "compiled"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return None
    return folder / hashlib.sha256("\0".join([sources, *tools]).encode()).hexdigest()


def take_cached(kept: Path, fresh: Path) -> bool:
    """Copies a kept build, if there is one."""
    if not kept.is_dir():
        return False
    shutil.copytree(kept, fresh, dirs_exist_ok=True)
    os.utime(kept)
    return True


def keep(fresh: Path, kept: Path) -> None:
    """Keeps a build, and drops the oldest ones. It appears when it is complete, because others may do the same."""
    own = kept.with_name(f"{kept.name}.{os.getpid()}")
    try:
        for path in machine_code(fresh):
            target = own / path.relative_to(fresh)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        shutil.rmtree(kept, ignore_errors=True)
        own.rename(kept)
        for old in sorted(kept.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError as error:
        shutil.rmtree(own, ignore_errors=True)
        print(f"the build is not kept for other clones: {error}")


def machine_code(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".so", ".pyd")]


def refresh() -> None:
    """Updates the files that are only copied."""
    copy = OUT / "landsraad"
    now = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file() and not is_hot(path, PACKAGE)}
    for path in now:
        if not (copy / path).is_file() or (copy / path).read_bytes() != (PACKAGE / path).read_bytes():
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(PACKAGE / path, copy / path)
    for path in [path for path in copy.rglob("*") if path.is_file() and not is_hot(path, copy)]:
        if path.relative_to(copy) not in now:
            path.unlink()


def is_hot(path: Path, package: Path) -> bool:
    parts = path.relative_to(package).parts
    module = "/".join(parts).partition(".")[0] + ".py"  # for a compiled file, its source
    return (parts[0] in HOT_PACKAGES and path.suffix not in DATA) or module in HOT_FILES or "__pycache__" in parts


def hot_modules(copy: Path) -> list[str]:
    """Package files stay interpreted: they only collect names, and mypyc handles them worse."""
    found = [path for package in HOT_PACKAGES for path in sorted((copy / "landsraad" / package).rglob("*.py"))]
    found = [path for path in found if path.name != "__init__.py" and not is_cold(path, copy / "landsraad")]
    return [str(path.relative_to(copy)) for path in [*found, *(copy / "landsraad" / name for name in HOT_FILES)]]


def is_cold(path: Path, package: Path) -> bool:
    folders = [folder / "__init__.py" for folder in path.parents if package in (folder, *folder.parents)]
    return (path.read_text(encoding="utf-8").startswith(COLD_FILE)
            or any(COLD_FOLDER in folder.read_text(encoding="utf-8") for folder in folders if folder.is_file()))


def missing_tool() -> str:
    """What this machine lacks to build extension modules; empty if nothing."""
    for name in ("mypyc", "librt"):
        if importlib.util.find_spec(name) is None:
            return f"{name} is not installed here"
    if sys.platform == "win32":  # setuptools finds the compiler, which is not on the PATH
        return ""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"no C compiler here ({command} was not found)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no C headers of Python here (Python.h was not found)"
    return ""


def fingerprint() -> str:
    """A hash that changes with any hot file, this script or the Python version.

    Hot files import only hot files.
    """
    digest = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *(PACKAGE / name for name in HOT_FILES),
                 *(path for package in HOT_PACKAGES for path in sorted((PACKAGE / package).rglob("*")))]:
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in DATA:
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
