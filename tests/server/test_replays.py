"""Finished matches: records to download and to verify, and replays without spoilers."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest
from conformance.cases import every_game

from server.client import live, party, play_out
from server.served import Server
from yurt.core.chance import commitment
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.record import replay
from yurt.server.situation import tell_events
from yurt.terminal.story import verify


async def finished(server: Server, game: Game) -> tuple[str, str, str]:
    """A match that is over: its record's id and text, and the commitment shown at its start."""
    async with party(server, game.name, game.min_seats) as table:
        await table.start()
        bound = table.clients[0].now["commitment"]
        record = f"{table.table}-1"
        assert (await table.http.get(f"/records/{record}.record")).status_code == 404
        await play_out(table, game, random.Random(3))
        while (answer := await table.http.get(f"/records/{record}.record")).status_code != 200:
            await asyncio.sleep(0.01)
        assert answer.headers["content-disposition"] == f'attachment; filename="{record}.record"'
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        return record, answer.text, bound


@every_game
def test_a_record_proves_the_deal(
    server: Server, game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    _, text, bound = asyncio.run(finished(server, game))
    match = replay(text)
    assert match.secret is not None
    assert commitment(match.secret) == bound
    verify(text, bound)
    assert bound in capsys.readouterr().out


@every_game
@live
async def test_a_replay_shows_what_a_seat_saw_and_no_more(server: Server, game: Game) -> None:
    record, text, _ = await finished(server, game)
    whole = replay(text)
    with httpx.Client(base_url=server.url, timeout=30) as http:
        for count, match in some_moments(whole):
            for seat in range(-1, match.seats):
                params: dict[str, str | int] = {"seat": seat, "moves": count, "words": "en"}
                shown = http.get(f"/api/records/{record}", params=params).json()
                viewer = None if seat < 0 else seat
                assert shown["view"] == match.view(viewer)
                assert shown["events"] == tell_events(match, match.history[-1:], seat, "en")
                assert shown["to_act"] == match.to_act
                assert (shown["moves"], shown["of"]) == (count, len(whole.history))
                assert ("outcome" in shown) == (match.outcome is not None)
                assert shown["prompt"]
                assert "secret" not in shown
        end = http.get(f"/api/records/{record}").json()
        assert end["moves"] == end["of"]
        assert end["outcome"]["places"] == list(whole.outcome.places)  # type: ignore[union-attr]
        nobody = http.get(f"/api/records/{record}", params={"seat": 15})
        assert (nobody.status_code, nobody.json()["code"]) == (404, "not_found")


def some_moments(whole: Match) -> Iterator[tuple[int, Match]]:
    """The match after no move, after some, and at its end."""
    length = len(whole.history)
    for count in sorted({0, 1, length // 2, length - 1, length}):
        match = whole.fork()
        match.undo(length - count)
        yield count, match
