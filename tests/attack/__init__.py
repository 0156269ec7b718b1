"""Attacks on a real server in a process of its own: small limits, bounded loops, loopback only, and for each
a threshold that it must not cross."""
