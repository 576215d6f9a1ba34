title = YAK
summary = Pose une carte face cachée, annonce ce que cache la pile, ou n’en crois pas un mot.

species-yeti = { $number ->
    [one] yeti
   *[other] yetis
}
species-marmot = { $number ->
    [one] marmotte
   *[other] marmottes
}
species-vulture = { $number ->
    [one] vautour
   *[other] vautours
}
species-ibex = { $number ->
    [one] bouquetin
   *[other] bouquetins
}
species-yak = { $number ->
    [one] yak
   *[other] yaks
}

card-yeti1 = yeti 1
card-yeti2 = yeti 2
card-yeti3 = yeti 3
card-marmot1 = marmotte 1
card-marmot2 = marmotte 2
card-marmot3 = marmotte 3
card-vulture1 = vautour 1
card-vulture2 = vautour 2
card-vulture3 = vautour 3
card-ibex1 = bouquetin 1
card-ibex2 = bouquetin 2
card-ibex3 = bouquetin 3
card-yak1 = yak 1
card-yak2 = yak 2
card-yak3 = yak 3
card-joker1 = joker 1
card-joker2 = joker 2
card-bang = « ! »
card-one = « 1 »
card-stop = Stop

edition-zoch = YAK (Zoch) : 107 cartes, dont 8 Stop
edition-jak = JAK (édition tchèque) : 105 cartes, dont 6 Stop
option-edition = Édition

move-play = Jouer { $card }
move-claim = Annoncer { $number } { $species }
move-challenge = Mettre en doute

phase-play = { $you ->
    [yes] { $pile_size ->
        [0] À toi : commence une nouvelle pile avec une carte.
       *[other] À toi : joue une carte ou mets en doute la dernière annonce.
    }
   *[no] À { $name } de jouer.
}
phase-claim = { $you ->
    [yes] { $pile_size ->
        [1] Dis quelle créature c’est : la première annonce est toujours 1.
       *[other] Maintenant, dépasse l’annonce précédente.
    }
   *[no] { $name } prépare une annonce.
}
phase-over = La partie est finie.

event-card-played = { $card ->
    [hidden] { $name } pose une carte face cachée.
   *[known] { $you ->
        [yes] Tu poses face cachée : { $card }.
       *[no] { $name } pose face cachée : { $card }.
    }
}
event-claimed = { $you ->
    [yes] Tu annonces : { $number } { $species }.
   *[no] { $name } annonce : { $number } { $species }.
}
event-card-drawn = { $card ->
    [hidden] { $name } pioche une carte.
   *[known] { $you ->
        [yes] Tu pioches : { $card }.
       *[no] { $name } pioche : { $card }.
    }
}
event-challenged = { $you ->
    [yes] Tu ne crois pas { $claimant-name } : { $number } { $species } ?
   *[no] { $claimant-you ->
        [yes] { $name } ne te croit pas : { $number } { $species } ?
       *[no] { $name } ne croit pas { $claimant-name } : { $number } { $species } ?
    }
}
event-card-shown = { $you ->
    [yes] Tu avais posé : { $card }.
   *[no] { $name } avait posé : { $card }.
}
event-counted = Total dans la pile : { $number } { $species }.
event-pile-taken = { $you ->
    [yes] { $cards ->
        [one] Tu ramasses { $cards } carte.
       *[other] Tu ramasses { $cards } cartes.
    }
   *[no] { $cards ->
        [one] { $name } ramasse { $cards } carte.
       *[other] { $name } ramasse { $cards } cartes.
    }
}
event-finished = La partie est finie.

refusal-1-1 = Le compte des cartes n’est pas bon : chaque carte doit être quelque part, exactement autant de fois que dans le jeu.
refusal-1-3 = Le compte des cartes Stop n’est pas bon : YAK en a 8, JAK en a 6.
refusal-2-2 = C’est le tour de quelqu’un d’autre ; on joue dans le sens horaire.
refusal-3-1 = La pile est vide : il faut jouer une carte.
refusal-3-2 = Un tour, c’est une carte de ta main, puis une annonce.
refusal-3-4 = La première annonce d’une pile est toujours 1, avec la créature de ton choix.
refusal-3-5 = Une annonce doit dépasser la précédente : un nombre plus élevé, ou le même nombre d’une créature plus grande.
refusal-3-6 = Impossible d’annoncer plus : il ne reste qu’à mettre en doute.
refusal-3-7 = Tu ne peux mettre en doute qu’à ton tour, au lieu de jouer une carte, et seulement l’annonce juste avant toi.
refusal-5-1 = Les cartes de pénalité doivent être celles qui ont été ramassées.
refusal-6-1 = La partie est finie.
refusal-6-4 = Les mains ne vont pas : tout le monde a 5 cartes tant qu’on peut piocher, puis elles diminuent toutes ensemble.
