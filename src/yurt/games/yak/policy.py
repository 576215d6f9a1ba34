"""How the learned networks of YAK decide: by chance, as often as one finds each decision good."""

from pathlib import Path
from typing import Any

from yurt.core.chance import random_below
from yurt.core.learned import Learned
from yurt.core.state import State

from .actions import ACTIONS, fill_allowed, fill_chances, move_of, note_decision, pick
from .features import FEATURES, LEADS, OF_NEIGHBOURS, PUBLIC_ODDS, fill_features
from .manners import CLAIMS_SHOWN, MANNERS, REMEMBERED
from .rules import total_taken
from .state import MINI, YakState

# The networks: for mini-YAK, for three players and more, for two of whom the other one only
# reckons, and the others all for two
SMALL, ROUND, RECKONERS, DUEL = 0, 1, 2, 3
SELVES = 8  # stages of a student; for two players one of them is drawn for each pile
NETWORKS = DUEL + SELVES

FILE = Path(__file__).parent / "policy.npz"
HIDDEN = 128
HALF = PUBLIC_ODDS  # of the features: Numba keeps no code with tables above 1 MB in its cache
WEIGHTS_1: Any = Learned(FILE, "weights_1", (NETWORKS, HALF, HIDDEN))
MORE_WEIGHTS_1: Any = Learned(FILE, "more_weights_1", (NETWORKS, FEATURES - HALF, HIDDEN))
OFFSETS_1: Any = Learned(FILE, "offsets_1", (NETWORKS, HIDDEN))
WEIGHTS_2: Any = Learned(FILE, "weights_2", (NETWORKS, HIDDEN, HIDDEN))
OFFSETS_2: Any = Learned(FILE, "offsets_2", (NETWORKS, HIDDEN))
WEIGHTS_3: Any = Learned(FILE, "weights_3", (NETWORKS, HIDDEN, ACTIONS))
OFFSETS_3: Any = Learned(FILE, "offsets_3", (NETWORKS, ACTIONS))
TABLES_OF_FILE = (
    WEIGHTS_1,
    MORE_WEIGHTS_1,
    OFFSETS_1,
    WEIGHTS_2,
    OFFSETS_2,
    WEIGHTS_3,
    OFFSETS_3,
)

# The watcher, a small network that tells from manners whether a rival only reckons
WATCHING = 16
WATCH_WEIGHTS_1: Any = Learned(FILE, "watch_weights_1", (MANNERS, WATCHING))
WATCH_OFFSETS_1: Any = Learned(FILE, "watch_offsets_1", (WATCHING,))
WATCH_WEIGHTS_2: Any = Learned(FILE, "watch_weights_2", (WATCHING, 1))
WATCH_OFFSETS_2: Any = Learned(FILE, "watch_offsets_2", (1,))
TABLES_OF_WATCHER = (WATCH_WEIGHTS_1, WATCH_OFFSETS_1, WATCH_WEIGHTS_2, WATCH_OFFSETS_2)
ENOUGH = 8  # claims that a rival has made before the watcher is asked
SURE = 1.5  # what it must say at least
TO_SPARE = 8  # cards that the rival must have taken more: only what was won is put at risk

FINENESS = 1 << 30  # of the dice
SHARPNESS = (1.5, 2.0, 2.0, 2.0)  # of the master, by network; all from DUEL on have the last one

# Places in the memory of a bot with two players: for which pile a network was drawn, and which
DRAWN_FOR, DRAWN = REMEMBERED, REMEMBERED + 1


def league_of(view: YakState) -> int:
    """The league that a match belongs to: the first of its networks."""
    if view.edition == MINI:
        return SMALL
    return DUEL if view.seats == 2 else ROUND


def network_of(view: YakState, row: list[float], memory: list[int], rng: State) -> int:
    """The network that decides; for two players it is drawn anew for each pile."""
    league = league_of(view)
    if league != DUEL:
        return league
    pile = total_taken(view) + 1  # never 0, and another number for each pile
    if memory[DRAWN_FOR] != pile:
        memory[DRAWN_FOR] = pile
        memory[DRAWN] = random_below(rng, SELVES)
    return RECKONERS if has_to_spare(row) and only_reckons(row) else DUEL + memory[DRAWN]


