"""How people play until a picture is taken."""

from browser.people import Visitor, settle

PLAY = """([turns, well]) => new Promise((done) => {
  const found = (what) => [...document.querySelectorAll(what)].filter((it) => it.checkVisibility());
  const play = () => {
    const [isMine] = found('[data-mine=true][data-busy=false]');
    const [isOver] = found('[data-status=finished][data-showing=false]');
    const isRead = !found('[data-continue]').length;
    if (isOver || (isMine && isRead && !turns)) return done();
    setTimeout(play, 50);
    if (!isMine) return;
    const finish = found('[data-continue], [data-confirm]:enabled, .hint .button');
    const chance = found('[data-move]').sort(() => Math.random() - 0.5);
    const chosen = [...finish, ...(well ? found('[aria-label=Hint]:enabled') : chance)][0];
    chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    turns -= chosen?.matches('[data-confirm]') ? 1 : 0;
  };
  play();
})"""


def play(visitor: Visitor, turns: int = 10_000, *, well: bool = False) -> None:
    """Play in the page itself, which is quick: by chance, or as the hints say."""
    visitor.page.evaluate(PLAY, [turns, well])


def play_until(visitor: Visitor, wanted: str) -> None:
    """Choose whatever can be chosen until something is there."""
    while True:
        visitor.page.wait_for_selector(f"{wanted}, [data-mine=true]")
        if visitor.page.locator(wanted).count():
            return
        visitor.choose()
        settle(visitor)
