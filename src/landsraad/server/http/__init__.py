"""Endpoints, dispatch, limits, OpenAPI, static files. Imports `bots`."""
