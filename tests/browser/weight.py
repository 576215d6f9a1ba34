"""What a page weighs over the wire, and how much it jumps."""

from collections.abc import Callable

from playwright.sync_api import Page

OBSERVE = """() => { window.jumps = []; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumps.push(
        [entry.value, entry.sources.map((source) => source.node?.className ?? '').join(' ')]);
}).observe({type: 'layout-shift'}); }"""


def loaded(page: Page, url: str) -> dict[str, int]:
    """The bytes of each file that comes over the wire when an address is opened."""
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
    page.wait_for_load_state("networkidle")
    return sizes


def watch_jumps(page: Page) -> Callable[[], dict[str, float]]:
    """Note what moves without having been touched; the answer tells what, and how far."""
    page.evaluate(OBSERVE)

    def jumps() -> dict[str, float]:
        total: dict[str, float] = {}
        for value, what in page.evaluate("window.jumps"):
            total[what] = total.get(what, 0) + value
        return total

    return jumps
