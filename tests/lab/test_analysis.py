"""Analysis: luck and decisions told apart, by what a player could know, the same whatever the processes."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest

from malecon.bots.search import Search
from malecon.cli import main
from malecon.cuba.codes import PARLIAMENT
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.havana.state import Havana
from malecon.kernel.game import Game
from malecon.kernel.match import look
from malecon.kernel.play import draw
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.lab import cluster
from malecon.lab.analysis import Analysis, analyse, judged, points_by_source, positions
from malecon.lab.analysis_page import Writer
from malecon.lab.hints import hint
from malecon.lab.judge import Candidate, Judge, Measured
from malecon.messages import LANGUAGES, say
from malecon.record import Record
from malecon.server.work.jobs import ANALYSIS_NODES, HINT_NODES
from malecon.spoken.telling import Telling
from tests.cuba import scene as cuba
from tests.support import act, dealt

HAVANA = GAMES["havana"]
NODES = 20

#: A game of one round: what somebody does not build in the last turn, they never build.
SHORT = {"round_limit": 1}


@cache
def blunder() -> Record:
    """A short game at random in which the last one to act could have built the only building, and did not."""
    for seed in range(1000):
        record = Record(HAVANA, 2, SHORT)
        rng = Rng(seed)
        asked, last = 0, False
        while record.state.seat != OVER:
            state = record.state
            seat = int(state.seat)
            legal = state.legal()
            words = [HAVANA.vocabulary.words(action) for action in legal]
            if seat == CHANCE:
                action = int(draw(state, rng))
            elif "end turn" in words:
                asked += 1
                assert isinstance(state, Havana)
                last = bool(state.order[1] == seat)
                action = legal[words.index("end turn")]
            else:
                action = legal[rng.below(len(legal))]
            record.add(seat, action)
        if asked == 1 and last:
            return record
    raise AssertionError("no such game")


@cache
def looked_over() -> Analysis:
    return analyse(blunder(), NODES)


@cache
def looked_over_by_mind() -> Analysis:
    """The same by the hand-written mind, as games are judged that come without a net."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("malecon.lab.judge.net_of", lambda game: None)
        return analyse(blunder(), NODES)


# --- the same for the same ---


def test_processes_make_no_difference() -> None:
    alone = looked_over()
    together = analyse(blunder(), NODES, jobs=2)
    assert alone.plain() == together.plain()


def test_another_seed_measures_anew() -> None:
    last = blunder().cut(3)
    assert analyse(last, NODES).plain() == analyse(last, NODES).plain()
    assert analyse(last, NODES).plain() != analyse(last, NODES, seed=1).plain()


def test_answers_come_one_by_one_in_their_order() -> None:
    first = next(judged(blunder(), NODES))
    assert first == looked_over().plies[0]
    assert [ply.number for ply in looked_over().plies] == list(range(len(blunder())))


