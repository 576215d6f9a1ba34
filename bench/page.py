"""`./yurt bench page`: how light and quick the page is in a real browser, on loopback."""

import statistics
import sys
import tempfile
from pathlib import Path

from measure import ROOT, Report
from playwright.sync_api import Browser

sys.path.insert(0, str(ROOT / "tests"))

import itertools

from browser.people import LIVELY, PHONE, Visitor, chromium, play_to_the_end
from browser.weight import layout_shift, loaded, watch_jumps
from server.served import Server, serving

GAMES = ("yak", "life", "push", "towers")
ROUNDS = 5
CHOICES = 12
FRAMES = """() => new Promise((resolve) => {
  const times = []; const until = performance.now() + 5000;
  const step = (now) => {
    times.push(performance.now());
    now < until ? requestAnimationFrame(step) : resolve(times);
  };
  requestAnimationFrame(step);
})"""
SLOW_FRAME = 34
"""Milliseconds: more than two frames of a screen with 60 a second."""
FIRST_CONTENT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def main() -> None:
    """Measure everything once, the first content several times."""
    report = Report("page")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
    ):
        report.add("browser", f"Chromium {browser.version}", "software renderer")
        measure_lobby(report, server, browser)
        for game in GAMES:
            measure_table(report, server, browser, game)
    report.save()


def measure_lobby(report: Report, server: Server, browser: Browser) -> None:
    """The first load, by somebody who was never here."""
    paints = []
    for _ in range(ROUNDS):
        ann = Visitor(browser, server.url)
        sizes = loaded(ann.page, server.url)
        paints.append(ann.page.evaluate(FIRST_CONTENT) / 1000)
    art = sum(size for name, size in sizes.items() if "Picture" in name)
    report.limit("lobby without art, over the wire", (sum(sizes.values()) - art) / 1000, 100, "kB")
    report.add("the art of the lobby", f"{art / 1000:.1f} kB")
    report.limit("first content of the lobby", statistics.median(paints), 1, "s")


def measure_table(report: Report, server: Server, browser: Browser, game: str) -> None:
    """A table by link; with animations on, the layout shift of a match and the frames.

    The layout shift is the web's: the largest window of shifts without recent input.
    """
    host = Visitor(browser, server.url, "Bo")
    path = host.make_table(game)
    host.page.click("[data-start]")
    host.page.wait_for_selector("[data-status=playing]")
    guest = Visitor(browser, server.url, "Cy")
    sizes = loaded(guest.page, server.url + path)
    report.limit(f"{game}: a table with art, over the wire", sum(sizes.values()) / 1000, 250, "kB")
    ann = Visitor(browser, server.url, viewport=PHONE, **LIVELY)
    ann.play_now(game)
    jumps = watch_jumps(ann.page)
    play_to_the_end(ann, until=CHOICES)
    report.limit(f"{game}: layout shift in {CHOICES} choices", layout_shift(jumps()), 0.01, "")
    lively = Visitor(browser, server.url, **LIVELY)
    lively.play_now(game)
    times = lively.page.evaluate(FRAMES)
    gaps = [after - before for before, after in itertools.pairwise(times)]
    report.add(f"{game}: frames while a match begins", *smoothness(gaps))


def smoothness(gaps: list[float]) -> tuple[str, str]:
    """Frames a second by the median, and how often it stutters, which a median hides."""
    slow = sum(gap > SLOW_FRAME for gap in gaps) / len(gaps)
    stutter = f"{slow:.1%} took longer than {SLOW_FRAME} ms, the longest {max(gaps):.0f} ms"
    return f"{1000 / statistics.median(gaps):.0f} a second", stutter


if __name__ == "__main__":
    main()
