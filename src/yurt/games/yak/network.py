"""A small network in NumPy: layers, their slopes, and steps after Adam."""

import ctypes
import sys
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
MEMORY_OF_SLOPES, MEMORY_OF_SQUARES, SMALL = 0.9, 0.99, 1e-5
LONGEST_STEP = 0.5  # of all slopes together
LAST_LAYER = 0.07  # how large its first weights are: all answers begin alike


def use_one_thread() -> None:
    """Let NumPy multiply in one thread: with more of them sums come out a little differently."""
    found = multipliers()
    if not found:
        note_any_threads()
    for library in found:
        library.scipy_openblas_set_num_threads64_(1)


def multipliers() -> list[ctypes.CDLL]:
    """The libraries with which NumPy multiplies, if it has brought its own."""
    paths = (Path(np.__file__).parents[1] / "numpy.libs").glob("libscipy_openblas*")
    return [ctypes.CDLL(str(path)) for path in paths]


@cache
def note_any_threads() -> None:
    """Say once that sums may come out differently."""
    note = "NumPy has no OpenBLAS of its own here, so it may multiply in several threads:"
    print(note, "training again with the same seed may give another file.", file=sys.stderr)


class Network:
    """Weights and offsets of all layers in one row of numbers."""

    def __init__(self, sizes: Sequence[int], dice: np.random.Generator) -> None:
        self._shapes: list[tuple[int, ...]] = []
        for inner, outer in pairwise(sizes):
            self._shapes += [(inner, outer), (outer,)]
        self.numbers = np.zeros(sum(int(np.prod(shape)) for shape in self._shapes), np.float32)
        self.parts = self.split(self.numbers)
        for weights in self.parts[::2]:
            weights[:] = np.sqrt(2.0 / len(weights)) * dice.standard_normal(weights.shape)
        self.parts[-2][:] *= LAST_LAYER
        self._slopes = np.zeros_like(self.numbers)
        self._slope_parts = self.split(self._slopes)
        self._mean = np.zeros_like(self.numbers)
        self._square = np.zeros_like(self.numbers)
        self._steps = 0

    def split(self, numbers: Array) -> list[Array]:
        """Views of the row: weights and offsets in turn."""
        parts, first = [], 0
        for shape in self._shapes:
            size = int(np.prod(shape))
            parts.append(numbers[first : first + size].reshape(shape))
            first += size
        return parts

    def learn(self, layers: list[Array], slopes: Array, rate: float) -> None:
        """One step down the slopes of the answer."""
        for i in range(len(self.parts) - 2, -1, -2):
            inner = layers[i // 2]
            np.matmul(inner.T, slopes, out=self._slope_parts[i])
            slopes.sum(axis=0, out=self._slope_parts[i + 1])
            if i > 0:
                slopes = slopes @ self.parts[i].T
                slopes *= inner > 0
        self._step(rate)

    def _step(self, rate: float) -> None:
        slopes = self._slopes
        length = float(np.sqrt(np.dot(slopes, slopes)))
        if length > LONGEST_STEP:
            slopes *= LONGEST_STEP / length
        self._steps += 1
        self._mean += (1 - MEMORY_OF_SLOPES) * (slopes - self._mean)
        self._square += (1 - MEMORY_OF_SQUARES) * (slopes * slopes - self._square)
        first = 1 - MEMORY_OF_SLOPES**self._steps
        second = 1 - MEMORY_OF_SQUARES**self._steps
        self.numbers -= (rate / first) * self._mean / (np.sqrt(self._square / second) + SMALL)


def forward(rows: Array, parts: list[Array]) -> list[Array]:
    """The rows and what each layer of weights and offsets makes of them; the last is the answer."""
    layers = [rows]
    for i in range(0, len(parts), 2):
        out = layers[-1] @ parts[i]
        out += parts[i + 1]
        if i + 2 < len(parts):
            np.maximum(out, 0.0, out=out)
        layers.append(out)
    return layers
