title = PUSH
summary = Otáčej karty, stav sloupce a přestaň dřív, než přijde karta navíc.

colour-red = červená ▲
colour-blue = modrá ■
colour-green = zelená ◆
colour-yellow = žlutá ●
colour-purple = fialová ⬢

card-red1 = červená 1 ▲
card-red2 = červená 2 ▲
card-red3 = červená 3 ▲
card-red4 = červená 4 ▲
card-red5 = červená 5 ▲
card-red6 = červená 6 ▲
card-blue1 = modrá 1 ■
card-blue2 = modrá 2 ■
card-blue3 = modrá 3 ■
card-blue4 = modrá 4 ■
card-blue5 = modrá 5 ■
card-blue6 = modrá 6 ■
card-green1 = zelená 1 ◆
card-green2 = zelená 2 ◆
card-green3 = zelená 3 ◆
card-green4 = zelená 4 ◆
card-green5 = zelená 5 ◆
card-green6 = zelená 6 ◆
card-yellow1 = žlutá 1 ●
card-yellow2 = žlutá 2 ●
card-yellow3 = žlutá 3 ●
card-yellow4 = žlutá 4 ●
card-yellow5 = žlutá 5 ●
card-yellow6 = žlutá 6 ●
card-purple1 = fialová 1 ⬢
card-purple2 = fialová 2 ⬢
card-purple3 = fialová 3 ⬢
card-purple4 = fialová 4 ⬢
card-purple5 = fialová 5 ⬢
card-purple6 = fialová 6 ⬢
card-roll = karta s kostkou
card-switch = karta změny směru

face-red = červená ▲
face-blue = modrá ■
face-green = zelená ◆
face-yellow = žlutá ●
face-purple = fialová ⬢
face-star = hvězda

column-1 = sloupec 1
column-2 = sloupec 2
column-3 = sloupec 3

direction-left = doleva
direction-right = doprava

option-protection = Ochrana
protection-colour = Zajištěná barva zůstává zajištěná: i pozdější karty této barvy jsou v bezpečí
protection-cards = Chráněné jsou jen zajištěné karty: na pozdější je potřeba další tah
option-risk = Riziko: hvězda stojí všechny nezajištěné karty

move-push = Otočit kartu
move-place = Přidat: { $column }
move-stop = Přestat
move-take = Vzít { $column }
move-bank = Zajistit: { $colour }

phase-begin = { $you ->
    [yes] Jsi na tahu: otoč kartu, nebo zajisti barvu.
   *[no] Na tahu je { $name }.
}
phase-push = { $you ->
    [yes] Zatím tu není žádný sloupec: otáčej dál.
   *[no] { $name } musí otáčet dál.
}
phase-decide = { $you ->
    [yes] { $deck_size ->
        [0] To byla poslední karta z balíčku: přestaň.
       *[other] Otáčet dál, nebo přestat?
    }
   *[no] { $deck_size ->
        [0] Balíček je prázdný a { $name } musí přestat.
       *[other] { $name } přemýšlí, jestli otáčet dál.
    }
}
phase-place = { $you ->
    [yes] Vyber pro kartu sloupec.
   *[no] { $name } vybírá pro kartu sloupec.
}
phase-take = { $you ->
    [yes] Vezmi si jeden ze sloupců.
   *[no] { $name } si bere sloupec.
}
phase-over = Partie skončila.

