"""What a seat knows, as numbers for a network: what its view shows, and what it remembers."""

from .manners import MANNERS, fill_manners, remember
from .odds import CASES, WIDTH, count_own, likely, reckon
from .rules import last_claim, number_of_claim, species_of_claim
from .state import CLAIMING, KINDS, SPECIES_COUNT, YakState

STEPS = (0, 1, 2, 3, 4, 6, 8, 11)  # so far above the lowest claim about a species one may go
RAISES = len(STEPS)
CANDIDATES = RAISES * SPECIES_COUNT
RECENT = 6  # claims that are told one by one; of all of them there are sums

TABLE = 0  # phase, sizes, seats, scores
LEADS = TABLE + 16  # how many cards more each of the others has taken, in tens
CARDS = TABLE + 23
CLAIM_MADE = CARDS + 3 * KINDS
ODDS = CLAIM_MADE + SPECIES_COUNT + 3
RAISE_ODDS = ODDS + CASES + 2 * SPECIES_COUNT
PUBLIC_ODDS = RAISE_ODDS + CANDIDATES  # as somebody reckons who has no cards
SUMS = PUBLIC_ODDS + 1 + CANDIDATES
OF_SPECIES = 7  # sums of the claims about each species
LAST_CLAIMS = SUMS + SPECIES_COUNT * OF_SPECIES
OF_CLAIM = SPECIES_COUNT + 3
OF_NEIGHBOURS = LAST_CLAIMS + RECENT * OF_CLAIM
FEATURES = OF_NEIGHBOURS + MANNERS


def fill_features(view: YakState, seat: int, memory: list[int], row: list[float]) -> None:
    """Fill in everything, and take into the memory what has happened."""
    for i in range(FEATURES):
        row[i] = 0.0
    unseen = [0] * (KINDS + 1)
    weights = [0.0] * CASES
    means = [0.0] * (CASES * WIDTH)
    spreads = [0.0] * (CASES * WIDTH)
    own = [0] * (KINDS + 1)
    hidden = count_own(view, seat, unseen, own)
    said = last_claim(view)
    fill_table(view, seat, hidden, row)
    fill_cards(view, seat, unseen, row)
    fill_claims(view, seat, row)
    reckon(unseen, own, hidden, weights, means, spreads)
    fill_odds(said, weights, means, spreads, row)
    fill_raises(said, weights, means, spreads, RAISE_ODDS, row)
    forget_own(view, seat, unseen, own)
    reckon(unseen, own, view.pile_size, weights, means, spreads)
    row[PUBLIC_ODDS] = odds_of(said, weights, means, spreads)
    fill_raises(said, weights, means, spreads, PUBLIC_ODDS + 1, row)
    remember(view, seat, row[CLAIM_MADE + 2], row[PUBLIC_ODDS], memory)
    fill_manners(memory, OF_NEIGHBOURS, row)


def remember_view(view: YakState, seat: int, memory: list[int]) -> None:
    """Take into the memory what has happened, and fill in nothing for a network."""
    unseen = [0] * (KINDS + 1)
    weights = [0.0] * CASES
    means = [0.0] * (CASES * WIDTH)
    spreads = [0.0] * (CASES * WIDTH)
    own = [0] * (KINDS + 1)
    hidden = count_own(view, seat, unseen, own)
    said = last_claim(view)
    reckon(unseen, own, hidden, weights, means, spreads)
    said_odds = odds_of(said, weights, means, spreads)
    forget_own(view, seat, unseen, own)
    reckon(unseen, own, view.pile_size, weights, means, spreads)
    remember(view, seat, said_odds, odds_of(said, weights, means, spreads), memory)


def forget_own(view: YakState, seat: int, unseen: list[int], own: list[int]) -> None:
    """Count the own cards among those unseen, as somebody does who has none."""
    for card in range(1, KINDS + 1):
        unseen[card] += own[card]
        own[card] = 0
    for i in range(view.hand_sizes[seat]):
        unseen[view.hands[seat][i]] += 1


def odds_of(said: int, weights: list[float], means: list[float], spreads: list[float]) -> float:
    """How likely the claim that stands is; 0 if there is none."""
    if said == 0:
        return 0.0
    return likely(weights, means, spreads, species_of_claim(said), number_of_claim(said))


