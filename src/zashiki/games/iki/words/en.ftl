# $name is a player's name, always in the nominative. $reader is `me` for the player who is spoken of, else `other`.
# $card, $other, $building, $shop, $type, $season, $token are names from this file: their attributes can be used as
# $card-acc and so on. $amount, $pay, $gain are sentences of the section "Amounts", in the accusative.

game-title = IKI
game-line = A year in old Edo: walk the main street, hire its people, and see them through hunger and fire.
game-facts = 2 to 4 players · 60 to 90 minutes

## Options of the game: what is chosen, and what it means.

option-players = Players
    .help = How many play; for two there is a smaller board with neutral characters.
choice-players-2 = Two
    .help = A smaller board with neutral characters and blocked spaces: you plan against one rival.
choice-players-3 = Three
    .help = The full board with some room to spare: a good first game.
choice-players-4 = Four
    .help = The full board, and crowded: rooms, fish and ikizama spaces are taken before you come.
option-buildings-burn = Buildings burn
    .help = Yes: buildings burn like characters. No: a fire passes them by. The printed rulebooks differ here.
option-new-year-free-space-only = Only free spaces at the New Year
    .help = Yes: at the New Year only a space without an oyakata may be chosen. No: any space. The printed rulebooks differ here.
option-largest-first = Larger numbers first
    .help = Yes: after the 1–4 space larger ikizama numbers go first. No: from left to right along the track. The printed rulebooks differ here.
option-one-deal = One deal in a visit
    .help = Yes: a visit is one deal, with the shop or with a character. No: one deal with each. The printed rulebooks differ here.
option-harmony-every-kobun = Harmony counts every kobun
    .help = Yes: harmony counts all your kobun of the group. No: only those on the type that scores. The printed rulebooks differ here.

## Sources of points, and what decided the game.

source-salaries = salaries
source-harmony = harmony
source-abilities = abilities
source-farmhouse = farmhouse
source-watchtower = watchtower
source-types = types
source-fish = fish
source-tobacco = tobacco
source-buildings = buildings
source-koban = koban
source-wood = wood
source-mon = mon

won-points = The most IKI
won-fire-step = Equal IKI, and the higher step on the fire track
won-fire-stack = Equal IKI on the same fire step, and the upper marker

## Names.

card-egg = Boiled-egg seller
card-cotton = Cotton seller
card-glasses = Spectacles seller
card-salt = Salt seller
card-librarian = Travelling librarian
card-sake = Sake seller
card-bubbles = Soap-bubble blower
card-ukiyoe = Ukiyo-e artist
card-seamstress = Seamstress
card-dice = Dice carver
card-geta = Geta maker
card-monk = Monk
card-oxcart = Ox-cart driver
card-yamabushi = Mountain ascetic
card-carpenter = Carpenter
card-kite = Kite maker
card-dyer = Cloth dyer
card-soba = Soba stall
card-water = Water carrier
card-watermelon = Watermelon seller
card-dumpling = Dumpling seller
card-ragdealer = Second-hand clothes seller
card-engraver = Engraver
card-umbrella = Umbrella maker
card-lantern = Lantern maker
card-firefighter = Firefighter
card-miko = Shrine maiden
card-labourer = Day labourer
card-plasterer = Plasterer
card-fireworks = Fireworks maker
card-greengrocer = Vegetable stall
card-eel = Eel stall
card-mask = Mask seller
card-fishmonger = Fish hawker
card-firewood = Firewood seller
card-printer = Woodblock printer
card-hairdresser = Hairdresser
card-shamisen = Shamisen player
card-clock = Clockmaker
card-geisha = Tatsumi geisha
card-puppeteer = Puppeteer
card-builder = Construction worker
card-doll = Doll maker
card-tatami = Tatami maker
card-sushi = Sushi stall
card-tempura = Tempura stall
card-chilli = Chilli seller
card-charcoal = Charcoal seller
card-sweets = Foreign-sweets seller
card-confectioner = Confectioner
card-glass = Glassblower
card-brush = Brush maker
card-fan = Fan maker
card-kabuki = Kabuki actor
card-samurai = Samurai
card-sumo = Sumo wrestler
card-mason = Stonemason
card-sculptor = Buddhist sculptor
card-cards = Playing-card maker
card-incense = Incense shop

