# Geisha's Road. Arguments that are names bring the attributes which a language gives to them: where `card-pink-1` has an
# attribute `.acc`, a message with $card may say { $card-acc }. Attributes of cards, geisha, houses, guests, tokens and
# actions may be called gen, dat, acc, ins, loc and big (with a capital). { $name } is what a player is called, always in
# the nominative; { $reader } is `me` for the player who reads and `other` for everybody else.

game-title = Geisha’s Road
game-line = Two patrons, five geisha and one evening in Kyoto: give with care, and let your rival choose.
game-facts = 2 players · 20 to 45 minutes

# Options of the game: what is chosen, and what it means.

option-players = Players
    .help = The game is for two.
choice-players-2 = Two
    .help = You and one rival, a person or a bot.
option-mode = Game
    .help = Evening in Kyoto is the game itself; Life of a Maiko and Life of a Geiko are shorter games of their own; the campaign plays all three as one match.
choice-mode-evening = Evening in Kyoto
    .help = Two rounds of four actions each: win the favour of the geisha, collect guests, lead the geisha home.
choice-mode-maiko = Life of a Maiko
    .help = One round: every card is either for study, which gives influence, or for work, which brings a guest.
choice-mode-geiko = Life of a Geiko
    .help = Two quick rounds without actions: lay cards under the houses, earn visits, and keep a hand that wins the houses.
choice-mode-campaign = Campaign
    .help = Maiko, Evening and Geiko one after the other; whoever wins more of the three wins the match.
option-level = Level
    .help = How much of Evening in Kyoto is in play.
choice-level-simple = Simple
    .help = Cards and geisha only: the best first game.
choice-level-standard = Standard
    .help = Guests and influence tokens wait at the houses: small cards take them.
choice-level-advanced = Advanced
    .help = Everything in Standard, with counter-offers and hidden offers for both players.
option-counter-offer = Counter-offer
    .help = Once a round you may swap a card of an offer for one of your own and pass the choice back.
option-hidden-offer = Hidden offer
    .help = Once a round you may offer one card face down.
option-fate = Geisha’s Fate
    .help = Five prestige tokens in one row, two of them dark side up; when a geisha comes home a second time, hers turns over.
option-geiko-hidden-card = Hidden card
    .help = Optional rule of the Geiko: each player begins a round by laying a card face down. It goes under a house at the end.
option-geiko-home-stop = Home stop
    .help = Optional rule of the Geiko: a point whenever a geisha stops at the house of her own colour.

# Sources of points, as they stand in a score table.
source-maiko-guests = Guests on lanterns
source-maiko-lanterns = Empty lanterns
source-maiko-houses = Tea houses
source-maiko-offers = Unused offers
source-evening-1-geisha = Geisha, round 1
source-evening-1-guests = Guests, round 1
source-evening-1-offers = Unused offers, round 1
source-evening-2-geisha = Geisha, round 2
source-evening-2-guests = Guests, round 2
source-evening-2-offers = Unused offers, round 2
source-geiko-1-visits = Visits, round 1
source-geiko-1-home-stops = Home stops, round 1
source-geiko-1-difference = Lighter hand, round 1
source-geiko-1-influence = Houses won, round 1
source-geiko-2-visits = Visits, round 2
source-geiko-2-home-stops = Home stops, round 2
source-geiko-2-difference = Lighter hand, round 2
source-geiko-2-influence = Houses won, round 2

# What decided a game; it also stands at the end of the sentence told-game-won.

won-four-geisha = by the favour of four geisha
won-points = on points
won-influence-tokens = by influence tokens, points being equal
won-first-player = as the first player, all else being equal
won-games-won = by games won

# Achievements.

feat-onslaught = Onslaught
    .help = Win the game after the first round by winning at least four geisha.
feat-comeback = Comeback
    .help = Lose the first round by 7 points or more and still win the game on points.
feat-fickle-fortune = Fickle fortune
    .help = Lose the first round, then win the game with at least four geisha in the second.
feat-full-sweep = Full sweep
    .help = Win the game with all five geisha in one round.
