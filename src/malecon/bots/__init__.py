"""The bots, from random to master, for every game and number of players.

`mind.py` says what a bot must know of a game, and a file for each game knows it; `lookahead.py` looks one
turn ahead, `search.py` further; `players.py` makes them bots. A bot is given what its seat may know
(`kernel.match.Seen`) and nothing else.
"""
