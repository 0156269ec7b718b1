"""What all tests stand on."""

from __future__ import annotations

import gc
import signal

# Run in the background, or by nohup, tests ignore these, and every process that they start would do so too.
for name, usual in (("SIGINT", signal.default_int_handler), ("SIGHUP", signal.SIG_DFL)):
    number = getattr(signal, name, None)  # Windows knows no hangup
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, usual)


def pytest_collection_finish() -> None:
    """What was loaded until now stays: nobody need look through it for garbage again, as every club does that
    opens in this process."""
    gc.collect()
    gc.freeze()
