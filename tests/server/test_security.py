"""Security: origins, headers, cookies, personal links, and what is never in a log or an error."""

import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.client import Client, first_move, joined, live, party
from server.served import Server, serving
from yurt.server.auth import Tokens, new_id


@live
async def test_a_page_of_another_site_may_not_connect(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        url = server.socket_url(table.table)
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port}.evil", "["):
            async with connect(url, additional_headers={"origin": origin}) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
        own = {"origin": server.url}
        async with joined(server, table.table, table.tokens[0], headers=own) as client:
            assert client.now["seat"] == 0


def test_a_page_of_another_site_may_not_make_a_table(server: Server) -> None:
    body = {"game": "yak", "seats": 2, "name": "Ann"}
    for origin, status in (("https://evil.example", 403), (server.url, 201)):
        headers = {"origin": origin}
        answer = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
        assert answer.status_code == status


@live
async def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, origins="https://games.example") as server:
        async with party(server, "yak", 2) as table:
            headers = {"origin": "https://games.example"}
            async with joined(server, table.table, headers=headers) as client:
                assert client.now["seat"] == -1


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/x", "/nothing", "/healthz"])
def test_every_answer_has_strict_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@live
async def test_the_cookie_holds_the_seat_and_nothing_can_read_it(server: Server) -> None:
    wish = {"game": "yak", "seats": 2, "name": "Ann"}
    answer = httpx.post(f"{server.url}/api/tables", json=wish)
    table, cookie = answer.json()["table"], answer.headers["set-cookie"]
    assert re.search(rf"Path=/ws/{table}(;|$)", cookie)
    assert {"HttpOnly", "SameSite=strict"} <= set(cookie.split("; "))
    sent = {"cookie": cookie.split(";")[0]}
    async with joined(server, table, headers=sent) as client:
        assert client.now["seat"] == 0


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=1) as server:
        wish = {"game": "yak", "seats": 2, "name": "Ann"}
        for scheme in ("https", "http"):
            headers = {"x-forwarded-proto": scheme, "x-forwarded-for": "10.0.0.1"}
            answer = httpx.post(f"{server.url}/api/tables", json=wish, headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) == (scheme == "https")


@live
async def test_a_personal_link_moves_the_seat_to_another_device(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        link = f"/seat/{table.table}/{table.tokens[1]}"
        answer = await table.http.get(link)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.table}")
        cookie = {"cookie": answer.headers["set-cookie"].split(";")[0]}
        async with joined(server, table.table, headers=cookie) as client:
            assert client.now["seat"] == 1
        await table.clients[0].do("kick", seat=1)
        assert (await table.http.get(link)).status_code == 404
        assert (await table.http.get(f"/seat/{table.table}/x.y")).status_code == 404


def test_ids_and_tokens_cannot_be_guessed() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert len(new_id()) == 20
    tokens, others = Tokens("one secret"), Tokens("another")
    token = tokens.make("table", 1, "key")
    assert tokens.read(token, "table") == (1, "key")
    assert tokens.read(token, "elsewhere") is None
    assert others.read(token, "table") is None


@live
async def test_nothing_hidden_is_in_the_log(tmp_path: Path) -> None:
    """Secrets, keys, tokens, names, chat and whole table ids."""
    with serving(tmp_path, log="debug") as server:
        async with party(server, "yak", 2, name="Annabella") as table:
            await table.start()
            await table.clients[0].do("say", text="psst-secret")
            for _ in range(6):
                seat = table.clients[0].now["to_act"][0]
                await table.play(seat, first_move(table.clients[seat].now))
            await table.clients[0].socket.send("{psst")
            await table.clients[0].hear_type("refused")
            await table.http.get(f"/seat/{table.table}/{table.tokens[0]}x")
        server.stop()
        log = server.log.read_text()
        with sqlite3.connect(server.file) as database:
            bodies = [json.loads(row[0]) for row in database.execute("SELECT body FROM journal")]
        database.close()
        hidden = [body[name] for body in bodies for name in ("secret", "key") if name in body]
        assert len(hidden) == 3
        for text in (*hidden, *table.tokens, table.table, "Annabella", "psst", "Guest 1"):
            assert text not in log


@live
async def test_errors_are_a_code_and_a_sentence(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for method, path, status, code in (
            ("GET", "/nothing", 404, "not_found"),
            ("GET", "/api/tables/%00", 404, "not_found"),
            ("GET", "/records/../../etc/passwd", 404, "not_found"),
            ("GET", "/records/x.record", 404, "not_found"),
            ("GET", "/api/records/x", 404, "not_found"),
            ("GET", "/api/games/chess", 404, "not_found"),
            ("DELETE", "/api/tables", 405, "bad_method"),
            ("POST", "/api/tables", 400, "bad_request"),
        ):
            answer = await http.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
            assert set(answer.json()) == {"code", "sentence"}
        large = await http.post("/api/tables", content=b"x" * 20_000)
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
        headers = {"content-type": "application/json"}
        for body in (b"{", b"[]", b"null", b"\xff", b'{"game":"yak","seats":2,"name":"\\ud800"}'):
            answer = await http.post("/api/tables", content=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_metrics_are_complete(server: Server) -> None:
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].count("charset") == 1
    text = answer.text
    for name in (
        "tables", "sockets", "moves_total", "messages_total", "refusals_total", "resyncs_total",
        "commit_seconds_bucket", "command_seconds_bucket", "entries_committed_total",
        "bot_seconds", "bot_failures", "requests_total",
    ):
        assert f"yurt_{name}" in text
    assert "process_resident_memory_bytes" in text


@live
async def test_sockets_and_refusals_are_counted(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        client: Client = table.clients[0]
        before = (await table.http.get("/metrics")).text
        await client.refused("undo")
        after = (await table.http.get("/metrics")).text
        assert figure(after, "yurt_sockets") >= 2
        name = 'yurt_refusals_total{code="not_playing"}'
        assert figure(after, name) == figure(before, name) + 1


def figure(text: str, name: str) -> float:
    lines = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(lines[0].split()[-1]) if lines else 0.0
