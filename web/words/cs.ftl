# The page. Games have their own words in src/yurt/games/NAME/words/.

page-title = Yurt: čtyři stolní hry s přáteli nebo s boty
motto = Čtyři stolní hry s přáteli nebo s boty
footer = Žádný účet, žádné reklamy. Co hraješ, je tvoje: každou partii lze stáhnout a přehrát.
games = Hry
players-from-to = { $from }–{ $to } { $to ->
    [few] hráči
   *[other] hráčů
}
minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
play-now = Hrát hned
with-friends = S přáteli
learn = Naučit se hrou
rules = Pravidla
rules-of = Pravidla: { $game }
search-rules = Hledat v pravidlech
nothing-found = Nic se nenašlo.
your-tables = Tvoje stoly
forget-table = Odebrat ze seznamu
public-tables = Veřejné stoly
tables-waiting = Otevřené
tables-playing = Rozehrané
no-tables-waiting = Teď není otevřený žádný stůl. Založ ho!
no-tables-playing = Teď nikdo nehraje veřejně.
join = Přidat se
watch = Dívat se
previous-page = Novější
next-page = Starší
settings = Nastavení
your-name = Tvoje jméno
guest = Hráč
language = Jazyk
theme = Barvy
theme-auto = Podle systému
theme-light = Světlé
theme-dark = Tmavé
animations = Animace
speed-off = Vypnuté
speed-fast = Rychlé
speed-normal = Normální
speed-slow = Pomalé
sound = Zvuk
confirm-turns = Potvrzovat každý tah
close = Zavřít
menu = Nabídka
yes = Ano
no = Ne
try-again = Zkusit znovu

