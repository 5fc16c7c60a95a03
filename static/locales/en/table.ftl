### The table, as far as all games share it.

table-guide = How to play
table-tabs = Parts of the page
table-header = Turn and tools
table-log = Log
table-to-move = { $name } to move
table-your-turn = Your turn
table-other-asked = { $name }’s turn · { $other } is asked
table-you-asked = { $name }’s turn · you are asked
table-all-choose = Everyone chooses
table-turn-view = Turn the view
table-help = What is this?
table-help-say = Tap anything you want explained.
table-help-nothing = There is nothing to explain here. Tap a card, a sign or a number.
table-log-say = Tap a line to see the table as it was then.
table-bar = What to do
table-tools = Undo and look back
table-taken-back = Undone.
table-undo = Undo
tool-table-undo = Takes back the last action, yours or a computer’s.
tool-table-redo = Brings back what you have just undone.
tool-table-restart = Takes back everything since the start of this turn.
tool-table-moves = Lists everything you can do now.
tool-table-look-back = Shows any earlier moment of the game. You can also play on from there.
tool-table-log = Everything that has happened, newest first.
tool-hint-ask = The hard computer player suggests a move and says why.
tool-table-turn-view = Turns the table round for someone sitting opposite.
tool-app-share = Creates a link or a QR code for this game or its setup.
tool-app-settings = Language, colours, sound, speed of the computers and more.
tool-app-menu = New game, your games, rules, lesson and more.
table-figures = Expert view
tool-table-figures = Shows what experts count: what is still to come, who needs what, and the result to expect.
figures-expected = Expected
figures-expected-say = The result that the computer players expect for everyone if all play well from here.
lens-points = At once: { $points ->
    [one] one point
   *[other] { $points } points
  }
lens-odds = Next roll: { $percent }% ({ $serving } of { $of } rolls)
lens-expected = Expected at the end: { $with } with it, { $now } as things stand
table-redo = Redo
table-restart = Restart the turn
table-elsewhere = Open in another tab
table-elsewhere-say = Here you watch it live. As soon as the other tab is closed, you can play on here.
table-take-over = Play on here
list-rest = Other
table-list = All legal moves
table-moves = Moves
handover-title = { $name }, your turn
table-i-am = I am { $name }
table-look-back = Look back
table-pass-to = Pass to { $name }
table-hold = Hold to look
table-covered = Cards stay covered until someone uncovers them.

## Before and after the game
rules-find = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] One match
   *[other] { $count } matches
  }
rules-symbols = The symbols
rules-look-up = Look it up in the rules
score-order = Final order
score-result = Result
score-points = { $points ->
    [one] one point
   *[other] { $points } points
}
score-sheet = Score by source
score-finals = On the table at the end
score-total = Total
score-end = end
score-turn = turn { $number }
score-look-back = Look back
score-other-seats = Swap seats
setup-title = New game
setup-seats = Who plays
setup-order = seated in this order
setup-shuffle = Shuffle the seats
setup-recolour = { $name }: { $colour }. Next colour
setup-name = Name of { $name }
setup-kind = Who plays as { $name }
setup-up = { $name } plays earlier
setup-down = { $name } plays later
setup-remove = Remove { $name }
setup-name-fault = The name of player { $number } contains a character that names can’t have.
team-letter = Team { $letter }
setup-undo = Undo
setup-undo-table = Unlimited
setup-undo-strict = Limited
setup-undo-strict-say = You can’t undo past new information.
setup-link = Seed and link
setup-link-say = The same link gives the same game on any device. Nothing is sent anywhere.
setup-seed = Seed
setup-new-seed = New seed
setup-address = Link to this setup
setup-by-link = You opened this setup from a link. Change what you like, then start.
setup-by-challenge = As in the challenge: just start.
setup-not-challenge = With these changes the challenge does not count.
setup-begin = Start
setup-title-of = New game · { $game }
setup-add-seat = Add a player
setup-undo-table-say = Everything can be undone.
score-won = { $name } wins!
score-you-won = You won
score-you-won-by = You won by { $points }
score-name-title = What is your name?
score-name-say = It appears beside this result, in your statistics and in challenges to others. It stays on this device unless you share a link.
score-name-save = Save
score-name-skip = Not now
score-over-time = Score over time
score-play-again = Play again
rulings-title = How we read the rules

## The table that welcomes a first visitor
live-stop = Stop the demonstration
live-go-on = Continue the demonstration
live-again = Show it again

## The computer’s opinion of a learner’s turn
verdict-thinking = The computer is looking at your turn …
verdict-same = Well played! The computer would have done exactly the same.
verdict-equal = Well played! The computer had something else in mind that is just as good: { $action }.
verdict-better = { $points ->
    [one] Not bad! This would have been worth about one point more: { $action }.
   *[other] Not bad! This would have been worth about { $points } points more: { $action }.
  }
