"""A search for any game: many imagined worlds, and one table of what each move led to.

In each round the blanks of the view are filled with something possible, and the match is played on
from there: by the table as far as it reaches, then at random. A seat knows where it is by what it
has seen happen: the searcher by everything told to its seat, the others by what is told to all. So
choices made at the same time are made apart from each other, and nobody plays by hidden cards.
"""

from collections.abc import Sequence
from math import log, sqrt

from yurt.core.chance import random_below, scrambled, seed_chance
from yurt.core.contract import apply, guess, legal, score, to_act
from yurt.core.events import (
    AUDIENCE,
    FIRST_VALUE,
    KIND,
    SEAT,
    Log,
    is_in_audience,
)
from yurt.core.loops import LOWEST_SEAT, MOST_SEATS
from yurt.core.space import MOST_MOVES, new_logs, worlds
from yurt.core.state import SPECTATOR, State

ROUNDS = 1000  # imagined worlds for a decision
HORIZON = 100  # moves that are played in each of them
PLACES_BITS = 12
PLACES = 1 << PLACES_BITS  # of the table: each round fills at most one of them
CURIOSITY = 0.7
WIDENING = 2.0  # times the root of the visits: so many moves of a node are tried at most
SEEDS = 1 << 30
WORLD, SEEN = 0, 1
START = 1  # the number of the node from which the search begins


def search(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    """The move that was tried most often because it did best."""
    if len(moves) == 1:
        return moves[0]
    return explore(worlds(view, 2), new_logs(), seat, moves, rng, ROUNDS)


def explore(
    states: list[State],
    logs: Sequence[Log],
    seat: int,
    moves: list[int],
    rng: State,
    rounds: int,
) -> int:
    """Try moves in imagined worlds; fewer rounds than half the table has places."""
    keys = [0] * PLACES
    visits = [0] * PLACES
    values = [0.0] * PLACES
    listed = [0] * MOST_MOVES
    path = [0] * HORIZON
    movers = [0] * HORIZON
    points = [0] * MOST_SEATS
    places = [0] * MOST_SEATS
    rewards = [0.0] * MOST_SEATS
    spread = 1.0  # by how many points seats differ at the end, on average
    for turn in range(rounds):
        states[WORLD] = states[SEEN]
        seed_chance(states[WORLD], random_below(rng, SEEDS), turn)
        guess(states[WORLD], seat)
        mine = START
        public = START
        depth = 0
        length = 0
        has_moved = False
        is_in_tree = True
        bits = to_act(states[WORLD])
        while bits != 0 and length < HORIZON:
            mover = LOWEST_SEAT[bits]
            count = legal(states[WORLD], mover, listed)
            if is_in_tree:
                node = scrambled(mover, mine if mover == seat else public)
                move = select(listed, count, node, keys, visits, values, rng)
                place = find(keys, scrambled(move, node))
                is_in_tree = visits[place] > 0
                path[depth] = place
                movers[depth] = mover
                depth += 1
            else:
                move = listed[random_below(rng, count)]
            logs[0].size = 0
            apply(states[WORLD], mover, move, logs[0])
            if is_in_tree:
                public = follow(public, logs[0], SPECTATOR)
                has_moved = has_moved or mover == seat
                if has_moved:  # what others choose at the same time as the searcher tells nothing
                    mine = follow(mine, logs[0], seat)
            length += 1
            bits = to_act(states[WORLD])
        score(states[WORLD], points, places)
        lead = reward(states[WORLD].seats, points, places, spread, rewards)
        spread += (lead - spread) / (turn + 2)
        for i in range(depth):
            visits[path[i]] += 1
            values[path[i]] += rewards[movers[i]]
    return most_visited(moves, scrambled(seat, START), keys, visits)


def select(
    listed: list[int],
    count: int,
    node: int,
    keys: list[int],
    visits: list[int],
    values: list[float],
    rng: State,
) -> int:
    """A move that is new here, or the one with the best upper bound; its place is made."""
    total = 0
    tried = 0
    fresh = -1
    for i in range(count):
        place = find(keys, scrambled(listed[i], node))
        if visits[place] > 0:
            total += visits[place]
            tried += 1
        elif random_below(rng, i - tried + 1) == 0:
            fresh = listed[i]
    if fresh >= 0 and tried <= WIDENING * sqrt(total):
        key = scrambled(fresh, node)
        keys[find(keys, key)] = key
        return fresh
    best = listed[0]
    most = -1.0
    for i in range(count):
        place = find(keys, scrambled(listed[i], node))
        if visits[place] > 0:
            bound = values[place] / visits[place]
            bound += CURIOSITY * sqrt(log(total) / visits[place])
            if bound > most:
                most = bound
                best = listed[i]
    return best


def find(keys: list[int], key: int) -> int:
    """The place of a key in the table, or the empty one where it belongs."""
    place = key & (PLACES - 1)
    while keys[place] not in (0, key):
        place = (place + 1) & (PLACES - 1)
    return place


def follow(node: int, log: Log, viewer: int) -> int:
    """The number of the node that a viewer comes to by seeing these events."""
    for i in range(log.size):
        row = log.rows[i]
        node = scrambled(pair(row[KIND], row[SEAT]), node)
        if is_in_audience(row[AUDIENCE], viewer):
            node = scrambled(pair(row[FIRST_VALUE], row[FIRST_VALUE + 1]), node)
            node = scrambled(pair(row[FIRST_VALUE + 2], row[FIRST_VALUE + 3]), node)
    return node


def pair(one: int, other: int) -> int:
    """Two numbers of 16 bits in one."""
    return (one & 0xFFFF) << 16 | other & 0xFFFF


def reward(
    seats: int, points: list[int], places: list[int], spread: float, rewards: list[float]
) -> float:
    """Fill in what the end is worth to each seat, from 0 to 1; the mean lead or lag in points.

    One half is the share of rivals beaten, the other the lead over their mean.
    """
    total = 0
    sign = 0  # whether many points are good
    for seat in range(seats):
        total += points[seat]
        for other in range(seats):
            if places[seat] < places[other] and sign == 0:
                sign = (points[seat] > points[other]) - (points[seat] < points[other])
    leads = 0.0
    for seat in range(seats):
        beaten = 0.0
        for other in range(seats):
            if places[seat] < places[other]:
                beaten += 1.0
            elif places[seat] == places[other] and other != seat:
                beaten += 0.5
        rivals = max(seats - 1, 1)
        lead = sign * (points[seat] - (total - points[seat]) / rivals)
        leads += abs(lead)
        rewards[seat] = beaten / rivals / 2 + 0.25 + 0.25 * lead / (abs(lead) + spread)
    return leads / seats


def most_visited(moves: list[int], node: int, keys: list[int], visits: list[int]) -> int:
    """The move of the first decision that was tried most often."""
    best = moves[0]
    most = -1
    for i in range(len(moves)):
        tried = visits[find(keys, scrambled(moves[i], node))]
        if tried > most:
            most = tried
            best = moves[i]
    return best
