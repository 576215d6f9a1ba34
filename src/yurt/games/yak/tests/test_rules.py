"""The rules of YAK, one by one, by their numbers in RULES.md."""

from typing import Any

import pytest

import yurt
from yurt.games.yak.editions import copies_in_deck
from yurt.games.yak.state import CARDS, COPIES, EDITIONS, SPECIES, VALUE_OF, YakState

CHAIN = ["1 ibex", "3 vulture", "4 vulture", "4 yak", "5 marmot", "7 vulture"]


def table(
    pile: str = "", claims: list[str] | None = None, seats: int = 3, active: int = 0, **fields: Any
) -> yurt.Match:
    """A match with this pile, laid by the players before the active one; the rest is dealt."""
    cards = pile.split()
    view: dict[str, Any] = {
        "pile": cards,
        "claims": claims if claims is not None else CHAIN[: len(cards)],
        "layers": [(active - len(cards) + i) % seats for i in range(len(cards))],
        "hands": [["?"] * 5 for _ in range(seats)],
        "draw_pile": ["?"] * (107 - 5 * seats - len(cards)),
        "active": active,
        "phase": "play",
        **fields,
    }
    return yurt.position("yak", view, seats=seats)


def refused(match: yurt.Match, seat: int, move: str) -> str:
    """The number of the rule that refuses a move, which must leave everything as it was."""
    before = match.state.to_bytes()
    with pytest.raises(yurt.Refused) as refusal:
        match.play(seat, move)
    assert match.state.to_bytes() == before
    return refusal.value.rule


def count(pile: str, claim: str = "7 vulture", edition: str = "zoch") -> int:
    verdict = yurt.judge("yak", pile=pile, claim=claim, edition=edition)
    assert isinstance(verdict["count"], int)
    return verdict["count"]


def test_1_1_there_are_107_cards() -> None:
    assert sum(COPIES) == 107
    by_name = dict(zip(CARDS, COPIES[1:], strict=True))
    for species in SPECIES:
        assert [by_name[f"{species}{value}"] for value in (1, 2, 3)] == [5, 5, 5]
    assert [by_name[card] for card in ("joker1", "joker2", "!", "1", "stop")] == [6, 6, 6, 6, 8]


def test_1_1_a_deck_holds_no_more_than_its_cards() -> None:
    with pytest.raises(yurt.InputError, match=r"rule 1\.1"):
        table("yak3 yak3 yak3 yak3 yak3 yak3")


def test_1_2_the_species_from_small_to_large() -> None:
    assert list(SPECIES) == ["yeti", "marmot", "vulture", "ibex", "yak"]
    match = table("yeti1 yeti1", ["1 yeti", "2 marmot"])
    match.play(0, match.moves(0)[0])
    assert match.moves(0)[:4] == ["claim 2 vulture", "claim 2 ibex", "claim 2 yak", "claim 3 yeti"]


def test_1_3_the_czech_edition_has_six_stop_cards() -> None:
    state = YakState()
    state.edition = EDITIONS.number("jak")
    assert sum(copies_in_deck(state, card) for card in range(1, len(CARDS) + 1)) == 105
    assert copies_in_deck(state, CARDS.number("stop")) == 6
    assert yurt.Match("yak", seats=2, seed=1, edition="jak").view()["draw_size"] == 95
    with pytest.raises(yurt.InputError, match=r"7 cards 'stop'.*has 6"):
        count("stop " * 7, edition="jak")
    assert count("stop " * 7) == 0


def test_2_1_the_cards_are_shuffled() -> None:
    hands = {str(yurt.Match("yak", seats=2, seed=seed).view(0)["hands"][0]) for seed in range(40)}
    assert len(hands) > 35


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_2_1_five_cards_each_and_the_rest_to_draw(seats: int) -> None:
    view = yurt.Match("yak", seats=seats, seed=5).view(0)
    assert view["hand_sizes"] == [5] * seats
    assert view["draw_size"] == 107 - 5 * seats


def test_2_2_anybody_may_start_and_turns_go_clockwise() -> None:
    assert {yurt.Match("yak", seats=3, seed=seed).to_act[0] for seed in range(40)} == {0, 1, 2}
    match = table(active=2)
    match.play(2, f"{match.moves(2)[0]}, claim 1 yeti")
    assert match.to_act == [0]
    assert refused(match, 1, match.game.moves.texts[0]) == "2.2"


