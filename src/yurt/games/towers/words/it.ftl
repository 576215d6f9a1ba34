title = YAK: le torri di pietra
summary = Scambia cibo con pietre quando passano i carri e costruisci la torre che vale più punti.

stone-red = rossa
stone-black = nera
stone-orange = arancione
stone-grey = grigia
stone-yellow = gialla
stone-green = verde
stone-blue = blu
stone-purple = viola
stone-crystal = di cristallo

food-milk = latte
food-meat = carne
food-bread = pane

action-build = costruzione
action-restock = rifornimento
action-market = mercato

cart-1 = carro senza pane
cart-2 = carro senza latte
cart-3 = carro senza carne
cart-4 = carro dei due tipi

direction-clockwise = in senso orario
direction-anticlockwise = in senso antiorario

bonus-most-red = Più pietre rosse: 4 punti per il primo posto, 2 per il secondo
bonus-most-blue = Più pietre blu: 4 punti per il primo posto, 2 per il secondo
bonus-orange-slopes = 1 punto per ogni pietra arancione a un’estremità dei livelli da 1 a 5
bonus-green-base = 1 punto per ogni pietra verde al livello 1
bonus-no-yellow = Nessuna pietra gialla: 3 punti in meno
bonus-no-grey = Nessuna pietra grigia: 3 punti in meno
bonus-black-middle = 2 punti per ogni pietra nera al centro del livello 1, 3 o 5
bonus-purple-middle = 2 punti per ogni pietra viola al centro del livello 2 o 4

option-bonus = Carte bonus

move-choose = Scegli: { $action }
move-buy = Compra una pietra { $stone }
move-pay = Paga con { $food }
move-spill = Metti { $food } al mercato
move-place = Posa una pietra { $stone } in { $place }
move-done = Basta così
move-restock = Rifornisciti di { $food }
move-collect = Prendi { $food } dal mercato
move-keep = Tieni una pietra { $stone }
move-load = Caricala nel { $cart }

chance-turn-restock = I carri si girano col rifornimento: { $percent }%
chance-fit-restock = Pietra adatta col rifornimento: { $percent }%
chance-turn-market = I carri si girano al mercato: { $percent }%
chance-fit-market = Pietra adatta al mercato: { $percent }%
chance-turn-emptied = I carri si girano se svuoti il tuo: { $percent }%
chance-win = Vinci tu, se tutti giocano con criterio: { $percent }%
number-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
reason-build = Il tuo cibo compra pietre dal carro davanti a te; domani lì ce ne sarà un altro.
reason-build-last = È l’ultimo giorno: conta ancora solo ciò che costruisci adesso.
reason-idle = Oggi non potresti comprare nulla; con questa carta tutto resta com’è.
reason-restock = { $number ->
    [0] Cibo per te non ce n’è, ma forse arriva una pietra nel tuo carro.
   *[other] Il tuo carro ti dà fino a { $number } gettoni di cibo.
}
reason-market = { $number ->
    [0] Cibo per te non ce n’è, ma puoi mettere una pietra in un carro.
   *[other] Ricevi fino a { $number } gettoni di cibo e puoi mettere una pietra in un carro.
}
reason-market-food = Il mercato ha per te fino a { $number } gettoni di cibo.
reason-buy-best = Nessun’altra pietra porta di più alla tua torre: fino a { number-points }.
reason-buy = Nella tua torre porta fino a { number-points }.
reason-buy-no-more = Di più non puoi comprare.
reason-buy-nothing = Tieni il tuo cibo: { $food }.
reason-buy-enough = Un’altra pietra ti costerebbe ancora cibo: { $food }.
reason-pay-plenty = Di ciò che questo carro accetta, è quello di cui hai di più: { $number }.
reason-pay-useless = Il carro di domani non lo accetta, a meno che i carri si girino.
reason-pay = Dopo te ne restano { $number }.
reason-spill-rare = È quello di cui hai di meno, e al mercato puoi riprenderlo.
reason-spill = Il carro non può portare tutto: un gettone deve andare via.
reason-stupa = Con questa il livello 4 è completo: prendi lo stupa.
reason-place-best = Nessun altro posto le porta di più: { number-points }.
reason-place-room = Accanto resta spazio: { $number ->
    [one] 1 posto è libero.
   *[other] { $number } posti sono liberi.
}
reason-place = Con questa le tue pietre valgono { number-points }.
reason-restock-most = Di nessun altro tipo ce n’è di più per te: ne ricevi { $number }.
reason-restock-some = { $number ->
    [0] Non ne ricevi: la tua yurta resta com’è.
   *[other] Ne ricevi { $number }.
}
reason-collect-rare = Di ciò che puoi prendere lì, è quello di cui hai di meno.
reason-collect = Poi ne hai { $number }.
reason-collect-done = Non prendi altro; la tua yurta ha { $number } gettoni su 8.
reason-keep-best = Nessuna delle pietre porterebbe di più alla tua torre: fino a { number-points }.
reason-keep = Alle torri degli altri porterebbe al massimo { number-points }.
reason-load-next = Domani quel carro sarà davanti a te, a meno che i carri si girino.
reason-load-away = Domani quel carro non sarà davanti a te, a meno che i carri si girino.
reason-load-last = È l’ultimo giorno: nessun carro arriverà più da te.

