"""What a viewer of the towers may not know, said apart from the rules: the suite moves it."""

import random

from yurt.games.towers.state import MARKET, SUNRISE, TowersState


def another_world(state: TowersState, viewer: int, dice: random.Random) -> None:
    """Others have chosen other cards, as long as those lie face down."""
    for seat in range(state.seats):
        is_waiting = (seat - state.baby_yak) % state.seats > (
            state.active - state.baby_yak
        ) % state.seats
        lies_face_down = state.choices[seat] != 0 and (state.phase == SUNRISE or is_waiting)
        if seat != viewer and lies_face_down:
            state.choices[seat] = dice.randint(1, MARKET)
