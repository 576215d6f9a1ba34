title = YAK
summary = Leg een kaart gedekt neer, beweer wat er in de stapel zit, of geloof er geen woord van.

species-yeti = { $number ->
    [one] yeti
   *[other] yeti’s
}
species-marmot = { $number ->
    [one] marmot
   *[other] marmotten
}
species-vulture = { $number ->
    [one] gier
   *[other] gieren
}
species-ibex = { $number ->
    [one] steenbok
   *[other] steenbokken
}
species-yak = { $number ->
    [one] jak
   *[other] jakken
}

card-yeti1 = yeti 1
card-yeti2 = yeti 2
card-yeti3 = yeti 3
card-marmot1 = marmot 1
card-marmot2 = marmot 2
card-marmot3 = marmot 3
card-vulture1 = gier 1
card-vulture2 = gier 2
card-vulture3 = gier 3
card-ibex1 = steenbok 1
card-ibex2 = steenbok 2
card-ibex3 = steenbok 3
card-yak1 = jak 1
card-yak2 = jak 2
card-yak3 = jak 3
card-joker1 = joker 1
card-joker2 = joker 2
card-bang = “!”
card-one = “1”
card-stop = Stop

edition-zoch = YAK (Zoch): 107 kaarten, 8 stopkaarten
edition-jak = JAK (Tsjechische editie): 105 kaarten, 6 stopkaarten
edition-mini = Mini: 7 kaarten, voor het laboratorium
option-edition = Editie

move-play = Speel { $card }
move-claim = Beweer { $number } { $species }
move-challenge = Betwijfel de bewering

chance-claim-true = Klopt, alleen volgens de kaarten: { $percent }%
chance-claim-believed = Klopt, als de anderen het menen: { $percent }%
chance-own-claim-true = Jouw bewering klopt: { $percent }%
chance-win = Jij wint als iedereen verstandig doorspeelt: { $percent }%
reason-doubt = { $claim_true ->
    [0] Met de kaarten die je kent, kan de bewering niet kloppen.
   *[other] De bewering klopt maar in { $claim_true } van de 100 gevallen.
}
reason-trap = De bewering klopt in { $claim_true } van de 100 gevallen, maar om door te spelen moet je nog meer beweren.
reason-believe = De bewering klopt in { $claim_true } van de 100 gevallen: liever niet betwijfelen. { reason-card }
reason-dare = De bewering klopt maar in { $claim_true } van de 100 gevallen, maar met een hogere laat je de twijfel aan de volgende speler. { reason-card }
reason-card = { $card ->
    [fits] Deze kaart telt ervoor mee.
    [special] Deze kaart kan veranderen wat de andere tellen.
    [spares] Je houdt een kaart die ervoor meetelt.
   *[other] Je hebt geen kaart die ervoor meetelt.
}
reason-begin-creature = Hij telt als wezen: zo kan je eerste bewering kloppen.
reason-begin-joker = Een joker telt als elk wezen: wat je als eerste beweert, klopt.
reason-begin-special = Hij telt zelf niets, maar kan veranderen wat alle latere kaarten tellen.
reason-certain = Met de kaarten die je kent, klopt deze bewering zeker.
reason-likely = Met de kaarten die je kent, klopt deze bewering in { $own_claim_true } van de 100 gevallen.
reason-least = Minder mag je niet beweren; met de kaarten die je kent, klopt het in { $own_claim_true } van de 100 gevallen.
reason-bluff = Bluf die maar in { $own_claim_true } van de 100 gevallen klopt; maar de volgende speler moet twijfelen of nog meer beweren.
reason-end = Hiermee is de partij afgelopen, en niemand pakt de stapel nog.

phase-play = { $you ->
    [yes] { $pile_size ->
        [0] Jij bent aan de beurt: begin een nieuwe stapel met een kaart.
       *[other] Jij bent aan de beurt: speel een kaart of betwijfel de laatste bewering.
    }
   *[no] { $name } is aan de beurt.
}
phase-claim = { $you ->
    [yes] { $pile_size ->
        [1] Zeg welk wezen het is: de eerste bewering is altijd 1.
       *[other] Overtref nu de vorige bewering.
    }
   *[no] { $name } bedenkt een bewering.
}
phase-over = De partij is afgelopen.

event-card-played = { $card ->
    [hidden] { $name } legt een kaart gedekt neer.
   *[known] { $you ->
        [yes] Je legt gedekt neer: { $card }.
       *[no] { $name } legt gedekt neer: { $card }.
    }
}
event-claimed = { $you ->
    [yes] Je beweert: { $number } { $species }.
   *[no] { $name } beweert: { $number } { $species }.
}
event-card-drawn = { $card ->
    [hidden] { $name } trekt een kaart.
   *[known] { $you ->
        [yes] Je trekt: { $card }.
       *[no] { $name } trekt: { $card }.
    }
}
event-challenged = { $you ->
    [yes] Je gelooft { $claimant-name } niet: { $number } { $species }?
   *[no] { $claimant-you ->
        [yes] { $name } gelooft je niet: { $number } { $species }?
       *[no] { $name } gelooft { $claimant-name } niet: { $number } { $species }?
    }
}
event-card-shown = { $you ->
    [yes] Je had neergelegd: { $card }.
   *[no] { $name } had neergelegd: { $card }.
}
event-counted = Geteld in de stapel: { $number } { $species }.
event-pile-taken = { $you ->
    [yes] { $cards ->
        [one] Je pakt 1 kaart.
       *[other] Je pakt { $cards } kaarten.
    }
   *[no] { $cards ->
        [one] { $name } pakt 1 kaart.
       *[other] { $name } pakt { $cards } kaarten.
    }
}
event-finished = De partij is afgelopen.

