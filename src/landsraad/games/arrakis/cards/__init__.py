"""The planning and prescience cards and the special actions of leaders. Imports `rounds`."""
