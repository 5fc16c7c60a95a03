### Home, all games, about.

start-play = Play now
start-play-card = against the computer
start-new = New game
start-more = More
start-minutes = { $minutes } min
start-what = Board games for one screen: no account, offline after the first visit.
start-hero = Start with { $game }
start-hero-say = New here? Learn at a live table, or play right away. Press and hold anything you want explained.
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

games-title = Your games
games-all = { $count ->
    [one] One saved game
   *[other] All { $count } games
  }
games-a-week = This browser deletes your games if you don’t open this page for a week. Add the page to your home screen, or save your games to a file.

statistics-title = Statistics
number-decimal = { $whole }.{ $rest }

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
day-today = Today, { $time }
day-yesterday = Yesterday, { $time }
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

challenge-title = Challenge
challenge-somebody = Someone
link-only-challenge = This link contains a challenge. Open it on the home page.

result-title = Share the result
result-table = As a table

start-ready = Ready offline

### The lessons.

learn-title = Learn the game
learn-begin = Learn
learn-on = Continue the lesson
learn-on-card = Lesson
