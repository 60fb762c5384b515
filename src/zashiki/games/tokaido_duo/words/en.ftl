# Tokaido Duo in English.
#
# $reader says who reads: [me] the one it is about, [robbed] the one it was taken from, [other] anybody else.
# $name and $from are what players call themselves, always in the nominative.

# The game on the shelf.

game-title = Tokaido Duo
game-line = Walk, trade and paint your way round the island of Shikoku, with three dice that both of you want.
game-facts = 2 players · 20 to 30 minutes

# Options of the game: what is chosen, and what it means.

option-players = Players
    .help = The game is for two.
choice-players-2 = 2
    .help = Two players share three dice: what one takes, the other cannot have.

# Names: people and what they have.

side-north = north
side-south = south
colour-purple = purple
colour-green = green
character-pilgrim = pilgrim
character-merchant = merchant
character-artist = artist

# Names: places. A town or region is called as it is lettered on the map.

town-c1 = C1
town-c2 = C2
town-c3 = C3
town-c4 = C4
town-c5 = C5
town-c6 = C6
town-c7 = C7
town-c8 = C8
town-m1 = M1
town-m2 = M2
town-m3 = M3
town-m4 = M4
region-r1 = R1
region-r2 = R2
region-r3 = R3
region-r4 = R4
region-r5 = R5
region-r6 = R6
region-r7 = R7
region-r8 = R8
station-temple = temple
    .the = the temple
station-garden = garden
    .the = the garden
station-spring = hot spring
    .the = the hot spring
station-shore = sea shore
    .the = the sea shore
landscape-moon = moon
    .one = the moon
landscape-waterfall = waterfall
    .one = a waterfall
landscape-mountain = mountain
    .one = a mountain
landscape-bamboo = bamboo
    .one = bamboo

# Names: goods and wave tiles. `sail` is the one word on the sail of a boat and on a mat.

good-kimono = kimono
    .one = a kimono
good-ceramics = ceramics
    .one = a piece of ceramics
good-dolls = dolls
    .one = a doll
good-fans = fans
    .one = a fan
wave-serene = serene pilgrim
wave-hasty = hasty pilgrim
wave-cunning = cunning merchant
wave-strong = strong merchant
wave-skilled = skilled artist
wave-inspired = inspired artist
sail-serene = serene
sail-hasty = hasty
sail-cunning = cunning
sail-strong = strong
sail-skilled = skilled
sail-inspired = inspired
sail-spring = hot spring

# Sources of points, and what decided the game.

source-faith = faith
source-trade = trade
source-culture = culture
won-points = More points
won-coins = Equal points, more coins
won-shared-victory = Equal points and equal coins
ended-temple = the last temple, by { $name }
ended-garden = the last garden, by { $name }
ended-slab = the sixth gold slab, by { $name }
ended-gift = the tenth gift, by { $name }

# What is asked.

asked-take-die = Take one of the dice that are left.
asked-walk = Choose how far your pilgrim walks: the die shows { $number }, and you hold the { $wave }.
asked-route = Choose the town where your merchant goes with the { $number }.
asked-region = Choose the region where your artist arrives with the { $number }.
asked-path = Choose the next region on your artist’s way, { $steps } steps to go: each counts for the inspired artist.
asked-last-step = Choose the region where your artist arrives, the last step of its way.
asked-shore = Take a wave tile at the sea shore, or leave it.
asked-steal = Take a wave tile from your opponent at the sea shore, or leave it.
asked-mountain-town = Draw goods in { $town }, or leave it.
asked-coastal-town = Sell { $good } in { $town } at { $price ->
        [one] one coin
       *[other] { $price } coins
    } each, or leave it.
asked-canvas = Your artist is in { $region }, { $landscape }: paint or give, or leave it.
asked-return = You hold too many goods: choose what goes back into the bag.
asked-lost = You have lost the strong merchant: choose which of your goods goes back into the bag.
asked-again = Use the hot-spring token to move your { $die } by { $number } again, or keep it.
asked-town = Take { $price ->
        [one] one coin
       *[other] { $price } coins
    } in { $town } with your pilgrim, or leave them.
asked-temple = Visit the temple with your pilgrim, or leave it.
asked-garden = Visit the garden with your pilgrim, or leave it.
asked-spring = Take the hot-spring token with your pilgrim, or leave it.

