title = Life is Life
summary = Ruil dieren, verzamel meerderheden, klop op tijd: wie het langst leeft, wint.

species-giraffe = { $number ->
    [one] giraf
   *[other] giraffen
}
species-bear = { $number ->
    [one] beer
   *[other] beren
}
species-mole = { $number ->
    [one] mol
   *[other] mollen
}
species-goat = { $number ->
    [one] geit
   *[other] geiten
}
species-sheep = { $number ->
    [one] schaap
   *[other] schapen
}
species-dog = { $number ->
    [one] hond
   *[other] honden
}
species-hare = { $number ->
    [one] haas
   *[other] hazen
}
species-pig = { $number ->
    [one] varken
   *[other] varkens
}
species-cat = { $number ->
    [one] kat
   *[other] katten
}
species-mouse = { $number ->
    [one] muis
   *[other] muizen
}

row-1 = rij 1
row-2 = rij 2
row-3 = rij 3
row-4 = rij 4

option-expert = Voor experts: alleen hazen en varkens geven sudden death, en dat levert een leven op

move-row = Ruil met { $row }
move-give = Geef een { $species }
move-knock = Klop

chance-safe = Nu geteld geen leven verloren: { $percent }%
chance-worst = Nu geteld twee levens verloren: { $percent }%
chance-majority-giraffe = De meeste giraffen: { $percent }%
chance-majority-bear = De meeste beren: { $percent }%
chance-majority-mole = De meeste mollen: { $percent }%
chance-majority-goat = De meeste geiten: { $percent }%
chance-majority-sheep = De meeste schapen: { $percent }%
chance-majority-dog = De meeste honden: { $percent }%
chance-majority-hare = De meeste hazen: { $percent }%
chance-majority-pig = De meeste varkens: { $percent }%
chance-majority-cat = De meeste katten: { $percent }%
chance-majority-mouse = De meeste muizen: { $percent }%
chance-sudden-death = Sudden death door anderen mogelijk: { $percent }%
chance-outs = Ontbrekende kaart van je set niet opzij: { $percent }%
chance-win = Jij wint als iedereen verstandig doorspeelt: { $percent }%
reason-ahead = Nu geteld kost je hand in { $safe } van de 100 gevallen geen leven: houd haar.
reason-settle = Nu geteld kosten je kaarten in { $safe } van de 100 gevallen geen leven en in { $worst } twee levens; niemand heeft nog meer dan één beurt.
reason-better = Nu geteld zouden je kaarten in { $safe } van de 100 gevallen geen leven kosten; maar de ronde gaat door, en het kan nog beter.
reason-behind = Nu geteld kwam je maar in { $safe } van de 100 gevallen zonder verlies weg: ruil.
reason-last = Je laatste beurt in deze ronde: zoals ze zijn, zouden je kaarten in { $safe } van de 100 gevallen geen leven kosten.
reason-set = Deze rij maakt een set compleet: Sudden Death!
reason-keep-set = Zo houd je een complete set voor Sudden Death.
reason-hopeless = De meeste daarvan zou je toch nauwelijks hebben.
reason-spare = Ook zonder deze kaart heb je er in ongeveer { $after } van de 100 gevallen de meeste van.
reason-cheapest = Geen andere kaart kost minder: de kans op de meeste daarvan daalt van { $before } naar { $after } van de 100.
reason-costs = De kans op de meeste daarvan daalt van { $before } naar { $after } van de 100.

phase-choose = { $you ->
    [yes] { $last_lap ->
        [0] Jij bent aan de beurt: ruil met een rij, of klop als je al hebt geruild.
       *[other] Laatste rondje, je laatste beurt: ruil met een rij, of klop om je kaarten te houden.
    }
   *[no] { $last_lap ->
        [0] { $name } is aan de beurt.
       *[other] Laatste rondje: { $name } is aan de beurt.
    }
}
phase-give = { $you ->
    [yes] { $owed ->
        [one] Leg een kaart neer voor rij { $row }.
       *[other] Leg { $owed } kaarten neer voor rij { $row }.
    }
   *[no] { $name } ruilt met rij { $row }.
}
phase-over = De partij is afgelopen.

