title = Life is Life
summary = Échange des animaux, gagne des majorités, toque à temps : la dernière personne en vie gagne.

species-giraffe = { $number ->
    [one] girafe
   *[other] girafes
}
species-bear = ours
species-mole = { $number ->
    [one] taupe
   *[other] taupes
}
species-goat = { $number ->
    [one] chèvre
   *[other] chèvres
}
species-sheep = { $number ->
    [one] mouton
   *[other] moutons
}
species-dog = { $number ->
    [one] chien
   *[other] chiens
}
species-hare = { $number ->
    [one] lièvre
   *[other] lièvres
}
species-pig = { $number ->
    [one] cochon
   *[other] cochons
}
species-cat = { $number ->
    [one] chat
   *[other] chats
}
species-mouse = souris

row-1 = rangée 1
row-2 = rangée 2
row-3 = rangée 3
row-4 = rangée 4

option-expert = Expert : seuls les lièvres et les cochons provoquent la mort subite, et elle rapporte une vie

move-row = Échanger avec la { $row }
move-give = Donner 1 { $species }
move-knock = Toquer

chance-safe = Comptée maintenant, aucune vie perdue : { $percent } %
chance-worst = Comptée maintenant, deux vies perdues : { $percent } %
chance-majority-giraffe = Le plus de girafes : { $percent } %
chance-majority-bear = Le plus d’ours : { $percent } %
chance-majority-mole = Le plus de taupes : { $percent } %
chance-majority-goat = Le plus de chèvres : { $percent } %
chance-majority-sheep = Le plus de moutons : { $percent } %
chance-majority-dog = Le plus de chiens : { $percent } %
chance-majority-hare = Le plus de lièvres : { $percent } %
chance-majority-pig = Le plus de cochons : { $percent } %
chance-majority-cat = Le plus de chats : { $percent } %
chance-majority-mouse = Le plus de souris : { $percent } %
chance-sudden-death = Mort subite possible par d’autres : { $percent } %
chance-outs = La carte qui manque à ta série n’est pas à part : { $percent } %
chance-win = Tu gagnes si tout le monde joue raisonnablement : { $percent } %
reason-ahead = Comptée maintenant, ta main ne coûte aucune vie dans { $safe } cas sur 100 : garde-la.
reason-settle = Comptée maintenant, ta main ne coûte aucune vie dans { $safe } cas sur 100 et deux vies dans { $worst } ; plus personne n’a plus d’un tour à jouer.
reason-better = Comptée maintenant, ta main ne coûterait aucune vie dans { $safe } cas sur 100 ; mais la manche continue, et elle peut encore s’améliorer.
reason-behind = Comptée maintenant, la manche ne serait sans perte pour toi que dans { $safe } cas sur 100 : échange.
reason-last = Ton dernier tour dans cette manche : telle quelle, ta main ne coûterait aucune vie dans { $safe } cas sur 100.
reason-set = Cette rangée complète une série : Sudden Death !
reason-keep-set = Tu gardes ainsi une série complète pour la Sudden Death.
reason-hopeless = De toute façon, tu n’en aurais guère le plus.
reason-spare = Même sans cette carte, tu en as le plus dans environ { $after } cas sur 100.
reason-cheapest = Aucune autre carte ne coûte moins : la chance d’en avoir le plus passe de { $before } à { $after } sur 100.
reason-costs = La chance d’en avoir le plus passe de { $before } à { $after } sur 100.

phase-choose = { $you ->
    [yes] { $last_lap ->
        [0] À toi de jouer : échange avec une rangée, ou toque si tu as déjà échangé.
       *[other] Dernier tour, à toi pour la dernière fois : échange avec une rangée, ou toque pour garder ta main.
    }
   *[no] { $last_lap ->
        [0] C’est à { $name } de jouer.
       *[other] Dernier tour : c’est à { $name } de jouer.
    }
}
phase-give = { $you ->
    [yes] { $owed ->
        [one] Pose une carte pour la rangée { $row }.
       *[other] Pose { $owed } cartes pour la rangée { $row }.
    }
   *[no] { $name } échange avec la rangée { $row }.
}
phase-over = La partie est finie.

