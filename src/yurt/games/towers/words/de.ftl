title = YAK: die Steintürme
summary = Tausche Nahrung gegen Steine, wenn die Karren vorbeikommen, und baue den Turm mit den meisten Punkten.

stone-red = Rot
stone-black = Schwarz
stone-orange = Orange
stone-grey = Grau
stone-yellow = Gelb
stone-green = Grün
stone-blue = Blau
stone-purple = Lila
stone-crystal = Kristall

food-milk = Milch
food-meat = Fleisch
food-bread = Brot

action-build = Bauen
action-restock = Auffüllen
action-market = Markt

cart-1 = Karren ohne Brot
cart-2 = Karren ohne Milch
cart-3 = Karren ohne Fleisch
cart-4 = Karren für zwei Sorten

direction-clockwise = im Uhrzeigersinn
direction-anticlockwise = gegen den Uhrzeigersinn

bonus-most-red = Die meisten roten Steine: 4 Punkte für den ersten Platz, 2 für den zweiten
bonus-most-blue = Die meisten blauen Steine: 4 Punkte für den ersten Platz, 2 für den zweiten
bonus-orange-slopes = 1 Punkt für jeden orangen Stein ganz links oder ganz rechts auf Ebene 1 bis 5
bonus-green-base = 1 Punkt für jeden grünen Stein auf Ebene 1
bonus-no-yellow = Kein gelber Stein: minus 3 Punkte
bonus-no-grey = Kein grauer Stein: minus 3 Punkte
bonus-black-middle = 2 Punkte für jeden schwarzen Stein in der Mitte von Ebene 1, 3 oder 5
bonus-purple-middle = 2 Punkte für jeden lila Stein in der Mitte von Ebene 2 oder 4

option-bonus = Bonuskarten

move-choose = { $action } wählen
move-buy = { $stone } kaufen
move-pay = Mit { $food } zahlen
move-spill = { $food } auf den Markt legen
move-place = { $stone } auf { $place } legen
move-done = Fertig
move-restock = { $food } auffüllen
move-collect = { $food } vom Markt nehmen
move-keep = { $stone } behalten
move-load = In den { $cart } laden