def test_3_1_on_an_empty_pile_you_must_play() -> None:
    match = table()
    assert "challenge" not in match.moves(0)
    assert refused(match, 0, "challenge") == "3.1"
    assert "challenge" in table("yak1").moves(0)


def test_3_2_play_then_claim_then_draw() -> None:
    hands = [["yeti1", "yak1", "yak2", "yak3", "stop"], ["?"] * 5, ["?"] * 5]
    match = table(hands=hands)
    assert refused(match, 0, "play ibex1") == "3.2"
    assert refused(match, 0, "claim 1 yak") == "3.2"
    match.play(0, "play yak1")
    assert match.view(0)["hands"][0] == ["yeti1", "yak2", "yak3", "stop"]
    assert match.view(0)["pile"] == ["yak1"]
    assert match.view(1)["pile"] == ["?"]
    assert refused(match, 0, "play yak2") == "3.2"
    match.play(0, "claim 1 vulture")
    assert match.view(0)["hand_sizes"][0] == 5
    assert match.view(0)["draw_size"] == 107 - 15 - 1


def test_3_2_the_card_is_drawn_after_the_claim() -> None:
    match = table()
    match.play(0, f"{match.moves(0)[0]}, claim 1 yak")
    told = [event["event"] for event in match.events(0)]
    assert told == ["card_played", "claimed", "card_drawn"]


def test_3_2_nothing_is_drawn_from_an_empty_draw_pile() -> None:
    match = end_game(cards_each=3)
    seat = match.to_act[0]
    match.play(seat, f"{match.moves(seat)[0]}, claim 1 yak")
    assert match.view(seat)["hand_sizes"][seat] == 2


def test_3_3_a_claim_may_be_false() -> None:
    hands = [["yeti1", "yak1", "yak2", "yak3", "stop"], ["?"] * 5, ["?"] * 5]
    match = table(hands=hands)
    match.play(0, "play yeti1, claim 1 yak")
    assert match.view()["claims"] == ["1 yak"]


def test_3_4_the_first_claim_is_one_of_any_species() -> None:
    match = table()
    match.play(0, match.moves(0)[0])
    assert match.moves(0) == [f"claim 1 {species}" for species in SPECIES]
    assert refused(match, 0, "claim 2 yak") == "3.4"


def test_3_5_every_later_claim_outranks_the_one_before() -> None:
    match = table("yak1", ["1 ibex"], active=1)
    for said in CHAIN[1:]:
        seat = match.to_act[0]
        match.play(seat, next(move for move in match.moves(seat) if move.startswith("play")))
        last = match.view()["claims"][-2]
        assert refused(match, seat, f"claim {last}") == "3.5"
        match.play(seat, f"claim {said}")
    assert match.view()["claims"] == CHAIN


def test_3_5_the_same_number_needs_a_larger_species() -> None:
    match = table("yak1 yak1", ["1 ibex", "4 vulture"])
    match.play(0, match.moves(0)[0])
    assert refused(match, 0, "claim 4 marmot") == "3.5"
    assert refused(match, 0, "claim 3 yak") == "3.5"
    match.play(0, "claim 4 ibex")


def test_3_6_any_jump_up_to_168() -> None:
    best = sum(n * v for n, v in zip(COPIES, VALUE_OF, strict=True))
    assert best == 168
    match = table("yak1", ["1 yeti"])
    match.play(0, match.moves(0)[0])
    assert match.moves(0)[-1] == "claim 168 yak"
    match.play(0, "claim 168 yak")
    assert match.moves(1) == ["challenge"]
    hand = match.view(1)["hands"][1]
    assert refused(match, 1, f"play {hand[0]}") == "3.6"


def test_3_7_challenge_on_your_turn_the_player_before_you() -> None:
    match = table("yak1 yak2", active=1)
    assert refused(match, 0, "challenge") == "3.7"
    assert refused(match, 2, "challenge") == "3.7"
    sizes = match.view()["hand_sizes"], match.view()["draw_size"]
    match.play(1, "challenge")
    assert (match.view()["hand_sizes"], match.view()["draw_size"]) == sizes
    challenged = next(e for e in match.events() if e["event"] == "challenged")
    assert (challenged["seat"], challenged["claimant"]) == (1, 0)


def test_3_7_not_between_playing_and_claiming() -> None:
    match = table("yak1")
    match.play(0, match.moves(0)[0])
    assert refused(match, 0, "challenge") == "3.7"


