"""Tables: create, join by link, seats, start, leave, kick, rematch, undo, chat, lobby."""

import random

import httpx
import pytest
from conformance.cases import every_game

from server.client import Party, first_move, live, party, play_out
from server.served import Server
from yurt.core.game import Game


async def play_first_moves(table: Party, count: int = 10_000) -> None:
    """Always the first legal move, until the end or for a while."""
    for _ in range(count):
        now = table.clients[0].now
        if now["status"] != "playing":
            return
        seat = now["to_act"][0]
        await table.play(seat, first_move(table.clients[seat].now))


@every_game
@live
async def test_rematch_keeps_the_people_and_turns_the_start(server: Server, game: Game) -> None:
    """The start goes on by one seat, and the deal is a new one."""
    async with party(server, game.name, game.min_seats) as table:
        starts, commitments = [], []
        dice = random.Random(2)
        for number in (1, 2):
            await table.start()
            now = table.clients[0].now
            assert (now["status"], now["match"]) == ("playing", number)
            starts.append(now["view"]["start"])
            commitments.append(now["commitment"])
            await play_out(table, game, dice)
        assert [(start - starts[0]) % game.min_seats for start in starts] == [
            number % game.min_seats for number in range(2)
        ]
        assert len(set(commitments)) == 2
        records = await records_of(table, 2)
        assert [record["id"] for record in records] == [f"{table.table}-{n}" for n in (2, 1)]


async def records_of(table: Party, count: int) -> list[dict[str, str]]:
    while True:  # they are stored just after the last move
        answer = await table.http.get(f"/api/tables/{table.table}/records")
        if len(answer.json()) == count:
            return list(answer.json())


@live
async def test_a_guest_joins_by_link_and_sees_who_sits_there(server: Server) -> None:
    async with party(server, "yak", 3, people=2) as table:
        ann = table.clients[0]
        await ann.hear_until(lambda told: told.get("kind") == "here" and told["by"] == 1)
        people = ann.now["people"]
        assert [person["name"] for person in people] == ["Ann", "Guest 1", ""]
        assert [person["here"] for person in people] == [True, True, False]
        assert (ann.now["seat"], table.clients[1].now["seat"], ann.now["host"]) == (0, 1, 0)


