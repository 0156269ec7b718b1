"""The audit of packages: what is known is told and fails, what cannot be known is said."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from tools import audit


@contextmanager
def database(reply: Any) -> Iterator[str]:
    """Something that answers like OSV, on this machine: `reply`, or what it makes of what is asked for."""

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            body = reply(asked) if callable(reply) else reply
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body if isinstance(body, bytes) else json.dumps(body).encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/v1/querybatch"
        server.shutdown()


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str) -> tuple[int, str]:
    monkeypatch.setenv("MALECON_AUDIT", address)
    return audit.main(), capsys.readouterr().out


def known(asked: list[Any], **faults: str) -> dict[str, Any]:
    return {
        "results": [
            {"vulns": [{"id": faults[one["package"]["name"]]}]} if one["package"]["name"] in faults else {}
            for one in asked
        ]
    }


def test_both_lock_files_are_read() -> None:
    found = {(package.ecosystem, package.name) for package in audit.packages(audit.ROOT)}
    assert {("PyPI", "starlette"), ("PyPI", "tomli"), ("npm", "svelte"), ("npm", "@fluent/bundle")} <= found
    assert all(package.version[0].isdigit() for package in audit.packages(audit.ROOT))


def test_a_known_fault_is_told_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with database(lambda asked: known(asked, tomli="GHSA-1", svelte="GHSA-2")) as address:
        code, said = run(monkeypatch, capsys, address)
        assert code == 1
        assert "PyPI tomli" in said
        assert "GHSA-2" in said
        monkeypatch.setattr(audit, "HARMLESS", {"GHSA-1": "not ours", "GHSA-2": "not ours"})
        assert run(monkeypatch, capsys, address)[0] == 0


def test_without_faults_all_is_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with database(known) as address:
        code, said = run(monkeypatch, capsys, address)
    assert (code, "0 known faults" in said) == (0, True)


@pytest.mark.parametrize("reply", [b"<html>", {"results": []}, {}, [], {"results": None}])
def test_where_nothing_can_be_known_it_is_said(
    reply: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with database(reply) as address:
        code, said = run(monkeypatch, capsys, address)
    assert (code, "not looked up" in said) == (0, True)
    code, said = run(monkeypatch, capsys, "http://127.0.0.1:9/")
    assert (code, "not looked up" in said) == (0, True)
