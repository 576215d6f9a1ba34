# The page. Games have their own words in src/yurt/games/NAME/words/.

page-title = Yurt: four tabletop games, with friends or bots
motto = Four tabletop games, with friends or bots
footer = No account, no advertising. What you play is yours: every match can be downloaded and replayed.
games = Games
players-from-to = { $from }–{ $to } players
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
play-now = Play now
with-friends = With friends
learn = Learn by playing
rules = Rules
rules-of = Rules of { $game }
search-rules = Search the rules
nothing-found = Nothing found.
your-tables = Your tables
forget-table = Remove from this list
public-tables = Public tables
tables-waiting = Open
tables-playing = Running
no-tables-waiting = No table is open at the moment. Make one!
no-tables-playing = Nobody plays in public at the moment.
join = Join
watch = Watch
previous-page = Newer
next-page = Older
settings = Settings
your-name = Your name
guest = Guest
language = Language
theme = Colours
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
animations = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
sound = Sound
confirm-turns = Confirm each turn
close = Close
menu = Menu
yes = Yes
no = No
try-again = Try again

how-many-players = How many players?
more-settings = More settings
clock = Time for a decision
clock-seconds = { $seconds ->
    [0] No limit
    [30] 30 seconds
    [86400] One day
   *[other] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
}
undo = Taking back moves
undo-ask = If another player agrees
undo-free = Always
undo-none = Never
make-public = Show the table in the lobby, so that anybody can join
make-table = Make the table

nowhere = There is nothing here.
to-lobby = To the lobby
no-table = There is no such table. Is the link complete?
no-record = There is no such match. Is the link complete?
offline = The server cannot be reached.
connecting = One moment…
connection-lost = Connection lost.
connection-trying = Trying again…
connection-back = Connected again.

waiting-title = The table is being set
seat-free = Free seat
seat-for-friend = For a friend
bot-at-seat = Bot at seat { $seat }
bot-level = Bot: { $level }
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-search = search
level-bluffer = bluffer
level-sceptic = sceptic
host = host
you = you
kick = Remove
invite = Invite friends
invite-explained = Whoever opens this link can sit down or watch. No account is needed.
personal-link = Your personal link
personal-link-explained = Open this link on another device to go on there with your seat. Do not give it to anybody else.
back-to-invite = Link for friends
move-seat = Continue on another device
qr-code = QR code of the link
link = Link
copy = Copy
copied = Copied
start = Start
start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
waiting-for-host = { $name } starts the match.
invited-by = { $name } invites you to a match of { $game }.
sit-down = Sit down
watching = You are watching.

on-turn = on turn
is-bot = a bot
away = a bot plays for this person
not-here = not connected
bot-plays-for-you = A bot is playing for you.
take-seat-back = Play myself
suggested = Suggestion
confirm = Confirm
back-step = Take back the last step
undo-move = Take back my last move
undo-asked = { $name } would like to take back a move.
hint = Hint
thinking = Thinking…
use-hint = Choose it
type-move = Type a move
type-move-example = For example: { $move }
skip-animation = Skip the animation
rule = Rule { $number }
story = What happened
chat = Chat
say-something = Say something
send = Send
mute-person = mute
unmute-person = Hear { $name } again
emote-hello = Hello!
emote-laugh = Haha
emote-wow = Wow!
emote-hmm = Hmm
emote-sorry = Sorry
emote-thanks = Thank you
emote-hurry = Hurry up
emote-wellplayed = Well played
share = Share
leave = Leave the table
leave-playing = Leave; a bot plays on
host-tools = For the host
kick-playing = Replace with a bot

happened-created = The table is ready.
happened-sat = { $name } sits down.
happened-bot = { $name } takes a seat.
happened-emptied = A seat is free again.
happened-started = A new match begins.
happened-undone = { $name } takes back a move.
happened-asked = { $name } would like to take back a move.
happened-declined = { $name } does not agree.
happened-gone = { $name } has lost the connection.
happened-here = { $name } is here.
happened-away = A bot plays for { $name }.
happened-back = { $name } is back.
happened-resumed = The server was away for a moment; the match goes on.

result = Result
you-win = You win!
you-share-win = You share the victory!
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
place = Place
player = Player
points = Points
how-it-was-scored = How it was scored
rematch = Play again
rematch-by-host = { $name } can start another match.
replay = Replay
replay-of = Replay: { $game }
eyes-of = Through the eyes of
spectator = Spectator
previous-move = Previous move
next-move = Next move
move-number = Move
play = Play
pause = Pause
proof = Was the deal fair?
proof-explained = Before the match the server showed a fingerprint of the secret that all chance comes from. The secret is told at the end: it must fit the fingerprint, so nothing can have been changed in between.
proof-commitment = Fingerprint, shown before the deal
proof-secret = Secret, told at the end
proof-holds = Checked in your browser: they fit.
proof-fails = They do not fit!
download-record = Download the match

end-tour = I know the rest
understood = Got it

refused-bad-move = That is not a move of this game.
refused-stale = The match has gone on; look again.
refused-showing = One moment: what has just happened is still being shown.
refused-away = A bot plays for you; take your seat back first.
refused-not-playing = No match is going on.
refused-playing = The match is going on already.
refused-not-seated = You are watching; take a seat first.
refused-not-host = Only the host can do that.
refused-seats-free = There are free seats; wait, or give them to bots.
refused-seat-taken = Somebody sits there.
refused-no-such-seat = There is no such seat.
refused-nobody-there = Nobody sits there.
refused-no-such-bot = There is no such bot.
refused-no-undo = At this table nothing is taken back.
refused-nothing-to-undo = There is no move to take back.
refused-nothing-asked = Nobody asks to take back a move.
refused-empty = There is nothing in that line.
refused-slow-down = Not so fast: wait a moment before you write again.
refused-not-on-turn = It is not your turn.
refused-busy = The table is very busy; please try again.
refused-database = The server cannot store anything at the moment; please try again.
