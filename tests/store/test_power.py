"""When the power fails: whatever the disk had not yet been made to keep may be gone, whole or in part.

A shim writes down every write and sync of a process that keeps a table. From that the disk is made anew as it
could be at many moments: with all that was synced, and of the rest nothing, everything, or any of it, torn
within a write. In every such disk the database opens, is sound, and holds each move that was acknowledged.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SECTOR = 512  # what a disk writes whole or not at all
MOMENTS = 40

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc"), reason="a shim for Linux, made by a C compiler"
)


class Op(NamedTuple):
    """Something done to a file: C created, W written, T cut, S synced, F a sync that failed, U removed."""

    what: str
    path: str
    offset: int
    data: bytes


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("shim") / "disk.so"
    source = Path(__file__).with_name("disk.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", made, source, "-ldl", "-lpthread"], check=True)
    return made


def watched(shim: Path, folder: Path, fail: int = 0) -> tuple[list[Op], int]:
    """What a process does to the disk, and how many of its saves were refused."""
    disk = folder / "disk"
    disk.mkdir()
    told = {"LD_PRELOAD": str(shim), "DISK_FOLDER": str(disk), "DISK_TRACE": str(folder / "trace")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.power_victim", str(disk)],
        cwd=ROOT,
        env={**os.environ, **told, "DISK_FAIL": str(fail)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return list(read_trace((folder / "trace").read_bytes())), int(done.stdout)


def read_trace(trace: bytes) -> Iterator[Op]:
    at = 0
    while at < len(trace):
        what, long, length, offset = struct.unpack_from("<cxHIq", trace, at)
        at += 16
        path = trace[at : at + long].decode()
        yield Op(what.decode(), Path(path).name, offset, trace[at + long : at + long + length])
        at += long + length


class Disk:
    """A disk after some operations: what it must have kept, and what it may have."""

    def __init__(self, folder: str = "disk") -> None:
        self.folder = folder
        self.kept: dict[str, bytearray] = {}
        self.named: set[str] = set()  # files whose names are on the disk too
        self.pending: list[Op] = []
        self.acknowledged = 0

    def do(self, op: Op) -> None:
        if op.path == "acks":
            self.acknowledged = int(op.data) if op.what == "W" else self.acknowledged
        elif op.what == "S" and op.path == self.folder:
            self.keep_names()
        elif op.what == "S":
            self.keep(op.path)
        elif op.what == "F":  # the system has forgotten what it could not write
            self.pending = [one for one in self.pending if one.path != op.path]
        else:
            self.kept.setdefault(op.path, bytearray())
            self.pending.append(op)

    def keep_names(self) -> None:
        """Which files there are is on the disk now."""
        for gone in {op.path for op in self.pending if op.what == "U"}:
            last = max(at for at, op in enumerate(self.pending) if (op.what, op.path) == ("U", gone))
            self.pending = [op for at, op in enumerate(self.pending) if op.path != gone or at > last]
            del self.kept[gone]
        self.named = {*self.kept}

    def keep(self, name: str) -> None:
        """All that was done to a file is on the disk now."""
        for op in self.pending:
            if op.path == name:
                change(self.kept, op)
        self.pending = [op for op in self.pending if op.path != name]

    def image(self, rng: random.Random, share: float) -> dict[str, bytearray]:
        """The disk with this share of what it need not have kept; a write may be there in part."""
        files = {name: bytearray(data) for name, data in self.kept.items()}
        for op in self.pending:
            if rng.random() >= share:
                continue
            if op.what == "W" and 0 < share < 1:
                cut = rng.randrange(0, len(op.data) + SECTOR, SECTOR)
                op = op._replace(data=op.data[:cut])
            change(files, op)
        # A file whose name may be lost is there or not; ours, that nobody removes, is synced with its folder.
        return {name: data for name, data in files.items() if name in self.named or rng.random() < share}


def change(files: dict[str, bytearray], op: Op) -> None:
    if op.what == "U":
        files.pop(op.path, None)
        return
    data = files.setdefault(op.path, bytearray())
    if op.what == "T":
        data[:] = data[: op.offset].ljust(op.offset, b"\0")
    elif op.what == "W":
        data.extend(bytes(max(0, op.offset - len(data))))
        data[op.offset : op.offset + len(op.data)] = op.data


def saved(image: dict[str, bytearray], folder: Path) -> int:
    """The last line of the log in the database that lies there, which must be sound; −1 without a table."""
    folder.mkdir()
    try:
        for name, data in image.items():
            (folder / name).write_bytes(data)
        connection = sqlite3.connect(folder / "club.db")
        try:
            assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
            if not connection.execute("select 1 from sqlite_master where name = 'tables'").fetchall():
                return -1
            found = connection.execute("select id, number from tables").fetchall()
            if not found:
                return -1
            ((table_id, last),) = found
            log = connection.execute("select number from entries where table_id = ? order by 1", (table_id,))
            assert [number for (number,) in log] == list(range(1, last + 1))
            return int(last)
        finally:
            connection.close()
    finally:
        shutil.rmtree(folder)


def check_every_moment(ops: list[Op], folder: Path) -> int:
    """How many disks were looked at; each held what had been acknowledged."""
    rng = random.Random(7)
    moments = {*rng.sample(range(1, len(ops)), MOMENTS), len(ops)}
    moments |= {at + 1 for at, op in enumerate(ops) if op.path == "acks" and rng.random() < 0.3}
    disk, looked = Disk(), 0
    for at, op in enumerate(ops, 1):
        disk.do(op)
        if at in moments:
            for share in (0.0, 0.5, 0.5, 1.0):
                assert saved(disk.image(rng, share), folder / "image") >= (disk.acknowledged or -1), at
                looked += 1
    assert disk.acknowledged > 100
    return looked


def test_what_was_acknowledged_outlives_the_power(shim: Path, tmp_path: Path) -> None:
    ops, refused = watched(shim, tmp_path)
    assert refused == 0
    assert any(op.what == "W" and op.path == "club.db" for op in ops[len(ops) // 2 :])  # a checkpoint, too
    assert check_every_moment(ops, tmp_path) > 4 * MOMENTS
    # A disk that lies about half of its syncs is found out: or this would prove nothing.
    forgetful = [op for number, op in enumerate(ops) if op.what != "S" or number % 2]
    with pytest.raises((AssertionError, sqlite3.DatabaseError)):
        check_every_moment(forgetful, tmp_path)


def test_a_sync_that_fails_acknowledges_nothing(shim: Path, tmp_path: Path) -> None:
    ops, refused = watched(shim, tmp_path, fail=60)
    assert refused >= 1
    assert [op.path for op in ops if op.what == "F"] == ["club.db-wal"]
    assert check_every_moment(ops, tmp_path) > 4 * MOMENTS
