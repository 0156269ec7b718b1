"""The tools of the house, tried on small houses of paper."""
