title = YAK: de stenen torens
summary = Ruil voedsel voor stenen als de rijtuigen langskomen, en bouw de toren die de meeste punten waard is.

stone-red = rode
stone-black = zwarte
stone-orange = oranje
stone-grey = grijze
stone-yellow = gele
stone-green = groene
stone-blue = blauwe
stone-purple = paarse
stone-crystal = kristallen

food-milk = melk
food-meat = vlees
food-bread = brood

action-build = bouwen
action-restock = bevoorraden
action-market = markt

cart-1 = rijtuig zonder brood
cart-2 = rijtuig zonder melk
cart-3 = rijtuig zonder vlees
cart-4 = rijtuig voor twee soorten

direction-clockwise = met de klok mee
direction-anticlockwise = tegen de klok in

bonus-most-red = De meeste rode stenen: 4 punten voor de eerste plaats, 2 voor de tweede
bonus-most-blue = De meeste blauwe stenen: 4 punten voor de eerste plaats, 2 voor de tweede
bonus-orange-slopes = 1 punt voor elke oranje steen aan een uiteinde van niveau 1 tot en met 5
bonus-green-base = 1 punt voor elke groene steen op niveau 1
bonus-no-yellow = Geen gele steen: 3 punten eraf
bonus-no-grey = Geen grijze steen: 3 punten eraf
bonus-black-middle = 2 punten voor elke zwarte steen in het midden van niveau 1, 3 of 5
bonus-purple-middle = 2 punten voor elke paarse steen in het midden van niveau 2 of 4

option-bonus = Bonuskaarten

move-choose = Kies: { $action }
move-buy = Koop een { $stone } steen
move-pay = Betaal met { $food }
move-spill = Leg { $food } op de markt
move-place = Leg een { $stone } steen op { $place }
move-done = Klaar
move-restock = Neem { $food } uit je rijtuig
move-collect = Neem { $food } van de markt
move-keep = Houd een { $stone } steen
move-load = Laad hem in het { $cart }

chance-turn-restock = Rijtuigen keren om bij bevoorraden: { $percent }%
chance-fit-restock = Passende steen bij bevoorraden: { $percent }%
chance-turn-market = Rijtuigen keren om bij de markt: { $percent }%
chance-fit-market = Passende steen bij de markt: { $percent }%
chance-turn-emptied = Rijtuigen keren om als je het jouwe leegt: { $percent }%
chance-win = Jij wint als iedereen verstandig doorspeelt: { $percent }%
number-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
reason-build = Je voedsel koopt stenen van het rijtuig voor je; morgen staat daar een ander.
reason-build-last = Het is de laatste dag: alleen wat je nu bouwt, telt nog.
reason-idle = Kopen kun je vandaag niets; met deze kaart blijft alles zoals het is.
reason-restock = { $number ->
    [0] Voedsel is er voor jou niet, maar misschien krijgt je rijtuig een steen.
   *[other] Je rijtuig geeft je tot { $number } voedsel.
}
reason-market = { $number ->
    [0] Voedsel is er voor jou niet, maar je mag een steen in een rijtuig leggen.
   *[other] Je krijgt tot { $number } voedsel en mag een steen in een rijtuig leggen.
}
reason-market-food = De markt heeft tot { $number } voedsel voor je.
reason-buy-best = Geen andere steen daar levert je toren meer op: tot { number-points }.
reason-buy = In je toren levert hij tot { number-points } op.
reason-buy-no-more = Meer kun je niet kopen.
reason-buy-nothing = Je houdt je { $food } voedsel.
reason-buy-enough = Nog een steen zou je { $food } voedsel extra kosten.
reason-pay-plenty = Van wat dit rijtuig aanneemt heb je hiervan het meest: { $number }.
reason-pay-useless = Het rijtuig van morgen neemt het niet aan, tenzij de rijtuigen omkeren.
reason-pay = Daarna heb je er nog { $number } van.
reason-spill-rare = Je hebt er het minst van, en op de markt kun je het weer halen.
reason-spill = Het rijtuig kan niet alles dragen: één fiche moet weg.
reason-stupa = Hiermee is niveau 4 af: je krijgt de stoepa.
reason-place-best = Geen andere plaats levert er meer mee op: { number-points }.
reason-place-room = Ernaast blijft ruimte: { $number ->
    [one] 1 plaats is vrij.
   *[other] { $number } plaatsen zijn vrij.
}
reason-place = Hiermee zijn je stenen { number-points } waard.
reason-restock-most = Van geen andere soort is er meer voor je: je krijgt er { $number }.
reason-restock-some = { $number ->
    [0] Je krijgt er niets van: je yurt blijft zoals hij is.
   *[other] Je krijgt er { $number } van.
}
reason-collect-rare = Van wat je daar kunt nemen heb je hiervan het minst.
reason-collect = Dan heb je er { $number } van.
reason-collect-done = Meer neem je niet; je yurt heeft { $number } van 8 fiches.
reason-keep-best = Geen van de stenen zou je toren meer opleveren: tot { number-points }.
reason-keep = De torens van de anderen zou hij hoogstens { number-points } opleveren.
reason-load-next = Dat rijtuig staat morgen voor je, tenzij de rijtuigen omkeren.
reason-load-away = Dat rijtuig komt morgen niet bij jou, tenzij de rijtuigen omkeren.
reason-load-last = Het is de laatste dag: er komt geen rijtuig meer bij jou.

