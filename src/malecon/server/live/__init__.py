"""The WebSocket: `connection.py` is one from its beginning to its end, `viewer.py` what is to be sent over
it."""
