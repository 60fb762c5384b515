# What is to be seen in each example of the rulebook.

two-tokens = Indigo reveals the green 1. The green geisha walks one step to the yellow house, and Indigo takes two yellow guests there.
first-return = Indigo’s blue 3 leads the blue geisha to the green house. Vermilion’s blue 2 then brings her home, and she gets the first token of the geiko row.
second-return = Vermilion plays the red 3. It is the red geisha’s second return in this round, so the next token of the okaasan row joins her first.
half-decides = The last Intrigue ends the round. For the red geisha the cards stand at 5 against 5, and her influence token makes it 5½ for Indigo, who scores 7 with her.
a-gift = Indigo offers pink 4, red 1 and blue 1. Vermilion takes the blue 1, and Indigo plays the other two: the pink geisha walks home.
a-counter = Instead of choosing, Indigo replaces the card at place b with a blue 4. Now Vermilion is the one who chooses.
maiko-works = Vermilion’s red 4 is played for work: the red geisha walks from the yellow house to the green one, and the card gives no influence.
a-visit = Indigo lays the green 2 under the blue house, and the green geisha walks to the red one. It is Vermilion’s own house: 2 points for Vermilion, on Indigo’s turn.
lighter-hand = The round ends and the hands are shown: 11 against 13. Indigo’s is lighter, and scores the difference of 2.
