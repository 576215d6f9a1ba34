"""Finding the benchmarks, which live beside the package in a checkout."""

import runpy
import sys
from pathlib import Path

from yurt.core.errors import InputError

BENCH = Path(__file__).parents[3] / "bench"


def run_bench(args: list[str]) -> int:
    """Run `bench/NAME.py` with the rest of the words."""
    runnable = '"""`./yurt bench '
    names = sorted(p.stem for p in BENCH.glob("*.py") if p.read_text().startswith(runnable))
    if not names:
        raise InputError("the benchmarks come with a checkout of the project, not with the package")
    if not args or args[0] not in names:
        raise InputError(f"there is no such benchmark; there are {', '.join(names)}")
    sys.argv = args
    sys.path.insert(0, str(BENCH))
    runpy.run_path(str(BENCH / f"{args[0]}.py"), run_name="__main__")
    return 0
