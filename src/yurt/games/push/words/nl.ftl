title = PUSH
summary = Draai kaarten om, bouw kolommen en stop voordat er één kaart te veel komt.

colour-red = rood ▲
colour-blue = blauw ■
colour-green = groen ◆
colour-yellow = geel ●
colour-purple = paars ⬢

card-red1 = rode 1 ▲
card-red2 = rode 2 ▲
card-red3 = rode 3 ▲
card-red4 = rode 4 ▲
card-red5 = rode 5 ▲
card-red6 = rode 6 ▲
card-blue1 = blauwe 1 ■
card-blue2 = blauwe 2 ■
card-blue3 = blauwe 3 ■
card-blue4 = blauwe 4 ■
card-blue5 = blauwe 5 ■
card-blue6 = blauwe 6 ■
card-green1 = groene 1 ◆
card-green2 = groene 2 ◆
card-green3 = groene 3 ◆
card-green4 = groene 4 ◆
card-green5 = groene 5 ◆
card-green6 = groene 6 ◆
card-yellow1 = gele 1 ●
card-yellow2 = gele 2 ●
card-yellow3 = gele 3 ●
card-yellow4 = gele 4 ●
card-yellow5 = gele 5 ●
card-yellow6 = gele 6 ●
card-purple1 = paarse 1 ⬢
card-purple2 = paarse 2 ⬢
card-purple3 = paarse 3 ⬢
card-purple4 = paarse 4 ⬢
card-purple5 = paarse 5 ⬢
card-purple6 = paarse 6 ⬢
card-roll = dobbelkaart
card-switch = wisselkaart

face-red = rood ▲
face-blue = blauw ■
face-green = groen ◆
face-yellow = geel ●
face-purple = paars ⬢
face-star = ster

column-1 = kolom 1
column-2 = kolom 2
column-3 = kolom 3

direction-left = links
direction-right = rechts

option-protection = De bank beschermt
protection-colour = de kleur voorgoed
protection-cards = alleen die kaarten
option-risk = Risico: de ster kost alle onbeschermde kaarten

move-push = Draai een kaart om
move-place = In { $column }
move-stop = Stop
move-take = Pak { $column }
move-bank = Bescherm { $colour }

chance-bust = Te ver gegaan met de volgende kaart: { $percent }%
chance-win = Jij wint als iedereen verstandig doorspeelt: { $percent }%
number-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
reason-safe = Welke kaart er ook komt, er is plaats voor.
reason-worth = In { $bust } van de 100 gevallen ga je te ver; nu stoppen zou je tot { number-points } opleveren.
reason-enough = In { $bust } van de 100 gevallen zou je te ver gaan; nu stoppen levert je tot { number-points } op.
reason-now = Nu stoppen levert je tot { number-points } op.
reason-bank = Dan kun je ze niet meer kwijtraken: { number-points } van deze kleur.
reason-safest = Daar is de kans het kleinst dat je met de volgende kaart te ver gaat.
reason-roll = Wie die kolom pakt, moet dobbelen.
reason-grows = Die kolom heeft dan { number-points }.
reason-take-most = Geen andere kolom heeft meer: deze levert { number-points } op.
reason-take-calm = Ze levert { number-points } op zonder te dobbelen; voor de rijkere kolommen moet dat wel.
reason-take-roll = Ze levert { number-points } op, maar je moet ervoor dobbelen.
reason-take = Ze levert { number-points } op, zonder te dobbelen.

phase-begin = { $you ->
    [yes] Jij bent aan de beurt: draai een kaart om of bescherm een kleur.
   *[no] { $name } is aan de beurt.
}
phase-push = { $you ->
    [yes] Er is nog geen kolom: ga door.
   *[no] { $name } moet doorgaan.
}
phase-decide = { $you ->
    [yes] { $deck_size ->
        [0] Dat was de laatste kaart van de trekstapel: stop.
       *[other] Doorgaan of stoppen?
    }
   *[no] { $deck_size ->
        [0] { $name } heeft de laatste kaart omgedraaid en moet stoppen.
       *[other] { $name } twijfelt: doorgaan of stoppen?
    }
}
phase-place = { $you ->
    [yes] Kies een kolom voor: { $turned }.
   *[no] { $name } kiest een kolom voor: { $turned }.
}
phase-take = { $you ->
    [yes] Pak een van de kolommen.
   *[no] { $name } pakt een kolom.
}
phase-over = De partij is afgelopen.

