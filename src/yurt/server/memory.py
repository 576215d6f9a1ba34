"""Memory: a full collection looks at every object there is, and meanwhile nobody is served."""

import gc

YOUNG, MIDDLE, OLD = 10_000, 20, 50
"""How many new objects begin a small collection, and how many of these the larger ones."""


def spare_collections() -> None:
    """Leave out what is loaded for good, and look at the rest less often than Python would."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
