title = YAK : les tours de pierre
summary = Échange de la nourriture contre des pierres au passage des charrettes, et construis la tour qui vaut le plus de points.

stone-red = rouge
stone-black = noire
stone-orange = orange
stone-grey = grise
stone-yellow = jaune
stone-green = verte
stone-blue = bleue
stone-purple = violette
stone-crystal = de cristal

food-milk = lait
food-meat = viande
food-bread = pain

action-build = construction
action-restock = ravitaillement
action-market = marché

cart-1 = charrette sans pain
cart-2 = charrette sans lait
cart-3 = charrette sans viande
cart-4 = charrette à deux sortes

direction-clockwise = dans le sens horaire
direction-anticlockwise = dans le sens antihoraire

bonus-most-red = Le plus de pierres rouges : 4 points pour la première place, 2 pour la deuxième
bonus-most-blue = Le plus de pierres bleues : 4 points pour la première place, 2 pour la deuxième
bonus-orange-slopes = 1 point par pierre orange à l’un des bouts des niveaux 1 à 5
bonus-green-base = 1 point par pierre verte au niveau 1
bonus-no-yellow = Aucune pierre jaune : moins 3 points
bonus-no-grey = Aucune pierre grise : moins 3 points
bonus-black-middle = 2 points par pierre noire au milieu du niveau 1, 3 ou 5
bonus-purple-middle = 2 points par pierre violette au milieu du niveau 2 ou 4

option-bonus = Cartes bonus

move-choose = Choisir : { $action }
move-buy = Acheter une pierre { $stone }
move-pay = Payer en { $food }
move-spill = Mettre 1 jeton de { $food } au marché
move-place = Poser une pierre { $stone } en { $place }
move-done = Terminer
move-restock = Se ravitailler en { $food }
move-collect = Prendre 1 jeton de { $food } au marché
move-keep = Garder une pierre { $stone }
move-load = La charger dans la { $cart }

chance-turn-restock = Demi-tour au ravitaillement : { $percent } %
chance-fit-restock = Pierre utile au ravitaillement : { $percent } %
chance-turn-market = Demi-tour au marché : { $percent } %
chance-fit-market = Pierre utile au marché : { $percent } %
chance-turn-emptied = Demi-tour si tu vides la charrette : { $percent } %
chance-win = Tu gagnes si tout le monde joue raisonnablement : { $percent } %
number-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-build = Ta nourriture achète des pierres de la charrette devant toi ; demain, une autre sera là.
reason-build-last = C’est le dernier jour : seul compte encore ce que tu construis maintenant.
reason-idle = Tu ne pourrais rien acheter aujourd’hui ; avec cette carte, tout reste comme c’est.
reason-restock = { $number ->
    [0] Pas de nourriture pour toi, mais peut-être une pierre pour ta charrette.
   *[other] Ta charrette te donne jusqu’à { $number } de nourriture.
}
reason-market = { $number ->
    [0] Pas de nourriture pour toi, mais tu peux mettre une pierre dans une charrette.
   *[other] Tu reçois jusqu’à { $number } de nourriture et peux mettre une pierre dans une charrette.
}
reason-market-food = Le marché te donne jusqu’à { $number } de nourriture.
reason-buy-best = Aucune autre pierre ne rapporte plus à ta tour : jusqu’à { number-points }.
reason-buy = Dans ta tour, elle rapporte jusqu’à { number-points }.
reason-buy-no-more = Tu ne peux rien acheter de plus.
reason-buy-nothing = Tu gardes ta nourriture : { $food }.
reason-buy-enough = Une pierre de plus te coûterait { $food } de nourriture en plus.
reason-pay-plenty = De ce que prend cette charrette, c’est ce que tu as le plus : { $number }.
reason-pay-useless = La charrette de demain n’en prend pas, sauf demi-tour.
reason-pay = Il t’en reste ensuite { $number }.
reason-spill-rare = C’est ce que tu as le moins, et au marché tu peux le reprendre.
reason-spill = La charrette ne peut pas tout porter : un jeton doit partir.
reason-stupa = Elle achève le niveau 4 : tu prends le stupa.
reason-place-best = Aucune autre place ne rapporte plus avec elle : { number-points }.
reason-place-room = Il reste de la place à côté : { $number ->
    [one] { $number } place est libre.
   *[other] { $number } places sont libres.
}
reason-place = Avec elle, tes pierres valent { number-points }.
reason-restock-most = Aucune autre sorte ne t’en donne plus : tu en reçois { $number }.
reason-restock-some = { $number ->
    [0] Tu n’en reçois pas : ta yourte reste comme elle est.
   *[other] Tu en reçois { $number }.
}
reason-collect-rare = De ce que tu peux y prendre, c’est ce que tu as le moins.
reason-collect = Tu en as ensuite { $number }.
reason-collect-done = Tu n’en prends pas plus ; ta yourte en contient { $number } sur 8.
reason-keep-best = Aucune des pierres ne rapporterait plus à ta tour : jusqu’à { number-points }.
reason-keep = Elle rapporterait au plus { number-points } aux tours des autres.
reason-load-next = Cette charrette sera devant toi demain, sauf demi-tour.
reason-load-away = Cette charrette ne sera pas devant toi demain, sauf demi-tour.
reason-load-last = C’est le dernier jour : plus aucune charrette ne viendra chez toi.

