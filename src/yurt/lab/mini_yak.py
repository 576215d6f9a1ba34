"""Mini-YAK (rule 1.4 of YAK, two seats) solved: an exact yardstick for any bot.

Everything is counted in cards a pile: the cards that the rival takes minus one's own. The seat that
starts takes a little more of them, so a bot is always measured at both seats.
"""

import hashlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np

from yurt.bots.player import RANDOM, twin_of
from yurt.bots.slots import MEMORY, decide
from yurt.core import twins
from yurt.core.catalogue import find_game
from yurt.core.chance import seed_chance
from yurt.core.errors import InputError
from yurt.core.events import Log
from yurt.core.layout import PlainRecords
from yurt.core.loops import DICE, MATCH, VIEW, WORKING_STATES
from yurt.core.state import State
from yurt.games.yak.state import MINI_DECK
from yurt.lab.cfr import Array, Form, choice_regrets, solve
from yurt.lab.game_tree import Index, Tree, make_form
from yurt.lab.simulate import Z95

ROUNDS = 500  # of CFR+: about a minute
DRAWS = 16  # how often a bot is asked at each information set
PILES = 2000
HAND = MINI_DECK // 2

Progress = Callable[[int], None]


def all_deals(hand: int = HAND) -> Array:
    """Every deal with seat 0 to start, as records; smaller hands make a smaller game."""
    game = find_game("yak")
    table = game.table(2, {"edition": "mini"})
    table.start = 0
    states = PlainRecords([table])
    game.plain.deal(states, 0, 0, 0)
    dealt = states[0]
    cards = sorted(card for card in (*dealt.hands[0], *dealt.hands[1], *dealt.draw_pile) if card)
    pairs = [
        (mine, theirs)
        for mine in combinations(cards, hand)
        for theirs in combinations(sorted(set(cards) - set(mine)), hand)
    ]
    deals = game.state.records(len(pairs))
    for i, hands in enumerate(pairs):
        dealt.pack(deals, i)
        aside = sorted(set(cards).difference(*hands))
        deals["hand_sizes"][i][:2] = hand
        deals["hands"][i] = 0
        deals["hands"][i][:2, :hand] = hands
        deals["draw_size"][i] = len(aside)
        deals["draw_pile"][i][: len(aside)] = aside
    return deals


@dataclass(frozen=True)
class Solved:
    """Mini-YAK with the policy of its equilibrium, or very nearly so."""

    deals: Array
    tree: Tree
    form: Form
    index: Index
    policy: Array


def solve_mini_yak(
    rounds: int = ROUNDS, hand: int = HAND, progress: Progress = lambda done: None
) -> Solved:
    """Build the tree, then take the policy from the cache or find it."""
    if rounds < 1 or not 1 <= hand <= HAND:
        raise InputError(f"one round or more is needed, and hands of 1 to {HAND} cards")
    if not twins.has_numba():
        raise InputError("solving a game needs Numba, which is not installed")
    deals = all_deals(hand)
    tree = Tree(find_game("yak"), deals, fewest_win=True)
    form, index = make_form(tree)
    kept = _kept_file(form, index, rounds)
    policy = _read(kept, form)
    if policy is None:
        policy = solve(form, rounds, progress)
        _write(kept, policy)
    return Solved(deals, tree, form, index, policy)


def _kept_file(form: Form, index: Index, rounds: int) -> Path | None:
    """The file for this very game: another rule makes another name."""
    digest = hashlib.sha256()
    for part in (index.keys, index.moves, form.before, form.rows, form.columns, form.gains):
        digest.update(part.tobytes())
    root = twins.cache_root()
    name = f"mini-yak-{digest.hexdigest()[:20]}-{rounds}.policy"
    return None if root is None else root / "solved" / name


def _read(file: Path | None, form: Form) -> Array | None:
    """A policy that was kept, if it is whole."""
    if file is None or not file.is_file() or file.stat().st_size != form.choices * 8:
        return None
    return np.fromfile(file, np.float64)


def _write(file: Path | None, policy: Array) -> None:
    """Keep a policy; nobody ever sees half a file."""
    if file is not None:
        file.parent.mkdir(exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}")
        policy.tofile(part)
        part.replace(file)


