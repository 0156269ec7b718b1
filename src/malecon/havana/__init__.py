"""Havana: two digits decide who acts first; buildings are bought from the ends of two rows.

`round.py` tells the whole game in order. `cards.py` has a row for each card, `effects.py` and `robbery.py`
what they do; `hands.py` how they are chosen and shown, `unseen.py` what others know of a hand. `data.py` has
what else is printed, `rows.py` the street, `purchase.py` how tiles are paid, `materials.py` the bag and the
centre. `belief.py` says what a seat may think of the others' hands, `refusal.py` which rule forbids what a
player tries.
"""
