"""Immortality: research, the Tleilaxu track and row, specimens, grafted pairs of cards, Family Atomics."""
