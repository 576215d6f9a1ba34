"""Whole matches through the page."""

import pytest
from playwright.sync_api import Browser
from server.served import Server

from browser.people import PHONE, Visitor, play_to_the_end

GAMES = ["yak", "life", "push", "towers"]
pytestmark = pytest.mark.parametrize("game", GAMES)


def test_two_browsers_play_a_match_against_each_other_and_bots(
    game: str, server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url, "Ann")
    bo = Visitor(browser, server.url, "Bo")
    path = ann.make_table(game)
    bo.sit(path)
    ann.page.click("[data-start]")  # the free seats go to bots
    assert play_to_the_end(ann, bo)
    for visitor in (ann, bo):
        visitor.page.wait_for_selector("dialog[open] table")
        assert visitor.page.locator("dialog[open] tbody tr").count() >= 3
        assert visitor.complaints == []
    ann.page.click("[data-rematch]")
    bo.page.keyboard.press("Escape")
    for visitor in (ann, bo):
        visitor.page.wait_for_selector("[data-status=playing]")


def test_a_match_is_played_by_keyboard_alone(game: str, server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, "Ann")
    ann.visit()
    button = ann.page.locator(f"[data-play={game}]")
    button.wait_for()
    while not button.evaluate("button => button === document.activeElement"):
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector("[data-status=playing]")
    assert play_to_the_end(ann, how="type")
    ann.page.wait_for_selector("dialog[open] table")
    ann.page.keyboard.press("Escape")
    assert ann.complaints == []


def test_a_match_is_played_on_a_phone_by_touch(game: str, server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, "Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    ann.play_now(game)
    assert play_to_the_end(ann, how="tap")
    ann.page.wait_for_selector("dialog[open] table")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert ann.complaints == []


def test_a_killed_server_comes_back_and_the_match_goes_on(
    game: str, own_server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, own_server.url, "Ann")
    ann.play_now(game)
    play_to_the_end(ann, until=4)
    own_server.kill()
    ann.page.wait_for_selector("[data-link=lost]")
    own_server.restart()
    ann.page.wait_for_selector("[data-link=open]")
    assert not play_to_the_end(ann, until=4)
    ann.page.reload()
    ann.page.wait_for_selector("[data-status=playing]")
    ann.page.locator("aside .log li").nth(4).wait_for()
    assert ann.complaints == []
