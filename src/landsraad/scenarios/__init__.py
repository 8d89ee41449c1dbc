"""Scenarios: positions, steps and expectations written in YAML, and the runner that checks them.

Contains nothing about any particular game: the games say which moves a scenario may leave out.
"""
