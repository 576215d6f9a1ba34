"""What can go wrong by the hand of a user, said in a sentence."""


class InputError(ValueError):
    """Something asked for cannot be: the message says which part, and why."""


class Refused(Exception):
    """A move that the rules forbid; the match is as it was."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} (rule {rule})")
        self.rule = rule
        self.sentence = sentence


def rule_number(code: int) -> str:
    """The number as it stands in RULES.md: 305 is rule 3.5."""
    return f"{code // 100}.{code % 100}"
