"""What takes long, or is done from time to time.

`workers.py` are processes, `jobs.py` the plain functions that they carry out. With them `bots.py` answers for
bots, `analyses.py` looks finished games over and `statistics.py` adds their results up; `histories.py` are
games that somebody steps through. `janitor.py` sees to clocks that run out, bots that nobody thinks for, old
tables."""
