"""Rule 1.4: the edition of seven cards."""

import pytest

import yurt
from yurt.games.yak.editions import copies_in_deck
from yurt.games.yak.state import (
    CARDS,
    EDITIONS,
    MINI_COPIES,
    MINI_DECK,
    MINI_HIGHEST,
    YakState,
)


def mini(seats: int = 2) -> yurt.Match:
    return yurt.Match("yak", seats=seats, seed=1, start=0, edition="mini")


def test_1_4_there_are_seven_cards_and_together_they_count_7() -> None:
    state = YakState()
    state.edition = EDITIONS.number("mini")
    deck = [card for card in CARDS if copies_in_deck(state, CARDS.number(card))]
    assert deck == ["yeti1", "yeti2", "marmot1", "marmot2", "joker1", "!", "stop"]
    assert sum(MINI_COPIES) == MINI_DECK == len(deck)
    pile = " ".join(deck[:-1])
    verdict = yurt.judge("yak", pile=pile, claim="7 yeti", edition="mini")
    assert verdict["count"] == MINI_HIGHEST


@pytest.mark.parametrize(("seats", "dealt"), [(2, 3), (3, 2), (4, 1), (6, 1)])
def test_1_4_they_are_dealt_evenly_and_the_rest_lies_aside(seats: int, dealt: int) -> None:
    match = mini(seats)
    assert match.view()["hand_sizes"] == [dealt] * seats
    for seat in range(seats):
        match.play(seat, match.moves(seat)[0])
        match.play(seat, match.moves(seat)[0])
        assert match.view()["draw_size"] == 7 - seats * dealt
    assert match.view()["hand_sizes"] == [dealt - 1] * seats


def test_1_4_claims_are_about_yeti_and_marmot_up_to_7() -> None:
    match = mini()
    match.play(0, match.moves(0)[0])
    assert match.moves(0) == ["claim 1 yeti", "claim 1 marmot"]
    for claim in ("claim 1 yak", "claim 8 yeti"):
        refused = match.refusal(0, claim)
        assert refused is not None
        assert refused.rule == "1.4"
    match.play(0, "claim 1 marmot")
    match.play(1, match.moves(1)[0])
    claims = [f"claim {n} {species}" for n in range(2, 8) for species in ("yeti", "marmot")]
    assert match.moves(1) == claims
    match.play(1, "claim 7 marmot")
    assert match.moves(0) == ["challenge"]


def test_1_4_the_first_challenge_ends_the_match() -> None:
    match = mini()
    match.play(0, f"{match.moves(0)[0]}, claim 1 yeti")
    match.play(1, "challenge")
    assert match.outcome is not None
    assert sum(match.outcome.points) == 1


def test_1_4_a_position_must_be_of_its_own_deck() -> None:
    view = {**yurt.core.view.format_view(mini().state)}
    assert yurt.position("yak", view).options == {"edition": "mini"}
    with pytest.raises(yurt.InputError, match=r"rule 1\.1"):
        yurt.position("yak", {**view, "edition": "zoch"})
    with pytest.raises(yurt.InputError, match=r"rule 1\.1"):
        yurt.position("yak", {**view, "draw_pile": ["yak3"]})
