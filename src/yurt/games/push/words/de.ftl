title = PUSH
summary = Decke Karten auf, baue Spalten und hör auf, bevor eine Karte zu viel kommt.

colour-red = Rot ▲
colour-blue = Blau ■
colour-green = Grün ◆
colour-yellow = Gelb ●
colour-purple = Lila ⬢

card-red1 = Rot 1 ▲
card-red2 = Rot 2 ▲
card-red3 = Rot 3 ▲
card-red4 = Rot 4 ▲
card-red5 = Rot 5 ▲
card-red6 = Rot 6 ▲
card-blue1 = Blau 1 ■
card-blue2 = Blau 2 ■
card-blue3 = Blau 3 ■
card-blue4 = Blau 4 ■
card-blue5 = Blau 5 ■
card-blue6 = Blau 6 ■
card-green1 = Grün 1 ◆
card-green2 = Grün 2 ◆
card-green3 = Grün 3 ◆
card-green4 = Grün 4 ◆
card-green5 = Grün 5 ◆
card-green6 = Grün 6 ◆
card-yellow1 = Gelb 1 ●
card-yellow2 = Gelb 2 ●
card-yellow3 = Gelb 3 ●
card-yellow4 = Gelb 4 ●
card-yellow5 = Gelb 5 ●
card-yellow6 = Gelb 6 ●
card-purple1 = Lila 1 ⬢
card-purple2 = Lila 2 ⬢
card-purple3 = Lila 3 ⬢
card-purple4 = Lila 4 ⬢
card-purple5 = Lila 5 ⬢
card-purple6 = Lila 6 ⬢
card-roll = Würfelkarte
card-switch = Richtungskarte

face-red = Rot ▲
face-blue = Blau ■
face-green = Grün ◆
face-yellow = Gelb ●
face-purple = Lila ⬢
face-star = Stern

column-1 = Spalte 1
column-2 = Spalte 2
column-3 = Spalte 3

direction-left = links
direction-right = rechts

option-protection = Sichern schützt
protection-colour = die Farbe auf Dauer
protection-cards = nur die gesicherten Karten
option-risk = Risiko: Der Stern kostet alle ungesicherten Karten

move-push = Aufdecken
move-place = In { $column }
move-stop = Aufhören
move-take = { $column } nehmen
move-bank = { $colour } sichern

chance-bust = Überreizt mit der nächsten Karte: { $percent } %
chance-win = Du gewinnst, wenn alle vernünftig weiterspielen: { $percent } %
number-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-safe = Welche Karte auch kommt, sie hat einen Platz.
reason-worth = In { $bust } von 100 Fällen wäre es überreizt; jetzt aufzuhören brächte dir bis zu { number-points }.
reason-enough = In { $bust } von 100 Fällen wäre es überreizt; jetzt aufzuhören bringt dir bis zu { number-points }.
reason-now = Jetzt aufzuhören bringt dir bis zu { number-points }.
reason-bank = Dann kannst du sie nicht mehr verlieren: { number-points } dieser Farbe.
reason-safest = Dort ist die Gefahr am kleinsten, dass die nächste Karte überreizt.
reason-roll = Wer diese Spalte nimmt, muss würfeln.
reason-grows = Diese Spalte hat dann { number-points }.
reason-take-most = Keine andere Spalte hat mehr: Diese bringt { number-points }.
reason-take-calm = Sie bringt { number-points } ohne Würfel; in den reicheren Spalten liegt einer.
reason-take-roll = Sie bringt { number-points }, aber du musst dafür würfeln.
reason-take = Sie bringt { number-points }, und zwar ohne Würfel.

phase-begin = { $you ->
    [yes] Du bist dran: Decke auf oder sichere eine Farbe.
   *[no] { $name } ist am Zug.
}
phase-push = { $you ->
    [yes] Es gibt noch keine Spalte: Decke weiter auf.
   *[no] { $name } muss weiter aufdecken.
}
phase-decide = { $you ->
    [yes] { $deck_size ->
        [0] Das war die letzte Karte: Hör auf.
       *[other] Weiter aufdecken oder aufhören?
    }
   *[no] { $deck_size ->
        [0] { $name } hat die letzte Karte aufgedeckt und muss aufhören.
       *[other] { $name } überlegt, ob es weitergeht.
    }
}
phase-place = { $you ->
    [yes] Wähle eine Spalte für: { $turned }.
   *[no] { $name } wählt eine Spalte für: { $turned }.
}
phase-take = { $you ->
    [yes] Nimm eine der Spalten.
   *[no] { $name } nimmt eine Spalte.
}
phase-over = Die Partie ist zu Ende.

