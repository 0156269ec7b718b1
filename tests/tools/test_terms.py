"""One word for one thing in each language, as its glossary says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tools import terms

from malecon.messages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_two_words(language: str) -> None:
    assert terms.faults(terms.MESSAGES / language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_glossary_is_said(language: str) -> None:
    assert terms.unused(terms.MESSAGES / language) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        (
            "de",
            "page-x = Der Kubaner hilft.",
            "“Kubaner” – say “Cubaner” (those whom the car visits in Santiago)",
        ),
        ("de", "page-x = Wählen Sie.", "“Sie” – say “du” (a person who reads)"),
        ("nl", "page-x = Het schip ligt aan dok 3.", "“dok” – say “ligplaats” (where ships lie)"),
        ("es", "page-x = Pásalo a otro aparato.", "“aparato” – say “dispositivo” (a phone or a computer)"),
        ("en", "page-x = The ship lies at the pier.", "“pier” – say “dock” (where ships lie)"),
    ],
)
def test_another_word_is_found_in_its_line(tmp_path: Path, language: str, text: str, fault: str) -> None:
    shutil.copytree(terms.MESSAGES / language, tmp_path / language)
    (tmp_path / language / "page.ftl").write_text(f"# Kubaner, dok, pier\n{text}\n", encoding="utf-8")
    assert terms.faults(tmp_path / language) == [f"{language}/page.ftl:2: {fault}"]
    assert terms.main(tmp_path) == 1


def test_keys_and_names_of_values_are_no_words(tmp_path: Path) -> None:
    shutil.copytree(terms.MESSAGES / "en", tmp_path / "en")
    (tmp_path / "en" / "page.ftl").write_text("page-berth = { $pier } { page-berth }\n", encoding="utf-8")
    assert terms.faults(tmp_path / "en") == []
