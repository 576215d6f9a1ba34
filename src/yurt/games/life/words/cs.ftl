title = Life is Life
summary = Vyměňuj zvířata, sbírej většiny a včas zaklepej: kdo zůstane naživu, vyhrává.

species-giraffe = { $number ->
    [one] žirafa
    [few] žirafy
   *[other] žiraf
}
species-bear = { $number ->
    [one] medvěd
    [few] medvědi
   *[other] medvědů
}
species-mole = { $number ->
    [one] krtek
    [few] krtci
   *[other] krtků
}
species-goat = { $number ->
    [one] koza
    [few] kozy
   *[other] koz
}
species-sheep = { $number ->
    [one] ovce
    [few] ovce
   *[other] ovcí
}
species-dog = { $number ->
    [one] pes
    [few] psi
   *[other] psů
}
species-hare = { $number ->
    [one] zajíc
    [few] zajíci
   *[other] zajíců
}
species-pig = { $number ->
    [one] prase
    [few] prasata
   *[other] prasat
}
species-cat = { $number ->
    [one] kočka
    [few] kočky
   *[other] koček
}
species-mouse = { $number ->
    [one] myš
    [few] myši
   *[other] myší
}

row-1 = řada 1
row-2 = řada 2
row-3 = řada 3
row-4 = řada 4

option-expert = Pro experty: náhlou smrt způsobí jen zajíci a prasata a přinese život navíc

move-row = Vyměnit: { $row }
move-give = Odložit: { $species }
move-knock = Zaklepat

chance-safe = Při sčítání teď žádná ztráta: { $percent } %
chance-worst = Při sčítání teď ztráta dvou životů: { $percent } %
chance-majority-giraffe = Nejvíc žiraf: { $percent } %
chance-majority-bear = Nejvíc medvědů: { $percent } %
chance-majority-mole = Nejvíc krtků: { $percent } %
chance-majority-goat = Nejvíc koz: { $percent } %
chance-majority-sheep = Nejvíc ovcí: { $percent } %
chance-majority-dog = Nejvíc psů: { $percent } %
chance-majority-hare = Nejvíc zajíců: { $percent } %
chance-majority-pig = Nejvíc prasat: { $percent } %
chance-majority-cat = Nejvíc koček: { $percent } %
chance-majority-mouse = Nejvíc myší: { $percent } %
chance-sudden-death = Ostatní mohou způsobit náhlou smrt: { $percent } %
chance-outs = Chybějící karta do sady neleží stranou: { $percent } %
chance-win = Vyhraješ, když budou všichni hrát rozumně: { $percent } %
reason-ahead = Při sčítání teď tvoje ruka nestojí život v { $safe } případech ze 100: nech si ji.
reason-settle = Při sčítání teď tvoje ruka nestojí život v { $safe } a stojí dva životy v { $worst } ze 100 případů; nikdo už nemá víc než jeden tah.
reason-better = Při sčítání teď by tvoje ruka nestála život v { $safe } ze 100 případů; kolo ale pokračuje a může být ještě lepší.
reason-behind = Při sčítání teď by to bylo bez ztráty jen v { $safe } případech ze 100: měň.
reason-last = Tvůj poslední tah v tomto kole: tak jak je, by ruka nestála život v { $safe } ze 100 případů.
reason-set = Tahle řada doplní celou sadu: náhlá smrt!
reason-keep-set = Tak si necháš celou sadu pro náhlou smrt.
reason-hopeless = Nejvíc by jich u tebe stejně sotva bylo.
reason-spare = I bez téhle karty jich máš nejvíc asi v { $after } ze 100 případů.
reason-cheapest = Žádná jiná karta nestojí míň: šance mít jich nejvíc klesne z { $before } na { $after } ze 100.
reason-costs = Šance mít jich nejvíc klesne z { $before } na { $after } ze 100.

phase-choose = { $you ->
    [yes] { $last_lap ->
        [0] Jsi na tahu: vyber řadu k výměně, nebo zaklepej, pokud už máš za sebou výměnu.
       *[other] Poslední tahy, teď ten tvůj: vyber řadu k výměně, nebo zaklepej a nech si své karty.
    }
   *[no] { $last_lap ->
        [0] Na tahu je { $name }.
       *[other] Poslední tahy: na tahu je { $name }.
    }
}
phase-give = { $you ->
    [yes] { $owed ->
        [one] Odlož kartu pro řadu { $row }.
        [few] Odlož { $owed } karty pro řadu { $row }.
       *[other] Odlož { $owed } karet pro řadu { $row }.
    }
   *[no] { $name } si vyměňuje karty s řadou { $row }.
}
phase-over = Partie skončila.

