### Before a game: laying its table in three steps, and the page behind its card.

setup-which = Which game
setup-advanced = Advanced
setup-advanced-now = Seed { $seed } · undo: { $undo }
level-beginner = Beginner
level-classic = Classic
level-expert = Expert
level-everything = Everything

gamepage-what = What it is
gamepage-players = Players
gamepage-time = Time
gamepage-minutes = { $minutes } minutes
gamepage-computers = Computer players
gamepage-levels = Ways to play
gamepage-open = Continue
gamepage-mine = Your results
