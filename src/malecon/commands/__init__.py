"""What `malecon` can do, a file for each kind of thing. The command line reads the signatures, so they are
plain; whatever is heavy is imported inside. `app.py` gives each command its name, help and language."""
