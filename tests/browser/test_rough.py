"""What nobody should do, and everybody does."""

from playwright.sync_api import Browser
from server.served import Server

from browser.people import HOME, LIVELY, PHONE, Visitor, play_to_the_end, settle

LONG_NAME = "WWWWWWWWWWWWWWWWWWWW"
RUBBISH = [
    "\0\x1b[31m",
    "'; drop table--",
    "<img src=x onerror=alert(1)>",
    "," * 200,
    "claim 9e9 yak",
]
NOWHERE = ["/t/nosuchtable", "/t/%F0%9F", "/r/nosuchrecord", "/rules/chess", "/learn/chess", "/x/y"]
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 20_000}
MOVES_SENT = """() => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === 'move') window.sent.push(text);
        return send.call(this, text);
    };
}"""


def width(visitor: Visitor) -> int:
    """How wide the page is, beyond the screen too."""
    found: int = visitor.page.evaluate("document.documentElement.scrollWidth")
    return found


def test_rubbish_as_a_move_is_refused_in_words(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.play_now("yak")
    ann.page.wait_for_selector("[data-mine=true]")
    ann.page.keyboard.press("/")
    for rubbish in RUBBISH:
        ann.page.fill("#typed-move", rubbish)
        ann.page.keyboard.press("Enter")
        settle(ann)
    ann.page.wait_for_selector("text=That is not a move of this game.")
    play_to_the_end(ann, until=3)
    assert ann.complaints == []


def test_a_second_tap_on_confirm_does_nothing(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    ann.page.add_init_script(f"({MOVES_SENT})()")
    ann.play_now("yak")
    while not ann.page.locator("[data-confirm]:enabled").count():
        ann.page.wait_for_selector("[data-mine=true]")
        ann.choose()
        settle(ann)
    ann.page.evaluate("[1, 2, 3].forEach(() => document.querySelector('[data-confirm]').click())")
    settle(ann)
    assert len(ann.page.evaluate("window.sent")) == 1
    ann.page.wait_for_selector("[data-mine=true]")
    assert ann.page.locator(".why").count() == 0
    assert ann.complaints == []


def test_another_language_in_the_middle_of_a_turn(server: Server, browser: Browser) -> None:
    """Also while bots are shown playing: the table is told anew, and nothing old comes after."""
    ann = Visitor(browser, server.url, **LIVELY)
    ann.play_now("yak")
    ann.page.wait_for_selector("[data-mine=true]")
    for _ in range(2):  # in the middle of a turn, and while its events are shown
        ann.choose()
        settle(ann)
        ann.page.click("header [aria-label=Menu], header [aria-label=Menü]")
        other = "de" if ann.page.evaluate("document.documentElement.lang") == "en" else "en"
        ann.page.select_option("dialog .settings select >> nth=0", other)
        ann.page.wait_for_selector(f"html[lang={other}]")
        ann.shut()
        ann.page.wait_for_selector("[data-mine=true], [data-showing=true]")
    ann.page.evaluate("localStorage.clear()")
    fresh = ann.another_tab()
    ann.page.wait_for_selector("[data-mine=true]")
    fresh.page.wait_for_selector("[data-mine=true]")
    prompt = "document.querySelector('[data-prompt]').innerText"
    ann.page.wait_for_function(f"told => {prompt} === told", arg=fresh.page.evaluate(prompt))
    assert ann.complaints == []


def test_a_refresh_while_something_is_shown(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, prefs={"speed": 1.5}, reduced_motion="no-preference")
    ann.play_now("push")
    for _ in range(3):
        ann.page.wait_for_selector("[data-mine=true]")
        ann.choose()
        ann.page.reload()
        ann.page.wait_for_selector("[data-status=playing]")
    ann.page.locator("aside .log li").nth(2).wait_for()
    assert ann.complaints == []


def test_a_slow_network_is_only_slow(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, viewport=PHONE)
    session = ann.page.context.new_cdp_session(ann.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    ann.play_now("life")
    play_to_the_end(ann, until=4)
    assert ann.complaints == []


def test_the_longest_names_fit_everywhere(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url, LONG_NAME, viewport=PHONE)
    bo = Visitor(browser, server.url, LONG_NAME, viewport=PHONE)
    path = ann.make_table("towers")
    bo.sit(path)
    ann.page.locator(f".who:has-text('{LONG_NAME}')").nth(1).wait_for()
    assert width(ann) <= PHONE["width"]
    ann.page.click("[data-start]")
    ann.page.wait_for_selector("[data-mine=true]")
    assert width(ann) <= PHONE["width"]
    ann.page.click("header [aria-label=Menu]")
    assert width(ann) <= PHONE["width"]
    ann.visit()
    ann.page.wait_for_selector("[data-play=yak]")
    assert width(ann) <= PHONE["width"]


def test_a_wrong_address_says_so_and_leads_to_the_lobby(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.url)
    for path in NOWHERE:
        ann.visit(path)
        ann.page.wait_for_selector("main >> text=/There is (nothing|no such)/")
        ann.page.locator("a[href='/']").first.click()
        ann.page.wait_for_selector("[data-play=yak]")


def test_in_a_home_network_without_https_one_can_play(server: Server, browser: Browser) -> None:
    url = server.url.replace("127.0.0.1", HOME)
    ann = Visitor(browser, url)
    bo = Visitor(browser, url, "Bo")
    path = ann.make_table("push")
    assert not ann.page.evaluate("isSecureContext")
    ann.page.click("text=Copy")
    ann.page.wait_for_selector("text=Copied")
    bo.sit(path)
    ann.page.click("[data-start]")
    play_to_the_end(ann, bo, until=4)
    assert [*ann.complaints, *bo.complaints] == []
