"""What a viewer of Life is Life may not know, said apart from the rules: the suite moves it."""

import random

from yurt.games.life import rules
from yurt.games.life.state import KINDS, LifeState


def another_world(state: LifeState, viewer: int, dice: random.Random) -> None:
    """Exchange cards that nobody has seen between other hands and what lies aside."""
    for _ in range(dice.randint(1, 12)):
        swap_two(state, viewer, dice)


def swap_two(state: LifeState, viewer: int, dice: random.Random) -> None:
    """Two cards change places, if that can be: known cards stay, and nobody gets a set."""
    holders = [s for s in range(state.seats) if s != viewer and state.lives[s] > 0]
    unknown = [[0] * (KINDS + 1) for _ in holders]
    for seen, seat in zip(unknown, holders, strict=True):
        seen[:] = [h - k for h, k in zip(state.hands[seat], state.known[seat], strict=True)]
    counts = [*(state.hands[seat] for seat in holders), state.aside]
    free = [*unknown, state.aside[:]]
    one, other = dice.sample(range(len(counts)), 2) if len(counts) > 1 else (0, 0)
    gives = [species for species in range(1, KINDS + 1) if free[one][species] > 0]
    takes = [species for species in range(1, KINDS + 1) if free[other][species] > 0]
    if one == other or not gives or not takes:
        return
    out, back = dice.choice(gives), dice.choice(takes)
    for species, change in ((out, -1), (back, 1)):
        counts[one][species] += change
        counts[other][species] -= change
    if rules.check(state) != 0:
        for species, change in ((out, 1), (back, -1)):
            counts[one][species] += change
            counts[other][species] -= change
