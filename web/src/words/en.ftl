# The interface.

description = Three board games of old Japan, against bots or with friends: Geisha’s Road, Tokaido Duo, IKI.
welcome = A quiet room for three games of old Japan. Sit down: no account, no haste.
footer = Rules in our own words, art of our own. Every draw can be checked after the game.
play-now = Play now
more-ways = More ways to play
my-tables = My tables
table-open = going on
table-over = finished
table-watched = watching
forget = Forget this table
home = To the front page
lost = This door leads nowhere

with-whom = With whom?
company-bots = Against bots
company-bots-help = At once, as many and as strong as you like.
company-friends = With friends far away
company-friends-help = You get a link and a code; bots may fill the other seats.
company-device = Around one device
company-device-help = Pass it on; a curtain keeps hands hidden where the game has any.
others = The other seats
open-seat = open for a friend
person = a player
begin-bots = Begin
begin-friends = Create the table
begin-device = Begin
level-random = Random bot
level-greedy = Greedy bot
level-novice = Novice bot
level-apprentice = Apprentice bot
level-master = Master bot
level-strongest = Strongest bot, takes its time

board = The board
question = What is asked
choices = What you can do
catching-up = Since you last looked…
skip = Skip
cannot-take-back = This cannot be taken back.
cancel = Not yet
close = Close
take-back = Take back
undo-offered = You have asked to undo your last move.
undo-asked = { $name } asks to undo the last move.
agree = Agree
refuse = Refuse
rules = Rules
rulebook = Rulebook
show-rule = Open the rule
search-rules = Search the rules
nothing-found = The rulebook says nothing about “{ $wanted }”.
reconnecting = Connecting again…

learn-it = Learn it in ten minutes
learn-next = Next
learn-back = Back
learn-progress = How far the lesson has come
learn-later = That would be allowed, but let us try this first: { $wanted }.
learn-now = For now: { $wanted }.
learn-done = Well played. Now you know the game!
learn-what-next = The best next step is a game of your own. The novice bot is a gentle rival.
learn-play-novice = Play against a novice
learn-again = Once more from the beginning

link-to-rule = Link to “{ $title }”
example-open = Show it on the board
example-close = Put the board away
example-after = What comes of it
example-before = How it stood
example-play-on = Play on from here

log = Log
points = Points
talk = Talk
total = Total
say = Say something
send = Send

table-menu = At this table
offer-undo = Ask to undo my last move
hand-over = Let a bot play for me
reclaim = Play on myself
resign = Resign
resign-sure = Give this game up?

who-plays = Who plays
stand-in = While away: { $bot }
salting = Every player adds a secret salt to the draws, so that nobody can choose them.
salts-without = The game began without the salt of { $names }: it did not come in time.
sit-here = Sit here
invite = Send this link, or let them scan the code:
link = Link to this table
copy-link = Copy the link
copied = Copied
qr = The link as a code

curtain = { $name }’s turn
curtain-how = Pass the device on. The cards come out when you are ready.
open-curtain = I am { $name }

ending = The end
you = you
rematch = Play again
to-rematch = To the next game
download-record = Save the record
fair = Were the draws fair?
fair-how = Before the first draw the server showed the commitment: the SHA-256 of its secret seed. Here is the seed. Save the record, and “zashiki verify” works out every draw again.
commitment = Commitment
seed = Seed

rules-version = Version { $version } of the rules
older-rules = This table keeps to version { $version } of the rules, as it began. New tables have newer rules or values.

hint = Ask for a hint
pondering = Thinking…
hints-allowed = Hints allowed
hints-allowed-help = A button shows what a bot would consider.
candidate = Move
win-chance = Chance to win
expected-score = Expected points of { $name }
was-played = was played

review-record = Review a record
review-record-how = Choose the file of a finished game, or paste its text.
record-file = File of a record
record-text = Text of a record
record-none = This is no record: it does not name its game.
record-unfinished = The game in this record is not finished.
record-unusable = This record cannot be used. { $why }