def test_progress_counts_the_answers() -> None:
    told: list[tuple[int, int]] = []
    analyse(blunder().cut(3), 5, progress=lambda judged, of: told.append((judged, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(("nodes", "jobs"), [(0, 1), (1, 0)])
def test_impossible_numbers_are_refused(nodes: int, jobs: int) -> None:
    with pytest.raises(MaleconError) as error:
        analyse(blunder(), nodes, jobs=jobs)
    assert error.value.key == "number-wrong"


# --- decisions ---


def test_the_building_that_was_not_built_is_the_dearest_mistake() -> None:
    found = looked_over_by_mind()
    worst = found.mistakes[0]
    assert HAVANA.vocabulary.words(worst.action) == "end turn"
    assert HAVANA.vocabulary.words(worst.preferred).startswith("buy ")
    assert worst.cost > 0.2
    assert worst.reasons, "and it is told why"


def test_free_points_not_taken_are_a_mistake() -> None:
    s = cuba.Table().give(0, citrus=1).play(0, "mayor").state  # and then the game is over, with all even
    judge = Judge(cuba.GAME, 2, NODES)
    done = cuba.GAME.vocabulary.action("done")
    assert done is not None
    verdict, _, _ = judge.decision(s, done, 0)
    assert cuba.GAME.vocabulary.words(verdict.preferred).startswith("load dock ")
    assert verdict.effect == [-0.5, 0.5], "a shared win in place of a win"
    assert verdict.error == [0, 0]


def test_what_makes_no_difference_costs_nothing() -> None:
    s = cuba.Table().give(0, citrus=1).play(0, "mayor").state
    s.points[1] = 50  # seat 0 loses whatever it does
    for action in s.legal():
        verdict, _, _ = Judge(cuba.GAME, 2, NODES).decision(s, action, 0)
        assert verdict.preferred == action
        assert verdict.effect == [0, 0]


def test_no_opinion_is_without_doubt() -> None:
    """Nothing is hidden or drawn here: however often it is measured, it is the same."""
    game = GAMES["santiago"]
    state = dealt(game, 2)
    judge = Judge(game, 2, 60)
    compared = 0
    for action in state.legal():
        verdict, _, _ = judge.decision(state, action, 0)
        if verdict.preferred != action:
            compared += 1
            assert all(error > 0 for error in verdict.error)
    assert compared


class Looks(Judge):
    """Sees an answer cost so much, by how long it is looked at: shortly, longer, longest."""

    costs = (0.0, 0.0, 0.0)

    def __init__(self, game: Game, players: int, nodes: int) -> None:
        super().__init__(game, players, nodes)
        self.lengths: list[int] = []

    def rank(
        self, believed: State, seat: int, tree: Search, place: int, number: int, also: int | None = None
    ) -> list[Candidate]:
        self.worse = believed.options[0]
        return [Candidate(believed.options[1], 0.5), Candidate(self.worse, 0.4)]

    def measured(self, state: State, seat: int, answers: Sequence[int], walks: int, key: int) -> Measured:
        self.lengths.append(walks)
        short, longer, longest = self.costs
        cost = longest if walks == self.nodes else longer if walks == self.nodes // 2 else short
        chance = 0.5 - (cost if self.worse in answers else 0.0)
        return Measured([chance, 1 - chance] if seat == 0 else [1 - chance, chance], 1.0)


@pytest.mark.parametrize(
    ("costs", "called"),
    [
        ((0.05, 0.05, 0.05), True),
        ((0.05, 0.04, 0.055), True),
        ((0.05, 0.02, 0.0), False),  # it vanishes with looking
        ((0.05, 0.0, 0.06), False),  # it comes and goes
        ((0.16, 0.06, 0.04), False),  # it becomes ever smaller
        ((0.012, 0.012, 0.012), False),  # less than the doubt of the net
    ],
)
def test_only_what_does_not_change_with_looking_is_a_mistake(
    costs: tuple[float, float, float], called: bool
) -> None:
    game = GAMES["santiago"]
    state = dealt(game, 2)
    judge = Looks(game, 2, 60)
    judge.costs = costs
    verdict, _, _ = judge.decision(state, int(state.options[0]), 0)
    seat = int(state.seat)
    assert verdict.effect[seat] == pytest.approx(-min(costs))
    ply = looked_over().plies[0]._replace(seat=seat, effect=verdict.effect, error=verdict.error)
    assert ply.mistake == called


def test_what_a_hint_advised_is_looked_at_longer_before_it_is_called_a_mistake() -> None:
    game = GAMES["santiago"]
    state = dealt(game, 2)
    judge = Looks(game, 2, 60)
    judge.costs = (0.05, 0.05, 0.05)
    judge.decision(state, int(state.options[0]), 0)
    longest = max(judge.lengths) * ANALYSIS_NODES // judge.nodes
    assert longest > 2 * Judge(game, 2, HINT_NODES).share(10), "the hint's own look at an answer"


def test_a_single_answer_is_not_judged() -> None:
    for ply in looked_over().plies:
        assert bool(ply.candidates) == (ply.seat != CHANCE and ply.options > 1)


def test_an_answer_like_the_one_preferred_costs_nothing() -> None:
    for ply in looked_over().plies:
        if ply.candidates and ply.preferred == ply.action:
            assert set(ply.effect) == {0.0}
            assert not ply.mistake


# --- what may be known ---


def test_hidden_cards_do_not_change_the_judgement() -> None:
    tables = []
    for cards in ("siesta", "mama"), ("worker", "architect"):
        state = dealt(HAVANA, 2)
        act(HAVANA, state, *(f"choose {card}" for card in cards))
        assert state.seat == 1
        tables.append(state)
    assert HAVANA.digest(tables[0]) != HAVANA.digest(tables[1])
    action = tables[0].legal()[3]
    judge = Judge(HAVANA, 2, NODES)
    verdicts = [judge.decision(state, action, 7)[0] for state in tables]
    assert verdicts[0] == verdicts[1]
    chances = [judge.chances(state, 7) for state in tables]
    assert chances[0] == chances[1], "not even those of whoever looks on"


def test_hidden_bids_do_not_change_the_judgement_nor_the_hint() -> None:
    tables = []
    for bid in (0, 9):
        s = cuba.Table().keep("mayor", "worker").ask(PARLIAMENT).does(f"bid {bid}").state
        assert s.seat == 1
        tables.append(s)
    action = tables[0].legal()[2]
    verdicts = [Judge(cuba.GAME, 2, NODES).decision(s, action, 3)[0] for s in tables]
    assert verdicts[0] == verdicts[1]
    hints = [hint(cuba.GAME, look(cuba.GAME, s, 1, Rng(5)), NODES) for s in tables]
    assert hints[0] == hints[1]


# --- luck ---


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_luck_adds_up_to_nothing_over_all_draws(game: Game) -> None:
    state = game.new(2)
    while not (state.seat == CHANCE and state.round > 0):
        state.apply(draw(state, Rng(len(state.pile))) if state.seat == CHANCE else state.options[0])
    judge = Judge(game, 2, 60)
    draws = [judge.draw(state, action, 0) for action in state.legal()]
    assert math.fsum(one.probability for one in draws) == pytest.approx(1)
    for seat in range(2):
        mean = math.fsum(one.probability * one.effect[seat] for one in draws)
        assert mean == pytest.approx(0, abs=1e-9), "what was drawn is looked at no longer than all else"
    assert all(math.fsum(one.effect) == pytest.approx(0) for one in draws), "one's luck is another's bad luck"


# --- the split ---


def test_the_parts_add_up_to_the_result() -> None:
    found = looked_over()
    splits = [found.split(seat) for seat in range(2)]
    for split in splits:
        whole = math.fsum((split.start, split.luck, split.own, split.others, split.light, split.rest))
        assert whole == pytest.approx(split.result)
    for part in ("luck", "light", "rest"):
        assert math.fsum(getattr(split, part) for split in splits) == pytest.approx(0, abs=1e-9)
    assert splits[0].own == pytest.approx(-splits[1].others), "what one gives away the other gets"
    assert [split.result for split in splits] == [0.5, 0.5]


def test_what_was_laid_unseen_comes_to_light_when_it_is_shown() -> None:
    found = looked_over()
    _, states = positions(blunder().text())
    judge = Judge(HAVANA, 2, NODES)
    hidden = shown = 0
    for ply in found.plies:
        before, after = states[ply.number], states[ply.number + 1]
        if ply.seat == CHANCE:
            assert not any(ply.light)
        elif ply.question == "choose-card" and after.step == before.step:
            hidden += 1
            assert ply.light == [-one for one in ply.effect], "it has moved no chance that all can see"
        elif ply.question == "choose-card":
            shown += 1
            came = judge.light(before, ply.action, after, ply.number)
            assert came is not None
            assert ply.light == pytest.approx(came), "what others had chosen; one's own choice is a decision"
            assert any(came)
    assert hidden > 1
    assert shown == 1


def test_where_nothing_is_laid_unseen_nothing_comes_to_light() -> None:
    record = Record(GAMES["santiago"], 2)
    rng = Rng(4)
    while len(record) < 40:
        state = record.state
        chance = state.seat == CHANCE
        action = draw(state, rng) if chance else state.options[rng.below(len(state.options))]
        record.add(int(state.seat), int(action))
    found = analyse(record, 5)
    assert [found.split(seat).light for seat in range(2)] == [0, 0]


def test_the_blunder_is_the_skill_of_nobody_and_no_luck() -> None:
    found = looked_over_by_mind()
    seat = found.mistakes[0].seat
    assert found.split(seat).own < -0.2
    assert found.split(1 - seat).others > 0.2


def test_a_game_that_is_not_over_ends_with_the_chances_as_they_stand() -> None:
    found = analyse(blunder().cut(25), 5)
    assert not found.over
    assert math.fsum(found.final) == pytest.approx(1)
    assert 0 < found.final[0] < 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_points_by_source_add_up_to_the_scores(game: Game) -> None:
    record = Record(game, 3)
    rng = Rng(4)
    while record.state.seat != OVER:
        state = record.state
        chance = state.seat == CHANCE
        action = draw(state, rng) if chance else state.options[rng.below(len(state.options))]
        record.add(int(state.seat), int(action))
    found = points_by_source(record)
    assert [sum(seat.values()) for seat in found[-1].seats] == record.state.scores()
    assert [one.after for one in found] == sorted({one.after for one in found})


# --- for people and programs ---


def telling(record: Record, language: str) -> Telling:
    return Telling(record.game, ("Ana", "<b>"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_names_the_mistake(language: str) -> None:
    page = Writer(looked_over(), telling(blunder(), language)).page()
    assert page.startswith("<!doctype html>")
    assert "http" not in page.replace("http-equiv", "")
    assert "<b>" not in page
    assert page.count("<svg") == 4, "chances, split, and points of two seats"


def test_the_command_writes_a_page_charts_and_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    blunder().save(path)
    assert main(["analyse", str(path), "--budget", "4", "--jobs", "1", "--charts", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert str(tmp_path / "game.html") in told.replace("\n", "")
    assert (tmp_path / "game.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "game-chances.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert main(["analyse", str(path), "--budget", "4", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["plies"]) == len(blunder())
    assert found == analyse(blunder(), 4).plain()


def test_a_record_that_does_not_replay_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    lines = blunder().text().splitlines()
    del lines[20]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["analyse", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert not (tmp_path / "game.html").exists()


def test_the_machines_of_a_cluster_are_asked_about_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    class Machines(ThreadPoolExecutor):
        def __init__(self, address: str, jobs: int) -> None:
            super().__init__(jobs)

        def check(self, game: Game) -> None:
            asked.append(game.name)

    monkeypatch.setattr(cluster, "Cluster", Machines)
    blunder().cut(4).save(tmp_path / "one.txt")
    blunder().cut(3).save(tmp_path / "two.txt")
    other = blunder().game.name
    name = next(name for name in GAMES if name != other)
    Record(GAMES[name], 2).save(tmp_path / "three.txt")
    words = ["--cluster", "ray", "--jobs", "1", "--budget", "1", "--json"]
    assert main(["analyse", str(tmp_path), *words]) == 0
    assert sorted(asked) == sorted([name, other])


def test_nothing_is_written_over_what_was_made_of_another_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one/game.txt", "two/game.txt", "two/game.rec"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        Record(HAVANA, 2).save(tmp_path / name)
    few = ["--budget", "1", "--jobs", "1"]
    charts = ["--charts", str(tmp_path)]
    for words in (
        [str(tmp_path), *charts, "--json"],
        [str(tmp_path), *charts, "--part", "1/2"],  # another machine may write the other one
        [str(tmp_path / "two" / name) for name in ("game.txt", "game.rec")],
    ):
        assert main(["analyse", *words, *few]) == 2
        told = capsys.readouterr()
        assert "the same names" in told.err
        assert told.out == ""
    again = [str(tmp_path / "one" / "game.txt"), str(tmp_path / "one")]
    assert main(["analyse", *again, *few, *charts]) == 0
    assert main(["analyse", str(tmp_path), *few]) == 0  # each page lies beside its record


def test_no_more_processes_than_there_may_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blunder().save(tmp_path / "game.txt")
    assert main(["analyse", str(tmp_path / "game.txt"), "--jobs", "257"]) == 2
    assert "from 1 to 256" in capsys.readouterr().err


def test_a_folder_counts_as_its_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is in one part, and a page that another machine wrote meanwhile changes nothing of that."""
    (tmp_path / "none").mkdir()
    for name in ("b", "a", "c"):
        blunder().save(tmp_path / f"{name}.txt")
    for part, names in (("1/2", {"a"}), ("2/2", {"a", "b", "c"})):
        assert main(["analyse", str(tmp_path), "--budget", "1", "--jobs", "1", "--part", part]) == 0
        assert {path.stem for path in tmp_path.glob("*.html")} == names
    capsys.readouterr()
    assert main(["analyse", str(tmp_path), "--html", str(tmp_path / "x.html")]) == 2
    assert "several records" in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "none")]) == 2
    assert "There is no record in" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_before_the_first_round_is_in_no_round(language: str) -> None:
    """Players know no round 0."""
    for key, name in (("review-round", "n"), ("review-so-far", "round"), ("review-rest-large", "round")):
        told = [say(key, language, player="Ana", points="9", **{name: number}) for number in (0, 1, 7)]
        assert "0" not in told[0]
        assert len(set(told)) == 3
    told = [say("analysis-decision-at", language, number=5, name="Ana", round=number) for number in (0, 1)]
    assert "0" not in told[0]
    assert "0" not in say("analysis-draw-at", language, number=5, round=0)


@pytest.mark.parametrize("budget", ["-3", "0", "1000001"])
def test_a_budget_that_is_none_is_told_by_its_option(
    budget: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(tmp_path / "game.txt"), "--budget", budget]) == 2
    assert "--budget must be from 1 to 1,000,000, not" in capsys.readouterr().err
