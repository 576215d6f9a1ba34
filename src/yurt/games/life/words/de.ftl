title = Life is Life
summary = Tausche Tiere, sammle Mehrheiten, klopfe rechtzeitig: Wer am längsten lebt, gewinnt.

species-giraffe = { $number ->
    [one] Giraffe
   *[other] Giraffen
}
species-bear = { $number ->
    [one] Bär
   *[other] Bären
}
species-mole = { $number ->
    [one] Maulwurf
   *[other] Maulwürfe
}
species-goat = { $number ->
    [one] Ziege
   *[other] Ziegen
}
species-sheep = { $number ->
    [one] Schaf
   *[other] Schafe
}
species-dog = { $number ->
    [one] Hund
   *[other] Hunde
}
species-hare = { $number ->
    [one] Hase
   *[other] Hasen
}
species-pig = { $number ->
    [one] Schwein
   *[other] Schweine
}
species-cat = { $number ->
    [one] Katze
   *[other] Katzen
}
species-mouse = { $number ->
    [one] Maus
   *[other] Mäuse
}

row-1 = Reihe 1
row-2 = Reihe 2
row-3 = Reihe 3
row-4 = Reihe 4

option-expert = Für Profis: Nur Hasen und Schweine bringen Sudden Death, und dazu gibt es ein Leben

move-row = Mit { $row } tauschen
move-give = { $species } abgeben
move-knock = Klopfen

chance-safe = Jetzt gewertet kein Leben verloren: { $percent } %
chance-worst = Jetzt gewertet zwei Leben verloren: { $percent } %
chance-majority-giraffe = Die meisten Giraffen: { $percent } %
chance-majority-bear = Die meisten Bären: { $percent } %
chance-majority-mole = Die meisten Maulwürfe: { $percent } %
chance-majority-goat = Die meisten Ziegen: { $percent } %
chance-majority-sheep = Die meisten Schafe: { $percent } %
chance-majority-dog = Die meisten Hunde: { $percent } %
chance-majority-hare = Die meisten Hasen: { $percent } %
chance-majority-pig = Die meisten Schweine: { $percent } %
chance-majority-cat = Die meisten Katzen: { $percent } %
chance-majority-mouse = Die meisten Mäuse: { $percent } %
chance-sudden-death = Sudden Death durch andere möglich: { $percent } %
chance-outs = Fehlende Karte zum Satz nicht beiseite: { $percent } %
chance-win = Du gewinnst, wenn alle vernünftig weiterspielen: { $percent } %
reason-ahead = Jetzt gewertet kostet deine Hand in { $safe } von 100 Fällen kein Leben: behalte sie.
reason-settle = Jetzt gewertet kostet deine Hand in { $safe } von 100 Fällen kein Leben und in { $worst } zwei; niemand hat mehr als einen Zug übrig.
reason-better = Jetzt gewertet würde deine Hand in { $safe } von 100 Fällen kein Leben kosten; aber der Durchgang geht weiter, und sie kann noch besser werden.
reason-behind = Jetzt gewertet ginge es nur in { $safe } von 100 Fällen ohne Verlust ab: tausche.
reason-last = Dein letzter Zug in diesem Durchgang: So wie sie ist, würde die Hand in { $safe } von 100 Fällen kein Leben kosten.
reason-set = Mit dieser Reihe hast du alle Karten einer Art: Sudden Death!
reason-keep-set = So behältst du alle Karten einer Art für Sudden Death.
reason-hopeless = Die meisten davon hättest du ohnehin kaum.
reason-spare = Auch ohne diese Karte hast du in etwa { $after } von 100 Fällen die meisten davon.
reason-cheapest = Keine andere Karte kostet weniger: Die Chance auf die meisten davon fällt von { $before } auf { $after } von 100.
reason-costs = Die Chance auf die meisten davon fällt von { $before } auf { $after } von 100.

phase-choose = { $you ->
    [yes] { $last_lap ->
        [0] Du bist dran: Tausche mit einer Reihe oder klopfe, wenn du schon getauscht hast.
       *[other] Letzte Runde, dein letzter Zug: Tausche mit einer Reihe oder klopfe und behalte deine Hand.
    }
   *[no] { $last_lap ->
        [0] { $name } ist dran.
       *[other] Letzte Runde: { $name } ist dran.
    }
}
phase-give = { $you ->
    [yes] { $owed ->
        [one] Lege eine Karte für Reihe { $row } ab.
       *[other] Lege { $owed } Karten für Reihe { $row } ab.
    }
   *[no] { $name } tauscht mit Reihe { $row }.
}
phase-over = Die Partie ist zu Ende.

