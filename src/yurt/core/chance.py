"""Chance: one stream in the state, advanced only by `random_below`.

Simulation uses a fast multiply-with-carry generator. A live match uses SHA-256 in counter mode
under a secret of 256 bits, so that nobody can compute the deck from the cards seen; the hash of the
secret is shown before the deal and the secret after the match.
"""

import hashlib
import secrets

from yurt.core.state import NOBODY, State

MULTIPLIER = 1791398085  # MULTIPLIER * 2**32 - 1 is a safe prime, and all products fit into int64
LOW = 0xFFFFFFFF
SECRET_BYTES = 32
WORD_BYTES = 8


def random_below(state: State, bound: int) -> int:
    """A number from 0 to bound - 1, from the fast stream."""
    word = state.chance[0]
    low = word & LOW
    carry = word >> 32
    state.chance[0] = MULTIPLIER * low + carry
    return ((low ^ carry) * bound) >> 32


def foresee(state: State, number: int, bound: int) -> None:
    """Let the fast stream give this number next, if it is asked for one below the bound."""
    state.chance[0] = (number << 32) // bound + 1


def seed_chance(state: State, seed: int, match: int) -> None:
    """Start the fast stream of one match out of many that share a seed."""
    high = scrambled(seed & LOW, scrambled(seed >> 32 & LOW, 0x2545F491))
    low = scrambled(match & LOW, scrambled(match >> 32 & LOW, 0x1B56C4E9))
    # Each half depends on all four words, so that two matches practically never share a stream.
    low = scrambled(low, high)
    high = scrambled(high, low)
    # Below MULTIPLIER in the upper half, and not 0 in the lower: never one of the fixed points.
    state.chance[0] = ((high * (MULTIPLIER - 1) >> 32) << 32) | (low | 1)
    for i in range(1, len(state.chance)):
        state.chance[i] = 0


def scrambled(word: int, salt: int) -> int:
    """Mix 32 bits so that neighbouring seeds give unrelated streams."""
    word = (word ^ salt ^ 0x5BD1E995) & LOW
    for _ in range(3):
        word = ((word ^ (word >> 16)) * 0x45D9F3B) & LOW
        word = (word + 0x1B873593) & LOW
    return word ^ (word >> 16)


def shuffle(state: State, cards: list[int], size: int) -> None:
    """Put the first `size` cards into random order."""
    for last in range(size - 1, 0, -1):
        other = random_below(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def first_seat(state: State) -> int:
    """The seat that starts: as agreed before the match, or by chance."""
    if state.start == NOBODY:
        state.start = random_below(state, state.seats)
    return state.start


def hide_chance(state: State) -> None:
    """Blank the stream, so that a view cannot tell what comes."""
    for i in range(len(state.chance)):
        state.chance[i] = 0


def secret_below(state: State, bound: int) -> int:
    """A number from 0 to bound - 1, from the cryptographic stream."""
    counter = state.chance[4]
    state.chance[4] = counter + 1
    block = secret_of(state) + counter.to_bytes(WORD_BYTES, "big")
    # 256 bits for a bound of a few hundred: the remainder is uniform to 75 digits.
    return int.from_bytes(hashlib.sha256(block).digest(), "big") % bound


def use_secret(state: State, secret: bytes) -> None:
    """Start the cryptographic stream."""
    for i in range(4):
        word = secret[i * WORD_BYTES : (i + 1) * WORD_BYTES]
        state.chance[i] = int.from_bytes(word, "big", signed=True)
    state.chance[4] = 0


def secret_of(state: State) -> bytes:
    """The secret that the state was dealt from."""
    return b"".join(word.to_bytes(WORD_BYTES, "big", signed=True) for word in state.chance[:4])


def new_secret() -> bytes:
    """A fresh secret from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the deal: it binds to the secret without telling it."""
    return hashlib.sha256(b"yurt deal " + secret).hexdigest()
