### Panels, lists and statistics, whose code is fetched after the first page.

menu-table = Back to the game
menu-game = This game
menu-others = Games
menu-page = This page
settings-look = Appearance
settings-playing = Playing
settings-sound = Sound and motion
settings-data = Language and data
settings-language-system = Automatic
settings-text = Text size
settings-motion = Motion
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-sitting = Seating
settings-sitting-together = Same side
settings-sitting-across = Face to face
settings-sitting-around = Around the device
settings-sitting-hand-over = Pass the device
settings-sitting-together-say = Everyone looks from the same side.
settings-sitting-across-say = The view turns around for every second seat, for the players opposite.
settings-sitting-around-say = On tablets, each board is placed in front of its player, if the game supports it. The view turns around for players on the far side.
settings-sitting-hand-over-say = Before each turn the page waits until the next player has the device.
settings-thinking = Thinking time
settings-seconds = { $seconds } s
settings-thinking-say = How long a computer player may think about a turn. Hard plays better with more time; easy and medium answer at once.
settings-totals = Running totals
settings-totals-say = Adds end-of-game monastery points to the score as you play. The final score is the same.
settings-on = On
settings-off = Off
share-title = Share and save
share-moment = Share this moment
share-game = This game as it stands now
share-game-say = The link contains the whole game. Anyone who opens it can view it and play on.
share-setup = The same setup, from the start
share-setup-say = Same setup, same dice and cards, for someone else.
share-upto = This game up to this moment
share-upto-say = Anyone who opens the link can view the game so far and play on from here.
share-code = QR code
share-json = Record as JSON
share-text = Copy the record as text
open-say = Paste a link or the text of a saved game, or choose files. You can also drop files anywhere on the page.
open-text = Link or text
open-file = Choose files
open-open = Open
open-arrived = Open this game?
open-running = Your current game stays under “Your games”.
open-not-now = Not now
open-replace = A game is in progress
open-replace-say = This browser is not saving games at the moment. Save this one to a file before you start another, or it is lost.
open-keep = Back
open-begin = Start the new game
settings-tempo = Speed of computer players
settings-tempo-instant = At once
settings-tempo-slow = Slow
settings-tempo-pause = { $whole }.{ $tenths } s
settings-tempo-say = How long each of their actions is shown before the next one.
settings-marks = Highlights
settings-marks-bright = Bright
settings-marks-dim = Subtle
settings-marks-say = How clearly the table shows what you can choose.
settings-quick = Quick moves
settings-quick-say = If a tap leaves only one possible action, it is done at once. You can undo it. Turns never end by themselves.
settings-figures = Expert view
settings-figures-say = A row above the table with what experts count: what is still to come, who needs what, and the result to expect.
settings-lens = Lens
settings-lens-say = Explanations add points and odds. Lessons always do.
settings-sounds = Sounds
settings-sounds-say = Quiet sounds for dice, pieces and points, when it is your turn, and at the end.
settings-chime = Chime
settings-chime-say = A chime rings when two hourglasses are rolled.
settings-shivers = Vibration
settings-shivers-say = A light buzz when a piece is placed and when it is your turn, if your device supports it.
settings-awake = Keep the screen on
settings-awake-say = The screen stays on during a game.
settings-letters = Letter keys
settings-letters-say = Press a letter to jump to a part of the table. Turn this off if you use voice input.
keys-title = Keyboard
keys-say = These keys work during a game. A letter takes you there; Enter acts.
keys-dice = Dice
keys-table = The table in the middle
keys-own = Your own board
keys-hand = Your hand
keys-buttons = Choices in the action bar
keys-log = Log
keys-end = End of your turn
keys-list = All legal moves as a list
keys-hint = Show a hint, or put it away
keys-explain = What is this? Explains what has the focus, or what you tap next
keys-arrows = From place to place on a board, from line to line in the log
keys-enter = Choose
keys-escape = Cancel, close
keys-overview = These keys
settings-backup = Backup
settings-backup-back = Restore
settings-backup-say = Games, settings, names, lessons and medals in one file. “Restore” takes such a file, and links and single games too.

