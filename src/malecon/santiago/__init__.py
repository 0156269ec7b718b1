"""Santiago de Cuba: one car for all, nine Cubans along its road, and a ship that asks for goods.

`round.py` tells the whole game in order. `drive.py` has the car, `cubans.py` who waits at its stations,
`figures.py` and `buildings.py` where the figures go and what they find there, `harbour.py` the deliveries,
`ship.py` the ships and what they ask for.
"""