event-round-started = { $you ->
    [yes] Manche { $round } : tu commences.
   *[no] Manche { $round } : { $name } commence.
}
event-hand-dealt = { $you ->
    [yes] Tu reçois { $cards } cartes.
   *[no] { $name } reçoit { $cards } cartes.
}
event-cards-laid = Dans la rangée { $row } : { $number } { $species }.
event-row-chosen = { $you ->
    [yes] Tu échanges avec la rangée { $row }.
   *[no] { $name } échange avec la rangée { $row }.
}
event-card-given = { $you ->
    [yes] Tu poses 1 { $species } pour la rangée { $row }.
   *[no] { $name } pose 1 { $species } pour la rangée { $row }.
}
event-cards-taken = { $you ->
    [yes] Tu prends { $number } { $species } dans la rangée { $row }.
   *[no] { $name } prend { $number } { $species } dans la rangée { $row }.
}
event-knocked = { $you ->
    [yes] Tu toques : c’est le dernier tour.
   *[no] { $name } toque : c’est le dernier tour.
}
event-declined = { $you ->
    [yes] Tu toques aussi et tu gardes ta main.
   *[no] { $name } toque aussi et n’échange plus.
}
event-turns-used-up = Tout le monde a joué { $turns } fois : on compte les points de la manche.
event-set-shown = { $you ->
    [yes] Tu montres la série complète : { $species }.
   *[no] { $name } montre la série complète : { $species }.
}
event-sudden-death = { $you ->
    [yes] Mort subite, déclenchée par toi : tous les autres perdent une vie.
   *[no] Mort subite, déclenchée par { $name } : tous les autres perdent une vie.
}
event-cards-shown = { $you ->
    [yes] Tu montres { $number } { $species }.
   *[no] { $name } montre { $number } { $species }.
}
event-majority-found = { $you ->
    [yes] Majorité pour toi : { $number } { $species }, { $points } points.
   *[no] Majorité pour { $name } : { $number } { $species }, { $points } points.
}
event-majority-missed = Personne ne marque de points : { $species }.
event-totalled = { $you ->
    [yes] { $points ->
        [one] Au total, tu as { $points } point.
       *[other] Au total, tu as { $points } points.
    }
   *[no] { $points ->
        [one] Au total, { $name } a { $points } point.
       *[other] Au total, { $name } a { $points } points.
    }
}
event-lives-lost = { $you ->
    [yes] { $number ->
        [one] Tu perds 1 vie, il t’en reste { $left }.
       *[other] Tu perds { $number } vies, il t’en reste { $left }.
    }
   *[no] { $number ->
        [one] { $name } perd 1 vie et en garde { $left }.
       *[other] { $name } perd { $number } vies et en garde { $left }.
    }
}
event-life-gained = { $you ->
    [yes] Tu gagnes une vie et tu en as { $left }.
   *[no] { $name } gagne une vie et en a { $left }.
}
event-went-out = { $you ->
    [yes] Tu quittes le jeu, à la { $place }e place.
   *[no] { $name } quitte le jeu, à la { $place }e place.
}
event-finished = { $you ->
    [yes] Il ne reste plus que toi : tu gagnes !
   *[no] { $name } survit à tous les autres et gagne.
}

refusal-1-1 = Le compte des cartes n’est pas bon : chacun des 60 animaux doit se trouver quelque part, une seule fois.
refusal-1-2 = Le compte des vies n’est pas bon : tout le monde commence avec 5, et on ne peut pas en gagner plus que les autres n’en perdent.
refusal-2-1 = La donne n’est pas bonne : 10 cartes par personne en jeu, des rangées de 1, 2, 3 et 4 cartes, le reste à part, dans une manche numérotée à partir de 1.
refusal-2-2 = La personne qui commence doit être encore en jeu.
refusal-2-3 = Ce n’est pas à toi de jouer ; on joue dans le sens horaire, parmi les personnes encore en jeu.
refusal-3-1 = Pour échanger, choisis d’abord une rangée, puis pose une à une autant de cartes de ta main qu’elle en compte.
refusal-3-2 = Tu ne peux pas donner exactement les animaux que tu prends : au moins un doit être différent.
refusal-3-3 = Les cartes connues d’une main doivent s’y trouver, et il faut avoir échangé pour en avoir.
refusal-4-1 = Tu peux toquer seulement après au moins un échange dans cette manche.
refusal-4-2 = Le dernier tour n’est pas bon : la personne qui a toqué est encore en jeu et ne rejoue pas.
refusal-4-4 = Personne ne joue plus de 60 fois dans une manche.
refusal-5-1 = Avoir échangé et tenir une série complète aurait tout de suite mis fin à la manche.
refusal-6-3 = Personne ne perd plus de 2 vies par manche : si peu de manches n’ont pas pu en coûter autant.
refusal-7-1 = Tu n’as plus de vies : le jeu est fini pour toi.
refusal-7-2 = La partie finit quand il ne reste qu’une personne en jeu, et c’est elle qui gagne ; les places et les personnes en jeu doivent y correspondre.
refusal-8-1 = L’option expert est activée ou désactivée, rien d’autre.

