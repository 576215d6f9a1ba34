"""How hasty the rivals are: what a bot remembers of their knocks, and expects of them.

A hasty player knocks in two turns of three, whatever the hand; any other in one of six, by habit.
So a knock makes it four times as likely that somebody is hasty, and a turn without one 0.4 times:
three steps up and two steps down, if three steps are a factor of four.
"""

from yurt.core.chance import random_below

from .state import KNOCK, ROWS, LifeState

HASTE = 1 + ROWS  # where the steps of each seat are in the memory of a bot, behind its plan
KNOCKED, WAITED = 3, -2
MOST = 12  # steps up or down, so that a player may change
PARTS = 1024
# Of a player with so many steps, from the lowest: the chance to be hasty. It begins with a fifth.
CHANCES = tuple(round(PARTS / (1 + 4 * 4 ** (-step / 3))) for step in range(-MOST, MOST + 1))


def watch_rivals(view: LifeState, seat: int, memory: list[int]) -> None:
    """Remember who has knocked, and who might have since one's last turn and has not."""
    if view.last_lap:
        remember(memory, view.knocker, KNOCKED)
        return
    for other in range(view.seats):
        if other != seat and view.turns[other] > 1:
            remember(memory, other, WAITED)


def remember(memory: list[int], seat: int, steps: int) -> None:
    """Go some steps up or down."""
    memory[HASTE + seat] = min(max(memory[HASTE + seat] + steps, -MOST), MOST)


def draw_hasty(world: LifeState, seat: int, memory: list[int]) -> int:
    """The rivals who are hasty in an imagined world, as bits."""
    bits = 0
    for other in range(world.seats):
        if other != seat and random_below(world, PARTS) < CHANCES[MOST + memory[HASTE + other]]:
            bits |= 1 << other
    return bits


def knocks_at_once(world: LifeState, last: int) -> bool:
    """Whether a hasty player knocks in this turn, whose last legal move is given."""
    return last == KNOCK and world.last_lap == 0 and random_below(world, 3) > 0
