"""Faces for researchers and their programs: the games in the shapes that others' tools expect. Each module
names what it needs beyond the base package.

`layout.py` says what the bytes of observations and information states mean and `spec.py` what a game is as an
environment; `stepping.py` plays many tables at once, compiled, and `vector.py` hands them out as arrays.
`pettingzoo.py`, `gymnasium.py` and `openspiel.py` are the faces of those libraries. `text.py` is for language
models, and needs nothing.
"""
