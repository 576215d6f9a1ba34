title = Tic-tac-toe
summary = Three in a line win.

move-mark = Mark place { $place }

phase-play = { $you ->
    [yes] Mark a free place.
   *[no] Waiting for { $name }.
}
phase-over = The match is over.

event-marked = { $you ->
    [yes] You mark place { $place }.
   *[no] { $name } marks place { $place }.
}
event-finished = The match is over.

refusal-1-1 = It is not your turn.
refusal-1-2 = This place has a mark already.