def test_4_1_an_odd_number_of_stops_voids_the_specials() -> None:
    pile = "yak2 vulture3 ! 1"
    assert count(pile) == 2
    assert count(f"{pile} stop") == 3
    assert count(f"{pile} stop stop") == 2
    assert count(f"{pile} stop stop stop") == 3
    assert count("vulture3 joker1 stop") == 4


def test_4_2_each_species_counts_the_sum_of_its_values() -> None:
    assert count("vulture1 vulture2 vulture3 yak3 yeti1") == 6
    assert count("vulture1 vulture2 vulture3 yak3 yeti1", "1 yeti") == 1


def test_4_3_jokers_always_count_as_the_claimed_species() -> None:
    assert count("joker1 joker2 yeti3") == 3
    assert count("joker1 joker2 yeti3 stop", "1 yeti") == 6


def test_4_4_a_valid_bang_turns_every_species() -> None:
    assert count("yak2 yeti1 ibex3 !") == 6
    assert count("yak2 yeti1 ibex3 ! !") == 6
    assert count("yak2 yeti1 ibex3 ! ! stop") == 0


def test_4_5_a_valid_one_also_reduces_jokers() -> None:
    assert count("vulture3 joker2 1") == 2
    assert count("vulture3 joker2 1 1") == 2
    assert count("vulture3 joker2 1 stop") == 5


def test_4_6_specials_count_nothing_and_order_does_not_matter() -> None:
    assert count("! 1 stop stop") == 0
    assert count("stop vulture3 1 joker2 yak1 !") == count("! yak1 joker2 1 vulture3 stop") == 5


def test_4_7_a_claim_is_true_if_the_count_reaches_it() -> None:
    for claim, holds in (("4 vulture", True), ("5 vulture", True), ("6 vulture", False)):
        assert yurt.judge("yak", pile="vulture2 vulture3", claim=claim)["claim_holds"] is holds


EXAMPLES = [
    ("yak2 vulture2 vulture3", 5, "claimant"),
    ("yak2 vulture2 vulture3 joker2", 7, "challenger"),
    ("yak2 vulture2 vulture3 joker2 !", 9, "challenger"),
    ("yak2 vulture2 vulture3 joker2 ! 1", 4, "claimant"),
    ("yak2 vulture2 vulture3 joker2 ! 1 stop", 7, "challenger"),
]


@pytest.mark.parametrize(("pile", "expected", "taker"), EXAMPLES)
def test_5_1_the_examples_of_the_rulebook(pile: str, expected: int, taker: str) -> None:
    """The same verdict from the judge and at a table."""
    verdict = yurt.judge("yak", pile=pile, claim="7 vulture")
    assert (verdict["count"], verdict["takes"]) == (expected, taker)
    size = len(pile.split())
    claims = [*CHAIN, "8 yeti"][: size - 1] if size < 7 else [*CHAIN[:-1], "6 yeti"]
    match = table(pile, [*claims, "7 vulture"], seats=2, active=1)
    match.play(1, "challenge")
    counted = next(event for event in match.events() if event["event"] == "counted")
    assert counted["number"] == expected
    assert match.view()["penalties"] == ([0, size] if taker == "challenger" else [size, 0])


def test_5_1_the_pile_is_shown_to_everybody_and_goes_to_no_hand() -> None:
    match = table("yak2 vulture2 stop", seats=3)
    match.play(0, "challenge")
    for viewer in (None, 0, 1, 2):
        shown = [e["card"] for e in match.events(viewer) if e["event"] == "card_shown"]
        assert shown == ["yak2", "vulture2", "stop"]
    assert match.view()["hand_sizes"] == [5, 5, 5]
    assert match.view()["pile"] == []
    taken = {card: number for card, number in match.view()["taken"].items() if number}
    assert taken == {"yak2": 1, "vulture2": 1, "stop": 1}


@pytest.mark.parametrize(("pile", "taker"), [("yak2 vulture1", 2), ("vulture3 vulture1", 0)])
def test_5_2_the_taker_starts_the_next_pile(pile: str, taker: int) -> None:
    match = table(pile, ["1 yak", "3 vulture"], active=0)
    match.play(0, "challenge")
    assert match.to_act == [taker]
    assert "challenge" not in match.moves(taker)


def taken_but(held: int, laid: list[str]) -> dict[str, int]:
    """What has been taken when so many cards are in hands or to draw, and these lie in the pile."""
    rest = dict(zip(CARDS, COPIES[1:], strict=True))
    for card in laid:
        rest[card] -= 1
    for card, number in list(rest.items())[:-1]:
        used = min(held, number)
        rest[card] -= used
        held -= used
    return rest


