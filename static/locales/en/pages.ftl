### Home, all games, about.

start-play = Play now
start-play-say = alone against the computer ({ $level })
start-new = New game
start-more = More
start-what = Board games for one screen: no account, offline after the first visit.
start-hero = Take a seat
start-hero-say = Learn it at a real table, or just start: there, press and hold anything you want explained.
start-hero-learn = Learn in five minutes
start-wall = Your finished games
start-place = Place { $place }
start-day = Game of the day
start-day-say = the same for everyone today
start-day-problem = Problem of the day
start-day-play = Play
start-open = Open a game or link
start-continue = Continue
start-score = Final score
start-before = Games in progress
start-look = View

games-title = All games
games-all = { $count ->
    [one] One saved game
   *[other] All { $count } games
  }
games-none = No saved games yet. A new game is saved from its first move.
games-save-all = Export all
games-save = Save { $game } to a file
games-double = Duplicate { $game }
games-remove = Remove { $game }
games-rename = Title of the game { $game }
games-go-on = Continue { $game }
games-look = View { $game }
games-removed = { $game } was removed.
games-bring-back = Undo
games-from = from “{ $game }” after move { $move }
games-from-gone = from another game after move { $move }
games-strict = strict undo
games-promised = This browser will keep these games until you remove them.
games-not-promised = This browser may delete these games if the device runs out of space. Save the ones you want to keep to a file.
games-a-week = This browser deletes your games if you don’t open this page for a week. Add the page to your home screen, or save your games to a file.

statistics-title = Statistics
statistics-say = Counts all finished games saved on this device. Names are the ones entered before the game.
statistics-none = No finished games yet.
statistics-finished = { $count ->
    [one] One game finished
   *[other] { $count } games finished
  }
statistics-together = At the table
statistics-alone = Alone
statistics-by-players = By number of players
statistics-seats = { $count } players
statistics-games = Games
statistics-won = Won
statistics-longest = Longest streak
statistics-mean = Average
statistics-best = Best
statistics-computer = Computer, { $level }
statistics-nameless = Without a name
statistics-you = You
number-decimal = { $whole }.{ $rest }

about-what = A game table in the browser for { $games }. Several people play on one screen, in English or German, online or offline.
about-unofficial = This is an unofficial, non-commercial page with its own drawings and wording. It has no connection to the games’ authors or publishers; the games’ names belong to their owners. If you like one, buy the box: it is worth it.
about-private = Nothing leaves your device: no account, no server, no tracking. Games are kept in this browser, and in the links and files that you make.
about-version = Version { $version }
about-licences = Credits
about-own-licence = This page’s own work is free under the MIT or the Apache 2.0 licence, whichever you prefer. It builds on the work of others, with thanks:
about-wait = Loading the list …
about-missing = The list could not be loaded. It is part of every released version; reload the page to try again.

### The game of the day, and invitations to challenges.

day-and-month = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
day-of-week = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
  }
day-of-week-letter = { $day ->
    [0] M
    [2] W
    [4] F
    [5] S
    [6] S
   *[1] T
  }
start-day-best = { $points } points: your best today
start-day-best-row = { $points } points: your best today. { $days } days in a row!
start-day-again = Play again
start-day-share = Share the game of the day
start-day-week = This week
start-day-done = { $day }: played, { $points } points
start-day-not = { $day }: not played
start-day-coming = { $day }: still to come
day-invites = The game of { $day }: { $game }.
day-how = Everyone who plays it gets the same dice and cards, and the same computer players if there are any. Enter your name and start.

challenge-title = Challenge
challenge-somebody = Someone
challenge-told = { $name } scored { $points } in { $game } with exactly this setup. Can you beat it?
challenge-told-turns = { $name } had { $points } points after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } of { $game } with exactly this setup. Can you beat it?
challenge-how = You play the same setup with the same dice and cards. At the end both results are shown side by side.
challenge-how-ghost = You play the same setup with the same dice and cards. Their game grows beside yours: round by round you see how it stood at the same moment, and at the end both results.
challenge-how-lost = You play the same setup with the same dice and cards. The moves in this link are damaged, so their game can’t be shown beside yours; at the end both results are shown side by side.
challenge-accept = To the table
link-only-challenge = This link contains a challenge. Open it on the home page.

result-title = Share the result
result-table = As a table

statistics-trend = Points from game to game
statistics-against = People against computers
statistics-against-level = against { $level }
statistics-variants = Results by game mode
statistics-luck-title = Luck and errors
statistics-luck-say = Loss is what a decision brings less than the best one found; luck is what chance brings beyond the average.
statistics-analysed = { $count } of { $total } finished games analyzed
statistics-analyse = { $count ->
    [one] Analyze one game
   *[other] Analyze { $count } games
  }
statistics-analysing = Game { $number } of { $count }: { $percent } % done
statistics-analyse-stop = Stop
statistics-analyse-failed = The analysis could not go on. Try again.
statistics-among-people = among people
statistics-loss = Loss per decision
statistics-luck = Luck per game
statistics-errors-points = Luck and errors, in points
statistics-errors-fields = Luck and errors, in fields
statistics-errors-win = Luck and errors, in percent of the chance to win
statistics-loss-points = Loss per decision, in points
statistics-loss-fields = Loss per decision, in fields
statistics-loss-win = Loss per decision, in percent of the chance to win
statistics-luck-points = Luck, in points
statistics-luck-fields = Luck, in fields
statistics-luck-win = Luck, in percent of the chance to win
statistics-alone-of = { $what }, alone
start-ready = Ready offline

### The lessons.

learn-title = Learn the game
learn-begin = Learn
learn-on = Continue the lesson
