"""Finished games that every change must replay to the last digit, one at least for each thing there is.

`<game>/*.txt` are records as the house writes them, with the digest of the last table in the header.
`demands.py` says what must have happened in some game of each; `tools/golden.py` finds such games.
"""