phase-sunrise = { $you ->
    [yes] { $is_last_day ->
        [1] Alba dell’ultimo giorno: scegli la tua carta azione.
       *[other] Alba: scegli la tua carta azione.
    }
   *[no] Aspettiamo ancora la scelta di { $name }.
}
phase-buy = { $you ->
    [yes] { $owed ->
        [0] Costruzione: compra fino a tre pietre dal tuo carro, o nessuna.
        [one] Compra un’altra pietra, oppure basta così e paga: devi { $owed } gettone.
       *[other] Compra un’altra pietra, oppure basta così e paga: devi { $owed } gettoni.
    }
   *[no] { $name } sta costruendo.
}
phase-pay = { $you ->
    [yes] { $owed ->
        [one] Paga le tue pietre: ancora { $owed } gettone.
       *[other] Paga le tue pietre: ancora { $owed } gettoni.
    }
   *[no] { $name } sta pagando.
}
phase-spill = { $you ->
    [yes] Nel tuo carro stanno solo 9 gettoni: quale di quelli appena pagati va al mercato?
   *[no] { $name } sceglie quale cibo va al mercato.
}
phase-place = { $you ->
    [yes] Posa le tue pietre.
   *[no] { $name } sta posando pietre.
}
phase-restock = { $you ->
    [yes] Rifornimento: quale cibo prendi dal tuo carro?
   *[no] { $name } si sta rifornendo.
}
phase-collect = { $you ->
    [yes] { $collected ->
        [0] Mercato: prendi fino a due gettoni, poi pesca.
        [1] Mercato: prendi un altro gettone, oppure basta così e pesca.
       *[other] Mercato: basta così, pesca.
    }
   *[no] { $name } è al mercato.
}
phase-keep = { $you ->
    [yes] Tieni una delle pietre pescate.
   *[no] { $name } sceglie una delle pietre pescate.
}
phase-load = { $you ->
    [yes] In quale carro va la pietra { $kept }?
   *[no] { $name } sceglie un carro per la pietra { $kept }.
}
phase-over = La partita è finita.

