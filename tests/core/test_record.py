"""Records: whole, untouched and legal, or refused with a sentence."""

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import yurt
from yurt.core.record import CHECKSUM


def played(moves: int = 10_000, **options: object) -> yurt.Match:
    match = yurt.Match("yak", seats=2, seed=3, names=["Ann", "Žofie | Ben"], **options)
    while match.to_act and len(match.history) < moves:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[-1], at=1_700_000_000.25 + len(match.history) * 1.5)
    return match


def sealed(text: str) -> str:
    """A record whose checksum fits again after a change."""
    body = text[: text.rindex(CHECKSUM)]
    digest = hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
    return f"{body}{CHECKSUM}{digest}\n"


TEXT = played().record()


def test_a_record_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[:7] == [
        "yurt record 1",
        "game: yak 1",
        "seats: 2",
        'options: {"edition": "zoch"}',
        'names: ["Ann", "Žofie | Ben"]',
        "seed: 3",
        "started: 2023-11-14T22:13:20.250+00:00",
    ]
    assert lines[8].startswith("1. ")
    assert lines[8].endswith(" @1.500")


def test_names_times_and_events_survive() -> None:
    match, again = played(), yurt.replay(TEXT)
    assert again.names == match.names
    assert again.started == match.started
    assert again.events(0) == match.events(0)
    assert again.history[-1].at == match.history[-1].at


def test_an_unfinished_match_has_a_record_too() -> None:
    text = played(moves=7).record()
    assert "outcome: unfinished" in text
    assert yurt.replay(text).record() == text


def test_a_secret_match_has_its_secret_in_the_record() -> None:
    match = yurt.Match("yak", secret=bytes(range(32)))
    again = yurt.replay(match.record())
    assert again.secret == match.secret
    assert again.commitment == match.commitment


def test_windows_line_ends_do_no_harm() -> None:
    assert yurt.replay(TEXT.replace("\n", "\r\n")).record() == TEXT


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("yurt record 1", "yurt record 9", "this program reads 'yurt record 1'"),
        ("yurt record 1", "something else", "not a record"),
        ("game: yak 1", "game: yak 9", "made with version 9 of the rules of yak"),
        ("game: yak 1", "game: chess 1", "no game 'chess'"),
        ("game: yak 1", "game: yak", "the header is damaged"),
        ("seats: 2", "seats: 9", "2 to 6 seats"),
        ("seats: 2", "seats: two", "the header is damaged"),
        ("seats: 2", "seats: 3", "2 names for 3 seats"),
        ("seed: 3", "seed: 4", "line"),
        ("seed: 3", "sowed: 3", "neither a seed nor a secret"),
        ('"edition": "zoch"', '"edition": "polish"', "edition cannot be"),
        ('"edition": "zoch"', '"seed": 5', "no option 'seed'"),
        ('"edition": "zoch"', '"self": 5', "no option 'self'"),
        ('"edition": "zoch"', '"edition": "jak", "edition": "zoch"', "line 4: .* should be"),
        ("seed: 3", "seed: 0_3", "line 6: 'seed: 0_3' should be 'seed: 3'"),
        ("seed: 3", "seed: 3\nmood: good", "line 7: 'mood: good' should be"),
        ("\n1. ", "\n7. ", "line 9: .* should be"),
        ("+00:00", "", "no time zone"),
        ("started: 2023-11-14T22:13:20.250+00:00", "started: 0001-01-01T00:00:00+14:00", "damaged"),
        ("Ann", "A\ud800n", "printable"),
        ("outcome: ", "weather: sunny\noutcome: ", "should be"),
        ('options: {"edition": "zoch"}', "options: []", "options must be a dict"),
        ("started: 2023", "started: then", "isoformat"),
        ("1. 0: play", "1. 0 play", "line 9: not a turn"),
        ("1. 0: play", "1. 1: play", "line 9: It is another player"),
        ("1. 0: play", "1. 7: play", "line 9: there is no seat 7"),
        ("outcome: places", "outcome: placed", "another outcome"),
        ("state: ", "state: 00", "another final state"),
        ("\n\n1. ", "\n1. ", "divided by empty lines"),
    ],
)
def test_damage_is_refused_even_with_a_new_checksum(old: str, new: str, part: str) -> None:
    changed = TEXT.replace(old, new, 1)
    assert changed != TEXT
    with pytest.raises(yurt.BadRecord, match=part):
        yurt.replay(sealed(changed))


def test_a_tampered_record_does_not_fit_its_checksum() -> None:
    with pytest.raises(yurt.BadRecord, match="does not fit the checksum"):
        yurt.replay(TEXT.replace("Ann", "Eve"))


@given(st.integers(min_value=0, max_value=len(TEXT) - 2))
def test_a_truncated_record_is_refused(length: int) -> None:
    with pytest.raises(yurt.BadRecord):
        yurt.replay(TEXT[:length])


@settings(deadline=None)
@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    headed = f"yurt record 1\n{text}"
    for candidate in (text, headed, sealed(f"{headed}\n{CHECKSUM}x")):
        with pytest.raises(yurt.BadRecord):
            yurt.replay(candidate)


@settings(deadline=None, max_examples=200)
@given(st.integers(0, len(TEXT.splitlines()) - 2), st.text(max_size=60))
def test_any_line_replaced_is_refused_or_is_the_same(number: int, line: str) -> None:
    lines = TEXT.splitlines()
    lines[number] = line
    changed = sealed("\n".join(lines) + "\n")
    if changed == TEXT:
        return
    with pytest.raises(yurt.BadRecord):
        yurt.replay(changed)
