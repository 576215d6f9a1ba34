title = PUSH
summary = Retourne des cartes, forme des colonnes et arrête-toi avant la carte de trop.

colour-red = rouge ▲
colour-blue = bleu ■
colour-green = vert ◆
colour-yellow = jaune ●
colour-purple = violet ⬢

card-red1 = 1 rouge ▲
card-red2 = 2 rouge ▲
card-red3 = 3 rouge ▲
card-red4 = 4 rouge ▲
card-red5 = 5 rouge ▲
card-red6 = 6 rouge ▲
card-blue1 = 1 bleu ■
card-blue2 = 2 bleu ■
card-blue3 = 3 bleu ■
card-blue4 = 4 bleu ■
card-blue5 = 5 bleu ■
card-blue6 = 6 bleu ■
card-green1 = 1 vert ◆
card-green2 = 2 vert ◆
card-green3 = 3 vert ◆
card-green4 = 4 vert ◆
card-green5 = 5 vert ◆
card-green6 = 6 vert ◆
card-yellow1 = 1 jaune ●
card-yellow2 = 2 jaune ●
card-yellow3 = 3 jaune ●
card-yellow4 = 4 jaune ●
card-yellow5 = 5 jaune ●
card-yellow6 = 6 jaune ●
card-purple1 = 1 violet ⬢
card-purple2 = 2 violet ⬢
card-purple3 = 3 violet ⬢
card-purple4 = 4 violet ⬢
card-purple5 = 5 violet ⬢
card-purple6 = 6 violet ⬢
card-roll = carte dé
card-switch = carte inversion

face-red = rouge ▲
face-blue = bleu ■
face-green = vert ◆
face-yellow = jaune ●
face-purple = violet ⬢
face-star = étoile

column-1 = colonne 1
column-2 = colonne 2
column-3 = colonne 3

direction-left = gauche
direction-right = droite

option-protection = La banque protège
protection-colour = la couleur pour de bon
protection-cards = seulement ces cartes
option-risk = Risque : l’étoile coûte toutes les cartes non protégées

move-push = Retourner une carte
move-place = Dans la { $column }
move-stop = S’arrêter
move-take = Prendre la { $column }
move-bank = Protéger le { $colour }

chance-bust = La prochaine carte est de trop : { $percent } %
chance-win = Tu gagnes si tout le monde joue raisonnablement : { $percent } %
number-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-safe = Quelle que soit la carte qui vient, elle a sa place.
reason-worth = La carte est de trop dans { $bust } cas sur 100 ; t’arrêter te rapporterait jusqu’à { number-points }.
reason-enough = La carte serait de trop dans { $bust } cas sur 100 ; t’arrêter te rapporte jusqu’à { number-points }.
reason-now = T’arrêter maintenant te rapporte jusqu’à { number-points }.
reason-bank = Tu ne peux plus les perdre : { number-points } de cette couleur.
reason-safest = C’est là que la prochaine carte risque le moins d’être de trop.
reason-roll = Qui prend cette colonne devra lancer le dé.
reason-grows = Cette colonne vaut alors { number-points }.
reason-take-most = Aucune autre colonne ne vaut plus : celle-ci rapporte { number-points }.
reason-take-calm = Elle rapporte { number-points } sans lancer le dé ; les colonnes plus riches l’exigent.
reason-take-roll = Elle rapporte { number-points }, mais il faut lancer le dé.
reason-take = Elle rapporte { number-points }, sans lancer le dé.

phase-begin = { $you ->
    [yes] À toi : retourne une carte ou protège une couleur.
   *[no] À { $name } de jouer.
}
phase-push = { $you ->
    [yes] Il n’y a pas encore de colonne : continue.
   *[no] { $name } doit continuer.
}
phase-decide = { $you ->
    [yes] { $deck_size ->
        [0] C’était la dernière carte de la pioche : arrête-toi.
       *[other] Continuer ou s’arrêter ?
    }
   *[no] { $deck_size ->
        [0] { $name } a retourné la dernière carte et doit s’arrêter.
       *[other] { $name } se demande s’il faut continuer.
    }
}
phase-place = { $you ->
    [yes] Choisis une colonne pour : { $turned }.
   *[no] { $name } choisit une colonne pour : { $turned }.
}
phase-take = { $you ->
    [yes] Prends une des colonnes.
   *[no] { $name } prend une colonne.
}
phase-over = La partie est finie.

