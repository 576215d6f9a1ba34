"""What a viewer of YAK may not know, said apart from the rules: the conformance suite moves it."""

import random

from yurt.games.yak.state import YakState


def another_world(state: YakState, viewer: int, dice: random.Random) -> None:
    """Exchange cards among some of the places that the viewer cannot see."""
    hands = [state.hands[seat] for seat in range(state.seats) if seat != viewer]
    sizes = [state.hand_sizes[seat] for seat in range(state.seats) if seat != viewer]
    groups = [[(hand, i) for i in range(size)] for hand, size in zip(hands, sizes, strict=True)]
    groups.append([(state.draw_pile, i) for i in range(state.draw_size)])
    laid = [i for i in range(state.pile_size) if state.layers[i] != viewer]
    groups.append([(state.pile, i) for i in laid])
    chosen = dice.sample(groups, dice.randint(1, len(groups)))
    places = [place for group in chosen for place in group]
    cards = [cards[i] for cards, i in places]
    dice.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    for hand, size in zip(hands, sizes, strict=True):
        hand[:size] = sorted(hand[:size])
