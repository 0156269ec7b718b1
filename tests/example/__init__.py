"""A game of another package, from its installation to its end: examples/goofspiel, and some broken ones."""