chance-turn-restock = Karren wenden beim Auffüllen: { $percent } %
chance-fit-restock = Passender Stein beim Auffüllen: { $percent } %
chance-turn-market = Karren wenden beim Markt: { $percent } %
chance-fit-market = Passender Stein beim Markt: { $percent } %
chance-turn-emptied = Karren wenden, wenn du deinen leerst: { $percent } %
chance-win = Du gewinnst, wenn alle vernünftig weiterspielen: { $percent } %
number-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-build = Deine Nahrung kauft Steine vom Karren vor dir; morgen steht dort ein anderer.
reason-build-last = Es ist der letzte Tag: Nur was du jetzt baust, zählt noch.
reason-idle = Kaufen könntest du heute nichts; mit dieser Karte bleibt alles, wie es ist.
reason-restock = { $number ->
    [0] Nahrung gibt es dabei für dich keine, aber vielleicht einen Stein für deinen Karren.
   *[other] Aus deinem Karren bekommst du bis zu { $number } Nahrung.
}
reason-market = { $number ->
    [0] Nahrung gibt es dabei für dich keine, aber du darfst einen Stein in einen Karren legen.
   *[other] Du bekommst bis zu { $number } Nahrung und darfst einen Stein in einen Karren legen.
}
reason-market-food = Auf dem Markt bekommst du bis zu { $number } Nahrung.
reason-buy-best = Kein anderer Stein dort bringt deinem Turm mehr: bis zu { number-points }.
reason-buy = In deinem Turm bringt er bis zu { number-points }.
reason-buy-no-more = Mehr kannst du nicht kaufen.
reason-buy-nothing = Du behältst deine Nahrung: { $food }.
reason-buy-enough = Noch ein Stein würde dich { $food } Nahrung mehr kosten.
reason-pay-plenty = Von dem, was dieser Karren nimmt, hast du davon am meisten: { $number }.
reason-pay-useless = Der Karren von morgen nimmt es nicht, wenn die Karren nicht wenden.
reason-pay = Danach hast du noch { $number } davon.
reason-spill-rare = Du hast am wenigsten davon, und auf dem Markt kannst du es wieder holen.
reason-spill = Der Karren fasst nicht alles: Eine Marke muss weg.
reason-stupa = Damit ist Ebene 4 fertig: Du bekommst den Stupa.
reason-place-best = Kein anderer Platz bringt mehr dafür: { number-points }.
reason-place-room = Daneben bleibt Platz: { $number ->
    [one] 1 Platz ist frei.
   *[other] { $number } Plätze sind frei.
}
reason-place = Damit sind deine Steine so viel wert: { number-points }.
reason-restock-most = Von keiner anderen Sorte gibt es mehr für dich: Du bekommst { $number }.
reason-restock-some = { $number ->
    [0] Davon bekommst du nichts, deine Jurte bleibt also, wie sie ist.
   *[other] Du bekommst { $number } davon.
}
reason-collect-rare = Von dem, was es dort für dich gibt, hast du davon am wenigsten.
reason-collect = Dann hast du { $number } davon.
reason-collect-done = Mehr nimmst du nicht; in deiner Jurte liegen { $number } von 8.
reason-keep-best = Keiner der Steine würde deinem Turm mehr bringen: bis zu { number-points }.
reason-keep = Den Türmen der anderen würde er höchstens das bringen: { number-points }.
reason-load-next = Dieser Karren steht morgen vor dir, wenn die Karren nicht wenden.
reason-load-away = Dieser Karren kommt morgen nicht zu dir, wenn die Karren nicht wenden.
reason-load-last = Es ist der letzte Tag: Kein Karren kommt mehr zu dir.

phase-sunrise = { $you ->
    [yes] { $is_last_day ->
        [1] Sonnenaufgang am letzten Tag: Wähle deine Aktionskarte.
       *[other] Sonnenaufgang: Wähle deine Aktionskarte.
    }
   *[no] Wir warten noch auf die Wahl von { $name }.
}
phase-buy = { $you ->
    [yes] { $owed ->
        [0] Bauen: Kaufe bis zu drei Steine aus deinem Karren oder gar keinen.
        [one] Kaufe noch einen Stein, oder fertig und zahlen: Du schuldest { $owed } Marke.
       *[other] Kaufe noch einen Stein, oder fertig und zahlen: Du schuldest { $owed } Marken.
    }
   *[no] { $name } baut.
}
phase-pay = { $you ->
    [yes] { $owed ->
        [one] Bezahle deine Steine: noch { $owed } Marke.
       *[other] Bezahle deine Steine: noch { $owed } Marken.
    }
   *[no] { $name } bezahlt.
}
phase-spill = { $you ->
    [yes] In deinen Karren passen nur 9 Marken: Was vom eben Bezahlten kommt auf den Markt?
   *[no] { $name } entscheidet, welche Nahrung auf den Markt kommt.
}
phase-place = { $you ->
    [yes] Lege deine Steine in den Turm.
   *[no] { $name } legt Steine in den Turm.
}
phase-restock = { $you ->
    [yes] Auffüllen: Welche Nahrung nimmst du aus deinem Karren?
   *[no] { $name } füllt auf.
}
phase-collect = { $you ->
    [yes] { $collected ->
        [0] Markt: Nimm bis zu zwei Marken, dann ziehe.
        [1] Markt: Nimm noch eine Marke, oder fertig und ziehen.
       *[other] Markt: Fertig und ziehen.
    }
   *[no] { $name } ist auf dem Markt.
}
phase-keep = { $you ->
    [yes] Behalte einen der gezogenen Steine.
   *[no] { $name } sucht sich einen der gezogenen Steine aus.
}
phase-load = { $you ->
    [yes] Welcher Karren bekommt { $kept }?
   *[no] { $name } sucht einen Karren für { $kept } aus.
}
phase-over = Die Partie ist zu Ende.