phase-sunrise = { $you ->
    [yes] { $is_last_day ->
        [1] Le soleil se lève sur le dernier jour : choisis ta carte action.
       *[other] Le soleil se lève : choisis ta carte action.
    }
   *[no] On attend encore { $name }.
}
phase-buy = { $you ->
    [yes] { $owed ->
        [0] Construction : achète jusqu’à trois pierres de ta charrette, ou aucune.
        [one] Achète encore une pierre, ou termine et paie : tu dois { $owed } jeton.
       *[other] Achète encore une pierre, ou termine et paie : tu dois { $owed } jetons.
    }
   *[no] { $name } construit.
}
phase-pay = { $you ->
    [yes] { $owed ->
        [one] Paie tes pierres : encore { $owed } jeton.
       *[other] Paie tes pierres : encore { $owed } jetons.
    }
   *[no] { $name } paie.
}
phase-spill = { $you ->
    [yes] Ta charrette ne peut contenir que 9 jetons : lequel de ceux que tu viens de payer va au marché ?
   *[no] { $name } choisit la nourriture qui va au marché.
}
phase-place = { $you ->
    [yes] Pose tes pierres.
   *[no] { $name } pose des pierres.
}
phase-restock = { $you ->
    [yes] Ravitaillement : quelle nourriture prends-tu dans ta charrette ?
   *[no] { $name } se ravitaille.
}
phase-collect = { $you ->
    [yes] { $collected ->
        [0] Marché : prends jusqu’à deux jetons, puis pioche.
        [1] Marché : prends encore un jeton, ou termine et pioche.
       *[other] Marché : termine et pioche.
    }
   *[no] { $name } est au marché.
}
phase-keep = { $you ->
    [yes] Garde une des pierres piochées.
   *[no] { $name } choisit une des pierres piochées.
}
phase-load = { $you ->
    [yes] Quelle charrette reçoit la pierre { $kept } ?
   *[no] { $name } choisit une charrette pour la pierre { $kept }.
}
phase-over = La partie est finie.

