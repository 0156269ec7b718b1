"""The bench judges and draws rightly; what it measures is not tested."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench import chart, instructions, measure, report
from bench.contestants import PEERS, ROOT, Failed, Ours, Peer, ours, run
from bench.report import Result

TWO, FOUR = Ours("havana", 2), Ours("havana", 4)
SOME = {"decisions": 100.0, "games/s": 1000.0, "copies/s": 50_000.0, "bytes": 1200.0}
SOME["decisions/s one by one"] = 700_000.0


@pytest.fixture
def result() -> Result:
    """A run in which a peer with awkward letters is a quarter as fast as we are."""
    interpreted = {TWO: {**SOME, "decisions/s": 90_000.0}, FOUR: {**SOME, "decisions/s": 100_000.0}}
    compiled = {TWO: {**SOME, "decisions/s": 3e6}, FOUR: {**SOME, "decisions/s": 4e6}}
    peers = {Peer("A & B <chess>", "ab==1", "ab"): {"decisions/s": 1e6}}
    return Result(interpreted, compiled, {FOUR.name: 2900.0}, peers, {"C": "it could not be installed"}, 3)


def test_a_rise_of_more_than_five_percent_is_wrong() -> None:
    old = {"a": 1000.0, "b": 2000.0}
    assert instructions.judge({"a": 1050.0, "b": 1500.0}, old) == []
    (wrong,) = instructions.judge({"a": 1051.0, "b": 2000.0}, old)
    assert wrong == "a: 1,051 instructions per decision, 5.1 % more than 1,000"


def test_what_has_no_figure_yet_is_wrong() -> None:
    (wrong,) = instructions.judge({"new": 1000.0}, {})
    assert "no figure to compare with" in wrong


def test_a_figure_is_kept_for_every_game_and_number_of_players() -> None:
    kept = instructions.Kept(**json.loads(instructions.KEPT.read_text(encoding="utf-8")))
    games = {each.game for each in ours()}
    assert set(kept.instructions) == {each.name for each in ours()} | set(map(instructions.observed, games))
    assert set(kept.circumstances) == set(instructions.circumstances())


def test_other_circumstances_are_no_failure(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def nobody(python: str) -> dict[str, float]:
        raise AssertionError("nothing is to be counted")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(instructions, "circumstances", lambda: {"compiler": "other 1"})
        patch.setattr(instructions, "count", nobody)
        patch.setattr(instructions, "KEPT", tmp_path / "kept.json")
        kept = {"circumstances": {"compiler": "gcc 12"}, "instructions": {}}
        instructions.KEPT.write_text(json.dumps(kept), encoding="utf-8")
        assert instructions.check("python") == 0
    assert "compiler other 1, not gcc 12" in capsys.readouterr().out


def test_the_chart_shows_everybody_and_longer_is_faster(result: Result) -> None:
    tree = ElementTree.fromstring(chart.draw(chart.bars(result)))
    texts = ["".join(element.itertext()) for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B <chess>", "Havana, 4 players"} <= set(texts)
    widths = [float(bar.get("width", "")) for bar in tree.iter("{http://www.w3.org/2000/svg}rect")][3:]
    assert len(widths) == 3  # behind the three squares of the legend
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] >= 0


def test_the_tables_tell_how_many_times_faster_we_are(result: Result) -> None:
    head, rows = report.peers_table(result)
    assert head[-1] == "Havana is"
    assert rows == [["A & B <chess>", "1.00 M", "–", "4 ×"]]
    _, rows = report.ours_table(result)
    assert rows[1] == ["Havana 4", "100", "100 k", "4.00 M", "700 k", "1.0 k", "50 k", "1,200", "2,900"]


def test_the_page_has_a_place_for_each_table(
    result: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / "docs" / "bench.md").read_text(encoding="utf-8")
    monkeypatch.setattr(report, "PAGE", tmp_path / "bench.md")
    monkeypatch.setattr(report, "FIGURES", tmp_path / "figures.json")
    report.PAGE.write_text(text, encoding="utf-8")
    report.write(result)
    once = report.PAGE.read_text(encoding="utf-8")
    assert "| A & B <chess> | 1.00 M | – | 4 × |\n" in once
    report.write(result)
    assert report.PAGE.read_text(encoding="utf-8") == once
    assert (
        json.loads(report.FIGURES.read_text(encoding="utf-8"))["games"][1]["compiled"]["decisions/s"] == 4e6
    )


def test_a_contestant_that_fails_is_told_of_in_one_line() -> None:
    with pytest.raises(Failed, match=r"^ModuleNotFoundError: No module named 'nothing'$"):
        run([sys.executable, "-c", "import nothing"], None)


def test_every_peer_has_its_program() -> None:
    for peer in PEERS:
        path = peer.program if peer.program.endswith(".js") else peer.program + ".py"
        assert (ROOT / "bench" / "peers" / path).is_file()


def test_the_clock_counts_whole_calls() -> None:
    def ten() -> int:
        end = time.process_time() + 0.002
        while time.process_time() < end:
            pass
        return 10

    figures = measure.play(ten, 0.02)
    assert figures["decisions"] == 10
    assert figures["decisions/s"] == pytest.approx(10 * figures["calls/s"])