event-card-turned = { $you ->
    [yes] Je draait om: { $card }.
   *[no] { $name } draait om: { $card }.
}
event-card-placed = { $you ->
    [yes] Je legt in { $column }: { $card }.
   *[no] { $name } legt in { $column }: { $card }.
}
event-switched = { $you ->
    [yes] De kolommen gaan nu rond, te beginnen { $direction } van jou.
   *[no] De kolommen gaan nu rond, te beginnen { $direction } van { $name }.
}
event-stopped = { $you ->
    [yes] Je stopt.
   *[no] { $name } stopt.
}
event-busted = { $you ->
    [yes] Te ver gegaan! Geen plek voor: { $card }. Je pakt geen kolom.
   *[no] Te ver gegaan! Geen plek voor: { $card }. { $name } pakt geen kolom.
}
event-column-taken = { $you ->
    [yes] { $cards ->
        [one] Je pakt { $column }: 1 kaart.
       *[other] Je pakt { $column }: { $cards } kaarten.
    }
   *[no] { $cards ->
        [one] { $name } pakt { $column }: 1 kaart.
       *[other] { $name } pakt { $column }: { $cards } kaarten.
    }
}
event-card-banked = { $you ->
    [yes] Meteen naar je bank: { $card }.
   *[no] Meteen naar de bank van { $name }: { $card }.
}
event-rolled = { $you ->
    [yes] Je gooit: { $face }.
   *[no] { $name } gooit: { $face }.
}
event-cards-lost = { $you ->
    [yes] { $cards ->
        [one] Je verliest 1 kaart ({ $colour }).
       *[other] Je verliest { $cards } kaarten ({ $colour }).
    }
   *[no] { $cards ->
        [one] { $name } verliest 1 kaart ({ $colour }).
       *[other] { $name } verliest { $cards } kaarten ({ $colour }).
    }
}
event-nothing-lost = { $you ->
    [yes] Je verliest niets.
   *[no] { $name } verliest niets.
}
event-column-discarded = { $cards ->
    [one] Niemand pakt { $column }: 1 kaart wordt afgelegd.
   *[other] Niemand pakt { $column }: { $cards } kaarten worden afgelegd.
}
event-switches-discarded = { $cards ->
    [one] De wisselkaart wordt afgelegd.
   *[other] { $cards } wisselkaarten worden afgelegd.
}
event-colour-banked = { $you ->
    [yes] { $cards ->
        [one] Je beschermt { $colour }: 1 kaart is veilig.
       *[other] Je beschermt { $colour }: { $cards } kaarten zijn veilig.
    }
   *[no] { $cards ->
        [one] { $name } beschermt { $colour }: 1 kaart is veilig.
       *[other] { $name } beschermt { $colour }: { $cards } kaarten zijn veilig.
    }
}
event-finished = De partij is afgelopen.

