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

option-protection = Zajištění chrání
protection-colour = barvu natrvalo
protection-cards = jen tyto karty
option-risk = Riziko: hvězda stojí všechny nezajištěné karty

move-push = Otočit kartu
move-place = Přidat: { $column }
move-stop = Přestat
move-take = Vzít { $column }
move-bank = Zajistit: { $colour }

chance-bust = Příští karta je navíc: { $percent } %
chance-win = Vyhraješ, když budou všichni hrát rozumně: { $percent } %
number-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
reason-safe = Ať přijde jakákoli karta, místo pro ni je.
reason-worth = V { $bust } ze 100 případů je karta navíc; přestat teď by ti přineslo až { number-points }.
reason-enough = V { $bust } ze 100 případů by karta byla navíc; přestat teď ti přinese až { number-points }.
reason-now = Přestat teď ti přinese až { number-points }.
reason-bank = Pak už o ně nemůžeš přijít: { number-points } v této barvě.
reason-safest = Tam je nejméně pravděpodobné, že příští karta bude navíc.
reason-roll = Kdo si ten sloupec vezme, musí házet kostkou.
reason-grows = Ten sloupec pak má { number-points }.
reason-take-most = Žádný jiný sloupec nemá víc: tenhle přinese { number-points }.
reason-take-calm = Přinese { number-points } bez házení; u bohatších sloupců se hází.
reason-take-roll = Přinese { number-points }, ale musíš za něj házet kostkou.
reason-take = Přinese { number-points }, a to bez házení.

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
    [yes] Vyber sloupec, kam patří: { $turned }.
   *[no] { $name } vybírá sloupec, kam patří: { $turned }.
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

# Stůl v prohlížeči
board-letter-red = Č
board-letter-blue = M
board-letter-green = Z
board-letter-yellow = Ž
board-letter-purple = F
board-push = Otočit
board-stop = Přestat
board-none = prázdno
board-column = { $column }: { $cards }. { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
board-deck = { $cards ->
    [one] 1 karta v balíčku
    [few] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
}
board-switches = { $cards ->
    [0] Žádná karta změny směru v tomto tahu
    [one] 1 karta změny směru v tomto tahu
    [few] { $cards } karty změny směru v tomto tahu
   *[other] { $cards } karet změny směru v tomto tahu
}
board-discards = { $cards ->
    [one] 1 odložená karta
    [few] { $cards } odložené karty
   *[other] { $cards } odložených karet
}
board-pile = { $colour }: { $open } odkryto, { $safe } v bezpečí banky
board-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-takes = bere si sloupec jako číslo { $place }
board-order-left = Sloupce se berou po směru hodinových ručiček
board-order-right = Sloupce se berou proti směru hodinových ručiček
board-ask-odds = Jak pravděpodobná je karta navíc?
board-why-odds = To je riziko příští karty: zeptej se, až ji budeš smět otočit.
board-odds = { $share } % na kartu navíc
board-bust = Moc!
board-lost = { $cards ->
    [one] 1 karta pryč
    [few] { $cards } karty pryč
   *[other] { $cards } karet pryč
}
board-spared = nic neztraceno

tour-goal = Vítej! Sbírej karty; čísla na nich jsou tvé body. Až dojde balíček, vyhrává nejvíc bodů.
tour-push = Stiskni Otočit: vrchní karta balíčku se otočí a přijde do sloupce.
tour-column = Ve sloupci je každé číslo a každá barva jen jednou. Sloupce jsou nejvýš tři.
tour-place = Tahle karta se hodí na víc míst. Klepni na sloupec, kam ji chceš dát.
tour-decide = Otáčet dál, nebo přestat a vzít si sloupec? Karta, která se nikam nevejde, je karta navíc: žádný sloupec nedostaneš a házíš kostkou.
tour-odds = Váháš? Klepni sem a uvidíš, jak nebezpečná je další karta.
tour-take = Vezmi si sloupec, který ti nejvíc přinese. O zbytek se podělí ostatní, v pořadí malých čísel u jmen.
tour-roll = Kostka ve sloupci: kdo si ho vezme, hází a ztrácí všechny odkryté karty hozené barvy. Hvězda nestojí nic.
tour-bank = Odkryté karty můžeš ztratit. Místo otáčení smíš klepnout na jednu ze svých barev: půjde do banky, kde je v bezpečí.
tour-switch = Karta změny směru otočila šipku: sloupce se teď berou opačným směrem.
tour-bust = Karta navíc: nikam se nevešla. Kostka určí, která barva propadne, a sloupce si berou ostatní.
tour-end = Balíček je skoro prázdný. Zbývá jen pár tahů!

scoring-colours = Body podle barev, odkryté i v bance
scoring-player = Jméno
scoring-cards = Karty
scoring-points = Body
scoring-safe = z toho { $points } v bance
scoring-level = Při stejných bodech vyhrává víc karet.
