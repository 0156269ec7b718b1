"""Playing over the wire: making tables, answering, being told, agreeing, and how it ends."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from malecon.games import GAMES
from malecon.messages import has
from malecon.record import Record
from malecon.server.work.janitor import CLOCKS
from malecon.table import salt_commitment, verify
from malecon.table.chance import PATIENCE
from tests.server.browser import Watcher
from tests.server.conftest import Club, Time, open_club

pytestmark = pytest.mark.anyio


async def test_two_people_sit_down_and_play(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await ana.make("santiago", "Ana", "")
    held = (await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})).ok
    assert held["seat"] == 1
    begun = (await ana.do(table_id, "begin")).ok
    async with ana.watch(table_id) as first, bo.watch(table_id) as second:
        await first.until(begun["number"])
        await second.until(begun["number"])
        assert (first.table["you"], second.table["you"]) == (0, 1)
        for turn in range(12):
            who = (ana, bo)[first.table["asked"][0]]
            number = (await who.answer(table_id, choice=turn)).ok["number"]
            await first.until(number)
            await second.until(number)
            for browser, watcher in ((ana, first), (bo, second)):
                seen = await browser.look(table_id)
                assert {**seen, "log": []} == {**watcher.table, "log": []}
                assert watcher.table["log"][-len(seen["log"]) :] == seen["log"]
                numbers = [line["number"] for line in watcher.table["log"]]
                assert numbers == list(range(1, seen["number"] + 1))


async def play_on(watcher: Watcher, most: int = 10_000) -> None:
    """Answer whatever is asked, by the WebSocket alone, until the game is over."""
    await watcher.next()
    for turn in range(most):
        table = watcher.table
        if table["status"] != "running":
            return
        if table["you"] not in table["asked"]:
            await watcher.next()
            continue
        words = table["actions"][turn % len(table["actions"])]["words"]
        move = {"words": words, "length": table["length"], "sealed": table["sealed"], "id": f"m{turn}"}
        await watcher.say(type="do", re=turn, command={"do": "answer", "seat": table["you"], **move})
        reply = await watcher.reply()
        assert (reply["type"], reply["re"]) == ("done", turn), reply
        while (watcher.table["length"], watcher.table["sealed"]) == (move["length"], move["sealed"]):
            await watcher.next()
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_against_bots_and_its_record(small_club: Club, game: str) -> None:
    ana = small_club.browser()
    table_id = await ana.make(game, "bot", "Ana", "bot", begin=True)
    async with ana.watch(table_id) as watcher:
        await play_on(watcher)
        table = watcher.table
    assert table["result"]["scores"]
    text = (await ana.get(f"/api/tables/{table_id}/record")).body.decode()
    record = Record.read(text)
    assert record.state.scores() == table["result"]["scores"]
    checked = (await ana.get(f"/api/tables/{table_id}/fairness")).ok
    found = verify(record, table["fairness"]["promise"])
    assert len(checked["draws"]) == found.draws > 0
    assert found.salts == 0  # a program that adds nothing plays all the same
    assert checked["fairness"]["secret"]
    log = (await ana.get(f"/api/tables/{table_id}/log?after=2&limit=5")).ok["log"]
    assert [line["number"] for line in log] == [3, 4, 5, 6, 7]
    assert log == [line for line in table["log"] if 3 <= line["number"] <= 7]


async def test_a_running_game_has_no_record_to_be_read(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True)
    refused = await ana.get(f"/api/tables/{table_id}/record")
    assert (refused.status, refused.error["key"]) == (403, "server-not-ended")
    assert (await ana.get(f"/api/tables/{table_id}/fairness")).ok["fairness"]["secret"] == ""
    await ana.do(table_id, "close")
    assert "choose" not in (await ana.get(f"/api/tables/{table_id}/record")).body.decode()


async def test_a_move_sent_twice_is_done_once(club: Club) -> None:
    ana = club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    table = await ana.look(table_id)
    move = {"seat": table["asked"][0], "words": table["actions"][0]["words"], "length": table["length"]}
    first = (await ana.do(table_id, "answer", **move, id="once")).ok
    again = (await ana.do(table_id, "answer", **move, id="once")).ok
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert (await ana.look(table_id))["number"] == first["number"]


async def test_of_a_hundred_equal_moves_at_once_one_is_done(club: Club) -> None:
    ana = club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    table = await ana.look(table_id)
    move = {"seat": table["asked"][0], "words": table["actions"][0]["words"], "length": table["length"]}
    replies = await asyncio.gather(*(ana.do(table_id, "answer", **move, id="same") for _ in range(50)))
    assert sum(not reply.ok["repeated"] for reply in replies) == 1
    after = await ana.look(table_id)
    own = [line for line in after["log"] if line["kind"] == "answer" and line["seat"] == move["seat"]]
    assert len(own) == 1


async def test_a_move_that_comes_too_late_is_told_what_happened(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    old = await ana.look(table_id)
    number = (await ana.answer(table_id)).ok["number"]
    move = {"seat": old["asked"][0], "words": "whatever", "length": old["length"]}
    refused = (await ana.do(table_id, "answer", **move, number=old["number"])).error
    assert refused["kind"] == "stale"
    assert [line["number"] for line in refused["table"]["log"]] == list(range(old["number"] + 1, number + 1))
    whole = (await ana.do(table_id, "answer", **move)).error
    assert whole["table"]["id"] == table_id


async def test_what_is_illegal_names_its_rule_in_the_players_language(small_club: Club) -> None:
    ana = small_club.browser(**{"accept-language": "fr, de-AT;q=0.9, en;q=0.5"})
    table_id = await ana.make("havana", "Ana", "Bo", begin=True)
    table = await ana.look(table_id)
    move = {"seat": 0, "words": "buy upper left", "length": table["length"], "sealed": 0}
    refused = await ana.do(table_id, "answer", **move)
    assert (refused.status, refused.error["kind"]) == (422, "illegal")
    assert refused.error["rule"]
    assert "nicht erlaubt" in refused.error["message"]
    why = (await ana.post(f"/api/tables/{table_id}/why-not", {"seat": 0, "words": "buy upper left"})).ok
    assert why["refusal"]["rule"] == refused.error["rule"]
    allowed = {"seat": 0, "words": table["actions"][0]["words"]}
    assert (await ana.post(f"/api/tables/{table_id}/why-not", allowed)).ok == {"refusal": None}


async def test_why_not_is_told_with_what_is_needed_and_what_is_there(small_club: Club) -> None:
    ana = small_club.browser(**{"accept-language": "de"})
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    table = await ana.look(table_id)
    while table["question"]["key"] != "santiago-ask-driving":
        await ana.answer(table_id)
        table = await ana.look(table_id)
    wish = {"seat": table["asked"][0], "words": "drive 9"}
    refusal = (await ana.post(f"/api/tables/{table_id}/why-not", wish)).ok["refusal"]
    assert (
        refusal["message"] == "„drive 9“ ist jetzt nicht erlaubt. Du brauchst 8 Pesos und hast nur 3. (S12)"
    )
    pesos = {"kind": "pieces", "pieces": [{"number": 8, "domain": "hint", "word": "pesos"}]}
    assert refusal["why"] == {"key": "refusal-need", "values": {"need": pesos, "have": 3}}
    refused = await ana.do(table_id, "answer", **wish, length=table["length"], sealed=table["sealed"])
    assert refused.error["why"] == refusal["why"]


async def test_a_sealed_answer_is_told_to_nobody_else(club: Club) -> None:
    ana, bo, eve = club.browser(), club.browser(), club.browser()
    table_id = await ana.make("havana", "Ana", "")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    await ana.do(table_id, "begin")
    number = (await ana.swap(table_id))["number"]
    async with ana.watch(table_id) as first, bo.watch(table_id) as second, eve.watch(table_id) as looker:
        for watcher in (first, second, looker):
            await watcher.until(number)
        await ana.answer(table_id)
        await first.next()
        assert len(first.table["chosen"]) == first.table["sealed"] == 1
        await second.nothing()
        await looker.nothing()
        ready = (await ana.answer(table_id)).ok["number"]
        for watcher in (first, second, looker):
            await watcher.until(ready)
            assert watcher.table["log"][-1]["kind"] == "ready"
            assert watcher.table["asked"] == [1]
        assert second.table["chosen"] == looker.table["chosen"] == []
        undone = await ana.do(table_id, "undo", seat=0, length=first.table["length"], sealed=2)
        await second.until(undone.ok["number"])
        assert second.table["asked"] == [0, 1]


async def test_people_agree_on_a_pause_and_an_undo(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await ana.make("santiago", "Ana", "")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    await ana.do(table_id, "begin")
    proposed = (await ana.do(table_id, "propose", seat=0, what="pause")).ok["number"]
    assert (await ana.do(table_id, "agree", seat=0, proposal=proposed)).error["kind"] == "denied"
    await bo.do(table_id, "agree", seat=1, proposal=proposed)
    assert (await bo.look(table_id))["clock"]["paused"]
    table = await ana.look(table_id)
    who, seat = ((ana, 0), (bo, 1))[table["asked"][0]]
    assert (await who.answer(table_id, seat)).error["key"] == "table-paused"
    assert (await bo.do(table_id, "propose", seat=1, what="resume")).ok  # which needs nobody's consent
    assert (await who.answer(table_id, seat)).ok


async def test_an_answer_is_taken_back(club: Club) -> None:
    """At once if nobody else is touched; what has drawn or shown something stays."""
    ana = club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    undone = 0
    for turn in range(40):
        before = await ana.look(table_id)
        seat = before["you"]
        await ana.answer(table_id, seat, turn)
        after = await ana.look(table_id, seat)
        reply = await ana.do(table_id, "undo", seat=seat, length=after["length"], sealed=after["sealed"])
        now = await ana.look(table_id, seat)
        if reply.status == 200:
            undone += 1
            assert (now["view"], now["actions"]) == (before["view"], before["actions"])
            assert now["log"][-1]["kind"] == "undo"
            await ana.answer(table_id, seat, turn)
        else:
            assert reply.error["key"] in ("undo-drawn", "undo-seen")
            assert now["number"] == after["number"]
    assert undone > 5


async def test_talk_reaches_everybody(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "")
    async with eve.watch(table_id) as looker:
        await looker.next()
        await ana.do(table_id, "chat", seat=0, text="¿Quién juega?")
        await looker.next()
        assert looker.table["log"][-1]["text"] == "¿Quién juega?"
        await eve.do(table_id, "chat", name="Eve", text="Yo miro")
        await looker.next()
        assert looker.table["log"][-1]["name"] == "Eve"
        assert looker.table["log"][-1]["seat"] is None


async def test_advice_goes_on_from_what_is_chosen(small_club: Club) -> None:
    ana = small_club.browser()
    for _ in range(20):  # in one of twenty games a building is swapped first (H5)
        table_id = await ana.make("havana", "Ana", "Bo", begin=True, hints=True)
        table = await ana.look(table_id)
        if table["selection"] is not None:
            break
    cards = [action["words"] for action in table["selection"]["more"]]
    wish = {"seat": table["you"], "length": table["length"], "sealed": table["sealed"]}

    async def told(*chosen: str) -> dict[str, float]:
        found = await ana.post(f"/api/tables/{table_id}/hint", {**wish, "chosen": list(chosen)})
        return {hint["action"]["words"]: hint["chance"] for hint in found.ok["hints"]}

    best = (await ana.post(f"/api/tables/{table_id}/hint", wish)).ok["hints"][0]
    first, second = best["action"]["words"], best["plan"][0]["words"]
    assert cards[-1] not in await told(cards[-1])
    assert (await told(second)).get(first, best["chance"]) == best["chance"]
    assert (await told(first)).get(second, best["chance"]) == best["chance"]
    wrong = await ana.post(f"/api/tables/{table_id}/hint", {**wish, "chosen": cards[:1] * 2})
    assert wrong.error["kind"] == "illegal"


async def test_a_bot_gives_advice_where_the_table_allows_it(small_club: Club) -> None:
    ana = small_club.browser()
    for allowed in (False, True):
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True, hints=allowed)
        table = await ana.look(table_id)
        wish = {"seat": table["you"], "length": table["length"], "sealed": table["sealed"]}
        found = await ana.post(f"/api/tables/{table_id}/hint", wish)
        if allowed:
            hints = found.ok["hints"]
            assert len(hints) > 1
            chances = [hint["chance"] for hint in hints]
            assert chances == sorted(chances, reverse=True)
            for hint in hints:
                assert hint["action"]["words"] in {action["words"] for action in table["actions"]}
                for reason in hint["reasons"]:
                    assert has(reason["key"])
            late = await ana.post(f"/api/tables/{table_id}/hint", {**wish, "length": 999})
            assert late.error["kind"] == "stale"
        else:
            assert found.error["key"] == "server-no-hints"


async def test_a_look_ahead_changes_nothing_and_shows_what_would_be(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    shown = 0
    for turn in range(20):
        before = await ana.look(table_id)
        wish = {"seat": before["you"], "words": before["actions"][turn % len(before["actions"])]["words"]}
        found = await ana.post(f"/api/tables/{table_id}/preview", wish)
        assert await ana.look(table_id) == before
        number = (await ana.answer(table_id, choice=turn)).ok["number"]
        after = await ana.look(table_id, before["you"])
        if found.status == 200:
            shown += 1
            if after["number"] == number == before["number"] + 1:  # nothing was drawn
                assert found.ok["view"] == after["view"]
                assert found.ok["asked"] == after["asked"]
        else:
            assert found.error["key"] == "table-no-preview"
    assert shown > 5


async def test_time_runs_out_and_a_bot_takes_over_and_hands_back(small_club: Club) -> None:
    ana = small_club.browser()
    clock = {"kind": "live", "minutes": 1}
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True, clock=clock, timeout="bot")
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        seat = watcher.table["asked"][0]
        # Somebody set the clock ahead: a table is never changed behind the house's back, but time passes.
        small_club.wait(61)
        while not watcher.table["seats"][seat]["stand_in"]:
            await watcher.next()
        await ana.do(table_id, "back", seat=seat)
        while watcher.table["seats"][seat]["stand_in"]:
            await watcher.next()
        assert watcher.table["clock"]["left"][seat] > 0


async def test_nobody_is_left_out_of_the_draws_because_the_house_was_away(
    tmp_path: Path, pool: ProcessPoolExecutor
) -> None:
    """It stops when salts are to be opened, and comes back when the time for that is long over."""
    file = str(tmp_path / "club.db")
    async with open_club(file, pool) as club:
        ana = club.browser()
        table_id = await ana.make("santiago", "Ana", "Bo")
        house = (await ana.look(table_id))["fairness"]["commitment"]
        for seat in (0, 1):
            hashed = salt_commitment(house, 1, seat, "mine")
            assert (await ana.do(table_id, "commit", seat=seat, commitment=hashed)).ok
        assert (await ana.do(table_id, "begin")).ok
    later = Time()
    later.ahead = 10 * PATIENCE
    async with open_club(file, pool, clock=later) as club:
        again = club.browser()
        again.cookies = ana.cookies
        for seat in (0, 1):
            assert (await again.do(table_id, "reveal", seat=seat, salt="mine")).ok
            await asyncio.sleep(2 * CLOCKS)  # clocks are looked at
        said = (await again.look(table_id))["fairness"]
        assert (said["attempt"], said["salts"]) == (1, ["mine", "mine"])
