"""Rules that all games of the family share. Rules of one base or module live with that base or module."""
