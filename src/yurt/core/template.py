"""A new game from the template."""

import re
import shutil
from pathlib import Path

import yurt.games
from yurt.core.catalogue import game_names
from yurt.core.errors import InputError

TEMPLATE = Path(__file__).parents[1] / "template" / "peaks"
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
TEXTS = {".py", ".md", ".ftl", ".record"}


def copy_template(name: str, into: Path | None = None) -> Path:
    """Copy the template game under a new name; the folder it went to."""
    if not NAME.fullmatch(name):
        raise InputError(f"a game's name has 2 to 20 small letters and digits, not {name!r}")
    folder = (into or Path(yurt.games.__path__[0])) / name
    if folder.exists() or name in (*game_names(), TEMPLATE.name):
        raise InputError(f"there is already a game {name!r}")
    try:
        shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__", "golden"))
    except OSError as error:
        raise InputError(f"cannot make {str(folder)!r}: {error.strerror}") from None
    for path in folder.rglob("*"):
        if path.suffix in TEXTS:
            text = path.read_text(encoding="utf-8")
            renamed = text.replace("peaks", name).replace("Peaks", name.capitalize())
            path.write_text(renamed, encoding="utf-8")
    _make_golden_record(name, folder)
    return folder


def _make_golden_record(name: str, folder: Path) -> None:
    """The first golden record: a match in which everybody plays the first legal move."""
    from yurt.core.catalogue import add_folder
    from yurt.core.match import Match

    add_folder(folder.resolve().parent)
    match = Match(name, seed=1)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    (folder / "tests" / "golden").mkdir()
    (folder / "tests" / "golden" / "first.record").write_text(match.record(), encoding="utf-8")
