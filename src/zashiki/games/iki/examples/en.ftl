# What is to be seen in each example of the rulebook.

a-flame = Indigo hires the Dice carver for 5 mon. The card has a fire bonus, so Indigo rises to step 1 of the fire track.
her-experience = Indigo deals with Vermilion’s egg seller and gets 1 rice. The seller gains one experience and reaches level 2.
over-the-line = Indigo hires the Librarian and then walks over the lap line. All of Indigo’s characters gain one experience, the one just hired as well.
two-vendors = Indigo’s last deal of month 3 leads to payday. Two street vendors share nagaya A, both with Indigo’s kobun: 2 × 2 = 4 IKI. Then three characters eat 3 rice.
put-out = A fire of strength 5 in nagaya B burns Vermilion’s egg seller in room 1. In room 2 its strength is 4, and Indigo, on step 5, puts it out.
last-business = At the New Year Indigo goes straight to the fish market, pays 9 mon for the dearer fish of winter, and builds the Inn through Moss’s stonemason, who retires by it.
five-types = With the last deal the game is over. The retired Puppeteer counts as a shopkeeper, Indigo’s fifth type: 25 IKI.
a-corner = Moss hires the Geta maker for 4 mon and pays 2 more for the corner room C4.
a-retirement = With a single step over the lap line the cotton seller on level 3 retires. The kobun comes back to Indigo, and room B1 is empty.
too-little-rice = Moss has less rice than characters and gives up the Water carrier in A4. The other two are fed.
a-neutral = In an odd month the player with the sun makes the Dice carver neutral and puts it in room A3, without a kobun.
a-neutral-leaves = Indigo deals with the neutral Firefighter, rises a step on the fire track, and the card leaves the game.
