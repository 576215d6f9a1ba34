"""From scores to places."""


def rank(keys: list[int], places: list[int], seats: int) -> None:
    """Place 1 for the highest key; equal keys share a place, and the next place is left out."""
    for seat in range(seats):
        place = 1
        for other in range(seats):
            if keys[other] > keys[seat]:
                place += 1
        places[seat] = place


def rank_low(keys: list[int], places: list[int], seats: int) -> None:
    """Place 1 for the lowest key; otherwise as `rank`."""
    for seat in range(seats):
        place = 1
        for other in range(seats):
            if keys[other] < keys[seat]:
                place += 1
        places[seat] = place
