"""The laboratory: games by the thousand, for those who want numbers.

`simulate.py` plays them at random and counts; `arena.py` lets bots meet, and `standings.py` says who is
better; `report.py` asks how balanced a game is. They share `workers.py` (several processes), `kept.py`
(results that outlive a crash), `sources.py` (where points come from), `numbers.py`, `charts.py`, `page.py`.
"""