def fill_table(view: YakState, seat: int, hidden: int, row: list[float]) -> None:
    """The phase, the sizes of everything, the seats and the scores."""
    row[TABLE] = 1.0 if view.phase == CLAIMING else 0.0
    row[TABLE + 1] = 1.0 if view.pile_size == 0 else 0.0
    row[TABLE + 2] = view.draw_size / 50.0
    row[TABLE + 3] = 1.0 if view.draw_size == 0 else 0.0
    row[TABLE + 4] = min(view.draw_size, 10) / 10.0
    row[TABLE + 5] = view.pile_size / 10.0
    row[TABLE + 6] = min(view.pile_size, 4) / 4.0
    row[TABLE + 7] = hidden / 10.0
    row[TABLE + 8] = view.hand_sizes[seat] / 5.0
    row[TABLE + 9 + view.seats] = 1.0  # from two on
    place = LEADS
    other = seat
    for _ in range(view.seats - 1):
        other = other + 1 if other + 1 < view.seats else 0
        row[place] = (view.penalties[other] - view.penalties[seat]) / 10.0
        row[TABLE + 22] += row[place] / (view.seats - 1)
        place += 1


def fill_cards(view: YakState, seat: int, unseen: list[int], row: list[float]) -> None:
    """The own hand, the own cards in the pile, and what may be anywhere."""
    for i in range(view.hand_sizes[seat]):
        row[CARDS - 1 + view.hands[seat][i]] += 0.5
    for i in range(view.pile_size):
        if view.layers[i] == seat:
            row[CARDS + KINDS - 1 + view.pile[i]] += 0.5
    for card in range(1, KINDS + 1):
        row[CARDS + 2 * KINDS - 1 + card] = unseen[card] / 5.0


def fill_odds(
    said: int,
    weights: list[float],
    means: list[float],
    spreads: list[float],
    row: list[float],
) -> None:
    """The claim that stands, how likely it is, and what the pile may hold."""
    number = 0
    if said > 0:
        number = number_of_claim(said)
        species = species_of_claim(said)
        row[CLAIM_MADE] = 1.0
        row[CLAIM_MADE + 1] = number / 10.0
        row[CLAIM_MADE + 2] = odds_of(said, weights, means, spreads)
        row[CLAIM_MADE + 2 + species] = 1.0
    for case in range(CASES):
        row[ODDS + case] = weights[case]
    for species in range(1, WIDTH):
        place = ODDS + CASES + 2 * (species - 1)
        row[place] = (means[species] - number) / 5.0
        row[place + 1] = (means[WIDTH + species] - number) / 10.0


def fill_raises(
    said: int,
    weights: list[float],
    means: list[float],
    spreads: list[float],
    first: int,
    row: list[float],
) -> None:
    """How likely the possible raises are."""
    for species in range(1, WIDTH):
        for i in range(RAISES):
            raised = number_of_claim(raised_claim(said, species, i))
            place = first + (species - 1) * RAISES + i
            row[place] = likely(weights, means, spreads, species, raised)


def raised_claim(said: int, species: int, raising: int) -> int:
    """One of the raises about a species that are considered; it may be too high to be allowed."""
    lowest = (said // SPECIES_COUNT) * SPECIES_COUNT + species
    if lowest <= said:
        lowest += SPECIES_COUNT
    return lowest + STEPS[raising] * SPECIES_COUNT


def fill_claims(view: YakState, seat: int, row: list[float]) -> None:
    """What was said with the cards of this pile: sums by species, and the last ones one by one."""
    size = view.pile_size - 1 if view.phase == CLAIMING else view.pile_size
    before = 0
    previous = view.layers[size - 1] if size > 0 else seat
    for i in range(size):
        said = view.claims[i]
        rise = min(said - before, 10 * SPECIES_COUNT) / (2.0 * SPECIES_COUNT)
        before = said
        species = species_of_claim(said)
        place = SUMS + (species - 1) * OF_SPECIES
        if view.layers[i] == seat:
            row[place] += 0.3
            row[place + 1] += 0.3 * rise
            row[place + 2] = number_of_claim(said) / 10.0
        else:
            row[place + 3] += 0.3
            row[place + 4] += 0.3 * rise
            row[place + 5] = number_of_claim(said) / 10.0
            if view.layers[i] == previous:
                row[place + 6] += 0.3
        if i >= size - RECENT:
            place = LAST_CLAIMS + (size - 1 - i) * OF_CLAIM
            row[place + species - 1] = 1.0
            row[place + SPECIES_COUNT] = rise
            row[place + SPECIES_COUNT + 1] = 1.0 if view.layers[i] == seat else 0.0
            row[place + SPECIES_COUNT + 2] = 1.0 if view.layers[i] == previous else 0.0