event-card-turned = { $you ->
    [yes] Tu retournes : { $card }.
   *[no] { $name } retourne : { $card }.
}
event-card-placed = { $you ->
    [yes] Tu places dans la { $column } : { $card }.
   *[no] { $name } place dans la { $column } : { $card }.
}
event-switched = { $you ->
    [yes] Le sens change : le tour des colonnes part maintenant de ta { $direction }.
   *[no] { $name } change le sens : le tour des colonnes part maintenant de sa { $direction }.
}
event-stopped = { $you ->
    [yes] Tu t’arrêtes.
   *[no] { $name } s’arrête.
}
event-busted = { $you ->
    [yes] Une carte de trop ! Pas de place pour : { $card }. Tu ne prends pas de colonne.
   *[no] Une carte de trop ! Pas de place pour : { $card }. { $name } ne prend pas de colonne.
}
event-column-taken = { $you ->
    [yes] { $cards ->
        [one] Tu prends la { $column } : { $cards } carte.
       *[other] Tu prends la { $column } : { $cards } cartes.
    }
   *[no] { $cards ->
        [one] { $name } prend la { $column } : { $cards } carte.
       *[other] { $name } prend la { $column } : { $cards } cartes.
    }
}
event-card-banked = { $you ->
    [yes] Directement dans ta banque : { $card }.
   *[no] { $name } met directement en banque : { $card }.
}
event-rolled = { $you ->
    [yes] Tu lances le dé : { $face }.
   *[no] { $name } lance le dé : { $face }.
}
event-cards-lost = { $you ->
    [yes] { $cards ->
        [one] Tu perds { $cards } carte ({ $colour }).
       *[other] Tu perds { $cards } cartes ({ $colour }).
    }
   *[no] { $cards ->
        [one] { $name } perd { $cards } carte ({ $colour }).
       *[other] { $name } perd { $cards } cartes ({ $colour }).
    }
}
event-nothing-lost = { $you ->
    [yes] Tu ne perds rien.
   *[no] { $name } ne perd rien.
}
event-column-discarded = { $cards ->
    [one] Personne ne prend la { $column } : { $cards } carte est défaussée.
   *[other] Personne ne prend la { $column } : { $cards } cartes sont défaussées.
}
event-switches-discarded = { $cards ->
    [one] La carte inversion est défaussée.
   *[other] { $cards } cartes inversion sont défaussées.
}
event-colour-banked = { $you ->
    [yes] { $cards ->
        [one] Tu protèges le { $colour } : { $cards } carte est en sécurité.
       *[other] Tu protèges le { $colour } : { $cards } cartes sont en sécurité.
    }
   *[no] { $cards ->
        [one] { $name } protège le { $colour } : { $cards } carte est en sécurité.
       *[other] { $name } protège le { $colour } : { $cards } cartes sont en sécurité.
    }
}
event-finished = La partie est finie.

