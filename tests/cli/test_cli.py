"""The command line, as a person uses it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import yurt
from yurt.cli import app

ROOT = Path(__file__).parents[2]
PILE = "yak2 vulture2 vulture3 joker2 ! 1 stop"
Done = subprocess.CompletedProcess[str]


def run(*args: str, typed: str = "", **environment: str) -> Done:
    variables = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1", **environment}
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "yurt", *args],
        input=typed,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )


def succeed(*args: str, typed: str = "", **environment: str) -> str:
    done = run(*args, typed=typed, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_are_listed() -> None:
    printed = succeed("games")
    for name in yurt.game_names():
        if name != "peaks":
            assert name in printed


def test_rules_are_shown() -> None:
    assert "**3.5**" in succeed("rules", "yak")
    assert "**3.5**" in succeed("rules", "yak", "--lang", "en")
    assert "Murmeltier" in succeed("rules", "yak", "--lang", "de")
    chapter, rule = succeed("rules", "yak", "3"), succeed("rules", "yak", "3.5")
    assert "**3.4**" in chapter
    assert "**4.1**" not in chapter
    assert rule.count("**") == 2


def test_the_judge_settles_a_dispute() -> None:
    verdict = json.loads(succeed("judge", "yak", "--pile", PILE, "--claim", "7 vulture", "--json"))
    assert (verdict["count"], verdict["claim_holds"], verdict["takes"]) == (7, True, "challenger")
    assert verdict == yurt.judge("yak", pile=PILE, claim="7 vulture")
    printed = succeed("judge", "yak", "--pile", PILE, "--claim", "7 vulture")
    assert printed.splitlines() == verdict["explanation"]


BAD = [
    (("judge", "yak", "--pile", "yak2 dragon", "--claim", "7 yak"), "dragon"),
    (("judge", "yak", "--pile", "yak3 " * 6, "--claim", "7 yak"), "the deck has 5"),
    (("judge", "yak", "--pile", "yak3", "--claim", "many yaks"), "many yaks"),
    (("judge", "yak", "--pile", "yak3"), "--claim"),
    (("judge", "chess"), "chess"),
    (("rules", "chess"), "no game 'chess'"),
    (("rules", "yak", "--lang", "xx"), "no rules in 'xx'"),
    (("rules", "yak", "9.9"), "no rule '9.9'"),
    (("play", "yak", "--seats", "9"), "2 to 6 seats"),
    (("play", "yak", "--bots", "genius"), "no bot 'genius'"),
    (("play", "yak", "--bots", "easy, genius"), "no bot 'genius'"),
    (("simulate", "yak", "--bots", "easy, genius"), "no bot 'genius'"),
    (("arena", "yak", "--bots", "easy, genius"), "no bot 'genius'"),
    (("solve", "yak", "--bots", "easy, genius"), "no bot 'genius'"),
    (("train", "push", "--effort", "inf", "--into", "."), "a number from 0 on"),
    (("train", "push", "--effort", "nan", "--into", "."), "--effort"),
    (("play", "yak", "--seat", "5"), "no seat 5 of 2"),
    (("play", "yak", "--seats", "4", "--bots", "easy,easy"), "2 bots at 4 seats: name one for all"),
    (("play", "yak", "--watch", "--seats", "3", "--bots", "easy,easy"), "2 bots at 3 seats"),
    (("play", "yak", "-o", "edition"), "name=value"),
    (("play", "yak", "-o", "edition=x"), "edition cannot be 'x'"),
    (("simulate", "yak", "--games", "0"), "--games"),
    (("simulate", "yak", "--games", "1" + "0" * 20), "from one match to"),
    (("simulate", "yak", "--seats", "1"), "2 to 6 seats"),
    (("simulate", "yak", "--plot", "nowhere/x.png"), "cannot write"),
    (("simulate", "yak", "--csv", "--json"), "not both"),
    (("play", "yak", "--save", "nowhere/x.record"), "cannot write"),
    (("play", "yak", "--save", "/"), "cannot write"),
    (("new-game", "hill", "--into", "/dev/null"), "cannot make"),
    (("new-game", "peaks"), "already a game"),
    (("judge", "yak", "--pile", "yak1", "--claim", "9" * 5000 + " yak"), "from 1 to 168"),
    (("simulate", "yak", "--plot", "x.txt"), "PNG"),
    (("record", "show", "no such file"), "cannot read"),
    (("record", "verify", "-"), "not a record"),
    (("verify", "-"), "not a record"),
    (("new-game", "Not A Name"), "small letters"),
    (("new-game", "yak"), "already a game"),
    (("bench", "nothing"), "no such benchmark"),
    (("nonsense",), "nonsense"),
]


@pytest.mark.parametrize(("args", "part"), BAD, ids=lambda value: " ".join(value)[:40])
def test_bad_input_gets_a_sentence_and_exit_code_2(args: tuple[str, ...], part: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert part in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_rivals_are_named_without_oneself(tmp_path: Path) -> None:
    record = tmp_path / "left.record"
    three = ("play", "yak", "--seats", "3", "--seat", "1", "--bots", "easy,random")
    assert run(*three, "--save", str(record)).returncode == 1  # nobody types
    match = yurt.replay(record.read_text(encoding="utf-8"))
    assert match.names == ("Easy 0", "You", "Random 2")


def test_a_match_is_played_with_typed_moves(tmp_path: Path) -> None:
    """Challenge whenever it is possible; otherwise play the first card and claim one yeti."""
    record = tmp_path / "match.record"
    deals = ((seed, yurt.Match("yak", seats=2, seed=seed)) for seed in range(100))
    seed, hand = next((seed, match) for seed, match in deals if match.to_act == [0])
    card = hand.moves(0)[0].removeprefix("play ")
    typed = f"help\nmoves\nview\ndance\nchallenge\n{card}\nundo\n{card}, 1 yeti\nquit\n"
    done = run("play", "yak", "--seed", str(seed), "--save", str(record), typed=typed)
    assert done.returncode == 1
    assert "unknown move 'dance'" in done.stdout
    assert "(3.1)" in done.stdout
    assert "You claim: 1 yeti." in done.stdout
    assert "You leave the table." in done.stdout
    assert f"0: play {card}, claim 1 yeti" in record.read_text(encoding="utf-8")


def test_the_end_of_input_leaves_the_table() -> None:
    assert "You leave the table." in run("play", "yak", "--seed", "5").stdout


@pytest.mark.parametrize("game", yurt.game_names())
def test_bots_can_be_watched_and_their_record_told(game: str, tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    folder = str(ROOT / "src" / "yurt" / "template")
    watch = ("play", game, "--watch", "--seed", "3", "--save", str(record))
    printed = succeed(*watch, YURT_GAMES=folder)
    assert "1." in printed
    told = succeed("record", "show", str(record), YURT_GAMES=folder)
    for name in yurt.replay(record.read_text(encoding="utf-8")).names:
        assert name in told
    assert "You" not in told
    verified = succeed("record", "verify", str(record), YURT_GAMES=folder)
    assert "whole and consistent" in verified
    assert "from the seed 3" in verified


def test_a_secret_deal_is_proved(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    succeed("play", "yak", "--watch", "--save", str(record))
    match = yurt.replay(record.read_text(encoding="utf-8"))
    assert str(match.commitment) in succeed("verify", str(record)).replace("\n", "")
    proved = succeed("verify", str(record), "--commitment", str(match.commitment))
    assert "shown before the deal" in proved
    other = run("verify", str(record), "--commitment", "0" * 64)
    assert other.returncode == 2
    assert "not the one" in other.stderr


def test_the_tour_can_be_watched_without_a_keyboard() -> None:
    printed = succeed("tour")
    assert "Welcome to Yurt" in printed
    assert "The match is over." in printed


def test_simulate_prints_a_table_csv_or_json(tmp_path: Path) -> None:
    args = ("simulate", "yak", "--seats", "3", "--games", "500", "--seed", "4")
    assert "95 % interval" in succeed(*args)
    rows = succeed(*args, "--csv").splitlines()
    assert rows[0].startswith("game,seat,bot,win_share,win_share_low,win_share_high,mean_points")
    assert len(rows) == 4
    result = json.loads(succeed(*args, "--json", "--workers", "1"))
    assert result["matches"] == 500
    assert result == json.loads(succeed(*args, "--json", "--workers", "2"))
    plot = tmp_path / "plot.png"
    succeed(*args, "--plot", str(plot))
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_a_new_game_passes_the_conformance_suite(tmp_path: Path) -> None:
    printed = succeed("new-game", "mountain", "--into", str(tmp_path))
    assert "mountain" in printed
    environment = {**os.environ, "YURT_GAMES": str(tmp_path)}
    tests = [str(ROOT / "tests" / "conformance"), str(tmp_path / "mountain")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-k", "mountain", *tests, "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed.group(1)) > 60


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [command.name or command.callback.__name__ for command in app.registered_commands]
    groups = [group.name for group in app.registered_groups]
    for name in [*commands, *groups]:
        assert f"./yurt {name}" in readme, name