event-chosen = { $you ->
    [yes] Scegli: { $action }.
   *[no] { $name } ha scelto.
}
event-revealed = { $you ->
    [yes] Riveli: { $action }.
   *[no] { $name } rivela: { $action }.
}
event-bought = { $you ->
    [yes] Prendi una pietra { $stone }; in tutto costa { $price }.
   *[no] { $name } prende una pietra { $stone }; in tutto costa { $price }.
}
event-paid = { $you ->
    [yes] Paghi con { $food }.
   *[no] { $name } paga con { $food }.
}
event-spilled = { $you ->
    [yes] Metti { $food } al mercato.
   *[no] { $name } mette { $food } al mercato.
}
event-placed = { $you ->
    [yes] Posi una pietra { $stone } in { $place }.
   *[no] { $name } posa una pietra { $stone } in { $place }.
}
event-built-nothing = { $you ->
    [yes] Non costruisci niente.
   *[no] { $name } non costruisce niente.
}
event-stupa-taken = { $you ->
    [yes] Completi il livello 4 prima di tutti e prendi lo stupa!
   *[no] { $name } completa il livello 4 prima di tutti e prende lo stupa!
}
event-restocked = { $you ->
    [yes] { $number ->
        [0] Non prendi { $food } dal tuo carro.
        [one] Prendi { $number } gettone { $food } dal tuo carro.
       *[other] Prendi { $number } gettoni { $food } dal tuo carro.
    }
   *[no] { $number ->
        [0] { $name } non prende { $food } dal carro.
        [one] { $name } prende { $number } gettone { $food } dal carro.
       *[other] { $name } prende { $number } gettoni { $food } dal carro.
    }
}
event-collected = { $you ->
    [yes] Prendi { $food } dal mercato.
   *[no] { $name } prende { $food } dal mercato.
}
event-stone-drawn = { $you ->
    [yes] Peschi una pietra { $stone }.
   *[no] { $name } pesca una pietra { $stone }.
}
event-fog-drawn = { $number ->
    [one] Sale la nebbia: { $number } blocco va da parte.
   *[other] Sale la nebbia: { $number } blocchi vanno da parte.
}
event-turned = Tutti i carri si girano: ora vanno { $direction }.
event-bag-gone = Il sacchetto non basta più: sacchetto e nebbia escono dal gioco.
event-loaded = Nel { $cart }: una pietra { $stone }.
event-kept = { $you ->
    [yes] Tieni una pietra { $stone }.
   *[no] { $name } tiene una pietra { $stone }.
}
event-put-back = Torna nel sacchetto: una pietra { $stone }.
event-put-out = Fuori dal gioco: una pietra { $stone }.
event-fog-placed = { $number ->
    [one] Sul percorso di montagna c’è { $number } blocco di nebbia.
   *[other] Sul percorso di montagna ci sono { $number } blocchi di nebbia.
}
event-marker-removed = Il segnalino della nebbia viene tolto e { $number } blocchi tornano nel sacchetto.
event-track-full = Il percorso di montagna è pieno: i suoi quattro blocchi restano lì per sempre.
event-fog-returned = { $number ->
    [one] { $number } blocco di nebbia torna nel sacchetto.
   *[other] { $number } blocchi di nebbia tornano nel sacchetto.
}
event-carts-moved = Il sole tramonta. Ogni carro avanza di un posto { $direction }.
event-day-begun = { $you ->
    [yes] Un nuovo giorno. Hai il cucciolo di yak e inizierai tu.
   *[no] Un nuovo giorno. { $name } ha il cucciolo di yak e inizierà.
}
event-last-day-begun = { $you ->
    [yes] L’ultimo giorno. Hai il cucciolo di yak e inizierai tu.
   *[no] L’ultimo giorno. { $name } ha il cucciolo di yak e inizierà.
}
event-finished = La partita è finita.

refusal-1-1 = I conti delle pietre non tornano: ogni pietra deve stare da qualche parte, una volta sola.
refusal-1-2 = I conti del cibo non tornano: i gettoni si spostano solo tra yurte, carri e mercato.
refusal-1-4 = In una yurta stanno al massimo 8 gettoni, e solo chi gioca ha una yurta, una torre e delle carte.
refusal-2-2 = I carri non corrispondono al numero di posti: uno per ogni tipo in uso, ciascuno in un posto.
refusal-2-4 = In due o tre un colore è fuori dal gioco, in quattro nessuno.
refusal-2-6 = Inizia qualcuno al tavolo, e i carri vanno tutti da una parte, in senso orario o antiorario.
refusal-3-1 = All’alba tutti scelgono una carta azione, una volta sola.
refusal-3-2 = Prima scelgono tutti; poi, partendo dal cucciolo di yak, ognuno a turno fa quello che dice la carta.
refusal-3-3 = A fine giornata tutte le carte azione tornano in mano.
refusal-4-1 = Con la carta costruzione, al tuo turno: fino a 3 pietre dal tuo carro, per 1, 3 o 5 gettoni che hai, e 1 in più per ogni cristallo.
refusal-4-2 = Paghi solo con cibo che questo carro accetta, e devi averne abbastanza.
refusal-4-3 = In un carro stanno al massimo 9 gettoni: quello che è di troppo va al mercato, tra i gettoni appena pagati.
refusal-4-4 = Con la carta costruzione, al tuo turno, posi le pietre che hai preso e pagato, tutte.
refusal-4-5 = Un carro è vuoto solo mentre si comprano le sue ultime pietre, o quando non c’è più il sacchetto.
refusal-5-1 = Con la carta rifornimento, al tuo turno, prendi tutto il cibo di un tipo dal tuo carro.
refusal-5-2 = In un carro stanno al massimo 4 pietre.
refusal-5-3 = Con la carta mercato, al tuo turno, prendi prima fino a 2 gettoni che sono lì, finché c’è posto nella tua yurta.
refusal-5-4 = Con la carta mercato, al tuo turno, dopo il cibo tieni una delle pietre pescate e la carichi in un carro in gioco che ha posto.
refusal-6-1 = I conti dei blocchi di nebbia non tornano: sono 5, nel sacchetto, da parte o sul percorso.
refusal-6-2 = Il percorso di montagna ha 3 caselle finché c’è il segnalino della nebbia, poi 4; con il terzo blocco il segnalino se ne va.
refusal-6-4 = Quando il sacchetto è fuori dal gioco è vuoto, e prima nessuna pietra esce dal gioco.
refusal-7-2 = Una pietra va accanto a un’altra al livello 1, oppure sopra due pietre vicine.
refusal-7-3 = Altre pietre vanno in cima, una sull’altra, solo quando ci sono tutte le 15 della piramide.
refusal-7-4 = Lì c’è già una pietra, e le pietre non si spostano più.
refusal-8-1 = Lo stupa va alla prima torre con 14 pietre, e un giorno dopo la partita finisce: nessuna torre può salire più in alto.
refusal-10-1 = Le carte bonus devono essere diverse, tante quante concordato, in ordine e nessuna del colore tolto.

