"""What is special about the table of the stone towers."""

import pytest
from playwright.sync_api import Browser
from server.served import Server

from browser.people import PHONE, Visitor, play_to_the_end, settle

TAPPED = {
    "[data-at=market] button": "5.3",
    ".cart.mine .stone": "4.1",
    ".cart.mine .chest button:not([title])": "5.1",
    ".cart.mine .chest button[title]": "4.2",  # the food that the cart does not take
    "[data-at=yurt-0] button": "4.",
    "[data-at='place-1.1']": "4.4",
}


def test_at_sunrise_whatever_is_tapped_is_answered_by_its_own_rule(
    server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url, viewport=PHONE)
    ann.play_now("towers")
    ann.page.wait_for_selector("[data-mine=true] [data-phase=sunrise]")
    for thing, rule in TAPPED.items():
        ann.page.locator(thing).first.click(force=True)  # it is marked as disabled
        settle(ann)
        ann.page.wait_for_selector(f"[role=alert] button:has-text('Rule {rule}')")
        ann.page.click("[role=alert] [aria-label=Close]")
    ann.page.locator("[data-at=market] button").first.click(force=True)
    ann.page.click("[role=alert] button:has-text('Rule 5.3')")
    ann.page.wait_for_selector("dialog[open] [data-rule='5.3']")
    assert ann.complaints == []


@pytest.mark.parametrize("viewport", [PHONE, {"width": 740, "height": 360}])
def test_a_replay_fits_a_phone(viewport: dict[str, int], server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, viewport=viewport)
    ann.play_now("towers")
    assert play_to_the_end(ann)
    ann.page.click("dialog[open] a[href^='/r/']")
    slider = ann.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    for move in (0, last // 2, last):
        ann.show_moment(move, last)
        box = slider.bounding_box()
        assert box is not None
        assert box["width"] > viewport["width"] / 4
        assert box["y"] + box["height"] <= viewport["height"]
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
