"""Faces for researchers and their programs: the games in the shapes that others' tools expect. Each module
names what it needs beyond the base package; `text` needs nothing."""