feat-first-tie = First tie
    .help = Win the game by influence tokens, the totals being equal.
feat-last-tie = Last tie
    .help = Win the game as the first player, totals and influence tokens being equal.
feat-uncertain-loyalty = Uncertain loyalty
    .help = Win the game after the second round while at least two influence tokens belong to nobody.
feat-domination = Domination
    .help = Win a round with at least 15 points.
feat-fine-balance = Fine balance
    .help = Win a round with more points for geisha and more points for guests.
feat-strong-minority = Strong minority
    .help = Win a round with fewer geisha and fewer guests than your rival.
feat-lone-charm = Lone charm
    .help = Win a round with exactly one geisha.
feat-by-a-thread = By a thread
    .help = Win a round in which influence tokens brought you at least three geisha over equal cards.
feat-full-devotion = Full devotion
    .help = Win a round with all four cards of two colours in your zone.
feat-crowd = A crowd
    .help = Win a round holding all 15 guests.
feat-good-journey = Good journey
    .help = Win a round holding at least two guests of every colour.
feat-vip = VIP
    .help = Win a round holding all three guests of three colours.
feat-high-season = High season
    .help = Win a round in which the two of you have taken all 15 guests.
feat-hard-year = Hard year
    .help = Win a round that ends with at most three prestige tokens on the row of geisha.
feat-talent-pool = Talent pool
    .help = Win a round that ends with all nine prestige tokens on the row of geisha.

# Pieces. Those called `own` are for an edition that gives a colour another name: { $colour } is that name.
geisha-pink = Iroha
geisha-red = Yoko
geisha-yellow = Anju
geisha-blue = Ruri
geisha-green = Tomoyo

card-pink-1 = pink 1
card-pink-2 = pink 2
card-pink-3 = pink 3
card-pink-4 = pink 4
card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-yellow-1 = yellow 1
card-yellow-2 = yellow 2
card-yellow-3 = yellow 3
card-yellow-4 = yellow 4
card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-green-1 = green 1
card-green-2 = green 2
card-green-3 = green 3
card-green-4 = green 4
card-own = { $colour } { $value }

house-pink = the pink house
    .big = The pink house
house-red = the red house
    .big = The red house
house-yellow = the yellow house
    .big = The yellow house
house-blue = the blue house
    .big = The blue house
house-green = the green house
    .big = The green house
house-own = the { $colour } house

guest-pink = a pink guest
    .big = A pink guest
guest-red = a red guest
    .big = A red guest
guest-yellow = a yellow guest
    .big = A yellow guest
guest-blue = a blue guest
    .big = A blue guest
guest-green = a green guest
    .big = A green guest
guest-own = a { $colour } guest

action-reveal = Reveal
action-intrigue = Intrigue
action-gift = Gift
action-competition = Competition
token-counter = Counter
    .big = Counter-offer
token-hidden = Hidden
    .big = Hidden offer
game-evening = Evening in Kyoto
game-maiko = Life of a Maiko
game-geiko = Life of a Geiko
row-geiko = geiko
row-okaasan = okaasan
row-fate = fate

# What is asked. { $place } is a letter a, b, c or d, { $pair } is ab or cd.

asked-choose-first = You lost the first round: say who begins the second.
asked-face-down = Lay one card face down for the end of the round.
asked-act = Choose one of your unused actions.
asked-reveal-card = Choose the card to play.
asked-keep = Choose the card to lay face down until the end of the round.
asked-discard = Choose the card to discard face down.
asked-counter-card = Choose the card that takes place { $place } of the offer.
asked-remove = Remove one of the two cards.
asked-say = Choose what the other card is for: study or work.
asked-manner = Choose what your cards are for: study or work.
asked-order = Choose the card to play first.
asked-token = Take a guest or the influence token of { $house }.
asked-guest = Take a guest from { $house }.
asked-visit = Choose a card: it goes under the house where its geisha is, then she moves.
asked-offer-gift = Lay card { $number } of 3 for the Gift.
asked-offer-competition = Lay card { $number } of 4 for the Competition, pair { $pair }.
asked-offer-intrigue = Show card { $number } of 2 for the Intrigue.
asked-take-gift = Take one card of the Gift.
asked-take-competition = Take one pair of the Competition.
asked-counter-gift = Take one card of the Gift, or make a counter-offer.
asked-counter-competition = Take one pair of the Competition, or make a counter-offer.

