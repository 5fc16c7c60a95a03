### The table, as far as all games share it.

table-guide = How it goes
table-tabs = Parts of the page
table-log = Log
table-to-move = { $name } to move
table-other-asked = { $name }’s turn · { $other } is asked
table-all-choose = Everybody chooses
table-turn-view = Turn the view
table-help = What is this?
table-help-say = Tap whatever you want explained.
table-bar = What to do
table-tools = Undo and look back
table-taken-back = Taken back.
table-undo = Undo
table-redo = Redo
table-restart = Restart the turn
table-elsewhere = Open in another tab
table-elsewhere-say = Here you watch it live. As soon as the other tab is closed, it goes on here.
table-take-over = Play on here
table-list = All legal moves
table-moves = Moves
handover-title = { $name }, your turn
table-i-am = I am { $name }
table-look-back = Look back
table-pass-to = Pass to { $name }
table-hold = Hold to look
table-covered = Cards stay covered until somebody lifts the cover.

## Before and after the game
rules-find = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
  }
rules-symbols = The symbols
rules-look-up = Look it up in the rules
rulings-link = How we read the rules where they are silent
score-order = Final order
score-result = Result
score-points = { $points ->
    [one] one point
   *[other] { $points } points
}
score-sheet = Where the points came from
score-total = Total
score-chart = The score, round by round
score-end = end
score-turn = turn { $number }
score-look-back = Look at any moment
score-other-seats = Other seats
score-same-seed = Same seed again
setup-title = A new table
setup-seats = Who plays
setup-order = seated in this order
setup-shuffle = Shuffle the turn order
setup-recolour = { $name }: { $colour }. Next colour
setup-name = Name of { $name }
setup-kind = Who plays as { $name }
setup-up = { $name } plays earlier
setup-down = { $name } plays later
setup-remove = Remove { $name }
setup-name-fault = The name of player { $number } has a character that names don’t have.
team-letter = Team { $letter }
setup-undo = Undo
setup-undo-table = Everything
setup-undo-strict = Strict
setup-undo-strict-say = Nothing past what chance or somebody’s hand brought to light.
setup-link = Seed and link
setup-link-say = The same link gives the same game on any device. Nothing is sent anywhere.
setup-seed = Seed
setup-new-seed = New seed
setup-address = Link to this table
setup-by-link = This table came by a link. Change what you like, then begin.
setup-begin = Begin
setup-title-of = New game: { $game }
setup-add-seat = Add a player
setup-undo-table-say = Everything may be taken back.
score-won = { $name } has won
score-over-time = Points over the game
score-play-again = Play again
rulings-title = How we read the rules
