"""The page as an app: it can be installed, it says so when it is offline, and it sounds."""

import struct

from playwright.sync_api import Browser
from server.served import Server

from browser.accessible import findings
from browser.people import Visitor, play_to_the_end

LISTEN = """() => {
    window.started = [];
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) {
            window.started.push(kind.name);
            return start.apply(this, when);
        };
    }
}"""


def test_the_page_can_be_installed(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, service_workers="allow")
    ann.visit()
    link = ann.page.get_attribute("link[rel=manifest]", "href")
    manifest = ann.page.request.get(f"{server.url}{link}").json()
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = ann.page.request.get(server.url + icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    session = ann.page.context.new_cdp_session(ann.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as in all tests


def test_without_a_connection_the_page_says_so_and_comes_back_by_itself(
    server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.url, service_workers="allow", prefs={"language": "de"})
    path = ann.make_table("push")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    ann.page.context.set_offline(True)
    ann.page.reload()
    ann.page.wait_for_selector("text=Keine Verbindung.")
    assert ann.page.locator("text=No connection.").is_hidden()
    assert findings(ann.page) == []
    ann.page.context.set_offline(False)
    ann.page.wait_for_selector("[data-status=waiting]")
    assert ann.page.evaluate("location.pathname") == path


def test_events_sound_unless_muted(server: Server, browser: Browser) -> None:
    for sound in (True, False):
        ann = Visitor(browser, server.url, prefs={"sound": sound})
        ann.page.add_init_script(f"({LISTEN})()")
        ann.play_now("push")
        play_to_the_end(ann, until=3)
        heard = set(ann.page.evaluate("window.started"))
        assert bool(heard) == sound
        assert not sound or "OscillatorNode" in heard
        assert ann.complaints == []
