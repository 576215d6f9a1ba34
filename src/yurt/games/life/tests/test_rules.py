"""The rules of Life is Life, by their numbers in RULES.md: cards, rounds, swaps and knocks."""

from itertools import combinations

import pytest

import yurt
from yurt.games.life.state import DECK, MOST_TURNS, SPECIES, VALUE
from yurt.games.life.tests.tables import (
    HIDDEN,
    cards,
    impossible,
    last_turn,
    named,
    refused,
    scored,
    table,
    told,
)

ANY = ["?", "?", "?"]
ROWS = ["row 1", "row 2", "row 3", "row 4"]
STUCK = "bear*7 cat dog pig"  # the hand of the example "No way back"


def cards_of(text: str) -> dict[str, int]:
    return named(cards(text))


def test_1_1_a_species_is_worth_as_much_as_it_has_cards() -> None:
    values = dict(zip(SPECIES, VALUE[1:], strict=True))
    assert sum(values.values()) == DECK == 60
    assert values == {
        "giraffe": 9,
        "bear": 8,
        "mole": 7,
        "goat": 7,
        "sheep": 6,
        "dog": 6,
        "hare": 5,
        "pig": 5,
        "cat": 4,
        "mouse": 3,
    }


def test_1_1_every_card_is_there_once() -> None:
    state = yurt.Match("life", seats=3, seed=4).state
    for species in range(1, len(SPECIES) + 1):
        places = [*state.hands, *state.rows, state.aside]
        assert sum(counts[species] for counts in places) == VALUE[species]


@pytest.mark.parametrize("hand", ["giraffe*10", "giraffe*9 bear"])
def test_1_1_there_is_no_61st_card(hand: str) -> None:
    with impossible("1.1"):
        table([hand, "giraffe ?", "?"])


def test_1_2_everybody_starts_with_five_lives() -> None:
    assert yurt.Match("life", seats=5, seed=1).view()["lives"] == [5] * 5
    with impossible("1.2"):
        table(ANY, lives=[6, 5, 5])
    with impossible("1.2"):
        table(ANY, lives=[-1, 5, 5])


@pytest.mark.parametrize(("seats", "aside"), [(3, 20), (4, 10), (5, 0)])
def test_2_1_ten_cards_each_four_rows_the_rest_aside(seats: int, aside: int) -> None:
    match = yurt.Match("life", seats=seats, seed=2)
    assert [sum(hand) for hand in match.state.hands[:seats]] == [10] * seats
    assert [sum(row) for row in match.state.rows] == [1, 2, 3, 4]
    assert sum(match.state.aside) == aside


def test_2_1_with_two_in_30_cards_lie_aside() -> None:
    hands = ["giraffe*5 bear*5", "mole*5 goat*5", "sheep*6 giraffe*2 bear*2"]
    match = scored(hands, lives=[5, 5, 2])
    assert match.view()["lives"] == [5, 4, 0]
    assert [sum(hand) for hand in match.state.hands[:3]] == [10, 10, 0]
    assert sum(match.state.aside) == 30
    assert match.view()["round"] == 10


def test_2_1_nobody_sees_what_lies_aside() -> None:
    match = yurt.Match("life", seats=3, seed=2)
    for viewer in (0, 1, 2, None):
        assert set(match.view(viewer)["aside"].values()) == {HIDDEN}
    assert named(yurt.Match("life", seats=5, seed=2).view()["aside"]) == {}


def test_2_2_the_first_start_player_is_random() -> None:
    starters = {yurt.Match("life", seats=5, seed=seed).to_act[0] for seed in range(60)}
    assert starters == {0, 1, 2, 3, 4}


def test_2_2_the_next_round_is_started_by_the_next_player() -> None:
    match = scored(["giraffe*5 ?", "bear*5 ?", "mole*5 ?"])
    assert match.view()["starter"] == 1
    assert match.to_act == [1]
    assert told(match, "round_started") == [
        {"version": 1, "event": "round_started", "seat": 1, "round": 10}
    ]


def test_2_2_also_if_the_start_player_or_the_next_one_is_out() -> None:
    hands = ["dog ?", "mouse ?", "giraffe*5 bear*5", "mole*5 goat*5"]
    match = scored(hands, lives=[1, 1, 5, 5])
    assert match.view()["lives"][:2] == [0, 0]
    assert match.to_act == [2]


def test_2_3_turns_go_clockwise_among_those_in() -> None:
    match = table(["?", "", "?", "?"], lives=[5, 0, 5, 5], places=[0, 4, 0, 0], active=3)
    order = []
    for _ in range(4):
        order += match.to_act
        match.play(match.to_act[0], "knock")
        if match.view()["round"] > 9:
            break
    assert order == [3, 0, 2]


def test_2_3_there_is_no_pass() -> None:
    match = table(ANY, active=1)
    assert match.moves(1) == [*ROWS, "knock"]
    assert match.moves(0) == []
    assert refused(match, 0, "row 1") == "2.3"
    assert refused(match, 2, "knock") == "2.3"


