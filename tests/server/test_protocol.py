"""The protocol: versions, resuming, commands that come twice, refusals, and who may act."""

import asyncio
import json
from pathlib import Path

import pytest
from conformance.cases import every_game
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.client import Client, Party, Told, first_move, joined, live, party
from server.served import Server, serving
from yurt.core.game import Game
from yurt.server.live import RECENT

GARBAGE_TOKENS = ("x", "x.y", "\0", "W10.AAAA", "a" * 500)


async def moves(table: Party, count: int) -> None:
    """Some first legal moves."""
    for _ in range(count):
        seat = table.clients[0].now["to_act"][0]
        await table.play(seat, first_move(table.clients[seat].now))


@every_game
@live
async def test_who_comes_back_is_told_what_it_missed(server: Server, game: Game) -> None:
    """The story since a version is, to the byte, what the others were told meanwhile."""
    async with party(server, game.name, game.min_seats) as table:
        await table.start()
        since = table.clients[0].now["version"]
        twin = await table.join(table.tokens[0])
        await moves(table, 4)
        await twin.catch_up(table.clients[0].now["version"])
        told = [m for m in twin.heard if m["type"] == "update" and m["version"] > since]
        back = await table.join(table.tokens[0], since=since)
        assert back.now["missed"] == [story_of(message) for message in told]
        assert back.now["view"] == twin.now["view"]
        assert (await table.join(table.tokens[0], since=back.now["version"])).now["missed"] == []


def story_of(message: Told) -> Told:
    keys = ("version", "kind", "by")
    return {**{key: message[key] for key in keys}, "events": message.get("events", [])}


