"""`malecon play` without a game: a club opens on this machine, and a browser with it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from malecon.commands import page
from malecon.errors import MaleconError
from malecon.server.ops.config import PORT
from tests.cli.test_cli import COMMAND, refused, surroundings

Child = subprocess.Popen[str]


@contextlib.contextmanager
def opened(folder: Path, *words: str, **variables: str) -> Iterator[tuple[Child, str]]:
    """A club that was opened for playing, and its address."""
    # A browser that only writes down where it was sent.
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{folder / "shown"}"\n')
    browser.chmod(0o755)
    quiet = {"BROWSER": str(browser), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with subprocess.Popen(
        [
            *COMMAND,
            "play",
            "--database",
            "club.db",
            *(words if "--port" in words else (*words, "--port", "0")),
        ],
        cwd=folder,
        env=surroundings(folder, **{**quiet, **variables}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as child:
        try:
            assert child.stdout is not None
            found = re.search(r"http://\S+", child.stdout.readline())
            assert found
            yield child, found[0]
        finally:
            child.kill()


def shown(folder: Path) -> str:
    """Where the browser was sent."""
    for _ in range(100):
        with contextlib.suppress(OSError):
            if address := (folder / "shown").read_text().strip():
                return address
        time.sleep(0.05)
    return ""


def test_the_club_opens_with_a_browser_and_closes_by_ctrl_c(tmp_path: Path) -> None:
    with opened(tmp_path) as (child, address):
        assert shown(tmp_path) == address
        assert urlopen(f"{address}/healthz").status == 200
        child.send_signal(signal.SIGINT)
        _, said = child.communicate(timeout=30)
    assert child.returncode == 0
    assert [line.partition(" ")[0] for line in said.splitlines()] == ["Ctrl-C", "Malecón"]


def test_the_browser_can_be_left_out(tmp_path: Path) -> None:
    with opened(tmp_path, "--no-browser") as (_, address):
        assert page.is_club(address)
        time.sleep(0.3)
    assert not (tmp_path / "shown").exists()


def test_without_a_screen_no_browser_takes_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    for name in ("www-browser", "lynx", "w3m", "xdg-open"):
        (tmp_path / "bin" / name).write_text(f'#!/bin/sh\necho "$1" > "{tmp_path / "shown"}"\n')
        (tmp_path / "bin" / name).chmod(0o755)
    with opened(tmp_path, BROWSER="", PATH=f"{tmp_path / 'bin'}:{os.environ['PATH']}") as (_, address):
        assert page.is_club(address)
        time.sleep(0.3)
    assert not (tmp_path / "shown").exists()


def test_a_club_that_is_open_is_only_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(tmp_path, "--no-browser") as (_, address):
        monkeypatch.setattr(page, "is_club", lambda usual: page_of(usual, address))
        monkeypatch.setattr(page, "show", lambda where, no_browser: print("shown", where))
        assert page.open_page(None, False, None, None, False, "en") == 0
    said = capsys.readouterr().out
    assert "open already" in said
    assert "shown http://127.0.0.1:8047" in said


def page_of(usual: str, address: str) -> bool:
    """As if the club at `address` were at the usual one."""
    assert usual == f"http://127.0.0.1:{PORT}"
    with urlopen(f"{address}/healthz") as answer:
        return bool(answer.status == 200)


def test_somebody_elses_server_is_no_club() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        port = silent.getsockname()[1]
        assert page.free_port(port) not in (0, port)
    assert not page.is_club(f"http://127.0.0.1:{port}")
    assert page.free_port(port) == port


def test_friends_in_the_network_are_given_an_address_that_they_can_type(tmp_path: Path) -> None:
    try:
        own = page.own_address()
    except MaleconError:
        pytest.skip("this machine is in no network")
    port = page.free_port(0)
    with opened(tmp_path, "--no-browser", "--lan", "--port", str(port)) as (_, address):
        assert address == f"http://{own}:{port}"


@pytest.mark.parametrize("words", ["havana --lan", "havana --port 8050", "--resume a.txt --no-browser"])
def test_what_is_for_the_browser_does_not_go_with_the_terminal(tmp_path: Path, words: str) -> None:
    assert "is for the browser" in refused(tmp_path, "play", *words.split())
