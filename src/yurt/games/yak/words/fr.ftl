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
edition-mini = Mini : 7 cartes, pour le laboratoire
option-edition = Édition

move-play = Jouer { $card }
move-claim = Annoncer { $number } { $species }
move-challenge = Mettre en doute

chance-claim-true = Vraie, d’après les cartes seules : { $percent } %
chance-claim-believed = Vraie, si les autres sont francs : { $percent } %
chance-own-claim-true = Ton annonce est vraie : { $percent } %
chance-win = Tu gagnes si tout le monde joue raisonnablement : { $percent } %
reason-doubt = { $claim_true ->
    [0] D’après les cartes que tu connais, l’annonce ne peut pas être vraie.
   *[other] L’annonce n’est vraie que dans { $claim_true } cas sur 100.
}
reason-trap = L’annonce est vraie dans { $claim_true } cas sur 100, mais pour continuer il faudrait annoncer encore plus.
reason-believe = L’annonce est vraie dans { $claim_true } cas sur 100 : mieux vaut ne pas en douter. { reason-card }
reason-dare = L’annonce n’est vraie que dans { $claim_true } cas sur 100, mais si tu annonces plus, le doute passe au joueur suivant. { reason-card }
reason-card = { $card ->
    [fits] Cette carte compte pour elle.
    [special] Cette carte peut changer la valeur des autres.
    [spares] Tu gardes une carte qui compte pour elle.
   *[other] Tu n’as aucune carte qui compte pour elle.
}
reason-begin-creature = Elle compte comme créature : ta première annonce peut donc être vraie.
reason-begin-joker = Un joker vaut n’importe quelle créature : ta première annonce sera vraie.
reason-begin-special = Elle ne compte rien par elle-même, mais peut changer la valeur de toutes les cartes suivantes.
reason-certain = D’après les cartes que tu connais, cette annonce est certainement vraie.
reason-likely = D’après les cartes que tu connais, cette annonce est vraie dans { $own_claim_true } cas sur 100.
reason-least = Tu ne peux pas annoncer moins ; d’après les cartes que tu connais, c’est vrai dans { $own_claim_true } cas sur 100.
reason-bluff = Un bluff, vrai dans { $own_claim_true } cas sur 100 seulement ; mais le joueur suivant doit en douter ou annoncer encore plus.
reason-end = La partie se termine ainsi, et plus personne ne prend la pile.

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
refusal-1-4 = L’édition mini n’a que ses 7 cartes, et on n’y annonce que des yetis et des marmottes, jusqu’à 7.
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

# The board of the page
board-letters-yeti = Ye
board-letters-marmot = Ma
board-letters-vulture = Va
board-letters-ibex = Bo
board-letters-yak = Ya
board-says = { $name } annonce
board-you-say = Tu annonces
board-new-pile = Une nouvelle pile commence.
board-challenge = Mettre en doute : { $number } { $species } ?
board-hand = Ta main
board-take-back = Reprendre { $card }
board-claim = Ton annonce
board-number = Nombre
board-creature = Créature
board-lower = Nombre plus petit
board-higher = Nombre plus grand
board-draw-pile = { $cards ->
    [0] Pioche : vide
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
board-pile = { $cards ->
    [0] La pile est vide
    [one] La pile : { $cards } carte
   *[other] La pile : { $cards } cartes
}
board-why-draw = Tu pioches une carte après ton annonce ; elle vient toute seule.
board-why-pile = La pile reste face cachée jusqu’à ce que quelqu’un la mette en doute.
board-in-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
board-penalties = { $cards ->
    [0] Aucune carte de pénalité
    [one] { $cards } carte de pénalité
   *[other] { $cards } cartes de pénalité
}
board-trail = Les cartes de la pile, la plus ancienne d’abord
board-said = { $name } : { $number } { $species }
board-last-pile = La pile mise en doute
board-enough = C’est assez ! L’annonce est vraie.
board-not-enough = Pas assez ! L’annonce est fausse.
board-void = nombre impair : « ! » et « 1 » annulés
board-all-count = toutes les créatures comptent
board-all-one = chaque carte compte 1
board-counts = Cartes ramassées
board-counts-why = Tout le monde a vu ces cartes. Qui s’en souvient doute mieux.
board-joker = Joker
board-taken-of = { $card } : { $taken } sur { $all } ramassées
board-left = À piocher : { $draw } · dans la pile : { $pile }

# The guided match and the end
tour-goal = Tout le monde pose des cartes face cachée sur une seule pile et annonce ce qu’elle contient. Qui est pris à mentir, ou doute de la vérité, ramasse la pile. Le moins de cartes gagne.
tour-claim = Voici l’annonce en cours : la pile contiendrait au moins ce nombre de cette créature.
tour-hand = Voici tes cartes. Le nombre dit combien de créatures compte une carte. Touches-en une pour la poser face cachée : personne ne la verra.
tour-dial = Fais maintenant une annonce : un nombre plus élevé, ou le même nombre d’une créature plus grande, plus à droite. Une première est suggérée. Vraie ou fausse, c’est ton secret.
tour-confirm = Rien n’est encore définitif : change la carte ou l’annonce autant que tu veux, puis confirme.
tour-challenge = Tu n’y crois pas ? Mets en doute. Si l’annonce est fausse, la personne avant toi ramasse la pile ; si elle est vraie, c’est toi.
tour-trail = Voici la pile, carte par carte : qui l’a posée et ce qui a été annoncé. Tes propres cartes sont visibles, pour toi seulement.
tour-specials = Le joker vaut n’importe quelle créature. « ! » fait compter toutes les créatures, « 1 » fait compter chaque carte pour 1, et un nombre impair de Stop annule les deux.
tour-reveal = La pile est retournée et comptée. Si elle en contient au moins autant qu’annoncé, qui a douté la ramasse, sinon c’est qui a annoncé. Qui la ramasse commence la suivante.
tour-counts = Tout le monde a vu les cartes ramassées. Ici, tu peux regarder combien de chaque sont parties.
tour-end = Quand cette pioche est épuisée, la mise en doute suivante termine la partie. Bonne chance !
scoring-last-challenge = La pioche était épuisée : cette mise en doute était la dernière.
scoring-last-card = { $cards ->
    [one] La dernière carte est posée : personne ne ramasse la dernière pile de { $cards } carte.
   *[other] La dernière carte est posée : personne ne ramasse la dernière pile de { $cards } cartes.
}
scoring-fewest = Le moins de cartes de pénalité gagne.
scoring-points = Cartes
