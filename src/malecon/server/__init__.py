"""The club server: tables over HTTP and WebSockets. Not one rule of a game is written here.

- `app.py` says what is where: read it first; `run.py` starts and stops it;
- `wire/` is what goes over the wire, as types;
- `tables/` is the tables of this process: who may do what, changed, saved, and only then shown;
- `work/` is what takes long or is done from time to time: bots, analyses, statistics, clocks;
- `people/` is those who want to be known: by what they come in, and how they leave;
- `http/` is what can be asked by HTTP, the document of it, and the door that all requests pass;
- `live/` is the WebSocket;
- `ops/` is for whoever runs it: what can be chosen, the log, the metrics.

Each imports only from those above it in this list, and from `ops/`.
"""
