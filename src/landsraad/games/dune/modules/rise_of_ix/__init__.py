"""Rise of Ix: tech tiles, dreadnoughts and the shipping track, and cards that infiltrate and unload."""
