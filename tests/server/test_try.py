"""A turn can be tried out: what is told is true, tells nothing hidden, and changes nothing."""

import random

from conformance.cases import Case, every_case, every_game, sample
from conformance.worlds import other_world

from server.client import first_move, live, party
from server.served import Server
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.server import messages
from yurt.server.answers import encode
from yurt.server.commands import Refusal
from yurt.server.situation import tell_match
from yurt.server.table import Seat, Table
from yurt.server.trial import answer_try, try_steps

LONGEST_TURN = 200


def table_of(match: Match) -> Table:
    seats = [Seat(name=name, key="k") for name in match.names]
    return Table("A" * 20, game=match.game, match=match, seats=seats, acting=match.to_act)


def told(match: Match, seat: int, text: str) -> bytes:
    """All that a try answers."""
    try:
        return encode(answer_try(table_of(match), seat, messages.Try(id="x", text=text), "en"))
    except Refusal as refusal:
        return f"{refusal.code} {refusal.sentence} {refusal.rule}".encode()


def some_turn(match: Match, seat: int, dice: random.Random) -> str:
    """Some steps, mostly legal ones, mostly as long as they can be tried."""
    steps: list[str] = []
    fork = match.fork()
    while seat in fork.to_act and len(steps) < 6 and dice.random() < 0.9:
        steps.append(dice.choice(fork.moves(seat)))
        fork.play(seat, steps[-1])
    if not steps or dice.random() < 0.2:
        steps.append(dice.choice(match.game.moves.texts))
    return ", ".join(steps)


@every_case
def test_two_worlds_that_look_alike_answer_alike(case: Case) -> None:
    """Whatever one tries, also with steps that only one of the worlds would allow."""
    dice = random.Random(50)
    for match in sample(case, seed=50, count=8):
        for seat in range(case.seats) if match.to_act else ():
            for _ in range(4):
                other = other_world(match, seat, dice)
                text = some_turn(dice.choice((match, other)), seat, dice)
                assert told(match, seat, text) == told(other, seat, text), text


@every_case
def test_what_is_told_is_true(case: Case) -> None:
    """The same as after the steps themselves, as long as they show nothing."""
    dice = random.Random(51)
    for match in sample(case, seed=51, count=20):
        for seat in match.to_act:
            step = dice.choice(match.moves(seat))
            before = match.state.to_bytes()
            tried = try_steps(match, seat, step)
            assert match.state.to_bytes() == before
            real = match.fork()
            real.play(seat, step)
            if tried is not None:
                assert tell_match(tried, tried.to_act, seat, "en") == tell_match(
                    real, real.to_act, seat, "en"
                )
            else:
                same_turn = seat in real.to_act and real.state.turn == match.state.turn
                has_rolled = real.state.chance != match.state.chance
                assert not same_turn or has_rolled or real.has_shown(real.history[-1])


@every_case
def test_a_turn_is_composed_step_by_step(case: Case) -> None:
    """Try after try, until it is complete; then the whole of it is a move."""
    dice = random.Random(52)
    for match in sample(case, seed=52, count=5):
        for seat in match.to_act:
            steps = [dice.choice(match.moves(seat))]
            while (after := try_steps(match, seat, ",".join(steps))) is not None:
                steps.append(dice.choice(after.moves(seat)))
                assert len(steps) < LONGEST_TURN
            match.fork().play(seat, ",".join(steps))


@every_game
def test_steps_behind_something_shown_are_not_judged(game: Game) -> None:
    """Else a refusal of the second step would tell what the first has turned over."""
    dice = random.Random(53)
    match = Match(game, seed=53)
    seen = 0
    while match.to_act and seen < 20:
        seat = match.to_act[0]
        step = dice.choice(match.moves(seat))
        real = match.fork()
        real.play(seat, step)
        if real.has_shown(real.history[-1]):
            seen += 1
            answers = {told(match, seat, f"{step}, {text}") for text in game.moves.texts}
            assert len(answers) == 1
        match = real


@every_game
@live
async def test_a_try_is_answered_to_its_sender_and_changes_nothing(
    server: Server, game: Game
) -> None:
    async with party(server, game.name, game.min_seats) as table:
        await table.start()
        now = table.clients[0].now
        seat = now["to_act"][0]
        one = await table.join(table.tokens[seat], words="de")
        step = first_move(one.now)
        for _ in range(3):
            answer = await one.ask("try", id="same", text=step, version=now["version"])
            assert answer["type"] == "tried"
            assert answer["version"] == now["version"]
            if not answer["complete"]:
                assert answer["view"] != one.now["view"]
                assert len(answer["move_words"]) == len(answer["moves"]) > 0
                assert answer["prompt"]
        assert (await table.join()).now["version"] == now["version"]
        await table.play(seat, step)
        heard = {message["type"] for client in table.clients for message in client.heard}
        assert "tried" not in heard


@live
async def test_a_try_is_refused_as_a_move_would_be(server: Server) -> None:
    async with party(server, "yak", 2) as table:
        assert await table.clients[0].refused("try", text="challenge") == "not_playing"
        await table.start()
        version = table.clients[0].now["version"]
        seat = table.clients[0].now["to_act"][0]
        mine = table.clients[seat]
        card = first_move(mine.now)
        assert await (await table.join()).refused("try", text=card) == "not_seated"
        assert await mine.refused("try", text="dance") == "bad_move"
        assert await table.clients[1 - seat].refused("try", text=first_move(mine.now)) == "rule"
        german = await table.join(table.tokens[seat], words="de")
        for text in ("challenge", f"{card}, claim 9 yak"):
            tried = await german.ask("try", id="x", text=text)
            moved = await german.ask("move", id="x", text=text)
            assert tried == moved
            assert tried["rule"]
        await table.play(seat, f"{card}, claim 1 yeti")
        other = table.clients[1 - seat]
        assert await other.refused("try", text="challenge", version=version) == "stale"
        await other.do("leave")
        assert await other.refused("try", text="challenge") == "away"
