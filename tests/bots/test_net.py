"""Nets: whole numbers, the same however they are added up, read from files that may be broken."""

from __future__ import annotations

import hashlib
import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from malecon.bots.guided import GuidedSearch
from malecon.bots.net import PAIR, SEATS, TRIPLE, Head, Layer, Net
from malecon.bots.players import Budget, GreedyBot, OneAhead, SearchBot, bot, eye_of, master_tree
from malecon.bots.selfplay import CHOICES, SelfPlay
from malecon.bots.weights import about, check_sums, net_of, read, weights, written
from malecon.cuba.codes import PARLIAMENT
from malecon.cuba.state import Cuba
from malecon.errors import Unreadable
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.match import look, play_match
from malecon.kernel.mind import result
from malecon.kernel.observer import observe
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from malecon.messages import LANGUAGES
from tests.bots.nets import drawn_file, drawn_net
from tests.contract.setups import every_game
from tests.cuba import scene as cuba

INPUTS, WIDTH, DEPTH, ACTIONS = 12, 7, 5, 9


class Plain:
    """The same net, as one would write it down first."""

    def __init__(self, rng: Rng, largest: int) -> None:
        def some(number: int) -> list[int]:
            return [int(rng.below(2 * largest + 1)) - largest for _ in range(number)]

        self.first, self.first_bias = some(INPUTS * WIDTH), some(WIDTH)
        self.second, self.second_bias = some(WIDTH * DEPTH), some(DEPTH)
        self.shares, self.shares_bias = some(DEPTH * int(SEATS)), some(int(SEATS))
        self.likes, self.likes_bias = some(DEPTH * ACTIONS), some(ACTIONS)

    def packed(self) -> Net:
        first = Layer(vec[i64](self.first), vec[i64](self.first_bias), 3, TRIPLE)
        second = Layer(vec[i64](self.second), vec[i64](self.second_bias), 2, PAIR)
        shares = Head(SEATS, vec[i64](self.shares), vec[i64](self.shares_bias))
        likes = Head(ACTIONS, vec[i64](self.likes), vec[i64](self.likes_bias))
        return Net(INPUTS, first, second, shares, likes)

    def heard(self, row: list[int]) -> list[int]:
        sums = [
            self.first_bias[out] + sum(row[n] * self.first[n * WIDTH + out] for n in range(INPUTS))
            for out in range(WIDTH)
        ]
        said = [min(max(value, 0) >> 3, 32767) for value in sums]
        loud = [
            self.second_bias[out] * 256 + sum(said[n] * self.second[n * DEPTH + out] for n in range(WIDTH))
            for out in range(DEPTH)
        ]
        return [min(max(value >> 10, 0), 32767) for value in loud]


@pytest.mark.parametrize("largest", [3, 200, 2000])
def test_sums_that_lie_beside_each_other_do_not_mix(largest: int) -> None:
    rng = Rng(largest)
    plain = Plain(rng, largest)
    net = plain.packed()
    row = [0] * INPUTS
    for _ in range(200):  # one table after the other, as they change
        for _ in range(1 + int(rng.below(4))):
            row[rng.below(INPUTS)] = int(rng.below(40))
        net.look(vec[u8](row))
        assert list(net.heard) == plain.heard(row)
        fresh = plain.packed()
        fresh.look(vec[u8](row))
        assert list(fresh.heard) == list(net.heard)


def test_shares_are_shares() -> None:
    net = Plain(Rng(5), 900).packed()
    net.look(vec[u8]([3] * INPUTS))
    for players in range(2, 6):
        shares = list(net.win_shares(players))
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1.0)
    likes = list(net.liking(vec[i64]([2, 5, 8])))
    assert len(likes) == 3
    assert sum(likes) == pytest.approx(1.0)


# --- files ---


@every_game
def test_a_net_comes_back_from_its_file(game: Game) -> None:
    data = drawn_file(game.name)
    assert about(data)["game"] == game.name
    rng = Rng(3)
    state = game.new(game.seats[-1])
    settle(state, rng)
    eyes = [eye_of(game, net) for net in (drawn_net(game.name), read(data, game))]
    one, other = (list(eye.shares(state, 0)) for eye in eyes if eye is not None)
    assert one == other
    assert sum(one) == pytest.approx(1.0)