event-card-turned = { $you ->
    [yes] Du deckst auf: { $card }.
   *[no] { $name } deckt auf: { $card }.
}
event-card-placed = { $you ->
    [yes] Du legst in { $column }: { $card }.
   *[no] { $name } legt in { $column }: { $card }.
}
event-switched = { $you ->
    [yes] Beim Nehmen der Spalten geht es jetzt { $direction } von dir los.
   *[no] Beim Nehmen der Spalten geht es jetzt { $direction } von { $name } los.
}
event-stopped = { $you ->
    [yes] Du hörst auf.
   *[no] { $name } hört auf.
}
event-busted = { $you ->
    [yes] Überreizt! Kein Platz für: { $card }. Du nimmst keine Spalte.
   *[no] Überreizt! Kein Platz für: { $card }. { $name } nimmt keine Spalte.
}
event-column-taken = { $you ->
    [yes] { $cards ->
        [one] Du nimmst { $column }: 1 Karte.
       *[other] Du nimmst { $column }: { $cards } Karten.
    }
   *[no] { $cards ->
        [one] { $name } nimmt { $column }: 1 Karte.
       *[other] { $name } nimmt { $column }: { $cards } Karten.
    }
}
event-card-banked = { $you ->
    [yes] Direkt in deine Bank: { $card }.
   *[no] Direkt in die Bank von { $name }: { $card }.
}
event-rolled = { $you ->
    [yes] Du würfelst: { $face }.
   *[no] { $name } würfelt: { $face }.
}
event-cards-lost = { $you ->
    [yes] { $cards ->
        [one] Du verlierst 1 Karte in { $colour }.
       *[other] Du verlierst { $cards } Karten in { $colour }.
    }
   *[no] { $cards ->
        [one] { $name } verliert 1 Karte in { $colour }.
       *[other] { $name } verliert { $cards } Karten in { $colour }.
    }
}
event-nothing-lost = { $you ->
    [yes] Du verlierst nichts.
   *[no] { $name } verliert nichts.
}
event-column-discarded = { $cards ->
    [one] Niemand nimmt { $column }: 1 Karte wird abgelegt.
   *[other] Niemand nimmt { $column }: { $cards } Karten werden abgelegt.
}
event-switches-discarded = { $cards ->
    [one] Die Richtungskarte wird abgelegt.
   *[other] { $cards } Richtungskarten werden abgelegt.
}
event-colour-banked = { $you ->
    [yes] { $cards ->
        [one] Du sicherst { $colour }: 1 Karte ist geschützt.
       *[other] Du sicherst { $colour }: { $cards } Karten sind geschützt.
    }
   *[no] { $cards ->
        [one] { $name } sichert { $colour }: 1 Karte ist geschützt.
       *[other] { $name } sichert { $colour }: { $cards } Karten sind geschützt.
    }
}
event-finished = Die Partie ist zu Ende.

refusal-1-1 = Die Karten gehen nicht auf: Jede muss irgendwo sein, genau so oft, wie es sie im Spiel gibt.
refusal-1-3 = Die Richtungskarten gehen nicht auf: Es gibt 12, zu zweit keine.
refusal-2-1 = Gerade ist jemand anders dran; es geht im Uhrzeigersinn.
refusal-2-2 = Es gibt keine Karte zu legen: Decke erst eine auf.
refusal-2-3 = Die Karte muss dorthin, wo weder ihre Zahl noch ihre Farbe schon liegt: in eine solche Spalte oder in die nächste neue, bei höchstens drei.
refusal-2-4 = Eine Würfelkarte kommt nur in eine Spalte, die noch keine hat, oder in die nächste neue.
refusal-2-5 = Eine Richtungskarte kommt nie in eine Spalte.
refusal-2-6 = Aufhören kannst du erst, wenn es eine Spalte gibt.
refusal-3-1 = Nach dem Aufhören oder Überreizen nehmen alle der Reihe nach genau eine der Spalten, die da liegen, und tun sonst nichts.
refusal-3-2 = Jetzt nimmt jemand anders eine Spalte: Es geht links von der Person am Zug los, nach einer ungeraden Zahl von Richtungskarten rechts von ihr.
refusal-3-3 = Übrige Spalten müssen vor dem nächsten Zug auf dem Ablagestapel liegen.
refusal-3-5 = Die Richtungskarten eines Zuges müssen an seinem Ende abgelegt sein.
refusal-5-1 = Sichern geht nur statt Aufdecken: zu Beginn deines Zuges und nur eine Farbe, von der du ungesicherte Karten hast.
refusal-5-2 = Ist eine Farbe geschützt, kann keine ihrer Karten offen liegen; der Schutz gilt nach Farbe oder nach Karten.
refusal-6-1 = Die Partie endet mit dem Zug, in dem der Nachziehstapel leer wird: Es ist keine Karte zum Aufdecken mehr da.
refusal-7-1 = Das Risiko ist an oder aus.

