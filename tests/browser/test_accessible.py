"""No serious finding of axe on any screen, in the light and in the dark."""

import pytest
from playwright.sync_api import Browser
from server.served import Server

from browser.accessible import findings
from browser.people import PHONE, Visitor, play_to_the_end, settle

GAMES = ["yak", "life", "push", "towers"]
PLAIN = "peaks"
"""A game without a board of its own."""
SHEETS = {"What happened": ".log", "Rules": "[data-rule='1.1']", "Menu": ".settings"}
FOG_ASIDE = ".aside"
"""In the towers, a second number at the bag, only while somebody draws."""


def test_before_a_match(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.visit()
    ann.page.wait_for_selector("[data-play=yak] >> visible=true")
    assert findings(ann.page) == []
    ann.page.click("[aria-label=Settings]")
    assert findings(ann.page) == [], "settings"
    ann.shut()
    ann.page.click("[data-friends=push]")
    ann.page.click("text=More settings")
    assert findings(ann.page) == [], "a new table"
    ann.page.click("[data-make]")
    ann.page.wait_for_selector("[aria-label='QR code of the link']")
    assert findings(ann.page) == [], "the waiting room"
    ann.page.click("header [aria-label=Share]")
    assert findings(ann.page) == [], "the link"
    ann.page.click("text=Continue on another device")
    assert findings(ann.page) == [], "the personal link"
    ann.visit("/nowhere/at/all")
    ann.page.wait_for_selector("text=To the lobby")
    assert findings(ann.page) == [], "nowhere"


def test_somebody_who_comes_by_link_and_people_who_talk(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, viewport=PHONE)
    bo = Visitor(browser, server.url, "Bo", viewport=PHONE)
    path = ann.make_table("push")
    bo.visit(path)
    bo.page.wait_for_selector("button:text('Sit down')")
    assert findings(bo.page) == [], "an invitation"
    ann.page.click("[data-start]")
    bo.page.wait_for_selector("[data-status=playing] >> text=You are watching.")
    assert findings(bo.page) == [], "somebody who watches"
    ann.page.click("header [aria-label='What happened']")
    ann.page.fill("dialog form input", "Hello there")
    ann.page.keyboard.press("Enter")
    ann.page.click("dialog [aria-label='Wow!']")
    bo.page.click("header [aria-label='What happened']")
    bo.page.wait_for_selector("dialog >> text=Hello there")
    bo.page.wait_for_selector("dialog ul svg")
    assert findings(bo.page) == [], "what people say"
    bo.page.locator("dialog >> text=mute").first.click()
    bo.page.wait_for_selector("dialog >> text=Hear Ann again")
    assert findings(bo.page) == [], "somebody is muted"
    assert ann.complaints == bo.complaints == []


@pytest.mark.parametrize("game", [*GAMES, PLAIN])
def test_a_table_and_its_sheets(game: str, server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, viewport=PHONE)
    ann.play_now(game)
    play_to_the_end(ann, until=2)
    ann.page.wait_for_selector("[data-mine=true]")
    if game != PLAIN and not ann.page.locator("[data-confirm]:enabled").count():
        ann.page.keyboard.press("h")
        ann.page.wait_for_selector(".hint .button")
        assert findings(ann.page) == [], "a hint"
        ann.page.click(".hint [aria-label=Close]")
    ann.page.keyboard.press("/")
    ann.page.fill("#typed-move", "rubbish")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(".why")
    assert findings(ann.page) == [], "a refusal"
    ann.page.keyboard.press("Escape")
    ann.choose()
    settle(ann)
    ann.page.wait_for_selector("[data-mine=true]")
    assert findings(ann.page) == [], "in the middle of a turn"
    for sheet, content in SHEETS.items():
        ann.page.click(f"header [aria-label='{sheet}']")
        ann.page.wait_for_selector(f"dialog[open] {content}")
        assert findings(ann.page) == [], sheet
        ann.shut()
    assert ann.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_and_a_guided_match(game: str, server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, viewport=PHONE)
    ann.visit(f"/rules/{game}")
    ann.page.wait_for_selector("[data-rule='1.1']")
    assert findings(ann.page) == [], "the rules"
    ann.visit(f"/learn/{game}")
    told: set[str] = set()
    while len(told) < 3:
        ann.page.wait_for_selector("[data-mine=true]")  # until then what is told comes and goes
        if ann.page.locator("[data-tour-next]").count():
            told.add(ann.page.inner_text(".coach p"))
            assert findings(ann.page) == [], told
            ann.page.click("[data-tour-next]")
        else:  # the next step is told when the match has gone on
            play_to_the_end(ann, until=1)
    assert ann.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_result_proof_and_replay(game: str, server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now(game)
    assert play_to_the_end(ann)
    ann.page.wait_for_selector("dialog[open] table")
    ann.page.click("text=Was the deal fair?")
    ann.page.wait_for_selector("text=they fit")
    assert findings(ann.page) == [], "the result"
    ann.page.click("text=Replay")
    slider = ann.page.locator("input[type=range]")
    slider.wait_for()
    assert findings(ann.page) == [], "the replay"
    ann.page.select_option("select", label="Ann")
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    ann.show_moment(last, last)
    ann.page.click("[aria-label='Previous move']")
    ann.page.wait_for_selector(f"text={last - 1} / {last}")
    ann.page.reload()  # the moment is in the address
    ann.page.wait_for_selector(f"text={last - 1} / {last}")
    assert ann.page.eval_on_selector("select", "list => list.value") == "0"
    moment = last - 1 if game == "towers" else 0
    while moment > 0 and not ann.page.locator(FOG_ASIDE).count():
        moment -= 1
        ann.show_moment(moment, last)
    assert findings(ann.page) == [], "a moment of the replay"
    assert ann.complaints == []
