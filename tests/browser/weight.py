"""What a page weighs over the wire, and how much it jumps."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

OBSERVE = """() => { window.jumps = []; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumps.push(
        [entry.startTime, entry.value,
         entry.sources.map((source) => source.node?.className ?? '').join(' ')]);
}).observe({type: 'layout-shift'}); }"""

LONGEST_GAP, LONGEST_WINDOW = 1000, 5000


class Jump(NamedTuple):
    """Something that moved without having been touched: when (in ms), how far, and what."""

    at: float
    far: float
    what: str


def loaded(page: Page, url: str, seen: str = "body") -> dict[str, int]:
    """The bytes of each file that comes over the wire when an address is opened and seen."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on(
        "Network.responseReceived", lambda e: names.update({e["requestId"]: e["response"]["url"]})
    )
    session.on(
        "Network.loadingFinished",
        lambda e: sizes.update({names.get(e["requestId"], ""): int(e["encodedDataLength"])}),
    )
    page.goto(url)
    page.wait_for_selector(seen)  # on a busy machine the wire is idle before that, too
    page.wait_for_load_state("networkidle")
    return sizes


def watch_jumps(page: Page) -> Callable[[], list[Jump]]:
    """Note from now on what moves without having been touched; the answer tells it."""
    page.evaluate(OBSERVE)
    return lambda: [Jump(*jump) for jump in page.evaluate("window.jumps")]


def layout_shift(jumps: list[Jump]) -> float:
    """As the web defines it: the largest window of jumps less than 1 s apart, at most 5 s long."""
    largest = total = 0.0
    first = last = float("-inf")
    for jump in jumps:
        if jump.at - last >= LONGEST_GAP or jump.at - first >= LONGEST_WINDOW:
            first, total = jump.at, 0.0
        last, total = jump.at, total + jump.far
        largest = max(largest, total)
    return largest