how-many-players = Kolik hráčů?
more-settings = Další nastavení
clock = Čas na rozmyšlenou
clock-seconds = { $seconds ->
    [0] Bez omezení
    [30] 30 sekund
    [86400] Jeden den
   *[other] { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
}
undo = Vracení tahů
undo-ask = Když jiný hráč souhlasí
undo-free = Vždy
undo-none = Nikdy
make-public = Ukázat stůl v předsálí, aby se mohl přidat kdokoli
make-table = Založit stůl

nowhere = Tady nic není.
to-lobby = Zpět do předsálí
no-table = Takový stůl neexistuje. Je odkaz úplný?
no-record = Taková partie neexistuje. Je odkaz úplný?
offline = Server není dostupný.
connecting = Okamžik…
connection-lost = Spojení ztraceno.
connection-trying = Zkouším to znovu…
connection-back = Spojení obnoveno.

waiting-title = Stůl se prostírá
seat-free = Volné místo
seat-for-friend = Pro přátele
bot-at-seat = Bot na místě { $seat }
bot-level = Bot: { $level }
level-random = náhodný
level-easy = snadný
level-medium = střední
level-hard = těžký
level-master = mistr
level-search = hledač
level-bluffer = blafér
level-sceptic = skeptik
host = hostitel
you = ty
kick = Odebrat
invite = Pozvat přátele
invite-explained = Kdo otevře tento odkaz, může si sednout nebo se dívat. Účet není potřeba.
personal-link = Tvůj osobní odkaz
personal-link-explained = Otevři tento odkaz na jiném zařízení a hraj tam dál na svém místě. Nikomu jinému ho nedávej.
back-to-invite = Odkaz pro přátele
move-seat = Pokračovat na jiném zařízení
qr-code = QR kód odkazu
link = Odkaz
copy = Kopírovat
copied = Zkopírováno
start = Začít
start-with-bots = { $count ->
    [one] Začít s botem
    [few] Začít se { $count } boty
    [many] Začít s { $count } boty
   *[other] Začít s { $count } boty
}
waiting-for-host = Partii zahájí { $name }.
invited-by = { $name } tě zve na partii { $game }.
sit-down = Sednout si
watching = Díváš se.

on-turn = na tahu
is-bot = bot
away = teď tu hraje bot
not-here = bez spojení
bot-plays-for-you = Hraje za tebe bot.
take-seat-back = Hrát místo bota
suggested = Návrh
confirm = Potvrdit
back-step = Vzít zpět poslední krok
undo-move = Vzít zpět můj poslední tah
undo-asked = { $name } chce vzít zpět tah.
hint = Rada
thinking = Přemýšlím…
use-hint = Použít
type-move = Napsat tah
type-move-example = Například: { $move }
skip-animation = Přeskočit animaci
rule = Pravidlo { $number }
story = Co se stalo
chat = Chat
say-something = Řekni něco
send = Poslat
mute-person = ztlumit
unmute-person = Znovu slyšet: { $name }
emote-hello = Ahoj!
emote-laugh = Haha
emote-wow = Páni!
emote-hmm = Hm
emote-sorry = Promiň
emote-thanks = Díky
emote-hurry = Pospěš si
emote-wellplayed = Dobře zahráno
share = Sdílet
leave = Opustit stůl
leave-playing = Odejít; dál hraje bot
host-tools = Pro hostitele
kick-playing = Nahradit botem

happened-created = Stůl je připraven.
happened-sat = { $name } si sedá.
happened-bot = { $name } zaujímá místo.
happened-emptied = Jedno místo je zase volné.
happened-started = Začíná nová partie.
happened-undone = { $name } bere zpět tah.
happened-asked = { $name } chce vzít zpět tah.
happened-declined = { $name } nesouhlasí.
happened-gone = { $name }: spojení ztraceno.
happened-here = { $name } je tady.
happened-away = Za hráče { $name } hraje bot.
happened-back = { $name } je zpět.
happened-resumed = Server byl chvíli pryč; partie pokračuje.

result = Výsledek
you-win = Vyhráváš!
you-share-win = Dělíš se o vítězství!
winners = { $count ->
    [one] Vítězí { $names }.
    [few] O vítězství se dělí { $names }.
    [many] O vítězství se dělí { $names }.
   *[other] O vítězství se dělí { $names }.
}
place = Místo
player = Hráč
points = Body
how-it-was-scored = Jak se počítalo
rematch = Hrát znovu
rematch-by-host = Další partii může zahájit { $name }.
replay = Přehrát
replay-of = Záznam: { $game }
eyes-of = Očima hráče
spectator = Divák
previous-move = Předchozí tah
next-move = Další tah
move-number = Tah
play = Spustit
pause = Pauza
proof = Bylo rozdávání poctivé?
proof-explained = Před partií server ukáže otisk tajemství, ze kterého pochází všechna náhoda. Na konci tajemství prozradí: musí odpovídat otisku, takže mezitím nemohlo být nic změněno.
proof-commitment = Otisk, ukázaný před rozdáním
proof-secret = Tajemství, prozrazené na konci
proof-holds = Ověřeno v tvém prohlížeči: souhlasí.
proof-fails = Nesouhlasí!
download-record = Stáhnout partii

end-tour = Zbytek už znám
understood = Rozumím

refused-bad-move = To není tah této hry.
refused-stale = Partie pokročila; podívej se znovu.
refused-showing = Okamžik: ještě se ukazuje, co se právě stalo.
refused-away = Hraje za tebe bot; nejdřív si vezmi své místo zpět.
refused-not-playing = Žádná partie neprobíhá.
refused-playing = Partie už probíhá.
refused-not-seated = Díváš se; nejdřív si sedni.
refused-not-host = To může jen hostitel.
refused-seats-free = Jsou tu volná místa; počkej, nebo je dej botům.
refused-seat-taken = Tam už někdo sedí.
refused-no-such-seat = Takové místo neexistuje.
refused-nobody-there = Tam nikdo nesedí.
refused-no-such-bot = Takový bot neexistuje.
refused-no-undo = U tohoto stolu se nic nebere zpět.
refused-nothing-to-undo = Není žádný tah, který by šel vzít zpět.
refused-nothing-asked = Nikdo nechce vzít zpět tah.
refused-empty = Ta řádka je prázdná.
refused-slow-down = Pomaleji: chvíli počkej, než zase napíšeš.
refused-not-on-turn = Nejsi na tahu.
refused-busy = U stolu je rušno; zkus to znovu.
refused-database = Server teď nemůže nic uložit; zkus to znovu.
