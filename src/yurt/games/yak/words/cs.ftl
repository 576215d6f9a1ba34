title = YAK
summary = Polož kartu lícem dolů, řekni, co se skrývá v hromádce, nebo nevěř ani slovo.

species-yeti = { $number ->
    [one] yeti
    [few] yetiové
   *[other] yetiů
}
species-marmot = { $number ->
    [one] svišť
    [few] svišti
   *[other] svišťů
}
species-vulture = { $number ->
    [one] sup
    [few] supi
   *[other] supů
}
species-ibex = { $number ->
    [one] kozorožec
    [few] kozorožci
   *[other] kozorožců
}
species-yak = { $number ->
    [one] jak
    [few] jaci
   *[other] jaků
}

card-yeti1 = yeti 1
card-yeti2 = yeti 2
card-yeti3 = yeti 3
card-marmot1 = svišť 1
card-marmot2 = svišť 2
card-marmot3 = svišť 3
card-vulture1 = sup 1
card-vulture2 = sup 2
card-vulture3 = sup 3
card-ibex1 = kozorožec 1
card-ibex2 = kozorožec 2
card-ibex3 = kozorožec 3
card-yak1 = jak 1
card-yak2 = jak 2
card-yak3 = jak 3
card-joker1 = žolík 1
card-joker2 = žolík 2
card-bang = „!“
card-one = „1“
card-stop = STOP

edition-zoch = YAK (Zoch): 107 karet, z toho 8 STOP
edition-jak = JAK (české vydání): 105 karet, z toho 6 STOP
edition-mini = Mini: 7 karet, pro laboratoř
option-edition = Vydání

move-play = Zahrát: { $card }
move-claim = Tvrdit: { $number } { $species }
move-challenge = Zpochybnit

chance-claim-true = Platí, jen podle karet: { $percent } %
chance-claim-believed = Platí, pokud to ostatní myslí vážně: { $percent } %
chance-own-claim-true = Tvoje tvrzení platí: { $percent } %
chance-win = Vyhraješ, když budou všichni hrát rozumně: { $percent } %
reason-doubt = { $claim_true ->
    [0] Podle karet, které znáš, tvrzení nemůže platit.
   *[other] Tvrzení platí jen v { $claim_true } ze 100 případů.
}
reason-trap = Tvrzení platí v { $claim_true } ze 100 případů, ale kdo hraje dál, musí tvrdit ještě víc.
reason-believe = Tvrzení platí v { $claim_true } ze 100 případů: raději nepochybuj. { reason-card }
reason-dare = Tvrzení platí jen v { $claim_true } ze 100 případů, ale s vyšším zůstane pochybnost na dalším hráči. { reason-card }
reason-card = { $card ->
    [fits] Tahle karta se do něj počítá.
    [special] Tahle karta může změnit, za kolik platí ostatní.
    [spares] Necháš si kartu, která se do něj počítá.
   *[other] Nemáš kartu, která by se do něj počítala.
}
reason-begin-creature = Platí za tvora: tvoje první tvrzení tak může být pravdivé.
reason-begin-joker = Žolík platí za kteréhokoli tvora: první tvrzení bude pravdivé, ať řekneš cokoli.
reason-begin-special = Sama neplatí nic, ale může změnit, za kolik platí všechny další karty.
reason-certain = Podle karet, které znáš, tohle tvrzení určitě platí.
reason-likely = Podle karet, které znáš, tohle tvrzení platí v { $own_claim_true } ze 100 případů.
reason-least = Míň tvrdit nesmíš; podle karet, které znáš, to platí v { $own_claim_true } ze 100 případů.
reason-bluff = Blaf, který platí jen v { $own_claim_true } ze 100 případů; ale další hráč musí pochybovat, nebo tvrdit ještě víc.
reason-end = Tím partie končí a hromádku si už nikdo nebere.

