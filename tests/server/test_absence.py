"""People who are too slow or gone: a bot plays on, and they are back with one click."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.client import Party, first_move, joined, live, party
from server.served import Server, serving


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only a second for somebody who is gone."""
    with serving(tmp_path_factory.mktemp("hasty"), absence=1) as server:
        yield server


def on_turn(table: Party) -> int:
    return int(table.clients[0].now["to_act"][0])


@live
async def test_the_clock_hands_a_seat_to_a_bot(hasty: Server) -> None:
    async with party(hasty, "yak", 2, clock=1) as table:
        await table.start()
        seat = on_turn(table)
        slow, other = table.clients[seat], table.clients[1 - seat]
        clock = slow.now["clocks"][0]
        assert clock["seat"] == seat
        assert 0 < clock["left"] <= 1000
        told = await other.hear_kind("away")
        assert told["by"] == seat
        assert told["people"][seat]["away"]
        await other.hear_until(lambda m: m.get("kind") == "moved" and m["by"] == seat)


@live
async def test_a_decision_in_time_starts_the_clock_anew(hasty: Server) -> None:
    async with party(hasty, "yak", 2, clock=3) as table:
        await table.start()
        for _ in range(4):
            seat = on_turn(table)
            await table.play(seat, first_move(table.clients[seat].now))
            clocks = table.clients[0].now["clocks"]
            assert [clock["seat"] for clock in clocks] == table.clients[0].now["to_act"]
            assert 2000 < clocks[0]["left"] <= 3000


@live
async def test_who_is_gone_is_played_for_and_takes_the_seat_back(hasty: Server) -> None:
    async with party(hasty, "yak", 2) as table:
        await table.start()
        seat = on_turn(table)
        gone, other = table.clients[seat], table.clients[1 - seat]
        await gone.socket.close()
        assert (await other.hear_kind("gone"))["by"] == seat
        assert (await other.hear_kind("away"))["by"] == seat
        async with joined(hasty, table.table, table.tokens[seat]) as back:
            assert back.now["people"][seat]["away"]
            await back.do("back")
            assert not back.now["people"][seat]["away"]
            await other.hear_kind("back")


@live
async def test_who_is_gone_but_not_on_turn_is_waited_for(hasty: Server) -> None:
    async with party(hasty, "yak", 2) as table:
        await table.start()
        seat = on_turn(table)
        mover, gone = table.clients[seat], table.clients[1 - seat]
        await gone.socket.close()
        await mover.hear_kind("gone")
        assert not mover.now["people"][1 - seat]["away"]
        while seat in mover.now["to_act"]:  # the whole turn of the other
            await mover.do("move", text=first_move(mover.now))
        told = await mover.hear_kind("away")
        assert told["by"] == 1 - seat


@live
async def test_a_crash_leaves_nobody_present_for_ever(tmp_path: Path) -> None:
    """After it, who does not come back is replaced, though nobody saw them go."""
    with serving(tmp_path, absence=1) as server:
        async with party(server, "yak", 2) as table:
            await table.start()
            seat, since = on_turn(table), table.clients[0].now["version"]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.restart)
            async with joined(server, table.table, table.tokens[1 - seat], since=since) as other:
                told = list(other.now["missed"])  # it may have happened before we came
                for kind in ("away", "moved"):
                    while kind not in [happened["kind"] for happened in told]:
                        told.append(await other.hear_type("update"))
                    assert next(one for one in told if one["kind"] == kind)["by"] == seat


@live
async def test_the_next_person_is_host_when_the_host_stays_away(hasty: Server) -> None:
    async with party(hasty, "yak", 2) as table:
        ann, bo = table.clients
        await ann.socket.close()
        await bo.hear_kind("away")
        assert bo.now["host"] == 1
        async with joined(hasty, table.table, table.tokens[0]):
            await bo.hear_kind("back")
            assert bo.now["host"] == 0


@live
async def test_chat_does_not_keep_a_bot_from_thinking(hasty: Server) -> None:
    """A thought is dropped only if the match has changed."""
    async with party(hasty, "yak", 2, people=1, bots=[{"seat": 1, "level": "easy"}]) as table:
        ann = table.clients[0]
        await ann.do("start")
        for _ in range(5):
            await ann.do("say", text="hurry")
        while ann.now["to_act"] == [0]:
            await ann.do("move", text=first_move(ann.now))
        while ann.now["to_act"] != [0]:
            await ann.hear()