event-round-started = { $you ->
    [yes] Durchgang { $round }: Du beginnst.
   *[no] Durchgang { $round }: { $name } beginnt.
}
event-hand-dealt = { $you ->
    [yes] Du bekommst { $cards } Karten.
   *[no] { $name } bekommt { $cards } Karten.
}
event-cards-laid = In Reihe { $row }: { $number } { $species }.
event-row-chosen = { $you ->
    [yes] Du tauschst mit Reihe { $row }.
   *[no] { $name } tauscht mit Reihe { $row }.
}
event-card-given = { $you ->
    [yes] Du legst eine Karte für Reihe { $row } ab: { $species }.
   *[no] { $name } legt eine Karte für Reihe { $row } ab: { $species }.
}
event-cards-taken = { $you ->
    [yes] Du nimmst aus Reihe { $row }: { $number } { $species }.
   *[no] { $name } nimmt aus Reihe { $row }: { $number } { $species }.
}
event-knocked = { $you ->
    [yes] Du klopfst: letzte Runde.
   *[no] { $name } klopft: letzte Runde.
}
event-declined = { $you ->
    [yes] Du klopfst auch und behältst deine Hand.
   *[no] { $name } klopft auch und tauscht nicht mehr.
}
event-turns-used-up = Alle hatten { $turns } Züge: Der Durchgang wird gewertet.
event-set-shown = { $you ->
    [yes] Du zeigst alle Karten einer Art: { $species }.
   *[no] { $name } zeigt alle Karten einer Art: { $species }.
}
event-sudden-death = { $you ->
    [yes] Sudden Death durch dich: Alle anderen verlieren ein Leben.
   *[no] Sudden Death durch { $name }: Alle anderen verlieren ein Leben.
}
event-cards-shown = { $you ->
    [yes] Du zeigst: { $number } { $species }.
   *[no] { $name } zeigt: { $number } { $species }.
}
event-majority-found = { $you ->
    [yes] Mehrheit für dich: { $number } { $species }, { $points } Punkte.
   *[no] Mehrheit für { $name }: { $number } { $species }, { $points } Punkte.
}
event-majority-missed = { $species }: Niemand bekommt Punkte.
event-totalled = { $you ->
    [yes] Insgesamt hast du { $points } Punkte.
   *[no] Insgesamt hat { $name } { $points } Punkte.
}
event-lives-lost = { $you ->
    [yes] Du verlierst { $number } Leben und hast noch { $left }.
   *[no] { $name } verliert { $number } Leben und hat noch { $left }.
}
event-life-gained = { $you ->
    [yes] Du gewinnst ein Leben und hast jetzt { $left }.
   *[no] { $name } gewinnt ein Leben und hat jetzt { $left }.
}
event-went-out = { $you ->
    [yes] Du bist raus, auf Platz { $place }.
   *[no] { $name } ist raus, auf Platz { $place }.
}
event-finished = { $you ->
    [yes] Nur du bist noch dabei: Du gewinnst!
   *[no] Nur { $name } ist noch dabei und gewinnt.
}

refusal-1-1 = Die Karten gehen nicht auf: Jedes der 60 Tiere muss genau einmal irgendwo sein.
refusal-1-2 = Die Leben passen nicht: Alle beginnen mit 5, und niemand kann mehr gewinnen, als andere verlieren.
refusal-2-1 = Die Verteilung passt nicht: 10 Karten für alle, die noch dabei sind, Reihen mit 1, 2, 3 und 4 Karten, der Rest beiseite, in einem Durchgang ab Nummer 1.
refusal-2-2 = Wer beginnt, muss noch dabei sein.
refusal-2-3 = Jemand anders ist dran; es geht im Uhrzeigersinn unter allen, die noch dabei sind.
refusal-3-1 = Zum Tauschen wählst du erst eine Reihe, dann legst du nacheinander so viele eigene Karten ab, wie die Reihe hat.
refusal-3-2 = Du darfst nicht genau die Tiere geben, die du nimmst: Mindestens eins muss anders sein.
refusal-3-3 = Karten, die alle auf einer Hand gesehen haben, müssen dort sein, und nur wer getauscht hat, hat solche Karten.
refusal-4-1 = Klopfen darfst du erst, wenn du in diesem Durchgang mindestens einmal getauscht hast.
refusal-4-2 = Die letzte Runde passt nicht: Wer geklopft hat, ist noch dabei und kommt nicht mehr dran.
refusal-4-4 = Niemand hat mehr als 60 Züge in einem Durchgang.
refusal-5-1 = Wer getauscht hat und alle Karten einer solchen Art hält, hätte den Durchgang sofort beendet.
refusal-6-3 = Niemand verliert mehr als 2 Leben in einem Durchgang: So wenige Durchgänge können nicht so viele gekostet haben.
refusal-7-1 = Du hast keine Leben mehr und bist raus.
refusal-7-2 = Die Partie endet, wenn nur noch jemand allein dabei ist und damit gewinnt; Plätze und Beteiligte müssen dazu passen.
refusal-8-1 = Die Option für Profis ist entweder an oder aus.