event-chosen = { $you ->
    [yes] Du wählst: { $action }.
   *[no] { $name } hat gewählt.
}
event-revealed = { $you ->
    [yes] Du deckst auf: { $action }.
   *[no] { $name } deckt auf: { $action }.
}
event-bought = { $you ->
    [yes] Du nimmst { $stone }; zusammen kostet das { $price }.
   *[no] { $name } nimmt { $stone }; zusammen kostet das { $price }.
}
event-paid = { $you ->
    [yes] Du zahlst mit { $food }.
   *[no] { $name } zahlt mit { $food }.
}
event-spilled = { $you ->
    [yes] Du legst { $food } auf den Markt.
   *[no] { $name } legt { $food } auf den Markt.
}
event-placed = { $you ->
    [yes] Du legst { $stone } auf { $place }.
   *[no] { $name } legt { $stone } auf { $place }.
}
event-built-nothing = { $you ->
    [yes] Du baust nichts.
   *[no] { $name } baut nichts.
}
event-stupa-taken = { $you ->
    [yes] Du machst Ebene 4 vor allen anderen voll und nimmst den Stupa!
   *[no] { $name } macht Ebene 4 vor allen anderen voll und nimmt den Stupa!
}
event-restocked = { $you ->
    [yes] { $number ->
        [0] Du wählst { $food }, nimmst aber nichts aus deinem Karren.
       *[other] Du nimmst { $number } { $food } aus deinem Karren.
    }
   *[no] { $number ->
        [0] { $name } wählt { $food }, nimmt aber nichts aus dem Karren.
       *[other] { $name } nimmt { $number } { $food } aus dem Karren.
    }
}
event-collected = { $you ->
    [yes] Du nimmst { $food } vom Markt.
   *[no] { $name } nimmt { $food } vom Markt.
}
event-stone-drawn = { $you ->
    [yes] Du ziehst { $stone }.
   *[no] { $name } zieht { $stone }.
}
event-fog-drawn = { $number ->
    [one] Nebel steigt auf: 1 Block wird beiseitegelegt.
   *[other] Nebel steigt auf: { $number } Blöcke werden beiseitegelegt.
}
event-turned = Alle Karren drehen um: Sie fahren jetzt { $direction }.
event-bag-gone = Der Beutel reicht nicht mehr: Beutel und Nebel sind aus dem Spiel.
event-loaded = In den { $cart }: { $stone }.
event-kept = { $you ->
    [yes] Du behältst { $stone }.
   *[no] { $name } behält { $stone }.
}
event-put-back = Zurück in den Beutel: { $stone }.
event-put-out = Aus dem Spiel: { $stone }.
event-fog-placed = { $number ->
    [one] Auf der Bergleiste liegt 1 Nebelblock.
   *[other] Auf der Bergleiste liegen { $number } Nebelblöcke.
}
event-marker-removed = Der Nebelmarker kommt weg, und { $number } Blöcke kommen zurück in den Beutel.
event-track-full = Die Bergleiste ist voll: Ihre vier Blöcke bleiben für immer dort.
event-fog-returned = { $number ->
    [one] 1 Nebelblock kommt zurück in den Beutel.
   *[other] { $number } Nebelblöcke kommen zurück in den Beutel.
}
event-carts-moved = Die Sonne geht unter. Jeder Karren fährt { $direction } einen Platz weiter.
event-day-begun = { $you ->
    [yes] Ein neuer Tag. Du hast das Baby-Yak und wirst beginnen.
   *[no] Ein neuer Tag. { $name } hat das Baby-Yak und wird beginnen.
}
event-last-day-begun = { $you ->
    [yes] Der letzte Tag. Du hast das Baby-Yak und wirst beginnen.
   *[no] Der letzte Tag. { $name } hat das Baby-Yak und wird beginnen.
}
event-finished = Die Partie ist zu Ende.

