"""Actions as words: the language of the record."""

from __future__ import annotations

from malecon.kernel.game import Game
from tests.contract.setups import every_game


@every_game
def test_every_action_has_words_of_its_own(game: Game) -> None:
    words = [game.vocabulary.words(action) for action in game.vocabulary.universe]
    assert len(set(words)) == len(words)
    for action, said in zip(game.vocabulary.universe, words, strict=True):
        assert game.vocabulary.action(said) == action
        assert game.vocabulary.action(f"  {said.replace(' ', '   ')} ") == action
        assert said == " ".join(said.split()), "one space between words"
        assert said == said.lower()


@every_game
def test_the_universe_is_sorted_and_dense(game: Game) -> None:
    universe = game.vocabulary.universe
    assert list(universe) == list(range(len(universe)))


@every_game
def test_verbs_have_keys_of_their_own(game: Game) -> None:
    keys = [verb.key for verb in game.vocabulary.verbs]
    assert len(set(keys)) == len(keys)
    for action in game.vocabulary.universe:
        verb, names = game.vocabulary.parts(action)
        filled = verb.template.format(**dict(zip(verb.domains, names, strict=True)))
        assert filled == game.vocabulary.words(action)


@every_game
def test_nonsense_means_nothing(game: Game) -> None:
    assert game.vocabulary.action("") is None
    assert game.vocabulary.action("no such words") is None
