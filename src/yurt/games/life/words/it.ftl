title = Life is Life
summary = Scambia animali, conquista maggioranze, bussa al momento giusto: vince chi resta in vita.

species-giraffe = { $number ->
    [one] giraffa
   *[other] giraffe
}
species-bear = { $number ->
    [one] orso
   *[other] orsi
}
species-mole = { $number ->
    [one] talpa
   *[other] talpe
}
species-goat = { $number ->
    [one] capra
   *[other] capre
}
species-sheep = { $number ->
    [one] pecora
   *[other] pecore
}
species-dog = { $number ->
    [one] cane
   *[other] cani
}
species-hare = { $number ->
    [one] lepre
   *[other] lepri
}
species-pig = { $number ->
    [one] maiale
   *[other] maiali
}
species-cat = { $number ->
    [one] gatto
   *[other] gatti
}
species-mouse = { $number ->
    [one] topo
   *[other] topi
}

row-1 = fila 1
row-2 = fila 2
row-3 = fila 3
row-4 = fila 4

option-expert = Per esperti: solo lepri e maiali fanno Sudden Death, che però regala una vita

move-row = Scambia con la { $row }
move-give = Cedi 1 { $species }
move-knock = Bussa

chance-safe = Contando adesso nessuna vita persa: { $percent }%
chance-worst = Contando adesso due vite perse: { $percent }%
chance-majority-giraffe = Più giraffe di tutti: { $percent }%
chance-majority-bear = Più orsi di tutti: { $percent }%
chance-majority-mole = Più talpe di tutti: { $percent }%
chance-majority-goat = Più capre di tutti: { $percent }%
chance-majority-sheep = Più pecore di tutti: { $percent }%
chance-majority-dog = Più cani di tutti: { $percent }%
chance-majority-hare = Più lepri di tutti: { $percent }%
chance-majority-pig = Più maiali di tutti: { $percent }%
chance-majority-cat = Più gatti di tutti: { $percent }%
chance-majority-mouse = Più topi di tutti: { $percent }%
chance-sudden-death = Sudden Death possibile per altri: { $percent }%
chance-outs = La carta che manca alla serie non è da parte: { $percent }%
chance-win = Vinci tu, se tutti giocano con criterio: { $percent }%
reason-ahead = Contando adesso, la tua mano non costa vite in { $safe } casi su 100: tienila.
reason-settle = Contando adesso, la tua mano non costa vite in { $safe } casi su 100 e ne costa due in { $worst }; a nessuno resta più di un turno.
reason-better = Contando adesso, la tua mano non costerebbe vite in { $safe } casi su 100; ma la tornata continua, e può ancora migliorare.
reason-behind = Contando adesso te la caveresti senza perdite solo in { $safe } casi su 100: scambia.
reason-last = Il tuo ultimo turno in questa tornata: così com’è, la mano non costerebbe vite in { $safe } casi su 100.
reason-set = Questa fila completa una serie: Sudden Death!
reason-keep-set = Così tieni una serie completa per la Sudden Death.
reason-hopeless = Comunque difficilmente ne avresti più di tutti.
reason-spare = Anche senza questa carta ne hai più di tutti in circa { $after } casi su 100.
reason-cheapest = Nessun’altra carta costa meno: la probabilità di averne più di tutti scende da { $before } a { $after } su 100.
reason-costs = La probabilità di averne più di tutti scende da { $before } a { $after } su 100.

phase-choose = { $you ->
    [yes] { $last_lap ->
        [0] Tocca a te: scambia con una fila, oppure bussa se hai già scambiato.
       *[other] Ultimo giro, il tuo ultimo turno: scambia con una fila, oppure bussa per tenere la tua mano.
    }
   *[no] { $last_lap ->
        [0] Tocca a { $name }.
       *[other] Ultimo giro: tocca a { $name }.
    }
}
phase-give = { $you ->
    [yes] { $owed ->
        [one] Cedi una carta per la fila { $row }.
       *[other] Cedi { $owed } carte per la fila { $row }.
    }
   *[no] { $name } sta scambiando con la fila { $row }.
}
phase-over = La partita è finita.

