"""The table in a terminal. Imports `play`, `gallery` and `text`."""
