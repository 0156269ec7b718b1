"""One short game of each kind with all that every seat sees and hears, line by line.

A change that shows anybody anything new, or tells it in another order, is seen in the difference of these
files. `python -m tools.golden playthroughs` writes them anew.
"""
