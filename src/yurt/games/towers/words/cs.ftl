title = YAK: kamenné věže
summary = Vyměňuj jídlo za kameny, když kolem jedou vozy, a postav věž za nejvíc bodů.

stone-red = červený
stone-black = černý
stone-orange = oranžový
stone-grey = šedý
stone-yellow = žlutý
stone-green = zelený
stone-blue = modrý
stone-purple = fialový
stone-crystal = křišťálový

food-milk = { $number ->
    [0] mléko
    [one] mléko
    [few] mléka
   *[other] mlék
}
food-meat = { $number ->
    [0] maso
    [one] maso
    [few] masa
   *[other] mas
}
food-bread = { $number ->
    [0] chléb
    [one] chléb
    [few] chleby
   *[other] chlebů
}

action-build = stavba
action-restock = zásoby
action-market = trh

cart-1 = vůz bez chleba
cart-2 = vůz bez mléka
cart-3 = vůz bez masa
cart-4 = vůz pro dva druhy

direction-clockwise = po směru hodinových ručiček
direction-anticlockwise = proti směru hodinových ručiček

bonus-most-red = Nejvíc červených kamenů: 4 body za první místo, 2 za druhé
bonus-most-blue = Nejvíc modrých kamenů: 4 body za první místo, 2 za druhé
bonus-orange-slopes = 1 bod za každý oranžový kámen na kraji 1. až 5. patra
bonus-green-base = 1 bod za každý zelený kámen v 1. patře
bonus-no-yellow = Žádný žlutý kámen: minus 3 body
bonus-no-grey = Žádný šedý kámen: minus 3 body
bonus-black-middle = 2 body za každý černý kámen uprostřed 1., 3. nebo 5. patra
bonus-purple-middle = 2 body za každý fialový kámen uprostřed 2. nebo 4. patra

option-bonus = Bonusové karty

move-choose = Vybrat: { $action }
move-buy = Koupit { $stone } kámen
move-pay = Zaplatit: { $food }
move-spill = Dát { $food } na trh
move-place = Položit { $stone } kámen na { $place }
move-done = Hotovo
move-restock = Vzít z vozu: { $food }
move-collect = Vzít { $food } z trhu
move-keep = Nechat si { $stone } kámen
move-load = Naložit na { $cart }

chance-turn-restock = Vozy se otočí při zásobách: { $percent } %
chance-fit-restock = Vhodný kámen při zásobách: { $percent } %
chance-turn-market = Vozy se otočí na trhu: { $percent } %
chance-fit-market = Vhodný kámen na trhu: { $percent } %
chance-turn-emptied = Vozy se otočí, když svůj vyprázdníš: { $percent } %
chance-win = Vyhraješ, když budou všichni hrát rozumně: { $percent } %
number-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
reason-build = Za své jídlo koupíš kameny z vozu před sebou; zítra tam bude stát jiný.
reason-build-last = Je poslední den: počítá se už jen to, co postavíš teď.
reason-idle = Koupit dnes nemůžeš nic; s touto kartou zůstane všechno, jak je.
reason-restock = { $number ->
    [0] Jídlo tu pro tebe není, ale tvůj vůz možná dostane kámen.
   *[other] Z vozu dostaneš jídlo: až { $number }.
}
reason-market = { $number ->
    [0] Jídlo tu pro tebe není, ale smíš dát kámen do vozu.
   *[other] Dostaneš jídlo, až { $number }, a smíš dát kámen do vozu.
}
reason-market-food = Na trhu dostaneš jídlo: až { $number }.
reason-buy-best = Žádný jiný kámen tam tvé věži nepřinese víc: až { number-points }.
reason-buy = V tvé věži přinese až { number-points }.
reason-buy-no-more = Víc už koupit nemůžeš.
reason-buy-nothing = Necháš si své jídlo: { $food }.
reason-buy-enough = Další kámen by tě stál o { $food } jídla víc.
reason-pay-plenty = Z toho, co tenhle vůz bere, máš nejvíc právě tohohle: { $number }.
reason-pay-useless = Zítřejší vůz to nebere, pokud se vozy neotočí.
reason-pay = Potom ti ho zbude { $number }.
reason-spill-rare = Máš ho nejmíň a na trhu si ho můžeš zase vzít.
reason-spill = Vůz všechno neuveze: jeden žeton musí pryč.
reason-stupa = Tím je 4. patro hotové: bereš si stúpu.
reason-place-best = Žádné jiné místo s ním nepřinese víc: { number-points }.
reason-place-room = Vedle zůstane místo: { $number ->
    [one] { $number } je volné.
    [few] { $number } jsou volná.
   *[other] { $number } je volných.
}
reason-place = S ním mají tvoje kameny { number-points }.
reason-restock-most = Žádného jiného druhu pro tebe není víc: dostaneš { $number }.
reason-restock-some = { $number ->
    [0] Nic z něj nedostaneš: tvoje jurta zůstane, jak je.
   *[other] Dostaneš { $number }.
}
reason-collect-rare = Z toho, co si tam můžeš vzít, máš nejmíň právě tohohle.
reason-collect = Potom ho máš { $number }.
reason-collect-done = Víc si nebereš; v jurtě je jídlo { $number } z 8.
reason-keep-best = Žádný z kamenů by tvé věži nepřinesl víc: až { number-points }.
reason-keep = Věžím ostatních by přinesl nejvýš { number-points }.
reason-load-next = Ten vůz bude zítra stát před tebou, pokud se vozy neotočí.
reason-load-away = Ten vůz k tobě zítra nepřijede, pokud se vozy neotočí.
reason-load-last = Je poslední den: žádný vůz už k tobě nepřijede.

