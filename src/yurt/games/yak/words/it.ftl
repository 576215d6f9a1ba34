title = YAK
summary = Metti giù una carta coperta, dichiara cosa c’è nella pila, o non credere a una parola.

species-yeti = { $number ->
    [one] yeti
   *[other] yeti
}
species-marmot = { $number ->
    [one] marmotta
   *[other] marmotte
}
species-vulture = { $number ->
    [one] avvoltoio
   *[other] avvoltoi
}
species-ibex = { $number ->
    [one] stambecco
   *[other] stambecchi
}
species-yak = { $number ->
    [one] yak
   *[other] yak
}

card-yeti1 = yeti 1
card-yeti2 = yeti 2
card-yeti3 = yeti 3
card-marmot1 = marmotta 1
card-marmot2 = marmotta 2
card-marmot3 = marmotta 3
card-vulture1 = avvoltoio 1
card-vulture2 = avvoltoio 2
card-vulture3 = avvoltoio 3
card-ibex1 = stambecco 1
card-ibex2 = stambecco 2
card-ibex3 = stambecco 3
card-yak1 = yak 1
card-yak2 = yak 2
card-yak3 = yak 3
card-joker1 = jolly 1
card-joker2 = jolly 2
card-bang = «!»
card-one = «1»
card-stop = Stop

edition-zoch = YAK (Zoch): 107 carte, di cui 8 Stop
edition-jak = JAK (edizione ceca): 105 carte, di cui 6 Stop
edition-mini = Mini: 7 carte, per il laboratorio
option-edition = Edizione

move-play = Gioca { $card }
move-claim = Dichiara { $number } { $species }
move-challenge = Contesta

chance-claim-true = Vera, in base alle sole carte: { $percent }%
chance-claim-believed = Vera, se gli altri sono sinceri: { $percent }%
chance-own-claim-true = La tua dichiarazione è vera: { $percent }%
chance-win = Vinci tu, se tutti giocano con criterio: { $percent }%
reason-doubt = { $claim_true ->
    [0] Con le carte che conosci, la dichiarazione non può essere vera.
   *[other] La dichiarazione è vera solo in { $claim_true } casi su 100.
}
reason-trap = La dichiarazione è vera in { $claim_true } casi su 100, ma per continuare dovresti dichiarare ancora di più.
reason-believe = La dichiarazione è vera in { $claim_true } casi su 100: meglio non dubitarne. { reason-card }
reason-dare = La dichiarazione è vera solo in { $claim_true } casi su 100, ma se dichiari di più il dubbio passa a chi viene dopo. { reason-card }
reason-card = { $card ->
    [fits] Questa carta conta a suo favore.
    [special] Questa carta può cambiare quanto contano le altre.
    [spares] Tieni una carta che conta a suo favore.
   *[other] Non hai carte che contino a suo favore.
}
reason-begin-creature = Conta come creatura: così la tua prima dichiarazione può essere vera.
reason-begin-joker = Un jolly conta come qualsiasi creatura: la tua prima dichiarazione sarà vera.
reason-begin-special = Da sola non conta nulla, ma può cambiare quanto contano tutte le carte successive.
reason-certain = Con le carte che conosci, questa dichiarazione è sicuramente vera.
reason-likely = Con le carte che conosci, questa dichiarazione è vera in { $own_claim_true } casi su 100.
reason-least = Di meno non puoi dichiarare; con le carte che conosci, è vera in { $own_claim_true } casi su 100.
reason-bluff = Un bluff, vero solo in { $own_claim_true } casi su 100; ma chi viene dopo deve dubitarne o dichiarare ancora di più.
reason-end = Così la partita finisce e nessuno prende più la pila.

phase-play = { $you ->
    [yes] { $pile_size ->
        [0] Tocca a te: inizia una nuova pila con una carta.
       *[other] Tocca a te: gioca una carta o contesta l’ultima dichiarazione.
    }
   *[no] È il turno di { $name }.
}
phase-claim = { $you ->
    [yes] { $pile_size ->
        [1] Di’ che creatura è: la prima dichiarazione è sempre 1.
       *[other] Ora supera la dichiarazione precedente.
    }
   *[no] { $name } sta pensando a cosa dichiarare.
}
phase-over = La partita è finita.

event-card-played = { $card ->
    [hidden] { $name } mette giù una carta coperta.
   *[known] { $you ->
        [yes] Tu metti giù, coperta: { $card }.
       *[no] { $name } mette giù, coperta: { $card }.
    }
}
event-claimed = { $you ->
    [yes] Dichiari: { $number } { $species }.
   *[no] { $name } dichiara: { $number } { $species }.
}
event-card-drawn = { $card ->
    [hidden] { $name } pesca una carta.
   *[known] { $you ->
        [yes] Peschi: { $card }.
       *[no] { $name } pesca: { $card }.
    }
}
event-challenged = { $you ->
    [yes] Dubiti di { $claimant-name }: { $number } { $species }?
   *[no] { $claimant-you ->
        [yes] { $name } dubita di te: { $number } { $species }?
       *[no] { $name } dubita di { $claimant-name }: { $number } { $species }?
    }
}
event-card-shown = { $you ->
    [yes] Avevi messo giù: { $card }.
   *[no] { $name } aveva messo giù: { $card }.
}
event-counted = Totale nella pila: { $number } { $species }.
event-pile-taken = { $you ->
    [yes] { $cards ->
        [one] Tu prendi 1 carta.
       *[other] Tu prendi { $cards } carte.
    }
   *[no] { $cards ->
        [one] { $name } prende 1 carta.
       *[other] { $name } prende { $cards } carte.
    }
}
event-finished = La partita è finita.