# What chance decides: they follow "Chance decides:".

chance-houses = the next tea house of the circle
chance-geisha = where the next geisha stands
chance-lanterns = the lantern card of the next house
chance-arrivals = the guest on the next lantern
chance-homes = whose house is which
chance-influence = who begins with which influence token
chance-prestige = the next prestige token of the rows
chance-dark = which prestige token turns dark
chance-first = who begins
chance-deal = the deal
chance-draw = the card drawn
chance-counter-draw = the card drawn after the counter-offer

# Words on buttons: short.

do-reveal = Reveal: 1 card
do-intrigue = Intrigue: 2 cards
do-gift = Gift: 3 cards
do-competition = Competition: 4 cards
do-choose = Choose { $card }
do-veil = Offer { $card } face down
do-keep = Keep { $card } face down
do-discard = Discard { $card }
do-take = Take card { $place }
do-take-pair = Take pair { $place }
do-counter = Counter-offer for { $place }
do-play = Play { $place } first
do-remove = Remove { $place }
do-learn = Study
do-work = Work
do-guest = Take { $guest }
do-influence = Take the influence token
do-start = { $name } begins

# The same words in a position: what lies there is known, and named. `card-unseen` is a card that lies face down.

card-unseen = the face-down card
here-take = Take { $card }
here-take-pair = Take { $card } and { $other }
here-counter = Counter-offer in place of { $card }
here-play = Play { $card } first
here-remove = Remove { $card }
here-reveal-card = Play { $card }
here-offer-card = Offer { $card }
here-show = Show { $card }
here-counter-card = Offer { $card } instead
here-visit = Lay { $card } under { $house }

# What happened.