phase-play = { $you ->
    [yes] { $pile_size ->
        [0] Jsi na tahu: začni kartou novou hromádku.
       *[other] Jsi na tahu: zahraj kartu, nebo zpochybni poslední tvrzení.
    }
   *[no] Na tahu je { $name }.
}
phase-claim = { $you ->
    [yes] { $pile_size ->
        [1] Řekni, který tvor to je: první tvrzení je vždycky 1.
       *[other] Teď přebij předchozí tvrzení.
    }
   *[no] { $name } si vymýšlí tvrzení.
}
phase-over = Partie skončila.

event-card-played = { $card ->
    [hidden] { $name } pokládá kartu lícem dolů.
   *[known] { $you ->
        [yes] Pokládáš lícem dolů: { $card }.
       *[no] { $name } pokládá lícem dolů: { $card }.
    }
}
event-claimed = { $you ->
    [yes] Tvrdíš: { $number } { $species }.
   *[no] { $name } tvrdí: { $number } { $species }.
}
event-card-drawn = { $card ->
    [hidden] { $name } si bere kartu z balíčku.
   *[known] { $you ->
        [yes] Bereš si z balíčku: { $card }.
       *[no] { $name } si bere z balíčku: { $card }.
    }
}
event-challenged = { $you ->
    [yes] { $claimant-name } tvrdí „{ $number } { $species }“, ale ty tomu nevěříš.
   *[no] { $claimant-you ->
        [yes] Tvrdíš „{ $number } { $species }“, ale { $name } ti nevěří.
       *[no] { $claimant-name } tvrdí „{ $number } { $species }“, ale { $name } tomu nevěří.
    }
}
event-card-shown = { $you ->
    [yes] V hromádce máš: { $card }.
   *[no] V hromádce má { $name }: { $card }.
}
event-counted = Celkem v hromádce: { $number } { $species }.
event-pile-taken = { $you ->
    [yes] { $cards ->
        [one] Bereš si 1 kartu.
        [few] Bereš si { $cards } karty.
       *[other] Bereš si { $cards } karet.
    }
   *[no] { $cards ->
        [one] { $name } si bere 1 kartu.
        [few] { $name } si bere { $cards } karty.
       *[other] { $name } si bere { $cards } karet.
    }
}
event-finished = Partie skončila.

refusal-1-1 = Karty nesedí: každá musí někde být, přesně tolikrát, kolikrát je ve hře.
refusal-1-3 = Karty STOP nesedí: YAK jich má 8, JAK jich má 6.
refusal-1-4 = Vydání mini má jen svých 7 karet a tvrzení jen o yetim a svišti, do 7.
refusal-2-2 = Na tahu je teď někdo jiný; hraje se po směru hodinových ručiček.
refusal-3-1 = Hromádka je prázdná, takže musíš zahrát kartu.
refusal-3-2 = Tah je jedna karta z ruky a potom jedno tvrzení.
refusal-3-4 = První tvrzení u každé hromádky je vždycky 1, tvora si vybereš.
refusal-3-5 = Tvrzení musí přebít to předchozí: vyšším počtem, nebo stejným počtem většího tvora.
refusal-3-6 = Výš už to nejde: zbývá jen zpochybnit.
refusal-3-7 = Zpochybňovat můžeš jen ve svém tahu místo zahrání karty, a to jen tvrzení těsně před tebou.
refusal-5-1 = Trestné karty musí být ty, které si někdo vzal.
refusal-6-1 = Partie skončila.
refusal-6-4 = Karty v ruce nesedí: dokud je co brát, mají všichni 5 karet, potom jich všem ubývá společně.

