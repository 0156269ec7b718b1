"""Which browsers the tests of the page use. Run as a script it prints the whole one, or fails without one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

#: Chromium without windows around its pages: half a second less of work for each guest. It shows no notices.
LIGHT = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)


def light() -> str | None:
    """The one that does for most tests, unless CHROMIUM names another."""
    path = None if os.environ.get("CHROMIUM") else shutil.which(LIGHT)
    return path if path and starts(path) else find()


def find() -> str | None:
    """The one that CHROMIUM names, else an installed one, else the one that Playwright has fetched."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return wanted
    for path in [*map(shutil.which, NAMES), *PLACES]:
        if path and Path(path).exists() and starts(path):
            return path
    return playwrights()


def starts(path: str) -> bool:
    """Some systems have a program of that name which only says where a browser can be had."""
    if os.name == "nt":
        return True
    command = [path, "--version", "--no-sandbox"]
    try:
        return subprocess.run(command, capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    found = find()
    if found is None:
        sys.exit(1)
    print(found)
