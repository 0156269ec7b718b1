"""Cuba: plantations, a market, a harbour, and a parliament that makes the laws of the island.

`round.py` tells the whole game in order. The five characters are in `worker.py`, `tradeswoman.py`,
`architect.py`, `foreman.py` and `harbour.py` (the mayor and the ships); then come `parliament.py`,
`statutes.py` and `scoring.py`. What is printed stands in rows, one for each piece: the building tiles in
`buildings.py`, each with the step that it is (`powers.py` has those that reach farther, `tile.py` what a tile
is), all the rest in `data.py`. `refusal.py` knows the rule that refuses.
"""