refusal-1-1 = Die Steine gehen nicht auf: Jeder Stein muss genau einmal irgendwo sein.
refusal-1-2 = Die Nahrung geht nicht auf: Marken wandern nur zwischen Jurten, Karren und Markt.
refusal-1-4 = In eine Jurte passen höchstens 8 Marken, und nur wer mitspielt, hat Jurte, Turm und Karten.
refusal-2-2 = Die Karren passen nicht zur Zahl der Mitspielenden: jeder verwendete einmal, jeder an einem Platz.
refusal-2-4 = Zu zweit oder zu dritt fehlt eine Farbe im Spiel, zu viert keine.
refusal-2-6 = Jemand am Tisch beginnt, und alle Karren schauen in eine Richtung: im oder gegen den Uhrzeigersinn.
refusal-3-1 = Bei Sonnenaufgang wählen alle eine Aktionskarte, und zwar einmal.
refusal-3-2 = Erst wählen alle; dann führen alle der Reihe nach ihre Karte aus, beginnend beim Baby-Yak.
refusal-3-3 = Am Ende des Tages sind alle Aktionskarten wieder auf der Hand.
refusal-4-1 = Mit der Karte Bauen, wenn du am Zug bist: bis zu 3 Steine aus deinem Karren, für 1, 3 oder 5 Marken, die du hast, und 1 mehr für jeden Kristall.
refusal-4-2 = Du zahlst nur mit Nahrung, die dieser Karren annimmt, und musst genug davon haben.
refusal-4-3 = In einen Karren passen höchstens 9 Marken: Was zu viel ist, kommt auf den Markt, und zwar von den eben gezahlten Marken.
refusal-4-4 = Mit der Karte Bauen, wenn du am Zug bist, legst du die Steine, die du genommen und bezahlt hast, und zwar alle.
refusal-4-5 = Ein Karren ist nur leer, während seine letzten Steine gekauft werden oder wenn es keinen Beutel mehr gibt.
refusal-5-1 = Mit der Karte Auffüllen, wenn du am Zug bist, nimmst du alle Nahrung einer Sorte aus deinem Karren.
refusal-5-2 = In einen Karren passen höchstens 4 Steine.
refusal-5-3 = Mit der Karte Markt, wenn du am Zug bist, nimmst du zuerst bis zu 2 Marken, die dort liegen, solange in deiner Jurte Platz ist.
refusal-5-4 = Mit der Karte Markt, wenn du am Zug bist, behältst du nach der Nahrung einen der gezogenen Steine und lädst ihn in einen Karren im Spiel, der Platz hat.
refusal-6-1 = Die Nebelblöcke gehen nicht auf: Es gibt 5, im Beutel, beiseitegelegt oder auf der Leiste.
refusal-6-2 = Die Bergleiste hat 3 Felder, solange der Nebelmarker dort liegt, danach 4; mit dem dritten Block kommt der Marker weg.
refusal-6-4 = Wenn der Beutel aus dem Spiel ist, ist er leer, und vorher verlässt kein Stein das Spiel.
refusal-7-2 = Ein Stein kommt auf Ebene 1 neben einen anderen oder auf zwei benachbarte Steine.
refusal-7-3 = Erst wenn alle 15 Steine der Pyramide liegen, kommen weitere einzeln obendrauf.
refusal-7-4 = Dort liegt schon ein Stein, und Steine bewegen sich nie wieder.
refusal-8-1 = Der Stupa geht an den ersten Turm mit 14 Steinen, und einen Tag später endet die Partie: Höher kann kein Turm werden.
refusal-10-1 = Die Bonuskarten müssen verschieden sein, so viele wie vereinbart, geordnet und keine in der entfernten Farbe.