def test_3_1_the_hand_pays_for_the_row() -> None:
    rows = "giraffe / bear cat / mole goat sheep / dog*2 pig mouse"
    match = table(["hare*4 pig*3 dog*3", "?", "?"], rows)
    match.play(0, "row 3, give hare, give hare, give pig")
    state = match.view(0)
    assert named(state["hands"][0]) == cards_of("hare*2 pig*2 dog*3 mole goat sheep")
    assert named(state["rows"][2]) == cards_of("hare*2 pig")
    assert named(state["rows"][1]) == cards_of("bear cat")
    assert match.to_act == [1]


def test_3_1_the_cards_lie_on_the_table_before_the_row_is_taken() -> None:
    match = table(["hare*4 pig*3 dog*3", "?", "?"], "? / ? / mole goat sheep / ?")
    match.play(0, "row 3, give hare, give pig")
    view = match.view(1)
    assert (view["phase"], view["row"], view["owed"]) == ("give", 3, 1)
    assert named(view["given"]) == cards_of("hare pig")
    assert match.to_act == [0]
    assert refused(match, 0, "give mole") == "3.1"
    assert refused(match, 0, "row 1") == "3.1"
    assert refused(match, 0, "knock") == "3.1"


def test_3_1_first_the_row_then_cards_of_the_hand() -> None:
    match = table(["hare*4 pig*3 dog*3", "?", "?"])
    assert refused(match, 0, "give hare") == "3.1"
    match.play(0, "row 1")
    assert refused(match, 0, "give giraffe") == "3.1"
    assert match.moves(0) == ["give dog", "give hare", "give pig"]


def test_3_1_a_swap_is_made_as_a_whole_or_not_at_all() -> None:
    match = table(["hare*4 pig*3 dog*3", "?", "?"])
    assert refused(match, 0, "row 2, give hare, give giraffe") == "3.1"
    assert refused(match, 0, "row 1, give hare, give hare") == "2.3"


def test_3_2_the_cards_given_must_differ() -> None:
    match = table(["mole*2 bear*2 dog*3 pig*3", "?", "?"], "? / mole bear / ? / ?")
    assert refused(match, 0, "row 2, give mole, give bear") == "3.2"
    assert refused(match, 0, "row 2, give bear, give mole") == "3.2"
    match.play(0, "row 2, give mole")
    assert match.moves(0) == ["give mole", "give dog", "give pig"]
    for gifts in (("mole", "mole"), ("bear", "bear"), ("dog", "mole"), ("dog", "pig")):
        match = table(["mole*2 bear*2 dog*3 pig*3", "?", "?"], "? / mole bear / ? / ?")
        match.play(0, "row 2, " + ", ".join(f"give {gift}" for gift in gifts))
        assert match.to_act == [1]


def test_3_2_nobody_gets_into_a_swap_that_cannot_be_finished() -> None:
    match = table([STUCK, "?", "?"], "? / ? / ? / bear cat dog pig")
    match.play(0, "row 4, give dog, give pig")
    assert match.moves(0) == ["give bear"]
    assert refused(match, 0, "give cat") == "3.2"
    match.play(0, "give bear")
    assert match.moves(0) == ["give bear"]
    match.play(0, "give bear")
    assert named(match.view(0)["rows"][3]) == cards_of("bear*2 dog pig")


def test_3_2_nor_with_eight_giraffes() -> None:
    match = table(["giraffe*8 cat dog", "?", "?"], "? / ? / giraffe cat dog / ?")
    match.play(0, "row 3, give cat")
    assert match.moves(0) == ["give giraffe"]
    assert refused(match, 0, "give dog") == "3.2"


@pytest.mark.parametrize(
    ("hand", "row"),
    [
        (STUCK, "bear cat dog pig"),
        ("giraffe*6 cat dog*3", "giraffe*3 cat"),
        ("giraffe*7 mole*2 cat", "giraffe*2 mole cat"),
        ("bear*5 goat*4 cat", "bear*3 goat"),
        ("bear*5 goat*4 cat", "cat*2 dog*2"),
    ],
)
def test_3_2_a_card_is_listed_exactly_if_it_can_lead_to_another_row(hand: str, row: str) -> None:
    match = table([hand, "?", "?"], f"? / ? / ? / {row}")
    match.play(0, "row 4")
    follow_every_way(match)


def follow_every_way(match: yurt.Match) -> None:
    """Compare the moves with all ways to finish the swap, card by card."""
    state = match.state
    hand, given, row = listed(state.hands[0]), listed(state.given), listed(state.rows[3])
    ways = [way for way in combinations(hand, state.owed) if sorted([*given, *way]) != row]
    assert match.moves(0)
    assert set(match.moves(0)) == {f"give {SPECIES.format(card)}" for way in ways for card in way}
    if state.owed > 1:
        for move in match.moves(0):
            further = match.fork()
            further.play(0, move)
            follow_every_way(further)


