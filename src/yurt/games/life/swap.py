"""3.2: the cards given must differ from the cards taken."""

from .state import KINDS, LifeState


def forbidden_gift(state: LifeState, seat: int) -> int:
    """The one species that may not be given now, or 0.

    As the last card it is the one that would make the cards given equal to the row. Before, it is
    a card after which the hand could only go on to just that, so that nobody gets into a swap that
    cannot be finished: with 7 bears and a cat left and a cat and a bear missing, that is the cat.
    """
    row = state.row - 1
    missing = 0
    held = 0
    for species in range(1, KINDS + 1):
        more = state.rows[row][species] - state.given[species]
        if more < 0:
            return 0  # they differ already
        if more > 0:
            missing = species
        if state.hands[seat][species] > 0:
            held += 1
    if state.owed == 1:
        return missing
    if held > 2:
        return 0  # two species are left after any card, and so two ways to go on
    for species in range(1, KINDS + 1):
        if state.hands[seat][species] > 0 and not can_differ(state, seat, species):
            return species
    return 0


def can_differ(state: LifeState, seat: int, gift: int) -> bool:
    """Whether the cards given, this one and those to come can differ from the row."""
    left = state.owed - 1
    for species in range(1, KINDS + 1):
        more = state.rows[state.row - 1][species] - state.given[species]
        held = state.hands[seat][species]
        if species == gift:
            more -= 1
            held -= 1
        # The hand has fewer of a species than the row, or can give more of it.
        if not min(held, left) <= more <= held:
            return True
    return False
