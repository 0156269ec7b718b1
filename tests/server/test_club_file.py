"""The file in which a host describes a club: what it sets, and what is said when something in it is wrong."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import tomli
from tools import club as told

from malecon.errors import MaleconError
from malecon.messages import LANGUAGES, has
from malecon.server.ops.club_file import read
from malecon.server.ops.config import Config
from malecon.server.ops.effective import FIELDS, PASSWORD, config_of, effective, printed
from malecon.server.ops.keys import KEYS, SECTIONS
from tests.cli.test_cli import malecon, refused

WHOLE = """
[club]
name = "Rum & Rook"
greeting = { en = "Welcome!", de = "Willkommen!" }
accent = "#8a1538"
accent_dark = "#f09cb0"
second = "#e0b13c"

[server]
host = "0.0.0.0"
port = 8050
public_url = "https://club.example"
proxies = ["127.0.0.1", "10.0.0.0/8"]
workers = 3
rate = 2.5
log = "json"
open_metrics = true

[database]
url = "postgresql://malecon:hunter2@db.example/club"
keep_ended = 365
keep_idle = 180
keep_unbegun = 7

[mail]
server = "mail.example"
from = "Our club <club@club.example>"
security = "tls"
port = 2465
user = "club"
password = "hunter3"

[notices]
contact = "host@club.example"
push_hosts = ["push.example"]
quiet_hours = "22:00-08:00"
time_zone = "Europe/Amsterdam"
"""


def write(folder: Path, text: str, mode: int = 0o600) -> Path:
    path = folder / "club.toml"
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)
    return path


def said(folder: Path, text: str, language: str = "en") -> list[str]:
    """The sentences about a file that is wrong, without its name."""
    path = write(folder, text)
    with pytest.raises(MaleconError) as error:
        read(path)
    return [line.replace(f"“{path}”", "club.toml") for line in error.value.message(language).splitlines()]


def test_a_whole_file(tmp_path: Path) -> None:
    file = read(write(tmp_path, WHOLE))
    config = config_of(file.chosen, {})
    assert (config.host, config.port, config.workers, config.rate) == ("0.0.0.0", 8050, 3, 2.5)
    assert (config.proxies, config.log) == (("127.0.0.1", "10.0.0.0/8"), "json")
    assert config.open_metrics
    assert config.is_https
    assert (config.keep_ended, config.keep_idle, config.keep_unbegun) == (365, 180, 7)
    assert (config.club.name, config.club.greeting_in("de")) == ("Rum & Rook", "Willkommen!")
    assert config.club.colours.shades() == ("#8a1538", "#f09cb0", "#e0b13c")
    assert config.mail is not None
    assert (config.mail.host, config.mail.at_port, config.mail.password) == ("mail.example", 2465, "hunter3")
    assert config.mail.sender == "Our club <club@club.example>"
    assert (config.contact, config.quiet.minutes) == ("host@club.example", (1320, 480))
    assert file.exposed == ()
    # What is in effect is what was written, to the last key.
    values = {
        f"{section}.{name}": one for section, keys in tomli.loads(WHOLE).items() for name, one in keys.items()
    }
    assert {
        path: list(one) if isinstance(one, tuple) else one for path, one in effective(config).items()
    } == values
    assert set(values) | {"mail.password_file"} == {key.path for key in KEYS}


def test_an_empty_file_is_what_no_file_is(tmp_path: Path) -> None:
    assert config_of(read(write(tmp_path, "")).chosen, {}) == Config()
    assert config_of(read(write(tmp_path, "[mail]\n[club]\n")).chosen, {}) == Config()


def test_the_command_line_counts_more(tmp_path: Path) -> None:
    file = read(write(tmp_path, WHOLE))
    flags = {"port": 1, "proxies": ["::1"], "database": "other.db"}
    config = config_of(file.chosen, flags)
    assert (config.port, config.proxies, config.database, config.workers) == (1, ("::1",), "other.db", 3)
    shown = printed(config, file.chosen, flags, "en").splitlines()
    assert "port = 1  # --port" in shown
    assert 'proxies = ["::1"]  # --proxy' in shown
    assert "workers = 3" in shown


def test_what_is_in_effect_is_shown_without_secrets(tmp_path: Path) -> None:
    file = read(write(tmp_path, WHOLE))
    shown = printed(config_of(file.chosen, {}), file.chosen, {}, "en")
    assert "hunter" not in shown
    assert 'password = "…"' in shown
    assert 'url = "postgresql://malecon:…@db.example/club"' in shown
    assert tomli.loads(shown)["club"]["greeting"] == {"en": "Welcome!", "de": "Willkommen!"}
    assert printed(Config(), {}, {}, "de").splitlines()[1] == 'name = "Malecón"  # von sich aus'


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("club.db", "club.db"),
        ("postgresql://malecon@db.example:5432/club", "postgresql://malecon@db.example:5432/club"),
        ("postgresql://m:a:b/c@d@db/club", "postgresql://m:…@db/club"),
        ("postgresql:///club?password=abc&user=m", "postgresql:///club?password=…&user=m"),
    ],
)
def test_the_password_in_an_address_is_found(url: str, shown: str) -> None:
    assert PASSWORD.sub("…", url) == shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[server]\nprot = 1", "club.toml, line 2: There is no key “prot” in [server]. Did you mean “port”?"),
        ("[server]\nxyzzy = 1", "there are: host, port, public_url"),
        ("[server]\naccent = 1", "The key “accent” belongs in the section [club]."),
        ("port = 1", "The key “port” belongs in the section [server]."),
        ("[sever]", "There is no section [sever]. Did you mean [server]?"),
        ("[nowhere]", "there are: club, server, database, mail, notices"),
        ("server = 3", "server is a section with keys under [server], not 3."),
        ('[server]\nport = "80"', '“port” must be a whole number from 0 to 65535, not "80".'),
        ("[server]\nport = 70000", "from 0 to 65535, not 70000."),
        ("[server]\nport = true", "from 0 to 65535, not true."),
        ("[server]\nrate = nan", "a number from 0 to 1000000, not NaN."),
        ("[server]\nrate = -1.5", "a number from 0 to 1000000, not -1.5."),
        ('[server]\nlog = "xml"', 'must be one of "text", "json", not "xml".'),
        ("[server]\nopen_metrics = 1", "must be true or false, not 1."),
        ('[server]\nproxies = "127.0.0.1"', "must be a list of texts"),
        ('[server]\nproxies = ["here"]', "“here” is no address of a proxy."),
        ('[server]\npublic_url = "club.example"', "“club.example” is no address that players could type"),
        ("[server]\nhost = 2020-01-01", '“host” must be a text in quotes, not "2020-01-01".'),
        ("[database]\nkeep_idle = []", "a number from 0 to 100000, not []."),
        ('[club]\nname = ""', "The name of the club is one line of 1 to 40 printable signs"),
        ('[club]\nname = "a\\u202eb"', "The name of the club is one line of 1 to 40 printable signs"),
        ("[club]\ngreeting = {}", "or one for each language"),
        ('[club]\ngreeting = { xx = "Hi" }', "“xx” is none of the languages of the club: en, de, es, nl."),
        ('[club]\ngreeting = "a\\nb"', "The greeting is one line of plain text"),
        ("[club.greeting]\nde = 3", "or one for each language"),
        ('[club]\naccent = "blue"', 'A colour is written like "#0b6a73", not “blue”.'),
        ('[club]\naccent = "#ffffff"', "its contrast is 1.0 to 1, where 4.5 is needed"),
        ('[club]\naccent = "#000080"', "its contrast there is 1.0 to 1, where 4.5 is needed"),
        ('[mail]\nserver = "mail.example"', "In [mail] the key “from” is missing."),
        ('[mail]\nuser = "ana"', "In [mail] the key “server” is missing."),
        ('[mail]\nserver = "a b"\nfrom = "a@b.example"', "“a b” is no name of a mail server."),
        ('[mail]\nfrom = "nobody"', "not from “nobody”."),
        ('[mail]\nsecurity = "ssl"', 'must be one of "starttls", "tls", "none", not "ssl".'),
        ('[notices]\ncontact = "me"', "“me” is no mail address at which the host could be reached."),
        ('[notices]\nquiet_hours = "22-8"', 'Quiet hours are written like "22:00-08:00", not “22-8”.'),
        ('[notices]\ntime_zone = "Here"', "“Here” is no time zone"),
        ("[club\n", "line 1: This line ends where something must follow."),
        ("[database]\nurl = 'mysql://ana:hunter2@db.example/club'", "is no address of a database"),
        ("[database]\nurl = ''", "is no address of a database"),
        ("[club]\nname = 'a'\nname = 'b'", "line 3: "),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    (found,) = said(tmp_path, text)
    assert sentence in found
    assert found.startswith("club.toml")
    for language in LANGUAGES:
        assert len(said(tmp_path, text, language)) == 1


SENDS = '[mail]\nserver = "mail.example"\nfrom = "club@club.example"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("password = 'a'", "line 4: The mail server wants to know both or none"),
        ("user = 'a'", "line 4: The mail server wants to know both or none"),
        ("user = 'a'\npassword = 'hunter2'\nsecurity = 'none'", "without a secret connection"),
        ("password = 'hunter2'\npassword_file = 'x'", "Give the password or the file with it, not both."),
        ("password_file = 'nowhere'", "nowhere"),
        ("password_file = 'empty'", "must hold a password"),
        ("password_file = '.'", "folder"),
        ("password = 42", "“password” must be a text in quotes."),
    ],
)
def test_mail_that_cannot_be_sent(text: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("\n")
    (found,) = said(tmp_path, SENDS + text)
    assert sentence in found
    assert "hunter2" not in found
    assert "42" not in found


def test_a_file_that_is_no_text_is_named_once(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_bytes(b"\xff\xfe")
    told = refused(tmp_path, "serve", "--config", "club.toml", "--check")
    assert told == "Line 1: “club.toml” is not a text file in UTF-8.\n"


def test_a_database_of_the_command_line_is_checked_too(tmp_path: Path) -> None:
    for address in ("mysql://db.example/club", "", ":memory:"):
        told = refused(tmp_path, "serve", "--check", "--database", address)
        assert told.startswith(f"“{address}” is no address of a database")


def test_every_fault_is_told_from_top_to_bottom(tmp_path: Path) -> None:
    found = said(tmp_path, '[server]\nport = -1\nlgo = "json"\n[club]\nsecond = "#000"\n')
    assert [line.partition(": ")[0] for line in found] == [f"club.toml, line {n}" for n in (2, 3, 5)]


def test_a_password_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "password"
    secret.write_text("hunter2\n")
    secret.chmod(0o644)
    file = read(write(tmp_path, f"{SENDS}user = 'a'\npassword_file = 'password'\n", 0o644))
    mail = config_of(file.chosen, {}).mail
    assert mail is not None
    assert mail.password == "hunter2"
    # The file of the club itself holds no secret, so that it may be seen.
    assert file.exposed == (str(secret),)


@pytest.mark.skipif(os.name != "posix", reason="says otherwise who may read a file")
def test_a_secret_that_everybody_can_read(tmp_path: Path) -> None:
    path = write(tmp_path, WHOLE, 0o644)
    assert read(path).exposed == (str(path),)
    assert read(write(tmp_path, '[club]\nname = "Open"', 0o644)).exposed == ()
    assert read(write(tmp_path, '[database]\nurl = "postgresql://a:b@c/d"', 0o604)).exposed == (str(path),)


def test_the_example_has_every_key() -> None:
    text = told.EXAMPLE.read_text(encoding="utf-8")
    assert text == told.example(), "python -m tools.club writes it anew"
    found = {(section, name) for section, keys in tomli.loads(text).items() for name in keys}
    assert {f"{section}.{name}" for section, name in found} == set(effective(Config()))
    assert config_of(read(told.EXAMPLE).chosen, {}) == Config()


def test_the_example_can_be_used_as_it_stands_behind_its_signs(tmp_path: Path) -> None:
    text = told.EXAMPLE.read_text(encoding="utf-8").replace('\n#password = "secret"', "")
    (tmp_path / "mail-password.txt").write_text("hunter2")
    lines = [line[1:] if line.startswith("#") and line[1:2].isalpha() else line for line in text.splitlines()]
    file = read(write(tmp_path, "\n".join(lines)))
    assert set(file.chosen) == {key.path for key in KEYS}
    config_of(file.chosen, {})


def test_the_page_for_hosts_lists_every_key() -> None:
    text = told.PAGE.read_text(encoding="utf-8")
    assert told.table() in text, "python -m tools.club writes it anew"


def test_every_key_is_told_and_has_a_place() -> None:
    places = set(FIELDS) | set(effective(config_of(tomli_paths(WHOLE), {})))
    for key in KEYS:
        assert has(key.message), key.message
        assert key.path in places or key.path == "mail.password_file"
    assert all(has(f"config-section-{section}") for section in SECTIONS)


def tomli_paths(text: str) -> dict[str, Any]:
    return {
        f"{section}.{name}": one for section, keys in tomli.loads(text).items() for name, one in keys.items()
    }


# --- the command ---


def test_a_check_says_what_is_in_effect_and_starts_nothing(tmp_path: Path) -> None:
    path = write(tmp_path, WHOLE, 0o644)
    told = malecon(tmp_path, "serve", "--config", str(path), "--port", "1", "--check")
    assert told.code == 0
    assert "port = 1  # --port" in told.out
    assert "hunter" not in told.out + told.err
    assert "Everything is in order." in told.err
    assert f"Everybody on this machine can read {path}" in told.err
    nothing = malecon(tmp_path, "serve", "--check", "--lang", "nl")
    assert "# vanzelf" in nothing.out


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    path = write(tmp_path, "[server]\nprot = 8047\n[club]\naccent = 3\n")
    done = malecon(tmp_path, "serve", "--config", str(path), "--lang", "de")
    assert done.code == 2
    assert "Meintest du „port“?" in done.err
    assert len(done.err.splitlines()) == 2
    assert "nowhere.toml" in refused(tmp_path, "serve", "--config", "nowhere.toml")
    assert "folder" in refused(tmp_path, "serve", "--config", str(tmp_path))
    (tmp_path / "picture.toml").write_bytes(b"\xff\xd8\xff")
    assert "picture.toml" in refused(tmp_path, "serve", "--config", "picture.toml")
    assert "port" in refused(tmp_path, "serve", "--check", "--port", "70000").lower()
    assert "--config" in refused(tmp_path, "play", "havana", "--config", str(path))
