# The page. Games have their own words in src/yurt/games/NAME/words/.

page-title = Yurt : quatre jeux de société, entre amis ou contre des robots
motto = Quatre jeux de société, entre amis ou contre des robots
footer = Pas de compte, pas de publicité. Ce que tu joues est à toi : chaque partie peut être téléchargée et rejouée.
games = Jeux
players-from-to = { $from }–{ $to } joueurs
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
play-now = Jouer
with-friends = Entre amis
learn = Apprendre en jouant
rules = Règles
rules-of = Règles de { $game }
search-rules = Chercher dans les règles
nothing-found = Aucun résultat.
your-tables = Tes tables
forget-table = Retirer de cette liste
public-tables = Tables publiques
tables-waiting = Ouvertes
tables-playing = En cours
no-tables-waiting = Aucune table n’est ouverte en ce moment. Ouvres-en une !
no-tables-playing = Personne ne joue en public en ce moment.
join = Rejoindre
watch = Regarder
previous-page = Plus récentes
next-page = Plus anciennes
settings = Réglages
your-name = Ton nom
guest = Invité
language = Langue
theme = Couleurs
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
animations = Animations
speed-off = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
sound = Son
confirm-turns = Confirmer chaque tour
close = Fermer
menu = Menu
yes = Oui
no = Non
try-again = Réessayer

how-many-players = Combien de joueurs ?
more-settings = Autres réglages
clock = Temps de réflexion
clock-seconds = { $seconds ->
    [0] Illimité
    [30] 30 secondes
    [86400] Un jour
   *[other] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
}
undo = Reprendre des coups
undo-ask = Si un autre joueur est d’accord
undo-free = Toujours
undo-none = Jamais
make-public = Montrer la table dans le salon, pour que chacun puisse la rejoindre
make-table = Ouvrir la table

nowhere = Il n’y a rien ici.
to-lobby = Retour au salon
no-table = Cette table n’existe pas. Le lien est-il complet ?
no-record = Cette partie n’existe pas. Le lien est-il complet ?
offline = Le serveur est injoignable.
connecting = Un instant…
connection-lost = Connexion perdue.
connection-trying = Nouvel essai…
connection-back = Connexion rétablie.

waiting-title = On met la table
seat-free = Place libre
seat-for-friend = Pour un ami
bot-at-seat = Robot à la place { $seat }
bot-level = Robot : { $level }
level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = maître
level-search = chercheur
level-bluffer = bluffeur
level-sceptic = sceptique
host = hôte
you = toi
kick = Retirer
invite = Inviter des amis
invite-explained = Qui ouvre ce lien peut s’asseoir ou regarder. Pas besoin de compte.
personal-link = Ton lien personnel
personal-link-explained = Ouvre ce lien sur un autre appareil pour y continuer à ta place. Ne le donne à personne.
back-to-invite = Lien pour les amis
move-seat = Continuer sur un autre appareil
qr-code = Code QR du lien
link = Lien
copy = Copier
copied = Copié
start = Commencer
start-with-bots = { $count ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
}
waiting-for-host = { $name } lance la partie.
invited-by = { $name } t’invite à une partie de { $game }.
sit-down = S’asseoir
watching = Tu regardes.

on-turn = c’est son tour
is-bot = un robot
away = un robot joue ici
not-here = non connecté
bot-plays-for-you = Un robot joue pour toi.
take-seat-back = Jouer moi-même
suggested = Suggestion
confirm = Confirmer
back-step = Annuler la dernière étape
undo-move = Reprendre mon dernier coup
undo-asked = { $name } voudrait reprendre un coup.
hint = Conseil
thinking = Réflexion…
use-hint = Choisir
type-move = Taper un coup
type-move-example = Par exemple : { $move }
skip-animation = Passer l’animation
rule = Règle { $number }
story = Ce qui s’est passé
chat = Discussion
say-something = Dis quelque chose
send = Envoyer
mute-person = masquer
unmute-person = Ne plus masquer { $name }
emote-hello = Salut !
emote-laugh = Ha ha
emote-wow = Oh là là !
emote-hmm = Hum
emote-sorry = Pardon
emote-thanks = Merci
emote-hurry = Plus vite !
emote-wellplayed = Bien joué
share = Partager
leave = Quitter la table
leave-playing = Partir ; un robot continue
host-tools = Pour l’hôte
kick-playing = Remplacer par un robot

happened-created = La table est prête.
happened-sat = { $name } s’assoit.
happened-bot = { $name } prend place.
happened-emptied = Une place est de nouveau libre.
happened-started = Une nouvelle partie commence.
happened-undone = { $name } reprend un coup.
happened-asked = { $name } voudrait reprendre un coup.
happened-declined = { $name } n’est pas d’accord.
happened-gone = { $name } a perdu la connexion.
happened-here = { $name } est là.
happened-away = Un robot joue pour { $name }.
happened-back = { $name } est de retour.
happened-resumed = Le serveur s’est absenté un instant ; la partie continue.

result = Résultat
you-win = Tu gagnes !
you-share-win = Tu partages la victoire !
winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
place = Rang
player = Joueur
points = Points
how-it-was-scored = Le décompte, pas à pas
rematch = Rejouer
rematch-by-host = { $name } peut lancer une autre partie.
replay = Revoir
replay-of = Revoir : { $game }
eyes-of = Vu par
spectator = Spectateur
previous-move = Coup précédent
next-move = Coup suivant
move-number = Coup
play = Lecture
pause = Pause
proof = La donne était-elle honnête ?
proof-explained = Avant la partie, le serveur montre une empreinte du secret d’où vient tout le hasard. À la fin, il révèle le secret : il doit correspondre à l’empreinte, donc rien n’a pu être changé entre-temps.
proof-commitment = Empreinte, montrée avant la donne
proof-secret = Secret, révélé à la fin
proof-holds = Vérifié dans ton navigateur : ils correspondent.
proof-fails = Ils ne correspondent pas !
download-record = Télécharger la partie

end-tour = Je connais la suite
understood = Compris

refused-bad-move = Ce n’est pas un coup de ce jeu.
refused-stale = La partie a continué ; regarde encore.
refused-showing = Un instant : ce qui vient de se passer est encore en train de s’afficher.
refused-away = Un robot joue pour toi ; reprends d’abord ta place.
refused-not-playing = Aucune partie n’est en cours.
refused-playing = La partie est déjà en cours.
refused-not-seated = Tu regardes ; assieds-toi d’abord.
refused-not-host = Seul l’hôte peut faire cela.
refused-seats-free = Il reste des places libres ; attends, ou donne-les à des robots.
refused-seat-taken = Quelqu’un est assis là.
refused-no-such-seat = Cette place n’existe pas.
refused-nobody-there = Personne n’est assis là.
refused-no-such-bot = Ce robot n’existe pas.
refused-no-undo = À cette table, on ne reprend rien.
refused-nothing-to-undo = Il n’y a aucun coup à reprendre.
refused-nothing-asked = Personne ne demande à reprendre un coup.
refused-empty = Cette ligne est vide.
refused-slow-down = Pas si vite : attends un instant avant d’écrire.
refused-not-on-turn = Ce n’est pas ton tour.
refused-busy = La table est très occupée ; réessaie.
refused-database = Le serveur ne peut rien enregistrer pour le moment ; réessaie.
