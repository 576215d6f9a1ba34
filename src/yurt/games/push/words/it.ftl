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

option-protection = La banca protegge
protection-colour = il colore per sempre
protection-cards = solo quelle carte
option-risk = Rischio: la stella costa tutte le carte non protette

move-push = Scopri una carta
move-place = Nella { $column }
move-stop = Fermati
move-take = Prendi la { $column }
move-bank = Proteggi il { $colour }

chance-bust = La prossima carta è di troppo: { $percent }%
chance-win = Vinci tu, se tutti giocano con criterio: { $percent }%
number-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
reason-safe = Qualunque carta arrivi, c’è un posto.
reason-worth = La carta è di troppo in { $bust } casi su 100; fermarti ora ti darebbe fino a { number-points }.
reason-enough = La carta sarebbe di troppo in { $bust } casi su 100; fermarti ora ti dà fino a { number-points }.
reason-now = Fermarti ora ti dà fino a { number-points }.
reason-bank = Così non li puoi più perdere: { number-points } di questo colore.
reason-safest = Lì è meno probabile che la prossima carta sia di troppo.
reason-roll = Chi prende quella colonna deve lanciare il dado.
reason-grows = Quella colonna vale poi { number-points }.
reason-take-most = Nessun’altra colonna vale di più: questa porta { number-points }.
reason-take-calm = Porta { number-points } senza lanciare il dado; le colonne più ricche lo richiedono.
reason-take-roll = Porta { number-points }, ma devi lanciare il dado.
reason-take = Porta { number-points }, senza lanciare il dado.

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
    [yes] Scegli una colonna per: { $turned }.
   *[no] { $name } sceglie una colonna per: { $turned }.
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

# Il tavolo nel browser
board-letter-red = R
board-letter-blue = B
board-letter-green = Ve
board-letter-yellow = G
board-letter-purple = Vi
board-push = Scopri
board-stop = Fermati
board-none = vuota
board-column = { $column }: { $cards }. { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
board-deck = { $cards ->
    [one] 1 carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
board-switches = { $cards ->
    [0] Nessun cambio di direzione in questo turno
    [one] 1 cambio di direzione in questo turno
   *[other] { $cards } cambi di direzione in questo turno
}
board-discards = { $cards ->
    [one] 1 carta scartata
   *[other] { $cards } carte scartate
}
board-pile = { $colour }: { $open } scoperti, { $safe } al sicuro in banca
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-takes = prende una colonna per numero { $place }
board-order-left = Le colonne si prendono in senso orario
board-order-right = Le colonne si prendono in senso antiorario
board-ask-odds = Quanto è probabile una carta di troppo?
board-why-odds = È il rischio della prossima carta: chiedilo quando puoi scoprirne una.
board-odds = { $share } % per una carta di troppo
board-bust = Sballato!
board-lost = { $cards ->
    [one] 1 carta persa
   *[other] { $cards } carte perse
}
board-spared = nessuna carta persa

tour-goal = Benvenuto! Raccogli carte: i loro numeri sono i tuoi punti. Quando il mazzo è finito, vince chi ne ha di più.
tour-push = Premi Scopri: la prima carta del mazzo viene girata e va in una colonna.
tour-column = In una colonna ogni numero e ogni colore c’è una volta sola. Le colonne sono al massimo tre.
tour-place = Questa carta va bene in più posti. Tocca la colonna che preferisci.
tour-decide = Continui, o ti fermi e prendi una colonna? Se una carta non trova posto, hai sballato: niente colonna, e tiri il dado.
tour-odds = Hai dubbi? Tocca qui per vedere quanto è rischiosa la prossima carta.
tour-take = Prendi la colonna migliore per te. Gli altri si dividono il resto, nell’ordine dei piccoli numeri accanto ai nomi.
tour-roll = Un dado nella colonna: chi la prende tira e perde tutte le carte scoperte del colore uscito. La stella non costa nulla.
tour-bank = Le carte scoperte si possono perdere. Invece di scoprire puoi toccare un tuo colore: va in banca, al sicuro.
tour-switch = Una carta-cambio direzione gira la freccia: ora le colonne si prendono nell’altro senso.
tour-bust = Una carta di troppo: non c’era posto. Il dado dice quale colore si perde, e gli altri prendono le colonne.
tour-end = Il mazzo sta per finire. Mancano pochi turni!

scoring-colours = Punti per colore, scoperti e in banca
scoring-player = Nome
scoring-cards = Carte
scoring-points = Punti
scoring-safe = di cui { $points } in banca
scoring-level = A pari punti vince chi ha più carte.
