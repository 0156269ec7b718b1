"""What the house may expect of every game: one suite, played through at random with every game of the
registry, every number of players and every option. A new game joins by being registered, and by an
`Inventory` that says what lies on its table."""
