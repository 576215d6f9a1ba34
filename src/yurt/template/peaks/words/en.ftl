title = Peaks
summary = Everybody chooses a card in secret, and the highest one that stands alone scores.
option-valley = Valley: the lowest card scores

move-choose = Choose { $card }

chance-win = You win if all play on sensibly: { $percent }%

phase-choose = { $you ->
    [yes] Choose a card; nobody sees it yet.
   *[no] Waiting for { $name }.
}
phase-over = The match is over.

event-chosen = { $card ->
    [hidden] { $name } has chosen.
   *[known] { $you ->
        [yes] You choose { $card }.
       *[no] { $name } chooses { $card }.
    }
}
event-card-shown = { $you ->
    [yes] You show { $card }.
   *[no] { $name } shows { $card }.
}
event-point-scored = { $you ->
    [yes] You score a point.
   *[no] { $name } scores a point.
}
event-nobody-scored = No card stands alone: nobody scores.
event-finished = The match is over.

refusal-1-1 = The cards do not add up: there are two of each peak.
refusal-1-2 = The hands do not fit: everybody has the same number of cards.
refusal-2-1 = Choose one card of your hand in each round, and do not change it.
refusal-3-1 = The match is over after three rounds.