event-round-started = { $you ->
    [yes] Ronde { $round }: jij begint.
   *[no] Ronde { $round }: { $name } begint.
}
event-hand-dealt = { $you ->
    [yes] Je krijgt { $cards } kaarten.
   *[no] { $name } krijgt { $cards } kaarten.
}
event-cards-laid = In rij { $row }: { $number } { $species }.
event-row-chosen = { $you ->
    [yes] Je ruilt met rij { $row }.
   *[no] { $name } ruilt met rij { $row }.
}
event-card-given = { $you ->
    [yes] Je legt een { $species } neer voor rij { $row }.
   *[no] { $name } legt een { $species } neer voor rij { $row }.
}
event-cards-taken = { $you ->
    [yes] Je neemt { $number } { $species } uit rij { $row }.
   *[no] { $name } neemt { $number } { $species } uit rij { $row }.
}
event-knocked = { $you ->
    [yes] Je klopt: het laatste rondje.
   *[no] { $name } klopt: het laatste rondje.
}
event-declined = { $you ->
    [yes] Je klopt ook en houdt je kaarten.
   *[no] { $name } klopt ook en ruilt niet meer.
}
event-turns-used-up = Iedereen heeft { $turns } beurten gehad: de ronde wordt geteld.
event-set-shown = { $you ->
    [yes] Je laat de complete set zien: { $species }.
   *[no] { $name } laat de complete set zien: { $species }.
}
event-sudden-death = { $you ->
    [yes] Sudden death door jou: alle anderen verliezen een leven.
   *[no] Sudden death door { $name }: alle anderen verliezen een leven.
}
event-cards-shown = { $you ->
    [yes] Je laat { $number } { $species } zien.
   *[no] { $name } laat { $number } { $species } zien.
}
event-majority-found = { $you ->
    [yes] Meerderheid voor jou: { $number } { $species }, { $points } punten.
   *[no] Meerderheid voor { $name }: { $number } { $species }, { $points } punten.
}
event-majority-missed = Niemand krijgt punten: { $species }.
event-totalled = { $you ->
    [yes] In totaal heb je { $points } punten.
   *[no] In totaal heeft { $name } { $points } punten.
}
event-lives-lost = { $you ->
    [yes] { $number ->
        [one] Je verliest 1 leven en hebt er nog { $left }.
       *[other] Je verliest { $number } levens en hebt er nog { $left }.
    }
   *[no] { $number ->
        [one] { $name } verliest 1 leven en heeft er nog { $left }.
       *[other] { $name } verliest { $number } levens en heeft er nog { $left }.
    }
}
event-life-gained = { $you ->
    [yes] Je krijgt er een leven bij en hebt er nu { $left }.
   *[no] { $name } krijgt er een leven bij en heeft er nu { $left }.
}
event-went-out = { $you ->
    [yes] Je ligt eruit, op plaats { $place }.
   *[no] { $name } ligt eruit, op plaats { $place }.
}
event-finished = { $you ->
    [yes] Alleen jij doet nog mee: je wint!
   *[no] Alleen { $name } doet nog mee en wint.
}

refusal-1-1 = De kaarten kloppen niet: elk van de 60 dieren moet precies één keer ergens zijn.
refusal-1-2 = De levens kloppen niet: iedereen begint met 5, en er komen er niet meer bij dan anderen verliezen.
refusal-2-1 = De verdeling klopt niet: 10 kaarten voor iedereen die meedoet, rijen van 1, 2, 3 en 4 kaarten, de rest opzij, in een ronde genummerd vanaf 1.
refusal-2-2 = Wie begint, moet nog meedoen.
refusal-2-3 = Iemand anders is aan de beurt; het gaat met de klok mee langs iedereen die nog meedoet.
refusal-3-1 = Om te ruilen kies je eerst een rij, en dan leg je één voor één zoveel eigen kaarten neer als de rij er heeft.
refusal-3-2 = Je mag niet precies de dieren geven die je neemt: minstens één moet anders zijn.
refusal-3-3 = Kaarten waarvan bekend is in welke hand ze zijn, moeten daar ook zijn, en alleen wie heeft geruild, heeft zulke kaarten.
refusal-4-1 = Je mag pas kloppen als je in deze ronde minstens één keer hebt geruild.
refusal-4-2 = Het laatste rondje klopt niet: wie heeft geklopt, doet nog mee en komt niet meer aan de beurt.
refusal-4-4 = Niemand heeft meer dan 60 beurten in een ronde.
refusal-5-1 = Wie heeft geruild en een complete set heeft, zou de ronde meteen hebben beëindigd.
refusal-6-3 = Niemand verliest meer dan 2 levens in een ronde: zo weinig rondes kunnen er niet zoveel hebben gekost.
refusal-7-1 = Je hebt geen levens meer, dus je ligt eruit.
refusal-7-2 = De partij eindigt als er nog maar één persoon meedoet, en die wint; de plaatsen en wie er meedoet moeten daarbij passen.
refusal-8-1 = De optie voor experts staat aan of uit.

