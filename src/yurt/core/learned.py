"""Numbers that bots have learned, in a file; read when a bot that needs them is made."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from yurt.core.errors import InputError


class Learned:
    """A table of numbers by its name in a file; in a twin the numbers themselves stand for it."""

    def __init__(self, file: Path, name: str, shape: tuple[int, ...]) -> None:
        self._file = file
        self.name = name
        self._shape = shape

    def load(self) -> npt.NDArray[Any]:
        """The numbers."""
        try:
            with self._file.open("rb") as file, np.load(file) as tables:
                numbers: npt.NDArray[Any] = tables[self.name]
        except Exception:  # a damaged file can raise nearly anything
            raise InputError(f"{self._sentence} is missing or damaged; {self._remedy}") from None
        if not self._fits(numbers):
            raise InputError(f"{self._sentence} does not fit this version; {self._remedy}")
        return numbers

    def _fits(self, numbers: npt.NDArray[Any]) -> bool:
        is_real = numbers.dtype.kind == "f"
        return is_real and numbers.shape == self._shape and bool(np.isfinite(numbers).all())

    @property
    def _sentence(self) -> str:
        return f"what the bots of {self._game} have learned ({self.name} in {self._file.name})"

    @property
    def _remedy(self) -> str:
        return f"install Yurt anew, or let them learn again: yurt train {self._game}"

    @property
    def _game(self) -> str:
        return self._file.parent.name
