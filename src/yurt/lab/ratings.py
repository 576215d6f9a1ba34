"""Ratings of bots from the places of many matches, after Plackett and Luce."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from yurt.lab.simulate import Z95, Array

MIDDLE = 25.0
MOST_RATED = 20_000  # matches; more of them only take time


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; 25 is the mean of all, and sigma what is still unknown."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def rate(
    bots: Sequence[str], standings: Iterable[tuple[tuple[str, ...], Array]]
) -> dict[str, Rating]:
    """Rate match after match; a bot at several seats moves by the mean of them."""
    model: Any = PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    rated = 0
    for seated, places in standings:
        for match in places.tolist():
            after = model.rate([[ratings[bot]] for bot in seated], ranks=match)
            for bot in set(seated):
                seats = [team[0] for team, name in zip(after, seated, strict=True) if name == bot]
                ratings[bot] = model.rating(
                    name=bot,
                    mu=sum(seat.mu for seat in seats) / len(seats),
                    sigma=sum(seat.sigma for seat in seats) / len(seats),
                )
            rated += 1
        if rated >= MOST_RATED:
            break
    # A bot at several seats moves by their mean, so all of them together drift.
    drift = sum(ratings[bot].mu for bot in bots) / len(bots) - MIDDLE
    return {bot: Rating(ratings[bot].mu - drift, ratings[bot].sigma) for bot in bots}
