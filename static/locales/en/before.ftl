### Before a game: laying its table in three steps, and the page behind its card.

setup-which = Game mode
setup-advanced = More settings
setup-advanced-now = Undo: { $undo ->
    [strict] limited
   *[table] unlimited
  } · seed { $seed }
setup-quick = Quick choice
setup-quick-computers = { $count ->
    [0] Just me
    [1] 1 computer
   *[other] { $count } computers
  }
setup-quick-people = People only
setup-quick-last = As last time
setup-difficulty = Difficulty
setup-weight = Difficulty { $weight } of { $most }
level-introductory = Introductory
level-classic = Classic
level-expert = Expert
level-everything = All modules

gamepage-what = The game
gamepage-players = Players
gamepage-time = Time
gamepage-minutes = { $minutes } minutes
gamepage-computers = Computer players
gamepage-levels = Game modes
gamepage-open = Continue
gamepage-mine = Your results