verdict-why = Why: { $reasons }.
verdict-failed = Well done, that was your first turn of your own.

## The other’s game of a challenge, beside one’s own
ghost-title = { $name }’s game
ghost-title-nameless = The other game
ghost-soon = After your first round, you will see here how the other game stood at that point.
ghost-when = At the end of: { $when }
ghost-label = { $game }, { $when }: { $points }. { $name }: { $own }. { $said }
ghost-behind = { $by } behind
ghost-level = Level
ghost-ahead = { $by } ahead
ghost-table = Points at the end of each phase
ghost-table-when = At the end of
ghost-table-apart = Difference

## Looking back, and what has happened since

replay-earlier = Earlier
replay-later = Later
replay-branch = Play on from here
replay-close = Back to now
replay-moment = action { $at } of { $of }
replay-title = Look back
replay-unit = Step by
replay-action = Action
replay-turn = Turn
replay-round = Round
replay-phase = Phase
replay-play = Play back
replay-stop = Stop
replay-speed = Speed
replay-rewind = Undo to here
replay-share = Share this moment
replay-done = You
replay-better = Better
replay-nothing = ended the turn
app-since = Since your last turn
since-others = At the table
since-points = { $points } points

## The result and challenges

challenge-make = Challenge others
challenge-say = Anyone who opens this link plays the same setup and tries to beat { $name }’s { $points ->
    [one] one point
   *[other] { $points } points
  }.
challenge-say-you = Anyone who opens this link plays the same setup and tries to beat your { $points ->
    [one] one point
   *[other] { $points } points
  }.
challenge-say-turns = Anyone who opens this link plays the same setup and tries to win in fewer than { $turns } turns.
challenge-who = Whose result
challenge-code = QR code for the challenge
challenge-turns = after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
challenge-won = { $own } beats { $rival } by { $by ->
    [one] one point
   *[other] { $by } points
  }.
challenge-won-you = You beat { $rival } by { $by ->
    [one] one point
   *[other] { $by } points
  }.
challenge-lost = { $rival } stays ahead of { $own } by { $by ->
    [one] one point
   *[other] { $by } points
  }.
challenge-lost-you = { $rival } stays ahead of you by { $by ->
    [one] one point
   *[other] { $by } points
  }.
challenge-won-turns = Equal on points, but { $own } was faster than { $rival } by { $by ->
    [one] one turn
   *[other] { $by } turns
  }.
challenge-won-turns-you = Equal on points, but you were faster than { $rival } by { $by ->
    [one] one turn
   *[other] { $by } turns
  }.
challenge-lost-turns = Equal on points, but { $rival } was faster than { $own } by { $by ->
    [one] one turn
   *[other] { $by } turns
  }.
challenge-lost-turns-you = Equal on points, but { $rival } was faster than you by { $by ->
    [one] one turn
   *[other] { $by } turns
  }.
challenge-even = A tie with { $rival }.
result-picture = Share picture
result-film = Make a film
result-film-share = Share film
result-film-stop = Stop filming
result-film-name = Film of the game
result-film-runs = The game is being filmed: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
result-film-failed = This browser can’t make the film.
result-text = Copy as text
result-line = { $name }: { $points }
result-dare = Can you beat it?
result-sources = { $name }: score by source, compared with { $count ->
    [one] one earlier game
   *[other] the average of { $count } earlier games
  }
result-now = this game
result-usual = average

## Lessons

learn-far = { $number } of { $count }
learn-next = Next
learn-skip = Show me
learn-whole = Play a whole game
learn-retry = Try again
learn-leave = Leave (your place is kept)
learn-other = You could do that too. In this lesson, follow the ring.
learn-not-back = Nothing to undo here: “Back” goes back one step.

## Invitations, above the page where the table is set up

day-invites = The game of { $day }: { $game }.
day-how = Everyone who plays it gets the same dice and cards, and the same computer players if there are any. Enter your name and start.
challenge-told = { $name } scored { $points } in { $game } with exactly this setup. Can you beat it?
challenge-told-turns = { $name } had { $points } points after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } of { $game } with exactly this setup. Can you beat it?
challenge-how = You play the same setup with the same dice and cards. At the end both results are shown side by side.
challenge-how-ghost = You play the same setup with the same dice and cards. Their game runs beside yours: after each round you see how it stood at that point, and at the end both results.
challenge-how-lost = You play the same setup with the same dice and cards. The moves in this link are damaged, so their game can’t be shown beside yours; at the end both results are shown side by side.
challenge-accept = Accept
