"""Whether a screen can be used by everybody: what axe says, in the light and in the dark."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCHEMES = ("light", "dark")
AT_ONCE = "* { transition: none !important; }"
"""Colours must not be on their way from light to dark."""


def findings(page: Page) -> list[str]:
    """What axe finds serious or critical on the screen as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
        page.add_style_tag(content=AT_ONCE)
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        result = page.evaluate("axe.run({resultTypes: ['violations']})")
        found += [
            f"{scheme}: {violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in result["violations"]
            if violation["impact"] in {"serious", "critical"}
            for node in violation["nodes"]
        ]
    return found