# Ce que dit le plateau
board-lives = { $number ->
    [one] { $number } vie
   *[other] { $number } vies
}
board-unknown = { $number ->
    [one] 1 carte que personne d’autre ne connaît
   *[other] { $number } cartes que personne d’autre ne connaît
}
board-known = Connu dans la main : { $cards }
board-nothing-known = Rien de connu dans la main
board-knocker = a toqué
board-out = hors jeu
board-take-back = { $row }. Reprendre la dernière étape
board-slot = { $species } : { $held } sur { $all } en main
board-none-held = Tu n’as aucune carte à donner : { $species }.
board-gives = Tu donnes : { $cards }
board-gets = Tu reçois : { $cards }
board-round = Manche { $round }
board-aside = { $number ->
    [one] 1 carte à part
   *[other] { $number } cartes à part
}
board-last-lap = Dernier tour !
board-knocked = { $you ->
    [yes] Tu as toqué.
   *[no] { $name } a toqué.
}
board-keep = Garder
board-last-round = Manche précédente
board-round-end = Qui en a le plus ?
board-species = Animal
board-total = Points
board-cost = Vies
board-safe = ne perd aucune vie
board-skip = Passer
board-continue = Continuer
board-sudden-death = Mort subite !
board-set = { $you ->
    [yes] Tu as la série complète : { $number } { $species }.
   *[no] { $name } a la série complète : { $number } { $species }.
}
board-story-deal = Tout le monde reçoit { $cards } cartes. Dans les rangées : { $rows }
board-story-swap = { $you ->
    [yes] Tu donnes { $gives } pour la rangée { $row } et prends { $gets }.
   *[no] { $name } donne { $gives } pour la rangée { $row } et prend { $gets }.
}
board-story-hand = { $you ->
    [yes] Tu montres { $cards }.
   *[no] { $name } montre { $cards }.
}
board-story-most = Qui en a le plus : { $winners }
scoring-lives = Comment les vies ont été perdues
scoring-last-round = La dernière manche
scoring-how = Avoir le plus de cartes d’un animal rapporte ses points. Le plus haut total ne coûte aucune vie, le plus bas deux, les autres une.
tour-animals = Voici tes animaux. Un animal vaut autant de points qu’il a de cartes : 9 pour la girafe, 3 seulement pour la souris. À la fin d’une manche, seule la personne qui en a le plus marque ces points.
tour-lives = Chaque joueur a cinq vies. À chaque manche, le premier n’en perd aucune, le dernier deux, les autres une. Qui survit gagne.
tour-rows = À toi : touche une rangée pour l’échange. Tu prends toutes ses cartes et tu en poses autant des tiennes.
tour-give = Les animaux que tu as le moins sont suggérés. Touche-en d’autres pour les donner à la place, de préférence ceux que d’autres joueurs ont en plus grand nombre. Toucher la rangée reprend des cartes.
tour-confirm = Voilà ce que cela donnera : le rouge part, le vert arrive. Confirme ou reprends.
tour-known = Tout le monde voit ce qui est pris dans une rangée. À côté de chaque nom, tu vois donc les cartes encore dans cette main, et combien restent inconnues.
tour-sets = Attention à l’éclair ! Qui a les 5 lièvres, les 5 cochons ou les 4 chats après un échange termine aussitôt la manche, et tous les autres perdent une vie.
tour-knock = Ta main te plaît ? Alors toque : les autres jouent encore une fois, puis on compte les points.
tour-last-lap = Quelqu’un a toqué : les autres ne jouent plus qu’une fois. Échange encore, ou garde ta main.
tour-again = Une nouvelle manche, de nouvelles cartes. Ici, tu peux revoir le dernier décompte. Bonne chance !
scoring-points = Vies
