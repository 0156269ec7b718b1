"""Games in columns: results, and whole games with all their answers, as Parquet files that any tool reads.

A corpus is a folder of such files, its *shards*; put together, two corpora are one. `schema.py` says what
stands in a row, `games.py` makes rows of games and records of rows, `shards.py` writes and reads files,
`records.py` brings records in and out, `runs.py` and `playing.py` play games into a corpus, `asking.py` puts
questions to it, `balance.py` those of a report. Nothing that comes from a corpus is believed: a record taken
from one passes what a file passes.
"""