card-inn = Inn
card-temple = Shrine
card-theatre = Kabuki theatre
card-merchant = Merchant house
card-warehouse = Warehouse
card-restaurant = Restaurant
card-well = Well
card-farm = Farmhouse
card-villa = Imperial villa
card-tower = Watchtower

shop-sandals = Sandal shop
shop-rice = Rice shop
shop-tower = Fire watchtower
shop-tobacco = Tobacco shop
shop-pawn = Pawnshop
shop-construction = Construction shop
shop-fish = Fish market
shop-exchange = Exchange

type-vendor = Street vendor
    .many = Street vendors
type-artisan = Artisan
    .many = Artisans
type-special = Special
    .many = Specials
type-master = Master craftsman
    .many = Master craftsmen
type-shopkeeper = Shopkeeper
    .many = Shopkeepers

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

# Market tokens: the name, and as what is bought (accusative where there is one).
token-spring-fish = spring fish
    .one = a spring fish
token-summer-fish = summer fish
    .one = a summer fish
token-autumn-fish = autumn fish
    .one = an autumn fish
token-winter-fish = winter fish
    .one = a winter fish
token-spring-pipe = spring pipe
    .one = a spring pipe
token-summer-pipe = summer pipe
    .one = a summer pipe
token-autumn-pipe = autumn pipe
    .one = an autumn pipe
token-winter-pipe = winter pipe
    .one = a winter pipe
token-spring-tobacco = spring pouch of tobacco
    .one = a spring pouch of tobacco
token-summer-tobacco = summer pouch of tobacco
    .one = a summer pouch of tobacco
token-autumn-tobacco = autumn pouch of tobacco
    .one = an autumn pouch of tobacco
token-winter-tobacco = winter pouch of tobacco
    .one = a winter pouch of tobacco

special-hire = Hire −1
    .help = Every character you hire costs 1 mon less.
special-move = Move +1
    .help = You may walk one step further in each of your moves.
special-mountain-escape = Escape
    .help = Saves one of your characters from a fire, once.
special-shrine-escape = Escape
    .help = Saves one of your characters from a fire, once.
special-joker = Joker
    .help = The retired Puppeteer counts as any one type at the end.

## Amounts: what is paid, gained or given, in the accusative.

worth-mon = { $n } mon
worth-rice = { $n } rice
worth-sandal = { $n ->
    [one] { $n } sandal
   *[other] { $n } sandals
}
worth-wood = { $n } wood
worth-koban = { $n } koban
worth-iki = { $n } IKI
worth-fire = { $n ->
    [one] { $n } fire step
   *[other] { $n } fire steps
}
worth-experience = experience
worth-nothing = nothing
list-two = { $first } and { $rest }
list-more = { $first }, { $rest }

## What happens, for the log.

