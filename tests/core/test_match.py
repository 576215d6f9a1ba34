"""Matches: what they refuse, and what they keep."""

import pytest

import yurt
from yurt.core.chance import commitment


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"game": "chess"}, "no game 'chess'; there are"),
        ({"game": "yak", "seats": 1}, "2 to 6 seats, not 1"),
        ({"game": "yak", "seats": 7}, "2 to 6 seats, not 7"),
        ({"game": "yak", "seats": "three"}, "not 'three'"),
        ({"game": "yak", "risk": True}, "no option 'risk'; it has edition"),
        ({"game": "yak", "edition": "polish"}, "cannot be 'polish'; it is one of zoch, jak"),
        ({"game": "yak", "seed": -1}, "a seed is a whole number"),
        ({"game": "yak", "seed": "x"}, "a seed is a whole number"),
        ({"game": "yak", "secret": b"short"}, "a secret is 32 bytes, not b'short'"),
        ({"game": "yak", "seed": 1, "secret": bytes(32)}, "not both"),
        ({"game": "yak", "secret": "x" * 32}, "a secret is 32 bytes"),
        ({"game": "yak", "seed": True}, "a seed is a whole number"),
        ({"game": "yak", "seed": 1 << 63}, "a seed is a whole number"),
        ({"game": "yak", "started": "now"}, "a time is seconds since 1970"),
        ({"game": "yak", "started": float("nan")}, "a time is seconds since 1970"),
        ({"game": "yak", "started": 1e30}, "a time is seconds since 1970"),
        ({"game": "yak", "names": 5}, "names must be a list of names"),
        ({"game": "yak", "names": "AB"}, "names must be a list of names"),
        ({"game": "yak", "names": ["Ann"]}, "1 names for 2 seats"),
        ({"game": "yak", "names": ["Ann", ""]}, "1 to 40 printable characters"),
        ({"game": "yak", "names": ["Ann", "B\nen"]}, "1 to 40 printable characters"),
        ({"game": "yak", "names": ["Ann", "x" * 41]}, "1 to 40 printable characters"),
    ],
)
def test_what_cannot_be_is_said_clearly(arguments: dict[str, object], part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        yurt.Match(**arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "an empty move; a move starts with 'play', 'claim', 'challenge'"),
        ("clame 4 yak", "did you mean 'claim'"),
        ("dance", "a move starts with"),
        ("claim 4", "its form is 'claim <number> <species>'"),
        ("claim 4 dragon", "there is no species 'dragon'"),
        ("claim 400 yak", "there is no number '400'"),
        ("play yak4", "did you mean"),
        ("challenge me", "its form is 'challenge'"),
        ("play yak1,", "an empty move"),
    ],
)
def test_a_malformed_move_is_said_clearly(text: str, part: str) -> None:
    match = yurt.Match("yak", seed=1)
    before = match.state.to_bytes()
    with pytest.raises(yurt.InputError, match=part):
        match.play(match.to_act[0], text)
    assert match.state.to_bytes() == before


def test_case_and_spaces_of_a_move_do_not_matter() -> None:
    match = yurt.Match("yak", seed=1)
    seat = match.to_act[0]
    move = match.moves(seat)[0]
    match.play(seat, f"  {move.upper().replace(' ', '   ')} , CLAIM 1  yak")
    assert len(match.history) == 2


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", None])
def test_there_is_no_such_seat(seat: object) -> None:
    match = yurt.Match("yak", seats=2, seed=1)
    with pytest.raises(yurt.InputError, match="there is no seat"):
        match.play(seat, "challenge")  # type: ignore[arg-type]


def test_a_refusal_has_a_rule_and_a_sentence() -> None:
    match = yurt.Match("yak", seed=1)
    with pytest.raises(yurt.Refused) as refused:
        match.play(match.to_act[0], "challenge")
    assert refused.value.rule == "3.1"
    assert refused.value.sentence == "The pile is empty, so you must play a card."


def test_the_start_player_can_be_agreed() -> None:
    for start in range(4):
        match = yurt.Match("yak", seats=4, seed=1, start=start)
        assert match.to_act == [start]
        assert yurt.replay(match.record()).to_act == [start]
    with pytest.raises(yurt.InputError, match="there is no seat 4"):
        yurt.Match("yak", seats=4, start=4)


def test_too_much_cannot_be_undone() -> None:
    with pytest.raises(yurt.InputError, match="cannot undo 1 moves: 0 have been made"):
        yurt.Match("yak", seed=1).undo()


def test_any_number_of_moves_is_undone_to_the_byte() -> None:
    match = yurt.Match("yak", seed=1)
    before = []
    while match.to_act and len(before) < 60:
        seat = match.to_act[0]
        before.append(match.state.to_bytes())
        match.play(seat, match.moves(seat)[0])
    for count in range(1, len(before) + 1):
        fork = match.fork()
        fork.undo(count)
        assert fork.state.to_bytes() == before[-count]
        assert fork.history == match.history[:-count]


@pytest.mark.parametrize("game", yurt.game_names())
def test_the_bytes_of_a_state_are_those_of_its_record(game: str) -> None:
    state = yurt.Match(game, seed=3).state
    records = state.records(1)
    state.pack(records, 0)
    assert state.to_bytes() == records.tobytes()
    assert state.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    assert state.unpack(records, 0).to_bytes() == state.to_bytes()


