"""A table in the terminal. `play` is the game from the first question to the last, `replay` the way back
through it; both know no game. What a game looks like is drawn in its own file, and from views alone."""