# Das Brett der Seite
board-market = Der Markt
board-track = Bergleiste: auf { $fog } von { $spaces } Feldern liegt Nebel
board-bag = Der Beutel: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
board-fog = Nebel
board-removed = Nicht im Spiel: { $stone }.
board-bonus-cards = Bonuskarten
board-card-none = Noch keine Karte
board-card-down = Eine verdeckte Karte
board-baby-yak = Das Baby-Yak: beginnt heute
board-stupa = Der Stupa
board-tower-of = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-my-tower = Dein Turm
board-points = { $points ->
    [one] Jetzt 1 Punkt
   *[other] Jetzt { $points } Punkte
}: Woher kommen sie?
board-place = { $stone ->
    [none] Platz { $place }, leer
   *[other] Platz { $place }: { $stone }
}
board-yurt = Deine Jurte: { $food } von 8 Marken
board-cards = Deine Aktionskarten
board-bought = Gekaufte Steine
board-drawn = Gezogene Steine
board-pay = { $food } zahlen
board-pay-self = Nahrung selbst wählen
board-pay-rest = { $food } für mich zahlen
board-spill-rest = Für mich wählen
board-build-nothing = Nichts bauen
board-draw = Steine ziehen
board-letter-red = R
board-letter-black = S
board-letter-orange = O
board-letter-grey = A
board-letter-yellow = E
board-letter-green = G
board-letter-blue = B
board-letter-purple = L
board-letter-crystal = K
board-letter-milk = M
board-letter-meat = F
board-letter-bread = B

scoring-group = { $size } × { $stone }
scoring-count = { $groups } Gruppen
scoring-singles = { $stones ->
    [one] 1 einzelner Stein
   *[other] { $stones } einzelne Steine
}
scoring-stupa = Der Stupa
scoring-food = Die meiste Nahrung
scoring-total = Zusammen
scoring-tie = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}: Bei gleichen Punkten liegt vorn, wer weniger Steine hat.

tour-welcome = Baue den Turm mit den meisten Punkten: Steine einer Farbe, die sich berühren, sind eine Gruppe, und viele Gruppen zählen extra.
tour-cart = Dieser Karren steht heute vor dir. Seine Steine kaufst du mit Nahrung; die durchgestrichene nimmt er nicht.
tour-cards = Wähle geheim, was du heute tust. Bauen: Steine kaufen und legen. Auffüllen: Nahrung aus deinem Karren nehmen. Markt: dort Nahrung nehmen und einen Stein in einen Karren laden.
tour-buy = Tippe auf die Steine, die du willst. Einer kostet 1 Marke, zwei kosten 3, drei kosten 5; jeder Kristall 1 mehr.
tour-pay = Jetzt zahlen: Wir nehmen, wovon du am meisten hast. Oder du wählst selbst.
tour-place = Tippe auf einen Platz, der leuchtet. Die Zahl sagt, wie viele Punkte er jetzt bringt.
tour-restock = Nimm alle Nahrung einer Sorte aus deinem Karren, so viel in deine Jurte passt: zusammen 8.
tour-market = Nimm bis zu zwei Marken, dann zieh drei Steine.
tour-keep = Behalte einen der drei Steine; die anderen kommen zurück in den Beutel.
tour-load = Lade ihn in einen Karren mit Platz: vielleicht in den, der als Nächster zu dir kommt?
tour-moved = Jeden Abend fahren die Karren einen Platz weiter. Die Pfeile auf dem Weg zeigen, wohin.
tour-fog = Nebel! Immer wenn er gezogen wird, wenden alle Karren. Die Blöcke sammeln sich am Berg.
tour-score = Das sind deine Punkte. Tippe darauf und sieh, woher sie kommen.
tour-stupa = Der Stupa ist weg: Das ist der letzte Tag. Dann werden die Türme gewertet.