# What chance is asked; it follows "Chance decides:".

chance-sides = who sits on which side
chance-colours = who plays which colour
chance-tokens = the trade token of the next coastal town
chance-waves = the side of the next wave tile
chance-roll = the roll of the dice
chance-draw = the goods that come out of the bag
chance-reveal = what the next painting shows

# Buttons.

do-take = Take the { $what } die
do-walk = Walk { $number ->
        [one] one station
       *[other] { $number } stations
    }
do-go = Go to { $what }
do-to = Go to { $what }, { $landscape }
do-via = By way of { $what }, { $landscape }
do-leave = Do nothing here
do-visit-town = Take the coins
do-visit-temple = Visit the temple
do-visit-garden = Visit the garden
do-visit-spring = Take the hot-spring token
do-tile = Take the { $what }’s wave tile
do-draw = Draw { $number ->
        [one] one good
       *[other] { $number } goods
    }
do-sell = Sell { $number }
do-sell-plainly = Sell { $number } without the extra coins
do-paint = Turn up { $number ->
        [one] one painting
       *[other] { $number } paintings
    }
do-gift = Give the front painting away
do-return = Return { $what-one }
do-enough = Keep the hot-spring token
do-again = Use the hot-spring token

# The same words in a position: what lies there is known, and named.

here-tile = Take the { $wave }

# What happened: beginning and dice.

told-side = { $reader ->
    [me] You sit on the { $side } side.
   *[other] { $name } sits on the { $side } side.
}
told-colour = { $reader ->
    [me] You play { $colour }.
   *[other] { $name } plays { $colour }.
}
told-round = { $reader ->
    [me] Round { $round }: you roll the dice.
   *[other] Round { $round }: { $name } rolls the dice.
}
told-roll = The { $die } die shows { $number }.
told-take = { $reader ->
    [me] You take the { $die } die, a { $number }.
   *[other] { $name } takes the { $die } die, a { $number }.
}
told-take-last = { $reader ->
    [me] The last die falls to you: { $die } { $number }.
   *[other] The last die falls to { $name }: { $die } { $number }.
}

# What happened: moves. `-town` is said of a coastal town, which has a name of its own.

told-walk = { $reader ->
    [me] Your pilgrim walks { $steps ->
        [one] one station
       *[other] { $steps } stations
    } to { $stop-the }.
   *[other] { $name }’s pilgrim walks { $steps ->
        [one] one station
       *[other] { $steps } stations
    } to { $stop-the }.
}
told-walk-town = { $reader ->
    [me] Your pilgrim walks { $steps ->
        [one] one station
       *[other] { $steps } stations
    } to { $stop }.
   *[other] { $name }’s pilgrim walks { $steps ->
        [one] one station
       *[other] { $steps } stations
    } to { $stop }.
}
told-push-on = Somebody stands there, and the pilgrim goes on to { $stop-the }.
told-push-on-town = Somebody stands there, and the pilgrim goes on to { $stop }.
told-go = { $reader ->
    [me] Your merchant goes from { $start } to { $stop }.
   *[other] { $name }’s merchant goes from { $start } to { $stop }.
}
told-blocked = { $reader ->
    [me] Your merchant in { $town } is blocked with a { $number }; the die is spent.
   *[other] { $name }’s merchant in { $town } is blocked with a { $number }; the die is spent.
}
told-via = { $reader ->
    [me] Your artist passes through { $stop }, { $landscape }.
   *[other] { $name }’s artist passes through { $stop }, { $landscape }.
}
told-to = { $reader ->
    [me] Your artist goes from { $start } to { $stop }, { $landscape }.
   *[other] { $name }’s artist goes from { $start } to { $stop }, { $landscape }.
}

# What happened: wave tiles.

