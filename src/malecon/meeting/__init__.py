"""Who plays with whom, of those who look for somebody: `matching.py` seats them together, near in strength.
No input or output."""
