"""Intervals that cover the truth in 95 of 100 cases."""

import math

import numpy as np
import numpy.typing as npt

Z95 = 1.959964
FEWEST = {1: 12.706205, 2: 4.302653}  # degrees of freedom, where the series below is too short
SERIES = (
    (4, (1, 1)),
    (96, (3, 16, 5)),
    (384, (-15, 17, 19, 3)),
    (92160, (-945, -1920, 1482, 776, 79)),
)
"""How far Student's t is from the normal quantile z (Cornish and Fisher): a divisor, and the
factors of z, z**3, z**5 and so on, for the first power of the degrees of freedom and the next."""


def student(freedom: int) -> float:
    """What Student's t stays below in 97.5 % of cases, to a tenth of a percent."""
    if freedom in FEWEST:
        return FEWEST[freedom]
    quantile = Z95
    for power, (divisor, factors) in enumerate(SERIES, start=1):
        term = sum(factor * Z95 * Z95 ** (2 * k) for k, factor in enumerate(factors))
        quantile += term / divisor / freedom**power
    return quantile


def spread_of_mean(values: npt.NDArray[np.float64]) -> float:
    """How far the 95 % interval of the mean of two values or more reaches to both sides."""
    return student(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    spread = Z95 * ((share * (1 - share) + Z95**2 / (4 * count)) / count) ** 0.5
    centre, scale = share + Z95**2 / (2 * count), 1 + Z95**2 / count
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