phase-sunrise = { $you ->
    [yes] { $is_last_day ->
        [1] Zonsopgang van de laatste dag: kies je actiekaart.
       *[other] Zonsopgang: kies je actiekaart.
    }
   *[no] We wachten nog op de keuze van { $name }.
}
phase-buy = { $you ->
    [yes] { $owed ->
        [0] Bouwen: koop hooguit drie stenen uit je rijtuig, of geen.
        [one] Koop nog een steen, of zeg klaar en betaal: dat kost { $owed } fiche.
       *[other] Koop nog een steen, of zeg klaar en betaal: dat kost { $owed } fiches.
    }
   *[no] { $name } is aan het bouwen.
}
phase-pay = { $you ->
    [yes] { $owed ->
        [one] Betaal je stenen: nog { $owed } fiche te gaan.
       *[other] Betaal je stenen: nog { $owed } fiches te gaan.
    }
   *[no] { $name } is aan het betalen.
}
phase-spill = { $you ->
    [yes] In je rijtuig passen maar 9 fiches: wat van het zojuist betaalde voedsel gaat naar de markt?
   *[no] { $name } kiest welk voedsel naar de markt gaat.
}
phase-place = { $you ->
    [yes] Leg je stenen neer.
   *[no] { $name } legt stenen neer.
}
phase-restock = { $you ->
    [yes] Bevoorraden: welk voedsel neem je uit je rijtuig?
   *[no] { $name } is aan het bevoorraden.
}
phase-collect = { $you ->
    [yes] { $collected ->
        [0] Markt: neem hooguit twee fiches en trek dan stenen.
        [1] Markt: neem nog een fiche, of zeg klaar en trek stenen.
       *[other] Markt: zeg klaar en trek stenen.
    }
   *[no] { $name } is op de markt.
}
phase-keep = { $you ->
    [yes] Houd een van de getrokken stenen.
   *[no] { $name } kiest een van de getrokken stenen.
}
phase-load = { $you ->
    [yes] Welk rijtuig krijgt de { $kept } steen?
   *[no] { $name } kiest een rijtuig voor de { $kept } steen.
}
phase-over = De partij is afgelopen.

