"""Sets of components that live outside the package, to show that nothing inside has to know them."""
