"""The command `malecon`: runs what it is asked for and gives the exit code.

Nothing but the standard library is imported before `main` watches over it: Ctrl-C may come at any moment.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
from collections.abc import Sequence

WRONG = 2  # whatever a person can mend
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Whatever goes wrong by a person's or a file's doing is one sentence on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents gets none
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        drop_output()  # whoever read has read enough
        return PIPE_CLOSED
    except OSError as error:
        drop_output()
        return tell(words, "cli-system", WRONG, error=error.strerror or str(error))
    except BaseException as error:
        if not interrupted(error):
            raise
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough; what is left to do is short
        print(file=sys.stderr)
        return tell(words, "cli-interrupted", INTERRUPTED)


def interrupted(error: BaseException | None) -> bool:
    """Whether it was Ctrl-C. In the middle of an import Python may wrap it into another error."""
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


def run(words: Sequence[str]) -> int:
    """Run a command in its language."""
    from malecon.commands.app import run as run_command
    from malecon.commands.language import check_language, split_language, system_language
    from malecon.errors import MaleconError
    from malecon.messages import say

    language = system_language()
    try:
        wanted, rest = split_language(words)
        if wanted is not None:
            language = check_language(wanted)
        return run_command(rest, language)
    except MaleconError as error:
        print(error.message(language), file=sys.stderr)
    except MemoryError:
        print(say("cli-memory", language), file=sys.stderr)
    return WRONG


def tell(words: Sequence[str], key: str, code: int, **values: str) -> int:
    """Say how it ended, in the language that was spoken, if anybody still listens."""
    # What was being imported when Ctrl-C came may be broken now; then it ends without a word.
    with contextlib.suppress(Exception):
        from malecon.commands.language import split_language, system_language
        from malecon.messages import LANGUAGES, say

        wanted, _ = split_language(words)
        language = wanted if wanted is not None and wanted in LANGUAGES else system_language()
        print(say(key, language, **values), file=sys.stderr)
    return code


def drop_output() -> None:
    """Let go what could not be written, or Python would try once more at its exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
