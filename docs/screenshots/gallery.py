"""Every picture of this folder, and the page that shows them."""

TITLES = {"yak": "YAK", "life": "Life is Life", "push": "PUSH", "towers": "The stone towers"}
GALLERY = [
    ("The entrance", 2, {"lobby-desktop": "The lobby: one click to play", "rules": "The rules"}),
    (
        "Meeting friends",
        4,
        {
            "lobby-phone": "The lobby on a phone",
            "settings": "Settings",
            "own-tables": "Own tables",
            "public-tables": "Public tables",
            "new-table": "A new table",
            "invite": "Its link, to be sent or scanned",
            "by-link": "Somebody comes by the link",
            "waiting": "Everybody is there",
        },
    ),
    ("The first match, guided", 4, {f"guided-{game}": TITLES[game] for game in TITLES}),
    *(
        (title, columns, {f"{game}-{screen}": TITLES[game] for game in TITLES})
        for title, columns, screen in (
            ("Four tables", 2, "desktop"),
            ("On a tablet", 4, "tablet"),
            ("On a phone, by night", 4, "phone"),
            ("A turn in the making: nothing is sent before it is confirmed", 4, "turn"),
        )
    ),
    (
        "At the table",
        4,
        {
            "why-not": "Why not? The rule says it",
            "rule": "The rule in question",
            "hint": "A hint",
            "typed-move": "A typed move",
            "story": "What happened, and what people say",
            "undo": "May a move be taken back?",
            "menu": "The menu of the host",
            "other-language": "One of six languages",
        },
    ),
    (
        "Around the match",
        2,
        {
            "watching": "Watching",
            "round-end": "The end of a round of Life is Life",
            **{f"{game}-result": f"{TITLES[game]}: the result" for game in TITLES},
            "proof": "The proof of the deal",
            "replay": "The replay",
        },
    ),
    (
        "When something is missing",
        3,
        {
            "connection-lost": "The server is away",
            "offline": "No network",
            "nowhere": "A wrong address",
        },
    ),
]


def page() -> str:
    """The page that shows all pictures."""
    lines = [
        "# Every screen",
        "",
        "Made by `python docs/screenshots/make.py`, with the page built.",
    ]
    for title, columns, pictures in GALLERY:
        lines += ["", f"## {title}", "", "| " * columns + "|", "|---" * columns + "|"]
        cells = [f"![{text}]({name}.png)<br>{text}" for name, text in pictures.items()]
        for start in range(0, len(cells), columns):
            lines.append(f"| {' | '.join(cells[start : start + columns])} |")
    lines += ["", "## In the terminal", "", "![A match in the terminal](terminal.svg)"]
    return "\n".join(lines) + "\n"