event-chosen = { $you ->
    [yes] Je kiest: { $action }.
   *[no] { $name } heeft gekozen.
}
event-revealed = { $you ->
    [yes] Je onthult: { $action }.
   *[no] { $name } onthult: { $action }.
}
event-bought = { $you ->
    [yes] Je neemt een { $stone } steen; samen kost dat { $price }.
   *[no] { $name } neemt een { $stone } steen; samen kost dat { $price }.
}
event-paid = { $you ->
    [yes] Je betaalt met { $food }.
   *[no] { $name } betaalt met { $food }.
}
event-spilled = { $you ->
    [yes] Je legt { $food } op de markt.
   *[no] { $name } legt { $food } op de markt.
}
event-placed = { $you ->
    [yes] Je legt een { $stone } steen op { $place }.
   *[no] { $name } legt een { $stone } steen op { $place }.
}
event-built-nothing = { $you ->
    [yes] Je bouwt niets.
   *[no] { $name } bouwt niets.
}
event-stupa-taken = { $you ->
    [yes] Je maakt als eerste niveau 4 af en pakt de stoepa!
   *[no] { $name } maakt als eerste niveau 4 af en pakt de stoepa!
}
event-restocked = { $you ->
    [yes] { $number ->
        [0] Je neemt geen { $food } uit je rijtuig.
       *[other] Je neemt { $number } { $food } uit je rijtuig.
    }
   *[no] { $number ->
        [0] { $name } neemt geen { $food } uit het rijtuig.
       *[other] { $name } neemt { $number } { $food } uit het rijtuig.
    }
}
event-collected = { $you ->
    [yes] Je neemt { $food } van de markt.
   *[no] { $name } neemt { $food } van de markt.
}
event-stone-drawn = { $you ->
    [yes] Je trekt een { $stone } steen.
   *[no] { $name } trekt een { $stone } steen.
}
event-fog-drawn = { $number ->
    [one] Er komt mist op: { $number } blokje gaat opzij.
   *[other] Er komt mist op: { $number } blokjes gaan opzij.
}
event-turned = Alle rijtuigen keren om: ze rijden nu { $direction }.
event-bag-gone = Er zit te weinig in het zakje: zakje en mist gaan uit het spel.
event-loaded = In het { $cart }: een { $stone } steen.
event-kept = { $you ->
    [yes] Je houdt een { $stone } steen.
   *[no] { $name } houdt een { $stone } steen.
}
event-put-back = Terug in het zakje: een { $stone } steen.
event-put-out = Uit het spel: een { $stone } steen.
event-fog-placed = { $number ->
    [one] Er ligt { $number } mistblokje op het bergspoor.
   *[other] Er liggen { $number } mistblokjes op het bergspoor.
}
event-marker-removed = Het mistfiche gaat weg en { $number } blokjes gaan terug in het zakje.
event-track-full = Het bergspoor is vol: de vier blokjes blijven daar voorgoed.
event-fog-returned = { $number ->
    [one] { $number } mistblokje gaat terug in het zakje.
   *[other] { $number } mistblokjes gaan terug in het zakje.
}
event-carts-moved = De zon gaat onder. Elk rijtuig schuift één plaats op, { $direction }.
event-day-begun = { $you ->
    [yes] Een nieuwe dag. Jij hebt de babyjak en gaat beginnen.
   *[no] Een nieuwe dag. { $name } heeft de babyjak en gaat beginnen.
}
event-last-day-begun = { $you ->
    [yes] De laatste dag. Jij hebt de babyjak en gaat beginnen.
   *[no] De laatste dag. { $name } heeft de babyjak en gaat beginnen.
}
event-finished = De partij is afgelopen.

refusal-1-1 = De stenen kloppen niet: elke steen moet precies één keer ergens zijn.
refusal-1-2 = Het voedsel klopt niet: fiches gaan alleen heen en weer tussen yurts, rijtuigen en markt.
refusal-1-4 = In een yurt passen hooguit 8 fiches, en alleen wie meespeelt, heeft een yurt, een toren en kaarten.
refusal-2-2 = De rijtuigen passen niet bij het aantal spelers: van elk gebruikt rijtuig één, elk op één plaats.
refusal-2-4 = Met z’n tweeën of drieën doet één kleur niet mee, met z’n vieren doen ze allemaal mee.
refusal-2-6 = Iemand aan tafel begint, en alle rijtuigen gaan één kant op: met de klok mee of ertegenin.
refusal-3-1 = Bij zonsopgang kiest iedereen één actiekaart, en maar één keer.
refusal-3-2 = Eerst kiest iedereen; daarna doet ieder om de beurt wat de kaart zegt, te beginnen bij de babyjak.
refusal-3-3 = Aan het eind van de dag heeft iedereen alle actiekaarten weer in de hand.
refusal-4-1 = Met de kaart bouwen, als je aan de beurt bent: hooguit 3 stenen uit je rijtuig, voor 1, 3 of 5 fiches die je hebt, en 1 meer voor elk kristal.
refusal-4-2 = Je betaalt alleen met voedsel dat dit rijtuig aanneemt, en je moet er genoeg van hebben.
refusal-4-3 = In een rijtuig passen hooguit 9 fiches: wat te veel is, gaat naar de markt, en wel van de zojuist betaalde fiches.
refusal-4-4 = Met de kaart bouwen, als je aan de beurt bent, leg je de stenen neer die je hebt genomen en betaald, allemaal.
refusal-4-5 = Een rijtuig is alleen leeg zolang de laatste stenen eruit worden gekocht, of als er geen zakje meer is.
refusal-5-1 = Met de kaart bevoorraden, als je aan de beurt bent, neem je al het voedsel van één soort uit je rijtuig.
refusal-5-2 = In een rijtuig passen hooguit 4 stenen.
refusal-5-3 = Met de kaart markt, als je aan de beurt bent, neem je eerst hooguit 2 fiches die daar liggen, zolang er plaats is in je yurt.
refusal-5-4 = Met de kaart markt, als je aan de beurt bent, houd je na het voedsel een van de getrokken stenen en laad je die in een rijtuig dat meedoet en nog plaats heeft.
refusal-6-1 = De mistblokjes kloppen niet: er zijn er 5, in het zakje, opzij of op het spoor.
refusal-6-2 = Het bergspoor heeft 3 vakjes zolang het mistfiche er ligt, daarna 4; met het derde blokje gaat het fiche weg.
refusal-6-4 = Als het zakje uit het spel is, is het leeg, en daarvoor gaat er geen steen uit het spel.
refusal-7-2 = Een steen komt op niveau 1 naast een andere, of boven op twee stenen die naast elkaar liggen.
refusal-7-3 = Pas als alle 15 stenen van de piramide er liggen, komen er bovenop nog meer, op elkaar.
refusal-7-4 = Daar ligt al een steen, en stenen blijven liggen waar ze liggen.
refusal-8-1 = De stoepa gaat naar de eerste toren met 14 stenen, en een dag later is de partij voorbij: hoger kan geen toren worden.
refusal-10-1 = De bonuskaarten moeten verschillend zijn, zoveel als afgesproken, op volgorde, en geen in de kleur die niet meedoet.

