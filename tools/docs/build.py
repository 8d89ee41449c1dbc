"""`make docs`: generates the pages, builds the site with MkDocs, and checks the result.

    python -m tools.docs.build            everything, into build/site
    python -m tools.docs.build --pages    only the Markdown pages, into build/docs; needs no MkDocs
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import yaml

from tools.docs.external_resources import foreign
from tools.docs.links import broken
from tools.docs.site import ROOT, assemble, nav

PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
CONFIG = ROOT / "build" / "mkdocs.yml"
LOOK = Path(__file__).parent / "look"
FONTS = ROOT / "web" / "src"  # built with the client; without it the site uses system fonts


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.docs.build", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", action="store_true", help="only the Markdown pages")
    args = parser.parse_args()
    shutil.rmtree(PAGES, ignore_errors=True)
    assemble(PAGES)
    if report(list(broken(PAGES))):
        return 1
    if args.pages:
        print(f"pages in {PAGES.relative_to(ROOT)}")
        return 0
    dress(PAGES)
    CONFIG.write_text(yaml.safe_dump(settings(), allow_unicode=True, sort_keys=False), encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean",
                           "--config-file", str(CONFIG)], check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    if done.returncode != 0:
        return done.returncode
    if report(list(foreign(SITE))):
        return 1
    place = SITE.relative_to(ROOT)
    print(f"the site is in {place}: open {place}/index.html, or python -m http.server -d {place} to search in it too")
    return 0


def settings() -> dict[str, object]:
    """The MkDocs settings, with the generated list of pages."""
    base: dict[str, object] = yaml.safe_load((LOOK / "mkdocs.yml").read_text("utf-8"))
    return {**base, "docs_dir": str(PAGES), "site_dir": str(SITE), "nav": nav()}


def dress(folder: Path) -> None:
    """Copies logo, style and fonts to the pages."""
    assets = folder / "assets"
    assets.mkdir(exist_ok=True)
    shutil.copy(ROOT / "web" / "public" / "mark.svg", assets / "mark.svg")
    shutil.copy(LOOK / "site.css", assets / "site.css")
    fonts = FONTS / "fonts.css"
    (assets / "fonts.css").write_text(fonts.read_text("utf-8") if fonts.is_file() else "", encoding="utf-8")
    if (FONTS / "fonts").is_dir():
        shutil.copytree(FONTS / "fonts", assets / "fonts", dirs_exist_ok=True)


def report(troubles: list[str]) -> bool:
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    return bool(troubles)


if __name__ == "__main__":
    sys.exit(main())
