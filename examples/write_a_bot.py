"""Write a bot: one function of a view, a seat, the legal moves, a memory and dice; let it play."""

from dataclasses import replace

import yurt
from yurt.bots.player import BotPlayer
from yurt.core.chance import random_below
from yurt.core.state import State
from yurt.games.push.state import DECIDING, STOP, PushState
from yurt.lab.arena import run_arena


def hasty(view: PushState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """Stop rather than turn over one more card; anything else is left to the dice."""
    if view.phase == DECIDING:
        return STOP
    return moves[random_below(rng, len(moves))]


push = yurt.find_game("push")
mine = replace(push, bots={**push.bots, "hasty": hasty})
match = yurt.Match(mine, seats=2, seed=3)
players = [BotPlayer(match, seat, name, seed=3) for seat, name in enumerate(("hasty", "easy"))]
while match.to_act:
    seat = match.to_act[0]
    match.play(seat, players[seat].choose())
print("points:", match.standing.points)

# The same function again, compiled, in many matches
arena = run_arena(mine, ["random", "hasty"], matches=200)
low, high = arena.pairings[0].interval
print(f"hasty wins {arena.pairings[0].share:.0%} against random ({low:.0%} - {high:.0%})")