# The board of the page
board-letters-yeti = Ye
board-letters-marmot = Sv
board-letters-vulture = Su
board-letters-ibex = Ko
board-letters-yak = Ja
board-says = { $name } tvrdí
board-you-say = Tvrdíš
board-new-pile = Začíná nová hromádka.
board-challenge = Zpochybnit: { $number } { $species }?
board-hand = Tvoje karty
board-take-back = Vzít zpět: { $card }
board-claim = Tvoje tvrzení
board-number = Počet
board-creature = Tvor
board-lower = Nižší počet
board-higher = Vyšší počet
board-draw-pile = { $cards ->
    [0] Balíček: prázdný
    [one] Balíček: 1 karta
    [few] Balíček: { $cards } karty
   *[other] Balíček: { $cards } karet
}
board-pile = { $cards ->
    [0] Hromádka je prázdná
    [one] Hromádka: 1 karta
    [few] Hromádka: { $cards } karty
   *[other] Hromádka: { $cards } karet
}
board-why-draw = Kartu si bereš po svém tvrzení; přijde sama.
board-why-pile = Hromádka zůstane zakrytá, dokud ji někdo nezpochybní.
board-in-hand = { $cards ->
    [one] 1 karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
board-penalties = { $cards ->
    [0] Žádné trestné karty
    [one] 1 trestná karta
    [few] { $cards } trestné karty
   *[other] { $cards } trestných karet
}
board-trail = Karty v hromádce od nejstarší
board-said = { $name }: { $number } { $species }
board-last-pile = Zpochybněná hromádka
board-enough = Stačí to! Tvrzení je pravdivé.
board-not-enough = Nestačí to! Tvrzení je nepravdivé.
board-void = lichý počet: „!“ a „1“ neplatí
board-all-count = počítá se každý tvor
board-all-one = každá karta platí za 1
board-counts = Karty, které už někdo vzal
board-counts-why = Tyhle karty viděli všichni. Kdo si je pamatuje, pochybuje lépe.
board-joker = Žolík
board-taken-of = { $card }: { $taken } z { $all } pryč
board-left = V balíčku: { $draw } · v hromádce: { $pile }

# The guided match and the end
tour-goal = Všichni pokládají karty lícem dolů na jednu hromádku a říkají, co v ní je. Koho přistihnou při lži nebo kdo zpochybní pravdu, bere si hromádku. Vyhrává, kdo má nejméně karet.
tour-claim = Tohle tvrzení teď platí: v hromádce je prý aspoň tolik těchto tvorů.
tour-hand = Tohle jsou tvoje karty. Číslo říká, za kolik tvorů karta platí. Klepnutím ji položíš lícem dolů: nikdo ji neuvidí.
tour-dial = Teď něco tvrď: vyšší počet, nebo stejný počet většího tvora víc vpravo. Jedno tvrzení je navrženo. Jestli je pravdivé, je tvoje tajemství.
tour-confirm = Zatím nic není hotové: kartu i tvrzení můžeš měnit, jak chceš, a pak potvrdit.
tour-challenge = Nevěříš tomu? Zpochybni to. Když tvrzení neplatí, hromádku bere hráč před tebou; když platí, bereš ji ty.
tour-trail = Tady leží hromádka kartu po kartě: kdo ji položil a co k ní řekl. Své vlastní karty vidíš jen ty.
tour-specials = Žolík platí za kteréhokoli tvora. Díky „!“ se počítají všichni tvorové, kvůli „1“ platí každá karta za 1 a lichý počet karet STOP obojí vypne.
tour-reveal = Hromádka se odkryje a spočítá. Když tvrzení platí, bere si ji ten, kdo pochyboval, jinak ten, kdo tvrdil. Kdo ji vezme, začíná další.
tour-counts = Vzaté karty viděli všichni. Tady zjistíš, kolik je kterých pryč.
tour-end = Až tenhle balíček dojde, další zpochybnění ukončí partii. Hodně štěstí!
scoring-last-challenge = Balíček došel, takže tohle zpochybnění bylo poslední.
scoring-last-card = { $cards ->
    [one] Poslední karta je zahraná: poslední hromádku s 1 kartou si nikdo nebere.
    [few] Poslední karta je zahraná: poslední hromádku se { $cards } kartami si nikdo nebere.
   *[other] Poslední karta je zahraná: poslední hromádku s { $cards } kartami si nikdo nebere.
}
scoring-fewest = Vyhrává, kdo má nejméně trestných karet.
scoring-points = Karty
