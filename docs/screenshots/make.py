"""Make the pictures of this folder and their gallery: python docs/screenshots/make.py [FOLDER].

The page must be built. A server with a fresh database, and people with real browsers who play.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1] / "tests"))

from browser.people import DESKTOP, PHONE, Visitor, chromium, play_to_the_end  # noqa: E402
from gallery import GALLERY, TITLES, page  # noqa: E402
from PIL import Image  # noqa: E402
from play import play, play_until  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402
from server.served import Server, serving  # noqa: E402

TABLET = {"width": 820, "height": 1180}
SCREENS = {"desktop": (DESKTOP, "light"), "tablet": (TABLET, "light"), "phone": (PHONE, "dark")}
CHOSEN = {
    "yak": "[data-confirm]:enabled",
    "life": "footer:has([data-prompt]:has-text('Give')) [data-confirm]:enabled",
    "push": ".actions:has(.stop.ready) .odds[aria-disabled=false]",
    "towers": "footer:has([data-prompt]:has-text('Place')) [data-confirm]:enabled",
}
TURNS = {"yak": 4, "life": 3, "push": 4, "towers": 12}
"""So many turns into a match each game looks its best."""


class Studio:
    """The server, the browser, and the folder of the pictures."""

    def __init__(self, server: Server, browser: Browser, folder: Path) -> None:
        self.server, self.browser, self.folder = server, browser, folder

    def visitor(self, name: str = "Ann", **settings: Any) -> Visitor:
        """Somebody with a phone, unless told otherwise."""
        return Visitor(self.browser, self.server.url, name, **{"viewport": PHONE} | settings)

    def snap(self, visitor: Visitor, name: str) -> None:
        """One picture, with a palette of its own so that it is small."""
        visitor.page.mouse.move(150, 25)  # onto a title, which does not light up
        visitor.page.wait_for_timeout(500)  # pictures may still be fading in
        picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
        small = picture.quantize(256, Image.Quantize.MAXCOVERAGE, 2, dither=Image.Dither.NONE)
        small.save(self.folder / f"{name}.png", optimize=True)
        print(name, flush=True)


def entrance(studio: Studio) -> None:
    """What one sees before a match."""
    for name, game in (("Bo", "yak"), ("Cy", "towers"), ("Dee", "life")):
        host = studio.visitor(name)
        host.visit()
        host.page.click(f"[data-friends={game}]")
        host.page.check("dialog label:has-text('Show the table') input")
        host.page.click("[data-make]")
        host.page.wait_for_selector("[data-status=waiting]")
    for screen in ("desktop", "phone"):
        ann = studio.visitor(viewport=SCREENS[screen][0])
        ann.visit()
        ann.page.wait_for_load_state("networkidle")
        studio.snap(ann, f"lobby-{screen}")
    ann.page.click("[aria-label=Settings]")
    studio.snap(ann, "settings")
    ann.make_table("push")
    ann.visit()
    ann.page.wait_for_selector("text=Cy")
    studio.snap(ann, "own-tables")
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    studio.snap(ann, "public-tables")
    abroad = studio.visitor("Jana", prefs={"language": "cs"})
    abroad.play_now("yak")
    abroad.page.wait_for_selector("[data-mine=true]")
    studio.snap(abroad, "other-language")
    reader = studio.visitor(viewport=DESKTOP)
    reader.visit("/rules/push")
    reader.page.wait_for_load_state("networkidle")
    studio.snap(reader, "rules")
    ann.visit("/nowhere/at/all")
    ann.page.wait_for_selector("text=To the lobby")
    studio.snap(ann, "nowhere")


def friends(studio: Studio) -> None:
    """From an empty table to one where people talk, ask and watch."""
    ann, bo = studio.visitor(), studio.visitor("Bo")
    ann.visit()
    ann.page.click("[data-friends=push]")
    studio.snap(ann, "new-table")
    ann.page.click("[data-make]")
    ann.page.wait_for_selector("dialog svg.code")
    studio.snap(ann, "invite")
    ann.page.keyboard.press("Escape")
    path = ann.page.evaluate("location.pathname")
    bo.visit(path)
    bo.page.wait_for_selector("button:text('Sit down')")
    studio.snap(bo, "by-link")
    bo.sit(path)
    ann.page.wait_for_selector("text=Bo")
    studio.snap(ann, "waiting")
    cy = studio.visitor("Cy", viewport=DESKTOP)
    cy.visit(path)
    ann.page.click("[data-start]")
    play_to_the_end(ann, bo, until=24)
    for visitor, line in ((ann, "Who dares one more?"), (bo, "Not me. The columns are full!")):
        visitor.page.click("header [aria-label='What happened']")
        visitor.page.fill("dialog form input", line)
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_selector(f"dialog >> text={line}")
    bo.page.click("dialog [aria-label='Haha']")
    ann.page.wait_for_selector("dialog ul svg")
    studio.snap(ann, "story")
    cy.page.wait_for_selector("text=You are watching.")
    studio.snap(cy, "watching")
    ann.page.keyboard.press("Escape")
    bo.page.keyboard.press("Escape")
    bo.page.keyboard.press("Backspace")  # whatever is chosen but not sent
    bo.page.keyboard.press("Backspace")
    bo.page.click("[aria-label='Take back my last move']")
    ann.page.wait_for_selector(".asked")
    studio.snap(ann, "undo")
    ann.page.click("header [aria-label=Menu]")
    studio.snap(ann, "menu")


def guided(studio: Studio) -> None:
    """The third thing that is said in the first match of each game."""
    for game in TITLES:
        ann = studio.visitor()
        ann.visit(f"/learn/{game}")
        for _ in range(2):
            play_until(ann, "[data-tour-next]")
            ann.page.click("[data-tour-next]")
        play_until(ann, "[data-tour-next]")
        studio.snap(ann, f"guided-{game}")


def matches(studio: Studio) -> None:
    """One match of each game, on three screens, to its end."""
    for game, turns in TURNS.items():
        ann = studio.visitor(viewport=DESKTOP, prefs={"theme": "auto"})
        ann.play_now(game)
        play(ann, turns, well=True)
        for screen, (size, theme) in SCREENS.items():
            ann.page.set_viewport_size(size)
            ann.page.emulate_media(color_scheme=theme)
            if screen != "desktop":
                ann.page.reload()
            ann.page.wait_for_selector("[data-mine=true]")
            studio.snap(ann, f"{game}-{screen}")
        ann.page.emulate_media(color_scheme="light")
        play_until(ann, CHOSEN[game])
        if game == "push":
            ann.page.click(".odds")
            ann.page.wait_for_selector(".odds >> text=/[0-9]/")
        studio.snap(ann, f"{game}-turn")
        ann.page.set_viewport_size(DESKTOP)
        if game == "life":
            play_until(ann, "[data-continue]:visible")
            studio.snap(ann, "round-end")
        play(ann)
        ann.page.wait_for_selector("dialog[open] table")
        studio.snap(ann, f"{game}-result")
    ann.page.click("text=Was the deal fair?")
    ann.page.wait_for_selector("text=they fit")
    ann.page.locator("text=they fit").scroll_into_view_if_needed()
    studio.snap(ann, "proof")
    ann.page.click("text=Replay")
    ann.page.locator("input[type=range]").fill("60")
    ann.page.wait_for_selector("text=60 /")
    studio.snap(ann, "replay")


def help_at_the_table(studio: Studio) -> None:
    """Why not, hint and typed move."""
    ann = studio.visitor()
    ann.play_now("towers")
    ann.page.wait_for_selector("[data-mine=true] [data-phase=sunrise]")
    ann.page.locator("[data-at=market] button").first.click(force=True)  # marked as disabled
    ann.page.wait_for_selector(".why .button")
    studio.snap(ann, "why-not")
    ann.page.click(".why .button")
    studio.snap(ann, "rule")
    ann = studio.visitor()
    ann.play_now("yak")
    play_to_the_end(ann, until=2)
    play_until(ann, ".challenge:not([aria-disabled=true])")
    ann.page.keyboard.press("h")
    ann.page.wait_for_selector(".hint .button")
    studio.snap(ann, "hint")
    ann.page.click(".hint [aria-label=Close]")
    ann.page.keyboard.press("/")
    ann.page.fill("#typed-move", "p")
    studio.snap(ann, "typed-move")


def without_a_server(studio: Studio) -> None:
    """The last scene: no network, and then no server."""
    bo = studio.visitor("Bo", service_workers="allow")
    bo.make_table("push")
    bo.page.wait_for_function("navigator.serviceWorker.controller")
    bo.page.context.set_offline(True)
    bo.page.reload()
    bo.page.wait_for_selector("text=No connection.")
    studio.snap(bo, "offline")
    ann = studio.visitor()
    ann.play_now("yak")
    ann.page.wait_for_selector("[data-mine=true]")
    studio.server.kill()
    ann.page.wait_for_selector("text=Connection lost.")
    studio.snap(ann, "connection-lost")


def main(folder: Path) -> None:
    """All pictures."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), games="") as server,
        chromium() as browser,
    ):
        studio = Studio(server, browser, folder)
        for scene in (entrance, friends, guided, help_at_the_table, matches, without_a_server):
            scene(studio)
            for context in browser.contexts:
                context.close()
    wanted = {name for _, _, pictures in GALLERY for name in pictures}
    assert {path.stem for path in folder.glob("*.png")} == wanted
    (folder / "README.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
