"""Profiles: what players have who want more than links. Nobody needs one."""
