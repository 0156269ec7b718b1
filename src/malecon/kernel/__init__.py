"""What every game stands on, and what knows no game: the State that remembers, the Step that asks,
the generator that draws, and the loops that play. The files here (but for this one) are compiled."""
