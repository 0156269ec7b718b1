"""What can be asked by HTTP, and the door that every request passes.

`endpoints.py` is what an operation is; `lobby.py`, `table.py`, `review.py` and `advice.py` are the
operations, `operations.py` lists them and `openapi.py` makes the document of them. `guard.py` and `limits.py`
keep the door, `responses.py` reads bodies and writes responses. `pages.py` and `preload.py` give the browser
its page, `seat_links.py` lets people in by their links."""