# Il tabellone della pagina
board-market = Il mercato
board-track = Percorso di montagna: nebbia su { $fog } caselle di { $spaces }
board-bag = Il sacchetto: { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
board-fog = nebbia
board-removed = Non in questa partita: { $stone }.
board-bonus-cards = Carte bonus
board-card-none = Ancora nessuna carta
board-card-down = Una carta coperta
board-baby-yak = Il cucciolo di yak: comincia oggi
board-stupa = Lo stupa
board-tower-of = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-my-tower = La tua torre
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ora: da dove vengono?
board-place = { $stone ->
    [none] Posto { $place }, vuoto
   *[other] Posto { $place }: { $stone }
}
board-yurt = La tua yurta: { $food } gettoni di cibo su 8
board-cards = Le tue carte azione
board-bought = Pietre comprate
board-drawn = Pietre pescate
board-pay = Paga { $food }
board-pay-self = Scegli tu il cibo
board-pay-rest = Paga { $food } per me
board-spill-rest = Scegli per me
board-build-nothing = Non costruire
board-draw = Pesca le pietre
board-letter-red = R
board-letter-black = N
board-letter-orange = A
board-letter-grey = G
board-letter-yellow = L
board-letter-green = E
board-letter-blue = B
board-letter-purple = O
board-letter-crystal = C
board-letter-milk = L
board-letter-meat = C
board-letter-bread = P

scoring-group = { $size } × { $stone }
scoring-count = { $groups } gruppi
scoring-singles = { $stones ->
    [one] { $stones } pietra singola
   *[other] { $stones } pietre singole
}
scoring-stupa = Lo stupa
scoring-food = Più cibo di tutti
scoring-total = In tutto
scoring-tie = { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}: a parità di punti, è davanti chi ha meno pietre.

tour-welcome = Costruisci la torre che vale più punti: pietre di un colore che si toccano sono un gruppo, e tanti gruppi danno punti in più.
tour-cart = Oggi questo carro è davanti a te. Compra le sue pietre con il cibo; quello barrato non lo accetta.
tour-cards = Scegli in segreto che cosa fai oggi. Costruzione: compri e posi pietre. Rifornimento: prendi cibo dal tuo carro. Mercato: prendi cibo lì e carichi una pietra su un carro.
tour-buy = Tocca le pietre che vuoi. Una costa 1 gettone, due costano 3, tre costano 5; ogni cristallo 1 in più.
tour-pay = Ora paga: prendiamo il cibo di cui hai di più. Oppure scegli tu.
tour-place = Tocca un posto illuminato. Il numero dice quanti punti porta adesso.
tour-restock = Prendi tutto il cibo di un tipo dal tuo carro, quanto ne sta nella tua yurta: 8 in tutto.
tour-market = Prendi fino a due gettoni, poi pesca tre pietre.
tour-keep = Tieni una delle tre pietre; le altre tornano nel sacchetto.
tour-load = Caricala su un carro che ha posto: magari quello che arriverà da te?
tour-moved = Ogni sera i carri avanzano di un posto. Le frecce sulla strada mostrano dove vanno.
tour-fog = Nebbia! Ogni volta che si pesca, tutti i carri si girano. I blocchi si raccolgono sulla montagna.
tour-score = Questi sono i tuoi punti. Toccali per vedere da dove vengono.
tour-stupa = Lo stupa è preso: questo è l’ultimo giorno. Poi si contano le torri.
