"""What the judge says about a tower on a real table, and what it refuses."""

import json

import pytest

import yurt


def test_the_judge_tells_points_groups_crystals_and_singles() -> None:
    verdict = yurt.judge("towers", tower="red red black - - / red black - -")
    assert verdict == {
        "game": "towers",
        "points": 6 + 3,
        "stones": 5,
        "groups": [
            {"colour": "red", "size": 3, "points": 6, "places": ["1.1", "1.2", "2.1"]},
            {"colour": "black", "size": 2, "points": 3, "places": ["1.3", "2.2"]},
        ],
        "crystals": {},
        "singles": 0,
        "explanation": [
            "A red group of 3 at 1.1, 1.2, 2.1: 6 (9.1).",
            "A black group of 2 at 1.3, 2.2: 3 (9.1).",
            "2 groups: 0 (9.2).",
            "0 single stones: 0 (9.4).",
            "Together 9.",
        ],
    }
    assert json.loads(json.dumps(verdict)) == verdict


def test_the_judge_explains_crystals_stupa_and_food() -> None:
    verdict = yurt.judge("towers", tower="red red crystal", stupa=True, most_food=True)
    assert verdict["points"] == 6 + 3 + 2
    assert verdict["crystals"] == {"1.3": "red"}
    assert verdict["explanation"] == [
        "The crystal at 1.3 is red (9.3).",
        "A red group of 3 at 1.1, 1.2, 1.3: 6 (9.1).",
        "1 group: 0 (9.2).",
        "0 single stones: 0 (9.4).",
        "The stupa: 3 (9.4).",
        "The most food in the yurt: 2 (9.4).",
        "Together 11.",
    ]


def test_a_crystal_that_joins_nothing_is_named_as_such() -> None:
    verdict = yurt.judge("towers", tower="crystal")
    assert verdict["singles"] == 1
    assert "joins nothing" in verdict["explanation"][0]


def test_stones_above_the_pyramid_are_one_on_each_level() -> None:
    pyramid = "red red red red red / black black black black / grey grey grey / blue blue / green"
    verdict = yurt.judge("towers", tower=f"{pyramid} / green / green / crystal / red")
    assert verdict["stones"] == 19
    assert verdict["crystals"] == {"8.1": "green"}
    assert verdict["groups"][-1]["places"] == ["5.1", "6.1", "7.1", "8.1"]


@pytest.mark.parametrize("text", ["", " ", "-", "- - - - -", "- / -"])
def test_no_tower_is_worth_nothing(text: str) -> None:
    assert yurt.judge("towers", tower=text)["points"] == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("red - red", r"level 1 have a gap.*\(rule 7\.2\)"),
        ("- red - - black", r"level 1 have a gap.*\(rule 7\.2\)"),
        ("red / black", r"nothing carries 2\.1, .*two stones.*\(rule 7\.2\)"),
        ("red red / - black", r"nothing carries 2\.2.*\(rule 7\.2\)"),
        ("- / - / red", r"nothing carries 3\.1.*\(rule 7\.2\)"),
        ("red / - / - / - / - / black", r"nothing carries 6\.1, .*finished pyramid.*\(rule 7\.3\)"),
        ("red red red red red red", r"level 1 has 5 places, not 6 \(rule 7\.1\)"),
        ("red / black black black black black", r"level 2 has 4 places, not 5 \(rule 7\.1\)"),
        ("- / - / - / - / - / red red", r"level 6 has 1 place, not 2 \(rule 7\.1\)"),
        (" / " * 9, r"10 levels: more than 9 are not possible \(rule 8\.1\)"),
        ("red red red red red / red red red red", r"9 stones 'red': there are 8 \(rule 1\.1\)"),
        ("red pink", r"the tower at 1\.2: there is no stone 'pink'; it is one of red, black"),
        ("red ?", r"the tower at 1\.2: '\?' names no stone"),
    ],
)
def test_a_tower_that_cannot_be_is_refused_with_the_rule(text: str, complaint: str) -> None:
    with pytest.raises(yurt.InputError, match=complaint):
        yurt.judge("towers", tower=text)


def test_the_judge_wants_a_text_and_truth_values() -> None:
    with pytest.raises(yurt.InputError, match="the tower must be a text, not 7"):
        yurt.judge("towers", tower=7)
    with pytest.raises(yurt.InputError, match="stupa is true or false, not 'yes'"):
        yurt.judge("towers", tower="red", stupa="yes")


def test_the_judge_needs_a_tower() -> None:
    with pytest.raises(yurt.InputError, match="give tower, stupa, most_food"):
        yurt.judge("towers", towers="red")