event-chosen = { $you ->
    [yes] Tu choisis : { $action }.
   *[no] { $name } a choisi.
}
event-revealed = { $you ->
    [yes] Tu révèles : { $action }.
   *[no] { $name } révèle : { $action }.
}
event-bought = { $you ->
    [yes] Tu prends une pierre { $stone } ; en tout, ça coûte { $price }.
   *[no] { $name } prend une pierre { $stone } ; en tout, ça coûte { $price }.
}
event-paid = { $you ->
    [yes] Tu paies en { $food }.
   *[no] { $name } paie en { $food }.
}
event-spilled = { $you ->
    [yes] Tu mets 1 jeton de { $food } au marché.
   *[no] { $name } met 1 jeton de { $food } au marché.
}
event-placed = { $you ->
    [yes] Tu poses une pierre { $stone } en { $place }.
   *[no] { $name } pose une pierre { $stone } en { $place }.
}
event-built-nothing = { $you ->
    [yes] Tu ne construis rien.
   *[no] { $name } ne construit rien.
}
event-stupa-taken = { $you ->
    [yes] Tu complètes le niveau 4 avant tout le monde et tu prends le stupa !
   *[no] { $name } complète le niveau 4 avant tout le monde et prend le stupa !
}
event-restocked = { $you ->
    [yes] { $number ->
        [0] Tu ne prends pas de { $food } dans ta charrette.
        [one] Tu prends { $number } jeton de { $food } dans ta charrette.
       *[other] Tu prends { $number } jetons de { $food } dans ta charrette.
    }
   *[no] { $number ->
        [0] { $name } ne prend pas de { $food } dans la charrette.
        [one] { $name } prend { $number } jeton de { $food } dans la charrette.
       *[other] { $name } prend { $number } jetons de { $food } dans la charrette.
    }
}
event-collected = { $you ->
    [yes] Tu prends 1 jeton de { $food } au marché.
   *[no] { $name } prend 1 jeton de { $food } au marché.
}
event-stone-drawn = { $you ->
    [yes] Tu pioches une pierre { $stone }.
   *[no] { $name } pioche une pierre { $stone }.
}
event-fog-drawn = { $number ->
    [one] Le brouillard monte : { $number } bloc est mis de côté.
   *[other] Le brouillard monte : { $number } blocs sont mis de côté.
}
event-turned = Toutes les charrettes font demi-tour : elles vont maintenant { $direction }.
event-bag-gone = Le sac ne suffit plus : le sac et le brouillard quittent le jeu.
event-loaded = Dans la { $cart } : une pierre { $stone }.
event-kept = { $you ->
    [yes] Tu gardes une pierre { $stone }.
   *[no] { $name } garde une pierre { $stone }.
}
event-put-back = Retour au sac : une pierre { $stone }.
event-put-out = Hors du jeu : une pierre { $stone }.
event-fog-placed = { $number ->
    [one] Il y a { $number } bloc de brouillard sur la piste de montagne.
   *[other] Il y a { $number } blocs de brouillard sur la piste de montagne.
}
event-marker-removed = Le marqueur de brouillard est retiré, et { $number } blocs retournent dans le sac.
event-track-full = La piste de montagne est pleine : ses quatre blocs y restent pour de bon.
event-fog-returned = { $number ->
    [one] { $number } bloc de brouillard retourne dans le sac.
   *[other] { $number } blocs de brouillard retournent dans le sac.
}
event-carts-moved = Le soleil se couche. Chaque charrette avance d’une place { $direction }.
event-day-begun = { $you ->
    [yes] Un nouveau jour. Tu as le bébé yak et tu commenceras.
   *[no] Un nouveau jour. { $name } a le bébé yak et commencera.
}
event-last-day-begun = { $you ->
    [yes] Le dernier jour. Tu as le bébé yak et tu commenceras.
   *[no] Le dernier jour. { $name } a le bébé yak et commencera.
}
event-finished = La partie est finie.

refusal-1-1 = Le compte des pierres n’est pas bon : chaque pierre doit se trouver quelque part, une seule fois.
refusal-1-2 = Le compte de nourriture n’est pas bon : les jetons ne vont qu’entre yourtes, charrettes et marché.
refusal-1-4 = Une yourte contient au plus 8 jetons, et il faut jouer pour avoir une yourte, une tour et des cartes.
refusal-2-2 = Les charrettes ne vont pas avec le nombre de places : une de chaque sorte utilisée, chacune à un endroit.
refusal-2-4 = À deux ou trois, une couleur est hors du jeu ; à quatre, aucune.
refusal-2-6 = Quelqu’un à la table commence, et toutes les charrettes vont dans un même sens, horaire ou antihoraire.
refusal-3-1 = Au lever du soleil, tout le monde choisit une carte action, une seule fois.
refusal-3-2 = D’abord, tout le monde choisit ; puis, en commençant par le bébé yak, on suit sa carte, chacun son tour.
refusal-3-3 = À la fin du jour, toutes les cartes action sont de retour en main.
refusal-4-1 = Avec la carte construction, à ton tour : jusqu’à 3 pierres de ta charrette, pour 1, 3 ou 5 jetons que tu as, et 1 de plus par cristal.
refusal-4-2 = Tu paies seulement avec de la nourriture que cette charrette accepte, et il t’en faut assez.
refusal-4-3 = Une charrette contient au plus 9 jetons : ce qui est en trop va au marché, parmi les jetons qui viennent d’être payés.
refusal-4-4 = Avec la carte construction, à ton tour, tu poses les pierres que tu as prises et payées, toutes.
refusal-4-5 = Une charrette n’est vide que pendant l’achat de ses dernières pierres, ou quand il n’y a plus de sac.
refusal-5-1 = Avec la carte ravitaillement, à ton tour, tu prends toute la nourriture d’une sorte dans ta charrette.
refusal-5-2 = Une charrette contient au plus 4 pierres.
refusal-5-3 = Avec la carte marché, à ton tour, tu prends d’abord jusqu’à 2 jetons qui s’y trouvent, tant qu’il y a de la place dans ta yourte.
refusal-5-4 = Avec la carte marché, à ton tour, tu gardes après la nourriture une des pierres piochées et tu la charges dans une charrette en jeu qui a de la place.
refusal-6-1 = Le compte des blocs de brouillard n’est pas bon : il y en a 5, dans le sac, mis de côté ou sur la piste.
refusal-6-2 = La piste de montagne a 3 cases tant que le marqueur de brouillard est là, puis 4 ; au troisième bloc, le marqueur s’en va.
refusal-6-4 = Quand le sac est hors du jeu, il est vide, et aucune pierre ne quitte le jeu avant.
refusal-7-2 = Une pierre se pose à côté d’une autre au niveau 1, ou sur deux pierres voisines.
refusal-7-3 = D’autres pierres s’empilent au sommet seulement quand les 15 de la pyramide sont là.
refusal-7-4 = Il y a déjà une pierre ici, et les pierres ne bougent plus jamais.
refusal-8-1 = Le stupa va à la première tour de 14 pierres, et la partie finit un jour plus tard : aucune tour ne peut monter plus haut.
refusal-10-1 = Les cartes bonus doivent être différentes, aussi nombreuses que convenu, dans l’ordre, et sans la couleur retirée.

