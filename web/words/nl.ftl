# The page. Games have their own words in src/yurt/games/NAME/words/.

page-title = Yurt: vier tafelspellen, met vrienden of bots
motto = Vier tafelspellen, met vrienden of bots
footer = Geen account, geen reclame. Wat je speelt is van jou: elke partij kun je downloaden en terugkijken.
games = Spellen
players-from-to = { $from }–{ $to } spelers
minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
play-now = Speel nu
with-friends = Met vrienden
learn = Spelend leren
rules = Regels
rules-of = Regels van { $game }
search-rules = Zoek in de regels
nothing-found = Niets gevonden.
your-tables = Jouw tafels
forget-table = Uit deze lijst halen
public-tables = Openbare tafels
tables-waiting = Open
tables-playing = Bezig
no-tables-waiting = Er is nu geen tafel open. Open er een!
no-tables-playing = Er speelt nu niemand in het openbaar.
join = Meespelen
watch = Toekijken
previous-page = Nieuwer
next-page = Ouder
settings = Instellingen
your-name = Je naam
guest = Gast
language = Taal
theme = Kleuren
theme-auto = Zoals het systeem
theme-light = Licht
theme-dark = Donker
animations = Animaties
speed-off = Uit
speed-fast = Snel
speed-normal = Normaal
speed-slow = Langzaam
sound = Geluid
confirm-turns = Elke beurt bevestigen
close = Sluiten
menu = Menu
yes = Ja
no = Nee
try-again = Opnieuw proberen

