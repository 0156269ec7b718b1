"""Write what is told of the file of a club: the example with every key, and the table for hosts."""

from __future__ import annotations

import sys
from pathlib import Path

from malecon.messages import say
from malecon.server.ops.config import Config
from malecon.server.ops.effective import effective, toml_of
from malecon.server.ops.keys import KEYS, SECTIONS, Key

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "club.toml"
PAGE = ROOT / "docs" / "host.md"
BEGINS, ENDS = "<!-- keys -->\n", "<!-- end -->\n"

USUAL = effective(Config())


def example() -> str:
    """A file with every key. What is not chosen by default stands behind a #."""
    lines = [f"# {line}" for line in say("config-head").splitlines()]
    for section in SECTIONS:
        keys = [key for key in KEYS if key.section == section]
        lines += ["", f"[{section}]", f"# {say(f'config-section-{section}')}"]
        for key in keys:
            lines += ["", f"# {say(key.message)}", written(key)]
    return "\n".join(lines) + "\n"


def written(key: Key) -> str:
    if key.path in USUAL:
        return f"{key.name} = {toml_of(USUAL[key.path])}"
    return f"#{key.name} = {toml_of(key.example)}"


def table() -> str:
    """The keys as docs/host.md lists them."""
    lines = ["| key | what it does | may be | by default |", "|---|---|---|---|"]
    for key in KEYS:
        usual = f"`{toml_of(USUAL[key.path])}`" if key.path in USUAL else "—"
        kind = key.kind.told("en").replace("|", "\\|")
        lines.append(f"| `[{key.section}]` `{key.name}` | {say(key.message)} | {kind} | {usual} |")
    return "\n".join(lines) + "\n"


def page(text: str) -> str:
    """The page for hosts with this table in it."""
    before, _, rest = text.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    return f"{before}{BEGINS}\n{table()}\n{ENDS}{after}"


def main() -> int:
    EXAMPLE.write_text(example(), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
