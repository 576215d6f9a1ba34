"""Trying a turn out: what a seat would see after some steps, computed from its view alone."""

from yurt.core.errors import InputError, Refused
from yurt.core.match import Match
from yurt.core.moves import split_turn
from yurt.server import answers, messages
from yurt.server.commands import Refusal, match_for
from yurt.server.situation import tell_events, tell_match
from yurt.server.table import Table


def answer_try(table: Table, seat: int, command: messages.Try, language: str) -> answers.Tried:
    """What somebody is told who tries some steps; the table stays as it is."""
    match = match_for(table, seat, command.version)
    after = try_steps(match, seat, command.text)
    told = {} if after is None else tell_match(after, after.to_act, seat, language)
    if after is not None:
        told["events"] = tell_events(after, after.history[len(match.history) :], seat, language)
    return answers.Tried(id=command.id, version=table.seq, complete=after is None, **told)


def try_steps(match: Match, seat: int, text: str) -> Match | None:
    """A match after some steps, true in all that the seat knows; None if there is no more to see.

    The steps are made in a world that the seat makes up, so that nothing hidden can be told. That
    world says nothing about what a step shows or leaves to chance, so there the trial ends.
    """
    imagined = match.imagine(seat)
    turn, chance = imagined.state.turn, list(imagined.state.chance)
    try:
        steps = [match.game.moves.format(match.game.moves.parse(step)) for step in split_turn(text)]
        for step in steps:
            imagined.play(seat, step)
            if imagined.has_shown(imagined.history[-1]) or imagined.state.chance != chance:
                return None
    except InputError as error:
        raise Refusal("bad_move", str(error)) from None
    except Refused as refused:
        raise Refusal("rule", refused.sentence, refused.rule) from None
    goes_on = seat in imagined.to_act and imagined.state.turn == turn
    return imagined if goes_on else None
