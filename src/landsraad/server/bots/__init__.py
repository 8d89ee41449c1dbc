"""Bot turns in processes of their own, in a fair order, and their explanations. Imports `content`."""