told-first = { $reader ->
    [me] You are the first player.
   *[other] { $name } is the first player.
}
told-sun = { $reader ->
    [me] You have the sun and begin.
   *[other] { $name } has the sun and begins.
}
told-plan = The { $building } can now be built.
told-starter = { $reader ->
    [me] You take the { $card }.
   *[other] { $name } takes the { $card }.
}
told-left-out = The { $card } stays out of the game.
told-no-room = There is no room for the { $card }: it leaves the game.
told-month = Month { $month } begins.
told-block = The space { $space } of the ikizama track is blocked.
told-reveal = The { $card } is for hire.
told-ikizama = { $reader ->
    [me] You choose { $space } on the ikizama track.
   *[other] { $name } chooses { $space } on the ikizama track.
}
told-turn = { $reader ->
    [me] It is your turn.
   *[other] It is { $name }’s turn.
}
told-income = { $reader ->
    [me] You take income.
   *[other] { $name } takes income.
}
told-forced-income = { $reader ->
    [me] You cannot hire anyone, so you take income.
   *[other] { $name } cannot hire anyone, so { $name } takes income.
}
told-hire = { $reader ->
    [me] You hire the { $card }.
   *[other] { $name } hires the { $card }.
}
told-place = { $reader ->
    [me] You put the { $card } in room { $room }.
   *[other] { $name } puts the { $card } in room { $room }.
}
told-neutral-place = The neutral { $card } goes to room { $room }.
told-pay = { $reader ->
    [me] You pay { $amount }.
   *[other] { $name } pays { $amount }.
}
told-pay-hire = { $reader ->
    [me] You pay { $amount } for the hire.
   *[other] { $name } pays { $amount } for the hire.
}
told-pay-room = { $reader ->
    [me] You pay { $amount } more for the room.
   *[other] { $name } pays { $amount } more for the room.
}
told-pay-step = { $reader ->
    [me] You give { $amount } for one step more.
   *[other] { $name } gives { $amount } for one step more.
}
told-pay-fee = { $reader ->
    [me] You pay { $amount } to the Construction shop.
   *[other] { $name } pays { $amount } to the Construction shop.
}
told-pay-building = { $reader ->
    [me] You pay { $amount } for the building.
   *[other] { $name } pays { $amount } for the building.
}
told-gain = { $reader ->
    [me] You get { $amount }.
   *[other] { $name } gets { $amount }.
}
told-rise = { $reader ->
    [me] You rise to step { $step } of the fire track.
   *[other] { $name } rises to step { $step } of the fire track.
}
told-walk = { $reader ->
    [me] You walk { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[other] { $name } walks { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
told-ox = { $reader ->
    [me] You walk a step further with Move +1.
   *[other] { $name } walks a step further with Move +1.
}
told-go = { $reader ->
    [me] You go to the { $shop }.
   *[other] { $name } goes to the { $shop }.
}
told-lap = { $reader ->
    [me] You have walked a lap.
   *[other] { $name } has walked a lap.
}
told-visit = { $reader ->
    [me] You stop at the { $shop }.
   *[other] { $name } stops at the { $shop }.
}
told-deal = { $reader ->
    [me] You deal with the { $shop }.
   *[other] { $name } deals with the { $shop }.
}
told-buy = { $reader ->
    [me] You buy { $token-one }.
   *[other] { $name } buys { $token-one }.
}
told-use = { $reader ->
    [me] You deal with the { $card } in room { $room }.
   *[other] { $name } deals with the { $card } in room { $room }.
}
told-level = { $reader ->
    [me] Your { $card } reaches level { $level }.
   *[other] The { $card } reaches level { $level } ({ $name }).
}
told-retire = { $reader ->
    [me] Your { $card } retires.
   *[other] The { $card } retires ({ $name }).
}
told-token = { $reader ->
    [me] You get the special token { $token }.
   *[other] { $name } gets the special token { $token }.
}
told-swap = The { $card } and the { $other } change rooms.
told-build = { $reader ->
    [me] You build the { $building }.
   *[other] { $name } builds the { $building }.
}
told-leave = The neutral { $card } leaves the game.
told-neutral = { $reader ->
    [me] You make the { $card } neutral.
   *[other] { $name } makes the { $card } neutral.
}
told-fire = Fire breaks out in nagaya { $nagaya }, strength { $strength }.
told-spread = The fire passes room { $room }.
told-stop-fire = { $reader ->
    [me] You stop the fire in room { $room }.
   *[other] { $name } stops the fire in room { $room }.
}
told-burn = { $reader ->
    [me] Your { $card } burns in room { $room }.
   *[other] The { $card } burns in room { $room } ({ $name }).
}
told-neutral-burn = The neutral { $card } burns in room { $room }.
told-escape = { $reader ->
    [me] You save the { $card } with an Escape token.
   *[other] { $name } saves the { $card } with an Escape token.
}
told-fire-out = The fire in nagaya { $nagaya } is out.
told-payday = Payday at the end of month { $month }.
told-market = The markets now sell the tokens of { $season }.
told-salary = { $reader ->
    [me] Your { $card } earns { $amount }.
   *[other] The { $card } earns { $amount } ({ $name }).
}
told-salary-less = { $reader ->
    [me] Your { $card } costs you { $amount }.
   *[other] The { $card } costs { $amount } ({ $name }).
}
told-harmony = { $reader ->
    [me] { $type-many } in harmony: your kobun { $kobun }, cards { $cards }.
   *[other] { $type-many } in harmony: { $name }, kobun { $kobun }, cards { $cards }.
}
told-feed = { $reader ->
    [me] You feed your characters with { $rice } rice.
   *[other] { $name } feeds the characters with { $rice } rice.
}
told-starve = { $reader ->
    [me] Your { $card } starves and leaves the game.
   *[other] The { $card } starves and leaves the game ({ $name }).
}
told-row-mon = Every character still for hire gets 1 mon.
told-new-year = The New Year begins.
told-score = { $reader ->
    [me] You score { $points } IKI: { $source }.
   *[other] { $name } scores { $points } IKI: { $source }.
}
told-score-less = { $reader ->
    [me] You lose { $points } IKI: { $source }.
   *[other] { $name } loses { $points } IKI: { $source }.
}
told-track = { $reader ->
    [me] You keep { $points } IKI of the year.
   *[other] { $name } keeps { $points } IKI of the year.
}
told-joker = { $reader ->
    [me] Your Joker counts as this type: { $type }.
   *[other] The Joker counts as this type: { $type } ({ $name }).
}
told-won = { $reader ->
    [me] You win with { $points } IKI.
   *[other] { $name } wins with { $points } IKI.
}
told-won-by-step = { $reader ->
    [me] You win with { $points } IKI and the higher fire step.
   *[other] { $name } wins with { $points } IKI and the higher fire step.
}
told-won-by-stack = { $reader ->
    [me] You win with { $points } IKI and the upper fire marker.
   *[other] { $name } wins with { $points } IKI and the upper fire marker.
}

## What is asked.

asked-starter = Take a starting card.
asked-starter-room = Choose a room at the edge of the board for the { $card }.
asked-ikizama = Put your ikizama on a space of the track.
asked-hire = Take income or hire a character.
asked-hire-room = Choose a room for the { $card }.
asked-walk = You stand on 1–4: choose how many steps to walk.
asked-further = You are at the { $shop }: stop, or walk one step further.
asked-visit = Make a deal at the { $shop }, or be done.
asked-second-token = { $second ->
    [pipe] Buy a pipe as well, or be done.
   *[tobacco] Buy a pouch of tobacco as well, or be done.
}
asked-train = Choose the character of yours that gains experience.
asked-swap = Choose the first of two characters that change rooms.
asked-swap-with = Choose the character that changes rooms with the { $card }.
asked-plan = Choose the building to build through the { $card }.
asked-building-room = Choose a room for the { $card }.
asked-neutral = Choose the character of the row that becomes neutral.
asked-neutral-room = Choose a room for the neutral { $card }.
asked-escape = The fire has reached your { $card }: let it burn, or use your Escape token.
asked-feed = You have { $rice } rice for { $eaters ->
    [one] { $eaters } character
   *[other] { $eaters } characters
}: choose one that is not fed.
asked-new-year = Put your oyakata in front of any shop.

# Each follows "Chance decides: ".
chance-draw-first = who is the first player
chance-draw-building = the next building that can be built
chance-draw-blocker = the blocked space of the ikizama track
chance-draw-character = the next character for hire
chance-draw-nagaya = where the fire breaks out

## Words on buttons.

do-income = Take { $gain } as income
do-hire = Hire the { $card }
do-take = Take the { $card }
do-room = Room { $room }
do-ikizama = Space { $space }
do-walk = { $steps ->
    [one] Walk { $steps } step
   *[other] Walk { $steps } steps
}
do-stop = Stop here
do-sandal = One step more for a sandal
do-ox-step = One step more with Move +1
do-done = No more deals here
do-deal-gain = Take { $gain }
do-deal-trade = Pay { $pay }, take { $gain }
do-buy-fish = Fish for { $price } mon
do-buy-fish-bonus = Fish for { $price } mon, { $points } IKI more
do-buy-pipe = Pipe for { $price } mon: { $gain }
do-buy-tobacco = { $per ->
    [fire] Tobacco for { $price } mon: IKI for your fire steps
    [types] Tobacco for { $price } mon: IKI for your types
    [crowd] Tobacco for { $price } mon: IKI for your most frequent type
    [mon] Tobacco for { $price } mon: IKI for your mon
   *[none] Tobacco for { $price } mon: { $points } IKI
}
do-build = Build the { $building }
do-use = Deal with the character in { $room }
do-train = Experience for the character in { $room }
do-swap = The character in { $room } changes rooms
do-neutral = The { $card } becomes neutral
do-burn = Let it burn
do-escape = Use the Escape token
do-starve = Do not feed the character in { $room }
do-go = Go to the { $shop }

# The same words in a position: what lies there is known, and named.

here-use = Deal with the { $card } in { $room }
here-train = Experience for the { $card } in { $room }
here-swap = The { $card } in { $room } changes rooms
here-starve = Do not feed the { $card } in { $room }

## Words in the pictures: a few letters each.

when-setup = Setting up
when-month = Month { $month }, { $season }
when-new-year = New Year
word-new-year = New Year
word-first-player = first player
word-sun = sun
word-moon = moon
word-payday = payday
word-eats = eats
word-lap = lap
word-neutral = neutral
word-buildings = Buildings
word-no-buildings = All buildings are taken
word-nobody = Nobody is for hire now
word-total = total
word-wins = { $name } wins
word-kobun-free = { $free } of { $every } kobun free
word-retired = retired
word-at-work = at work
word-fish = fish
word-tobacco = tobacco
word-for-hire = For hire
word-starters = Starting cards
word-fire-track = Fire track
word-ikizama-track = Ikizama track

## What things are and do: shown when one points at them. Whole sentences that stand one after the other.

tip-card = { $card }: { $type }.
tip-cost = { $cost ->
    [0] Costs nothing.
   *[other] Costs { $cost } mon.
}
tip-fire-bonus = { $steps ->
    [one] Hiring gives { $steps } fire step.
   *[other] Hiring gives { $steps } fire steps.
}
tip-mon-on-card = { $mon } mon on the card: whoever hires it takes them.
ability-gain = Gives { $gain }.
ability-trade = Gives { $gain } for { $pay }.
ability-experience = { $paid ->
    [yes] For { $pay } one of your characters gains experience.
   *[no] One of your characters gains experience.
}
ability-swap = { $paid ->
    [yes] For { $pay } two characters change rooms.
   *[no] Two characters change rooms.
}
ability-build-wood = You build for { $n } wood less.
ability-build-koban = You build for { $n } koban less.
ability-gift = Gives { $gain }; every other player gets { $mon } mon.
salary-three = Salary at levels 1, 2 and 3: { $one }; { $two }; { $three }. Retired, the last again.
salary-two = Salary at levels 2 and 3: { $two }; { $three }. Retired, the last again.
salary-one = Salary at level 3 and in retirement: { $three }.
salary-token = No salary; on retiring the special token { $token }. { $token-help }

tip-building = { $card }: a building for { $cost }.
worth-building = { $per ->
    [sandal] At the end { $points } IKI for each of your sandals, at most { $most }.
    [rice] At the end { $points } IKI for each of your rice, at most { $most }.
    [fire] At the end { $points } IKI for each of your fire steps, at most { $most }.
    [fish] At the end { $points } IKI for each point of your fish, at most { $most }.
   *[none] At the end { $points } IKI.
}
lasting-farm = Every payday { $n } IKI for each of your characters that you feed.
lasting-villa = Every payday { $n } mon for each of your characters of your most frequent type.
lasting-tower = { $n } IKI whenever you hire a character with a fire bonus.

tip-room = Room { $room }.
tip-room-empty = Room { $room } is empty.
tip-room-surcharge = A card put here costs { $mon } mon more.
tip-owner = Owner: { $name }, level { $level }.
tip-owner-building = Owner: { $name }.
tip-neutral = Neutral: it leaves the game when somebody deals with it.
tip-flame = The fire is here with strength { $strength }.
tip-swapping = This character changes rooms.
tip-nagaya = Nagaya { $nagaya }: its rooms are a group for harmony, and a fire here runs from room 1 inwards.

tip-shop = { $shop }, space { $place } of the street.
tip-deal-gain = Take { $gain }.
tip-deal-trade = Pay { $pay } and take { $gain }.
tip-deal-build = Pay { $pay } and build a building.
tip-deal-tobacco = Buy a pipe, a pouch of tobacco, or one of each.
tip-deal-fish = Buy one fish of the season.
tip-space = Space { $place } of the street, in front of the { $shop }.
tip-token = { $price ->
    [0] For sale: { $token }, for free.
   *[other] For sale: { $token }, for { $price } mon.
}
tip-token-owned = Token: { $token }.
brings-fish = Fish of different seasons score at the end.
brings-fish-bonus = At the end it gives { $points } IKI more.
brings-pipe = It gives { $gain } at once; at the end a pipe doubles your tobacco.
brings-tobacco = { $per ->
    [fire] At the end { $points } IKI for every { $every } of your fire steps; doubled with a pipe.
    [types] At the end { $points } IKI for every { $every } of your types; doubled with a pipe.
    [crowd] At the end { $points } IKI for every { $every } of your characters of the most frequent type; doubled with a pipe.
    [mon] At the end { $points } IKI for every { $every } of your mon; doubled with a pipe.
   *[none] At the end { $points } IKI; doubled with a pipe.
}
tip-sold = Sold.

tip-direction = The way round the street.
tip-lap = The lap line: stepping over it gives each of your characters one experience.
tip-oyakata = { $name }: the oyakata, in front of the { $shop }.
tip-oyakata-off = { $name }: the oyakata, off the street.
tip-ikizama = { $steps ->
    [one] Space { $steps } of the ikizama track: you hire or take income, then walk { $steps } step.
   *[other] Space { $steps } of the ikizama track: you hire or take income, then walk { $steps } steps.
}
tip-ikizama-any = Space 1–4 of the ikizama track: in place of hiring or income you take { $gain }, then walk one to four steps.
tip-ikizama-of = { $name }: the ikizama.
tip-blocked = Blocked in this month.

tip-fire-track = The fire track: it decides who goes first, and whose cards stop a fire.
tip-step = Step { $step } of the fire track.
tip-step-fire = It stops the fire of month { $month } where it breaks out.
tip-fire-marker = { $name }: step { $step } of the fire track, place { $place } in fire order.
tip-calendar = The calendar: twelve months in four seasons, and the New Year.
tip-month = Month { $month }, { $season }.
tip-month-now = It is now.
tip-month-fire = It ends with a fire of strength { $strength }.
tip-month-payday = It ends with a payday: salaries, harmony, feeding.
tip-new-year = New Year: one last visit for everybody.
tip-deck = { $cards ->
    [one] The deck of { $season }: { $cards } card.
   *[other] The deck of { $season }: { $cards } cards.
}
tip-row = { $cards ->
    [one] { $cards } character for hire.
   *[other] { $cards } characters for hire.
}
tip-plans = The buildings that can be built.

tip-mat = The mat of this player: { $name }.
tip-points = { $name }: { $points } IKI so far.
tip-source = { $source } { $points }
tip-first-player = { $name }: first player.
tip-has-sun = { $name }: the sun, first player; chooses the neutral character in odd months.
tip-has-moon = { $name }: the moon; chooses the neutral character in even months.
tip-mon = { $n } mon. At the end every { $each } mon give 1 IKI.
tip-rice = { $n } rice. Each character on the board eats 1 rice on a payday.
tip-sandal = { $n ->
    [one] { $n } sandal. Each gives one step more.
   *[other] { $n } sandals. Each gives one step more.
}
tip-wood = { $n } wood, for buildings. At the end each gives { $each } IKI.
tip-koban = { $n } koban, for buildings. At the end each gives { $each } IKI.
tip-income = As income you take { $gain }.
tip-kobun = { $free } of { $every } kobun free: each serves one character or building.
tip-retired = { $type }, retired: { $cards }.
tip-none-retired = { $type }: nobody has retired.
tip-type-at-work = One of this type is at work on the board.
tip-no-fish = No fish of { $season }.
tip-pipes = { $pipes ->
    [one] { $pipes } pipe. With a pipe your tobacco scores double.
   *[other] { $pipes } pipes. With a pipe your tobacco scores double.
}
tip-no-tobacco = No tobacco.
tip-special = Special token { $token }. { $token-help }
tip-payday = As things stand the next payday pays { $amount } and takes { $rice } rice.
tip-held-fish = Fish: { $n }.
tip-held-pipe = Pipes: { $n }.
tip-held-tobacco = Pouches of tobacco: { $n }.
tip-held-buildings = Buildings: { $n }.

## The table in a terminal: short headings, signs of one letter, shops in at most twelve letters.

terminal-payday = payday ends month { $month }
terminal-next-fire = fire { $strength } ends month { $month }
terminal-ikizama = ikizama
terminal-fire-order = fire order
terminal-sign-vendor = V
terminal-sign-artisan = A
terminal-sign-special = S
terminal-sign-master = M
terminal-sign-shopkeeper = K
terminal-building = building
terminal-mon = mon
terminal-rice = rice
terminal-sandal = sandals
terminal-wood = wood
terminal-koban = koban
terminal-short-mon = m
terminal-short-rice = r
terminal-short-sandal = s
terminal-short-wood = w
terminal-short-koban = k
terminal-short-iki = iki
terminal-short-fire = fire
terminal-experience = 1xp
terminal-swap = swap two
terminal-build = build { $less }
terminal-gift = { $gain }, others { $mon }
terminal-per = { $per ->
    [fire] { $points }iki per { $every } fire steps
    [types] { $points }iki per { $every } types
    [crowd] { $points }iki per { $every } of a type
   *[mon] { $points }iki per { $every }m
}
terminal-hire = for hire
terminal-cost = cost
terminal-coins = on it
terminal-fire-bonus = fire
terminal-ability = ability
terminal-salaries = salaries
terminal-plans = to build
terminal-fish = fish
terminal-pipe = pipes
terminal-tobacco = tobacco
terminal-points = IKI
terminal-fire-step = fire
terminal-goods = goods
terminal-kobun = kobun
terminal-kept = tokens; retired
terminal-shop-sandals = Sandals
terminal-shop-rice = Rice
terminal-shop-tower = Watchtower
terminal-shop-tobacco = Tobacco
terminal-shop-pawn = Pawnshop
terminal-shop-construction = Construction
terminal-shop-fish = Fish market
terminal-shop-exchange = Exchange
note-fire = Fire track
note-retired = Retired
note-buildings = Buildings
note-joker = Joker
