"""A match in the terminal, line by line."""

import time
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console
from rich.markup import escape

from yurt.bots.player import Bot, BotPlayer, find_bot
from yurt.bots.suggest import explain, strongest_bot, suggest
from yurt.core.errors import InputError, Refused
from yurt.core.events import redact
from yurt.core.match import Match
from yurt.core.moves import expand_move, split_turn
from yurt.core.rulebook import spoken_or_english
from yurt.core.state import SPECTATOR
from yurt.core.words import Words
from yurt.terminal.show import show_moves, show_outcome, show_view

HELP = """[bold]Type a move[/bold], one of those listed, such as [cyan]{move}[/cyan]. The first word
may be left out, and the steps of a turn can go on one line with commas.
[cyan]moves[/cyan] lists the moves · [cyan]view[/cyan] shows the table · [cyan]quit[/cyan] leaves
[cyan]undo[/cyan] takes a step back · [cyan]hint[/cyan] says what a bot would do and the chances
[cyan]rules[/cyan] explains the game"""


PATIENCE = 0.5
"""After so many seconds without a bot that is being compiled, people are told."""


class Leave(Exception):
    """The player has had enough."""


class LinePlayer:
    """A person at a seat, who reads and types lines."""

    def __init__(self, match: Match, seat: int, words: Words, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.console = console
        self._seen = 0
        self._is_new = True

    def catch_up(self) -> None:
        """Say what has happened since the last time."""
        for played in self.match.history[self._seen :]:
            for row in played.events:
                sentence = self.words.event(redact(row, self.seat), self.seat, self.match.names)
                style = "" if played.seat == self.seat else "dim"
                self.console.print(f"  {escape(sentence)}", style=style, highlight=False)
        self._seen = len(self.match.history)

    def take_turn(self) -> None:
        """Ask until a move has been made."""
        view = self.match.view_state(self.seat)
        if self._is_new:
            self._show_help()
            self._is_new = False
        self._show_table()
        prompt = self.words.prompt(view, self.match.to_act, self.seat, self.match.names)
        self.console.print(f"[bold]{escape(prompt)}[/bold]")
        self._show_moves()
        while not self._obey(self._read()):
            pass

    def _read(self) -> str:
        try:
            return self.console.input("[bold cyan]> [/bold cyan]").strip()
        except (EOFError, RuntimeError):  # the latter if there is no standard input at all
            raise Leave from None

    def _obey(self, line: str) -> bool:
        """Carry out a line; whether the situation has changed."""
        commands: dict[str, Callable[[], None]] = {
            "help": self._show_help,
            "?": self._show_help,
            "moves": self._show_moves,
            "view": self._show_table,
            "hint": self._show_hint,
            "rules": self._show_rules,
        }
        if line in commands:
            commands[line]()
            return False
        if line in ("quit", "exit"):
            raise Leave
        return self._undo() if line == "undo" else self._try(line)

    def _try(self, line: str) -> bool:
        """Make the steps of a line one by one; what was made before a wrong one can be undone."""
        before = len(self.match.history)
        try:
            for step in split_turn(line):
                text = expand_move(step, self.match.moves(self.seat))
                self.match.play(self.seat, text, at=time.time())
        except Refused as refused:
            sentence = f"{self.words.refusal(refused.code)} ({refused.rule})"
        except InputError as error:
            sentence = str(error)
        else:
            return True
        self.console.print(f"  [red]{escape(sentence)}[/red]  ([cyan]help[/cyan])")
        return len(self.match.history) > before

    def _undo(self) -> bool:
        """Take back a step of this turn, unless it has shown something that was hidden."""
        last = self.match.history[-1] if self.match.history else None
        if last is None or last.seat != self.seat or last.turn != self.match.state.turn:
            self.console.print("  There is no step of this turn to take back.")
            return False
        if self.match.has_shown(last):
            self.console.print("  What has been seen cannot be taken back.")
            return False
        self.match.undo()
        self._seen = min(self._seen, len(self.match.history))
        return True

    def _show_table(self) -> None:
        view = self.match.view(self.seat)
        self.console.print()
        self.console.print(show_view(self.words, view, self.match.names, self.seat))

    def _show_help(self) -> None:
        moves = self.match.moves(self.seat)
        self.console.print(HELP.format(move=escape(moves[0] if moves else "help")))

    def _show_moves(self) -> None:
        shown = show_moves(self.match.game, self.match.moves(self.seat), self.words)
        self.console.print(f"  {escape(shown)}", style="cyan", highlight=False)

    def _show_hint(self) -> None:
        game = self.match.game
        legal = self.match.legal(self.seat)
        view = self.match.view_state(self.seat)
        name = strongest_bot(game)
        with suppress(InputError):  # what it has learned is damaged: a simpler one will answer
            await_bot(name, find_bot(game, name), self.console)
        with self.console.status("Thinking …"):
            found = suggest(game, view, self.seat, legal)
        if found is None:
            self.console.print("  No bot could think of a hint.")
            return
        why, chances = explain(self.words, found)
        move = game.moves.format(found.move)
        self.console.print(f"  [cyan]{escape(move)}[/cyan]  {escape(why)}", highlight=False)
        for sentence in chances:
            self.console.print(f"  {escape(sentence)}", style="dim", highlight=False)

    def _show_rules(self) -> None:
        from yurt.terminal.rules import show_rules

        game = self.match.game
        show_rules(self.console, game, spoken_or_english(game, self.words.language))


def await_bot(name: str, bot: Bot | BotPlayer, console: Console) -> None:
    """Say for what everybody waits, if a bot is not ready."""
    if not bot.is_ready(PATIENCE):
        wait = "is getting ready (compiled once; up to a minute) …"
        console.print(f"[dim]{name} {wait}[/dim]", highlight=False)


def play_lines(match: Match, seat: int | None, bots: list[str], words: Words, seed: int) -> bool:
    """Play a match against bots, or watch them; whether it came to its end."""
    console = Console()
    players = {i: BotPlayer(match, i, bots[i], seed) for i in range(match.seats) if i != seat}
    person = LinePlayer(match, SPECTATOR if seat is None else seat, words, console)
    if match.commitment is not None:
        console.print(f"[dim]The deal is fixed; its commitment is {match.commitment}[/dim]")
    try:
        while match.to_act:
            waiting = match.to_act
            person.catch_up()
            if person.seat in waiting:
                person.take_turn()
            else:
                player = players[waiting[0]]
                await_bot(player.name, player, console)
                match.play(waiting[0], player.choose(), at=time.time())
    except (Leave, KeyboardInterrupt):
        console.print("\nYou leave the table.")
        return False
    person.catch_up()
    console.print()
    console.print(show_outcome(match))
    return True