phase-sunrise = { $you ->
    [yes] { $is_last_day ->
        [1] Východ slunce, poslední den: vyber si kartu akce.
       *[other] Východ slunce: vyber si kartu akce.
    }
   *[no] Kdo ještě vybírá: { $name }.
}
phase-buy = { $you ->
    [yes] { $owed ->
        [0] Stavba: kup až tři kameny ze svého vozu, nebo žádný.
        [one] Kup další kámen, nebo skonči a plať: dlužíš { $owed } žeton.
        [few] Kup další kámen, nebo skonči a plať: dlužíš { $owed } žetony.
       *[other] Kup další kámen, nebo skonči a plať: dlužíš { $owed } žetonů.
    }
   *[no] { $name } staví.
}
phase-pay = { $you ->
    [yes] { $owed ->
        [one] Zaplať za kameny: ještě { $owed } žeton.
        [few] Zaplať za kameny: ještě { $owed } žetony.
       *[other] Zaplať za kameny: ještě { $owed } žetonů.
    }
   *[no] { $name } platí.
}
phase-spill = { $you ->
    [yes] Tvůj vůz uveze jen 9 žetonů: které z právě zaplacených jídel půjde na trh?
   *[no] { $name } vybírá, které jídlo půjde na trh.
}
phase-place = { $you ->
    [yes] Polož své kameny.
   *[no] { $name } pokládá kameny.
}
phase-restock = { $you ->
    [yes] Zásoby: které jídlo si vezmeš ze svého vozu?
   *[no] { $name } doplňuje zásoby.
}
phase-collect = { $you ->
    [yes] { $collected ->
        [0] Trh: vezmi si až dva žetony, pak vytáhni kameny.
        [1] Trh: vezmi si další žeton, nebo skonči a vytáhni kameny.
       *[other] Trh: skonči a vytáhni kameny.
    }
   *[no] { $name } je na trhu.
}
phase-keep = { $you ->
    [yes] Nech si jeden z vytažených kamenů.
   *[no] { $name } vybírá jeden z vytažených kamenů.
}
phase-load = { $you ->
    [yes] Na který vůz přijde { $kept } kámen?
   *[no] { $name } vybírá vůz pro { $kept } kámen.
}
phase-over = Partie skončila.

