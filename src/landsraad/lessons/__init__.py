"""Lessons: short scripted games at a real table, and notes for a first whole game.

The script of a lesson is a YAML file in the folder `lessons` of the set it teaches, and its texts are the Fluent files
in `lessons/en` and so on. Browser and terminal only show what `progress` finds out from the moves made.
"""

from landsraad.lessons.progress import Progress, back_to, expected_moves, notes_now, progress_of, scripted_move
from landsraad.lessons.script import Lesson, Note, Step, find_lesson, lessons

__all__ = ["Lesson", "Note", "Progress", "Step", "back_to", "expected_moves", "find_lesson", "lessons", "notes_now",
           "progress_of", "scripted_move"]