look-back = Look back
review-later = One can look back at a game once it is over.
to-table = To the table
eyes = Seen by
eyes-open = open hands
tab-moves = Moves
tab-coach = Coach
tab-fairness = Fairness
tab-take = Play on
timeline = The course of the game
moment-of = { $k } of { $last }
steps = Step through the game
step-first = To the beginning
step-my-before = My decision before
step-back = One step back
step-play = Play
step-pause = Pause
step-on = One step on
step-my-next = My next decision
step-last = To the end

coach-none = There is no coach on this server.
coach-how = The coach plays through the game again. At each decision it is given only what that seat knew then.
coach-start = Ask the coach
coach-running = The coach is thinking: { $percent }
coach-failed = The coach could not finish. Ask again?
coach-no-decision = Nobody decides here. Step to a decision to see what could have been done.
what-you-knew = What { $name } could have done
cost-about = The move gave up { $cost } of the chance to win (± { $error }).
cost-none = As good as any other move that was looked at (± { $error }).
turning-points = Turning points
turning-point = Turning point
turning-at = Turning point at { $k }: { $cost } given up
turning-none = No decision cost much.
luck-and-choice = Luck and choice
luck = Luck
choice = Choice

fair-check = Check every draw
fair-here = Your browser works out every draw again from the seed. The server is not asked.
fair-good = Fair. { $draws ->
    [one] The one draw follows from the seed.
   *[other] All { $draws } draws follow from the seed.
  }
fair-bad = Draw { $number } does not follow from the seed: it brought “{ $came }”, and “{ $due }” was due.
fair-uncommitted = The seed is not the one whose commitment was published.
fair-commitment = The seed has the published commitment
fair-given = Actions given as the beginning, not drawn here: { $number }.
fair-no-salts = No player added a salt: the host alone chose what the draws follow from.
fair-some-salts = Salts of players went into every draw.
fair-salts = Salts of { $names } went into every draw.
fair-salts-without = Salts of { $names } went into every draw; { $others } gave none in time.
fair-own-salt = Yours is among them, and nobody changed theirs after seeing it.
fair-salt-missing = A salt is not the one that was promised before the deal.
fair-undone = Moves were undone by agreement; { $draws ->
    [one] the draw that was discarded did not come again.
   *[other] the { $draws } draws that were discarded did not come again.
  }
fair-no-seed = This record holds no seed, so its draws cannot be checked.
fair-cannot = The browser offers SHA-256 only on https or localhost.
agrees = agrees
differs = differs

play-on = Play on from here
play-on-seat = As
play-on-against = Against
play-on-anew = Deal anew what this player could not know
play-on-from = Play on from move { $k }
play-on-over = The game is over here
take-away = Take away
take-picture = Save the picture (SVG)
take-film = Save the game as an animation (GIF)
take-film-stop = Stop drawing
take-link = Copy the link to this move
take-python = Copy as Python code
film-failed = This browser cannot draw the animation.

settings = Settings
language = Language
light = Light
light-auto = as the device
light-light = day
light-dark = evening
motion = Pieces move
confirm-final = Ask before what cannot be taken back
your-name = Your name

refusal-bad-key = This link opens no seat here.
refusal-bad-options = These options do not go together.
refusal-bad-request = The server did not understand that.
refusal-broken-table = This table cannot go on by the rules of this server.
refusal-foreign-origin = This page may not speak to that server.
refusal-illegal = The rules do not allow that.
refusal-not-allowed = That is not for this seat.
refusal-not-started = The game has not begun.
refusal-not-your-turn = It is not your turn.
refusal-over = The game is over.
refusal-seat-taken = That seat is taken.
refusal-server-error = Something went wrong on the server.
refusal-stale = The table has moved on; look again.
refusal-too-large = That is too long.
refusal-too-many = Too much at once; wait a moment.
refusal-try-again = The server does not answer; try again.
refusal-unknown-action = There is no such action.
refusal-unknown-game = There is no such game here.
refusal-unknown-path = There is nothing here.
refusal-unknown-table = There is no such table.
refusal-wrong-method = The server did not understand that.
