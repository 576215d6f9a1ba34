"""python -m yurt."""

import gc

gc.set_threshold(100_000)  # loading makes many objects and hardly any garbage: a quicker start

from yurt.cli import main  # noqa: E402

main()
