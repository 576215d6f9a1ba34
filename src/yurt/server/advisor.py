"""Hints: what a bot would do at somebody's seat, and the chances, from that seat's view alone."""

from typing import TYPE_CHECKING

from yurt.bots.suggest import Suggestion, explain
from yurt.core.match import Match
from yurt.server import answers, messages
from yurt.server.commands import Refusal, match_for
from yurt.server.connection import Connection
from yurt.server.situation import move_words, speak
from yurt.server.table import Table
from yurt.server.trial import try_steps

if TYPE_CHECKING:
    from yurt.server.hub import Hub


class Advisor:
    """Gives hints at a table, one at a time to each seat."""

    def __init__(self, table: Table, hub: "Hub") -> None:
        self._table = table
        self._hub = hub
        self._asking: set[int] = set()

    async def answer(
        self, connection: Connection, seat: int, command: messages.Hint
    ) -> answers.Hint:
        """The hint for a seat as the match stands now, or would stand after some steps."""
        match = match_for(self._table, seat)
        if seat not in self._table.acting:
            raise Refusal("not_on_turn", "It is not your turn.")
        if command.text:
            match = self._after(match, seat, command.text)
        if seat in self._asking:
            raise Refusal("busy", "Another hint is being thought about; please wait for it.")
        version, moment = self._table.seq, self._moment(seat)
        self._asking.add(seat)
        try:
            found = await self._hub.thinkers.suggest(match, seat)
        finally:
            self._asking.discard(seat)
        if self._moment(seat) != moment:
            raise Refusal("stale", "The match has gone on since; look again.")
        if found is None:
            raise Refusal("busy", "Nobody could think of a hint; please try again.")
        return tell_hint(match, found, connection.language, command.id, version)

    def _moment(self, seat: int) -> tuple[str | None, int, int]:
        """What a hint is about: where all choose at once, the choices of others change nothing."""
        match = match_for(self._table, seat)
        own_moves = sum(played.seat == seat for played in match.history)
        return match.commitment, match.state.turn, own_moves

    def _after(self, match: Match, seat: int, text: str) -> Match:
        after = try_steps(match, seat, text)
        if after is None:
            raise Refusal("not_on_turn", "These steps are a whole turn.")
        return after


def tell_hint(
    match: Match, found: Suggestion, language: str, command_id: str, version: int
) -> answers.Hint:
    """A suggestion, with sentences if a language is asked for."""
    move = match.game.moves.format(found.move)
    told = answers.Hint(id=command_id, version=version, move=move)
    sentences = [""] * len(found.chances)
    if language:
        told.words = move_words(match.game, language, move)
        told.reason, sentences = explain(speak(match.game, language), found)
    told.chances = [
        answers.Chance(name=chance.name, value=round(chance.value, 4), words=sentence)
        for chance, sentence in zip(found.chances, sentences, strict=True)
    ]
    return told
