"""Sentences: who is named, what is joined, who may know."""

from __future__ import annotations

from malecon.games import GAMES
from malecon.havana import codes as c
from malecon.havana.text import CARD_NAMES
from malecon.kernel.state import EVERYBODY, may_know
from malecon.kernel.words import plain, slug
from malecon.spoken.telling import Telling, paragraphs
from malecon.terminal.plain import drawing_of


def havana(language: str = "en") -> Telling:
    game = GAMES["havana"]
    return Telling(game, ("Ana", "Beto"), language, drawing_of(game, game.box(game.new(2))).naming)


def test_sentences_about_one_player_stand_together_and_name_him_once() -> None:
    events = [
        (EVERYBODY, int(c.TURN_BEGINS), 0, 7, 0),
        (EVERYBODY, int(c.CARRIES_OUT), 0, CARD_NAMES.index("pesos"), 0),
        (EVERYBODY, int(c.TOOK_PESOS), 0, 1, 0),
        (EVERYBODY, int(c.TURN_BEGINS), 1, 24, 0),
        (EVERYBODY, int(c.TOOK_WORKERS), 1, 2, 0),
    ]
    assert paragraphs(havana(), events) == [
        "Ana has the turn with 07, carries out Pesos, takes 1 peso.",
        "Beto has the turn with 24, takes 2 workers.",
    ]
    assert paragraphs(havana("de"), events) == [
        "Ana ist mit 07 am Zug, führt Pesos aus, nimmt 1 Peso.",
        "Beto ist mit 24 am Zug, nimmt 2 Arbeiter.",
    ]


def test_a_sentence_that_does_not_begin_with_his_name_stays_one() -> None:
    events = [
        (EVERYBODY, int(c.TOOK_BACK), 0, 0, 0),
        (1, int(c.TOOK_CARD_BACK), 0, CARD_NAMES.index("siesta"), 0),
        (EVERYBODY, int(c.CARRIES_OUT), 0, CARD_NAMES.index("mama"), 0),
    ]
    assert paragraphs(havana(), events) == [
        "Ana takes a card back in hand, unseen. It is Siesta. Ana carries out Mama."
    ]


def test_a_new_turn_of_the_same_player_is_a_new_paragraph() -> None:
    events = [(EVERYBODY, int(c.TURN_BEGINS), 0, 7, 0)] * 2
    assert len(paragraphs(havana(), events)) == 2


def test_places_are_players_or_the_centre() -> None:
    assert havana().event((EVERYBODY, int(c.CUBE_DRAWN), 1, 0, 0)) == "From the bag to Beto: red."
    centre = int(c.CENTRE)
    assert havana().event((EVERYBODY, int(c.CUBE_DRAWN), centre, 4, 0)) == "From the bag to the centre: grey."


def test_a_tile_is_told_by_what_is_printed_on_it() -> None:
    assert havana().event((EVERYBODY, int(c.BOUGHT), 0, 5, 0)) == "Ana builds: 2 points (R 2$)!"
    assert havana("nl").event((EVERYBODY, int(c.BOUGHT), 0, 0, 0)) == "Ana bouwt: 1 punt (R)!"


def test_numbers_are_counted_by_the_grammar_of_the_language() -> None:
    pay = GAMES["havana"].vocabulary.action("pay pesos for 1 workers")
    assert pay is not None
    assert havana().action(pay) == "5 pesos in place of 1 worker"
    assert havana().action(pay - 1) == "Pay with workers only"
    assert havana("es").action(pay + 1) == "5 pesos por cada uno de 2 obreros"


def test_secrets_reach_those_only_who_may_know() -> None:
    secret = (2, int(c.LAID), 1, 0, 0)
    assert may_know(secret[0], 1)
    assert not may_know(secret[0], 0)
    assert not may_know(secret[0], None)
    assert may_know(EVERYBODY, None)


def test_words_are_compared_without_accents_and_capitals() -> None:
    assert plain("Siësta ÉÑ") == "siesta en"
    assert slug("El Zorro") == "el-zorro"
    assert slug("Café!") == "cafe"
