"""What `malecon` can do, a file for each kind of thing. Signatures are what the command line reads, so they are plain;
whatever is heavy is imported inside. `cli.py` gives each command its name, its help and its language."""
