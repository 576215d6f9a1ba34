"""The suite itself is tested: leaks planted into a copy of YAK must be found."""

import shutil
from pathlib import Path

import pytest

import yurt
from conformance.cases import Case, walk
from conformance.test_secrets import check_moves, check_secret_moves, check_situations
from conformance.worlds import assert_audiences
from yurt.core.catalogue import add_folder

PLANTS = {
    "drawpile": (
        "hidden.py",
        "    for i in range(state.draw_size):\n        state.draw_pile[i] = UNKNOWN\n",
        "",
    ),
    "hands": ("hidden.py", "        if seat != viewer:\n", "        if seat == viewer + 1:\n"),
    "atend": (
        "hidden.py",
        '    """Blank the draw pile, the other hands and what others laid on the pile."""\n',
        "    if state.phase == 3:\n        return\n",
    ),
    "drawn": (
        "rules.py",
        "emit(log, CARD_DRAWN, seat, only(seat), card)",
        "emit(log, CARD_DRAWN, seat, EVERYONE, card)",
    ),
    "played": (
        "rules.py",
        "emit(log, CARD_PLAYED, seat, only(seat), card)",
        "emit(log, CARD_PLAYED, seat, EVERYONE, card)",
    ),
    "counted": (
        "rules.py",
        "emit(log, COUNTED, claimant, EVERYONE, found, species)",
        "emit(log, COUNTED, claimant, EVERYONE, found + state.draw_pile[0], species)",
    ),
    "taken": (
        "rules.py",
        "emit(log, PILE_TAKEN, taker, EVERYONE, size)",
        "emit(log, PILE_TAKEN, taker, EVERYONE, size, state.hands[0][0])",
    ),
    "moves": (
        "rules.py",
        "    if state.pile_size > 0:  # 3.1\n",
        "    if state.pile_size > 0 and state.pile[state.pile_size - 1] != 20:\n",
    ),
}


def planted(folder: Path, name: str) -> Case:
    """A case of a copy of YAK with one change; "" plants nothing."""
    copy = folder / f"leak{name}"
    shutil.copytree(yurt.find_game("yak").folder, copy)
    card = copy / "__init__.py"
    card.write_text(card.read_text().replace('name="yak"', f'name="{copy.name}"'))
    if name:
        file, old, new = PLANTS[name]
        text = (copy / file).read_text()
        assert old in text
        (copy / file).write_text(text.replace(old, new))
    add_folder(folder)
    return Case(yurt.find_game(copy.name), 3, ())


def examine(case: Case) -> None:
    for seed in range(4):
        check_situations(case, seed)
        check_moves(case, seed)
        check_secret_moves(case, seed)
        for match in walk(case, seed):
            if match.history:
                assert_audiences(case.game, match.history[-1].events)


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str, tmp_path: Path) -> None:
    case = planted(tmp_path, name)
    with pytest.raises(AssertionError):
        examine(case)


def test_the_copy_without_a_leak_passes(tmp_path: Path) -> None:
    examine(planted(tmp_path, ""))
