"""Hints: a legal move and true chances, from the seat's own view, and nobody waits for them."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from conformance.cases import Case, every_game, sample

from server.client import any_move, first_move, live, party
from server.served import Server
from yurt.bots.suggest import Suggestion, percent, strongest_bot, suggest_by
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.words import languages
from yurt.server.advisor import tell_hint
from yurt.server.answers import encode
from yurt.server.thinkers import Thinkers
from yurt.server.thought import NotReady


@contextmanager
def thinking_paused(server: Server) -> Iterator[None]:
    """Stop the processes in which bots think for a while: no hint can be ready."""
    workers = server.workers()
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    yield
    for worker in workers:
        os.kill(worker, signal.SIGCONT)


def hint(match: Match, seat: int) -> Suggestion:
    """By the bot that answers at once: what a hint is made of does not depend on the bot."""
    bot = next(iter(match.game.bots), "random")
    return suggest_by(match.game, bot, match.view_state(seat), seat, match.legal(seat))


@every_game
def test_every_hint_can_be_said_in_every_language(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    prospect = SimpleNamespace(win_chance=lambda *_: 0.5)
    monkeypatch.setattr("yurt.bots.suggest.find_prospect", lambda game: prospect)
    case = Case(game, game.max_seats, ())
    for match in sample(case, seed=61, count=60):
        for seat in match.to_act:
            found = hint(match, seat)
            assert found.move in match.legal(seat)
            assert hint(match, seat) == found
            for language in languages(game):
                told = tell_hint(match, found, language, "x", 1)
                assert told.words
                assert bool(told.reason) == bool(found.reason)
                assert all(chance.words for chance in told.chances)
            silent = tell_hint(match, found, "", "x", 1)
            assert not silent.words + silent.reason
            assert encode(silent)


@every_game
def test_the_strongest_bot_is_one_of_the_game(game: Game) -> None:
    assert strongest_bot(game) in game.bots


def test_a_bot_that_is_still_compiled_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has not failed: it will answer later."""
    match = Match("push", seed=1)
    seat = match.to_act[0]

    async def ask(_: Thinkers, bot: tuple[str, str], work: object, *args: object) -> Suggestion:
        if bot[1] != "easy":
            raise NotReady(bot[1])
        return Suggestion(match.legal(seat)[0], None, ())

    monkeypatch.setattr(Thinkers, "_ask", ask)
    thinkers = Thinkers(1, 1)
    assert asyncio.run(thinkers.suggest(match, seat)) is not None
    assert not thinkers._failures


def test_hints_never_take_more_than_their_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """They wait for each other, so that bots need not wait for all of them."""
    match = Match("push", seed=1)
    seat = match.to_act[0]
    asked, most = 0, 0

    async def ask(_: Thinkers, bot: tuple[str, str], work: object, *args: object) -> Suggestion:
        nonlocal asked, most
        asked += 1
        most = max(most, asked)
        await asyncio.sleep(0)
        asked -= 1
        return Suggestion(match.legal(seat)[0], None, ())

    async def ask_all() -> None:
        thinkers = Thinkers(2, 1)
        await asyncio.gather(*(thinkers.suggest(match, seat) for _ in range(9)))

    monkeypatch.setattr(Thinkers, "_ask", ask)
    asyncio.run(ask_all())
    assert most == 2


@pytest.mark.parametrize(
    ("value", "shown"), [(0, 0), (1, 100), (0.001, 1), (0.9999, 99), (0.424, 42)]
)
def test_only_what_is_certain_is_shown_as_certain(value: float, shown: int) -> None:
    assert percent(value) == shown


@every_game
@live
async def test_a_hint_is_a_move_that_can_be_made(server: Server, game: Game) -> None:
    async with party(server, game.name, game.min_seats) as table:
        await table.start()
        dice = random.Random(62)
        for _ in range(4):
            now = table.clients[0].now
            seat = now["to_act"][0]
            one = await table.join(table.tokens[seat], words="en")
            answer = await one.ask("hint")
            assert answer["type"] == "hint", answer
            assert answer["version"] == now["version"]
            assert answer["words"]
            tried = await one.ask("try", text=answer["move"])
            assert tried["type"] == "tried"
            await table.play(seat, any_move(dice, game, table.clients[seat].now))


@live
async def test_a_hint_is_refused_where_there_is_nothing_to_decide(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        assert await table.clients[0].refused("hint") == "not_playing"
        await table.start()
        seat = table.clients[0].now["to_act"][0]
        assert await (await table.join()).refused("hint") == "not_seated"
        assert await table.clients[1 - seat].refused("hint") == "not_on_turn"
        await table.clients[seat].do("leave")
        assert await table.clients[seat].refused("hint") == "away"


@live
async def test_moves_do_not_wait_for_hints(server: Server) -> None:
    """A second hint for a seat is refused, a move waits for none; what is too late is refused."""
    async with party(server, "yak", 2) as table:
        await table.start()
        seat = table.clients[0].now["to_act"][0]
        mine = table.clients[seat]
        card = first_move(mine.now)
        other = await table.join(table.tokens[seat])
        assert (await mine.ask("hint"))["type"] == "hint"  # so that there are workers
        with thinking_paused(server):
            for number in range(3):
                await mine.send("hint", id=f"hint {number}")
            await mine.ask("ping")
            assert await other.refused("hint") == "busy"
            await mine.do("move", text=card)
        answers: dict[str, str] = {}
        while len(answers) < 3:
            told = [message for message in mine.heard if str(message.get("id")).startswith("hint")]
            answers = {message["id"]: message.get("code", message["type"]) for message in told}
            if len(answers) < 3:
                await mine.hear()
        assert answers == {"hint 0": "stale", "hint 1": "busy", "hint 2": "busy"}
        assert (await mine.ask("hint"))["type"] == "hint"


@live
async def test_a_hint_goes_on_after_steps_that_are_not_sent(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        await table.start()
        one = table.clients[table.clients[0].now["to_act"][0]]
        card = first_move(one.now)
        answer = await one.ask("hint", text=card)
        assert answer["move"].startswith("claim 1 ")
        assert await one.refused("hint", text=f"{card}, {answer['move']}") == "not_on_turn"


@live
async def test_where_all_choose_at_once_a_hint_does_not_wait_for_the_others(server: Server) -> None:
    async with party(server, "towers", 2) as table:
        await table.start()
        await table.clients[0].send("hint", id="hint")
        await table.clients[1].do("move", text="choose build")
        told = await table.clients[0].hear()
        while told.get("id") != "hint":
            told = await table.clients[0].hear()
        assert told["type"] == "hint"