event-chosen = { $you ->
    [yes] Vybíráš: { $action }.
   *[no] { $name } už má vybráno.
}
event-revealed = { $you ->
    [yes] Odkrýváš: { $action }.
   *[no] { $name } odkrývá: { $action }.
}
event-bought = { $you ->
    [yes] Bereš si { $stone } kámen; dohromady to stojí { $price }.
   *[no] { $name } si bere { $stone } kámen; dohromady to stojí { $price }.
}
event-paid = { $you ->
    [yes] Platíš: { $food }.
   *[no] { $name } platí: { $food }.
}
event-spilled = { $you ->
    [yes] Dáváš { $food } na trh.
   *[no] { $name } dává { $food } na trh.
}
event-placed = { $you ->
    [yes] Pokládáš { $stone } kámen na { $place }.
   *[no] { $name } pokládá { $stone } kámen na { $place }.
}
event-built-nothing = { $you ->
    [yes] Nic nestavíš.
   *[no] { $name } nic nestaví.
}
event-stupa-taken = { $you ->
    [yes] Jako první dokončuješ 4. patro a bereš si stúpu!
   *[no] { $name } jako první dokončuje 4. patro a bere si stúpu!
}
event-restocked = { $you ->
    [yes] { $number ->
        [0] Vybíráš { $food }, ale z vozu si nic nebereš.
       *[other] Bereš si ze svého vozu { $number } { $food }.
    }
   *[no] { $number ->
        [0] { $name } vybírá { $food }, ale z vozu si nic nebere.
       *[other] { $name } si bere z vozu { $number } { $food }.
    }
}
event-collected = { $you ->
    [yes] Bereš si z trhu { $food }.
   *[no] { $name } si bere z trhu { $food }.
}
event-stone-drawn = { $you ->
    [yes] Vytahuješ { $stone } kámen.
   *[no] { $name } vytahuje { $stone } kámen.
}
event-fog-drawn = { $number ->
    [one] Stoupá mlha: { $number } kostka jde stranou.
    [few] Stoupá mlha: { $number } kostky jdou stranou.
   *[other] Stoupá mlha: { $number } kostek jde stranou.
}
event-turned = Všechny vozy se otáčejí: teď pojedou { $direction }.
event-bag-gone = V pytlíku je už málo kamenů: pytlík i mlha odcházejí ze hry.
event-loaded = Na { $cart }: { $stone } kámen.
event-kept = { $you ->
    [yes] Necháváš si { $stone } kámen.
   *[no] { $name } si nechává { $stone } kámen.
}
event-put-back = Zpátky do pytlíku: { $stone } kámen.
event-put-out = Ven ze hry: { $stone } kámen.
event-fog-placed = { $number ->
    [one] Na horské stezce je { $number } kostka mlhy.
    [few] Na horské stezce jsou { $number } kostky mlhy.
   *[other] Na horské stezce je { $number } kostek mlhy.
}
event-marker-removed = { $number ->
    [one] Žeton mlhy mizí a { $number } kostka se vrací do pytlíku.
    [few] Žeton mlhy mizí a { $number } kostky se vracejí do pytlíku.
   *[other] Žeton mlhy mizí a { $number } kostek se vrací do pytlíku.
}
event-track-full = Horská stezka je plná: její čtyři kostky tam zůstanou napořád.
event-fog-returned = { $number ->
    [one] { $number } kostka mlhy se vrací do pytlíku.
    [few] { $number } kostky mlhy se vracejí do pytlíku.
   *[other] { $number } kostek mlhy se vrací do pytlíku.
}
event-carts-moved = Slunce zapadá. Každý vůz se posouvá o jedno místo { $direction }.
event-day-begun = { $you ->
    [yes] Nový den. Máš mládě jaka a budeš začínat.
   *[no] Nový den. { $name } má mládě jaka a bude začínat.
}
event-last-day-begun = { $you ->
    [yes] Poslední den. Máš mládě jaka a budeš začínat.
   *[no] Poslední den. { $name } má mládě jaka a bude začínat.
}
event-finished = Partie skončila.

refusal-1-1 = Kameny nesedí: každý kámen musí být někde právě jednou.
refusal-1-2 = Jídlo nesedí: žetony putují jen mezi jurtami, vozy a trhem.
refusal-1-4 = Do jurty se vejde nejvýš 8 žetonů a jurtu, věž a karty má jen ten, kdo hraje.
refusal-2-2 = Vozy neodpovídají počtu hráčů: od každého použitého jeden a každý na jednom místě.
refusal-2-4 = Ve dvou nebo ve třech jedna barva ve hře chybí, ve čtyřech žádná.
refusal-2-6 = Začíná někdo u stolu a všechny vozy míří jedním směrem: po směru, nebo proti směru hodinových ručiček.
refusal-3-1 = Při východu slunce si každý vybere jednu kartu akce, a to jednou.
refusal-3-2 = Nejdřív vybírají všichni; pak každý postupně udělá, co říká jeho karta, a začíná se u mláděte jaka.
refusal-3-3 = Na konci dne jsou všechny karty akcí zpátky v ruce.
refusal-4-1 = S kartou stavba, když jsi na tahu: až 3 kameny ze svého vozu za 1, 3 nebo 5 žetonů, které máš, a za každý křišťálový o 1 víc.
refusal-4-2 = Platíš jen jídlem, které tento vůz bere, a musíš ho mít dost.
refusal-4-3 = Vůz uveze nejvýš 9 žetonů: co je navíc, jde na trh, a to z právě zaplacených žetonů.
refusal-4-4 = S kartou stavba, když jsi na tahu, pokládáš kameny, které máš vzaté a zaplacené, a to všechny.
refusal-4-5 = Vůz je prázdný jen tehdy, když se kupují jeho poslední kameny nebo když už není pytlík.
refusal-5-1 = S kartou zásoby, když jsi na tahu, si vezmeš ze svého vozu všechno jídlo jednoho druhu.
refusal-5-2 = Vůz uveze nejvýš 4 kameny.
refusal-5-3 = S kartou trh, když jsi na tahu, si nejdřív vezmeš až 2 žetony, které tam jsou, dokud je v tvé jurtě místo.
refusal-5-4 = S kartou trh, když jsi na tahu, si po jídle necháš jeden z vytažených kamenů a naložíš ho na vůz ve hře, na kterém je místo.
refusal-6-1 = Kostky mlhy nesedí: je jich 5, v pytlíku, stranou nebo na stezce.
refusal-6-2 = Horská stezka má 3 políčka, dokud na ní je žeton mlhy, potom 4; se třetí kostkou žeton mizí.
refusal-6-4 = Když je pytlík mimo hru, je prázdný, a předtím žádný kámen ze hry neodchází.
refusal-7-2 = Kámen patří v 1. patře vedle jiného, nebo na dva sousední kameny.
refusal-7-3 = Další kameny se kladou na sebe na vrchol, až když leží všech 15 kamenů pyramidy.
refusal-7-4 = Tam už kámen leží a kameny se nikdy nepřesouvají.
refusal-8-1 = Stúpu získá první věž se 14 kameny a o den později partie končí: výš žádná věž být nemůže.
refusal-10-1 = Bonusové karty musí být různé, v dohodnutém počtu, seřazené a žádná v odebrané barvě.

