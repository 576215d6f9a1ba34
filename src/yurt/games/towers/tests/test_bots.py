"""The bots play a sensible game."""

import yurt
from yurt.bots.player import BotPlayer
from yurt.core.chance import seed_chance
from yurt.core.space import new_logs, worlds
from yurt.core.state import State
from yurt.games.towers.state import MOVES
from yurt.games.towers.sunrise import choose_together
from yurt.games.towers.tests.tables import noon, stones, table, tower


def choice(match: yurt.Match, seat: int = 0) -> str:
    return BotPlayer(match, seat, "medium", seed=1).choose()


def test_it_builds_when_two_stones_can_be_had_and_fetches_food_otherwise() -> None:
    assert choice(table(yurts=[stones("milk milk meat"), {}, {}])) == "choose build"
    assert choice(table(yurts=[stones("milk bread bread"), {}, {}])) == "choose restock"
    pantry = {"1": "milk meat", "2": "meat bread", "3": "milk bread"}
    match = table(yurts=[stones("milk bread bread"), {}, {}], food=pantry)
    assert choice(match) == "choose market"


def test_it_likes_stones_that_fit_its_tower() -> None:
    carts = {"1": "grey black red"}
    match = noon(
        "build", "milk milk milk", carts=carts, towers=[tower("- grey blue black"), {}, {}]
    )
    assert choice(match) in ("buy grey", "buy black")
    match.play(0, "buy grey, done, pay milk")
    assert choice(match) in ("place grey 1.1", "place grey 2.2")


def test_it_beats_the_random_bot() -> None:
    wins = 0
    for seed in range(6):
        match = yurt.Match("towers", seats=2, seed=seed, bonus=seed % 4)
        seat = seed % 2
        names = ["easy" if seat == i else "random" for i in range(2)]
        bots = [BotPlayer(match, i, name, seed) for i, name in enumerate(names)]
        while match.to_act:
            acting = match.to_act[0]
            match.play(acting, bots[acting].choose())
        assert match.outcome is not None
        wins += match.outcome.winners == (seat,)
    assert wins >= 5


def test_at_sunrise_it_chooses_what_pays_whatever_the_others_do() -> None:
    dice = State()
    seed_chance(dice, 1, 0)
    match = table(
        yurts=[stones("milk milk milk milk meat"), {}, {}],
        towers=[tower("red red"), {}, {}],
        carts={"1": "red red red"},
    )
    rooms = worlds(match.view_state(0), 2)
    move = choose_together(rooms, new_logs(), 0, dice, trials=60, ahead=1)
    assert MOVES.format(move) == "choose build"
