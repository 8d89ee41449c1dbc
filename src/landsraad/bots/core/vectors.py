"""Vectors of floating-point numbers, for evaluations and searches."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

Floats: TypeAlias = "vec[float]"  # in quotes: compiled code cannot evaluate vec[float] as a value


def floats(n: i64) -> Floats:
    """Returns a vector of `n` zeros."""
    out = vec[float]()
    for _ in range(n):
        out = append(out, 0.0)
    return out


def vector(numbers: list[float]) -> Floats:
    """Returns a vector of these numbers."""
    out = vec[float]()
    for number in numbers:
        out = append(out, float(number))
    return out
