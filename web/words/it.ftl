# The page. Games have their own words in src/yurt/games/NAME/words/.

page-title = Yurt: quattro giochi da tavolo, con gli amici o con i bot
motto = Quattro giochi da tavolo, con gli amici o con i bot
footer = Niente account, niente pubblicità. Quello che giochi è tuo: ogni partita si può scaricare e rivedere.
games = Giochi
players-from-to = { $from }–{ $to } giocatori
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
play-now = Gioca ora
with-friends = Con gli amici
learn = Impara giocando
rules = Regole
rules-of = Regole di { $game }
search-rules = Cerca nelle regole
nothing-found = Nessun risultato.
your-tables = I tuoi tavoli
forget-table = Togli da questa lista
public-tables = Tavoli pubblici
tables-waiting = Aperti
tables-playing = In corso
no-tables-waiting = In questo momento nessun tavolo è aperto. Aprine uno!
no-tables-playing = In questo momento nessuno gioca in pubblico.
join = Unisciti
watch = Guarda
previous-page = Più recenti
next-page = Più vecchi
settings = Impostazioni
your-name = Il tuo nome
guest = Ospite
language = Lingua
theme = Colori
theme-auto = Come il sistema
theme-light = Chiari
theme-dark = Scuri
animations = Animazioni
speed-off = Nessuna
speed-fast = Veloci
speed-normal = Normali
speed-slow = Lente
sound = Suoni
confirm-turns = Conferma ogni turno
close = Chiudi
menu = Menu
yes = Sì
no = No
try-again = Riprova

how-many-players = Quanti giocatori?
more-settings = Altre impostazioni
clock = Tempo per decidere
clock-seconds = { $seconds ->
    [0] Senza limiti
    [30] 30 secondi
    [86400] Un giorno
   *[other] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
}
undo = Annullare le mosse
undo-ask = Se un altro giocatore è d’accordo
undo-free = Sempre
undo-none = Mai
make-public = Mostra il tavolo nella sala, così chiunque può unirsi
make-table = Apri il tavolo

nowhere = Qui non c’è niente.
to-lobby = Torna alla sala
no-table = Questo tavolo non esiste. Il link è completo?
no-record = Questa partita non esiste. Il link è completo?
offline = Il server non è raggiungibile.
connecting = Un momento…
connection-lost = Connessione persa.
connection-trying = Nuovo tentativo…
connection-back = Connessione ristabilita.

waiting-title = Si prepara il tavolo
seat-free = Posto libero
seat-for-friend = Per un amico
bot-at-seat = Bot al posto { $seat }
bot-level = Bot: { $level }
level-random = casuale
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = maestro
level-search = ricercatore
level-bluffer = bluffatore
level-sceptic = scettico
host = host
you = tu
kick = Rimuovi
invite = Invita gli amici
invite-explained = Chi apre questo link può sedersi o guardare. Non serve un account.
personal-link = Il tuo link personale
personal-link-explained = Apri questo link su un altro dispositivo per continuare lì al tuo posto. Non darlo a nessun altro.
back-to-invite = Link per gli amici
move-seat = Continua su un altro dispositivo
qr-code = Codice QR del link
link = Link
copy = Copia
copied = Copiato
start = Comincia
start-with-bots = { $count ->
    [one] Comincia con un bot
   *[other] Comincia con { $count } bot
}
waiting-for-host = { $name } dà inizio alla partita.
invited-by = { $name } ti invita a una partita di { $game }.
sit-down = Siediti
watching = Stai guardando.

on-turn = è il suo turno
is-bot = un bot
away = qui gioca un bot
not-here = non connesso
bot-plays-for-you = Un bot sta giocando per te.
take-seat-back = Gioco io
suggested = Suggerimento
confirm = Conferma
back-step = Annulla l’ultima scelta
undo-move = Annulla la mia ultima mossa
undo-asked = { $name } vorrebbe annullare una mossa.
hint = Consiglio
thinking = Ci penso…
use-hint = Scegli
type-move = Scrivi una mossa
type-move-example = Per esempio: { $move }
skip-animation = Salta l’animazione
rule = Regola { $number }
story = Che cosa è successo
chat = Chat
say-something = Di’ qualcosa
send = Invia
mute-person = silenzia
unmute-person = Ascolta di nuovo { $name }
emote-hello = Ciao!
emote-laugh = Haha
emote-wow = Wow!
emote-hmm = Hmm
emote-sorry = Scusa
emote-thanks = Grazie
emote-hurry = Dai, su!
emote-wellplayed = Ben giocato
share = Condividi
leave = Lascia il tavolo
leave-playing = Lascia; continua un bot
host-tools = Per l’host
kick-playing = Sostituisci con un bot

happened-created = Il tavolo è pronto.
happened-sat = { $name } si siede.
happened-bot = { $name } prende posto.
happened-emptied = Un posto è di nuovo libero.
happened-started = Comincia una nuova partita.
happened-undone = { $name } annulla una mossa.
happened-asked = { $name } vorrebbe annullare una mossa.
happened-declined = { $name } non è d’accordo.
happened-gone = { $name } ha perso la connessione.
happened-here = { $name } è qui.
happened-away = Un bot gioca per { $name }.
happened-back = { $name } è di ritorno.
happened-resumed = Il server è stato via un momento; la partita continua.

result = Risultato
you-win = Hai vinto!
you-share-win = Condividi la vittoria!
winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
place = Posto
player = Giocatore
points = Punti
how-it-was-scored = Il punteggio, passo per passo
rematch = Gioca ancora
rematch-by-host = { $name } può cominciare un’altra partita.
replay = Rivedi
replay-of = Rivedi: { $game }
eyes-of = Visto da
spectator = Spettatore
previous-move = Mossa precedente
next-move = Mossa successiva
move-number = Mossa
play = Riproduci
pause = Pausa
proof = La distribuzione era onesta?
proof-explained = Prima della partita il server mostra un’impronta del segreto da cui viene tutto il caso. Alla fine rivela il segreto: deve corrispondere all’impronta, quindi nel frattempo non può essere cambiato niente.
proof-commitment = Impronta, mostrata prima della distribuzione
proof-secret = Segreto, rivelato alla fine
proof-holds = Verificato nel tuo browser: corrispondono.
proof-fails = Non corrispondono!
download-record = Scarica la partita

end-tour = Il resto lo so già
understood = Capito

refused-bad-move = Non è una mossa di questo gioco.
refused-stale = La partita è andata avanti; guarda com’è adesso.
refused-showing = Un attimo: si sta ancora mostrando che cosa è appena successo.
refused-away = Un bot gioca per te; prima riprendi il tuo posto.
refused-not-playing = Non c’è nessuna partita in corso.
refused-playing = La partita è già in corso.
refused-not-seated = Stai guardando; prima siediti.
refused-not-host = Può farlo solo l’host.
refused-seats-free = Ci sono posti liberi; aspetta, o dalli ai bot.
refused-seat-taken = Lì c’è già qualcuno.
refused-no-such-seat = Questo posto non esiste.
refused-nobody-there = Lì non c’è nessuno.
refused-no-such-bot = Questo bot non esiste.
refused-no-undo = A questo tavolo non si annulla niente.
refused-nothing-to-undo = Non c’è nessuna mossa da annullare.
refused-nothing-asked = Nessuno chiede di annullare una mossa.
refused-empty = Questa riga è vuota.
refused-slow-down = Non così in fretta: aspetta un momento prima di scrivere.
refused-not-on-turn = Non è il tuo turno.
refused-busy = Al tavolo c’è molto movimento; riprova.
refused-database = In questo momento il server non può salvare niente; riprova.