def has_to_spare(row: list[float]) -> bool:
    """Whether the lead is so large that it survives a mistake about the rival."""
    return row[LEADS] >= TO_SPARE / 10.0


def only_reckons(row: list[float]) -> bool:
    """Whether the rival seems to doubt and to claim by chances alone."""
    if row[OF_NEIGHBOURS] < ENOUGH / CLAIMS_SHOWN:
        return False
    first = [0.0] * WATCHING
    second = [0.0]
    fill_offsets(WATCH_OFFSETS_1, WATCHING, first)
    add_layer(row, OF_NEIGHBOURS, MANNERS, WATCH_WEIGHTS_1, WATCHING, first)
    cut_off(first, WATCHING)
    fill_offsets(WATCH_OFFSETS_2, 1, second)
    add_layer(first, 0, WATCHING, WATCH_WEIGHTS_2, 1, second)
    return second[0] > SURE


def by_network(view: YakState, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """One of the decisions by its chance; the sharper, the more often the best one."""
    row = [0.0] * FEATURES
    logits = [0.0] * ACTIONS
    allowed = [0] * ACTIONS
    chances = [0.0] * ACTIONS
    fill_features(view, seat, memory, row)
    network = network_of(view, row, memory, rng)
    fill_logits(row, network, logits)
    fill_allowed(view, moves, len(moves), allowed)
    fill_chances(logits, allowed, SHARPNESS[min(network, DUEL)], chances)
    action = pick(chances, random_below(rng, FINENESS) / FINENESS)
    note_decision(view, action, row, memory)
    return move_of(view, action)


def likeliest(view: YakState, seat: int, moves: list[int], memory: list[int]) -> int:
    """The decision that is made most often, by all networks that may be drawn."""
    row = [0.0] * FEATURES
    logits = [0.0] * ACTIONS
    allowed = [0] * ACTIONS
    chances = [0.0] * ACTIONS
    sums = [0.0] * ACTIONS
    fill_features(view, seat, memory, row)
    fill_allowed(view, moves, len(moves), allowed)
    league = league_of(view)
    for network in range(league, NETWORKS if league == DUEL else league + 1):
        fill_logits(row, network, logits)
        fill_chances(logits, allowed, SHARPNESS[league], chances)
        for action in range(ACTIONS):
            sums[action] += chances[action]
    best = 0
    for action in range(ACTIONS):
        if sums[action] > sums[best]:
            best = action
    return move_of(view, best)


def fill_logits(row: list[float], network: int, logits: list[float]) -> None:
    """Fill in what one of the networks says of each decision."""
    first = [0.0] * HIDDEN
    second = [0.0] * HIDDEN
    fill_offsets(OFFSETS_1[network], HIDDEN, first)
    add_layer(row, 0, HALF, WEIGHTS_1[network], HIDDEN, first)
    add_layer(row, HALF, FEATURES - HALF, MORE_WEIGHTS_1[network], HIDDEN, first)
    cut_off(first, HIDDEN)
    fill_offsets(OFFSETS_2[network], HIDDEN, second)
    add_layer(first, 0, HIDDEN, WEIGHTS_2[network], HIDDEN, second)
    cut_off(second, HIDDEN)
    fill_offsets(OFFSETS_3[network], ACTIONS, logits)
    add_layer(second, 0, HIDDEN, WEIGHTS_3[network], ACTIONS, logits)


def fill_offsets(offsets: list[float], size: int, outer: list[float]) -> None:
    """What a layer begins with."""
    for k in range(size):
        outer[k] = offsets[k]


def add_layer(
    inner: list[float],
    first: int,
    inner_size: int,
    weights: list[list[float]],
    outer_size: int,
    outer: list[float],
) -> None:
    """Add what a layer makes of some numbers of the one before, from the first on."""
    for i in range(inner_size):
        value = inner[first + i]
        if value != 0.0:
            line = weights[i]
            for k in range(outer_size):
                outer[k] += value * line[k]


def cut_off(layer: list[float], size: int) -> None:
    """What is below 0 counts nothing."""
    for k in range(size):
        layer[k] = max(layer[k], 0.0)
