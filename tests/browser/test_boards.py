"""Suggestions, refusals and ends of rounds on the boards of YAK, Life is Life and PUSH."""

import pytest
from playwright.sync_api import Browser
from server.served import Server

from browser.people import PHONE, Visitor, play_to_the_end, settle

PIECES = ".board button:visible:not([data-move], .ready, .odds[aria-disabled=false])"
"""What chooses nothing now."""
FIRST = {"yak": ".hand [data-move]", "life": '[data-row="3"]'}


def at_a_table(browser: Browser, server: Server, game: str) -> Visitor:
    """Somebody on turn."""
    visitor = Visitor(browser, server.url, viewport=PHONE)
    visitor.play_now(game)
    visitor.page.wait_for_selector("[data-mine=true]")
    return visitor


def prompt(visitor: Visitor) -> str:
    """What is to be done, or what has been chosen."""
    return visitor.page.locator("[data-prompt]").inner_text()


@pytest.mark.parametrize("game", ["yak", "life", "push"])
def test_whatever_is_tapped_answers(game: str, server: Server, browser: Browser) -> None:
    """With words and the rule, unless it chooses something or opens a sheet."""
    ann = at_a_table(browser, server, game)
    for i in range(ann.page.locator(PIECES).count()):
        before = prompt(ann)
        ann.page.locator(PIECES).nth(i).click(force=True)
        settle(ann)
        if ann.page.locator("dialog[open]").count():
            ann.shut()
        elif prompt(ann) == before:
            assert ann.page.locator(".why p").inner_text()
            assert "Rule" in ann.page.locator(".why .button").inner_text()
            ann.page.click(".why .icon-button")
        else:
            ann.page.keyboard.press("Backspace")
            ann.page.keyboard.press("Backspace")
    assert ann.page.locator(".board button:disabled").count() == 0
    assert ann.complaints == []


def test_a_suggested_claim_is_replaced_by_any_other(server: Server, browser: Browser) -> None:
    ann = at_a_table(browser, server, "yak")
    ann.page.locator(FIRST["yak"]).first.click()
    settle(ann)
    assert prompt(ann).startswith("Suggestion")
    ann.page.locator(".creature:not([aria-disabled=true])").last.click()
    settle(ann)
    own = prompt(ann)
    assert not own.startswith("Suggestion")
    assert own.endswith(("yak", "yaks"))
    ann.page.locator(".hand .card:not(.chosen)").first.click()  # the claim stays with another card
    settle(ann)
    assert prompt(ann).endswith(own.split(" · ")[1])
    ann.page.keyboard.press("Backspace")
    ann.page.keyboard.press("Backspace")
    assert prompt(ann).startswith("Your turn")


def test_a_challenge_is_confirmed_too(server: Server, browser: Browser) -> None:
    ann = at_a_table(browser, server, "yak")
    while not ann.page.locator(".challenge[data-move]").count():
        play_to_the_end(ann, until=1)
        ann.page.wait_for_selector("[data-mine=true]")
    ann.page.click(".challenge")
    ann.page.wait_for_selector(".challenge[aria-pressed=true]")
    ann.page.keyboard.press("Backspace")
    ann.page.wait_for_selector(".challenge[data-move]")
    ann.page.click(".challenge")
    ann.page.wait_for_selector(".challenge[aria-pressed=true]")
    ann.page.click(".challenge")  # again: I mean it
    ann.page.wait_for_selector(".log li:has-text('You doubt')", state="attached")
    assert ann.complaints == []


def test_a_suggested_swap_gives_way_card_by_card(server: Server, browser: Browser) -> None:
    ann = at_a_table(browser, server, "life")
    ann.page.click(FIRST["life"])
    settle(ann)
    assert ann.page.locator(".given.suggested").count() == 3
    for left in (2, 1, 0):
        ann.page.locator(".slot:has(.top):not(:has(.comes))").first.click()
        settle(ann)
        assert ann.page.locator(".given.suggested").count() == left
    assert not prompt(ann).startswith("Suggestion")
    ann.page.click("[data-confirm]")
    ann.page.wait_for_selector("[data-mine=true]")
    assert ann.complaints == []


def test_the_end_says_what_each_round_has_cost(server: Server, browser: Browser) -> None:
    ann = at_a_table(browser, server, "life")
    assert play_to_the_end(ann)
    ann.page.wait_for_selector("dialog[open]")
    rows = ann.page.locator("dialog[open] tr:has(th:text-matches('^Round'))").all_inner_texts()
    assert len(rows) >= 3
    assert [row.split()[1] for row in rows] == [str(i + 1) for i in range(len(rows))]
    assert sum(row.count("−") for row in rows) >= 5
