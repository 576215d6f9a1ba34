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
option-edition = Edizione

move-play = Gioca { $card }
move-claim = Dichiara { $number } { $species }
move-challenge = Contesta

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