def ask(
    views: list[State],
    seat: int,
    moves: list[list[int]],
    counts: list[int],
    states: list[State],
    memories: list[list[int]],
    seed: int,
    number: int,
    draws: int,
    answers: list[list[int]],
) -> None:
    """Ask the bot in slot 1 at some information sets again and again, each time anew."""
    for k in range(len(views)):
        for draw in range(draws):
            states[VIEW] = views[k]
            seed_chance(states[DICE], seed, (number + k) * draws + draw)
            for i in range(len(memories[seat])):
                memories[seat][i] = 0
            move = decide(states, moves[k], counts[k], 1, memories, seat)
            for i in range(counts[k]):
                if moves[k][i] == move:
                    answers[k][i] += 1


def policy_of(
    solved: Solved,
    bot: str,
    draws: int = DRAWS,
    seed: int = 0,
    progress: Progress = lambda done: None,
) -> Array:
    """How often a bot makes each choice: asked so many times at every information set.

    The choices at different sets are drawn apart, so what the result loses to another policy is
    right on average, and its exploitability is too high on average, never too low. A bot begins
    each time with an empty memory.
    """
    game = find_game("yak")
    if bot == RANDOM:
        return solved.form.uniform()
    twin = twin_of(game, (bot,), {"decide": decide, "ask": ask}, is_compiled=True)
    states = game.state.records(WORKING_STATES)
    memories = np.zeros((game.max_seats, MEMORY), np.int64)
    policy = [np.ones(sum(solved.tree.dealt))]
    number = 0
    for spot in solved.tree.spots():
        moves = np.ascontiguousarray(spot.moves)
        answers = np.zeros(moves.shape, np.int32)
        asked = (spot.views, spot.seat, moves, spot.counts)
        twin.ask(*asked, states, memories, seed, number, draws, answers)
        policy.append(answers[spot.is_move] / draws)
        number += len(spot.counts)
        progress(number)
    return np.concatenate(policy)


def losses(
    solved: Solved,
    bot: str,
    piles: int = PILES,
    seed: int = 0,
    progress: Progress = lambda done: None,
) -> Array:
    """What a bot loses to the equilibrium in each of many piles, at both seats in turn.

    Not the cards taken, which depend on luck most of all, but the exact regret of each choice that
    the bot made on the way: on average that is the same, and it takes far fewer piles.
    """
    game = find_game("yak")
    lost = choice_regrets(solved.form, solved.policy)
    rules, thinker = game.compiled, twin_of(game, (bot,), {"decide": decide}, is_compiled=True)
    states, logs = game.state.records(WORKING_STATES), Log.records(1)
    results = np.zeros(piles)
    for pile in range(piles):
        chance = np.random.default_rng([seed, pile])
        dice = State()
        seed_chance(dice, ~seed, pile)
        states["chance"][DICE] = dice.chance
        memories = np.zeros((game.max_seats, MEMORY), np.int64)
        states[MATCH] = solved.deals[chance.integers(len(solved.deals))]
        while bits := rules.acting(states, MATCH):
            seat = bits.bit_length() - 1
            rules.look(states, VIEW, MATCH, seat)
            choices = solved.index.choices(states[VIEW : VIEW + 1])
            moves = solved.index.moves[choices]
            if not len(moves):
                break
            if seat == pile % 2:
                move = thinker.decide(states, moves, len(moves), 1, memories, seat)
                results[pile] += lost[choices][list(moves).index(move)]
            else:
                move = chance.choice(moves, p=solved.policy[choices])
            rules.step(states, MATCH, seat, move, logs)
        progress(pile + 1)
    return results


def lost_to_equilibrium(bot: str, piles: int = PILES, seed: int = 0) -> tuple[float, float]:
    """How many cards a pile a bot loses to perfect play, and how far the interval reaches."""
    return mean_and_spread(losses(solve_mini_yak(), bot, piles, seed))


def mean_and_spread(results: Array) -> tuple[float, float]:
    """The mean, and how far the 95 % interval reaches to both sides of it."""
    return float(results.mean()), Z95 * float(results.std(ddof=1)) / len(results) ** 0.5
