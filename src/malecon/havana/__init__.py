"""Havana: two digits decide who acts first; buildings are bought from the ends of two rows.

`round.py` tells the whole game in order. `hands.py` has the cards in hand, `cards.py` what they do, `rows.py`
the tiles, `purchase.py` how they are paid, `materials.py` the bag and the centre. `belief.py` says what a
seat may think of the others' hands, `refusal.py` which rule forbids what a player tries.
"""
