title = YAK
summary = Leg eine Karte verdeckt ab, behaupte, was im Stapel steckt, oder glaub kein Wort.

species-yeti = { $number ->
    [one] Yeti
   *[other] Yetis
}
species-marmot = { $number ->
    [one] Murmeltier
   *[other] Murmeltiere
}
species-vulture = { $number ->
    [one] Geier
   *[other] Geier
}
species-ibex = { $number ->
    [one] Steinbock
   *[other] Steinböcke
}
species-yak = { $number ->
    [one] Yak
   *[other] Yaks
}

card-yeti1 = Yeti 1
card-yeti2 = Yeti 2
card-yeti3 = Yeti 3
card-marmot1 = Murmeltier 1
card-marmot2 = Murmeltier 2
card-marmot3 = Murmeltier 3
card-vulture1 = Geier 1
card-vulture2 = Geier 2
card-vulture3 = Geier 3
card-ibex1 = Steinbock 1
card-ibex2 = Steinbock 2
card-ibex3 = Steinbock 3
card-yak1 = Yak 1
card-yak2 = Yak 2
card-yak3 = Yak 3
card-joker1 = Joker 1
card-joker2 = Joker 2
card-bang = „!“
card-one = „1“
card-stop = Stopp

edition-zoch = YAK (Zoch): 107 Karten, 8 Stoppkarten
edition-jak = JAK (tschechische Ausgabe): 105 Karten, 6 Stoppkarten
edition-mini = Mini: 7 Karten, für das Labor
option-edition = Ausgabe

move-play = { $card } spielen
move-claim = { $number } { $species } behaupten
move-challenge = Anzweifeln

chance-claim-true = Stimmt, nur nach den Karten: { $percent } %
chance-claim-believed = Stimmt, wenn die anderen es ernst meinen: { $percent } %
chance-own-claim-true = Deine Behauptung stimmt: { $percent } %
chance-win = Du gewinnst, wenn alle vernünftig weiterspielen: { $percent } %
reason-doubt = { $claim_true ->
    [0] Nach den Karten, die du kennst, kann die Behauptung nicht stimmen.
   *[other] Die Behauptung stimmt nur in { $claim_true } von 100 Fällen.
}
reason-trap = Die Behauptung stimmt in { $claim_true } von 100 Fällen, aber wer weiterspielt, muss noch mehr behaupten.
reason-believe = Die Behauptung stimmt in { $claim_true } von 100 Fällen: besser nicht anzweifeln. { reason-card }
reason-dare = Die Behauptung stimmt nur in { $claim_true } von 100 Fällen, aber mit einer höheren bleibt der Zweifel dem Nächsten. { reason-card }
reason-card = { $card ->
    [fits] Diese Karte zählt dafür.
    [special] Diese Karte kann ändern, was die anderen zählen.
    [spares] Du behältst eine Karte, die dafür zählt.
   *[other] Du hast keine Karte, die dafür zählt.
}
reason-begin-creature = Sie zählt als Wesen: So kann deine erste Behauptung stimmen.
reason-begin-joker = Ein Joker zählt als jedes Wesen: Was du zuerst behauptest, stimmt.
reason-begin-special = Sie zählt selbst nichts, kann aber ändern, was alle späteren Karten zählen.
reason-certain = Nach den Karten, die du kennst, stimmt diese Behauptung ganz sicher.
reason-likely = Nach den Karten, die du kennst, stimmt diese Behauptung in { $own_claim_true } von 100 Fällen.
reason-least = Weniger darfst du nicht behaupten; nach den Karten, die du kennst, stimmt es in { $own_claim_true } von 100 Fällen.
reason-bluff = Ein Bluff, der nur in { $own_claim_true } von 100 Fällen stimmt; aber der Nächste muss ihn anzweifeln oder noch mehr behaupten.
reason-end = Damit endet die Partie, und niemand nimmt mehr den Stapel.

