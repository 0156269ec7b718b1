"""Whether a package that we build upon has a fault that is publicly known: python tools/audit.py

All packages of requirements.lock and web/package-lock.json are looked up in the OSV database (MALECON_AUDIT
names another address of the same kind). Where it cannot be reached nothing is known, and that is said, not
failed: it must be possible to work without a net.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
DATABASE = "https://api.osv.dev/v1/querybatch"
PATIENCE = 10.0  # seconds
TOGETHER = 500  # packages in one question; the database takes a thousand

#: Faults that do not concern us, by their id, each with the reason why.
HARMLESS: dict[str, str] = {}


class Package(NamedTuple):
    ecosystem: str
    name: str
    version: str


def packages(root: Path) -> list[Package]:
    """Everything that is installed to build, test or run this house."""
    lock = (root / "requirements.lock").read_text(encoding="utf-8")
    found = [
        Package("PyPI", *pair) for pair in re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==([^\s;\\]+)", lock, re.M)
    ]
    page = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for place, about in page["packages"].items():
        if "version" in about and "node_modules/" in place:
            found.append(Package("npm", place.rpartition("node_modules/")[2], about["version"]))
    return sorted(set(found))


def ask(address: str, wanted: Sequence[Package]) -> Iterator[tuple[Package, str]]:
    """The known faults of some packages, by their ids."""
    queries = [
        {"package": {"ecosystem": one.ecosystem, "name": one.name}, "version": one.version} for one in wanted
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
        results: list[dict[str, Any]] = json.load(reply)["results"]
    for package, result in zip(wanted, results, strict=True):
        for fault in (result or {}).get("vulns", ()):
            yield package, fault["id"]


def main() -> int:
    address = os.environ.get("MALECON_AUDIT", DATABASE)
    every = packages(ROOT)
    faults: list[tuple[Package, str]] = []
    try:
        for first in range(0, len(every), TOGETHER):
            faults += ask(address, every[first : first + TOGETHER])
    except (OSError, HTTPException, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"{len(every)} packages are not looked up: {address} does not answer as it should ({error}).")
        return 0
    told = [(package, fault) for package, fault in faults if fault not in HARMLESS]
    for package, fault in told:
        print(f"{package.ecosystem} {package.name} {package.version}: {fault}, https://osv.dev/{fault}")
    print(f"{len(every)} packages looked up, {len(told)} known faults.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
