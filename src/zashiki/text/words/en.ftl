# Words that all games share.

seat-indigo = Indigo
seat-vermilion = Vermilion
seat-moss = Moss
seat-ochre = Ochre
terminal-you = You

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

# Errors: what is wrong with what somebody typed or with a file. Values in quotes are as they were typed.

error-action = “{ $text }” names no action of this game.
error-action-near = “{ $text }” names no action of this game; did you mean: { $near }?
error-illegal = “{ $action }” is not allowed here (rule { $rule }).
error-option-value = { $option }={ $value } is not possible; { $option } is one of: { $choices }.
error-option = { $game } has no option “{ $option }”. Options: { $options }.
error-option-near = { $game } has no option “{ $option }”; did you mean “{ $near }”? Options: { $options }.
error-option-form = “{ $text }” is not of the form name=value.
error-options-mix = These options do not go together (rule { $rule }).
error-game = There is no game “{ $game }”. Games: { $games }.
error-game-near = There is no game “{ $game }”; did you mean “{ $near }”? Games: { $games }.
error-rules = There is no version “{ $version }” of the rules of { $game }; there is { $versions }.
error-bot = There is no bot “{ $bot }”; bots: { $bots }.
error-bot-time = The bot “{ $bot }” needs a time to think, as in strongest:10s.
error-take-back = There is nothing to take back: chance, a card shown or another’s choice came after it.
error-record-begin = A record begins with the line “{ $begin }”.
error-record-form = Line { $line }: “{ $text }” is not of the form “who: what”.
error-record-key = Line { $line }: a header has no “{ $key }”; it has { $keys }.
error-record-lacks = The header lacks “{ $key }”.
error-record-given = The header says “given: { $text }”, but the record has { $actions } actions.
error-record-rules = The header says “rules: { $text }”, and that is no version.
error-record-undone = The header says “undone: { $text }”, which cannot be read; “14+3” is 3 draws undone after 14 actions.
error-record-undone-places = The header says “undone: { $text }”, but places rise from { $least } to { $most }.
error-record-size = A record has at most { $most } characters, and this has { $size }.
error-record-seat = This is one seat’s record, with secrets left out; only a whole record can be used.
error-record-header = The header cannot be used. { $why }
error-record-seed = The seed is not the one whose commitment was published.
error-record-differs = The record says { $key }: { $there }; here it is { $key }: { $here }.
error-record-edition = The record was played with the edition { $there }; here it is { $here }.
error-record-ended = The record says “{ $ending }”, but the game was played to its end.
error-record-result = The record ends with “{ $there }”, its moves with “{ $here }”.
error-record-after = Line { $line }: “{ $action }” comes after the end of the game.
error-record-actor = Line { $line }: here it is { $actor } who acts, not { $given }.
error-record-line = Line { $line }: { $why }
error-record-no-seed = The record holds no seed; only that of a finished game can be verified.
error-record = The record cannot be used: { $detail }.
error-edition = The components file cannot be used: { $detail }.
error-data = The saved game cannot be used: { $detail }.
error-other = That cannot be done: { $detail }.
