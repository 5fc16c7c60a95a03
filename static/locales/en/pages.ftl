### Home, all games, about.

start-play = Play now
start-play-say = alone against the computer ({ $level })
start-new = New game
start-more = More
start-what = Board games for one screen: no account, offline after the first visit.
start-new-here = New here?
start-new-here-say = “Learn” shows you a game in five minutes. “Play now” begins one against easy computer players. On the table, press and hold whatever you want explained.
start-day = Game of the day
start-day-say = the same for everybody today
start-day-play = Play
start-open = Open a game or link
start-continue = Continue
start-score = Final score
start-before = Earlier games
start-look = Look

games-title = All games
games-all = { $count ->
    [one] One saved game
   *[other] All { $count } games
  }
games-none = No game is kept here yet. A new one is kept from its first moment.
games-save-all = Export all
games-save = Save { $game } to a file
games-double = A second copy of { $game }
games-remove = Remove { $game }
games-rename = Title of the game { $game }
games-go-on = Go on with { $game }
games-look = Look at { $game }
games-removed = { $game } was removed.
games-bring-back = Bring it back
games-from = from “{ $game }” after move { $move }
games-from-gone = from another game after move { $move }
games-strict = strict undo
games-promised = This browser has promised to keep these games until you remove them.
games-not-promised = This browser may clear these games when the device runs out of room. Save to a file what you want to keep for certain.
games-a-week = This browser deletes what pages keep when they were not opened for a week. Put this page on the home screen, or save your games to a file.

statistics-title = Statistics
statistics-say = All finished games that are kept on this device count. Names are those typed in before the game.
statistics-none = No finished game is kept here yet.
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
statistics-decimal = { $whole }.{ $tenths }

about-what = A table in the browser for The Castles of Burgundy, its dice game, a quick Catan card game and Rivals for Catan: several people at one screen, in English or German, also without a network.
about-unofficial = This is an unofficial, non-commercial page with its own drawings and its own words. It has no ties to the games’ authors or publishers; the games’ names belong to their owners. If you like one, buy the box: it is worth it.
about-private = Nothing leaves your device: no account, no server, no counting of visitors. Games are kept in this browser, and in the links and files that you make.
about-version = Version { $version }
about-licences = Whose work is in it
about-own-licence = This page’s own work is free under the MIT or the Apache 2.0 licence, whichever you like. It contains the work of others, with thanks:
about-wait = The list is on its way.
about-missing = The list did not arrive. It is part of every released version; reload the page to try again.

### The game of the day, challenges, and a result to hand out.

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
day-how = Whoever plays it gets the same dice and cards, and the same computer players where there are any. Enter your name and begin.

challenge-title = Challenge
challenge-somebody = Somebody
challenge-told = { $name } scored { $points } in { $game }, at just this table. Can you do better?
challenge-told-turns = { $name } came to { $points } points after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } of { $game }, at just this table. Can you do better?
challenge-how = You play the same setup with the same luck. When the game is over, both results stand side by side.
challenge-accept = To the table
challenge-make = Challenge others
challenge-say = Whoever opens this link plays the same table and tries to beat { $name } with { $points ->
    [one] one point
   *[other] { $points } points
  }.
challenge-who = Whose result
challenge-code = The challenge as a code for a camera
challenge-turns = after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
challenge-won = { $own } beats { $rival } by { $by ->
    [one] one point
   *[other] { $by } points
  }.
challenge-lost = { $rival } stays ahead of { $own } by { $by ->
    [one] one point
   *[other] { $by } points
  }.
challenge-won-turns = As many points, and { $own } was quicker than { $rival } by { $by ->
    [one] one turn
   *[other] { $by } turns
  }.
challenge-lost-turns = As many points, but { $rival } was quicker than { $own } by { $by ->
    [one] one turn
   *[other] { $by } turns
  }.
challenge-even = Exactly as good as { $rival }: nobody is ahead.
link-only-challenge = This link holds a challenge. Open it on the home page.

result-title = Share the result
result-picture = Picture
result-text = Copy as text
result-line = { $name }: { $points }
result-dare = Can you do better?
result-sources = { $name }: where the points came from, against { $count ->
    [one] one earlier game
   *[other] the average of { $count } earlier games
  }
result-now = this game
result-usual = average
result-table = As a table

statistics-trend = Points from game to game
statistics-against = People against computers
statistics-against-level = against { $level }
statistics-variants = People, by what was played
start-ready = Ready offline

### The lessons.

learn-title = Learn the game
learn-begin = Learn
learn-on = Go on learning
learn-far = { $number } of { $count }
learn-next = Next
learn-skip = Show me
learn-leave = Leave the lesson; you can go on here later
learn-other = You could do that too. In this lesson, follow the ring.
learn-not-back = Nothing to take back here: “Back” leads one step back.