event-round-started = { $you ->
    [yes] { $round }. kolo: začínáš ty.
   *[no] { $round }. kolo: začíná { $name }.
}
event-hand-dealt = { $you ->
    [yes] { $cards ->
        [one] Dostáváš { $cards } kartu.
        [few] Dostáváš { $cards } karty.
       *[other] Dostáváš { $cards } karet.
    }
   *[no] { $cards ->
        [one] { $name } dostává { $cards } kartu.
        [few] { $name } dostává { $cards } karty.
       *[other] { $name } dostává { $cards } karet.
    }
}
event-cards-laid = V řadě { $row }: { $number } { $species }.
event-row-chosen = { $you ->
    [yes] Vyměňuješ si karty s řadou { $row }.
   *[no] { $name } si vyměňuje karty s řadou { $row }.
}
event-card-given = { $you ->
    [yes] Odkládáš kartu pro řadu { $row }: { $species }.
   *[no] { $name } odkládá kartu pro řadu { $row }: { $species }.
}
event-cards-taken = { $you ->
    [yes] { $number ->
        [one] Bereš si kartu z řady { $row }: { $species }.
       *[other] Bereš si karty z řady { $row }: { $number } { $species }.
    }
   *[no] { $number ->
        [one] { $name } si bere kartu z řady { $row }: { $species }.
       *[other] { $name } si bere karty z řady { $row }: { $number } { $species }.
    }
}
event-knocked = { $you ->
    [yes] Klepeš: začínají poslední tahy.
   *[no] { $name } klepe: začínají poslední tahy.
}
event-declined = { $you ->
    [yes] Klepeš taky a necháváš si své karty.
   *[no] { $name } klepe taky a už nic nevyměňuje.
}
event-turns-used-up = { $turns ->
    [one] Všichni už měli { $turns } tah: kolo se vyhodnotí.
    [few] Všichni už měli { $turns } tahy: kolo se vyhodnotí.
   *[other] Všichni už měli { $turns } tahů: kolo se vyhodnotí.
}
event-set-shown = { $you ->
    [yes] Ukazuješ celou sadu: { $species }.
   *[no] { $name } ukazuje celou sadu: { $species }.
}
event-sudden-death = { $you ->
    [yes] Způsobuješ náhlou smrt: všichni ostatní ztrácejí život.
   *[no] { $name } způsobuje náhlou smrt: všichni ostatní ztrácejí život.
}
event-cards-shown = { $you ->
    [yes] { $number ->
        [one] Ukazuješ kartu: { $species }.
       *[other] Ukazuješ karty: { $number } { $species }.
    }
   *[no] { $number ->
        [one] { $name } ukazuje kartu: { $species }.
       *[other] { $name } ukazuje karty: { $number } { $species }.
    }
}
event-majority-found = { $you ->
    [yes] { $points ->
        [one] Většinu máš ty: { $number } { $species }, { $points } bod.
        [few] Většinu máš ty: { $number } { $species }, { $points } body.
       *[other] Většinu máš ty: { $number } { $species }, { $points } bodů.
    }
   *[no] { $points ->
        [one] Většinu má { $name }: { $number } { $species }, { $points } bod.
        [few] Většinu má { $name }: { $number } { $species }, { $points } body.
       *[other] Většinu má { $name }: { $number } { $species }, { $points } bodů.
    }
}
event-majority-missed = Nikdo nezískává body: { $species }.
event-totalled = { $you ->
    [yes] { $points ->
        [one] Celkem máš { $points } bod.
        [few] Celkem máš { $points } body.
       *[other] Celkem máš { $points } bodů.
    }
   *[no] { $points ->
        [one] Celkem má { $name } { $points } bod.
        [few] Celkem má { $name } { $points } body.
       *[other] Celkem má { $name } { $points } bodů.
    }
}
event-lives-lost = { $you ->
    [yes] { $number ->
        [one] Ztrácíš 1 život, teď máš { $left }.
        [few] Ztrácíš { $number } životy, teď máš { $left }.
       *[other] Ztrácíš { $number } životů, teď máš { $left }.
    }
   *[no] { $number ->
        [one] { $name } ztrácí 1 život, teď má { $left }.
        [few] { $name } ztrácí { $number } životy, teď má { $left }.
       *[other] { $name } ztrácí { $number } životů, teď má { $left }.
    }
}
event-life-gained = { $you ->
    [yes] Získáváš život, teď máš { $left }.
   *[no] { $name } získává život, teď má { $left }.
}
event-went-out = { $you ->
    [yes] Vypadáváš na { $place }. místě.
   *[no] { $name } vypadává na { $place }. místě.
}
event-finished = { $you ->
    [yes] Ve hře zbýváš jen ty: vyhráváš!
   *[no] Ve hře zbývá jen { $name } a vyhrává.
}

