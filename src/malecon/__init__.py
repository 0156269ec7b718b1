"""Malecón: Havana, Santiago de Cuba and Cuba, as an engine, a table and a home for bots."""

__version__ = "0.1.0"
