### Home, all games, about.

start-play = Play now
start-play-say = alone against the computer ({ $level })
start-new = New game
start-more = More
start-what = Board games for one screen. No account, no network.
start-new-here = New here?
start-new-here-say = “Play now” begins a game against easy computer players. Everything on the table explains itself: press and hold it.
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

about-what = A table for The Castles of Burgundy in the browser: several people at one screen, in English or German, also without a network.
about-unofficial = This is an unofficial, non-commercial page with its own drawings and its own words. It has no ties to the game’s authors or publishers; the game’s name belongs to its owners. If you like it, buy the box: it is worth it.
about-private = Nothing leaves your device: no account, no server, no counting of visitors. Games are kept in this browser, and in the links and files that you make.
about-version = Version { $version }
about-licences = Whose work is in it
about-own-licence = This page’s own work is free under the MIT or the Apache 2.0 licence, whichever you like. It contains the work of others, with thanks:
about-wait = The list is on its way.
about-missing = The list did not arrive. It is part of every released version; reload the page to try again.
