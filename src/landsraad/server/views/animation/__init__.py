"""Animation of events on screen."""