@live
async def test_a_stranger_resumes_with_its_own_eyes(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        await table.start()
        since = table.clients[0].now["version"]
        seat = table.clients[0].now["to_act"][0]
        card = first_move(table.clients[seat].now).split()[1]
        await moves(table, 1)
        assert card in json.dumps((await table.join(table.tokens[seat], since=since)).now["missed"])
        assert card not in json.dumps((await table.join(since=since)).now["missed"])


@live
async def test_a_version_too_old_or_never_seen_gets_the_whole_view(server: Server) -> None:
    async with party(server, "yak", 2, undo="free") as table:
        await table.start()
        for _ in range(RECENT // 2 + 1):
            seat = table.clients[0].now["to_act"][0]
            await table.play(seat, first_move(table.clients[seat].now))
            await table.catch_up(await table.clients[seat].do("undo"))
        for since in (0, 1, 10**9, 1 << 53):
            told = (await table.join(table.tokens[0], since=since)).now
            assert "missed" not in told
            assert told["view"] == table.clients[0].now["view"]


async def ask_thrice(ann: Client, other: Client, kind: str, **fields: object) -> None:
    """The same command again, and once more over another connection: always the same answer."""
    first = await ann.ask(kind, id=f"only {kind}", **fields)
    assert first["type"] == "done"
    assert await ann.ask(kind, id=f"only {kind}", **fields) == first
    assert await other.ask(kind, id=f"only {kind}", **fields) == first


@live
async def test_a_command_sent_twice_is_done_once(server: Server) -> None:
    async with party(server, "yak", 4, people=3, undo="free") as table:
        ann = table.clients[0]
        other = await table.join(table.tokens[0])
        await ask_thrice(ann, other, "kick", seat=2)
        await ann.do("bot", seat=2, level="easy")
        await ask_thrice(ann, other, "bot", seat=3, level="easy")
        await ask_thrice(ann, other, "say", text="once")
        await ask_thrice(ann, other, "emote", name="wow")
        await ask_thrice(ann, other, "start")
        await ask_thrice(ann, other, "leave")
        await ask_thrice(ann, other, "back")
        kinds = [m.get("kind", m["type"]) for m in ann.heard if m["type"] in ("update", "chat")]
        assert [kinds.count(kind) for kind in ("emptied", "started", "away", "back")] == [1] * 4
        assert [kinds.count(kind) for kind in ("bot", "chat")] == [2, 2]


@live
async def test_a_move_or_undo_sent_twice_is_done_once(server: Server) -> None:
    async with party(server, "yak", 2, undo="free") as table:
        await table.start()
        seat = table.clients[0].now["to_act"][0]
        mover, other = table.clients[seat], await table.join(table.tokens[seat])
        await ask_thrice(mover, other, "move", text=first_move(mover.now))
        await ask_thrice(mover, other, "undo")
        kinds = [m.get("kind") for m in mover.heard]
        assert (kinds.count("moved"), kinds.count("undone")) == (1, 1)


@live
async def test_who_has_left_may_say_so_again(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        other = await table.join(table.tokens[1])
        await ask_thrice(table.clients[1], other, "leave")


@live
async def test_a_new_owner_may_use_the_same_ids(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        await table.clients[1].do("say", text="mine", id="1")
        await table.clients[1].do("leave", id="2")
        await table.sit("Cy")
        await table.clients[2].do("say", text="another", id="1")
        assert [line["text"] for line in (await table.join()).now["chat"]] == ["mine", "another"]


@live
async def test_a_command_is_done_once_even_across_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with party(server, "yak", 2, undo="free") as table:
            await table.start()
            seat = table.clients[0].now["to_act"][0]
            text = first_move(table.clients[seat].now)
            moved = await table.clients[seat].ask("move", text=text, id="the move")
            said = await table.clients[seat].ask("say", text="once", id="the line")
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.restart)
            async with joined(server, table.table, table.tokens[seat]) as again:
                assert await again.ask("move", text=text, id="the move") == moved
                assert await again.ask("say", text="once", id="the line") == said
                assert len(again.now["chat"]) == 1


@live
async def test_a_command_is_done_once_even_through_two_processes(tmp_path: Path) -> None:
    """They do not even hear of each other: the journal alone decides."""
    folder = tmp_path / "other"
    folder.mkdir()
    with serving(tmp_path) as server, serving(folder, database=server.database) as other:
        async with party(server, "yak", 2) as table:
            await table.start()
            seat = table.clients[0].now["to_act"][0]
            async with joined(other, table.table, table.tokens[seat]) as elsewhere:
                here = table.clients[seat]
                text = first_move(here.now)
                for command in ({"text": text, "id": "m"}, {"text": text, "id": "m"}):
                    both = (here.ask("move", **command), elsewhere.ask("move", **command))
                    one, two = await asyncio.gather(*both)
                    assert one == two
                    assert one["type"] == "done"
                said = [client.ask("say", text="once", id="s") for client in (here, elsewhere)]
                one, two = await asyncio.gather(*said)
                assert one == two
                assert len((await table.join()).now["chat"]) == 1


@live
async def test_a_whole_turn_is_made_at_once_or_not_at_all(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        await table.start()
        seat = table.clients[0].now["to_act"][0]
        mover, other = table.clients[seat], table.clients[1 - seat]
        before = mover.now
        play = first_move(mover.now)
        assert await mover.refused("move", text=f"{play}, challenge, challenge") == "rule"
        assert await mover.refused("move", text=f"{play}, dance") == "bad_move"
        assert await mover.refused("move", text=f"{play},") == "bad_move"
        assert (await table.join(table.tokens[seat])).now["version"] == before["version"]
        version = await mover.do("move", text=f"{play.upper()} ,  claim 1 yak")
        await other.catch_up(version)
        assert version == before["version"] + 1
        assert [event["event"] for event in other.now["events"]][:1] == ["card_played"]
        assert other.now["to_act"] == [1 - seat]


@live
async def test_a_turn_that_is_refused_stands_as_far_as_it_has_shown_something(
    server: Server,
) -> None:
    async with party(server, "push", 2) as table:
        await table.start()
        seat = table.clients[0].now["to_act"][0]
        mover, other = table.clients[seat], table.clients[1 - seat]
        version = mover.now["version"]
        assert await mover.refused("move", id="turn", text="push, take 1") == "rule"
        assert mover.now["version"] == version + 1
        await other.catch_up(version + 1)
        assert other.now["kind"] == "moved"
        assert other.now["events"][0]["event"] == mover.now["events"][0]["event"]
        assert await mover.do("move", id="turn", text="push, take 1") == version + 1


@live
async def test_a_refusal_cites_the_rule_and_only_its_sender_hears_it(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        await table.start()
        idle = 1 - table.clients[0].now["to_act"][0]
        sender, other = table.clients[idle], table.clients[1 - idle]
        heard = len(other.heard)
        told = await sender.ask("move", text="challenge")
        assert (told["type"], told["code"]) == ("refused", "rule")
        assert told["rule"].count(".") == 1
        assert told["sentence"]
        assert (await other.ask("ping"))["type"] == "pong"
        assert len(other.heard) == heard + 1


@live
async def test_a_move_for_a_situation_that_is_gone_is_stale(server: Server) -> None:
    async with party(server, "yak", 2, undo="free") as table:
        await table.start()
        seat = table.clients[0].now["to_act"][0]
        mover = table.clients[seat]
        text, version = first_move(mover.now), mover.now["version"]
        await mover.do("say", text="this does not make it stale")
        await mover.do("move", text=text, version=version)
        await mover.do("undo")
        assert await mover.refused("move", text=text, version=version) == "stale"
        await mover.do("move", text=text, version=mover.now["version"])


@live
async def test_a_wrong_token_watches(server: Server) -> None:
    async with party(server, "yak", 2) as table, party(server, "yak", 2) as elsewhere:
        forged = table.tokens[0].split(".")[0] + "." + table.tokens[1].split(".")[1]
        for token in (*GARBAGE_TOKENS, forged, elsewhere.tokens[0], table.tokens[0] + "x"):
            async with joined(server, table.table, token) as client:
                assert client.heard[0]["code"] == "bad_token"
                assert client.now["seat"] == -1
                assert await client.refused("start") == "not_seated"


@live
async def test_no_command_names_the_seat_it_acts_for(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        await table.start()
        idle = 1 - table.clients[0].now["to_act"][0]
        client = table.clients[idle]
        text = first_move(table.clients[1 - idle].now)
        await client.send("move", text=text, seat=1 - idle)
        assert (await client.hear_type("refused"))["code"] == "bad_message"
        assert await client.refused("move", text=text) == "rule"


async def closing_code(client: Client) -> int:
    """Hear until the server closes the connection; with what."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.hear_until(lambda _: False)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


@live
async def test_the_first_message_must_be_a_hello(server: Server) -> None:
    nonsense = ("", "{}", '{"type":"start"}', '{"type":"hello","token":5}', "\x7f", b"\xff\0")
    async with party(server, "yak", 2) as table, connect(server.socket_url(table.table)) as socket:
        client = Client(socket)
        for message in nonsense:
            await socket.send(message)
            assert (await client.hear())["code"] == "no_hello"
        await client.send("hello")
        assert (await client.hear())["type"] == "table"


@live
async def test_there_is_no_such_table(server: Server) -> None:
    for table in ("x", "A" * 20, "A" * 500, "%00", "..%2f"):
        async with connect(server.socket_url(table)) as socket:
            client = Client(socket)
            assert (await client.hear())["code"] == "no_table"
            assert await closing_code(client) == 4404


@live
async def test_a_message_that_is_too_long_is_refused_and_the_connection_stays(
    server: Server,
) -> None:
    async with party(server, "yak", 2) as table:
        ann = table.clients[0]
        await ann.socket.send(json.dumps({"type": "say", "text": "x" * 5000}))
        told = await ann.hear_type("refused")
        assert (told["code"], len(told["sentence"]) < 250) == ("bad_message", True)
        assert (await ann.ask("ping"))["type"] == "pong"


@live
async def test_a_goodbye_comes_before_the_end(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with party(server, "yak", 2) as table:
            await table.start()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            for client in table.clients:
                assert (await client.hear_type("bye"))["sentence"]
                assert await closing_code(client) == 1012
            await stopping
        server.restart()
        async with joined(server, table.table, table.tokens[0]) as back:
            assert back.now["status"] == "playing"