@live
async def test_a_seat_that_is_taken_is_refused(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        path = f"/api/tables/{table.table}/seats"
        full = await table.http.post(path, json={"name": "Cy"})
        assert (full.status_code, full.json()["code"]) == (409, "seat_taken")
        wrong = await table.http.post(path, json={"name": "Cy", "seat": 9})
        assert (wrong.status_code, wrong.json()["code"]) == (409, "seat_taken")


@live
async def test_asking_twice_for_a_seat_gives_one_seat(server: Server) -> None:
    async with party(server, "yak", 4, people=1) as table:
        path, wish = f"/api/tables/{table.table}/seats", {"name": "Bo", "id": "b" * 16}
        first = (await table.http.post(path, json=wish)).json()
        again = (await table.http.post(path, json=wish)).json()
        other = (await table.http.post(path, json={**wish, "id": "c" * 16})).json()
        assert (first["seat"], again["seat"], other["seat"]) == (1, 1, 2)
        assert (await table.join(again["token"])).now["seat"] == 1


@live
async def test_only_the_host_starts_and_only_a_full_table(server: Server) -> None:
    async with party(server, "yak", 3, people=2) as table:
        ann, bo = table.clients
        assert await bo.refused("start") == "not_host"
        assert await ann.refused("start") == "seats_free"
        assert await bo.refused("bot", seat=2, level="easy") == "not_host"
        assert await ann.refused("bot", seat=2, level="genius") == "no_such_bot"
        assert await ann.refused("bot", seat=1, level="easy") == "seat_taken"
        assert await ann.refused("bot", seat=9, level="easy") == "no_such_seat"
        await ann.do("bot", seat=2, level="easy")
        await ann.do("bot", seat=2, level="")
        await ann.do("bot", seat=2, level="random")
        await table.start()
        assert await ann.refused("start") == "playing"
        assert await ann.refused("bot", seat=2, level="") == "playing"
        await ann.do("bot", seat=2, level="easy")
        assert ann.now["people"][2]["bot"] == "easy"


@live
async def test_watchers_see_and_do_nothing(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        watcher = await table.join()
        assert watcher.now["seat"] == -1
        for command in ("start", "undo", "leave", "back", "decline"):
            assert await watcher.refused(command) == "not_seated"
        assert await watcher.refused("say", text="hello") == "not_seated"
        assert await watcher.refused("kick", seat=0) == "not_seated"
        await table.start()
        await watcher.hear_kind("started")
        assert await watcher.refused("move", text="challenge") == "not_seated"
        assert watcher.now["view"]["hands"] == [["?"] * 5] * 2 or "?" in str(watcher.now["view"])
        assert "moves" not in watcher.now


@live
async def test_who_leaves_before_the_match_frees_the_seat(server: Server) -> None:
    async with party(server, "yak", 3) as table:
        ann, bo, cy = table.clients
        await ann.do("leave")
        await bo.hear_kind("emptied")
        assert bo.now["host"] == 1
        assert bo.now["people"][0] == {
            "name": "", "person": False, "bot": "", "away": False, "here": False,
        }
        assert await ann.refused("say", text="still here?") == "not_seated"
        seat = await table.http.post(f"/api/tables/{table.table}/seats", json={"name": "Di"})
        assert seat.json()["seat"] == 0
        await cy.hear_kind("sat")


@live
async def test_who_leaves_a_match_can_come_back_at_any_time(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        ann, bo = table.clients
        await table.start()
        await ann.do("leave")
        await bo.hear_kind("away")
        assert bo.now["people"][0]["away"]
        assert bo.now["people"][0]["bot"]
        assert await ann.refused("move", text="challenge") == "away"
        await ann.do("leave")
        await ann.do("back")
        await bo.hear_kind("back")
        assert bo.now["people"][0] == {
            "name": "Ann", "person": True, "bot": "", "away": False, "here": True,
        }
        await ann.do("back")


@live
async def test_the_host_removes_somebody_before_and_during_a_match(server: Server) -> None:
    async with party(server, "yak", 3) as table:
        ann, bo, cy = table.clients
        assert await bo.refused("kick", seat=2) == "not_host"
        assert await ann.refused("kick", seat=0) == "nobody_there"
        await ann.do("kick", seat=2)
        await cy.hear_kind("emptied")
        assert cy.now["seat"] == -1
        assert await ann.refused("kick", seat=2) == "nobody_there"
        await ann.do("bot", seat=2, level="easy")
        await bo.catch_up(await ann.do("start"))
        await ann.do("kick", seat=1)
        told = await bo.hear_kind("bot")
        assert told["seat"] == -1
        assert "?" in str(told["view"])
        assert "moves" not in told
        assert await bo.refused("move", text="challenge") == "not_seated"
        assert ann.now["people"][1]["bot"]
        assert not ann.now["people"][1]["person"]


@live
async def test_the_host_passes_on_while_away(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        ann, bo = table.clients
        await table.start()
        await ann.do("leave")
        await bo.hear_kind("away")
        assert bo.now["host"] == 1
        await ann.do("back")
        await bo.hear_kind("back")
        assert bo.now["host"] == 0


@live
async def test_nothing_is_taken_back_where_that_is_agreed(server: Server) -> None:
    async with party(server, "yak", 2, undo="none") as table:
        await table.start()
        await play_first_moves(table, 1)
        assert await table.clients[0].refused("undo") == "no_undo"


@live
async def test_undo_is_free_where_that_is_agreed(server: Server) -> None:
    async with party(server, "yak", 2, undo="free") as table:
        assert await table.clients[0].refused("undo") == "not_playing"
        await table.start()
        before = table.clients[0].now
        seat = before["to_act"][0]
        assert await table.clients[seat].refused("undo") == "nothing_to_undo"
        await play_first_moves(table, 1)
        await table.catch_up(await table.clients[seat].do("undo"))
        after = table.clients[0].now
        assert (after["kind"], after["by"]) == ("undone", seat)
        assert after["view"] == before["view"]
        await play_first_moves(table)
        assert await table.clients[0].refused("undo") == "not_playing"  # the secret is out


@live
async def test_undo_is_asked_for_and_agreed_to_or_not(server: Server) -> None:
    async with party(server, "yak", 2, undo="ask") as table:
        await table.start()
        start = table.clients[0].now["view"]
        seat = table.clients[0].now["to_act"][0]
        mover, other = table.clients[seat], table.clients[1 - seat]
        assert await other.refused("decline") == "nothing_asked"
        await table.play(seat, first_move(mover.now))
        await mover.do("undo")
        await other.hear_kind("asked")
        assert other.now["asked"] == seat
        await mover.do("undo")
        await other.do("decline")
        await mover.hear_kind("declined")
        assert "asked" not in mover.now
        await mover.do("undo")
        await table.catch_up(await other.do("undo"))
        assert table.clients[0].now["view"] == start


@live
async def test_a_wish_to_take_back_goes_with_who_had_it(server: Server) -> None:
    async with party(server, "yak", 2, undo="ask") as table:
        await table.start()
        ann, bo = table.clients
        while ann.now["to_act"] == [0]:
            await table.play(0, first_move(ann.now))
        await table.play(1, first_move(bo.now))
        await table.catch_up(await bo.do("undo"))
        assert ann.now["asked"] == 1
        await ann.do("kick", seat=1)
        assert ann.now["kind"] == "bot"
        assert "asked" not in ann.now


@live
async def test_chat_reaches_all_but_those_who_mute_it(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        ann, bo = table.clients
        watcher = await table.join()
        await bo.do("mute", seat=0)
        await ann.do("say", text="  <b>hi</b>\u202e\n")
        line = (await watcher.hear_type("chat"))["line"]
        assert (line["seat"], line["text"], line["emote"]) == (0, "<b>hi</b>", "")
        await ann.do("emote", name="laugh")
        assert (await watcher.hear_type("chat"))["line"]["emote"] == "laugh"
        await bo.do("mute", seat=0, muted=False)
        await ann.do("emote", name="wow")
        assert (await bo.hear_type("chat"))["line"]["emote"] == "wow"
        again = await table.join(muted=[0])
        assert "chat" not in again.now
        assert len((await table.join()).now["chat"]) == 3


@live
async def test_chat_has_limits(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        ann = table.clients[0]
        assert await ann.refused("say", text="\u200b \n") == "empty"
        assert await ann.refused("emote", name="explode") == "no_such_emote"
        await ann.send("say", text="x" * 201)
        assert (await ann.hear_type("refused"))["code"] == "bad_message"
        for _ in range(5):
            await ann.do("say", text="spam")
        assert await ann.refused("say", text="spam") == "slow_down"
        assert await ann.refused("emote", name="wow") == "slow_down"
        await table.clients[1].do("say", text="let me speak")


@live
async def test_the_lobby_lists_public_tables_page_by_page(server: Server) -> None:
    tables = set()
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        for number in range(22):
            wish = {"game": "yak", "seats": 2, "name": f"N {number}", "public": number != 5}
            tables.add((await http.post("/api/tables", json=wish)).json()["table"])
        while True:  # the lobby follows a moment later
            listed = []
            for page in range(50):
                rows = (await http.get("/api/tables", params={"page": page})).json()
                assert len(rows) <= 20
                listed += rows
                if len(rows) < 20:
                    break
            if len(tables & {row["id"] for row in listed}) == 21:
                break
        assert all(row["free"] <= row["seats"] for row in listed)
        none = await http.get("/api/tables", params={"game": "yak", "status": "finished"})
        assert not tables & {row["id"] for row in none.json()}
        assert (await http.get("/api/tables", params={"game": "nothing"})).json() == []
        assert (await http.get("/api/tables", params={"page": -1})).status_code == 400


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad_table"),
        ({"seats": 1}, "bad_table"),
        ({"options": {"colour": "red"}}, "bad_table"),
        ({"options": {"edition": 77}}, "bad_table"),
        ({"options": {"edition": "mini"}}, "bad_table"),
        ({"bots": [{"seat": 5, "level": "easy"}]}, "no_such_seat"),
        ({"bots": [{"seat": 1, "level": "genius"}]}, "no_such_bot"),
        ({"bots": [{"seat": 0, "level": "easy"}, {"seat": 1, "level": "easy"}]}, "bad_table"),
        ({"name": " \n\u200b"}, "bad_name"),
        ({"name": "x" * 25}, "bad_name"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, wish: dict, code: str) -> None:
    body = {"game": "yak", "seats": 2, "name": "Ann", **wish}
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, code)
    assert answer.json()["sentence"]


@live
async def test_a_name_is_shown_as_it_is_but_for_what_cannot_be_seen(server: Server) -> None:
    async with party(server, "yak", 2, people=1, name="<i>Zoë\u202e\t 1</i>") as table:
        assert table.clients[0].now["people"][0]["name"] == "<i>Zoë 1</i>"


@live
async def test_two_tabs_share_one_seat(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        ann, bo = table.clients
        tab = await table.join(table.tokens[0])
        await table.start()
        await tab.hear_kind("started")
        assert tab.now["seat"] == ann.now["seat"] == 0
        assert tab.now["view"] == ann.now["view"]
        await tab.socket.close()
        assert (await bo.ask("ping"))["type"] == "pong"
        await bo.do("say", text="anybody?")
        assert (await ann.hear_type("chat"))["line"]["text"] == "anybody?"
        assert not [m for m in ann.heard if m.get("kind") == "gone"]
        await ann.socket.close()
        await bo.hear_kind("gone")
        assert not bo.now["people"][0]["here"]
        await table.join(table.tokens[0])
        await bo.hear_kind("here")
