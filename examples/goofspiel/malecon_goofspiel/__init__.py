"""Goofspiel, a card game in the public domain: table.py is the table, rules.py the play, and game.py tells
Malecón of it. `messages/` has its sentences and its rules for people, a folder for each language.
"""
