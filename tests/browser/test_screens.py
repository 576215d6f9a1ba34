"""Every screen: accessible, in every language, light enough, and still while one plays."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from server.served import Server

from browser.people import DESKTOP, PHONE, Visitor, play_to_the_end
from browser.weight import loaded, watch_jumps

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
GAMES = ["yak", "life", "push", "towers"]
LANGUAGES = ["en", "de", "fr", "it", "nl", "cs"]
THEMES = ["light", "dark"]
LOBBY_BYTES, TABLE_BYTES = 100_000, 250_000
LARGEST_JUMP = 0.01


def findings(page: Page) -> list[str]:
    """What axe finds serious or critical on the screen as it is."""
    page.evaluate(AXE.read_text())
    result = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in {"serious", "critical"}
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_and_its_sheets_are_accessible(
    theme: str, server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url, prefs={"theme": theme}, color_scheme=theme)
    ann.visit()
    ann.page.wait_for_selector("[data-play=yak]")
    assert findings(ann.page) == []
    ann.page.click("[aria-label=Settings]")
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    ann.page.click("[data-friends=push]")
    assert findings(ann.page) == []
    ann.page.click("[data-make]")
    ann.page.wait_for_selector("[aria-label='QR code of the link']")
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    assert findings(ann.page) == []
    ann.visit("/nowhere/at/all")
    ann.page.wait_for_selector("text=To the lobby")
    assert findings(ann.page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_its_sheets_are_accessible(
    game: str, theme: str, server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url, prefs={"theme": theme}, color_scheme=theme, viewport=PHONE)
    ann.play_now(game)
    play_to_the_end(ann, until=3)
    ann.page.wait_for_selector("[data-mine=true]")
    assert findings(ann.page) == []
    for sheet in ["What happened", "Rules", "Menu", "Share"]:
        ann.page.click(f"header [aria-label='{sheet}']")
        ann.page.wait_for_selector("dialog[open]")
        assert findings(ann.page) == [], sheet
        ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_result_and_replay_are_accessible_and_show_every_move(
    game: str, server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now(game)
    assert play_to_the_end(ann)
    ann.page.wait_for_selector("dialog[open] table")
    ann.page.click("text=Was the deal fair?")
    ann.page.wait_for_selector("text=they fit")
    assert findings(ann.page) == []
    ann.page.click("text=Replay")
    slider = ann.page.locator("input[type=range]")
    slider.wait_for()
    assert findings(ann.page) == []
    ann.page.select_option("select", label="Ann")
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    slider.fill(str(last))
    ann.page.wait_for_selector(f"text={last} / {last}")
    ann.page.click("[aria-label='Previous move']")
    ann.page.wait_for_selector(f"text={last - 1} / {last}")
    assert ann.complaints == []


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
    shown = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", "\\n".join(seen)))
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


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_match_explains_step_by_step(
    game: str, server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url)
    ann.visit(f"/learn/{game}")
    told: set[str] = set()
    while len(told) < 3:
        ann.page.wait_for_selector("[data-tour-next], [data-mine=true]")
        if ann.page.locator("[data-tour-next]").count():
            told.add(ann.page.inner_text(".coach p"))
            ann.page.click("[data-tour-next]")
        else:  # the next step is told when the match has gone on
            play_to_the_end(ann, until=1)
    ann.page.reload()  # the tour goes on where one is
    ann.page.wait_for_selector("[data-status=playing]")
    assert ann.complaints == []


def test_the_lobby_is_light(server: Server, browser: Browser) -> None:
    """Without art: the pictures of the games come afterwards."""
    ann = Visitor(browser, server.url)
    sizes = loaded(ann.page, server.url)
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
    sizes = loaded(ann.page, server.url + path)
    assert sum(sizes.values()) <= TABLE_BYTES, json.dumps(sizes, indent=1)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_match_runs(
    game: str, viewport: dict[str, int], server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url, viewport=viewport)
    ann.play_now(game)
    ann.page.wait_for_selector("[data-mine=true]")
    jumps = watch_jumps(ann.page)
    play_to_the_end(ann, until=12)
    assert sum(jumps().values()) <= LARGEST_JUMP, jumps()


def test_three_clicks_to_the_first_move_and_one_to_a_friends_table(
    server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url)
    for game in GAMES:
        ann.play_now(game)  # the first click
        ann.page.wait_for_selector("[data-mine=true]")
        for _ in range(2):
            if ann.can_act():
                ann.choose()
    host = Visitor(browser, server.url, "Bo")
    path = host.make_table("push")
    friend = Visitor(browser, server.url, "Cy")
    friend.sit(path)  # one click
    assert friend.complaints == []
