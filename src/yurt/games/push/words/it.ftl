title = PUSH
summary = Scopri carte, forma colonne e fermati prima che arrivi la carta di troppo.

colour-red = rosso ▲
colour-blue = blu ■
colour-green = verde ◆
colour-yellow = giallo ●
colour-purple = viola ⬢

card-red1 = 1 rosso ▲
card-red2 = 2 rosso ▲
card-red3 = 3 rosso ▲
card-red4 = 4 rosso ▲
card-red5 = 5 rosso ▲
card-red6 = 6 rosso ▲
card-blue1 = 1 blu ■
card-blue2 = 2 blu ■
card-blue3 = 3 blu ■
card-blue4 = 4 blu ■
card-blue5 = 5 blu ■
card-blue6 = 6 blu ■
card-green1 = 1 verde ◆
card-green2 = 2 verde ◆
card-green3 = 3 verde ◆
card-green4 = 4 verde ◆
card-green5 = 5 verde ◆
card-green6 = 6 verde ◆
card-yellow1 = 1 giallo ●
card-yellow2 = 2 giallo ●
card-yellow3 = 3 giallo ●
card-yellow4 = 4 giallo ●
card-yellow5 = 5 giallo ●
card-yellow6 = 6 giallo ●
card-purple1 = 1 viola ⬢
card-purple2 = 2 viola ⬢
card-purple3 = 3 viola ⬢
card-purple4 = 4 viola ⬢
card-purple5 = 5 viola ⬢
card-purple6 = 6 viola ⬢
card-roll = carta-dado
card-switch = carta-cambio direzione

face-red = rosso ▲
face-blue = blu ■
face-green = verde ◆
face-yellow = giallo ●
face-purple = viola ⬢
face-star = stella

column-1 = colonna 1
column-2 = colonna 2
column-3 = colonna 3

direction-left = sinistra
direction-right = destra

option-protection = Protezione
protection-colour = Un colore protetto resta protetto: anche le carte successive di quel colore sono al sicuro
protection-cards = Solo le carte messe in banca sono protette: per le successive serve un altro turno
option-risk = Rischio: la stella costa tutte le carte non protette

move-push = Scopri una carta
move-place = Nella { $column }
move-stop = Fermati
move-take = Prendi la { $column }
move-bank = Proteggi il { $colour }

phase-begin = { $you ->
    [yes] Tocca a te: scopri una carta o proteggi un colore.
   *[no] È il turno di { $name }.
}
phase-push = { $you ->
    [yes] Non c’è ancora nessuna colonna: continua a scoprire.
   *[no] { $name } deve continuare a scoprire.
}
phase-decide = { $you ->
    [yes] { $deck_size ->
        [0] Era l’ultima carta del mazzo: fermati.
       *[other] Continui o ti fermi?
    }
   *[no] { $deck_size ->
        [0] { $name } ha scoperto l’ultima carta e deve fermarsi.
       *[other] { $name } si chiede se continuare.
    }
}
phase-place = { $you ->
    [yes] Scegli una colonna per la carta.
   *[no] { $name } sceglie una colonna per la carta.
}
phase-take = { $you ->
    [yes] Prendi una delle colonne.
   *[no] { $name } prende una colonna.
}
phase-over = La partita è finita.

