"""Builds the docs as a site in build/site, offline: `./dev docs`.

The pages are those of docs/; the rules are put in from the players' rulebook, where every rule has its
address. A warning, or a link that leads nowhere, is an error.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from malecon import rulebook
from malecon.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"


def main() -> int:
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    (PAGES / "rules").mkdir()
    for game in GAMES:
        (PAGES / "rules" / f"{game}.md").write_text(rules_page(game), encoding="utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean"], cwd=ROOT, capture_output=True, text=True
    )
    said = done.stdout + done.stderr
    print(said, end="")
    errors = dead_links(SITE)
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if done.returncode or "No issues found" not in said or errors else 0


def rules_page(game: str) -> str:
    """The rules of a game as a page: its chapters, and an anchor for each rule."""
    parts: list[str] = []
    for chapter in rulebook.book(game):
        parts.append(f"{'#' * chapter.depth} {chapter.title}")
        if chapter.lead:
            parts.append(chapter.lead)
        for rule, text in chapter.rules.items():
            parts.append(f'<a id="{rule.lower()}"></a>**[{rule}](#{rule.lower()})** {text}')
    return "\n\n".join(parts) + "\n"


class Page(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        self.anchors.update(value for name in ("id", "name") if (value := found.get(name)))
        target = found.get("href") or found.get("src")
        if target and tag in ("a", "img"):
            self.links.append(target)


def dead_links(site: Path) -> list[str]:
    """Every link of a site to a page, a picture or an anchor that is not there."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    errors = []
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # shown at any address, so its links are absolute
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
            target = target / "index.html" if target.is_dir() else target
            known = pages.get(target)
            if not target.is_file() or (parts.fragment and known and parts.fragment not in known.anchors):
                errors.append(f"{path.relative_to(site)}: nothing at {link}")
    return errors


if __name__ == "__main__":
    sys.exit(main())
