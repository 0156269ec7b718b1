"""What all tests stand on."""

from __future__ import annotations

import signal

# Run in the background, tests ignore Ctrl-C, and every process that they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