told-use-serene = { $reader ->
    [me] You use the serene pilgrim: one station less.
   *[other] { $name } uses the serene pilgrim: one station less.
}
told-use-hasty = { $reader ->
    [me] You use the hasty pilgrim: one station more.
   *[other] { $name } uses the hasty pilgrim: one station more.
}
told-use-cunning = { $reader ->
    [me] You use the cunning merchant: a coin more for each.
   *[other] { $name } uses the cunning merchant: a coin more for each.
}
told-use-strong = { $reader ->
    [me] You use the strong merchant: one extra good.
   *[other] { $name } uses the strong merchant: one extra good.
}
told-use-skilled = { $reader ->
    [me] You use the skilled artist: one painting more.
   *[other] { $name } uses the skilled artist: one painting more.
}
told-use-inspired = { $reader ->
    [me] You use the inspired artist: any region of the move will do.
   *[other] { $name } uses the inspired artist: any region of the move will do.
}
told-spare-wave = { $reader ->
    [me] You do without the { $wave }.
   *[other] { $name } does without the { $wave }.
}

# What happened: actions.

told-leave = { $reader ->
    [me] Your { $die } does nothing there.
   *[other] { $name }’s { $die } does nothing there.
}
told-nothing = { $reader ->
    [me] There is nothing to do for your { $die }.
   *[other] There is nothing to do for { $name }’s { $die }.
}
told-coins = { $reader ->
    [me] Your pilgrim takes { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } in { $town }.
   *[other] { $name }’s pilgrim takes { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } in { $town }.
}
told-slab = { $reader ->
    [me] You change { $whole } coins into a gold slab, your number { $slabs }.
   *[other] { $name } changes { $whole } coins into a gold slab, number { $slabs }.
}
told-coins-stay = { $reader ->
    [me] There is no place for another slab, and you keep { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
   *[other] There is no place for another slab, and { $name } keeps { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
}
told-temple = { $reader ->
    [me] You visit the temple: slot { $slot } of your temple track.
   *[other] { $name } visits the temple: slot { $slot } of the temple track.
}
told-garden = { $reader ->
    [me] You visit the garden: slot { $slot } of your garden track.
   *[other] { $name } visits the garden: slot { $slot } of the garden track.
}
told-spring = { $reader ->
    [me] You take the hot-spring token.
   *[other] { $name } takes the hot-spring token.
}
told-spring-from = { $reader ->
    [me] You take the hot-spring token from { $from }.
    [robbed] { $name } takes the hot-spring token from you.
   *[other] { $name } takes the hot-spring token from { $from }.
}
told-tile = { $reader ->
    [me] You take the { $wave } out of the sea.
   *[other] { $name } takes the { $wave } out of the sea.
}
told-tile-from = { $reader ->
    [me] You take the { $wave } from { $from }.
    [robbed] { $name } takes the { $wave } from you.
   *[other] { $name } takes the { $wave } from { $from }.
}
told-good = { $reader ->
    [me] You draw { $good-one }.
   *[other] { $name } draws { $good-one }.
}
told-return = { $reader ->
    [me] You put { $good-one } back into the bag.
   *[other] { $name } puts { $good-one } back into the bag.
}
told-sell-kimono = { $reader ->
    [me] You sell { $number ->
        [one] a kimono
       *[other] { $number } kimono
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
   *[other] { $name } sells { $number ->
        [one] a kimono
       *[other] { $number } kimono
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
}
told-sell-ceramics = { $reader ->
    [me] You sell { $number ->
        [one] a piece of ceramics
       *[other] { $number } pieces of ceramics
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
   *[other] { $name } sells { $number ->
        [one] a piece of ceramics
       *[other] { $number } pieces of ceramics
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
}
told-sell-dolls = { $reader ->
    [me] You sell { $number ->
        [one] a doll
       *[other] { $number } dolls
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
   *[other] { $name } sells { $number ->
        [one] a doll
       *[other] { $number } dolls
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
}
told-sell-fans = { $reader ->
    [me] You sell { $number ->
        [one] a fan
       *[other] { $number } fans
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
   *[other] { $name } sells { $number ->
        [one] a fan
       *[other] { $number } fans
    } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
}
told-paint = { $reader ->
    [me] You paint and turn { $number ->
        [one] one painting
       *[other] { $number } paintings
    } up.
   *[other] { $name } paints and turns { $number ->
        [one] one painting
       *[other] { $number } paintings
    } up.
}
told-reveal = Painting { $place } shows { $landscape-one }.
told-gift = { $reader ->
    [me] You give { $landscape-one } away: gift { $gifts }.
   *[other] { $name } gives { $landscape-one } away: gift { $gifts }.
}

# What happened: the hot spring.

told-again = { $reader ->
    [me] You use the hot-spring token: your { $die } goes { $number } again.
   *[other] { $name } uses the hot-spring token: the { $die } goes { $number } again.
}
told-enough = { $reader ->
    [me] You keep the hot-spring token.
   *[other] { $name } keeps the hot-spring token.
}
told-spring-back = The hot-spring token goes back to the board.

# What happened: the end.

told-reached-temple = { $reader ->
    [me] You have reached the last temple, which sets off the end.
   *[other] { $name } has reached the last temple, which sets off the end.
}
told-reached-garden = { $reader ->
    [me] You have reached the last garden, which sets off the end.
   *[other] { $name } has reached the last garden, which sets off the end.
}
told-reached-slab = { $reader ->
    [me] You have the last gold slab, which sets off the end.
   *[other] { $name } has the last gold slab, which sets off the end.
}
told-reached-gift = { $reader ->
    [me] You have given the last painting, which sets off the end.
   *[other] { $name } has given the last painting, which sets off the end.
}
told-play-out = The round is played out, and then the game is over.
told-score = { $reader ->
    [me] You score { $points ->
        [one] one point
       *[other] { $points } points
    } for { $source }.
   *[other] { $name } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for { $source }.
}
told-win-points = { $reader ->
    [me] You win by points.
   *[other] { $name } wins by points.
}
told-win-coins = { $reader ->
    [me] You win by coins, points being equal.
   *[other] { $name } wins by coins, points being equal.
}
told-win-shared-victory = { $reader ->
    [me] You share the victory.
   *[other] { $name } shares the victory.
}

# Words in the picture: short, for there is little room.

drawn-before = Setting out
drawn-round = Round { $round }
drawn-last-round = Round { $round }, the last
drawn-north = N
drawn-points = points
drawn-coins = coins
drawn-standing = { $side }, { $colour }
drawn-rolled = rolled the dice
drawn-faith = Faith
drawn-trade = Trade
drawn-culture = Culture
drawn-gifts = { $gifts ->
    [0] no gift yet
    [one] { $gifts } gift
   *[other] { $gifts } gifts
}
drawn-board = The island
drawn-mat = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
drawn-wins = { $name } wins
drawn-shared = A shared victory
drawn-ended-temple = { $name } saw the last temple
drawn-ended-garden = { $name } saw the last garden
drawn-ended-slab = { $name } laid the last slab
drawn-ended-gift = { $name } gave the last painting

# What things are, when one asks: the map.

tip-temple = Temple: a pilgrim who stops here may move the marker of the temple track one slot on.
tip-garden = Garden: a pilgrim who stops here may move the marker of the garden track one slot on.
tip-spring = Hot spring: a pilgrim who stops here may take the hot-spring token, from the board or from the opponent.
tip-shore = Sea shore: a pilgrim who stops here may take a wave tile out of the sea, or from the opponent once the sea is empty.
tip-coastal-town = Coastal town { $town }: a merchant sells { $good } here at { $price } each, a pilgrim takes { $price ->
    [one] one coin
   *[other] { $price } coins
}.
tip-bare-town = Coastal town { $town }: its trade token is not laid yet.
tip-mountain-town = Mountain town { $town }: a merchant who stops here may draw { $number ->
    [one] one good
   *[other] { $number } goods
} from the bag.
tip-region = Region { $region }, { $landscape }: an artist who stops here may paint, or give away a front painting that shows { $landscape-one }.
tip-route = Trade route between { $start } and { $stop }: one step for a merchant, and a border that the artist crosses.
tip-road = The pilgrims’ road: they walk it clockwise, the way of the arrows.
tip-compass = The compass: the player on the { $side } side begins the game.
tip-round = The game ends with the round in which a last temple, a last garden, a sixth slab or a tenth gift is reached.

# What things are: figures and dice.

tip-figure-pilgrim = { $name }’s pilgrim walks clockwise round the coast, as many stations as the die shows.
tip-figure-merchant = { $name }’s merchant walks the orange trade routes from town to town, as many as the die shows.
tip-figure-artist = { $name }’s artist crosses from region to region, as many borders as the die shows.
tip-die-unrolled = The { $die } die is not rolled yet.
tip-die-free = The { $die } die shows { $number } and can be taken.
tip-die-used = The { $die } die shows { $number }; { $name } is using it.
tip-die-taken = The { $die } die showed { $number }; { $name } has taken it.

# What things are: wave tiles and the hot spring.

tip-wave-serene = Serene pilgrim: its holder’s pilgrim may walk one station less than the die shows, but at least one.
tip-wave-hasty = Hasty pilgrim: its holder’s pilgrim may walk one station more than the die shows.
tip-wave-cunning = Cunning merchant: its holder may take one coin more for each good sold.
tip-wave-strong = Strong merchant: its holder may draw one extra good, and may hold { $limit }.
tip-wave-skilled = Skilled artist: its holder may turn up one painting more.
tip-wave-inspired = Inspired artist: its holder may give a painting that fits any region of the move, the first and those passed too.
tip-no-wave-pilgrim = The pilgrim’s wave tile belongs here; a pilgrim takes wave tiles at the sea shore.
tip-no-wave-merchant = The merchant’s wave tile belongs here; a pilgrim takes wave tiles at the sea shore.
tip-no-wave-artist = The artist’s wave tile belongs here; a pilgrim takes wave tiles at the sea shore.
tip-spring-token = Hot-spring token: whoever holds it before taking a die may use that die twice, and then puts it back.
tip-no-spring-token = The hot-spring token belongs here; a pilgrim takes it at a hot spring.

# What things are: the mats.

tip-crest = { $name } would score { $points ->
    [one] one point
   *[other] { $points } points
} now: { $faith } for faith, { $trade } for trade, { $culture } for culture.
tip-faith = Faith: the value of the temple track times the value of the garden track.
tip-temple-track = Temple track: slot { $slot } of { $last }; the last slot sets off the end.
tip-garden-track = Garden track: slot { $slot } of { $last }; the last slot sets off the end.
tip-trade = Trade: the points over the last gold slab laid.
tip-slab = Gold slab { $slab }: trade is worth { $points ->
    [one] one point
   *[other] { $points } points
} with it; the sixth sets off the end.
tip-coins = Loose coins: { $coins }. With { $whole } they become a gold slab at once.
tip-goods = Goods: { $number } of at most { $limit }.
tip-good-kimono = A kimono, for a coastal town whose token asks for kimono.
tip-good-ceramics = A piece of ceramics, for a coastal town whose token asks for ceramics.
tip-good-dolls = A doll, for a coastal town whose token asks for dolls.
tip-good-fans = A fan, for a coastal town whose token asks for fans.
tip-culture = Culture: the points uncovered by the last painting given away.
tip-painting-down = Painting { $place } is face down; painting turns it up, from the first.
tip-painting-up = Painting { $place } shows { $landscape-one }; it can be given once it is the front one.
tip-painting-front = The front painting shows { $landscape-one }: it can be given away in a region of that landscape.
tip-painting-gifted = Gift { $place }: culture is worth { $points ->
    [one] one point
   *[other] { $points } points
} with it; the tenth gift sets off the end.

# The table in a terminal: short headings and lines. `shore` and `spring` are stations.

terminal-rolled = { $reader ->
    [me] you rolled
   *[other] { $name } rolled
}
terminal-town = town
terminal-stations = clockwise to the next town
terminal-region = region
terminal-borders = next to
terminal-temple = temple
terminal-garden = garden
terminal-spring = spring
terminal-shore = shore
terminal-mountain = { $number ->
    [one] 1 good
   *[other] { $number } goods
}
terminal-routes = to { $towns }
terminal-landscapes = landscapes
terminal-sea = to be had
terminal-spring-token = hot-spring token
terminal-bag = in the bag
terminal-dice = dice
terminal-faith = faith
terminal-faith-from = temple { $temple }/{ $temples }, garden { $garden }/{ $gardens }
terminal-trade = trade
terminal-trade-from = slabs { $slabs }/{ $most }, coins { $coins }
terminal-culture = culture
terminal-culture-from = gifts { $gifts }/{ $most }
terminal-total = as it stands
terminal-goods = goods
terminal-paintings = paintings
terminal-tiles = tiles
note-set-off-by = What set off the end
note-rounds = Rounds