# Das Spielbrett im Browser
board-letter-red = R
board-letter-blue = B
board-letter-green = Gr
board-letter-yellow = Ge
board-letter-purple = L
board-push = Aufdecken
board-stop = Aufhören
board-none = leer
board-column = { $column }: { $cards }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
board-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
board-switches = { $cards ->
    [0] Keine Richtungskarte in diesem Zug
    [one] 1 Richtungskarte in diesem Zug
   *[other] { $cards } Richtungskarten in diesem Zug
}
board-discards = { $cards ->
    [one] 1 Karte abgelegt
   *[other] { $cards } Karten abgelegt
}
board-pile = { $colour }: { $open } offen, { $safe } sicher in der Bank
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-takes = nimmt als Nummer { $place } eine Spalte
board-order-left = Die Spalten werden im Uhrzeigersinn genommen
board-order-right = Die Spalten werden gegen den Uhrzeigersinn genommen
board-ask-odds = Wie wahrscheinlich ist es, zu überreizen?
board-why-odds = Das ist die Gefahr bei der nächsten Karte: Frag, wenn du eine aufdecken darfst.
board-odds = { $share } % für eine Karte zu viel
board-bust = Überreizt!
board-lost = { $cards ->
    [one] 1 Karte verloren
   *[other] { $cards } Karten verloren
}
board-spared = nichts verloren

tour-goal = Willkommen! Sammle Karten; die Zahlen darauf sind deine Punkte. Ist der Stapel leer, gewinnen die meisten Punkte.
tour-push = Drücke auf Aufdecken: Die oberste Karte wird umgedreht und kommt in eine Spalte.
tour-column = In einer Spalte gibt es jede Zahl und jede Farbe nur einmal. Es gibt höchstens drei Spalten.
tour-place = Diese Karte passt an mehrere Stellen. Tippe auf die Spalte, in die sie soll.
tour-decide = Weiter aufdecken oder aufhören und eine Spalte nehmen? Passt eine Karte nirgends, hast du überreizt: keine Spalte für dich, und du musst würfeln.
tour-odds = Unsicher? Tippe hier und sieh, wie gefährlich die nächste Karte ist.
tour-take = Nimm die Spalte, die dir am meisten bringt. Den Rest teilen sich die anderen, in der Reihenfolge der kleinen Zahlen an den Namen.
tour-roll = Ein Würfel in der Spalte: Wer sie nimmt, würfelt und verliert alle offenen Karten der gewürfelten Farbe. Der Stern kostet nichts.
tour-bank = Offene Karten kannst du verlieren. Statt aufzudecken, darfst du auf eine deiner Farben tippen: Sie kommt in die Bank und ist sicher.
tour-switch = Eine Richtungskarte dreht den Pfeil um: Jetzt werden die Spalten andersherum genommen.
tour-bust = Überreizt: kein Platz für die Karte. Der Würfel sagt, welche Farbe verloren geht, und die anderen nehmen die Spalten.
tour-end = Der Stapel geht zu Ende. Nur noch wenige Züge!

scoring-colours = Punkte je Farbe, offen und in der Bank
scoring-player = Name
scoring-cards = Karten
scoring-points = Punkte
scoring-safe = davon { $points } in der Bank
scoring-level = Gleich viele Punkte: Mehr Karten gewinnen.
