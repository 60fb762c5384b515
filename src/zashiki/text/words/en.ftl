# Words that all games share.

seat-indigo = Indigo
seat-vermilion = Vermilion
seat-moss = Moss
seat-ochre = Ochre

asked = { $name }: { $question }
waiting = { $name } is to decide.
chance = Chance decides: { $what }.
over = The game is over: { $name } has won.
over-shared = The game is over: the victory is shared.
over-resigned = The game is over: { $name } has resigned.
over-timeout = The game is over: { $name } has run out of time.
gathering = The game begins when everybody is here.

# The review of a game.

review-title = { $game }: the review
review-method = Every position was played on to its end many times, everybody choosing in the same plain way. What draws and dice changed in the chance to win is luck, what decisions changed is choice; with the chance at the start they add up to the result. ± is twice the standard error.
review-coach = The coach knew only what the player could know at that moment.
review-quick = A quick look.
review-usual = The usual depth.
review-deep = A deep look.
review-chance = Chance to win
review-points = Points
review-parts = Luck and choice
review-start = At the start
review-luck = Luck
review-choice = Choice, all together
review-choices = Choices: { $name }
review-result = Result
review-open-result = Last position
review-turning = Turning points
review-quiet = No decision clearly gave anything away.
review-better = { $name } chose “{ $chosen }”; “{ $better }” was better by { $cost } ± { $error }.
review-move = Action { $number }
review-action = Action
review-visits = Visits
review-expected = Expected points
review-chosen = chosen
review-moves = All actions
review-draws = Chance
