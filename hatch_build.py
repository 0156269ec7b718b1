"""How a wheel of Malecón is built: the page by Vite (see web/build.py), and the engine, its games and the
search by mypyc as one unit.

MALECON_SKIP_WEB=1 leaves the page as it is, or out. For the engine MALECON_MYPYC decides:

    auto    (the default) compiled where there is a C compiler, else a pure wheel, said in one line
    1       compiled, or no wheel at all
    0       pure

Editable installs are always pure, and nothing is ever left in the source tree. MALECON_MYPYC_CACHE names a
folder that keeps what was compiled; as long as the compiled files stay as they are, it is taken from there.
MALECON_HOME is the address of the repository that a package is published from, which only it can know.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: Below src/malecon. In these folders every file is compiled ...
COMPILED_FOLDERS = ("kernel", "havana", "santiago", "cuba", "bots")
#: ... but those that deal in words, JSON and files: in every folder the same names.
PLAIN = (
    "__init__.py",
    "about.py",  # what a question is about
    "book.py",  # what the rulebook says of its pieces
    "box.py",  # an owner's own components, read and checked ...
    "cast.py",  # who the bots are
    "drawing.py",  # its table in the terminal ...
    "game.py",  # the game introduces itself
    "gathered.py",  # which questions are answered in any order ...
    "inventory.py",  # what must never be lost
    "losses.py",  # what is left lying by whoever takes no more
    "match.py",  # bots are asked
    "naming.py",  # what a refusal names
    "pieces.py",  # what is printed, for those who show it
    "plantation.py",  # ... a part of it
    "players.py",  # bots answer
    "reasons.py",  # why an answer is good
    "refusal.py",  # why an action is not allowed
    "selection.py",  # ... and what several such answers mean together
    "sources.py",  # where points come from
    "street.py",  # ... a part of it
    "tables.py",  # ... where they are tables
    "text.py",  # actions as words
    "unusable.py",  # why a building does not do it
    "view.py",  # what a seat may see
    "weights.py",  # the file of a net
    "words.py",  # the vocabulary
)

#: In the other folders these alone are compiled.
COMPILED_FILES = ("research/stepping.py",)  # many tables at once

#: Another version may emit other code, so it is the one that the tests were run with (see pyproject.toml).
COMPILER = ["mypy==2.4.1", "setuptools>=75"]

#: Run in a process of its own: setuptools and mypyc both leave traces in the one they run in.
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
out, temp, *files = sys.argv[1:]
# What the engine imports besides may want libraries that nobody has while a wheel is built.
options = ["--strict", "--follow-imports=silent", "--config-file=", "--cache-dir=" + temp + "/mypy"]
modules = mypycify([*options, *files], opt_level="3", group_name="malecon", target_dir=temp + "/c")
sys.argv = ["setup.py", "--quiet", "build_ext", "--build-lib", out, "--build-temp", temp + "/o"]
setup(name="malecon", packages=[], ext_modules=modules)
"""


class NotCompiled(Exception):
    """Why there is no compiled engine, in one line."""


def compiled_files(source: Path) -> list[str]:
    """The files to be compiled, relative to `source`, the folder that the package lies in."""
    package = source / "malecon"
    files = [path for folder in COMPILED_FOLDERS for path in (package / folder).glob("*.py")]
    files = [path for path in files if path.name not in PLAIN]
    files += [package / name for name in COMPILED_FILES if (package / name).exists()]
    return sorted(path.relative_to(source).as_posix() for path in files)


def c_compiler() -> str:
    """The C compiler that this Python asks for, or NotCompiled: no compiler, or no headers of Python."""
    if os.name != "nt":
        command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        program = shutil.which(shlex.split(command)[0])
        if program is None:
            raise NotCompiled(f"there is no C compiler ({command})")
    else:
        program = "msvc"  # setuptools finds it where it is installed, or says that it is not
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NotCompiled("the headers of this Python (Python.h) are not installed")
    return program


