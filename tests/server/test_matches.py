"""Whole matches of every game over the wire, and what each viewer learns on the way."""

import json
import random

from conformance.cases import every_game

from server.client import Client, Party, Told, live, party, play_out
from server.served import Server
from yurt.core.chance import commitment
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.record import replay
from yurt.server.answers import ANSWERS
from yurt.server.situation import tell_events, tell_moves

FIELDS = {str(kind.__struct_config__.tag): set(kind.__struct_fields__) for kind in ANSWERS}


async def download(table: Party, now: Told) -> Match:
    """The match that everybody has played, from its record."""
    while True:
        answer = await table.http.get(f"/records/{now['record']}.record")
        if answer.status_code == 200:
            return replay(answer.text)
        assert answer.status_code == 404  # it is stored just after the last move


@every_game
@live
async def test_a_whole_match_over_the_wire(server: Server, game: Game) -> None:
    dice = random.Random(1)
    async with party(server, game.name, game.min_seats, public=True) as table:
        watcher = await table.join(words="en")
        table.clients.append(watcher)
        await table.start()
        await play_out(table, game, dice)
        last = table.clients[0].now
        assert last["status"] == "finished"
        whole = await download(table, last)
        assert list(last["outcome"]["places"]) == list(whole.outcome.places)  # type: ignore[union-attr]
        for seat, client in enumerate(table.clients):
            viewer = None if client is watcher else seat
            assert_told_truly(client, whole, viewer, "en" if client is watcher else "")
            assert_no_secret(client, last["secret"], table.tokens)


def assert_told_truly(client: Client, whole: Match, viewer: int | None, language: str) -> None:
    """Each message holds exactly what the border lets through at that moment, and nothing else."""
    assert whole.secret is not None
    told = {m["version"]: m for m in client.heard if m.get("kind") in ("started", "moved")}
    match = Match(
        whole.game, whole.seats, secret=whole.secret, names=whole.names, start=whole.start,
        **whole.options,
    )
    for played, (_, message) in zip([None, *whole.history], sorted(told.items()), strict=True):
        if played is not None:
            match.play(played.seat, whole.game.moves.format(played.move))
        seat = -1 if viewer is None else viewer
        assert message["view"] == match.view(viewer)
        assert message["to_act"] == match.to_act if match.to_act else "to_act" not in message
        assert message["commitment"] == commitment(whole.secret)
        moves = match.legal(seat) if seat in match.to_act else []
        assert message.get("moves", []) == json.loads(json.dumps(tell_moves(match.game, moves)))
        shown = match.history[-1:] if played is not None else []
        assert message.get("events", []) == tell_events(match, shown, seat, language)
        assert ("outcome" in message) == ("secret" in message) == (not match.to_act)


def assert_no_secret(client: Client, secret: str, tokens: list[str]) -> None:
    """The secret comes with the end, other people's tokens never, and no field is unknown."""
    for raw, message in zip(client.raw, client.heard, strict=True):
        assert set(message) - {"type"} <= FIELDS[message["type"]]
        if message.get("status") != "finished":
            assert secret not in raw
        assert not any(token in raw for token in tokens)


@every_game
@live
async def test_bots_of_every_level_finish_a_match(server: Server, game: Game) -> None:
    """One person who is away, and a bot of some level at every other seat."""
    levels = ["random", *game.bots]
    seats = min(game.max_seats, max(game.min_seats, len(levels) + 1))
    bots = [{"seat": i, "level": levels[i % len(levels)]} for i in range(1, seats)]
    async with party(server, game.name, seats, people=1, bots=bots) as table:
        ann = table.clients[0]
        await ann.do("start")
        await ann.do("leave")
        await ann.hear_until(lambda message: message.get("status") == "finished")
        assert [person["person"] for person in ann.now["people"]] == [True] + [False] * (seats - 1)
        await download(table, ann.now)