# Wat het bord zegt
board-lives = { $number ->
    [one] 1 leven
   *[other] { $number } levens
}
board-unknown = { $number ->
    [one] 1 kaart die niemand anders kent
   *[other] { $number } kaarten die niemand anders kent
}
board-known = Bekend in de hand: { $cards }
board-nothing-known = Niets bekend van de hand
board-knocker = heeft geklopt
board-out = ligt eruit
board-take-back = { $row }. Laatste stap terugnemen
board-slot = { $species }: { $held } van { $all } in de hand
board-none-held = Je hebt geen { $species } om te geven.
board-gives = Je geeft: { $cards }
board-gets = Je krijgt: { $cards }
board-round = Ronde { $round }
board-aside = { $number ->
    [one] 1 kaart opzij
   *[other] { $number } kaarten opzij
}
board-last-lap = Laatste rondje!
board-knocked = { $you ->
    [yes] Je hebt geklopt.
   *[no] { $name } heeft geklopt.
}
board-keep = Houden
board-last-round = Vorige telling
board-round-end = Wie heeft de meeste?
board-species = Dier
board-total = Punten
board-cost = Levens
board-safe = verliest geen leven
board-skip = Overslaan
board-continue = Verder
board-sudden-death = Sudden death!
board-set = { $you ->
    [yes] Je hebt alle { $number } { $species }.
   *[no] { $name } heeft alle { $number } { $species }.
}
board-story-deal = Iedereen krijgt { $cards } kaarten. In de rijen: { $rows }
board-story-swap = { $you ->
    [yes] Je geeft { $gives } voor rij { $row } en neemt { $gets }.
   *[no] { $name } geeft { $gives } voor rij { $row } en neemt { $gets }.
}
board-story-hand = { $you ->
    [yes] Je toont { $cards }.
   *[no] { $name } toont { $cards }.
}
board-story-most = Wie het meest heeft: { $winners }
scoring-lives = Hoe de levens verloren gingen
scoring-last-round = De laatste ronde
scoring-how = Wie de meeste kaarten van een dier heeft, krijgt de punten. Het hoogste totaal kost geen leven, het laagste twee, elk ander één.
tour-animals = Dit zijn je dieren. Een dier is zoveel punten waard als het kaarten heeft: 9 voor de giraf, maar 3 voor de muis. Aan het eind van een ronde krijgt alleen wie er de meeste heeft die punten.
tour-lives = Iedereen heeft vijf levens. In elke ronde verliest de beste er geen, de laatste twee, de anderen één. Wie het langst leeft, wint.
tour-rows = Jij bent aan de beurt: tik op een rij om mee te ruilen. Je neemt al haar kaarten en legt er evenveel van jezelf neer.
tour-give = Voorgesteld zijn de dieren waarvan je er het minst hebt. Tik op andere om liever die te geven, het best die waarvan medespelers er meer hebben. Een tik op de rij neemt kaarten terug.
tour-confirm = Zo wordt het: rood gaat, groen komt. Bevestig of neem het terug.
tour-known = Iedereen ziet wat er uit een rij wordt genomen. Daarom staan bij elke naam de kaarten die nog in die hand moeten zijn, en hoeveel niemand kent.
tour-sets = Pas op voor de bliksem! Wie na een ruil alle 5 hazen, alle 5 varkens of alle 4 katten heeft, beëindigt de ronde meteen, en alle anderen verliezen een leven.
tour-knock = Tevreden met je kaarten? Klop dan: alle anderen zijn nog één keer aan de beurt, daarna wordt er geteld.
tour-last-lap = Er is geklopt: de anderen hebben nog maar één beurt. Ruil nog een keer of houd je kaarten.
tour-again = Een nieuwe ronde met nieuwe kaarten. Hier kun je de vorige telling nog eens bekijken. Veel geluk!
scoring-points = Levens