refusal-1-1 = De kaarten kloppen niet: elke kaart moet ergens zijn, precies zo vaak als die in het spel zit.
refusal-1-3 = De stopkaarten kloppen niet: YAK heeft er 8, JAK heeft er 6.
refusal-1-4 = De mini-editie heeft alleen haar eigen 7 kaarten, en beweringen gaan over yeti en marmot, tot 7.
refusal-2-2 = Iemand anders is aan de beurt; het gaat met de klok mee.
refusal-3-1 = De stapel is leeg, dus je moet een kaart spelen.
refusal-3-2 = Een beurt is één kaart uit je hand en dan één bewering.
refusal-3-4 = De eerste bewering van een stapel is altijd 1, met een wezen naar keuze.
refusal-3-5 = Een bewering moet de vorige overtreffen: een hoger aantal, of hetzelfde aantal van een groter wezen.
refusal-3-6 = Hoger kan niet: je kunt alleen nog betwijfelen.
refusal-3-7 = Je mag alleen in je eigen beurt betwijfelen, in plaats van een kaart te spelen, en alleen de bewering vlak voor jou.
refusal-5-1 = De strafkaarten moeten de kaarten zijn die gepakt zijn.
refusal-6-1 = De partij is afgelopen.
refusal-6-4 = De handkaarten kloppen niet: iedereen heeft er 5 zolang er kaarten te trekken zijn, daarna worden het er bij iedereen tegelijk minder.

# The board of the page
board-letters-yeti = Ye
board-letters-marmot = Ma
board-letters-vulture = Gi
board-letters-ibex = St
board-letters-yak = Ja
board-says = { $name } beweert
board-you-say = Jij beweert
board-new-pile = Een nieuwe stapel begint.
board-challenge = Betwijfel: { $number } { $species }?
board-hand = Je hand
board-take-back = { $card } terugnemen
board-claim = Je bewering
board-number = Aantal
board-creature = Wezen
board-lower = Lager aantal
board-higher = Hoger aantal
board-draw-pile = { $cards ->
    [0] Trekstapel: leeg
    [one] Trekstapel: 1 kaart
   *[other] Trekstapel: { $cards } kaarten
}
board-pile = { $cards ->
    [0] De stapel is leeg
    [one] De stapel: 1 kaart
   *[other] De stapel: { $cards } kaarten
}
board-why-draw = Je trekt een kaart na je bewering; die komt vanzelf.
board-why-pile = De stapel blijft gesloten tot iemand de bewering betwijfelt.
board-in-hand = { $cards ->
    [one] 1 kaart in de hand
   *[other] { $cards } kaarten in de hand
}
board-penalties = { $cards ->
    [0] Geen strafkaarten
    [one] 1 strafkaart
   *[other] { $cards } strafkaarten
}
board-trail = De kaarten van de stapel, de oudste eerst
board-said = { $name }: { $number } { $species }
board-last-pile = De betwijfelde stapel
board-enough = Genoeg! De bewering klopt.
board-not-enough = Niet genoeg! De bewering klopt niet.
board-void = oneven aantal: “!” en “1” gelden niet
board-all-count = elk wezen telt mee
board-all-one = elke kaart telt voor 1
board-counts = Gepakte kaarten
board-counts-why = Iedereen heeft deze kaarten gezien. Wie ze onthoudt, twijfelt beter.
board-joker = Joker
board-taken-of = { $card }: { $taken } van { $all } gepakt
board-left = Te trekken: { $draw } · in de stapel: { $pile }

# The guided match and the end
tour-goal = Iedereen legt kaarten gedekt op één stapel en zegt wat erin zit. Wie op een leugen betrapt wordt, of de waarheid betwijfelt, pakt de stapel. De minste kaarten winnen.
tour-claim = Dit is de bewering die geldt: in de stapel zouden minstens zoveel van dit wezen zitten.
tour-hand = Dit zijn je kaarten. Het getal zegt hoeveel wezens een kaart telt. Tik er een aan om hem gedekt neer te leggen: niemand ziet hem.
tour-dial = Beweer nu iets: een hoger aantal, of hetzelfde aantal van een groter wezen verder naar rechts. Een eerste bewering wordt voorgesteld. Of die klopt, is jouw geheim.
tour-confirm = Er ligt nog niets vast: verander kaart en bewering zo vaak je wilt en bevestig dan.
tour-challenge = Geloof je het niet? Betwijfel het. Klopt de bewering niet, dan pakt de speler voor jou de stapel; klopt ze wel, dan pak jij hem.
tour-trail = Hier ligt de stapel, kaart voor kaart: van wie ze is en wat erbij gezegd werd. Je eigen kaarten liggen open, alleen voor jou.
tour-specials = Jokers tellen als elk wezen. Door “!” tellen alle wezens mee, door “1” telt elke kaart voor 1, en een oneven aantal stopkaarten zet beide uit.
tour-reveal = De stapel wordt omgedraaid en geteld. Is het genoeg voor de bewering, dan pakt wie twijfelde hem, anders wie beweerde. Wie hem pakt, begint de volgende.
tour-counts = Iedereen heeft de gepakte kaarten gezien. Hier kun je nakijken hoeveel er van elke weg zijn.
tour-end = Als deze trekstapel op is, beëindigt de volgende twijfel de partij. Veel plezier!
scoring-last-challenge = De trekstapel was op, dus dit was de laatste twijfel.
scoring-last-card = { $cards ->
    [one] De laatste kaart is gespeeld: niemand pakt de laatste stapel van 1 kaart.
   *[other] De laatste kaart is gespeeld: niemand pakt de laatste stapel van { $cards } kaarten.
}
scoring-fewest = De minste strafkaarten winnen.
scoring-points = Kaarten
