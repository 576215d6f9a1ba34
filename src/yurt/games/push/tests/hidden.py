"""What a viewer of PUSH may not know, said apart from the rules: the conformance suite moves it."""

import random

from yurt.games.push.state import PushState


def another_world(state: PushState, viewer: int, dice: random.Random) -> None:
    """Shuffle the deck, of which everybody knows only the counts."""
    cards = state.deck[: state.deck_size]
    dice.shuffle(cards)
    state.deck[: state.deck_size] = cards