refusal-1-1 = Il conto delle carte non torna: ogni carta deve essere da qualche parte, tante volte quante ce ne sono nel gioco.
refusal-1-3 = Il conto delle carte Stop non torna: YAK ne ha 8, JAK ne ha 6.
refusal-1-4 = L’edizione mini ha solo le sue 7 carte, e vi si dichiarano solo yeti e marmotte, fino a 7.
refusal-2-2 = È il turno di qualcun altro; si gioca in senso orario.
refusal-3-1 = La pila è vuota: devi giocare una carta.
refusal-3-2 = Un turno è una carta dalla tua mano e poi una dichiarazione.
refusal-3-4 = La prima dichiarazione di una pila è sempre 1, con la creatura che vuoi.
refusal-3-5 = Una dichiarazione deve superare la precedente: un numero più alto, oppure lo stesso numero di una creatura più grande.
refusal-3-6 = Più in alto non si può: resta solo da contestare.
refusal-3-7 = Puoi contestare solo nel tuo turno, invece di giocare una carta, e solo la dichiarazione subito prima di te.
refusal-5-1 = Le carte di penalità devono essere quelle che sono state prese.
refusal-6-1 = La partita è finita.
refusal-6-4 = Le mani non tornano: finché si può pescare ognuno ha 5 carte, poi calano tutte insieme.

# The board of the page
board-letters-yeti = Ye
board-letters-marmot = Ma
board-letters-vulture = Av
board-letters-ibex = St
board-letters-yak = Ya
board-says = { $name } dichiara
board-you-say = Dichiari
board-new-pile = Inizia una nuova pila.
board-challenge = Contesta: { $number } { $species }?
board-hand = La tua mano
board-take-back = Riprendi { $card }
board-claim = La tua dichiarazione
board-number = Numero
board-creature = Creatura
board-lower = Numero più basso
board-higher = Numero più alto
board-draw-pile = { $cards ->
    [0] Mazzo: vuoto
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $cards } carte
}
board-pile = { $cards ->
    [0] La pila è vuota
    [one] La pila: 1 carta
   *[other] La pila: { $cards } carte
}
board-why-draw = Peschi una carta dopo la tua dichiarazione: arriva da sola.
board-why-pile = La pila resta coperta finché qualcuno non la contesta.
board-in-hand = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
board-penalties = { $cards ->
    [0] Nessuna carta di penalità
    [one] 1 carta di penalità
   *[other] { $cards } carte di penalità
}
board-trail = Le carte della pila, prima la più vecchia
board-said = { $name }: { $number } { $species }
board-last-pile = La pila contestata
board-enough = Basta! La dichiarazione è vera.
board-not-enough = Non basta! La dichiarazione è falsa.
board-void = numero dispari: «!» e «1» non valgono
board-all-count = contano tutte le creature
board-all-one = ogni carta conta 1
board-counts = Carte prese
board-counts-why = Tutti hanno visto queste carte. Chi se le ricorda dubita meglio.
board-joker = Jolly
board-taken-of = { $card }: { $taken } su { $all } prese
board-left = Da pescare: { $draw } · nella pila: { $pile }

# The guided match and the end
tour-goal = Tutti mettono carte coperte su una sola pila e dichiarano che cosa contiene. Chi viene scoperto a mentire, o dubita della verità, prende la pila. Vince chi ha meno carte.
tour-claim = Questa è la dichiarazione in vigore: la pila conterrebbe almeno questo numero di questa creatura.
tour-hand = Queste sono le tue carte. Il numero dice quante creature conta una carta. Toccane una per metterla giù coperta: nessuno la vedrà.
tour-dial = Ora dichiara: un numero più alto, o lo stesso numero di una creatura più grande, più a destra. Una prima è suggerita. Se è vera, è un tuo segreto.
tour-confirm = Niente è ancora definitivo: cambia carta e dichiarazione quanto vuoi, poi conferma.
tour-challenge = Non ci credi? Contesta. Se la dichiarazione è falsa, la pila va a chi gioca prima di te; se è vera, va a te.
tour-trail = Ecco la pila, carta per carta: chi l’ha messa e che cosa ha dichiarato. Le tue carte sono scoperte, ma solo per te.
tour-specials = I jolly contano come qualsiasi creatura. «!» fa contare tutte le creature, «1» fa contare ogni carta 1, e un numero dispari di Stop annulla entrambi.
tour-reveal = La pila viene scoperta e contata. Se basta per la dichiarazione, la prende chi ha dubitato, altrimenti chi l’ha fatta. Chi la prende inizia la prossima.
tour-counts = Tutti hanno visto le carte prese. Qui puoi vedere quante di ciascuna non ci sono più.
tour-end = Quando questo mazzo è finito, la contestazione successiva chiude la partita. Buona fortuna!
scoring-last-challenge = Il mazzo era finito: questa contestazione è stata l’ultima.
scoring-last-card = { $cards ->
    [one] L’ultima carta è stata giocata: nessuno prende l’ultima pila di 1 carta.
   *[other] L’ultima carta è stata giocata: nessuno prende l’ultima pila di { $cards } carte.
}
scoring-fewest = Vince chi ha meno carte di penalità.
scoring-points = Carte
