"""The solo opponent of the war. Imports `cards`."""