event-round-started = { $you ->
    [yes] Tornata { $round }: inizi tu.
   *[no] Tornata { $round }: inizia { $name }.
}
event-hand-dealt = { $you ->
    [yes] Ricevi { $cards } carte.
   *[no] { $name } riceve { $cards } carte.
}
event-cards-laid = Nella fila { $row }: { $number } { $species }.
event-row-chosen = { $you ->
    [yes] Scambi con la fila { $row }.
   *[no] { $name } scambia con la fila { $row }.
}
event-card-given = { $you ->
    [yes] Cedi 1 { $species } per la fila { $row }.
   *[no] { $name } cede 1 { $species } per la fila { $row }.
}
event-cards-taken = { $you ->
    [yes] Prendi { $number } { $species } dalla fila { $row }.
   *[no] { $name } prende { $number } { $species } dalla fila { $row }.
}
event-knocked = { $you ->
    [yes] Bussi: è l’ultimo giro.
   *[no] { $name } bussa: è l’ultimo giro.
}
event-declined = { $you ->
    [yes] Bussi anche tu e tieni la tua mano.
   *[no] Bussa anche { $name } e non scambia più.
}
event-turns-used-up = Tutti hanno avuto { $turns } turni: si contano i punti della tornata.
event-set-shown = { $you ->
    [yes] Mostri la serie completa: { $species }.
   *[no] { $name } mostra la serie completa: { $species }.
}
event-sudden-death = { $you ->
    [yes] Fai Sudden Death: tutti gli altri perdono una vita.
   *[no] { $name } fa Sudden Death: tutti gli altri perdono una vita.
}
event-cards-shown = { $you ->
    [yes] Mostri { $number } { $species }.
   *[no] { $name } mostra { $number } { $species }.
}
event-majority-found = { $you ->
    [yes] Maggioranza per te: { $number } { $species }, { $points } punti.
   *[no] Maggioranza per { $name }: { $number } { $species }, { $points } punti.
}
event-majority-missed = Nessuno fa punti: { $species }.
event-totalled = { $you ->
    [yes] In tutto hai { $points } punti.
   *[no] In tutto { $name } ha { $points } punti.
}
event-lives-lost = { $you ->
    [yes] { $number ->
        [one] Perdi 1 vita e ne hai ancora { $left }.
       *[other] Perdi { $number } vite e ne hai ancora { $left }.
    }
   *[no] { $number ->
        [one] { $name } perde 1 vita e ne ha ancora { $left }.
       *[other] { $name } perde { $number } vite e ne ha ancora { $left }.
    }
}
event-life-gained = { $you ->
    [yes] Guadagni una vita e ora ne hai { $left }.
   *[no] { $name } guadagna una vita e ora ne ha { $left }.
}
event-went-out = { $you ->
    [yes] Esci dal gioco: { $place }º posto.
   *[no] { $name } esce dal gioco: { $place }º posto.
}
event-finished = { $you ->
    [yes] In gioco resti solo tu: vinci!
   *[no] In gioco resta solo { $name }, che vince.
}

refusal-1-1 = I conti delle carte non tornano: ognuno dei 60 animali deve stare da qualche parte, una volta sola.
refusal-1-2 = I conti delle vite non tornano: tutti iniziano con 5, e non se ne possono guadagnare più di quante ne perdono gli altri.
refusal-2-1 = La distribuzione non torna: 10 carte a chi è in gioco, file da 1, 2, 3 e 4 carte, il resto da parte, in una tornata numerata da 1 in su.
refusal-2-2 = Chi inizia deve essere ancora in gioco.
refusal-2-3 = Non è il tuo turno; si gioca in senso orario tra chi è ancora in gioco.
refusal-3-1 = Per scambiare scegli prima una fila, poi cedi una alla volta tante carte della tua mano quante ne ha la fila.
refusal-3-2 = Non puoi cedere proprio gli animali che prendi: almeno uno deve essere diverso.
refusal-3-3 = Le carte note di una mano devono esserci davvero, e le ha solo chi ha già scambiato.
refusal-4-1 = Puoi bussare solo dopo almeno uno scambio in questa tornata.
refusal-4-2 = L’ultimo giro non torna: chi ha bussato è ancora in gioco e non gioca un altro turno.
refusal-4-4 = Nessuno ha più di 60 turni in una tornata.
refusal-5-1 = Chi ha scambiato e ha una serie completa avrebbe chiuso subito la tornata.
refusal-6-3 = Nessuno perde più di 2 vite in una tornata: così poche tornate non possono esserne costate tante.
refusal-7-1 = Non hai più vite, quindi per te il gioco è finito.
refusal-7-2 = La partita finisce quando in gioco resta una sola persona, che vince; i posti e chi è in gioco devono corrispondere.
refusal-8-1 = L’opzione per esperti è attiva oppure no.