told-new-game = The campaign: { $game } begins.
told-new-round = Round { $round } begins.
told-home = { $reader ->
    [me] You are given { $house } as your home.
   *[other] { $name } is given { $house } as a home.
}
told-darken = A prestige token worth { $light } turns to its dark side, { $dark }.
told-start = { $reader ->
    [me] You begin round { $round }.
   *[other] { $name } begins round { $round }.
}
told-draw = { $reader ->
    [me] You draw { $card }.
   *[other] { $name } draws { $card }.
}
told-draw-unseen = { $name } draws a card.
told-act = { $reader ->
    [me] You choose { $action }.
   *[other] { $name } chooses { $action }.
}
told-keep = { $reader ->
    [me] You lay { $card } face down.
   *[other] { $name } lays { $card } face down.
}
told-keep-unseen = { $name } lays a card face down for the end of the round.
told-discard = { $reader ->
    [me] You discard { $card }.
   *[other] { $name } discards { $card }.
}
told-discard-unseen = { $name } discards a card, unseen.
told-offer = { $reader ->
    [me] You offer { $card } at place { $place }.
   *[other] { $name } offers { $card } at place { $place }.
}
told-veil = { $reader ->
    [me] You offer { $card } face down at place { $place }.
   *[other] { $name } offers { $card } face down at place { $place }.
}
told-veil-unseen = { $name } offers a card face down at place { $place }.
told-take = { $reader ->
    [me] You take the card at place { $place }.
   *[other] { $name } takes the card at place { $place }.
}
told-remove = { $reader ->
    [me] You remove { $card } from the game.
   *[other] { $name } removes { $card } from the game.
}
told-learning = { $reader ->
    [me] You decide to study.
   *[other] { $name } decides to study.
}
told-working = { $reader ->
    [me] You decide to work.
   *[other] { $name } decides to work.
}
told-ruled-learn = { $reader ->
    [me] You say: the other card is for study.
   *[other] { $name } says: the other card is for study.
}
told-ruled-work = { $reader ->
    [me] You say: the other card is for work.
   *[other] { $name } says: the other card is for work.
}
told-rest = { $reader ->
    [me] The rest of the offer is yours to play.
   *[other] { $name } plays the rest of the offer.
}
told-counter = { $reader ->
    [me] You make a counter-offer for the card at place { $place }.
   *[other] { $name } makes a counter-offer for the card at place { $place }.
}
told-swapped-in = { $reader ->
    [me] You put { $card } at place { $place } instead.
   *[other] { $name } puts { $card } at place { $place } instead.
}
told-set-aside = The { $card } goes back into the deck.
told-set-aside-hidden = { $reader ->
    [me] Your { $card }, face down at place { $place }, goes back into the deck.
   *[other] The { $card }, face down at place { $place }, goes back into the deck.
}
told-set-aside-hidden-unseen = The face-down card at place { $place } goes back into the deck unseen.
told-choosing = { $reader ->
    [me] Now you are to choose.
   *[other] Now { $name } is to choose.
}
told-reveal = { $reader ->
    [me] Your face-down card is turned up: { $card }.
   *[other] { $name } had laid this card face down: { $card }.
}
told-intrigue = { $reader ->
    [me] You turn up your Intrigue card: { $card }.
   *[other] { $name } turns up the Intrigue card: { $card }.
}
told-zone = { $reader ->
    [me] You play { $card }.
   *[other] { $name } plays { $card }.
}
told-learn = { $reader ->
    [me] You study with { $card }.
   *[other] { $name } studies with { $card }.
}
told-work = { $reader ->
    [me] You work with { $card }.
   *[other] { $name } works with { $card }.
}
told-under = { $reader ->
    [me] You lay { $card } under { $house }.
   *[other] { $name } lays { $card } under { $house }.
}
told-move = { $geisha } walks from { $start } to { $stop }.
told-return = { $geisha } comes home and gets a prestige token worth { $light }.
told-return-again = { $geisha } comes home a second time and gets another prestige token, worth { $light }.
told-return-fate = { $geisha } comes home and gets the next prestige token.
told-return-empty = { $geisha } comes home, and there is no prestige token for her.
told-flip = { $geisha } comes home a second time, and her prestige token turns over.
told-guest = { $reader ->
    [me] You take { $guest } at { $house }.
   *[other] { $name } takes { $guest } at { $house }.
}
told-influence = { $reader ->
    [me] You take the influence token of { $geisha }.
   *[other] { $name } takes the influence token of { $geisha }.
}
told-influence-drawn = { $reader ->
    [me] You begin with the influence token of { $geisha }.
   *[other] { $name } begins with the influence token of { $geisha }.
}
told-no-guest = { $reader ->
    [me] You find nothing more to take at { $house }.
   *[other] { $name } finds nothing more to take at { $house }.
}
told-round-end = Round { $round } ends.
# { $first_sum } and { $second_sum } are sums such as 3½.
told-compare = { $geisha }: { $first } { $first_sum }, { $second } { $second_sum }.
told-favour = { $reader ->
    [me] { $geisha } favours you.
   *[other] { $geisha } favours { $name }.
}
told-enough = { $reader ->
    [me] You have won the favour of { $four } geisha.
   *[other] { $name } has won the favour of { $four } geisha.
}
told-tie = { $geisha } favours nobody.
told-show = { $reader ->
    [me] You show { $card }.
   *[other] { $name } shows { $card }.
}
# { $source } is a source of points, as above. { $points } may be negative.
told-score = { $reader ->
    [me] { $source }: you score { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $source }: { $name } scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
told-round-won = { $reader ->
    [me] You win round { $round } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $name } wins round { $round } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
told-feat = { $reader ->
    [me] You earn an achievement: { $feat }.
   *[other] { $name } earns an achievement: { $feat }.
}
# { $by } is one of won-...
told-game-won = { $reader ->
    [me] You win { $game } { $by }.
   *[other] { $name } wins { $game } { $by }.
}
told-campaign-won = { $reader ->
    [me] You win the campaign.
   *[other] { $name } wins the campaign.
}

# Words in the pictures: very short, there is little room.

seen-round = Round { $round } of { $rounds }
seen-one-round = One round
seen-match = Game { $game } of 3
seen-match-round = Game { $game } of 3 · round { $round }
seen-points = points
seen-games = { $games ->
    [one] 1 game won
   *[other] { $games } games won
}
seen-first = first player
seen-learn = study
seen-work = work
seen-kept = face down
seen-discarded = discarded
seen-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
seen-winner = { $name } wins
seen-total = Points
seen-last-game = Last game
seen-games-won = Games won
# The picture as a whole, for those who cannot see it.
seen-table = Geisha’s Road, { $game }, round { $round }. { $asked }

# What things are, when somebody points at them: whole sentences.

tip-house-evening = { $house-big } is the home of { $geisha }. When she stops here she gains prestige.
tip-house-simple = { $house-big } is the home of { $geisha }. Nobody takes tokens at the simple level.
tip-house-maiko = { $house-big } has { $free ->
    [one] one empty lantern
   *[other] { $free } empty lanterns
} of { $lanterns }. Each is a point for whoever has more influence in its colour.
tip-house-geiko = { $house-big }: the cards under it add up to { $sum }. They go to the player whose hand has more in the colours of the geisha here.
tip-home = { $reader ->
    [me] Your own house: every geisha that stops here gives you { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $name } is at home here, and scores { $points ->
        [one] one point
       *[other] { $points } points
    } for every geisha that stops.
}
tip-geisha = { $geisha } stands at { $house }. She walks clockwise, one house for each point of a card’s value.
tip-clockwise = The geisha walk clockwise, the way of the arrows.
tip-guest-evening = { $guest-big } waits here. A card of value 1 takes two tokens, a card of value 2 takes one.
tip-guest-maiko = { $guest-big } waits here. A card played for work takes one guest from the house where its geisha stops.
tip-guests-held = { $reader ->
    [me] You have { $count ->
        [one] one guest
       *[other] { $count } guests
    } of { $house }. Guests score in sets, alike or all different.
   *[other] { $name } has { $count ->
        [one] one guest
       *[other] { $count } guests
    } of { $house }. Guests score in sets, alike or all different.
}
tip-guests-none = No guest of { $house } yet. Guests score in sets, alike or all different.
tip-guest-lantern = { $guest-big } on a lantern: a point for every card of its colour in both zones.
tip-lantern-house = An empty lantern: a point for whoever has more influence in this colour.
tip-lantern-own = An empty lantern of a player: a point at the end, or room for a guest.
tip-influence-house = The influence token of { $geisha } waits here. It is worth one half and breaks ties.
tip-influence-row = Nobody holds the influence token of { $geisha } yet. It goes to whoever wins her favour.
tip-influence-held = { $reader ->
    [me] You hold the influence token of { $geisha }: it adds one half to your cards.
   *[other] { $name } holds the influence token of { $geisha }: it adds one half.
}
tip-prestige-geiko = A prestige token worth { $value } in the geiko row: the next geisha to come home for the first time takes the one at the arrow.
tip-prestige-okaasan = A prestige token worth { $value } in the okaasan row: the next geisha to come home a second time takes the one at the arrow.
tip-prestige-fate = A prestige token that now shows { $value }, and { $other } on its other side. A second return turns it over.
tip-prestige-geisha = A prestige token worth { $value } to whoever wins { $geisha }.
tip-card-evening = Card { $card }: it counts { $value } for { $geisha }, and she walks { $value ->
    [one] one house
   *[other] { $value } houses
}. { $tokens ->
    [0] It takes no token.
    [one] It takes one token where she stops.
   *[other] It takes { $tokens } tokens where she stops.
}
tip-card-maiko = Card { $card }: for study it counts { $value } for { $geisha }; for work she walks { $value ->
    [one] one house
   *[other] { $value } houses
} and you take a guest there.
tip-card-geiko = Card { $card }: it goes under the house where { $geisha } is, then she walks { $value ->
    [one] one house
   *[other] { $value } houses
}. Kept in hand it counts { $value } at her house.
tip-card-zone = { $reader ->
    [me] You have { $card } in your zone: it counts { $value } for { $geisha }.
   *[other] { $name } has { $card } in the zone: it counts { $value } for { $geisha }.
}
tip-card-open = { $reader ->
    [me] You show { $card }: it counts { $value } where { $geisha } stands.
   *[other] { $name } shows { $card }: it counts { $value } where { $geisha } stands.
}
tip-card-under = Card { $card } lies under { $house } and is worth { $value } to whoever wins the house.
tip-card-spent = Card { $card } was played for work or removed, and counts no more.
tip-card-kept-evening = Your Intrigue card, { $card }. It is played at the end of the round.
tip-card-kept-geiko = Your hidden card, { $card }. At the end of the round it goes under the house where { $geisha } stands.
tip-card-discarded = You discarded { $card }. Nobody else will ever see it.
tip-card-veiled = You laid { $card } face down. It is turned up when it is played.
tip-back-hand = { $name } holds this card; you cannot see it.
tip-back-kept-evening = { $name } plays this Intrigue card at the end of the round.
tip-back-kept-geiko = { $name } lays this hidden card under a house at the end of the round.
tip-back-veiled = This card of the offer lies face down. It is turned up when it is played.
tip-place-empty = Place { $place } of the offer is empty.
tip-deck = The deck: { $cards ->
    [0] it is empty.
    [one] one card is left.
   *[other] { $cards } cards are left.
}
tip-action-reveal = Reveal: play one card from your hand.
tip-action-intrigue = Intrigue: lay one card face down for the end of the round, and discard another.
tip-action-gift = Gift: offer three cards. The rival takes one, you play the other two.
tip-action-competition = Competition: offer two pairs of cards. The rival takes a pair, you play the other.
tip-maiko-reveal = Reveal: work with one card from your hand.
tip-maiko-intrigue = Intrigue: show two cards. The rival removes one and says whether the other is for study or work.
tip-maiko-gift = Gift: offer three cards. The rival takes one, you get the other two; each of you chooses study or work.
tip-maiko-competition = Competition: offer two pairs of cards. The rival takes a pair, you get the other; each of you chooses study or work.
tip-action-used = { $action } is used up for this round.
tip-token-counter = Counter-offer: swap a card of an offer for one of your own and pass the choice back. Unused it is worth a point.
tip-token-hidden = Hidden offer: lay one card of an offer face down. Unused it is worth a point.
tip-token-used = { $token-big }: used up for this round.
tip-worth-evening = Whoever wins { $geisha } gets { $worth }.
tip-worth-maiko = Whoever has more influence with { $geisha } gets { $worth }, and the empty lanterns of her house.
tip-strength = { $reader ->
    [me] You have { $sum } for { $geisha }.
   *[other] { $name } has { $sum } for { $geisha }.
}
tip-points = { $reader ->
    [me] You have { $points ->
        [one] one point
       *[other] { $points } points
    } in this game as it lies now.
   *[other] { $name } has { $points ->
        [one] one point
       *[other] { $points } points
    } in this game as it lies now.
}

# The table in a terminal: headings of at most ten letters where a column is narrow.

terminal-deck = deck { $cards }
terminal-clockwise = clockwise▸
terminal-pink = pink
terminal-red = red
terminal-yellow = yellow
terminal-blue = blue
terminal-green = green
terminal-geisha = geisha
terminal-guests = guests
terminal-cards = cards
terminal-home = home of
terminal-influence = influence
terminal-row = the row
terminal-worth = worth
terminal-ahead = ahead
terminal-even = even
terminal-spent = played for work or removed
terminal-prestige = prestige to come, in order
terminal-row-geiko = geiko row { $values }
terminal-row-okaasan = okaasan row { $values }
terminal-row-fate = one row { $values } (in brackets: dark side up)
terminal-points = points
terminal-actions = actions left
terminal-offers = offers left
terminal-hand = hand
terminal-kept = face down
terminal-offer = { $action }, offered by { $name }
terminal-plays = { $name } plays
terminal-own-hand = Your hand
terminal-own-kept = Kept face down
terminal-own-discarded = Discarded
note-achievements = Achievements
note-games-won = Games won
note-rounds = Rounds
