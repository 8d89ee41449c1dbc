"""How events move on screen."""
