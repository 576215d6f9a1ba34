"""People at the page: each has a browser of their own, looks, and taps what can be chosen."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from server.services import program

HOME = "yurt.home"
"""A name for this machine that browsers trust less than 127.0.0.1: as in a home network."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
DEFAULTS = {"viewport": DESKTOP, "reduced_motion": "reduce", "service_workers": "block"}
LIVELY: dict[str, Any] = {"prefs": {"speed": 1}, "reduced_motion": "no-preference"}
"""With animations, as somebody has them who never changed anything."""
PATIENCE = 60_000
NOT_OURS = ("WebSocket", "Service Worker", "Cross-Origin-Opener-Policy")
"""What browsers complain about when a server is away, blocked, or without https."""

FINISHERS = ("[data-continue]:visible", "[data-confirm]:enabled")
"""What is tapped before anything new is chosen."""
STEPS = 5000
"""More than any match takes; a table that is stuck is noticed earlier, by waiting in vain."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser, for a while: nothing of it is left for tests that use asyncio."""
    with sync_playwright() as playwright:
        path = program("chromium", "chromium")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser; whatever the page complains about is kept."""

    def __init__(self, browser: Browser, url: str, name: str = "Ann", **settings: Any) -> None:
        prefs = {"name": name, "language": "en", "speed": 0, "sound": False, "confirm": True}
        prefs |= settings.pop("prefs", {})
        self.url = url
        context = browser.new_context(**DEFAULTS | settings)
        context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps(prefs))
        context.add_init_script(f"localStorage['yurt.prefs'] ??= {kept}")
        self._dice = random.Random(name)
        self._open_tab(context)

    def _open_tab(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        self.page.on("console", self._hear)

    def another_tab(self) -> Self:
        """The same person at the same address in another tab."""
        other = copy(self)
        other._open_tab(self.page.context)
        other.page.goto(self.page.url)
        other.page.wait_for_selector("[data-status]")
        return other

    def _hear(self, message: Any) -> None:
        is_ours = not any(word in message.text for word in NOT_OURS)
        if message.type in {"error", "warning"} and is_ours:
            self.complaints.append(message.text)

    def visit(self, path: str = "/") -> None:
        """Open an address of the server."""
        self.page.goto(self.url + path)

    def table(self) -> dict[str, str]:
        """What the page says about the table: status, mine, showing, link."""
        found: dict[str, str] = self.page.evaluate(
            "() => ({...document.querySelector('[data-status]')?.dataset})"
        )
        return found

    def play_now(self, game: str) -> None:
        """One click in the lobby."""
        self.visit()
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("[data-status=playing]")

    def make_table(self, game: str) -> str:
        """A table for friends; its path."""
        self.visit()
        self.page.click(f"[data-friends={game}]")
        self.page.click("[data-make]")
        self.page.wait_for_selector("[data-status=waiting]")
        self.shut()  # the sheet with the link
        return self.page.evaluate("location.pathname")

    def sit(self, path: str) -> None:
        """Follow a friend's link: one click."""
        self.visit(path)
        self.page.click("button:text('Sit down')")
        self.page.wait_for_selector(".tag:text-is('you')")

    def shut(self) -> None:
        """Close the sheet that may be open, and wait until the way back that it takes is over."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_function(
            "() => !document.querySelector('dialog[open]') && !location.hash"
        )

    def show_moment(self, move: int, last: int) -> None:
        """Go to a moment of a replay; when the board shows it, it is in the address."""
        self.page.fill("input[type=range]", str(move))
        self.page.wait_for_function("move => parseInt(location.hash.slice(1)) === move", arg=move)
        self.page.wait_for_selector(f"text={move} / {last}")

    def can_act(self) -> bool:
        """Whether the page waits for a choice."""
        return self.table().get("mine") == "true"

    def is_over(self) -> bool:
        """Whether the match is over and all of it has been shown."""
        table = self.table()
        return table.get("status") == "finished" and table.get("showing") == "false"

    def choose(self, how: str = "click") -> None:
        """Choose one of the things that can be chosen, or confirm what has been chosen."""
        offered = "[data-move]:visible"
        settle(self)  # a step that goes on by itself changes what is offered
        self.page.wait_for_selector(f"{offered}, {', '.join(FINISHERS)}")
        for button in FINISHERS:
            if self.page.locator(button).count():
                getattr(self.page.locator(button), how)()
                return
        choices = self.page.locator(offered)
        getattr(choices.nth(self._dice.randrange(choices.count())), how)()

    def type_move(self) -> None:
        """The same by keyboard alone: the typed move, Enter, and Enter again for a whole turn."""
        page = self.page
        settle(self)
        if page.locator("[data-continue]:visible").count():
            page.keyboard.press("Escape")
            return
        if not page.locator("#typed-move").count():
            page.keyboard.press("/")
            page.wait_for_selector("#typed-move:focus")
        if page.locator("[data-confirm]:enabled").count():
            page.keyboard.press("Enter")
            return
        moves = page.locator(".found button").all_inner_texts()
        assert moves, "no move is offered to be typed"
        page.keyboard.type(self._dice.choice(moves))
        page.keyboard.press("Enter")


def play_to_the_end(*visitors: Visitor, how: str = "click", until: int = STEPS) -> bool:
    """Let people choose whatever they can until the match is over, or so many choices are made."""
    choices = 0
    while choices < until:
        if all(visitor.is_over() for visitor in visitors):
            return True
        active = [visitor for visitor in visitors if visitor.can_act()]
        for visitor in active:
            if how == "type":
                visitor.type_move()
            else:
                visitor.choose(how)
            settle(visitor)
        choices += len(active)
        if not active:
            visitors[0].page.wait_for_timeout(20)
    return False


def settle(visitor: Visitor) -> None:
    """Wait until the server has answered what was chosen."""
    visitor.page.wait_for_function("() => !document.querySelector('[data-busy=true]')")