phase-play = { $you ->
    [yes] { $pile_size ->
        [0] Du bist dran: Beginne mit einer Karte einen neuen Stapel.
       *[other] Du bist dran: Spiel eine Karte oder zweifle die letzte Behauptung an.
    }
   *[no] { $name } ist am Zug.
}
phase-claim = { $you ->
    [yes] { $pile_size ->
        [1] Sag, welches Wesen es ist: Die erste Behauptung ist immer 1.
       *[other] Überbiete jetzt die vorige Behauptung.
    }
   *[no] { $name } denkt sich eine Behauptung aus.
}
phase-over = Die Partie ist zu Ende.

event-card-played = { $card ->
    [hidden] { $name } legt eine Karte verdeckt ab.
   *[known] { $you ->
        [yes] Du legst verdeckt ab: { $card }.
       *[no] { $name } legt verdeckt ab: { $card }.
    }
}
event-claimed = { $you ->
    [yes] Du behauptest: { $number } { $species }.
   *[no] { $name } behauptet: { $number } { $species }.
}
event-card-drawn = { $card ->
    [hidden] { $name } zieht eine Karte.
   *[known] { $you ->
        [yes] Du ziehst: { $card }.
       *[no] { $name } zieht: { $card }.
    }
}
event-challenged = { $you ->
    [yes] Du glaubst { $claimant-name } nicht: { $number } { $species }?
   *[no] { $claimant-you ->
        [yes] { $name } glaubt dir nicht: { $number } { $species }?
       *[no] { $name } glaubt { $claimant-name } nicht: { $number } { $species }?
    }
}
event-card-shown = { $you ->
    [yes] Du hattest abgelegt: { $card }.
   *[no] { $name } hatte abgelegt: { $card }.
}
event-counted = Gezählt im Stapel: { $number } { $species }.
event-pile-taken = { $you ->
    [yes] { $cards ->
        [one] Du nimmst 1 Karte.
       *[other] Du nimmst { $cards } Karten.
    }
   *[no] { $cards ->
        [one] { $name } nimmt 1 Karte.
       *[other] { $name } nimmt { $cards } Karten.
    }
}
event-finished = Die Partie ist zu Ende.

refusal-1-1 = Die Karten gehen nicht auf: Jede muss irgendwo sein, genau so oft, wie es sie im Spiel gibt.
refusal-1-3 = Die Stoppkarten gehen nicht auf: YAK hat 8, JAK hat 6.
refusal-1-4 = Die Mini-Ausgabe hat nur ihre eigenen 7 Karten, und Behauptungen gibt es nur über Yeti und Murmeltier, bis 7.
refusal-2-2 = Gerade ist jemand anders dran; es geht im Uhrzeigersinn.
refusal-3-1 = Der Stapel ist leer, also musst du eine Karte spielen.
refusal-3-2 = Ein Zug ist eine Karte aus deiner Hand und dann eine Behauptung.
refusal-3-4 = Die erste Behauptung eines Stapels ist immer 1, bei jedem Wesen.
refusal-3-5 = Eine Behauptung muss die vorige überbieten: mit einer höheren Zahl oder mit der gleichen Zahl eines größeren Wesens.
refusal-3-6 = Höher geht es nicht: Es bleibt nur noch das Anzweifeln.
refusal-3-7 = Anzweifeln darfst du nur in deinem Zug, statt eine Karte zu spielen, und nur die Behauptung direkt vor dir.
refusal-5-1 = Die Strafkarten müssen genau die Karten sein, die genommen wurden.
refusal-6-1 = Die Partie ist zu Ende.
refusal-6-4 = Die Handkarten passen nicht: Solange es Karten zu ziehen gibt, haben alle 5, danach werden es bei allen gemeinsam weniger.

