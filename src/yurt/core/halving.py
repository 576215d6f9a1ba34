"""Sequential halving: candidates are tried side by side, and the worse half is dropped.

Over and over, until one is left:

    share = trials // halvings(count)
    while count > 1:
        for _ in range(max(share // count, 1)):
            for i in range(count):
                values[order[i]] += ...  # one more trial of this candidate
        count = drop_worse_half(order, count, values)
"""


def halvings(count: int) -> int:
    """How many rounds it takes until one candidate is left; 1 if there is no choice."""
    rounds = 1
    while count > 2:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def drop_worse_half(order: list[int], count: int, values: list[float]) -> int:
    """Put the best of the first `count` candidates first, equals as they were; how many stay."""
    for i in range(1, count):
        candidate = order[i]
        place = i
        while place > 0 and values[order[place - 1]] < values[candidate]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = candidate
    return (count + 1) // 2
