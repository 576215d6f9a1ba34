"""What a viewer of Peaks may not know, said apart from the rules: the suite moves it."""

import random

from yurt.core.state import State


def another_world(state: State, viewer: int, dice: random.Random) -> None:
    """Exchange cards among the places that the viewer cannot see."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    fields = vars(state)
    hands, sizes, choices = fields["hands"], fields["hand_sizes"], fields["choices"]
    places = [(hands[seat], i) for seat in others for i in range(sizes[seat])]
    places += [(choices, seat) for seat in others if choices[seat]]
    places += [(fields["rest"], i) for i in range(fields["rest_size"])]
    cards = [cards[i] for cards, i in places]
    dice.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    for seat in others:
        hands[seat][: sizes[seat]] = sorted(hands[seat][: sizes[seat]])