start-look = View
games-none = No saved games yet
games-none-say = Pick a game: it is saved from the first move on.
games-filter = Show games of
games-filter-all = All
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
games-strict = limited undo
games-best = Best so far
games-course = { $name }’s last { $count } games
games-course-you = Your last { $count } games
games-promised = This browser will keep these games until you remove them.
games-not-promised = This browser may delete these games if the device runs out of space. Save the ones you want to keep to a file.
statistics-say = All finished games on this device, under the names entered at setup.
statistics-none = No finished games yet
statistics-none-say = Play one to the end: points, wins and streaks are counted here.
statistics-finished = { $count ->
    [one] One game finished
   *[other] { $count } games finished
  }
statistics-glance-finished = { $count ->
    [one] game finished
   *[other] games finished
  }
statistics-glance-won = { $count ->
    [one] { $won ->
        [0] { $name } lost the only game with others
       *[other] { $name } won the only game with others
      }
   *[other] { $name } won { $won } of { $count } games with others
  }
statistics-glance-won-you = { $count ->
    [one] { $won ->
        [0] You lost your only game with others
       *[other] You won your only game with others
      }
   *[other] You won { $won } of { $count } games
  }
statistics-glance-won-nameless = { $count ->
    [one] { $won ->
        [0] The only game was won by a computer
       *[other] The only game was won by a person
      }
   *[other] { $won } of { $count } games were won by people
  }
statistics-glance-mean = points on average, alone
statistics-glance-best = { $name }’s best: { $game }, { $day }
statistics-glance-best-you = Best result: { $game }, { $day }
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
about-what = A game table in the browser for { $games }. Several people play on one screen, in English or German, online or offline.
about-unofficial = This is an unofficial, non-commercial page with its own drawings and wording. It has no connection to the games’ authors or publishers; the games’ names belong to their owners. If you like one, buy the box: it is worth it.
about-for = It is for families and friends around one tablet, for anyone who wants to play against the computer, and for beginners: a lesson teaches each game in five minutes, and whatever you press and hold is explained.
about-offline = After the first visit everything works without a connection, and nothing has to be installed.
about-games = The games
about-packages = { $count } components and their licences
about-private = Nothing leaves your device: no account, no server, no tracking. Games are kept in this browser, and in the links and files that you make.
about-version = Version { $version }
about-licences = Credits
about-own-licence = The app itself is free software under the MIT or the Apache 2.0 licence, whichever you prefer. It builds on the work of others, with thanks:
about-wait = Loading the list …
about-missing = The list could not be loaded. It is part of every released version; reload the page to try again.
statistics-trend = Points from game to game
statistics-against = People against computers
statistics-against-level = against the { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
  } computer
statistics-variants = Results by game mode
statistics-luck-title = Luck and errors
statistics-luck-say = Loss is how much worse a decision is than the best one found; luck is what chance gives above or below the average.
statistics-analysed = { $count } of { $total } finished games analysed
statistics-analyse = { $count ->
    [one] Analyse one game
   *[other] Analyse { $count } games
  }
statistics-analysing = Game { $number } of { $count }: { $percent }% done
statistics-analyse-stop = Stop
statistics-analyse-failed = The analysis could not go on. Try again.
statistics-among-people = among people
statistics-loss = Loss per decision
statistics-luck = Luck per game
statistics-errors-points = Luck and errors, in points
statistics-errors-fields = Luck and errors, in fields
statistics-errors-win = Luck and errors, in percentage points of the chance to win
statistics-loss-points = Loss per decision, in points
statistics-loss-fields = Loss per decision, in fields
statistics-loss-win = Loss per decision, in percentage points
statistics-luck-points = Luck, in points
statistics-luck-fields = Luck, in fields
statistics-luck-win = Luck, in percentage points
statistics-alone-of = { $what }, alone
