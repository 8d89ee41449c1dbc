"""`@rule("IMP-TIE-03")`: this test shows that rule.

`landsraad rules GAME --uncovered` reads these citations from the source, so the ids are written out as plain strings.
"""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
