"""How fast the engine is, beside its peers, in one run on one core: `./dev bench`.

`contestants.py` lists who runs: `engine.py` measures ourselves, interpreted or compiled, each file in `peers`
one peer. `instructions.py` counts what wall time hides; `report.py` and `chart.py` tell it.
"""
