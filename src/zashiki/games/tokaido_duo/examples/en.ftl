# What is to be seen in each example of the rulebook.

no-way-back = With a 2 from R7 Vermilion’s artist may neither step out and back to R7 nor take a single step to R8. Two regions on lies R1.
two-routes = With a 2 Indigo’s merchant walks two routes, from C2 over M2 to M3.
two-ceramics = C3 pays 4 coins for ceramics. Indigo’s merchant goes there and sells 2 for 8 coins.
past-the-merchant = Indigo’s pilgrim walks 2 stations. The first, where Indigo’s own merchant stands, counts as a step; the second is a garden.
two-for-company = Indigo’s artist comes to R4. Indigo’s own pilgrim and merchant, on its coast and in C3, count, so 2 paintings are turned up. Giving is not possible yet: the front painting lies face down.
a-waterfall = Indigo’s front painting shows a waterfall. With a 1 the artist goes to R5, a waterfall region, and gives it away.
two-slabs = Indigo has 8 coins and sells 3 fans for 12, with the cunning merchant. Twice ten coins become two gold slabs.
last-temple = Indigo reaches the ninth slot of the temple track, and that sets off the end. The round is played out; 9 times 5 is 45 for faith.
push-on = Vermilion’s pilgrim would stop in C7, but somebody stands there. It goes on to the next empty station, a garden.
once-more = Indigo uses the hot-spring token: the pilgrim walks 2 stations a second time, and comes to a sea shore.
inspired = Indigo holds the inspired artist. A waterfall lay on the way of this move, so the waterfall may be given away here.
a-stolen-tile = No wave tile lies on the board any more, so at the sea shore Vermilion takes the cunning merchant from Indigo.