def test_a_fork_goes_its_own_way() -> None:
    match = yurt.Match("yak", seed=1)
    seat, before = match.to_act[0], match.state.to_bytes()
    fork = match.fork()
    fork.play(seat, f"{fork.moves(seat)[0]}, claim 1 yak")
    assert match.state.to_bytes() == before
    assert match.history == []
    fork.undo(2)
    assert fork.state.to_bytes() == before


def test_a_secret_deal_is_bound_by_its_commitment() -> None:
    secret = bytes(range(32))
    match = yurt.Match("yak", seats=3, secret=secret)
    assert match.commitment == commitment(secret)
    assert match.state.to_bytes() == yurt.Match("yak", seats=3, secret=secret).state.to_bytes()
    other = yurt.Match("yak", seats=3, secret=bytes(32))
    assert match.view(0) != other.view(0)
    assert yurt.Match("yak").commitment != yurt.Match("yak").commitment


def test_secret_chance_is_even() -> None:
    """Every one of six players starts about as often: chi-squared with 5 degrees of freedom."""
    counts = [0] * 6
    for i in range(1200):
        counts[yurt.Match("yak", seats=6, secret=i.to_bytes(32, "big")).to_act[0]] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts) < 20.5


def test_events_are_redacted_and_versioned() -> None:
    match = yurt.Match("yak", seats=2, seed=1)
    seat = match.to_act[0]
    card = match.moves(seat)[0].split()[1]
    match.play(seat, f"play {card}, claim 1 yak")
    own = match.events(seat)
    assert own[0] == {"version": 1, "event": "card_played", "seat": seat, "card": card}
    other = match.events(1 - seat)
    assert other[0] == {"version": 1, "event": "card_played", "seat": seat, "card": "?"}
    assert [event["version"] for event in other] == [1, 2, 2]
    assert match.events(1 - seat, since=1) == other[1:]
    assert match.events(None) == other


@pytest.mark.parametrize(
    ("view", "part"),
    [
        ({"hands": [["dragon1"]]}, "hands: there is no card 'dragon1'"),
        ({"hands": "yak1"}, "hands: a list is needed"),
        ({"hands": [["yak1"] * 6]}, "6 entries, but there is room for 5"),
        ({"hands": [[1]]}, "the name of a card is needed, not 1"),
        ({"cards": []}, "no field 'cards'"),
        ({"chance": [1]}, "no field 'chance'"),
        ({"penalties": [1000]}, "a whole number from -128 to 127"),
        ({"penalties": ["many"]}, "a whole number"),
        ({"taken": ["yak1"]}, "a dict by card is needed"),
        ({"taken": {"dragon": 1}}, "there is no card 'dragon'"),
        ({"seats": 3}, "the position has 3 seats, not 2"),
        ({"hand_sizes": [9, 9]}, "hand_sizes"),
        ({"pile": ["yak1"], "pile_size": 0}, "pile_size: 0 does not fit the entries"),
        ({"start": 9}, "start: 9 is not a number from -1 to 1"),
        ({"active": 2}, "active: 2 is not a number from -1 to 1"),
        ({"turn": 32767}, "turn: 32767 is not a number from 0"),
        ({"turn": "?"}, "turn: a whole number"),
        ({"edition": "?"}, "edition cannot be"),
        ({"edition": None}, "edition cannot be"),
        ({}, "rule"),
    ],
)
def test_a_position_that_cannot_be_is_said_clearly(view: dict[str, object], part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        yurt.position("yak", view, seats=2)


@pytest.mark.parametrize("view", [None, [], "yak", 5])
def test_a_position_is_a_dict(view: object) -> None:
    with pytest.raises(yurt.InputError, match="a position is a dict"):
        yurt.position("yak", view)  # type: ignore[arg-type]


def test_a_position_says_its_options_itself() -> None:
    view = yurt.Match("yak", seats=2, seed=1, edition="jak").view(0)
    match = yurt.position("yak", view)
    assert match.options == {"edition": "jak"}
    assert '{"edition": "jak"}' in match.record()
    with pytest.raises(yurt.InputError, match="the position itself says edition = 'jak'"):
        yurt.position("yak", view, edition="zoch")
    with pytest.raises(yurt.InputError, match="the start player is part of the position"):
        yurt.position("yak", view, start=1)


@pytest.mark.parametrize("viewer", [9, -1, "a"])
def test_events_have_a_viewer_at_the_table(viewer: object) -> None:
    with pytest.raises(yurt.InputError, match="there is no seat"):
        yurt.Match("yak", seed=1).events(viewer)  # type: ignore[arg-type]


def test_events_since_a_move_that_was_made() -> None:
    with pytest.raises(yurt.InputError, match="there are 0 moves, not -1"):
        yurt.Match("yak", seed=1).events(0, since=-1)


def test_a_position_fills_what_it_leaves_open() -> None:
    match = yurt.Match("yak", seats=3, seed=4)
    view = match.view(1)
    again = yurt.position("yak", view, seed=9)
    assert again.view(1) == view
    assert "?" not in again.view(0)["hands"][0]
    record = again.record()
    assert yurt.replay(record).record() == record
