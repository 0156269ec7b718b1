"""Runs a program for the arena, and ends it when the arena has gone, however that went.

    python keeper.py LIFELINE COMMAND …

The lifeline is a pipe whose other end only the arena holds: it closes with the arena's process, be it by its
own end, by Ctrl-C or by a kill that nobody can catch. Then the program and all that it has started in its
session are ended. It is a script of its own and needs the standard library alone, so that it starts at once.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading

NOT_STARTED = 127


def main(lifeline: int, command: list[str]) -> None:
    try:
        child = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        print(f"{command[0]}: {error.strerror or error}", file=sys.stderr)
        os._exit(NOT_STARTED)
    # Its lines go to the arena and to nobody else: when it ends, the arena hears so.
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    threading.Thread(target=follow, args=(child,), daemon=True).start()
    os.read(lifeline, 1)
    end(child.pid)
    os._exit(0)


def follow(program: subprocess.Popen[bytes]) -> None:
    """End with the program, after whatever it has left behind, and with its code."""
    code = program.wait()
    end(program.pid)
    os._exit(code if code >= 0 else 128 - code)


def end(program: int) -> None:
    with contextlib.suppress(OSError):
        os.killpg(program, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
