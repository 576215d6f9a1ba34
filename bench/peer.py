"""One round of a peer's random play at a time; runs in the peers' own environment.

Reads a line `PEER COUNT`, plays that many matches, answers with the seconds it took.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

Round = Callable[[int], float]


def open_spiel_round(name: str) -> Round:
    """C++ rollouts: the evaluator of a search with one simulation.

    They begin after the deal, because the search crashes at a chance node: that spares OpenSpiel
    the dealing, which Yurt does in every match.
    """
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def play(count: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(count, 7)
        bot = pyspiel.MCTSBot(
            pyspiel.load_game(name), evaluator, 2.0, 1, 1000, False, 7, False
        )
        start = time.perf_counter()
        bot.mcts_search(state)
        return time.perf_counter() - start

    return play


def pgx_round(name: str) -> Round:
    """Random play of many matches in parallel on the CPU, each from start to end."""
    import jax
    import jax.numpy as jnp
    import pgx

    environment = pgx.make(name)
    batch = 4096

    def play_batch(key: Any) -> Any:
        init_key, key = jax.random.split(key)
        states = jax.vmap(environment.init)(jax.random.split(init_key, batch))

        def is_going_on(carry: Any) -> Any:
            return ~carry[0].terminated.all()

        def one_move(carry: Any) -> Any:
            states, key = carry
            key, use = jax.random.split(key)
            logits = jnp.log(states.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(use, logits, axis=1)
            return jax.vmap(environment.step)(states, actions), key

        return jax.lax.while_loop(is_going_on, one_move, (states, key))[0].rewards.sum()

    run = jax.jit(play_batch)
    run(jax.random.PRNGKey(0)).block_until_ready()

    def play(count: int) -> float:
        batches = max(1, count // batch)
        start = time.perf_counter()
        for i in range(batches):
            run(jax.random.PRNGKey(i)).block_until_ready()
        return (time.perf_counter() - start) * count / (batches * batch)

    return play


PEERS: dict[str, Callable[[], Round]] = {
    "open_spiel-leduc": lambda: open_spiel_round("leduc_poker"),
    "open_spiel-liarsdice": lambda: open_spiel_round("liars_dice"),
    "pgx-leduc": lambda: pgx_round("leduc_holdem"),
}


def main() -> None:
    """Answer rounds until the input ends."""
    rounds: dict[str, Round] = {}
    for line in sys.stdin:
        name, count = line.split()
        if name not in rounds:
            rounds[name] = PEERS[name]()
        print(rounds[name](int(count)), flush=True)


if __name__ == "__main__":
    main()
