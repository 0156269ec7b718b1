"""The developer command, run for real, in copies of the house where nothing needs to be installed."""

from __future__ import annotations

import ast
import fcntl
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import ended

ROOT = Path(__file__).parent.parent
DEV = ROOT / "dev"


def load(path: Path) -> ModuleType:
    """The script as a module, which a file without an ending is not by itself."""
    loader = SourceFileLoader("dev_script", str(path))
    spec = importlib.util.spec_from_loader("dev_script", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module


def run(
    script: Path, *arguments: str, cwd: Path = ROOT, **variables: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(script), *arguments],
        cwd=cwd,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=60,
    )


def program(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house nobody has moved into: the script and what it reads, and no environment."""
    place = tmp_path / "the house"
    place.mkdir()
    shutil.copy(DEV, place)
    (place / "pyproject.toml").write_text("[project]\n")
    (place / "requirements.lock").write_text("no-such-package==1.0 --hash=sha256:" + 64 * "0" + "\n")
    return place


@pytest.fixture
def furnished(house: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same with an environment whose programs only tell how they were called; nothing is compiled."""
    for name in ("python", "malecon"):
        program(house / ".venv" / "bin" / name, f'echo "{name}:$PWD:$*"\n[ "$2" != fail ] || exit 7')
    load(house / "dev").DEVELOPER.write_stamp(2)
    monkeypatch.setenv("MALECON_MYPYC", "0")
    return house


def quiet_refusal(done: subprocess.CompletedProcess[str], code: int) -> str:
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


# --- What it says ---


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]])
def test_it_lists_its_commands_with_a_line_each(arguments: list[str]) -> None:
    done = run(DEV, *arguments)
    assert done.returncode == 0
    for name in ("play", "run", "test", "lint", "trace", "format", "wire", "lock", "clean"):
        assert re.search(rf"^  {name} +\w+ .+$", done.stdout, re.MULTILINE)


def test_it_can_be_listed_where_there_are_no_accents() -> None:
    assert run(DEV, PYTHONIOENCODING="ascii").stdout.startswith("Malec?n")


def test_a_wrong_command_is_answered_with_the_right_one() -> None:
    words = quiet_refusal(run(DEV, "tets"), 2)
    assert "'tets'" in words
    assert "./dev test?" in words
    assert "  lint " in words


def test_arguments_that_would_be_ignored_are_refused() -> None:
    assert "takes no arguments" in quiet_refusal(run(DEV, "clean", "everything"), 2)


# --- Old Pythons ---


def run_as_old(path: str) -> subprocess.CompletedProcess[str]:
    """The script under a Python that says it is 3.8."""
    old = "import runpy, sys; sys.version_info = (3, 8, 10); sys.argv = sys.argv[1:]"
    command = f"{old}; runpy.run_path(sys.argv[0], run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-c", command, str(DEV), "--help"],
        env={"PATH": path},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_old_pythons_can_read_it() -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_told_what_is_needed(tmp_path: Path) -> None:
    words = quiet_refusal(run_as_old(str(tmp_path)), 1)
    assert "needs Python 3.11 or newer" in words
    assert "3.8" in words


def test_an_old_python_hands_over_to_a_newer_one_that_starts(tmp_path: Path) -> None:
    program(tmp_path / "python3.14", "exit 127")
    program(tmp_path / "python3.12", 'echo "newer: $*"')
    assert f"newer: {DEV} --help" in run_as_old(str(tmp_path)).stdout


# --- Commands in a finished environment ---


