"""Every screen: in every language, light enough, and still while one plays."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from server.served import Server

from browser.people import DESKTOP, LIVELY, PHONE, Visitor, play_to_the_end, settle
from browser.weight import layout_shift, loaded, watch_jumps

ROOT = Path(__file__).parents[2]
GAMES = ["yak", "life", "push", "towers"]
LANGUAGES = ["en", "de", "fr", "it", "nl", "cs"]
LOBBY_BYTES, TABLE_BYTES = 100_000, 250_000
LARGEST_JUMP = 0.01
MOST_CLICKS = 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_a_language_everywhere(
    language: str, server: Server, browser: Browser
) -> None:
    """A message that is missing shows its id: none may be seen."""
    english = (ROOT / "web/words/en.ftl").read_text()
    ids = re.findall(r"^([a-z][a-z0-9-]+) =", english, re.MULTILINE)
    hyphened = {name for name in ids if "-" in name}
    ann = Visitor(browser, server.url, prefs={"language": language})
    ann.visit()
    ann.page.wait_for_selector("[data-play=yak]")
    assert ann.page.evaluate("document.documentElement.lang") == language
    seen = [ann.page.inner_text("body")]
    for game in GAMES:
        ann.play_now(game)
        ann.page.wait_for_selector("[data-mine=true]")
        seen.append(ann.page.inner_text("body"))
        ann.visit(f"/rules/{game}")
        ann.page.wait_for_selector("[data-rule='1.1']")
        seen.append(ann.page.inner_text("body"))
    shown = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", "\n".join(seen)))
    assert shown & hyphened == set()
    assert not {word for word in shown if word.startswith(("board-", "tour-", "scoring-"))}
    assert ann.complaints == []


def test_a_change_of_language_reaches_the_table(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now("push")
    ann.page.wait_for_selector("[data-mine=true]")
    english = ann.page.inner_text("[data-prompt]")
    ann.page.click("[aria-label=Menu]")
    ann.page.select_option("dialog label:has-text('Language') select", "de")
    ann.page.wait_for_selector("dialog >> text=Sprache")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_function(
        "(old) => document.querySelector('[data-prompt]').innerText !== old", arg=english
    )
    assert ann.page.evaluate("document.documentElement.lang") == "de"
    assert ann.complaints == []


def test_the_lobby_is_light(server: Server, browser: Browser) -> None:
    """Without art: the pictures of the games come afterwards."""
    ann = Visitor(browser, server.url)
    sizes = loaded(ann.page, server.url, seen=".picture svg")
    without_art = {name: size for name, size in sizes.items() if "Picture" not in name}
    assert len(without_art) < len(sizes)
    assert sum(without_art.values()) <= LOBBY_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(game: str, server: Server, browser: Browser) -> None:
    """With art, and opened by link in a browser that knows nothing yet."""
    host = Visitor(browser, server.url, "Bo")
    path = host.make_table(game)
    host.page.click("[data-start]")
    host.page.wait_for_selector("[data-status=playing]")
    ann = Visitor(browser, server.url)
    sizes = loaded(ann.page, server.url + path, seen="[data-status=playing]")
    assert sum(sizes.values()) <= TABLE_BYTES, json.dumps(sizes, indent=1)


@pytest.mark.parametrize(
    ("settings", "choices"),
    [(LIVELY | {"viewport": PHONE}, 6), ({"viewport": DESKTOP}, 12)],
    ids=["lively phone", "still desktop"],
)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_match_runs(
    game: str, settings: dict[str, Any], choices: int, server: Server, browser: Browser
) -> None:
    """On a phone with animations as at first; the limit is for the largest window of jumps."""
    ann = Visitor(browser, server.url, **settings)
    ann.play_now(game)
    ann.page.wait_for_selector("[data-mine=true]")
    jumps = watch_jumps(ann.page)
    play_to_the_end(ann, until=choices)
    assert layout_shift(jumps()) <= LARGEST_JUMP, jumps()


@pytest.mark.parametrize("game", GAMES)
def test_three_clicks_to_the_first_move(game: str, server: Server, browser: Browser) -> None:
    """From opening the page until the server has accepted a move: its first entry in the story.

    Always what is offered first: in Life is Life that is the row of one card.
    """
    ann = Visitor(browser, server.url)
    ann.play_now(game)
    clicks = 1
    ann.page.wait_for_selector("[data-mine=true]")
    own = ann.page.locator("aside .log li", has_text="You ")
    before = own.count()
    while own.count() == before:
        ann.page.locator("[data-move]:visible, [data-confirm]:enabled").first.click()
        clicks += 1
        settle(ann)
        ann.page.wait_for_selector("[data-mine=true], [data-confirm]:enabled")
    assert clicks <= MOST_CLICKS
    assert ann.complaints == []


def test_one_click_from_a_friends_link_to_a_seat(server: Server, browser: Browser) -> None:
    host = Visitor(browser, server.url, "Bo")
    path = host.make_table("push")
    friend = Visitor(browser, server.url, "Cy")
    friend.sit(path)
    assert friend.complaints == []
