"""The version is written down once, and what else names it agrees."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from setuptools.config.pyprojecttoml import read_configuration

import landsraad
from landsraad.cli.main import main

ROOT = Path(__file__).resolve().parents[2]


def test_the_package_is_built_with_the_version_of_the_source() -> None:
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    made = read_configuration(ROOT / "pyproject.toml", expand=True)
    assert made["project"]["version"] == landsraad.__version__


def test_the_newest_changes_are_those_of_this_version() -> None:
    versions = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[0] == landsraad.__version__
    numbers = [tuple(map(int, version.split("."))) for version in versions]
    assert numbers == sorted(set(numbers), reverse=True)


def test_the_command_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith(f"landsraad {landsraad.__version__} (")