def late(sizes: list[int], draw: int = 0, pile: str = "") -> yurt.Match:
    """Late in a match: hands of these sizes, seat 0 on turn, the rest taken by the last seat."""
    taken = taken_but(sum(sizes) + draw, pile.split())
    return table(
        pile,
        seats=len(sizes),
        hands=[["?"] * size for size in sizes],
        draw_pile=["?"] * draw,
        taken=taken,
        penalties=[0] * (len(sizes) - 1) + [sum(taken.values())],
    )


def end_game(cards_each: int, seats: int = 3, pile: str = "") -> yurt.Match:
    """A match whose draw pile is used up."""
    return late([cards_each] * seats, pile=pile)


def test_6_1_the_first_challenge_without_draw_pile_ends_the_match() -> None:
    match = end_game(3, pile="stop")
    match.play(0, "challenge")
    assert match.to_act == []
    assert match.outcome is not None
    assert refused(match, 1, "challenge") == "6.1"


def test_6_1_the_last_pile_still_counts() -> None:
    match = end_game(3, pile="stop")
    taken = match.view()["penalties"]
    match.play(0, "challenge")
    assert match.outcome is not None
    assert match.outcome.points == (taken[0], taken[1], taken[2] + 1)
    assert match.view()["pile"] == []


def test_6_1_a_challenge_after_the_last_card_was_drawn_ends_the_match() -> None:
    match = late([5, 5, 5], draw=1)
    match.play(0, f"{match.moves(0)[0]}, claim 1 yak")
    assert match.view()["draw_size"] == 0
    match.play(1, "challenge")
    assert match.to_act == []


def test_6_1_with_one_card_left_to_draw_it_goes_on() -> None:
    match = late([5, 5, 5], draw=2)
    match.play(0, f"{match.moves(0)[0]}, claim 1 yak")
    match.play(1, "challenge")
    assert match.view()["draw_size"] == 1
    assert match.outcome is None


def test_6_1_a_challenge_before_goes_on() -> None:
    match = table("yak2 vulture1")
    match.play(0, "challenge")
    assert match.outcome is None


def test_6_2_without_challenge_it_ends_with_the_last_card() -> None:
    match = end_game(1)
    for number in (1, 2, 3):
        assert match.outcome is None
        seat = match.to_act[0]
        match.play(seat, f"{match.moves(seat)[0]}, claim {number} yak")
    assert match.to_act == []
    assert match.outcome is not None
    assert match.outcome.points[:2] == (0, 0)
    assert match.view()["pile_size"] == 3


def test_6_2_the_last_claim_may_be_the_highest() -> None:
    match = end_game(1)
    for claim in ("1 yak", "2 yak", "168 yak"):
        seat = match.to_act[0]
        match.play(seat, f"{match.moves(seat)[0]}, claim {claim}")
    assert match.outcome is not None


def test_6_3_the_fewest_cards_win_and_equal_players_share() -> None:
    match = end_game(1)
    for number in (1, 2, 3):
        seat = match.to_act[0]
        match.play(seat, f"{match.moves(seat)[0]}, claim {number} yak")
    assert match.outcome is not None
    assert match.outcome.places == (1, 1, 3)
    assert match.outcome.winners == (0, 1)


def test_6_4_hands_stay_full_and_run_out_together() -> None:
    with pytest.raises(yurt.InputError, match=r"rule 6\.4"):
        table(hands=[["?"] * 5, ["?"] * 4, ["?"] * 5], draw_pile=["?"] * 93)
    for sizes in ([0, 0, 0], [0, 1, 1], [3, 2, 3], [2, 3, 3], [3, 3, 1]):
        with pytest.raises(yurt.InputError, match=r"rule 6\.4"):
            late(sizes, pile=" ".join(["stop"] * (3 * max(sizes) - sum(sizes))))
    assert late([3, 3, 2], pile="stop").to_act == [0]
    match = end_game(5, seats=2)
    lengths = []
    while match.to_act:
        seat = match.to_act[0]
        assert match.view()["hand_sizes"][seat] > 0
        playable = [move for move in match.moves(seat) if move.startswith("play")]
        match.play(seat, f"{playable[0]}, claim {len(lengths) + 1} yak")
        lengths.append(sum(match.view()["hand_sizes"]))
    assert lengths == list(range(9, -1, -1))
