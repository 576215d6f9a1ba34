"""What a seat remembers of its neighbours in the course of a match: how they claim and doubt.

Only the seat before it says what it may challenge, and only the one behind it may challenge what it
has said itself, so these two are watched. Everything is reckoned when the seat is asked again.
"""

from yurt.core.state import next_seat

from .rules import total_taken
from .state import CLAIMING, SPECIES_COUNT, YakState

# Places in the memory of a bot
ASKED = 0  # at which place of the match it was asked last
TAKEN, MINE, BEHIND = 1, 2, 3  # cards taken by then: by all, by the seat, by the one behind it
DONE, LAID, SAID_ODDS = 4, 5, 6  # what it did then; of a claim how large the pile was, how likely
HEARD, HEARD_ODDS, HEARD_PUBLIC, HEARD_RISES, HEARD_DARING = 7, 8, 9, 10, 11  # claims before it
RIGHT, WRONG = 12, 13  # its own challenges
CAUGHT, SPARED, DOUBTED_ODDS, DOUBTED_DARING = 14, 15, 16, 17  # challenges of the seat behind it
BELIEVED, BELIEVED_ODDS, BELIEVED_DARING = 18, 19, 20

NOTHING, DID_CHALLENGE, DID_CLAIM = 0, 1, 2
PARTS = 1000  # chances are kept in whole numbers
CLAIMS_SHOWN = 10.0  # so many claims are told to a network as 1
UNLIKELY = 250  # a claim below this chance is daring
MANNERS = 14
REMEMBERED = 21  # numbers


def remember(
    view: YakState, seat: int, said_odds: float, public_odds: float, memory: list[int]
) -> None:
    """Take in what has happened since the seat was asked, and the claim before it."""
    place = view.turn * 4 + view.phase
    if memory[ASKED] == place:  # asked once more: what was decided before was not done
        memory[DONE] = NOTHING
        return
    total = total_taken(view)
    behind = next_seat(view, seat)
    if memory[ASKED] > 0:
        judge_last(view, seat, behind, total, memory)
    memory[TAKEN] = total
    memory[MINE] = view.penalties[seat]
    memory[BEHIND] = view.penalties[behind]
    memory[DONE] = NOTHING
    if view.phase != CLAIMING and view.pile_size > 0:
        said = view.claims[view.pile_size - 1]
        before = view.claims[view.pile_size - 2] if view.pile_size > 1 else 0
        memory[HEARD] += 1
        memory[HEARD_ODDS] += int(said_odds * PARTS)
        memory[HEARD_PUBLIC] += int(public_odds * PARTS)
        memory[HEARD_RISES] += min(said - before, 10 * SPECIES_COUNT)
        if public_odds * PARTS < UNLIKELY:
            memory[HEARD_DARING] += 1
    memory[ASKED] = place


def judge_last(view: YakState, seat: int, behind: int, total: int, memory: list[int]) -> None:
    """What came of the last decision.

    With three or more, whoever doubted in vain and was caught at once in the next pile has taken
    more than that pile, and counts as having believed.
    """
    took = view.penalties[seat] > memory[MINE]
    if memory[DONE] == DID_CHALLENGE:
        memory[WRONG if took else RIGHT] += 1
    elif memory[DONE] == DID_CLAIM:
        odds = memory[SAID_ODDS]
        daring = 1 if odds < UNLIKELY else 0
        lost = view.penalties[behind] - memory[BEHIND]
        spared = total > memory[TAKEN] and (view.seats == 2 or lost == memory[LAID])
        if took or spared:
            memory[CAUGHT if took else SPARED] += 1
            memory[DOUBTED_ODDS] += odds
            memory[DOUBTED_DARING] += daring
        else:
            memory[BELIEVED] += 1
            memory[BELIEVED_ODDS] += odds
            memory[BELIEVED_DARING] += daring


def note_challenge(memory: list[int]) -> None:
    """Remember one's own challenge."""
    memory[DONE] = DID_CHALLENGE


def note_claim(view: YakState, public_odds: float, memory: list[int]) -> None:
    """Remember one's own claim."""
    memory[DONE] = DID_CLAIM
    memory[LAID] = view.pile_size
    memory[SAID_ODDS] = int(public_odds * PARTS)


def fill_manners(memory: list[int], first: int, row: list[float]) -> None:
    """Fill in what is remembered, as numbers for a network."""
    doubted = memory[CAUGHT] + memory[SPARED]
    row[first] = min(memory[HEARD], 40) / CLAIMS_SHOWN
    row[first + 1] = share(memory[HEARD_ODDS], memory[HEARD] * PARTS)
    row[first + 2] = share(memory[HEARD_PUBLIC], memory[HEARD] * PARTS)
    row[first + 3] = share(memory[HEARD_RISES], memory[HEARD] * SPECIES_COUNT)
    row[first + 4] = share(memory[HEARD_DARING], memory[HEARD])
    row[first + 5] = min(memory[RIGHT], 12) / 4.0
    row[first + 6] = min(memory[WRONG], 12) / 4.0
    row[first + 7] = min(memory[CAUGHT], 12) / 4.0
    row[first + 8] = min(memory[SPARED], 12) / 4.0
    row[first + 9] = min(memory[BELIEVED], 40) / CLAIMS_SHOWN
    row[first + 10] = share(memory[DOUBTED_ODDS], doubted * PARTS)
    row[first + 11] = share(memory[BELIEVED_ODDS], memory[BELIEVED] * PARTS)
    daring = memory[DOUBTED_DARING] + memory[BELIEVED_DARING]
    row[first + 12] = min(daring, 20) / 5.0
    row[first + 13] = share(memory[DOUBTED_DARING], daring)


def share(part: int, whole: int) -> float:
    """A part of a whole; of nothing it is 0."""
    return part / whole if whole > 0 else 0.0
