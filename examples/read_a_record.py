"""Write a record, read it again, and look at the match from one seat's eyes."""

import yurt

match = yurt.Match("yak", seats=2)
while match.to_act:
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[-1])

text = match.record()
print(text.splitlines()[0], "with", len(text.splitlines()), "lines")
again = yurt.replay(text)
assert again.outcome == match.outcome
again.undo(10)
print("ten moves before the end seat 1 held", again.view(1)["hands"][1])
print("the deal was bound by", again.commitment)
