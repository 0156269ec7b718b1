"""The tables that are being played or looked at in this process.

`sessions.py` is all of them and `session.py` one, with whoever looks at it: changed, saved, and only then
shown; `word.py` is what other processes tell. `tables.py` is what devices want of them, `commands.py` decides
who may do what at a table; `devices.py` is who you are; `snapshots.py` is what a viewer was sent last, and
what has changed since."""
