"""Tables to test the rules at, written as short as one would say them."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import yurt


def table(
    columns: Sequence[str] = (),
    deck: str = "red1 red2 red3",
    collections: Sequence[str] = (),
    banks: Sequence[str] = (),
    *,
    seats: int = 3,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> yurt.Match:
    """Seat 0 is on turn; the first card of the deck comes next; all other cards are discarded."""
    view: dict[str, Any] = {
        "columns": [column.split() for column in columns],
        "deck": deck.split()[::-1],
        "collections": [Counter(cards.split()) for cards in collections],
        "banks": [Counter(cards.split()) for cards in banks],
        "phase": "decide" if columns else "begin",
        **fields,
    }
    return yurt.position("push", view, seats=seats, seed=seed, **(options or {}))


def roll(face: str, make: Callable[[int], yurt.Match], *turns: tuple[int, str]) -> yurt.Match:
    """Make the table with the first seed whose first roll in these moves shows the face."""
    for seed in range(200):
        match = make(seed)
        for seat, moves in turns:
            match.play(seat, moves)
        if faces(match)[:1] == [face]:
            return match
    raise AssertionError(f"no seed rolls {face}")


def faces(match: yurt.Match) -> list[str]:
    """Every face rolled so far."""
    return [event["face"] for event in match.events() if event["event"] == "rolled"]


def happened(match: yurt.Match, since: int = 0) -> list[str]:
    """What happened, by the names of the events."""
    return [event["event"] for event in match.events(since=since)]


def refused(match: yurt.Match, seat: int, move: str) -> str:
    """The number of the rule that refuses a move, which must leave everything as it was."""
    before = match.state.to_bytes()
    with pytest.raises(yurt.Refused) as refusal:
        match.play(seat, move)
    assert match.state.to_bytes() == before
    return refusal.value.rule


def columns_of(match: yurt.Match) -> list[str]:
    """The three columns, each as a line."""
    return [" ".join(card for card in column if card) for column in match.view()["columns"]]


def collection(match: yurt.Match, seat: int) -> str:
    """The cards face up in front of a seat."""
    return listed(match.view()["collections"][seat])


def bank(match: yurt.Match, seat: int) -> str:
    """The protected cards of a seat."""
    return listed(match.view()["banks"][seat])


def listed(counts: dict[str, int]) -> str:
    """Cards by name, as often as they are there."""
    return " ".join(card for card, count in counts.items() for _ in range(count))


def total(match: yurt.Match) -> int:
    """How many cards there are, wherever they are."""
    view = match.view()
    stacks = [view["left"], view["discards"], *view["collections"], *view["banks"]]
    on_table = sum(view["column_sizes"]) + view["switches"] + (view["turned"] is not None)
    assert view["deck_size"] == sum(view["left"].values())
    return on_table + sum(sum(stack.values()) for stack in stacks)
