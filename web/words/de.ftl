# The page. Games have their own words in src/yurt/games/NAME/words/.

page-title = Yurt: vier Brett- und Kartenspiele, mit Freunden oder Bots
motto = Vier Brett- und Kartenspiele, mit Freunden oder Bots
footer = Kein Konto, keine Werbung. Was du spielst, gehört dir: Jede Partie lässt sich herunterladen und noch einmal ansehen.
games = Spiele
players-from-to = { $from }–{ $to } Personen
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
play-now = Jetzt spielen
with-friends = Mit Freunden
learn = Spielend lernen
rules = Regeln
rules-of = Regeln von { $game }
search-rules = In den Regeln suchen
nothing-found = Nichts gefunden.
your-tables = Deine Tische
forget-table = Aus dieser Liste entfernen
public-tables = Öffentliche Tische
tables-waiting = Offene
tables-playing = Laufende
no-tables-waiting = Gerade ist kein Tisch offen. Eröffne einen!
no-tables-playing = Gerade spielt niemand öffentlich.
join = Mitspielen
watch = Zuschauen
previous-page = Neuere
next-page = Ältere
settings = Einstellungen
your-name = Dein Name
guest = Gast
language = Sprache
theme = Farben
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
animations = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
sound = Ton
confirm-turns = Jeden Zug bestätigen
close = Schließen
menu = Menü
yes = Ja
no = Nein
try-again = Noch einmal versuchen

how-many-players = Wie viele spielen mit?
more-settings = Weitere Einstellungen
clock = Bedenkzeit
clock-seconds = { $seconds ->
    [0] Unbegrenzt
    [30] 30 Sekunden
    [86400] Ein Tag
   *[other] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
}
undo = Züge zurücknehmen
undo-ask = Wenn jemand zustimmt
undo-free = Immer
undo-none = Nie
make-public = Tisch in der Lobby zeigen, damit alle mitspielen können
make-table = Tisch eröffnen

nowhere = Hier ist nichts.
to-lobby = Zur Lobby
no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
no-record = Diese Partie gibt es nicht. Ist der Link vollständig?
offline = Der Server ist nicht zu erreichen.
connecting = Einen Moment …
connection-lost = Verbindung verloren.
connection-trying = Neuer Versuch …
connection-back = Wieder verbunden.

waiting-title = Der Tisch wird gedeckt
seat-free = Freier Platz
seat-for-friend = Für Freunde
bot-at-seat = Bot an Platz { $seat }
bot-level = Bot: { $level }
level-random = zufällig
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = meisterhaft
level-search = grübelnd
level-bluffer = bluffend
level-sceptic = skeptisch
host = Gastgeber
you = du
kick = Entfernen
invite = Freunde einladen
invite-explained = Wer diesen Link öffnet, kann sich setzen oder zuschauen. Ein Konto braucht es nicht.
personal-link = Dein persönlicher Link
personal-link-explained = Öffne diesen Link auf einem anderen Gerät, um dort an deinem Platz weiterzuspielen. Gib ihn niemandem sonst.
back-to-invite = Link für Freunde
move-seat = Auf einem anderen Gerät weiterspielen
qr-code = QR-Code des Links
link = Link
copy = Kopieren
copied = Kopiert
start = Los geht’s
start-with-bots = { $count ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
waiting-for-host = { $name } beginnt die Partie.
invited-by = { $name } lädt dich zu einer Partie { $game } ein.
sit-down = Platz nehmen
watching = Du schaust zu.

on-turn = am Zug
is-bot = ein Bot
away = hier spielt gerade ein Bot
not-here = nicht verbunden
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Selbst spielen
suggested = Vorschlag
confirm = Bestätigen
back-step = Letzten Schritt zurücknehmen
undo-move = Meinen letzten Zug zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen.
hint = Tipp
thinking = Denkt nach …
use-hint = Übernehmen
type-move = Zug eintippen
type-move-example = Zum Beispiel: { $move }
skip-animation = Animation überspringen
rule = Regel { $number }
story = Was geschah
chat = Chat
say-something = Sag etwas
send = Senden
mute-person = stumm schalten
unmute-person = { $name } wieder hören
emote-hello = Hallo!
emote-laugh = Haha
emote-wow = Wow!
emote-hmm = Hm
emote-sorry = Entschuldigung
emote-thanks = Danke
emote-hurry = Schneller
emote-wellplayed = Gut gespielt
share = Teilen
leave = Tisch verlassen
leave-playing = Gehen; ein Bot spielt weiter
host-tools = Für den Gastgeber
kick-playing = Durch Bot ersetzen

happened-created = Der Tisch steht bereit.
happened-sat = { $name } setzt sich.
happened-bot = { $name } nimmt Platz.
happened-emptied = Ein Platz ist wieder frei.
happened-started = Eine neue Partie beginnt.
happened-undone = { $name } nimmt einen Zug zurück.
happened-asked = { $name } möchte einen Zug zurücknehmen.
happened-declined = { $name } ist dagegen.
happened-gone = { $name } hat die Verbindung verloren.
happened-here = { $name } ist da.
happened-away = Ein Bot spielt für { $name }.
happened-back = { $name } ist zurück.
happened-resumed = Der Server war kurz weg; die Partie geht weiter.

result = Ergebnis
you-win = Du gewinnst!
you-share-win = Geteilter Sieg!
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
place = Platz
player = Name
points = Punkte
how-it-was-scored = So wurde gewertet
rematch = Nochmal spielen
rematch-by-host = { $name } kann eine neue Partie beginnen.
replay = Ansehen
replay-of = Partie ansehen: { $game }
eyes-of = Mit den Augen von
spectator = Zuschauer
previous-move = Voriger Zug
next-move = Nächster Zug
move-number = Zug
play = Abspielen
pause = Pause
proof = War das Mischen ehrlich?
proof-explained = Vor der Partie zeigt der Server einen Fingerabdruck des Geheimnisses, aus dem aller Zufall kommt. Am Ende verrät er das Geheimnis: Es muss zum Fingerabdruck passen, also kann dazwischen nichts geändert worden sein.
proof-commitment = Fingerabdruck, vor dem Geben gezeigt
proof-secret = Geheimnis, am Ende verraten
proof-holds = In deinem Browser geprüft: Sie passen zusammen.
proof-fails = Sie passen nicht zusammen!
download-record = Partie herunterladen

end-tour = Den Rest kenne ich
understood = Verstanden

refused-bad-move = Das ist kein Zug dieses Spiels.
refused-stale = Die Partie ist weitergegangen; schau noch einmal.
refused-showing = Einen Augenblick: Es wird noch gezeigt, was gerade geschehen ist.
refused-away = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
refused-not-playing = Es läuft keine Partie.
refused-playing = Die Partie läuft schon.
refused-not-seated = Du schaust zu; nimm erst Platz.
refused-not-host = Das kann nur der Gastgeber.
refused-seats-free = Es sind noch Plätze frei; warte, oder gib sie Bots.
refused-seat-taken = Dort sitzt schon jemand.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-nobody-there = Dort sitzt niemand.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-no-undo = An diesem Tisch wird nichts zurückgenommen.
refused-nothing-to-undo = Es gibt keinen Zug, der zurückgenommen werden kann.
refused-nothing-asked = Niemand möchte einen Zug zurücknehmen.
refused-empty = Da steht nichts.
refused-slow-down = Nicht so schnell: Warte einen Moment, bevor du wieder schreibst.
refused-not-on-turn = Du bist nicht am Zug.
refused-busy = Am Tisch ist gerade viel los; versuch es noch einmal.
refused-database = Der Server kann gerade nichts speichern; versuch es noch einmal.