def test_it_works_from_any_folder_and_by_a_link(furnished: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(furnished / "dev")
    for script in (furnished / "dev", link):
        done = run(script, "play", "havana", "--seed", "7", cwd=tmp_path)
        assert done.stdout == f"malecon:{tmp_path}:play havana --seed 7\n"
        assert done.stderr == ""


def test_the_exit_code_is_the_programs_own(furnished: Path) -> None:
    assert run(furnished / "dev", "run", "replay", "fail").returncode == 7


def test_tests_are_named_as_seen_from_the_callers_folder(furnished: Path) -> None:
    tests = furnished / "tests"
    tests.mkdir()
    (tests / "test_a.py").touch()
    done = run(furnished / "dev", "test", "-k", "b", "test_a.py::test_c", cwd=tests)
    where, arguments = done.stdout.removeprefix("python:").strip().split(":", 1)
    assert where == str(furnished)
    assert arguments.startswith("-m pytest -n auto ")
    assert arguments.endswith(" -k b tests/test_a.py::test_c")


def test_a_debugger_gets_a_single_process(furnished: Path) -> None:
    assert run(furnished / "dev", "test", "--pdb").stdout.endswith(":-m pytest --pdb\n")
    assert run(furnished / "dev", "test", "-n3").stdout.endswith(":-m pytest -n3\n")


def test_variables_that_lead_out_of_the_environment_are_left_behind(furnished: Path) -> None:
    program(furnished / ".venv" / "bin" / "malecon", 'echo "${PYTHONPATH-none} $COLUMNS"')
    assert run(furnished / "dev", "run", PYTHONPATH="/else", COLUMNS="77").stdout == "none 77\n"


def test_clean_leaves_the_sources_alone(furnished: Path) -> None:
    made = ("src/malecon/server/static/index.html", "web/node_modules/svelte/x", ".mypy_cache/x")
    for name in ("src/malecon/cli.py", "src/malecon/__pycache__/cli.pyc", *made):
        (furnished / name).parent.mkdir(parents=True, exist_ok=True)
        (furnished / name).touch()
    assert run(furnished / "dev", "clean").returncode == 0
    left = {path.relative_to(furnished).as_posix() for path in furnished.rglob("*") if path.is_file()}
    assert left - {".venv.lock"} == {"dev", "pyproject.toml", "requirements.lock", "src/malecon/cli.py"}


# --- The making of the environment ---


class Builder:
    """Two stages that only note that they were made, and may be interrupted."""

    def __init__(self, house: Path) -> None:
        self.dev = load(house / "dev")
        self.keys = ["one", "two"]
        self.made: list[str] = []
        self.interrupt = ""

    def environment(self) -> ModuleType:
        stages = [self.dev.Stage(self.key(number), self.make(number)) for number in range(2)]
        environment: ModuleType = self.dev.Environment(".venv", stages)
        return environment

    def key(self, number: int) -> Callable[[object], str]:
        return lambda environment: self.keys[number]

    def make(self, number: int) -> Callable[[object], None]:
        def make(environment: object) -> None:
            Path(self.dev.ROOT, ".venv").mkdir(exist_ok=True)
            self.made.append(self.keys[number])
            if self.keys[number] == self.interrupt:
                raise KeyboardInterrupt

        return make

    def ready(self) -> list[str]:
        self.made.clear()
        try:
            self.environment().ready()
        except KeyboardInterrupt:
            self.made.append("interrupted")
        return list(self.made)


def test_each_stage_is_made_once_and_again_when_its_key_changes(house: Path) -> None:
    builder = Builder(house)
    assert builder.ready() == ["one", "two"]
    assert builder.ready() == []
    builder.keys[1] = "new two"
    assert builder.ready() == ["new two"]
    builder.keys[0] = "new one"
    assert builder.ready() == ["new one", "new two"]
    assert builder.ready() == []


def test_a_set_up_without_its_stamp_begins_again(house: Path) -> None:
    builder = Builder(house)
    builder.ready()
    (house / ".venv" / ".made").unlink()
    assert builder.ready() == ["one", "two"]


@pytest.mark.parametrize(("interrupt", "rest"), [("one", ["one", "two"]), ("two", ["two"])])
def test_an_interrupted_set_up_goes_on_at_the_stage_it_had_not_finished(
    house: Path, interrupt: str, rest: list[str]
) -> None:
    builder = Builder(house)
    builder.interrupt = interrupt
    assert builder.ready()[-2:] == [interrupt, "interrupted"]
    builder.interrupt = ""
    assert builder.ready() == rest
    # The same when a stage that was finished before is interrupted while it is made anew.
    builder.keys = ["newer one", "newer two"]
    builder.interrupt = "newer " + interrupt
    builder.ready()
    builder.interrupt = ""
    assert builder.ready() == ["newer " + name for name in rest]


@pytest.mark.parametrize(("name", "finished"), [("requirements.lock", 0), ("pyproject.toml", 1)])
def test_a_changed_file_makes_its_stage_stale(furnished: Path, name: str, finished: int) -> None:
    dev = load(furnished / "dev")
    assert dev.DEVELOPER.finished() == 2
    (furnished / name).write_text("changed\n")
    assert dev.DEVELOPER.finished() == finished


def test_an_environment_that_was_moved_or_lost_its_python_is_stale(furnished: Path, tmp_path: Path) -> None:
    moved = tmp_path / "moved"
    shutil.copytree(furnished, moved)
    assert load(moved / "dev").DEVELOPER.finished() == 0
    python = furnished / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/usr/bin/another-python")
    assert load(furnished / "dev").DEVELOPER.finished() == 0


def test_a_python_without_venv_is_told_which_package_is_missing(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev = load(house / "dev")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name)
    with pytest.raises(dev.Trouble, match=rf"ensurepip is missing.\n.*python3.{sys.version_info.minor}-venv"):
        dev.make_python(str(house / ".venv"))


def test_an_index_that_is_away_is_said_in_words(house: Path) -> None:
    nobody = "http://127.0.0.1:9/simple"
    done = run(
        house / "dev",
        "play",
        PIP_INDEX_URL=nobody,
        PIP_EXTRA_INDEX_URL="",
        PIP_CONFIG_FILE=os.devnull,
        PIP_RETRIES="1",
        no_proxy="*",
    )
    words = quiet_refusal(done, 1)
    assert "Making an environment" in words
    assert "The package index does not answer" in words
    assert load(house / "dev").DEVELOPER.finished() == 0


def test_an_interruption_is_one_line_and_leaves_no_finished_stage(house: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, str(house / "dev"), "test"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with ended(child):
        assert child.stderr
        assert "Making an environment" in child.stderr.readline()
        child.send_signal(signal.SIGINT)
        words = child.stderr.read()
        child.stderr.close()
        assert child.wait(10) == 130
    assert words.strip() == "Interrupted. Run the same command again to go on."
    assert load(house / "dev").DEVELOPER.finished() == 0


def test_a_second_start_waits_for_the_first_and_uses_what_it_made(furnished: Path) -> None:
    (furnished / ".venv" / ".made").unlink()
    with open(furnished / ".venv.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        child = subprocess.Popen(
            [sys.executable, str(furnished / "dev"), "run", "hello"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert child.stderr
        assert "waiting" in child.stderr.readline()
        load(furnished / "dev").DEVELOPER.write_stamp(2)
    words, complaints = child.communicate(timeout=10)
    assert words.endswith(":hello\n")
    assert complaints == ""


# --- The compiled engine ---


@pytest.fixture
def both(furnished: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with a second environment, whose programs tell that they are the compiled ones."""
    monkeypatch.delenv("MALECON_MYPYC")
    monkeypatch.setenv("CC", "/bin/sh")  # somebody has to be the compiler
    (furnished / "hatch_build.py").touch()
    (furnished / "src").mkdir()
    for name in ("python", "malecon"):
        program(furnished / ".venv-compiled" / "bin" / name, f'echo "compiled {name}:$*"')
    load(furnished / "dev").COMPILED.write_stamp(2)
    return furnished


def test_a_game_runs_on_the_compiled_engine_unless_that_is_not_wanted(both: Path) -> None:
    assert run(both / "dev", "play", "havana").stdout == "compiled malecon:play havana\n"
    assert run(both / "dev", "play", "havana", MALECON_MYPYC="1").stdout == "compiled malecon:play havana\n"
    plain = run(both / "dev", "play", "havana", MALECON_MYPYC="0")
    assert plain.stdout.startswith("malecon:")
    assert plain.stderr == ""


def test_without_a_compiler_a_game_runs_interpreted_and_says_so_in_one_line(both: Path) -> None:
    done = run(both / "dev", "play", "havana", CC="no-such-compiler")
    assert done.stdout.startswith("malecon:")
    assert done.stderr.startswith("The engine runs interpreted: there is no C compiler here")
    assert done.stderr.count("\n") == 1


def test_an_engine_that_cannot_be_compiled_is_not_tried_again_until_something_changes(both: Path) -> None:
    (both / ".venv" / "bin" / "python").write_text("#!/bin/sh\necho tried >&2; exit 1\n")
    (both / "src" / "new.py").touch()
    first = run(both / "dev", "run", "x")
    assert first.stdout.startswith("malecon:")
    assert "it could not be compiled" in first.stderr
    second = run(both / "dev", "run", "x")
    assert second.stdout.startswith("malecon:")
    assert second.stderr.startswith("The engine runs interpreted: it could not be compiled")
    assert second.stderr.count("\n") == 1
    (both / "src" / "newer.py").touch()
    assert "environment" in run(both / "dev", "run", "x").stderr


def test_who_insists_on_the_compiled_engine_gets_no_other(both: Path) -> None:
    assert "no C compiler" in quiet_refusal(run(both / "dev", "run", MALECON_MYPYC="1", CC="no-such-cc"), 1)
    assert "no C compiler" in quiet_refusal(run(both / "dev", "test", "--compiled", CC="no-such-cc"), 1)


@pytest.mark.parametrize("name", ["src/malecon/x.py", "src/malecon/messages/x.ftl", "hatch_build.py"])
def test_every_file_that_changes_makes_the_compiled_engine_stale(both: Path, name: str) -> None:
    dev = load(both / "dev")
    assert dev.COMPILED.finished() == 2
    (both / name).parent.mkdir(parents=True, exist_ok=True)
    (both / name).write_text("changed\n")
    assert dev.COMPILED.finished() == 1


def test_a_file_saved_while_the_engine_is_compiled_counts_the_next_time(both: Path) -> None:
    (both / "src" / "new.py").touch()
    (both / ".venv" / "bin" / "python").write_text(f"#!/bin/sh\ntouch '{both}/src/newer.py'\n")
    first = run(both / "dev", "run", "x")
    assert first.stdout == "compiled malecon:x\n"
    assert load(both / "dev").COMPILED.finished() == 1


def test_the_engine_is_tested_twice_and_what_is_around_it_with_the_fast_one(both: Path) -> None:
    (both / "tests" / "havana").mkdir(parents=True)
    lines = run(both / "dev", "test", CI="").stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["python", "compiled python", "compiled python"]
    assert lines[0].endswith(" tests/havana")
    assert lines[1].endswith(" --ignore=tests/havana")
    assert lines[2].endswith(" tests/havana tests/build/compiled.py")
    assert run(both / "dev", "test", "--compiled", "-k", "b").stdout.endswith(" -k b\n")


def test_without_a_compiler_the_compiled_tests_are_left_out_but_not_where_changes_are_judged(
    both: Path,
) -> None:
    (both / "tests" / "havana").mkdir(parents=True)
    done = run(both / "dev", "test", CC="no-such-cc", CI="")
    assert done.returncode == 0
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["python", "python"]
    assert "left out" in done.stderr
    assert "no C compiler" in quiet_refusal(run(both / "dev", "test", CC="no-such-cc", CI="true"), 1)


#: A Python of the house whose pip does this for the compiled engine, and this for PyTorch.
INSTALLER = """
case "$*" in
  *force-reinstall*) {engine};;
  *torch*) {torch};;
esac
"""
#: Until a file is there.
WAIT = "for n in 1 2 3 4 5 6 7 8 9; do [ -e '{0}' ] || sleep 0.5; done; [ -e '{0}' ] || exit 1"


def test_what_is_large_is_fetched_while_the_engine_is_compiled(both: Path) -> None:
    (both / "src" / "new.py").touch()
    begun, compiled = both / "begun", both / "compiled"
    waits = {"engine": WAIT.format(begun) + f"; touch '{compiled}'", "torch": f"touch '{begun}'"}
    waits["torch"] += "; " + WAIT.format(compiled)
    program(both / ".venv" / "bin" / "python", INSTALLER.format(**waits))
    words = run(both / "dev", "test", CI="").stderr
    assert "The set-up stopped" not in words
    for what in ("Malecón itself, its engine compiled", "PyTorch and the libraries of researchers"):
        assert len(re.findall(rf"^  {what}  \d+\.\d s$", words, re.MULTILINE)) == 1


def test_what_is_fetched_beside_ends_with_what_failed(both: Path) -> None:
    (both / "src" / "new.py").touch()
    begun = both / "begun"
    fetch = f"echo $$ > '{begun}.new'; mv '{begun}.new' '{begun}'; exec sleep 600"
    program(
        both / ".venv" / "bin" / "python",
        INSTALLER.format(engine=WAIT.format(begun) + "; echo no room; exit 1", torch=fetch),
    )
    words = quiet_refusal(run(both / "dev", "test", CI=""), 1)
    assert "The set-up stopped at: Malecón itself, its engine compiled" in words
    assert "PyTorch" not in words
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)


# --- The page ---


@pytest.fixture
def with_page(furnished: Path) -> Path:
    """A house with a page whose tools are there, and a Python that only writes down what it was asked."""
    (furnished / "web").mkdir()
    shutil.copy(ROOT / "web" / "build.py", furnished / "web")
    (furnished / "web" / "package.json").write_text("{}")
    (furnished / "web" / "package-lock.json").write_text("{}")
    found = load(furnished / "dev").load_page()
    found.modules.mkdir()
    found.stamp.write_text(f"{found.lock()} all")
    program(furnished / ".venv" / "bin" / "python", f'echo "$*" >> "{furnished}/asked"\n')
    return furnished


def asked(house: Path) -> list[str]:
    """What the Python of the house was asked, without the way to the house."""
    text = (house / "asked").read_text() if (house / "asked").exists() else ""
    return text.replace(f"{house}/", "").splitlines()


def test_playing_in_the_browser_builds_the_page_first(with_page: Path) -> None:
    done = run(with_page / "dev", "play", "--no-browser")
    assert done.stdout == f"malecon:{ROOT}:play --no-browser\n"
    assert done.stderr.startswith("Building the page:\n")
    assert asked(with_page) == ["web/build.py"]


@pytest.mark.parametrize("words", ["play havana", "play --resume x.txt", "play --help", "run games"])
def test_the_terminal_needs_no_page(with_page: Path, words: str) -> None:
    done = run(with_page / "dev", *words.split())
    assert done.stdout.endswith(f":{words.removeprefix('run ')}\n")
    assert done.stderr == ""
    assert asked(with_page) == []


def test_a_page_that_is_built_is_not_built_again(with_page: Path) -> None:
    found = load(with_page / "dev").load_page()
    found.static.mkdir(parents=True)
    (found.static / "sources.sha256").write_text(found.key())
    assert run(with_page / "dev", "play").stderr == ""
    assert asked(with_page) == []


def test_without_a_page_there_is_the_terminal_and_a_server_for_programs(with_page: Path) -> None:
    told = "The page is not built: the registry of npm does not answer."
    program(with_page / ".venv" / "bin" / "python", f'echo "{told}" >&2; exit 1')
    words = quiet_refusal(run(with_page / "dev", "play"), 1)
    assert told in words
    assert "is npm's proxy right?" in words
    assert "./dev play havana" in words
    served = run(with_page / "dev", "run", "serve", "--port", "1")
    assert served.stdout.endswith(":serve --port 1\n")
    assert "The server runs without the page." in served.stderr


def test_all_tests_include_those_of_the_page(with_page: Path) -> None:
    done = run(with_page / "dev", "test", CI="", CC="no-such-cc")
    assert done.returncode == 0, done.stderr
    first, *others = [line for line in asked(with_page) if not line.endswith("chromium.py")]
    assert first == "web/build.py"
    assert "--ignore=tests/web" in others[1]
    assert others[2] == "web/build.py run test"
    assert " tests/web " in others[3]


def test_one_test_of_the_page_gets_the_page_and_a_browser_too(with_page: Path) -> None:
    (with_page / "tests" / "web").mkdir(parents=True)
    run(with_page / "dev", "test", "tests/web", "-k", "axe", cwd=with_page)
    first, second, third = asked(with_page)
    assert (first, second) == ("web/build.py", "tests/web/chromium.py")
    assert third.endswith(" tests/web -k axe")


def test_lint_checks_the_page_too(with_page: Path) -> None:
    for name in ("ruff", "mypy", "lint-imports"):
        program(with_page / ".venv" / "bin" / name, "true")
    done = run(with_page / "dev", "lint")
    assert done.returncode == 0, done.stderr
    scripts = ["web/build.py run check", "web/build.py run lint", "web/build.py run layout"]
    tools = ["tools/commits.py", "tools/terms.py", "tools/audit.py", "tools/wire.py --check"]
    assert asked(with_page) == [*tools, *scripts]


def test_what_checks_the_page_is_fetched_once(with_page: Path) -> None:
    (with_page / "web" / "node_modules" / ".made").unlink()
    done = run(with_page / "dev", "wire")
    assert done.stderr.startswith("Fetching what checks the page, once:\n")
    assert asked(with_page) == ["web/build.py packages", "tools/wire.py"]


# --- The browser of the tests ---

#: A Python that knows of a browser as soon as there is a file of that name.
WITHOUT_BROWSER = """
case "$*" in
  *chromium.py) [ -e "{house}/browser" ] || exit 1;;
  *playwright*) echo "playwright $*" >> "{house}/fetched"; {playwright};;
esac
"""


def fetch_browser(
    house: Path, monkeypatch: pytest.MonkeyPatch, user: int, apt: str, playwright: str
) -> tuple[bool, list[str]]:
    """Whether there is a browser in the end, and by which ways it was tried to be had."""
    python = WITHOUT_BROWSER.format(house=house, playwright=playwright.format(house=house))
    program(house / ".venv" / "bin" / "python", python)
    if apt:
        program(house / "bin" / "apt-get", f'echo "apt $1" >> "{house}/fetched"\n' + apt.format(house=house))
    for name in ("sh", "touch"):
        path = shutil.which(name)
        assert path
        (house / "bin").mkdir(exist_ok=True)
        (house / "bin" / name).symlink_to(path)
    monkeypatch.setenv("PATH", str(house / "bin"))
    monkeypatch.setattr(os, "geteuid", lambda: user)
    there: bool = load(house / "dev").make_browser()
    return there, (house / "fetched").read_text().splitlines() if (house / "fetched").exists() else []


def test_an_installed_browser_is_enough(furnished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (furnished / "browser").touch()
    assert fetch_browser(furnished, monkeypatch, 0, "exit 1", "exit 1") == (True, [])


def test_whoever_may_install_gets_the_systems_browser(
    furnished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install = '[ "$1" != install ] || touch "{house}/browser"'
    there, ways = fetch_browser(furnished, monkeypatch, 0, install, "exit 1")
    assert there
    assert ways == ["apt update", "apt install"]


def test_a_system_that_knows_no_lighter_one_gives_the_whole(
    furnished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install = 'case "$*" in update) ;; *chromium) touch "{house}/browser";; *) exit 100;; esac'
    there, ways = fetch_browser(furnished, monkeypatch, 0, install, "exit 1")
    assert there
    assert ways == ["apt update", "apt install", "apt install"]


def test_everybody_else_gets_playwrights(furnished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there, ways = fetch_browser(furnished, monkeypatch, 1000, "exit 1", 'touch "{house}/browser"')
    assert there
    assert ways == ["playwright -m playwright install chromium"]


def test_a_system_without_it_leaves_playwrights(furnished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there, ways = fetch_browser(furnished, monkeypatch, 0, "exit 1", 'touch "{house}/browser"')
    assert there
    assert ways == ["apt update", "playwright -m playwright install --with-deps chromium"]


def test_where_there_is_none_to_be_had_it_says_so(
    furnished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there, _ = fetch_browser(furnished, monkeypatch, 1000, "", "exit 1")
    assert not there
    assert "The set-up stopped at: Chromium by Playwright" in capsys.readouterr().err


# --- The lock ---


def test_every_locked_package_has_a_hash_and_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text()
    assert "://" not in text
    entries = re.split(r"\n(?=\w)", text)
    assert len(entries) > 10
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+", entry)
        assert "--hash=sha256:" in entry