refusal-1-1 = De kaarten kloppen niet: elke kaart moet ergens zijn, precies zo vaak als die in het spel zit.
refusal-1-3 = De wisselkaarten kloppen niet: er zijn er 12, en met z’n tweeën geen.
refusal-2-1 = Iemand anders is aan de beurt; het gaat met de klok mee.
refusal-2-2 = Er is geen kaart om neer te leggen: draai er eerst een om.
refusal-2-3 = De kaart hoort waar dat getal en die kleur nog niet liggen: in zo’n kolom, of in de volgende nieuwe van hoogstens drie.
refusal-2-4 = Een dobbelkaart gaat alleen in een kolom die er nog geen heeft, of in de volgende nieuwe.
refusal-2-5 = Een wisselkaart gaat nooit in een kolom.
refusal-2-6 = Je kunt pas stoppen als er een kolom is.
refusal-3-1 = Na stoppen of te ver gaan pakt iedereen om de beurt precies één van de kolommen die er liggen, en niets anders.
refusal-3-2 = Nu pakt iemand anders een kolom: het begint links van wie aan de beurt is, of rechts na een oneven aantal wisselkaarten.
refusal-3-3 = Kolommen die overblijven moeten vóór de volgende beurt op de aflegstapel liggen.
refusal-3-5 = De wisselkaarten van een beurt moeten aan het eind ervan afgelegd zijn.
refusal-5-1 = Beschermen doe je in plaats van omdraaien: aan het begin van je beurt, met een kleur waarvan je onbeschermde kaarten hebt.
refusal-5-2 = Als een kleur beschermd is, kan geen kaart van die kleur open liggen; de bescherming geldt per kleur of per kaart.
refusal-6-1 = De partij eindigt met de beurt waarin de trekstapel opraakt: er valt geen kaart meer om te draaien.
refusal-7-1 = Het risico staat aan of uit.

# Het bord in de browser
board-letter-red = R
board-letter-blue = B
board-letter-green = Gr
board-letter-yellow = Ge
board-letter-purple = P
board-push = Omdraaien
board-stop = Stop
board-none = leeg
board-column = { $column }: { $cards }. { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
board-deck = { $cards ->
    [one] 1 kaart in de trekstapel
   *[other] { $cards } kaarten in de trekstapel
}
board-switches = { $cards ->
    [0] Geen wisselkaart in deze beurt
    [one] 1 wisselkaart in deze beurt
   *[other] { $cards } wisselkaarten in deze beurt
}
board-discards = { $cards ->
    [one] 1 kaart afgelegd
   *[other] { $cards } kaarten afgelegd
}
board-pile = { $colour }: { $open } open, { $safe } veilig in de bank
board-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-takes = pakt als nummer { $place } een kolom
board-order-left = De kolommen worden met de klok mee gepakt
board-order-right = De kolommen worden tegen de klok in gepakt
board-ask-odds = Hoe groot is de kans dat je te ver gaat?
board-why-odds = Dit is de kans bij de volgende kaart: vraag het als je er een mag omdraaien.
board-odds = { $share } % kans om te ver te gaan
board-bust = Te ver!
board-lost = { $cards ->
    [one] 1 kaart kwijt
   *[other] { $cards } kaarten kwijt
}
board-spared = niets kwijt

tour-goal = Welkom! Verzamel kaarten; de getallen erop zijn je punten. Is de trekstapel op, dan winnen de meeste punten.
tour-push = Druk op Omdraaien: de bovenste kaart wordt omgedraaid en gaat naar een kolom.
tour-column = In een kolom staat elk getal en elke kleur maar één keer. Er zijn hoogstens drie kolommen.
tour-place = Deze kaart past op meer plekken. Tik op de kolom die je wilt.
tour-decide = Doorgaan, of stoppen en een kolom pakken? Past een kaart nergens, dan ging je te ver: geen kolom voor jou, en je dobbelt.
tour-odds = Twijfel je? Tik hier en zie hoe gevaarlijk de volgende kaart is.
tour-take = Pak de kolom die jou het meest oplevert. De anderen delen de rest, in de volgorde van de kleine nummers bij de namen.
tour-roll = Een dobbelsteen in de kolom: wie haar pakt, dobbelt en verliest alle open kaarten van die kleur. De ster kost niets.
tour-bank = Open kaarten kun je kwijtraken. In plaats van een kaart om te draaien kun je op een van je kleuren tikken: die gaat veilig naar de bank.
tour-switch = Een wisselkaart draait de pijl om: nu worden de kolommen andersom gepakt.
tour-bust = Te ver gegaan: geen plek voor de kaart. De dobbelsteen zegt welke kleur weg is, en de anderen pakken de kolommen.
tour-end = De trekstapel is bijna op. Nog maar een paar beurten!

scoring-colours = Punten per kleur, open en in de bank
scoring-player = Naam
scoring-cards = Kaarten
scoring-points = Punten
scoring-safe = waarvan { $points } in de bank
scoring-level = Evenveel punten: de meeste kaarten winnen.
