# The guided first game. Each message is a note of record.txt; write it so that it can be read in a few seconds.

welcome = Good evening! You are Indigo, a patron of five geisha in Kyoto, and Vermilion is your rival. When the round ends, each geisha favours the one of you who has given her more. That is what we play for.
hand = This is your hand. A card has a colour, that of the geisha it is for, and a value from 1 to 4. You begin every turn by drawing one more card.
actions = These are your four actions: Reveal, Intrigue, Gift and Competition. They take one, two, three and four cards, and you use each of them exactly once in a round. So you have four turns.
reveal = Let us begin with the simplest. Click on *Reveal*.
walk = Reveal plays one card. Click on your *pink 1*: it will lie on your side of the pink geisha, and she will walk one house clockwise.
guest = She has stopped at the red house. A card of value 1 takes two tokens from there, a 2 takes one, a 3 or 4 takes none. First take a *red guest*: guests are worth points in sets.
influence = Now take the *influence token* of the red geisha. With her it counts one half for you, so it decides if you are level.
their-gift = Vermilion has made a Gift: three cards, and you choose one. The others stay with Vermilion. Take the *green 4*, the most influence.
intrigue = Your turn again. *Intrigue* uses two cards, and nobody sees them.
keep = One card lies face down until the end of the round and is played then. Keep your *pink 3*: a surprise for later.
discard = The other card leaves the round unseen. Discard your *yellow 2*.
their-home = Look: the yellow geisha has walked four houses and stopped at home. The first time she comes home she gets a prestige token from the geiko row. It lies with her, and whoever wins her scores it.
gift = Now a *Gift* of your own.
three = You offer three cards, Vermilion takes one, and you play the other two. So offer three that you can spare equally well: *pink 4*, *red 1* and *blue 1*, one after the other.
home = Vermilion took the blue 1. Of your two cards you choose which to play first. Play *pink 4*: the pink geisha walks from the red house straight home.
yellow-guests = She has her prestige. Then your red 1 led the red geisha to the yellow house: take two *yellow guests*. Guests of different colours make the best sets: 1, 3, 6 or 10 points for two to five of them.
pair = A Competition by Vermilion: two pairs, and you take one of them whole. Take the pair with *red 4* and *blue 3*.
order = Two cards again, and the order is yours. With *red 4* first the red geisha comes home.
competition = One action is left to you: your own *Competition*.
pairs = The first two cards you lay are one pair, the next two are the other. Make both equally dear to Vermilion: *blue 4* with *green 1*, then *red 3* with *pink 2*.
home-again = The red geisha has come home a second time, for a token from the okaasan row. Now play your *blue 4* and bring the blue geisha home too.
last-tokens = And the green geisha has come home with your green 1. Take a *green guest*, and then the influence token.
compare = The round is over. Both Intrigue cards were played: your pink 3 led the pink geisha home a second time. Now compare, geisha by geisha: the higher sum of card values wins her.
tie = With the red geisha it is 5 against 5. But you hold her influence token: 5 and a half beat 5, and she is yours.
points = Each geisha gives 1 point and her prestige: pink 5, red 7, blue 3 and green 4. Your three guests of different colours give 3. That is 22 points, against 9 for Vermilion.
four = You have won four geisha, and that wins the game at once! Otherwise there would be a second round with every geisha worth 2 points, and the higher total of both rounds would win.