def key(source: Path, files: list[str], compiler: str) -> str:
    """Changes when the compiled engine must be made anew."""
    digest = hashlib.sha256("\0".join([sys.version, compiler, SCRIPT, *COMPILER]).encode())
    for name in [*files, "../hatch_build.py"]:
        digest.update(name.encode() + b"\0" + Path(source, name).read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def compile_engine(source: Path, out: Path) -> None:
    """Put the libraries of the compiled engine into the folder `out`, or raise NotCompiled."""
    c_compiler()
    with tempfile.TemporaryDirectory() as temp:
        environment = dict(os.environ)
        if os.name != "nt":
            # Hidden names let the C compiler see that nobody else calls a function, and those that are called
            # at every move, such as State.offer, are worth being written out where they are called.
            flags = "-fvisibility=hidden --param max-inline-insns-auto=60"
            environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {flags}".strip()
        command = [sys.executable, "-c", SCRIPT, str(out), temp, *compiled_files(source)]
        done = subprocess.run(command, cwd=source, env=environment, stdout=sys.stderr)
        if done.returncode:
            shutil.rmtree(out, ignore_errors=True)
            raise NotCompiled("mypyc or the C compiler failed; what it said stands above")


def libraries(folder: Path) -> dict[str, str]:
    """The libraries in a folder, each with its place in the wheel."""
    found = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    return {str(path): path.relative_to(folder).as_posix() for path in sorted(found)}


def page_builder(root: Path) -> ModuleType | None:
    """web/build.py, which knows how the page is built; None where it is not wanted or not there."""
    script = root / "web" / "build.py"
    if os.environ.get("MALECON_SKIP_WEB", "0") != "0" or not script.is_file():
        return None
    spec = importlib.util.spec_from_file_location("page_builder", script)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Addresses(MetadataHookInterface):
    """Where the project lives. A package made elsewhere names no address."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("MALECON_HOME", "").rstrip("/")
        places = {
            "Homepage": home,
            "Documentation": f"{home}/tree/main/docs",
            "Changelog": f"{home}/blob/main/CHANGELOG.md",
            "Issues": f"{home}/issues",
        }
        metadata["urls"] = places if home else {}


class BuildHook(BuildHookInterface[Any]):
    """Builds the page if it has changed, and compiles the engine into every wheel that is not editable."""

    PLUGIN_NAME = "custom"

    @property
    def mode(self) -> str:
        mode = os.environ.get("MALECON_MYPYC", "auto")
        if mode not in ("auto", "0", "1"):
            raise SystemExit(f"MALECON_MYPYC is {mode!r}: it must be auto, 0 or 1")
        return mode

    def wanted(self) -> bool:
        return self.target_name == "wheel" and self.mode != "0"

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        builder = page_builder(root)
        needed = [builder.NODE] if builder and not builder.Page(root).is_fresh() else []
        if not self.wanted():
            return needed
        try:
            c_compiler()
        except NotCompiled:
            return needed
        return [*needed, *COMPILER]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_page()
        if version == "editable" or not self.wanted():
            return
        try:
            build_data["force_include"] |= self.compiled(Path(self.root, "src"))
        except NotCompiled as reason:
            if self.mode == "1":
                raise SystemExit(f"The engine cannot be compiled: {reason}.") from None
            self.app.display_warning(f"The engine is not compiled, and this wheel is pure: {reason}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_page(self) -> None:
        """A server without its page still serves programs; only a source package must have it, for all wheels
        that are made from it."""
        root = Path(self.root)
        builder = page_builder(root)
        if builder is None:
            return
        try:
            builder.Page(root).build()
        except builder.NotBuilt as reason:
            if self.target_name == "sdist":
                raise SystemExit(f"The page cannot be built: {reason}.") from None
            self.app.display_warning(f"The page is not built, and the server will have none: {reason}.")

    def compiled(self, source: Path) -> Mapping[str, str]:
        """The libraries of the compiled engine, from the cache if they are there."""
        kept = os.environ.get("MALECON_MYPYC_CACHE")
        if not kept:
            self.made = tempfile.TemporaryDirectory()
            compile_engine(source, Path(self.made.name))
            return libraries(Path(self.made.name))
        out = Path(kept, "engine-" + key(source, compiled_files(source), c_compiler()))
        if not out.is_dir():
            for older in Path(kept).glob("engine-*"):
                shutil.rmtree(older)
            half = Path(kept, "engine-half-done")
            compile_engine(source, half)
            half.rename(out)
        return libraries(out)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "made"):
            self.made.cleanup()
