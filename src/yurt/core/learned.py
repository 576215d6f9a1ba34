"""Numbers that bots have learned, in a file; read when a bot that needs them is made."""

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

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
            with np.load(self._file) as tables:
                numbers: npt.NDArray[Any] = tables[self.name]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise InputError(f"{self._sentence} is missing or damaged") from None
        if numbers.shape != self._shape or not np.isfinite(numbers).all():
            raise InputError(f"{self._sentence} does not fit this version")
        return numbers

    @property
    def _sentence(self) -> str:
        game = self._file.parent.name
        return f"what the bots of {game} have learned ({self.name} in {self._file.name})"
