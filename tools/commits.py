"""Whether the commits that main does not have yet say what and why, as CONTRIBUTING.md asks.

python -m tools.commits
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 72  # of a subject, so that lists of commits are not cut


def git(root: Path, *words: str) -> str | None:
    """What git says, or None if it knows no such thing, or is not there."""
    try:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    except FileNotFoundError:
        return None
    return done.stdout if done.returncode == 0 else None


def new_commits(root: Path) -> list[tuple[str, str, str]]:
    """Name, subject and body of each commit that main does not have; in a copy without git there are none."""
    for base in ("origin/main", "main"):
        told = git(root, "log", "--no-merges", "--format=%h%x00%s%x00%b%x01", f"{base}..HEAD")
        if told is not None:
            parts = [commit.strip("\n").split("\0") for commit in told.split("\1")[:-1]]
            return [(name, subject, body.strip()) for name, subject, body in parts]
    return []


def faults(name: str, subject: str, body: str) -> list[str]:
    found = []
    if len(subject) > LONGEST:
        found.append(
            f"{name}: the subject has {len(subject)} characters, at most {LONGEST} are read: {subject}"
        )
    if not body:
        found.append(f"{name}: the body does not say why: {subject}")
    return found


def main(root: Path = ROOT) -> int:
    found = [fault for commit in new_commits(root) for fault in faults(*commit)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
