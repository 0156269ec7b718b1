"""Reading and writing text files so that nothing is lost and every failure can be told."""

from __future__ import annotations

import contextlib
import json
import os
import stat
import tempfile
from typing import Any

from malecon.errors import MaleconError, Unreadable

#: No record or owner's file comes near this; a film given by mistake is not read to its end.
MOST_BYTES = 50_000_000


def read_bytes(path: str | os.PathLike[str], plain: bool = False) -> bytes:
    """All that is in a file. Where it must be a `plain` one, a pipe is refused: nobody may ever fill it."""
    name = shown(os.fspath(path), 200)
    try:
        if plain:
            check_plain(path)
        with open(path, "rb") as file:
            found = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise Unreadable("file-missing", path=name) from None
    except IsADirectoryError:
        raise Unreadable("file-is-folder", path=name) from None
    except (OSError, ValueError) as error:
        raise Unreadable("file-unreadable", path=name, error=reason(error)) from None
    if len(found) > MOST_BYTES:
        raise Unreadable("file-too-large", path=name)
    return found


def check_plain(path: str | os.PathLike[str]) -> None:
    """Refuse what is neither a file nor a folder, but a pipe or a device."""
    mode = os.stat(path).st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise Unreadable("file-not-plain", path=shown(os.fspath(path), 200))


def read_text(path: str | os.PathLike[str]) -> str:
    """The whole text of a file, with plain line ends."""
    found = read_bytes(path)
    try:
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise Unreadable("file-not-text", path=shown(os.fspath(path), 200)).at(line) from None
    return text.replace("\r\n", "\n")


def write_text(path: str | os.PathLike[str], text: str, private: bool = False) -> None:
    """Replace a file of text in one go; see `write_bytes`."""
    write_bytes(path, text.encode(), private)


def write_bytes(path: str | os.PathLike[str], content: bytes, private: bool = False) -> None:
    """Replace a file in one go: whenever the power fails, the old one or the new one is there, whole.

    What is `private` can be read by its owner alone. What is no file is refused: replaced by one, a device
    such as /dev/null would be gone, for everybody.
    """
    target = os.path.realpath(path)  # a link stays a link
    name = shown(os.fspath(path), 200)
    try:
        mode = 0o666 & ~umask()
        if os.path.exists(target):
            check_plain(target)
            mode = os.stat(target).st_mode & 0o777
        if private:
            mode = 0o600
        handle, new = tempfile.mkstemp(prefix=".malecon-", dir=os.path.dirname(target))
        try:
            with open(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(new, mode)
            os.replace(new, target)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(new)
            raise
        sync_folder(os.path.dirname(target))
    except (FileNotFoundError, NotADirectoryError):
        raise MaleconError("file-no-folder", path=name) from None
    except IsADirectoryError:
        raise MaleconError("file-is-folder", path=name) from None
    except OSError as error:
        raise MaleconError("file-unwritable", path=name, error=reason(error)) from None


def umask() -> int:
    """What new files are not allowed to be; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def sync_folder(folder: str) -> None:
    """Let the new name reach the disk too, where folders can be opened at all."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def reason(error: Exception) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def shown(text: str, most: int = 80) -> str:
    """Words from outside, fit to be printed: short, and without signs that move a cursor."""
    clean = "".join(sign if sign.isprintable() else "�" for sign in text[:most])
    return clean if len(text) <= most else clean[: most - 1] + "…"


def said(value: Any) -> str:
    """What a file says where a word was expected: the word, or another value as JSON writes it."""
    return shown(value) if isinstance(value, str) else literal(value)


def literal(value: Any) -> str:
    """A value from outside as JSON writes it, which its writer knows, and not as Python does."""
    try:
        return shown(json.dumps(value, ensure_ascii=False, default=str))
    except (RecursionError, ValueError):  # nested, or a number, beyond all measure
        return "…"
