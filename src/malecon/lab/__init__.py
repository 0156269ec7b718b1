"""The laboratory: games by the thousand, for those who want numbers. `simulate.py` plays and counts them."""
