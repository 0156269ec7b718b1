"""The club server: tables over HTTP and WebSockets. Not one rule of a game is written here.

- `app.py` says what is where: read it first; `run.py` starts and stops it, `config.py` is what can be chosen;
- `wire.py` is everything that goes over the wire, as types; `openapi.py` makes the document from them;
- `boards/` says of each game what its view shows;
- `api.py`, `review.py` and `advice.py` are what can be asked by HTTP, `endpoints.py` what they share,
  `live.py` is the WebSocket, `deeds.py` who may do what at a table;
- `house.py` is the tables of this process: changed, saved, told, in this order; `desk.py` is one of them;
- `faces.py` finds what has changed for a viewer;
- `thinking.py` lets bots think in other processes, `janitor.py` does what is to be done from time to time;
- `pasts.py` are histories that somebody steps through, `analyses.py` looks games over, `statistics.py` adds
  their results up; `work.py` is what the processes that think do for all of them;
- `people.py` is who you are; `guard.py`, `limits.py` and `refusals.py` keep the door;
- `pages.py` gives the browser its page, `way_in.py` lets people in by their links;
- `metrics.py` and `logs.py` tell whoever runs it how it goes.
"""