# Herní plocha stránky
board-market = Trh
board-track = Horská stezka: mlha na { $fog } z { $spaces } políček
board-bag = Pytlík: { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
board-fog = mlha
board-removed = V této partii není: { $stone }.
board-bonus-cards = Bonusové karty
board-card-none = Zatím žádná karta
board-card-down = Karta lícem dolů
board-baby-yak = Mládě jaka: dnes začíná
board-stupa = Stúpa
board-tower-of = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-my-tower = Tvoje věž
board-points = Teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: odkud jsou?
board-place = { $stone ->
    [none] Místo { $place }, prázdné
   *[other] Místo { $place }: { $stone }
}
board-yurt = Tvoje jurta: jídlo { $food } z 8
board-cards = Tvoje karty akcí
board-bought = Koupené kameny
board-drawn = Vytažené kameny
board-pay = Zaplatit { $food }
board-pay-self = Vybrat jídlo
board-pay-rest = Zaplatit { $food } za mě
board-spill-rest = Vybrat za mě
board-build-nothing = Nestavět
board-draw = Táhnout kameny
board-letter-red = V
board-letter-black = N
board-letter-orange = O
board-letter-grey = Š
board-letter-yellow = L
board-letter-green = Z
board-letter-blue = M
board-letter-purple = F
board-letter-crystal = K
board-letter-milk = M
board-letter-meat = S
board-letter-bread = C

scoring-group = { $size } × { $stone }
scoring-count = { $groups ->
    [few] { $groups } skupiny
   *[other] { $groups } skupin
}
scoring-singles = { $stones ->
    [one] { $stones } samostatný kámen
    [few] { $stones } samostatné kameny
   *[other] { $stones } samostatných kamenů
}
scoring-stupa = Stúpa
scoring-food = Nejvíc jídla
scoring-total = Celkem
scoring-tie = { $stones ->
    [one] 1 kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}: při shodě bodů je vpředu, kdo má méně kamenů.

tour-welcome = Postav věž, která má nejvíc bodů: kameny jedné barvy, které se dotýkají, tvoří skupinu, a mnoho skupin přináší body navíc.
tour-cart = Tenhle vůz dnes stojí před tebou. Jeho kameny kupuješ za jídlo; přeškrtnuté jídlo nebere.
tour-cards = Tajně vyber, co dnes uděláš. Stavba: koupíš a položíš kameny. Zásoby: vezmeš jídlo ze svého vozu. Trh: vezmeš si tam jídlo a naložíš kámen na některý vůz.
tour-buy = Klepni na kameny, které chceš. Jeden stojí 1 jídlo, dva stojí 3, tři stojí 5; každý křišťál o 1 víc.
tour-pay = Teď zaplať: vezmeme to, čeho máš nejvíc. Nebo si jídlo vyber podle sebe.
tour-place = Klepni na místo, které svítí. Číslo říká, kolik bodů teď přinese.
tour-restock = Vezmi ze svého vozu všechno jídlo jednoho druhu, kolik se vejde do jurty: dohromady 8.
tour-market = Vezmi si až dva žetony, potom vytáhni tři kameny.
tour-keep = Nech si jeden ze tří kamenů; ostatní se vrátí do pytlíku.
tour-load = Nalož ho na vůz, kde je místo: třeba na ten, který přijede k tobě?
tour-moved = Každý večer se vozy posunou o jedno místo. Šipky na cestě ukazují kam.
tour-fog = Mlha! Kdykoli se vytáhne, všechny vozy se otočí. Kostky se sbírají na hoře.
tour-score = To jsou tvoje body. Klepni na ně a uvidíš, odkud jsou.
tour-stupa = Stúpa je pryč: je poslední den. Pak se věže spočítají.
