"""What can go wrong by the hand of a user, said in a sentence."""

from pathlib import Path


class InputError(ValueError):
    """Something asked for cannot be: the message says which part, and why."""


class Refused(Exception):
    """A move that the rules forbid; the match is as it was."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(f"{sentence} (rule {rule_number(code)})")
        self.code = code
        self.rule = rule_number(code)
        self.sentence = sentence


def check_writable(file: Path) -> None:
    """Find out before the work, not after it, whether its result can be written."""
    try:
        is_new = not file.exists()
        file.open("a").close()
        if is_new:
            file.unlink()
    except OSError as error:
        raise InputError(f"cannot write to {str(file)!r}: {error.strerror}") from None


def rule_number(code: int) -> str:
    """The number as it stands in RULES.md: 305 is rule 3.5."""
    return f"{code // 100}.{code % 100}"