def listed(counts: list[int]) -> list[int]:
    return [species for species, count in enumerate(counts) for _ in range(count)]


def test_3_3_what_is_taken_stays_known() -> None:
    match = table(["hare*4 pig*3 dog*3", "?", "?"], "? / bear cat / ? / mole goat sheep*2")
    match.play(0, "row 2, give hare, give pig")
    for viewer in (0, 1, None):
        assert named(match.view(viewer)["known"][0]) == cards_of("bear cat")
    assert set(match.view(1)["hands"][0].values()) == {HIDDEN}
    assert named(match.view(0)["hands"][0])["bear"] == 1


def test_3_3_what_is_given_is_known_no_more() -> None:
    known = [cards("bear*2 cat"), cards(""), cards("")]
    match = table(["bear*3 cat hare*3 dog*3", "?", "?"], "? / ? / mole*3 / ?", known=known)
    match.play(0, "row 3, give bear")
    assert named(match.view(1)["known"][0]) == cards_of("bear cat")
    match.play(0, "give cat, give dog")
    assert named(match.view(1)["known"][0]) == cards_of("bear mole*3")


def test_3_3_a_hand_that_is_known_in_full_is_shown() -> None:
    hand = "bear*3 cat hare*3 dog*3"
    match = table([hand, "?", "?"], known=[cards(hand), cards(""), cards("")], active=1)
    assert named(match.view(2)["hands"][0]) == cards_of(hand)
    assert set(match.view(2)["hands"][1].values()) == {HIDDEN}


def test_3_3_a_guess_keeps_to_what_is_known() -> None:
    known = [cards(""), cards("bear*3 hare*4"), cards("cat*3 pig*4")]
    match = table(["mole*5 ?", "?", "?"], known=known)
    for seed in range(40):
        world = match.view_state(0)
        match.game.plain.imagine([world], 0, 0, seed)
        counts = [dict(zip(SPECIES, hand[1:], strict=True)) for hand in world.hands]
        assert counts[1]["bear"] >= 3
        assert counts[1]["hare"] == 4  # 5.1: with all five the round would be over
        assert (counts[2]["cat"], counts[2]["pig"]) == (3, 4)


def test_3_3_nobody_knows_a_card_that_is_not_there() -> None:
    with impossible("3.3"):
        table(["mole*5 dog*5", "?", "?"], known=[cards("cat"), cards(""), cards("")])
    with impossible("3.3"):
        table(ANY, turns=[0, 0, 0], known=[cards("cat"), cards(""), cards("")])


def test_4_1_no_knock_before_the_first_swap() -> None:
    match = yurt.Match("life", seats=3, seed=6)
    seat = match.to_act[0]
    assert match.moves(seat) == ROWS
    assert refused(match, seat, "knock") == "4.1"
    with impossible("4.1"):
        last_turn(ANY, turns=[1, 1, 0])


def test_4_2_everybody_else_gets_one_more_turn() -> None:
    match = table(["?"] * 4, active=1)
    match.play(1, "knock")
    assert match.view()["last_lap"]
    assert match.view()["knocker"] == 1
    order = []
    while match.view()["round"] == 9:
        order += match.to_act
        row = match.moves(order[-1])[0]
        match.play(order[-1], row)
        match.play(order[-1], match.moves(order[-1])[0])
    assert order == [2, 3, 0]
    assert told(match, "totalled")
    assert not match.view()["last_lap"]


def test_4_2_a_last_lap_has_a_knocker_who_is_not_on_turn() -> None:
    with impossible("4.2"):
        table(ANY, last_lap=True, knocker=0, turns=[2, 2, 2])
    assert table(ANY, knocker=1).view()["knocker"] == -1  # outside the last lap nobody has knocked


def test_4_3_if_all_decline_the_round_is_scored() -> None:
    match = table(ANY, active=1)
    for seat in (1, 2, 0):
        assert match.to_act == [seat]
        match.play(seat, "knock")
    assert len(told(match, "declined")) == 1
    assert len(told(match, "totalled")) == 3


def test_4_4_after_60_turns_each_the_round_is_scored() -> None:
    hand = "mole*3 dog*3 goat*4"
    match = table([hand, "bear ?", "mole ?"], "bear / ? / ? / ?", turns=[MOST_TURNS - 1] * 3)
    match.play(0, "row 1, give dog")
    match.play(1, "row 1, give bear")
    assert match.view()["round"] == 9
    match.play(2, "row 1, give mole")
    assert len(told(match, "turns_used_up")) == 1
    assert len(told(match, "totalled")) == 3
    assert match.view()["round"] == 10


def test_4_4_a_knock_in_the_60th_turn_gives_nobody_a_61st() -> None:
    match = table(ANY, active=1, starter=0, turns=[MOST_TURNS, MOST_TURNS - 1, MOST_TURNS - 1])
    match.play(1, "knock")
    match.play(2, "knock")
    assert len(told(match, "turns_used_up")) == 1
    with impossible("4.4"):
        table(ANY, turns=[MOST_TURNS] * 3)
