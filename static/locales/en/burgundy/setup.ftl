options-players = Two to four play, not { $count }.
options-board = This edition has no board { $board }. Choose another board or the other edition.
options-no-centre = Board { $board } has no castle field in its middle. Choose another board, or let castles be chosen or drawn.
options-centre-of-drawn = Castles in the middle need boards that are settled beforehand. Pick the boards, or let castles be chosen or drawn.
options-modules = This version of the page does not have these modules. Reload the page to get the newest one.
options-posts = Border posts need boards 11a to 11f, a different one for each player. Pick them, or let them be drawn.
options-solo-board = Alone you play on board 13a or 13b. Choose one of them.
options-solo-castle = Alone you choose the starting castle’s field, or let it be drawn.
options-solo-module = Shields and border posts can’t be played alone. Leave them out.
options-team-players = The team game is played by four, not { $count }.
options-team-board = In the team game both teams have the same double board, 12a or 12b. Choose one of them.
options-team-castle = On board 12a the starting castle stands in the middle; on 12b each team chooses its field.
options-team-module = Border posts need boards 11a to 11f. Leave them out of the team game.
options-marker = The marker starts on 45 to 55, not on { $marker }.

setup-boards = Boards
setup-boards-picked = Chosen
setup-boards-random = Random
setup-boards-one = Board 1 or random
setup-boards-one-say = Everyone is dealt a board, and keeps it or takes board 1; tap one to choose it.
setup-boards-drawn = They are drawn when the game starts; tap one to choose it.
setup-for = Board for
setup-for-all = Everyone
setup-board-of = Board { $number }: { $names }
setup-castle = Starting castle
setup-castle-centre = Middle
setup-castle-open = Chosen, in turn
setup-castle-hidden = In secret
setup-castle-drawn = Random
setup-edition = Edition
setup-edition-2019 = with today’s boards and values
setup-edition-2011 = nine boards, chickens, and the old monasteries 6, 15 and 26

setup-modules = Modules
setup-modules-say = Expansions from the box. Combine them freely; for a first game use none.
setup-module-extra-tiles = Extra tiles
setup-module-extra-tiles-say = Monasteries 27 and 28, a crane that does what any building does, and geese that join any herd.
setup-module-border-posts = Border posts
setup-module-border-posts-say = Boards 11a to 11f, a different one each: connect the three border posts with your tiles.
setup-module-white-castles = White castles
setup-module-white-castles-say = Eight castles that act with the white die’s number, and monastery 29.
setup-module-inns = Inns
setup-module-inns-say = One a phase, beside the black depot: goes on any field, and its region counts as one field larger.
setup-module-trade-routes = Trade routes
setup-module-trade-routes-say = Goods you sell go onto cards; in the right order they bring more.
setup-module-shields = Shields
setup-module-shields-say = Doubles win shields for your castles: special powers, for a tribute each phase. For experts.
setup-summary-modules = { $table }, with { $modules }
setup-players = { $count } players
setup-same-board = board { $board } for all
setup-boards-of = boards { $boards }
setup-drawn-boards = random boards
setup-one-or-drawn = board 1 or a random one
setup-summary = { $players }, { $boards }
setup-workers = { $count ->
    [2] { $first } starts with one worker, { $second } with two.
    [3] { $first } starts with one worker, { $second } with two, { $third } with three.
   *[other] { $first } starts with one worker, { $second } with two, { $third } with three, { $fourth } with four.
  }

## What is offered by name
level-introductory-say = Board 1 for all, castle in the middle
level-classic-say = Random boards and castle fields
level-expert-say = Random boards, castles chosen in secret
level-everything-say = All six modules, on random boards
level-solo-introductory-say = Board 13a, a little easier
level-solo-classic-say = Board 13a, as in the rulebook
level-solo-expert-say = Board 13b, harder
level-solo-everything-say = Board 13b, with all modules that can be played alone
level-team-introductory-say = Board 12a, castle in the middle
level-team-expert-say = Board 12b, each team chooses its castle’s field
level-team-everything-say = Board 12a, with all modules but border posts
