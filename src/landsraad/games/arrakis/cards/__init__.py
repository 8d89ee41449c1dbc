"""The printed planning and prescience cards and the leaders' actions. Imports `rounds`."""
