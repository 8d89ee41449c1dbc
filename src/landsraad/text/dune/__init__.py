"""Computed parts of labels for the Imperium family. The sentences themselves are in the folders of its sets."""
