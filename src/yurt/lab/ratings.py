"""Ratings of bots from the places of many matches, after Plackett and Luce."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from openskill.models import PlackettLuce

from yurt.lab.intervals import Z95
from yurt.lab.simulate import Array

MIDDLE = 25.0
MOST_RATED = 20_000  # matches; more of them only take time


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; 25 is the mean of all, and sigma what openskill holds for unknown.

    In simulated leagues that is about twice as much as the rating errs, also if luck is shared by
    all matches of a deal.
    """

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval, rather too wide."""
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def rate(
    bots: Sequence[str], standings: Iterable[tuple[tuple[str, ...], Array]]
) -> dict[str, Rating]:
    """Rate match after match, the first 20,000; a bot at several seats moves by their mean.

    A bot stays as strong as it is, so nothing is added to its sigma between two matches (tau).
    """
    model: Any = PlackettLuce(tau=0.0)
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    matches = ((seated, match) for seated, places in standings for match in places.tolist())
    for seated, match in islice(matches, MOST_RATED):
        after = model.rate([[ratings[bot]] for bot in seated], ranks=match)
        for bot in set(seated):
            seats = [team[0] for team, name in zip(after, seated, strict=True) if name == bot]
            ratings[bot] = model.rating(
                name=bot,
                mu=sum(seat.mu for seat in seats) / len(seats),
                sigma=sum(seat.sigma for seat in seats) / len(seats),
            )
    # A bot at several seats moves by their mean, so all of them together drift.
    drift = sum(ratings[bot].mu for bot in bots) / len(bots) - MIDDLE
    return {bot: Rating(ratings[bot].mu - drift, ratings[bot].sigma) for bot in bots}
