"""python -m yurt."""

from yurt.cli import main

main()
