### The app around the pages: menu, settings, sharing, opening, the timeline, and what went wrong.

app-name = Principality
app-home = Home
app-back-to-game = Back to the game
app-back = Back
app-rules = Rules
app-about = About
app-copy = Copy link
app-part-missing = This part of the page has not arrived yet; the page keeps trying. Is there a connection?
app-colour-ruby = Ruby
app-colour-navy = Navy
app-colour-amber = Amber
app-colour-verdigris = Verdigris
app-colour-heather = Heather
list = { $rest } and { $last }

menu-table = Back to the game
menu-score = Final score

settings-language = Language
settings-language-system = As the browser
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text
settings-percent = { $percent } %
settings-motion = Motion
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-sitting = Seating
settings-sitting-together = Same side
settings-sitting-across = Face to face
settings-sitting-hand-over = Pass the device
settings-sitting-together-say = Everybody looks from the same side.
settings-sitting-across-say = The view turns round for every second seat, for the players opposite.
settings-sitting-hand-over-say = Before each turn the page waits until the next player has the device.
settings-thinking = Thinking time
settings-seconds = { $seconds } s
settings-thinking-say = How long a computer player may think about a turn. Hard plays better for it; easy and medium are done in a moment.
settings-totals = Running totals
settings-totals-say = Counts monasteries that score at the end as they stand now. The final score is the same.
settings-on = On
settings-off = Off

share-title = Share and save
share-moment = Share this moment
share-game = This game, as it stands
share-game-say = The link holds the whole game. Whoever opens it can look at it and play on.
share-setup = The same table, from the start
share-setup-say = The same setup with the same luck, for other people.
share-save = Save to a file
share-upto = This game up to this moment
share-upto-say = Whoever opens the link can look at the game so far and continue from here.
share-code = This game as a code for a camera
share-json = Record as JSON
share-text = Copy the record as text
share-setup-code = Code with the link to this table

open-say = Paste a link or the text of a saved game, or choose files. You can also drop files anywhere on the page.
open-text = Link or text
open-file = Choose files
open-open = Open
open-arrived = Open this game?
open-running = The game you are in the middle of stays under “All games”.
open-not-now = Not now
open-replace = A game is in progress
open-replace-say = This browser does not keep games at the moment. Save this one to a file before you begin another, or it is lost.
open-keep = Back
open-begin = Begin the new game

notice-kept = This game can’t be opened: { $why } It stays under “All games”.
notice-no-words = The texts of the other language did not arrive. Check the connection and try again.
notice-other-tab = This game was continued in another tab. You see it as it stands there.
notice-copied = Copied.
notice-not-copied = This browser does not let the page copy. Mark the link and copy it by hand.
notice-no-file = The file could not be read or written. Try another place, or copy the link instead.
notice-taken = { $new ->
    [0] No new game
    [one] One game
   *[other] { $new } games
  } taken in.{ $known ->
    [0] {""}
    [one] {" "}One was here already.
   *[other] {" "}{ $known } were here already.
  }{ $unread ->
    [0] {""}
    [one] {" "}One can’t be read.
   *[other] {" "}{ $unread } can’t be read.
  }

version-ready = A new version of this page is ready. Your games stay as they are.
version-take = Update now
version-later = Later

store-unavailable = This browser keeps nothing for this page, perhaps because the window is private. Play on; save the game to a file before you leave.
store-slow = This device takes unusually long to store the game. Play on; the page keeps trying. If this stays, save the game to a file before you leave.
store-full = This browser has no room left to keep the game. Play on; save it to a file before you leave.

seed-empty = The seed needs at least one letter or digit.
seed-too-long = The seed has at most { $most } characters.
seed-character = The seed is made of the letters a to z, digits and hyphens; “{ $character }” is none of them.

record-too-long = This record is too long to be read here.
record-foreign = This file is no record of a game of Burgundy.
record-format = This record has format { $version }, which this version of the page does not read. If it is a newer one, reload the page.
record-rules = This record needs rules version { $version }, which this version of the page does not play. If it is a newer one, reload the page.
record-differs = Something in this record does not fit the game that it tells; nothing was opened.

link-foreign = This is no link of this page. Copy the whole link, up to its last character.
link-other-game = This link belongs to another game.
link-only-setup = This link holds a table to begin at, but no game.
link-only-game = This link holds a game, not only a table.
link-too-long = This text is too long for a link.
link-newer-format = This is in format { $version }, which a newer version of the page writes. Reload the page to get it, then try again.
link-newer-rules = This game needs rules version { $version }, which a newer version of the page plays. Reload the page to get it, then try again.
link-older-format = This is in format { $version }, an old one that this version of the page does not read.
link-older-rules = This game needs rules version { $version }, an older one that this version of the page does not play.
link-damaged = The link is damaged: a character is missing, wrong or too many. Copy it again as a whole.
link-options = The link asks for a table that can’t be played. { $why }
link-contents = The link was not made by this page; nothing was opened.
link-other-position = The moves in this link don’t lead where it says; nothing was opened.
write-too-long = The game is too long for a link.
write-fault = The game can’t be written down. That is a fault of this page; please report it with the seed.
app-close = Close
app-when-before = Before the game
app-when-over = The game is over
app-menu = Menu
app-settings = Settings
app-share = Share

app-player = Player { $number }
replay-earlier = Earlier
replay-later = Later
replay-branch = Play on from here
replay-close = To the present
replay-moment = action { $at } of { $of }
replay-title = Looking back
replay-unit = One step is
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
app-points = { $points } points
notice-not-possible = That is not possible in the game as it stands.
notice-unknown-game = This version of the page does not know that game. Reload the page to get the newest version, then try again.

## How the table feels: pace, sounds, keys
settings-tempo = Computer players
settings-tempo-instant = At once
settings-tempo-slow = Slow
settings-tempo-pause = { $whole }.{ $tenths } s
settings-tempo-say = How long each of their actions is shown before the next one.
settings-marks = Highlights
settings-marks-bright = Bright
settings-marks-dim = Subtle
settings-marks-say = How clearly the table shows what you can choose.
settings-sounds = Sounds
settings-sounds-say = Quiet sounds for dice, pieces and points, when it is your turn, and at the end.
settings-chime = Chime
settings-chime-say = In the dice game a chime tells that two hourglasses were rolled.
settings-shivers = Vibration
settings-shivers-say = A light buzz when a piece is placed and when it is your turn, on devices that can.
settings-awake = Keep the screen on
settings-awake-say = The screen stays on while a game is on the table.
since-others = At the table
since-points = { $points } points
keys-title = Keyboard
keys-say = These keys work while a game is on the table. A letter takes you there; Enter acts.
keys-dice = Dice
keys-table = The table in the middle
keys-own = Your own board
keys-hand = Your hand
keys-buttons = Choices in the action bar
keys-log = Log
keys-end = End of your turn
keys-list = All legal moves as a list
keys-explain = What is this? Explains what has the focus, or what you tap next
keys-arrows = From place to place on a board, from line to line in the log
keys-enter = Choose
keys-escape = Let go, close
keys-overview = These keys

## Backup
settings-backup = Backup
settings-backup-back = Restore
settings-backup-say = Games, settings, names, lessons and medals in one file. “Restore” takes such a file, and links and single games too.
notice-restored = Settings and names are as in the file.
