"""Hands and piles as lists of cards with a size."""


def insert_sorted(cards: list[int], size: int, card: int) -> None:
    """Put a card into its place among the first `size` cards, which are sorted."""
    place = size
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def remove_card(cards: list[int], size: int, card: int) -> None:
    """Take out the first such card among the first `size` cards and close the gap."""
    place = 0
    while cards[place] != card:
        place += 1
    for i in range(place, size - 1):
        cards[i] = cards[i + 1]
    cards[size - 1] = 0


def sort_cards(cards: list[int], size: int) -> None:
    """Put the first `size` cards into order."""
    for i in range(1, size):
        insert_sorted(cards, i, cards[i])


def copies(cards: list[int], size: int, card: int) -> int:
    """How many of the first `size` cards are this one."""
    found = 0
    for i in range(size):
        if cards[i] == card:
            found += 1
    return found