refusal-1-1 = Le compte des cartes n’est pas bon : chaque carte doit être quelque part, exactement autant de fois que dans le jeu.
refusal-1-3 = Le compte des cartes inversion n’est pas bon : il y en a 12, et aucune à deux.
refusal-2-1 = C’est le tour de quelqu’un d’autre ; on joue dans le sens horaire.
refusal-2-2 = Il n’y a pas de carte à placer : retournes-en une d’abord.
refusal-2-3 = La carte va là où ni son nombre ni sa couleur ne sont déjà : dans une telle colonne, ou dans la prochaine nouvelle, trois au plus.
refusal-2-4 = Une carte dé ne va que dans une colonne qui n’en a pas encore, ou dans la prochaine nouvelle.
refusal-2-5 = Une carte inversion ne va jamais dans une colonne.
refusal-2-6 = Il faut au moins une colonne avant de pouvoir s’arrêter.
refusal-3-1 = Après un arrêt ou une carte de trop, on prend à tour de rôle exactement une des colonnes présentes, et rien d’autre.
refusal-3-2 = C’est à quelqu’un d’autre de prendre une colonne : on commence à gauche de la personne dont c’est le tour, ou à sa droite après un nombre impair de cartes inversion.
refusal-3-3 = Les colonnes restantes doivent être à la défausse avant le tour suivant.
refusal-3-5 = Les cartes inversion d’un tour doivent être défaussées à la fin de ce tour.
refusal-5-1 = On protège au lieu de retourner une carte : au début de ton tour, une couleur dont tu as des cartes non protégées.
refusal-5-2 = Quand une couleur est protégée, aucune de ses cartes ne peut rester visible ; la protection se fait par couleur ou par cartes.
refusal-6-1 = La partie finit avec le tour où la pioche s’épuise : il ne reste aucune carte à retourner.
refusal-7-1 = Le risque est activé ou non.

# Le plateau dans le navigateur
board-letter-red = R
board-letter-blue = B
board-letter-green = Ve
board-letter-yellow = J
board-letter-purple = Vi
board-push = Retourner
board-stop = S’arrêter
board-none = vide
board-column = { $column } : { $cards }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
board-switches = { $cards ->
    [0] Aucune carte inversion ce tour-ci
    [one] { $cards } carte inversion ce tour-ci
   *[other] { $cards } cartes inversion ce tour-ci
}
board-discards = { $cards ->
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}
board-pile = { $colour } : { $open } à découvert, { $safe } en banque
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-takes = prend une colonne en position { $place }
board-order-left = Les colonnes se prennent dans le sens horaire
board-order-right = Les colonnes se prennent dans l’autre sens
board-ask-odds = Quel est le risque d’une carte de trop ?
board-why-odds = C’est le risque de la prochaine carte : demande-le quand tu peux en retourner une.
board-odds = { $share } % de risque d’une carte de trop
board-bust = Perdu !
board-lost = { $cards ->
    [one] { $cards } carte perdue
   *[other] { $cards } cartes perdues
}
board-spared = rien de perdu

tour-goal = Bienvenue ! Gagne des cartes : leurs nombres sont tes points. Quand la pioche est vide, le plus de points l’emporte.
tour-push = Appuie sur Retourner : la première carte de la pioche est retournée et va dans une colonne.
tour-column = Une colonne contient chaque nombre et chaque couleur une seule fois. Il y a trois colonnes au plus.
tour-place = Cette carte va à plusieurs endroits. Touche la colonne que tu préfères.
tour-decide = Continuer, ou s’arrêter et prendre une colonne ? Une carte sans place est une carte de trop : pas de colonne pour toi, et tu lances le dé.
tour-odds = Tu hésites ? Touche ici pour voir le risque de la prochaine carte.
tour-take = Prends la colonne qui te rapporte le plus. Les autres se partagent le reste, dans l’ordre des petits numéros près des noms.
tour-roll = Un dé dans la colonne : qui la prend lance le dé et perd ses cartes à découvert de cette couleur. L’étoile ne coûte rien.
tour-bank = Les cartes à découvert peuvent se perdre. Au lieu de retourner une carte, touche une de tes couleurs : elle va en banque, en sécurité.
tour-switch = Une carte inversion retourne la flèche : les colonnes se prennent maintenant dans l’autre sens.
tour-bust = Une carte de trop : elle n’avait pas de place. Le dé dit quelle couleur est perdue, et les autres prennent les colonnes.
tour-end = La pioche est presque vide. Plus que quelques tours !

scoring-colours = Points par couleur, à découvert et en banque
scoring-player = Nom
scoring-cards = Cartes
scoring-points = Points
scoring-safe = dont { $points } en banque
scoring-level = À égalité de points, le plus de cartes gagne.