event-card-turned = { $you ->
    [yes] Tu scopri: { $card }.
   *[no] { $name } scopre: { $card }.
}
event-card-placed = { $you ->
    [yes] Tu metti nella { $column }: { $card }.
   *[no] { $name } mette nella { $column }: { $card }.
}
event-switched = { $you ->
    [yes] Il giro delle colonne ora parte dalla tua { $direction }.
   *[no] Il giro delle colonne ora parte dalla { $direction } di { $name }.
}
event-stopped = { $you ->
    [yes] Ti fermi.
   *[no] { $name } si ferma.
}
event-busted = { $you ->
    [yes] Una carta di troppo! Nessun posto per: { $card }. Non prendi nessuna colonna.
   *[no] Una carta di troppo! Nessun posto per: { $card }. { $name } non prende nessuna colonna.
}
event-column-taken = { $you ->
    [yes] { $cards ->
        [one] Tu prendi la { $column }: 1 carta.
       *[other] Tu prendi la { $column }: { $cards } carte.
    }
   *[no] { $cards ->
        [one] { $name } prende la { $column }: 1 carta.
       *[other] { $name } prende la { $column }: { $cards } carte.
    }
}
event-card-banked = { $you ->
    [yes] Subito nella tua banca: { $card }.
   *[no] Subito nella banca di { $name }: { $card }.
}
event-rolled = { $you ->
    [yes] Lanci il dado: { $face }.
   *[no] { $name } lancia il dado: { $face }.
}
event-cards-lost = { $you ->
    [yes] { $cards ->
        [one] Tu perdi 1 carta di colore { $colour }.
       *[other] Tu perdi { $cards } carte di colore { $colour }.
    }
   *[no] { $cards ->
        [one] { $name } perde 1 carta di colore { $colour }.
       *[other] { $name } perde { $cards } carte di colore { $colour }.
    }
}
event-nothing-lost = { $you ->
    [yes] Non perdi niente.
   *[no] { $name } non perde niente.
}
event-column-discarded = { $cards ->
    [one] Nessuno prende la { $column }: si scarta 1 carta.
   *[other] Nessuno prende la { $column }: si scartano { $cards } carte.
}
event-switches-discarded = { $cards ->
    [one] Si scarta la carta-cambio direzione.
   *[other] Si scartano { $cards } carte-cambio direzione.
}
event-colour-banked = { $you ->
    [yes] { $cards ->
        [one] Tu proteggi il { $colour }: 1 carta è al sicuro.
       *[other] Tu proteggi il { $colour }: { $cards } carte sono al sicuro.
    }
   *[no] { $cards ->
        [one] { $name } protegge il { $colour }: 1 carta è al sicuro.
       *[other] { $name } protegge il { $colour }: { $cards } carte sono al sicuro.
    }
}
event-finished = La partita è finita.

refusal-1-1 = Il conto delle carte non torna: ogni carta deve essere da qualche parte, tante volte quante ce ne sono nel gioco.
refusal-1-3 = Il conto delle carte-cambio direzione non torna: sono 12, e in due nessuna.
refusal-2-1 = È il turno di qualcun altro; si gioca in senso orario.
refusal-2-2 = Non c’è nessuna carta da mettere: prima scoprine una.
refusal-2-3 = La carta va dove non ci sono ancora né il suo numero né il suo colore: in una colonna così, o nella prossima nuova, al massimo tre.
refusal-2-4 = Una carta-dado va solo in una colonna che non ne ha ancora, o nella prossima nuova.
refusal-2-5 = Una carta-cambio direzione non va mai in una colonna.
refusal-2-6 = Prima di fermarti serve almeno una colonna.
refusal-3-1 = Dopo che ci si ferma o arriva la carta di troppo, a turno si prende esattamente una delle colonne sul tavolo, e nient’altro.
refusal-3-2 = Ora tocca a qualcun altro prendere una colonna: si comincia a sinistra di chi è di turno, o a destra dopo un numero dispari di carte-cambio direzione.
refusal-3-3 = Le colonne avanzate devono finire negli scarti prima del turno successivo.
refusal-3-5 = Le carte-cambio direzione di un turno vanno scartate alla fine di quel turno.
refusal-5-1 = Si protegge invece di scoprire: all’inizio del tuo turno, un colore di cui hai carte non protette.
refusal-5-2 = Se un colore è protetto, nessuna sua carta può restare scoperta; la protezione è per colore o per carte.
refusal-6-1 = La partita finisce con il turno in cui si esaurisce il mazzo: non restano carte da scoprire.
refusal-7-1 = Il rischio è attivo oppure no.
