"""Santiago de Cuba: one car for all, nine Cubans along its road, and a ship that asks for goods.

`round.py` tells the whole game in order. `drive.py` has the car, `cubans.py` who waits at its stations,
`buildings.py` the figures and their buildings, `harbour.py` the delivery round, `ship.py` the ships and what
they ask for.
"""