# Che cosa dice il tavolo
board-lives = { $number ->
    [one] 1 vita
   *[other] { $number } vite
}
board-unknown = { $number ->
    [one] 1 carta che nessun altro conosce
   *[other] { $number } carte che nessun altro conosce
}
board-known = Noto nella mano: { $cards }
board-nothing-known = Niente di noto nella mano
board-knocker = ha bussato
board-out = fuori
board-take-back = { $row }. Annulla l’ultimo passo
board-slot = { $species }: { $held } su { $all } in mano
board-none-held = Non hai nessuna carta da dare: { $species }.
board-gives = Dai: { $cards }
board-gets = Ricevi: { $cards }
board-round = Tornata { $round }
board-aside = { $number ->
    [one] 1 carta da parte
   *[other] { $number } carte da parte
}
board-last-lap = Ultimo giro!
board-knocked = { $you ->
    [yes] Hai bussato.
   *[no] { $name } ha bussato.
}
board-keep = Tieni
board-last-round = Tornata precedente
board-round-end = Chi ne ha di più?
board-species = Animale
board-total = Punti
board-cost = Vite
board-safe = non perde vite
board-skip = Salta
board-continue = Avanti
board-sudden-death = Sudden Death!
board-set = { $you ->
    [yes] Hai la serie completa: { $number } { $species }.
   *[no] { $name } ha la serie completa: { $number } { $species }.
}
board-story-deal = Tutti ricevono { $cards } carte. Nelle file: { $rows }
board-story-swap = { $you ->
    [yes] Dai { $gives } per la fila { $row } e prendi { $gets }.
   *[no] { $name } dà { $gives } per la fila { $row } e prende { $gets }.
}
board-story-hand = { $you ->
    [yes] Mostri { $cards }.
   *[no] { $name } mostra { $cards }.
}
board-story-most = Chi ne ha di più: { $winners }
scoring-lives = Come si sono perse le vite
scoring-last-round = L’ultima tornata
scoring-how = Chi ha più carte di un animale ne prende i punti. Il totale più alto non costa vite, il più basso due, gli altri una.
tour-animals = Questi sono i tuoi animali. Un animale vale tanti punti quante sono le sue carte: 9 la giraffa, solo 3 il topo. A fine tornata li prende solo chi ne ha di più.
tour-lives = Tutti hanno cinque vite. A ogni tornata il migliore non ne perde, l’ultimo ne perde due, gli altri una. Vince chi resta in vita.
tour-rows = Tocca a te: scegli una fila con cui scambiare. Prendi tutte le sue carte e ne metti giù altrettante delle tue.
tour-give = Sono suggeriti gli animali di cui hai meno carte. Tocca altri animali per dare quelli, meglio se altri giocatori ne hanno di più. Toccando la fila riprendi le carte.
tour-confirm = Ecco come sarà: il rosso va via, il verde arriva. Conferma oppure annulla.
tour-known = Tutti vedono che cosa si prende da una fila. Perciò accanto a ogni nome ci sono le carte che sono ancora in quella mano, e quante nessuno conosce.
tour-sets = Attenti al fulmine! Chi dopo uno scambio ha tutte le 5 lepri, tutti i 5 maiali o tutti i 4 gatti chiude subito la tornata, e tutti gli altri perdono una vita.
tour-knock = La mano ti piace? Allora bussa: gli altri giocano ancora una volta, poi si contano i punti.
tour-last-lap = Qualcuno ha bussato: agli altri resta un solo turno. Scambia ancora una volta o tieni la tua mano.
tour-again = Una nuova tornata con nuove carte. Qui puoi rivedere l’ultimo conteggio. Buona fortuna!
scoring-points = Vite
