"""Play a whole match by always making the first legal move, and print what one seat sees."""

import yurt

match = yurt.Match("yak", seats=3, seed=7, names=["Ann", "Ben", "Cleo"])
while match.to_act:
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0])

for event in match.events(viewer=0)[:8]:
    print(event)
print(match.outcome)