def broken() -> dict[str, bytes]:
    good = drawn_file("havana")
    head, _, rest = good.partition(b"\n")
    other = {**json.loads(head), "kind": "something else"}
    return {
        "empty": b"",
        "no head": rest,
        "no weights": head + b"\n",
        "too short": good[:-2],
        "odd": good[:-1],
        "too long": good + b"\0\0",
        "a list": b"[1, 2]\n" + rest,
        "text for numbers": head.replace(b'"width":16', b'"width":"many"') + b"\n" + rest,
        "negative": head.replace(b'"width":16', b'"width":-16') + b"\n" + rest,
        "another kind": json.dumps(other).encode() + b"\n" + rest,
        "deep": b"[" * 100_000 + b"\n",
        "another game": drawn_file("cuba"),
    }


def test_no_net_is_for_a_game_that_does_not_say_what_a_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["havana"], "observer", None)
    for take in (read, check_sums):
        with pytest.raises(Unreadable, match="was not made for havana"):
            take(GAMES["havana"].net() or b"", GAMES["havana"])


@pytest.mark.parametrize("which", sorted(broken()))
def test_a_broken_file_is_told_in_one_sentence(which: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(broken()[which], GAMES["havana"])
    for language in LANGUAGES:
        assert "Traceback" not in caught.value.message(language)


@every_game
def test_what_a_game_brings_can_be_read_and_is_small(game: Game) -> None:
    data = game.net()
    if data is not None:
        assert len(data) <= 1_000_000
        assert net_of(game) is not None
        assert {"seed", "code", "curve", "games"} <= about(data).keys()


def test_weights_whose_sums_run_over_are_refused() -> None:
    """Compiled and interpreted would go on differently from there."""
    havana = GAMES["havana"]
    data = drawn_file("havana")
    check_sums(data, havana)
    sizes, parts = weights(data, havana)
    for layer in (0, 2):
        large = [*parts[:layer], [32767] * len(parts[layer]), *parts[layer + 1 :]]
        check = written({"game": "havana"}, sizes, large)
        assert read(check, havana) is not None
        with pytest.raises(Unreadable) as caught:
            check_sums(check, havana)
        assert caught.value.key == "net-too-large"


@every_game
def test_what_a_game_brings_is_far_from_running_over(game: Game) -> None:
    data = game.net()
    if data is not None:
        check_sums(data, game)


# --- those who look through them ---


#: What two of them make of a game from a seed. Compiled or not, on any machine, it is this.
PLAYED = {"havana": "5b325769619e93e6", "santiago": "66aaa2e422c8cb00", "cuba": "15f21fe096f25c07"}


@every_game
def test_a_net_plays_the_same_game_everywhere(game: Game) -> None:
    net = drawn_net(game.name)
    answers: list[int] = []
    eye = eye_of(game, net)
    assert eye is not None
    bots = [OneAhead(eye), bot("master:6", game, net)]
    state = game.new(2)
    play_match(game, state, bots, 7, on_action=lambda seat, action: answers.append(action))
    assert hashlib.sha256(str(answers).encode()).hexdigest()[:16] == PLAYED[game.name]


@every_game
def test_steady_looks_once_and_is_greedy_where_no_net_looks(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = drawn_net(game.name)
    found = bot("steady", game, own)
    assert isinstance(found, OneAhead)
    state = game.new(2)
    settle(state, Rng(3))
    eye = eye_of(game, own)
    assert eye is not None
    seat = int(state.seat)
    assert found.choose(look(game, state, seat, Rng(1))) == OneAhead(eye, game.distraction).choose(
        look(game, state, seat, Rng(1))
    )
    monkeypatch.setattr("malecon.bots.players.net_of", lambda _: None)
    assert isinstance(bot("steady", game), GreedyBot)
    with pytest.raises(Unreadable):
        bot("steady:300", game)


def nearly_over(game: Game, seed: int) -> State | None:
    """A table whose last answer decides: one of its answers wins, another does not."""
    rng = Rng(seed)
    state = game.new(2)
    settle(state, rng)
    while state.seat != OVER:
        after = {action: played(state, action) for action in state.legal()}
        if all(one.seat == OVER for one in after.values()):
            if len({tuple(one.winners()) for one in after.values()}) > 1:
                return state
            return None
        state.apply(state.options[rng.below(len(state.options))])
        settle(state, rng)
    return None


def played(state: State, action: int) -> State:
    after = state.copy()
    after.apply(action)
    return after


@pytest.mark.parametrize("level", ["learned", "master:40"])
def test_a_win_at_hand_is_taken(level: str) -> None:
    """Whatever the net thinks of it: the end of a game is known."""
    game = GAMES["santiago"]
    found = [state for seed in range(100) if (state := nearly_over(game, seed)) is not None]
    assert found
    for state in found:
        seat = int(state.seat)
        chosen = bot(level, game, drawn_net("santiago")).choose(look(game, state, seat, Rng(1)))
        best = max(result(played(state, action))[seat] for action in state.legal())
        assert result(played(state, chosen))[seat] == best


@every_game
def test_master_walks_as_often_as_it_may(game: Game) -> None:
    state = game.new(2)
    settle(state, Rng(2))
    eye = eye_of(game, drawn_net(game.name))
    assert eye is not None
    own = SearchBot(lambda players, seat: master_tree(eye, players, seat), Budget(25))
    own.choose(look(game, state, int(state.seat), Rng(1)))
    assert own.search is not None
    assert own.search.visits[own.search.root] == 25


# --- playing against itself ---


def self_play(game: Game, trace: float, keep: float, players: int = 3) -> SelfPlay:
    eye = eye_of(game, drawn_net(game.name))
    assert eye is not None
    return SelfPlay(eye, [game.new(players)], Rng(4), trace, keep)


@every_game
def test_games_teach_how_they_ended(game: Game) -> None:
    """With a trace of 1 and nothing tried, every position is worth what the game ended with."""
    play = self_play(game, 1.0, 1.0)
    state = play.starts[0].copy()
    settle(state, play.rng)
    moments = []
    while state.seat != OVER:
        moments.append(play.decide(state, 0.0, 0.01))
    play.learn(state, moments)
    lessons = play.taught()
    rows, seats = len(lessons.players), int(SEATS)
    assert (lessons.games, rows) == (1, sum(bool(m.before) + bool(m.after) for m in moments))
    assert set(lessons.players) == {3}
    assert len(lessons.rows) == rows * play.eye.net.inputs
    assert len(lessons.actions) == len(lessons.likes) == rows * CHOICES
    ended = list(result(state))
    told = {tuple(list(lessons.shares)[row * seats : (row + 1) * seats]) for row in range(rows)}
    assert told <= {(*ended[seat:], *ended[:seat], 0.0, 0.0) for seat in range(3)}
    points = {tuple(list(lessons.scores)[row * seats : (row + 1) * seats]) for row in range(rows)}
    final = state.scores()
    assert points <= {(*final[seat:], *final[:seat], 0.0, 0.0) for seat in range(3)}


def test_a_trace_of_nothing_teaches_what_was_thought() -> None:
    """Then a position is worth what the net thinks of the best answer to it."""
    game = GAMES["havana"]
    play = self_play(game, 0.0, 1.0, 2)
    play.game()
    lessons = play.taught()
    thought = [lessons.shares[row * int(SEATS)] for row in range(len(lessons.players))]
    assert any(0.0 < share < 1.0 for share in thought)


def test_what_is_kept_is_what_the_seat_knew() -> None:
    game = GAMES["cuba"]
    play = self_play(game, 0.8, 1.0, 2)
    state = play.starts[0].copy()
    settle(state, Rng(9))
    seat = int(state.seat)
    assert game.observer is not None
    known = observe(game.observer, state, seat)
    moment = play.decide(state, 0.0, 0.01)
    assert bytes(memoryview(moment.before)) == known
    assert sum(moment.likes) == pytest.approx(1.0)


def test_few_positions_are_kept() -> None:
    game = GAMES["havana"]
    some, every = self_play(game, 0.8, 0.1), self_play(game, 0.8, 1.0)
    some.game()
    every.game()
    assert 0 < 4 * len(some.taught().players) < len(every.taught().players)


def test_a_bid_that_is_laid_is_believed_to_be_what_the_net_would_bid() -> None:
    game = GAMES["cuba"]
    eye = eye_of(game, net_of(game))
    assert eye is not None
    asked = cuba.Table().keep("mayor", "worker").ask(PARLIAMENT).state
    most = asked.legal()[-1]
    eye.look(asked, 0)
    likes = eye.net.liking(asked.options)
    expected = sum(float(like) * bid for bid, like in enumerate(likes))
    believed = []
    for bid in (asked.legal()[0], most):
        laid = asked.copy()
        laid.apply(bid)
        tree = GuidedSearch(eye, 2, 1, 1.0, 0.0)
        rng = Rng(7)
        worlds = [tree.imagine(laid, rng) for _ in range(400)]
        assert all(world.seat == 1 and world.step == laid.step for world in worlds), "the question stays"
        believed.append([int(world.secret[0]) for world in worlds if isinstance(world, Cuba)])
    assert believed[0] == believed[1], "whatever was laid"
    mean = sum(believed[0]) / 400
    assert mean == pytest.approx(expected, abs=0.5)
    assert abs(expected - (len(likes) - 1) / 2) > 1, "or any bid would do"
