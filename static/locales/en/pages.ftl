### Start, setup and about.

start-say = One to four, at one screen: people and computer players, no account, and no network once the page is here.
start-play = Play now
start-play-say = alone against the computer ({ $level })
start-new = New table
start-more = More
start-open = Open a game or link
start-last = Your game
start-last-over = Your last game
start-continue = Continue
start-score = Final score
start-before = The game before
start-look = Look

games-title = All games
games-all = { $count ->
    [one] One kept game
   *[other] All { $count } games
  }
games-none = No game is kept here yet. A new one is kept from its first moment.
games-save-all = All to a file
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


setup-title = A new table
setup-seats = At the table
setup-order = turn order as listed
setup-shuffle = Shuffle the turn order
setup-add = { $number ->
    [3] Add a third seat
   *[other] Add a fourth seat
  }
setup-recolour = { $name }: { $colour }. Next colour
setup-name = Name of { $name }
setup-kind = Who plays as { $name }
setup-up = { $name } plays earlier
setup-down = { $name } plays later
setup-remove = Remove { $name }
setup-name-fault = The name of player { $number } has a character that names don’t have.

setup-ways = Boards and castles
setup-ways-say = the first is right for a first game
setup-way-basic = Basic
setup-way-basic-say = Board 1 for all, castle in the middle
setup-way-advanced = Advanced
setup-way-advanced-say = Board 1 or the one drawn, any castle field
setup-way-random = Random
setup-way-random-say = Boards and castle fields are drawn
setup-way-free = Free
setup-way-free-say = Any boards, any castle field
setup-way-expert-open = Expert, open
setup-way-expert-open-say = Drawn boards, castles chosen in turn
setup-way-expert-hidden = Expert, hidden
setup-way-expert-hidden-say = Drawn boards, castles chosen in secret

setup-boards = Principalities
setup-boards-drawn = drawn when the game begins; tap one to choose
setup-for = Board for
setup-for-all = Everybody
setup-board-of = Board { $number }: { $names }
setup-castle = Start castle
setup-castle-centre = Centre
setup-castle-open = Chosen, in turn
setup-castle-hidden = Hidden
setup-castle-drawn = Drawn
setup-edition = Edition
setup-edition-2019 = with today’s boards and values
setup-edition-2011 = nine boards, chickens, and monasteries 6, 15 and 26 of old
setup-undo = Undo
setup-undo-table = Everything
setup-undo-strict = Strict
setup-undo-strict-say = nothing past new dice or tiles

setup-modules = Modules
setup-modules-none = No modules
setup-modules-count = { $count } modules
setup-modules-label = Modules: { $modules }
setup-modules-say = Everything else in the box, alone or together. Begin with none or with the extra tiles.
setup-module-extra-tiles = Extra tiles
setup-module-extra-tiles-say = Monasteries 27 and 28, a crane that does what any building does, and geese that join any herd.
setup-module-border-posts = Border posts
setup-module-border-posts-say = Boards 11a to 11f, a different one each: join the three posts at the border by your tiles.
setup-module-white-castles = White castles
setup-module-white-castles-say = Eight castles that act with the white die’s number, and monastery 29.
setup-module-inns = Inns
setup-module-inns-say = One a phase, beside the black depot: on any field, and its region counts one larger.
setup-module-trade-routes = Trade routes
setup-module-trade-routes-say = Goods that you sell are laid on cards; in the right order they bring more.
setup-module-shields = Shields
setup-module-shields-say = Doubles win shields for your castles: rules of your own, and tribute to pay. For experts.
setup-summary-modules = { $table }, with { $modules }
setup-way-not-posts = Not with border posts: board 1 has none
setup-link = Seed and link
setup-link-say = The same link gives the same tiles and dice on any device. Nothing is sent anywhere.
setup-seed = Seed
setup-new-seed = New seed
setup-address = Link to this table
setup-code = Code with the link to this table
setup-by-link = This table came by a link. Change what you like, then begin.
setup-begin = Begin
setup-players = { $count ->
    [2] Two players
    [3] Three players
   *[other] Four players
  }
setup-same-board = board { $board } for all
setup-boards-of = boards { $boards }
setup-drawn-boards = boards drawn
setup-one-or-drawn = board 1 or the one drawn
setup-summary = { $players }, { $boards }
setup-workers = { $count ->
    [2] { $first } starts with one worker, { $second } with two.
    [3] { $first } starts with one worker, { $second } with two, { $third } with three.
   *[other] { $first } starts with one worker, { $second } with two, { $third } with three, { $fourth } with four.
  }

about-what = A table for The Castles of Burgundy in the browser: several people at one screen, in English or German, also without a network.
about-unofficial = This is an unofficial, non-commercial page with its own drawings and its own words. It has no ties to the game’s authors or publishers; the game’s name belongs to its owners. If you like it, buy the box: it is worth it.
about-private = Nothing leaves your device: no account, no server, no counting of visitors. Games are kept in this browser, and in the links and files that you make.
about-version = Version { $version }
about-licences = Whose work is in it
about-own-licence = This page’s own work is free under the MIT or the Apache 2.0 licence, whichever you like. It contains the work of others, with thanks:
about-wait = The list is on its way.
about-missing = The list did not arrive. It is part of every released version; reload the page to try again.