event-card-turned = { $you ->
    [yes] Otáčíš: { $card }.
   *[no] { $name } otáčí: { $card }.
}
event-card-placed = { $you ->
    [yes] Stavíš { $column }: { $card }.
   *[no] { $name } staví { $column }: { $card }.
}
event-switched = { $you ->
    [yes] Měníš směr: sloupce teď putují od tebe { $direction }.
   *[no] { $name } mění směr: sloupce teď putují { $direction }.
}
event-stopped = { $you ->
    [yes] Přestáváš otáčet.
   *[no] { $name } přestává otáčet.
}
event-busted = { $you ->
    [yes] Karta navíc! Nikam se nevejde: { $card }. Nebereš si žádný sloupec.
   *[no] Karta navíc! Nikam se nevejde: { $card }. { $name } si nebere žádný sloupec.
}
event-column-taken = { $you ->
    [yes] { $cards ->
        [one] Bereš si { $column }: 1 karta.
        [few] Bereš si { $column }: { $cards } karty.
       *[other] Bereš si { $column }: { $cards } karet.
    }
   *[no] { $cards ->
        [one] { $name } si bere { $column }: 1 karta.
        [few] { $name } si bere { $column }: { $cards } karty.
       *[other] { $name } si bere { $column }: { $cards } karet.
    }
}
event-card-banked = { $you ->
    [yes] Rovnou do tvé banky: { $card }.
   *[no] { $name } ukládá rovnou do banky: { $card }.
}
event-rolled = { $you ->
    [yes] Házíš kostkou: { $face }.
   *[no] { $name } hází kostkou: { $face }.
}
event-cards-lost = { $you ->
    [yes] { $cards ->
        [one] Ztrácíš 1 kartu ({ $colour }).
        [few] Ztrácíš { $cards } karty ({ $colour }).
       *[other] Ztrácíš { $cards } karet ({ $colour }).
    }
   *[no] { $cards ->
        [one] { $name } ztrácí 1 kartu ({ $colour }).
        [few] { $name } ztrácí { $cards } karty ({ $colour }).
       *[other] { $name } ztrácí { $cards } karet ({ $colour }).
    }
}
event-nothing-lost = { $you ->
    [yes] Neztrácíš nic.
   *[no] { $name } neztrácí nic.
}
event-column-discarded = { $cards ->
    [one] Nikdo si nebere { $column }: 1 karta se odkládá.
    [few] Nikdo si nebere { $column }: { $cards } karty se odkládají.
   *[other] Nikdo si nebere { $column }: { $cards } karet se odkládá.
}
event-switches-discarded = { $cards ->
    [one] Karta změny směru se odkládá.
    [few] { $cards } karty změny směru se odkládají.
   *[other] { $cards } karet změny směru se odkládá.
}
event-colour-banked = { $you ->
    [yes] { $cards ->
        [one] Zajišťuješ: { $colour }. V bezpečí je 1 karta.
        [few] Zajišťuješ: { $colour }. V bezpečí jsou { $cards } karty.
       *[other] Zajišťuješ: { $colour }. V bezpečí je { $cards } karet.
    }
   *[no] { $cards ->
        [one] { $name } zajišťuje: { $colour }. V bezpečí je 1 karta.
        [few] { $name } zajišťuje: { $colour }. V bezpečí jsou { $cards } karty.
       *[other] { $name } zajišťuje: { $colour }. V bezpečí je { $cards } karet.
    }
}
event-finished = Partie skončila.

refusal-1-1 = Karty nesedí: každá musí někde být, přesně tolikrát, kolikrát je ve hře.
refusal-1-3 = Karty změny směru nesedí: je jich 12, ve dvou žádná.
refusal-2-1 = Na tahu je teď někdo jiný; hraje se po směru hodinových ručiček.
refusal-2-2 = Není tu karta k umístění: nejdřív nějakou otoč.
refusal-2-3 = Karta patří tam, kde ještě není její číslo ani její barva: do takového sloupce, nebo do dalšího nového, nejvýš jsou tři.
refusal-2-4 = Karta s kostkou patří jen do sloupce, kde ještě žádná není, nebo do dalšího nového.
refusal-2-5 = Karta změny směru do sloupce nikdy nepatří.
refusal-2-6 = Přestat můžeš, až když je tu aspoň jeden sloupec.
refusal-3-1 = Po zastavení nebo po kartě navíc si všichni postupně berou právě jeden ze sloupců na stole a nic jiného.
refusal-3-2 = Sloupec si teď bere někdo jiný: začíná se vlevo od toho, kdo je na tahu, po lichém počtu karet změny směru vpravo.
refusal-3-3 = Zbylé sloupce musí před dalším tahem ležet na odkládací hromádce.
refusal-3-5 = Karty změny směru z jednoho tahu musí být na jeho konci odložené.
refusal-5-1 = Zajišťuje se místo otáčení: na začátku tvého tahu a jen barva, ve které máš nezajištěné karty.
refusal-5-2 = Když je barva chráněná, nemůže žádná její karta ležet odkrytá; chrání se barvy, nebo karty.
refusal-6-1 = Partie končí tahem, ve kterém dojde balíček: už není co otočit.
refusal-7-1 = Riziko je zapnuté, nebo vypnuté.