# The board of the page
board-letters-yeti = Ye
board-letters-marmot = Mu
board-letters-vulture = Ge
board-letters-ibex = St
board-letters-yak = Ya
board-says = { $name } behauptet
board-you-say = Du behauptest
board-new-pile = Ein neuer Stapel beginnt.
board-challenge = Anzweifeln: { $number } { $species }?
board-hand = Deine Hand
board-take-back = { $card } zurücknehmen
board-claim = Deine Behauptung
board-number = Zahl
board-creature = Wesen
board-lower = Kleinere Zahl
board-higher = Größere Zahl
board-draw-pile = { $cards ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $cards } Karten
}
board-pile = { $cards ->
    [0] Der Stapel ist leer
    [one] Der Stapel: 1 Karte
   *[other] Der Stapel: { $cards } Karten
}
board-why-draw = Du ziehst nach deiner Behauptung eine Karte; sie kommt von selbst.
board-why-pile = Der Stapel bleibt verdeckt, bis jemand anzweifelt.
board-in-hand = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
board-penalties = { $cards ->
    [0] Keine Strafkarten
    [one] 1 Strafkarte
   *[other] { $cards } Strafkarten
}
board-trail = Die Karten des Stapels, die älteste zuerst
board-said = { $name }: { $number } { $species }
board-last-pile = Der angezweifelte Stapel
board-enough = Das reicht! Die Behauptung stimmt.
board-not-enough = Zu wenig! Die Behauptung war falsch.
board-void = ungerade Zahl: „!“ und „1“ gelten nicht
board-all-count = jedes Wesen zählt
board-all-one = jede Karte zählt 1
board-counts = Genommene Karten
board-counts-why = Diese Karten haben alle gesehen. Wer sie sich merkt, zweifelt besser.
board-joker = Joker
board-taken-of = { $card }: { $taken } von { $all } genommen
board-left = Zu ziehen: { $draw } · im Stapel: { $pile }

# The guided match and the end
tour-goal = Alle legen Karten verdeckt auf einen Stapel und sagen, was darin steckt. Wer beim Lügen ertappt wird oder die Wahrheit anzweifelt, nimmt den Stapel. Die wenigsten Karten gewinnen.
tour-claim = Das ist die Behauptung, die gilt: Im Stapel sollen mindestens so viele von diesem Wesen stecken.
tour-hand = Das sind deine Karten. Die Zahl sagt, wie viele Wesen eine Karte zählt. Tippe eine an, um sie verdeckt abzulegen: Niemand sieht sie.
tour-dial = Jetzt behaupte etwas: eine höhere Zahl oder die gleiche Zahl eines größeren Wesens weiter rechts. Eine erste ist vorgeschlagen. Ob sie stimmt, bleibt dein Geheimnis.
tour-confirm = Noch ist nichts endgültig: Ändere Karte und Behauptung, so oft du willst, und bestätige dann.
tour-challenge = Du glaubst es nicht? Zweifle es an. Ist die Behauptung falsch, bekommt die Person vor dir den Stapel; stimmt sie, bekommst du ihn.
tour-trail = Hier liegt der Stapel, Karte für Karte: von wem sie ist und was dazu gesagt wurde. Deine eigenen siehst du offen, nur du.
tour-specials = Joker zählen als jedes Wesen. „!“ lässt alle Wesen zählen, mit „1“ zählt jede Karte 1, und eine ungerade Zahl von Stoppkarten schaltet beide aus.
tour-reveal = Der Stapel wird aufgedeckt und gezählt. Reicht es für die Behauptung, nimmt ihn, wer gezweifelt hat, sonst, wer sie gemacht hat. Wer ihn nimmt, beginnt den nächsten.
tour-counts = Die genommenen Karten haben alle gesehen. Hier kannst du nachsehen, wie viele von jeder weg sind.
tour-end = Ist dieser Nachziehstapel aufgebraucht, beendet das nächste Anzweifeln die Partie. Viel Glück!
scoring-last-challenge = Der Nachziehstapel war aufgebraucht, also war dieses Anzweifeln das letzte.
scoring-last-card = { $cards ->
    [one] Die letzte Karte ist gespielt: Der letzte Stapel mit 1 Karte geht an niemanden.
   *[other] Die letzte Karte ist gespielt: Der letzte Stapel mit { $cards } Karten geht an niemanden.
}
scoring-fewest = Die wenigsten Strafkarten gewinnen.
scoring-points = Karten