how-many-players = Met hoeveel spelers?
more-settings = Meer instellingen
clock = Bedenktijd
clock-seconds = { $seconds ->
    [0] Onbeperkt
    [30] 30 seconden
    [86400] Eén dag
   *[other] { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
}
undo = Zetten terugnemen
undo-ask = Als een ander het goedvindt
undo-free = Altijd
undo-none = Nooit
make-public = Toon de tafel in de lobby, zodat iedereen kan meespelen
make-table = Tafel openen

nowhere = Hier is niets.
to-lobby = Naar de lobby
no-table = Deze tafel bestaat niet. Is de link volledig?
no-record = Deze partij bestaat niet. Is de link volledig?
offline = De server is niet bereikbaar.
connecting = Een ogenblik…
connection-lost = Verbinding verbroken.
connection-trying = Nieuwe poging…
connection-back = Weer verbonden.

waiting-title = De tafel wordt gedekt
seat-free = Vrije plaats
seat-for-friend = Voor een vriend
bot-at-seat = Bot op plaats { $seat }
bot-level = Bot: { $level }
level-random = willekeurig
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-master = meester
level-search = zoekend
level-bluffer = bluffer
level-sceptic = scepticus
host = gastheer
you = jij
kick = Verwijderen
invite = Vrienden uitnodigen
invite-explained = Wie deze link opent, kan gaan zitten of toekijken. Een account is niet nodig.
personal-link = Je persoonlijke link
personal-link-explained = Open deze link op een ander apparaat om daar op je plaats verder te spelen. Geef hem aan niemand anders.
back-to-invite = Link voor vrienden
move-seat = Verder op een ander apparaat
qr-code = QR-code van de link
link = Link
copy = Kopiëren
copied = Gekopieerd
start = Beginnen
start-with-bots = { $count ->
    [one] Beginnen met een bot
   *[other] Beginnen met { $count } bots
}
waiting-for-host = { $name } begint de partij.
invited-by = { $name } nodigt je uit voor een partij { $game }.
sit-down = Ga zitten
watching = Je kijkt toe.

on-turn = aan de beurt
is-bot = een bot
away = hier speelt nu een bot
not-here = niet verbonden
bot-plays-for-you = Een bot speelt voor jou.
take-seat-back = Zelf spelen
suggested = Voorstel
confirm = Bevestigen
back-step = Laatste stap terugnemen
undo-move = Mijn laatste zet terugnemen
undo-asked = { $name } wil graag een zet terugnemen.
hint = Tip
thinking = Even denken…
use-hint = Overnemen
type-move = Zet typen
type-move-example = Bijvoorbeeld: { $move }
skip-animation = Animatie overslaan
rule = Regel { $number }
story = Wat er gebeurde
chat = Chat
say-something = Zeg iets
send = Versturen
mute-person = dempen
unmute-person = { $name } weer horen
emote-hello = Hallo!
emote-laugh = Haha
emote-wow = Wauw!
emote-hmm = Hm
emote-sorry = Sorry
emote-thanks = Dank je
emote-hurry = Schiet op
emote-wellplayed = Goed gespeeld
share = Delen
leave = Tafel verlaten
leave-playing = Weggaan; een bot speelt verder
host-tools = Voor de gastheer
kick-playing = Vervangen door een bot

happened-created = De tafel staat klaar.
happened-sat = { $name } gaat zitten.
happened-bot = { $name } neemt plaats.
happened-emptied = Er is weer een plaats vrij.
happened-started = Een nieuwe partij begint.
happened-undone = { $name } neemt een zet terug.
happened-asked = { $name } wil graag een zet terugnemen.
happened-declined = { $name } vindt dat niet goed.
happened-gone = { $name } is de verbinding kwijt.
happened-here = { $name } is er.
happened-away = Een bot speelt voor { $name }.
happened-back = { $name } is terug.
happened-resumed = De server was even weg; de partij gaat verder.

result = Uitslag
you-win = Je wint!
you-share-win = Je deelt de overwinning!
winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
place = Plaats
player = Speler
points = Punten
how-it-was-scored = Zo werd er geteld
rematch = Nog een keer
rematch-by-host = { $name } kan een nieuwe partij beginnen.
replay = Terugkijken
replay-of = Terugkijken: { $game }
eyes-of = Door de ogen van
spectator = Toeschouwer
previous-move = Vorige zet
next-move = Volgende zet
move-number = Zet
play = Afspelen
pause = Pauze
proof = Was het delen eerlijk?
proof-explained = Vóór de partij toont de server een vingerafdruk van het geheim waaruit al het toeval komt. Aan het eind vertelt hij het geheim: het moet bij de vingerafdruk passen, dus er kan tussendoor niets veranderd zijn.
proof-commitment = Vingerafdruk, vóór het delen getoond
proof-secret = Geheim, aan het eind verteld
proof-holds = In je browser gecontroleerd: ze passen bij elkaar.
proof-fails = Ze passen niet bij elkaar!
download-record = Partij downloaden

end-tour = De rest weet ik wel
understood = Begrepen

refused-bad-move = Dat is geen zet van dit spel.
refused-stale = De partij is verdergegaan; kijk nog eens.
refused-showing = Een ogenblik: wat er net is gebeurd, wordt nog getoond.
refused-away = Een bot speelt voor jou; neem eerst je plaats terug.
refused-not-playing = Er is geen partij bezig.
refused-playing = De partij is al bezig.
refused-not-seated = Je kijkt toe; ga eerst zitten.
refused-not-host = Dat kan alleen de gastheer.
refused-seats-free = Er zijn nog plaatsen vrij; wacht, of geef ze aan bots.
refused-seat-taken = Daar zit al iemand.
refused-no-such-seat = Die plaats bestaat niet.
refused-nobody-there = Daar zit niemand.
refused-no-such-bot = Die bot bestaat niet.
refused-no-undo = Aan deze tafel wordt niets teruggenomen.
refused-nothing-to-undo = Er is geen zet om terug te nemen.
refused-nothing-asked = Niemand vraagt om een zet terug te nemen.
refused-empty = Er staat niets in die regel.
refused-slow-down = Niet zo snel: wacht even voor je weer schrijft.
refused-not-on-turn = Je bent niet aan de beurt.
refused-busy = Het is erg druk aan de tafel; probeer het nog eens.
refused-database = De server kan nu niets opslaan; probeer het nog eens.