refusal-1-1 = Karty nesedí: každé ze 60 zvířat musí být někde právě jednou.
refusal-1-2 = Životy nesedí: všichni začínají s 5 a nikdo jich nemůže získat víc, než kolik ostatní ztratí.
refusal-2-1 = Rozdání nesedí: 10 karet každému, kdo je ve hře, řady po 1, 2, 3 a 4 kartách, zbytek stranou, a kola se číslují od 1.
refusal-2-2 = Začínat musí někdo, kdo je ještě ve hře.
refusal-2-3 = Na tahu je někdo jiný; hraje se po směru hodinových ručiček mezi těmi, kdo jsou ještě ve hře.
refusal-3-1 = Při výměně nejdřív vyber řadu a pak po jedné odlož tolik svých karet, kolik jich řada má.
refusal-3-2 = Nesmíš dát přesně ta zvířata, která si bereš: aspoň jedno musí být jiné.
refusal-3-3 = Karty, o kterých se ví, že je někdo má v ruce, tam opravdu musí být, a má je jen ten, kdo už něco vyměnil.
refusal-4-1 = Zaklepat smíš až po aspoň jedné výměně v tomto kole.
refusal-4-2 = Poslední tahy nesedí: kdo zaklepal, je ještě ve hře a znovu už na tahu není.
refusal-4-4 = V jednom kole nemá nikdo víc než 60 tahů.
refusal-5-1 = Kdo po výměně drží celou sadu, musel kolo hned ukončit.
refusal-6-3 = V jednom kole nikdo neztratí víc než 2 životy: tak málo kol jich tolik stát nemohlo.
refusal-7-1 = Nemáš už žádné životy, takže pro tebe hra skončila.
refusal-7-2 = Partie končí, když ve hře zbývá jediný člověk, a ten vyhrává; místa i účast ve hře tomu musí odpovídat.
refusal-8-1 = Možnost pro experty je buď zapnutá, nebo vypnutá.

# Co říká herní deska
board-lives = { $number ->
    [one] 1 život
    [few] { $number } životy
   *[other] { $number } životů
}
board-unknown = { $number ->
    [one] 1 karta, kterou nikdo jiný nezná
    [few] { $number } karty, které nikdo jiný nezná
   *[other] { $number } karet, které nikdo jiný nezná
}
board-known = Známé karty v ruce: { $cards }
board-nothing-known = V ruce není nic známého
board-knocker = už klepe
board-out = mimo hru
board-take-back = { $row }. Vrátit poslední krok
board-slot = { $species }: { $held } z { $all } v ruce
board-none-held = Tohle zvíře v ruce nemáš: { $species }.
board-gives = Dáváš: { $cards }
board-gets = Dostáváš: { $cards }
board-round = { $round }. kolo
board-aside = { $number ->
    [one] 1 karta stranou
    [few] { $number } karty stranou
   *[other] { $number } karet stranou
}
board-last-lap = Poslední tahy!
board-knocked = { $you ->
    [yes] Klepeš ty.
   *[no] Klepe { $name }.
}
board-keep = Nechat si
board-last-round = Minulé kolo
board-round-end = Kdo má nejvíc?
board-species = Zvíře
board-total = Body
board-cost = Životy
board-safe = neztrácí život
board-skip = Přeskočit
board-continue = Dál
board-sudden-death = Náhlá smrt!
board-set = { $you ->
    [yes] Máš celou sadu: { $number } { $species }.
   *[no] { $name } má celou sadu: { $number } { $species }.
}
board-story-deal = Všichni dostávají { $cards } karet. V řadách: { $rows }
board-story-swap = { $you ->
    [yes] Měníš s řadou { $row }. Dáváš: { $gives }. Bereš: { $gets }.
   *[no] { $name } mění s řadou { $row }. Dává: { $gives }. Bere: { $gets }.
}
board-story-hand = { $you ->
    [yes] Ukazuješ: { $cards }.
   *[no] { $name } ukazuje: { $cards }.
}
board-story-most = Kdo má nejvíc: { $winners }
scoring-lives = Jak se ztrácely životy
scoring-last-round = Poslední kolo
scoring-how = Kdo má nejvíc karet zvířete, získá jeho body. Nejvyšší součet nestojí žádný život, nejnižší dva, každý jiný jeden.
tour-animals = To jsou tvoje zvířata. Zvíře má tolik bodů, kolik má karet: žirafa 9, myš jen 3. Na konci kola je získá jen ten, kdo má zvířete nejvíc.
tour-lives = Každý má pět životů. V každém kole nejlepší neztrácí nic, poslední dva životy, ostatní jeden. Kdo zůstane naživu, vyhrává.
tour-rows = Jsi na tahu: ťukni na řadu, se kterou chceš měnit. Vezmeš si všechny její karty a odložíš stejně svých.
tour-give = Navržena jsou zvířata, kterých máš nejmíň. Ťukni na jiná, a dáš místo nich ta: nejlépe ta, kterých mají jiní víc. Ťuknutím na řadu si karty vezmeš zpět.
tour-confirm = Takhle to bude: červené odchází, zelené přichází. Potvrď, nebo to vezmi zpět.
tour-known = Všichni vidí, co si kdo z řady bere. U každého jména proto vidíš karty, které v té ruce ještě musí být, a kolik jich nikdo nezná.
tour-sets = Pozor na blesk! Kdo má po výměně všech 5 zajíců, všech 5 prasat nebo všechny 4 kočky, hned ukončí kolo a všichni ostatní ztrácejí život.
tour-knock = Líbí se ti tvoje karty? Tak zaklepej: ostatní mají ještě jeden tah a pak se počítají body.
tour-last-lap = Někdo zaklepal: ostatním zbývá jediný tah. Vyměň ještě jednou, nebo si nech své karty.
tour-again = Nové kolo s novými kartami. Tady si můžeš znovu prohlédnout konec minulého kola. Hodně štěstí!
scoring-points = Životy