# Le plateau de la page
board-market = Le marché
board-track = Piste de montagne : brouillard sur { $fog } cases sur { $spaces }
board-bag = Le sac : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
board-fog = brouillard
board-removed = Absente de cette partie : { $stone }.
board-bonus-cards = Cartes bonus
board-card-none = Pas encore de carte
board-card-down = Une carte face cachée
board-baby-yak = Le bébé yak : commence aujourd’hui
board-stupa = Le stupa
board-tower-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-my-tower = Ta tour
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant : d’où viennent-ils ?
board-place = { $stone ->
    [none] Place { $place }, vide
   *[other] Place { $place } : { $stone }
}
board-yurt = Ta yourte : { $food } jetons de nourriture sur 8
board-cards = Tes cartes action
board-bought = Pierres achetées
board-drawn = Pierres piochées
board-pay = Payer { $food }
board-pay-self = Choisir la nourriture
board-pay-rest = Payer { $food } pour moi
board-spill-rest = Choisir pour moi
board-build-nothing = Ne rien construire
board-draw = Piocher
board-letter-red = R
board-letter-black = N
board-letter-orange = O
board-letter-grey = G
board-letter-yellow = J
board-letter-green = E
board-letter-blue = B
board-letter-purple = I
board-letter-crystal = C
board-letter-milk = L
board-letter-meat = V
board-letter-bread = P

scoring-group = { $size } × { $stone }
scoring-count = { $groups } groupes
scoring-singles = { $stones ->
    [one] { $stones } pierre isolée
   *[other] { $stones } pierres isolées
}
scoring-stupa = Le stupa
scoring-food = Le plus de nourriture
scoring-total = Total
scoring-tie = { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
} : à égalité de points, moins de pierres passe devant.

tour-welcome = Construis la tour qui vaut le plus de points : des pierres d’une couleur qui se touchent forment un groupe, et beaucoup de groupes rapportent un bonus.
tour-cart = Cette charrette est devant toi aujourd’hui. Achète ses pierres avec de la nourriture ; elle refuse celle qui est barrée.
tour-cards = Choisis en secret ce que tu fais aujourd’hui. Construction : acheter et poser des pierres. Ravitaillement : prendre la nourriture de ta charrette. Marché : y prendre de la nourriture et charger une pierre.
tour-buy = Touche les pierres que tu veux. Une coûte 1 jeton, deux coûtent 3, trois coûtent 5 ; chaque cristal 1 de plus.
tour-pay = Paie maintenant : nous prenons ce que tu as le plus. Ou choisis toi-même.
tour-place = Touche une place éclairée. Le nombre dit combien de points elle rapporte maintenant.
tour-restock = Prends toute la nourriture d’une sorte dans ta charrette, dans la limite de ta yourte : 8 en tout.
tour-market = Prends jusqu’à deux jetons, puis pioche trois pierres.
tour-keep = Garde une des trois pierres ; les autres retournent dans le sac.
tour-load = Charge-la dans une charrette qui a de la place : peut-être celle qui viendra chez toi ?
tour-moved = Chaque soir, les charrettes avancent d’une place. Les flèches de la route montrent leur sens.
tour-fog = Du brouillard ! Chaque fois qu’on en pioche, toutes les charrettes font demi-tour. Les blocs s’amassent sur la montagne.
tour-score = Voici tes points. Touche-les pour voir d’où ils viennent.
tour-stupa = Le stupa est pris : c’est le dernier jour. Ensuite, on compte les tours.
