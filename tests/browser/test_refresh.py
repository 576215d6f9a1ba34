"""A refresh, the way back, a lost connection: one is always in the same place again."""

import pytest
from playwright.sync_api import Browser
from server.served import Server

from browser.people import Visitor, play_to_the_end, settle

GAMES = ["yak", "life", "push", "towers"]
PROMPT = "document.querySelector('[data-prompt]').innerText"


def chosen(visitor: Visitor) -> str:
    """What the page says about the turn in the making."""
    said: str = visitor.page.evaluate(PROMPT)
    return said


def choose_some(visitor: Visitor) -> str:
    """Choose something that still has to be confirmed or gone on with."""
    visitor.page.wait_for_selector("[data-mine=true]")
    while not visitor.page.locator("[data-confirm]").count():
        visitor.choose()
        settle(visitor)
        visitor.page.wait_for_selector("[data-mine=true]")
    return chosen(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_refresh_keeps_what_was_chosen(game: str, server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now(game)
    before = choose_some(ann)
    ann.page.reload()
    ann.page.wait_for_selector("[data-confirm]")
    settle(ann)
    assert chosen(ann) == before
    play_to_the_end(ann, until=3)  # and the turn goes on from there
    assert ann.complaints == []


def test_after_a_refresh_another_claim_can_be_chosen(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now("yak")
    ann.page.wait_for_selector("[data-mine=true]")
    ann.page.locator(".hand [data-move]").first.click()
    ann.page.wait_for_selector("[data-confirm]")
    ann.page.reload()
    ann.page.wait_for_selector("[data-confirm]")
    settle(ann)
    ann.page.locator("[data-species=yak][aria-disabled=false]").click()
    ann.page.wait_for_selector("[data-species=yak][aria-pressed=true]")
    assert ann.complaints == []


def test_what_was_chosen_is_dropped_when_the_match_has_gone_on(
    server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now("yak")
    before = choose_some(ann)
    other = ann.another_tab()
    ann.visit("/rules/yak")
    play_to_the_end(other, until=3)
    ann.page.go_back()
    ann.page.wait_for_selector("[data-mine=true]")
    settle(ann)
    assert ann.page.locator("[data-confirm]").count() == 0
    assert ann.page.locator(".why").count() == 0  # and nothing is said about it
    assert chosen(ann) != before
    assert ann.complaints == []


def test_another_tab_sees_what_this_one_plays(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now("push")
    other = ann.another_tab()
    choose_some(other)
    other.page.wait_for_selector("[data-confirm]")
    play_to_the_end(ann, until=4)
    while ann.page.locator("[data-confirm]").count():  # what is half chosen no other tab can know
        play_to_the_end(ann, until=1)
    ann.page.wait_for_selector("[data-mine=true]")  # until then the bots go on
    last = "document.querySelector('aside li:last-child').innerText"
    other.page.wait_for_function(f"told => {last} === told", arg=ann.page.evaluate(last))
    other.page.wait_for_function(f"told => {PROMPT} === told", arg=chosen(ann))
    assert other.page.locator("[data-confirm]").count() == 0
    assert [*ann.complaints, *other.complaints] == []


def test_a_refresh_keeps_the_panel_and_the_way_back_closes_it(
    server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now("life")
    choose_some(ann)
    before = chosen(ann)
    ann.page.click("header [aria-label=Rules]")
    ann.page.wait_for_selector("dialog[open] [data-rule='1.1']")
    ann.page.reload()
    ann.page.wait_for_selector("dialog[open] [data-rule='1.1']")
    ann.page.go_back()
    ann.page.wait_for_selector("dialog[open]", state="detached")
    settle(ann)
    assert chosen(ann) == before  # still at the table, in the middle of the turn
    ann.page.go_forward()
    ann.page.wait_for_selector("dialog[open] [data-rule='1.1']")
    ann.shut()
    ann.page.go_back()
    ann.page.wait_for_selector("[data-play=life]")
    ann.page.go_forward()
    ann.page.wait_for_selector("[data-confirm]")
    settle(ann)
    assert chosen(ann) == before
    assert ann.complaints == []


def test_a_refresh_goes_on_with_the_guided_match(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.visit("/learn/push")
    ann.page.click("[data-tour-next]")
    ann.page.wait_for_selector(".coach >> text=2 /")
    ann.page.reload()
    ann.page.wait_for_selector(".coach >> text=2 /")
    assert ann.complaints == []


def test_a_lost_connection_is_seen_and_nothing_is_lost(
    own_server: Server, browser: Browser
) -> None:
    server = own_server
    ann = Visitor(browser, server.url)
    ann.play_now("life")
    choose_some(ann)
    server.kill()
    ann.page.wait_for_selector("text=Connection lost. Trying again")
    ann.page.click("[data-confirm]:enabled")  # it is sent when the server is back
    server.restart()
    ann.page.wait_for_selector("text=Connected again.")
    ann.page.wait_for_selector("text=Connected again.", state="detached")
    ann.page.wait_for_selector("[data-mine=true]")
    assert ann.page.locator("aside .log li", has_text="You give").count() == 1
    assert ann.complaints == []


def test_a_browser_that_is_offline_says_so_at_once(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now("push")
    ann.page.wait_for_selector("[data-link=open]")
    ann.page.context.set_offline(True)
    ann.page.wait_for_selector("[data-link=lost]")
    ann.page.context.set_offline(False)
    ann.page.wait_for_selector("[data-link=open]")


def test_a_table_that_cannot_be_reached_is_tried_again(
    own_server: Server, browser: Browser
) -> None:
    server = own_server
    ann = Visitor(browser, server.url)
    path = ann.make_table("push")
    ann.visit()
    ann.page.wait_for_selector("[data-play=push]")
    server.kill()
    ann.page.evaluate("path => document.querySelector(`a[href='${path}']`).click()", path)
    ann.page.wait_for_selector("text=Trying again")
    server.restart()
    ann.page.wait_for_selector("[data-status=waiting]")
