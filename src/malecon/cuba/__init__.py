"""Cuba: plantations, a market, a harbour, and a parliament that makes the laws of the island.

`round.py` tells the whole game in order. The five characters are in `worker.py`, `tradeswoman.py`,
`architect.py`, `foreman.py` (`buildings.py` has what the buildings do) and `harbour.py` (the mayor and the
ships); then come `parliament.py`, `statutes.py` and `scoring.py`. `refusal.py` knows the rule that refuses.
"""
