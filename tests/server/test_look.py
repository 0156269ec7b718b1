"""How a club presents itself: colours that stay legible, a greeting for everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from malecon.errors import Unreadable
from malecon.server.ops import colours
from malecon.server.ops.colours import Colours, Shades, contrast, parsed
from malecon.server.ops.look import ClubLook
from malecon.server.ops.mail import Mail
from malecon.server.ops.quiet import Quiet

LOOK = Path(__file__).parents[2] / "web/src/look.css"


def test_contrast_is_counted_as_wcag_counts_it() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((7, 7, 7), (7, 7, 7)) == 1
    assert contrast(parsed("#777777"), parsed("#fff")) == pytest.approx(4.48, abs=0.01)


def test_the_grounds_are_those_of_the_page() -> None:
    text = LOOK.read_text()
    day, night = re.search(r":root \{(.*?)\}", text, re.S), re.search(r'"dark"\] \{(.*?)\}', text, re.S)
    assert day is not None
    assert night is not None
    found = dict(re.findall(r"--([\w-]+): ([^;]+);", day[1]))
    dark = dict(re.findall(r"--([\w-]+): ([^;]+);", night[1]))
    assert (found["paper"], found["cream"], found["sunken"]) == colours.BY_DAY
    assert (found["surface"], found["ground"]) == ("var(--paper)", "var(--cream)")
    assert (dark["surface"], dark["ground"], dark["sunken"]) == colours.AT_NIGHT
    assert found["ink"] == colours.INK
    # What is written on the accent is lighter, at night darker, than every ground.
    assert found["accent-text"] == "var(--paper)"
    for ground in colours.AT_NIGHT:
        assert contrast(parsed("#000"), parsed(dark["accent-text"])) <= contrast(
            parsed("#000"), parsed(ground)
        )


@pytest.mark.parametrize("chosen", ["#8a1538", "#14532d", "#1d4ed8", "#e4572e", "#7d4fa3", "#0b6a73", "#777"])
def test_a_colour_is_legible_by_day_and_at_night(chosen: str) -> None:
    day, night, _ = Colours(chosen).shades()
    assert all(contrast(parsed(day), parsed(ground)) >= 4.5 for ground in colours.BY_DAY)
    assert all(contrast(parsed(night), parsed(ground)) >= 4.5 for ground in colours.AT_NIGHT)


def test_a_colour_that_is_legible_stays_as_it_is() -> None:
    assert Colours("#0b6a73", "#4fc3cb", "#f2a93b").shades() == Shades("#0b6a73", "#4fc3cb", "#f2a93b")
    assert Colours().shades() == Shades()


@pytest.mark.parametrize(
    ("chosen", "key", "ratio"),
    [
        (Colours("#ffff00"), "server-colour-day", "1.0"),
        (Colours("#fff", "#fff"), "server-colour-day", "1.0"),
        (Colours("#000080"), "server-colour-night", "1.0"),
        (Colours("#0b6a73", "#111"), "server-colour-night", "1.1"),
        (Colours(second="#000"), "server-colour-second", "1.6"),
    ],
)
def test_a_colour_that_cannot_be_made_legible_is_refused_with_its_contrast(
    chosen: Colours, key: str, ratio: str
) -> None:
    with pytest.raises(Unreadable) as error:
        chosen.checked()
    assert error.value.key == key
    assert f"{ratio} to 1" in error.value.message()
    assert "4.5" in error.value.message()


@pytest.mark.parametrize("chosen", ["red", "#12345", "#1234567", "0b6a73", "#gggggg", "#fff;}", "#0b6a73\n"])
def test_what_is_no_colour_is_refused(chosen: str) -> None:
    for colour in (Colours(chosen), Colours(second=chosen)):
        with pytest.raises(Unreadable) as error:
            colour.checked()
        assert error.value.key == "server-colour"


def test_a_greeting_is_found_for_everybody() -> None:
    assert ClubLook().greeting_in("de") == ""
    assert ClubLook(greeting={"": "¡Hola!"}).greeting_in("de") == "¡Hola!"
    both = ClubLook(greeting={"de": "Servus", "en": "Hi"}).checked()
    assert (both.greeting_in("de"), both.greeting_in("nl")) == ("Servus", "Hi")
    assert ClubLook(greeting={"de": "Servus"}).greeting_in("nl") == "Servus"


def test_a_password_is_not_shown_by_chance() -> None:
    mail = Mail("mail.example", "Club <club@club.example>", 0, "tls", "ana", "hunter2").checked()
    assert "hunter2" not in repr(mail)
    assert mail.at_port == 465


def test_quiet_hours_may_go_over_midnight() -> None:
    assert Quiet("22:00-08:30", "Europe/Amsterdam").checked().minutes == (1320, 510)
    assert Quiet().checked().minutes is None
