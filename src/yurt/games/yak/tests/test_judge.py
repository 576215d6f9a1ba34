"""The judge of YAK: what it says, and what it says about bad input."""

import pytest

import yurt


def test_the_explanation_goes_step_by_step() -> None:
    verdict = yurt.judge("yak", pile="yak2 joker2 ! 1", claim="2 vulture")
    assert verdict["explanation"] == [
        "A valid '!': every species card counts as vulture (4.4).",
        "A valid '1': every counting card, jokers too, counts 1 (4.5).",
        "yak2: counts 1 (4.4).",
        "joker2: counts 1 as the claimed species (4.3).",
        "!: counts 0 itself (4.6).",
        "1: counts 0 itself (4.6).",
        "Together 2.",
        "The claim '2 vulture' is true: the challenger takes 4 cards (4.7, 5.1).",
    ]


@pytest.mark.parametrize(
    ("pile", "claim", "part"),
    [
        ("", "1 yak", "the pile is empty"),
        ("yak2 dragon1", "1 yak", "'dragon1'"),
        ("?", "1 yak", r"'\?' names no card"),
        ("yak4", "1 yak", "'yak4'"),
        ("yak3 " * 6, "1 yak", "6 cards 'yak3': the deck has 5"),
        ("yak3", "yak", "the claim 'yak'"),
        ("yak3", "7 dragon", "'dragon'"),
        ("yak3", "seven yak", "the claim 'seven yak'"),
        ("yak3", "0 yak", "from 1 to 168"),
        ("yak3", "169 yak", "from 1 to 168"),
        ("yak3", "-1 yak", "the claim '-1 yak'"),
        ("yak3", "7 yak yak", "the claim '7 yak yak'"),
        ("yak3", "", "the claim ''"),
    ],
)
def test_a_clear_error_names_the_part(pile: str, claim: str, part: str) -> None:
    with pytest.raises(yurt.InputError, match=part):
        yurt.judge("yak", pile=pile, claim=claim)


def test_an_unknown_edition_is_named() -> None:
    with pytest.raises(yurt.InputError, match="'polish'"):
        yurt.judge("yak", pile="yak1", claim="1 yak", edition="polish")


def test_unknown_facts_are_refused() -> None:
    with pytest.raises(yurt.InputError, match="to judge yak give pile, claim, edition"):
        yurt.judge("yak", pile="yak1")
    with pytest.raises(yurt.InputError, match="stack"):
        yurt.judge("yak", pile="yak1", claim="1 yak", stack="yak1")