# Het bord van de pagina
board-market = De markt
board-track = Bergspoor: op { $fog } van de { $spaces } vakjes ligt mist
board-bag = Het zakje: { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
}
board-fog = mist
board-removed = Doet niet mee: { $stone }.
board-bonus-cards = Bonuskaarten
board-card-none = Nog geen kaart
board-card-down = Een gedekte kaart
board-baby-yak = De babyjak: begint vandaag
board-stupa = De stoepa
board-tower-of = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-my-tower = Jouw toren
board-points = { $points ->
    [one] Nu { $points } punt
   *[other] Nu { $points } punten
}: waar komen ze vandaan?
board-place = { $stone ->
    [none] Plaats { $place }, leeg
   *[other] Plaats { $place }: { $stone }
}
board-yurt = Jouw yurt: { $food } van 8 fiches
board-cards = Jouw actiekaarten
board-bought = Gekochte stenen
board-drawn = Getrokken stenen
board-pay = Betaal { $food }
board-pay-self = Zelf voedsel kiezen
board-pay-rest = Betaal { $food } voor mij
board-spill-rest = Kies voor mij
board-build-nothing = Niets bouwen
board-draw = Stenen trekken
board-letter-red = R
board-letter-black = Z
board-letter-orange = O
board-letter-grey = J
board-letter-yellow = E
board-letter-green = G
board-letter-blue = B
board-letter-purple = P
board-letter-crystal = K
board-letter-milk = M
board-letter-meat = V
board-letter-bread = B

scoring-group = { $size } × { $stone }
scoring-count = { $groups } groepen
scoring-singles = { $stones ->
    [one] { $stones } losse steen
   *[other] { $stones } losse stenen
}
scoring-stupa = De stoepa
scoring-food = Het meeste voedsel
scoring-total = Samen
scoring-tie = { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
}: bij gelijke punten staat wie minder stenen heeft voor.

tour-welcome = Bouw de toren die de meeste punten waard is: stenen van één kleur die elkaar raken zijn een groep, en veel groepen tellen extra.
tour-cart = Dit rijtuig staat vandaag voor je. Je koopt de stenen met voedsel; het doorgestreepte voedsel neemt het niet aan.
tour-cards = Kies in het geheim wat je vandaag doet. Bouwen: stenen kopen en leggen. Bevoorraden: voedsel uit je rijtuig nemen. Markt: daar voedsel nemen en een steen in een rijtuig laden.
tour-buy = Tik op de stenen die je wilt. Eén kost 1 voedsel, twee kosten 3, drie kosten 5; elk kristal 1 meer.
tour-pay = Betaal nu: we nemen waar je het meeste van hebt. Of kies zelf.
tour-place = Tik op een plaats die oplicht. Het getal zegt hoeveel punten hij nu oplevert.
tour-restock = Neem al het voedsel van één soort uit je rijtuig, zoveel als je yurt kan bergen: 8 in totaal.
tour-market = Neem tot twee fiches, trek daarna drie stenen.
tour-keep = Houd een van de drie stenen; de andere gaan terug in het zakje.
tour-load = Laad hem in een rijtuig met ruimte: misschien het rijtuig dat straks bij jou komt?
tour-moved = Elke avond schuiven de rijtuigen een plaats op. De pijlen op de weg wijzen waarheen.
tour-fog = Mist! Telkens als die getrokken wordt, keren alle rijtuigen om. De blokjes verzamelen zich op de berg.
tour-score = Dit zijn jouw punten. Tik erop om te zien waar ze vandaan komen.
tour-stupa = De stoepa is weg: dit is de laatste dag. Daarna worden de torens geteld.
