# __TITLE__ in English. Write ru.ftl, fr.ftl and pl.ftl with the same messages to speak these languages too.

game-title = __TITLE__
game-line = Two hands of cards: the higher card wins the trick.
game-facts = 2 players · 5 minutes

option-players = Players
    .help = The game is for two.

source-tricks = Tricks

chance-deal = which card comes next
asked-lead = Lead a card.
asked-follow = Follow with a card.
do-play = Play { $object }

told-draw = { $reader ->
    [me] You draw { $card }.
   *[other] { $name } draws a card.
}
told-play = { $name } plays { $card }.
told-score = { $name } wins the trick.
told-win = { $name } has won.
ended-points = By tricks.
