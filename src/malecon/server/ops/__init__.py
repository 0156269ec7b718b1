"""For whoever runs the server: `config.py` is what can be chosen, `logs.py` and `metrics.py` say how it
goes."""
