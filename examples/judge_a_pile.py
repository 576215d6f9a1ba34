"""Settle a dispute at a real table."""

import yurt

verdict = yurt.judge("yak", pile="yak2 vulture2 vulture3 joker2 ! 1 stop", claim="7 vulture")
print("\n".join(verdict["explanation"]))
assert verdict["takes"] == "challenger"