# Was das Spielbrett sagt
board-lives = { $number } Leben
board-unknown = { $number ->
    [one] 1 Karte, die sonst niemand kennt
   *[other] { $number } Karten, die sonst niemand kennt
}
board-known = Bekannt auf der Hand: { $cards }
board-nothing-known = Von der Hand ist nichts bekannt
board-knocker = hat geklopft
board-out = raus
board-take-back = { $row }. Letzten Schritt zurücknehmen
board-slot = { $species }: { $held } von { $all } auf der Hand
board-none-held = Du hast keine { $species } zum Abgeben.
board-gives = Du gibst: { $cards }
board-gets = Du bekommst: { $cards }
board-round = Durchgang { $round }
board-aside = { $number ->
    [one] 1 Karte beiseite
   *[other] { $number } Karten beiseite
}
board-last-lap = Letzte Runde!
board-knocked = { $you ->
    [yes] Du hast geklopft.
   *[no] { $name } hat geklopft.
}
board-keep = Behalten
board-last-round = Vorige Wertung
board-round-end = Wer hat die meisten?
board-species = Tier
board-total = Punkte
board-cost = Leben
board-safe = verliert kein Leben
board-skip = Überspringen
board-continue = Weiter
board-sudden-death = Sudden Death!
board-set = { $you ->
    [yes] Du hast alle { $number } { $species }.
   *[no] { $name } hat alle { $number } { $species }.
}
board-story-deal = Alle bekommen { $cards } Karten. In den Reihen: { $rows }
board-story-swap = { $you ->
    [yes] Du gibst { $gives } für Reihe { $row } und nimmst { $gets }.
   *[no] { $name } gibt { $gives } für Reihe { $row } und nimmt { $gets }.
}
board-story-hand = { $you ->
    [yes] Du zeigst { $cards }.
   *[no] { $name } zeigt { $cards }.
}
board-story-most = Wer am meisten hat: { $winners }
scoring-lives = Wie die Leben verloren gingen
scoring-last-round = Der letzte Durchgang
scoring-how = Wer die meisten Karten eines Tieres hat, bekommt seine Punkte. Die höchste Summe kostet kein Leben, die niedrigste zwei, jede andere eins.
tour-animals = Das sind deine Tiere. Ein Tier zählt so viele Punkte, wie es Karten hat: 9 die Giraffe, nur 3 die Maus. Am Ende eines Durchgangs bekommt sie nur, wer die meisten davon hat.
tour-lives = Alle haben fünf Leben. In jedem Durchgang verliert der Beste keins, der Letzte zwei, die anderen eins. Wer am längsten lebt, gewinnt.
tour-rows = Du bist dran: Tippe auf eine Reihe, mit der du tauschen willst. Du nimmst alle ihre Karten und legst ebenso viele von deinen hin.
tour-give = Vorgeschlagen sind die Tiere, von denen du am wenigsten hast. Tippe auf andere, um lieber die abzugeben: am besten solche, von denen Mitspieler mehr haben. Tippst du auf die Reihe, nimmst du Karten zurück.
tour-confirm = So wird es aussehen: Rot geht, Grün kommt. Bestätige oder nimm es zurück.
tour-known = Alle sehen, was aus einer Reihe genommen wird. Darum stehen bei jedem Namen die Karten, die noch auf dieser Hand sein müssen, und wie viele niemand kennt.
tour-sets = Achtung, Blitz! Wer nach einem Tausch alle 5 Hasen, alle 5 Schweine oder alle 4 Katzen hat, beendet den Durchgang sofort, und alle anderen verlieren ein Leben.
tour-knock = Zufrieden mit deinen Karten? Dann klopfe: Alle anderen sind noch einmal dran, danach wird gewertet.
tour-last-lap = Es wurde geklopft: Alle anderen haben nur noch einen Zug. Tausche noch einmal oder behalte deine Hand.
tour-again = Ein neuer Durchgang mit neuen Karten. Hier kannst du die letzte Wertung noch einmal ansehen. Viel Glück!
scoring-points = Leben
