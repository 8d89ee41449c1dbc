"""Everything a table may have or not have, a folder each. A module never imports another module."""
