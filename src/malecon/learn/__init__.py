"""How a net learns a game: it plays against itself, and is fitted to how that ended.

`actors.py` plays, in as many processes as one likes; `model.py` is the net as it learns, in PyTorch;
`trainer.py` brings both together. docs/learning.md tells the way and the figures.
"""
