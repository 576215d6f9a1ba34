"""Make the pictures of this folder: python docs/screenshots/make.py, with the page built.

A server with a fresh database, a real browser, and a table of each game in the middle of a match.
"""

import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1] / "tests"))

from browser.people import DESKTOP, PHONE, Visitor, chromium, play_to_the_end  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from server.served import Server, serving  # noqa: E402

CHOICES = {"yak": 9, "life": 8, "push": 9, "towers": 75}
"""So many choices into a match each game looks its best."""


def main() -> None:
    """All pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), games="") as server,
        chromium() as browser,
    ):
        entrance(server, browser)
        for game in CHOICES:
            tables(server, browser, game)
        end_of_a_match(server, browser)


def entrance(server: Server, browser: Browser) -> None:
    """What one sees before a match."""
    for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        ann = Visitor(browser, server.url, viewport=size)
        ann.visit()
        ann.page.wait_for_load_state("networkidle")
        snap(ann, f"lobby-{name}")
    ann.page.click("[data-friends=towers]")
    snap(ann, "new-table")
    ann.page.click("[data-make]")
    ann.page.wait_for_selector("dialog svg.code")
    snap(ann, "invite")
    ann.page.keyboard.press("Escape")
    snap(ann, "waiting")
    ann.visit("/rules/push")
    ann.page.wait_for_load_state("networkidle")
    snap(ann, "rules")
    ann.visit("/learn/yak")
    ann.page.wait_for_selector("[data-tour-next]")
    snap(ann, "guided-match")


def tables(server: Server, browser: Browser, game: str) -> None:
    """A match under way: on a desktop in the light, on a phone in the dark."""
    for name, size, theme in (("desktop", DESKTOP, "light"), ("phone", PHONE, "dark")):
        looks = {"viewport": size, "prefs": {"theme": theme}, "color_scheme": theme}
        ann = Visitor(browser, server.url, **looks)
        ann.play_now(game)
        play_to_the_end(ann, until=CHOICES[game])
        ann.page.wait_for_selector("[data-mine=true]")
        snap(ann, f"{game}-{name}")


def end_of_a_match(server: Server, browser: Browser) -> None:
    """Result and replay."""
    ann = Visitor(browser, server.url)
    ann.play_now("push")
    play_to_the_end(ann)
    ann.page.wait_for_selector("dialog[open] table")
    snap(ann, "result")
    ann.page.click("text=Replay")
    ann.page.locator("input[type=range]").fill("30")
    ann.page.wait_for_selector("text=30 /")
    snap(ann, "replay")


def snap(visitor: Visitor, name: str) -> None:
    """One picture."""
    visitor.page.wait_for_timeout(400)  # pictures may still be fading in
    visitor.page.screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
