"""docs/protocol.md names every message, field, kind and code, and its examples are true."""

import ast
import json
import re
from pathlib import Path

import msgspec
import pytest

import yurt
from yurt.server import answers, entries, messages, problems, sockets
from yurt.server.commands import EMOTES, UNDO_POLICIES
from yurt.server.connection import LONGEST_QUEUE
from yurt.server.live import RECENT
from yurt.server.table import COMMANDS_KEPT

PACKAGE = Path(yurt.__file__).parent
PAGE = (PACKAGE.parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
QUOTED = set(re.findall(r"`([^`\n]+)`", PAGE))
EXAMPLES = re.findall(r"^```json (client|server)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = messages.AnyCommand.__args__
TOLD = msgspec.json.Decoder(
    answers.TableTold
    | answers.Update
    | answers.Chat
    | answers.Done
    | answers.Tried
    | answers.Hint
    | answers.Refused
    | answers.Pong
    | answers.Bye
)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("command", COMMANDS, ids=tag)
def test_every_command_has_a_line_with_its_fields(command: type[msgspec.Struct]) -> None:
    line = re.search(rf"^\| `{tag(command)}` \|([^|]*)\|", PAGE, re.MULTILINE)
    assert line is not None
    fields = [name for name in command.__struct_fields__ if name != "id"]
    assert sorted(re.findall(r"`(\w+)`", line.group(1))) == sorted(fields)


def test_the_hello_is_described() -> None:
    for name in messages.Hello.__struct_fields__:
        assert name == "type" or f"| `{name}` |" in PAGE


PARTS = (answers.Person, answers.Clock, answers.Outcome, answers.Line, answers.Chance)
TOLD_PARTS = (*answers.ANSWERS, *PARTS, answers.Happened)


@pytest.mark.parametrize("answer", TOLD_PARTS, ids=lambda a: a.__name__)
def test_every_field_of_an_answer_is_described(answer: type[msgspec.Struct]) -> None:
    examples = {key for _, text in EXAMPLES for key in json.loads(text)}
    for name in answer.__struct_fields__:
        assert name in QUOTED or name in examples, name


def test_every_answer_is_described() -> None:
    for answer in answers.ANSWERS:
        assert tag(answer) in QUOTED


def test_every_kind_of_entry_is_described() -> None:
    source = ast.parse(Path(entries.__file__).read_text(encoding="utf-8"))
    kinds = [
        node.value.value
        for node in source.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
    ]
    assert len(kinds) > 10
    assert {kind for kind in kinds if isinstance(kind, str)} - {"said"} <= QUOTED


def codes() -> set[str]:
    """Every code of a refusal in the source."""
    found = set(problems.CODES.values())
    for path in (PACKAGE / "server").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                first = node.args[0] if node.args else None
                if name in ("Refusal", "_complain", "Problem") and isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def test_every_code_is_described_and_no_other() -> None:
    section = PAGE.split("## Codes of refusals")[1].split("##")[0]
    named = {
        code for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
        for code in re.findall(r"`(\w+)`", row)
    }
    assert named == codes()


@pytest.mark.parametrize(("side", "text"), EXAMPLES)
def test_an_example_is_a_message(side: str, text: str) -> None:
    if side == "server":
        TOLD.decode(text)
    elif '"hello"' in text:
        messages.HELLO.decode(text)
    else:
        messages.COMMANDS.decode(text)


def test_the_numbers_are_true() -> None:
    for number in (
        messages.LONGEST_MESSAGE, messages.LONGEST_FRAME, LONGEST_QUEUE, RECENT, COMMANDS_KEPT,
        sockets.NO_HELLO, sockets.FORBIDDEN, sockets.NO_TABLE, sockets.TOO_MANY,
    ):
        assert re.search(rf"\b{number}\b", PAGE), number
    assert set(EMOTES) | set(UNDO_POLICIES) <= QUOTED
