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
option-edition = Editie

move-play = Speel { $card }
move-claim = Beweer { $number } { $species }
move-challenge = Betwijfel de bewering

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
