### The app around the pages: menu, settings, sharing, opening, and what went wrong.

app-name = Principality
app-home = First page
app-back = Back
app-rules = Rules
app-about = About this page
app-copy = Copy link
app-part-missing = This part of the page has not arrived yet; the page keeps trying. Is there a connection?
app-colour-ruby = Ruby
app-colour-navy = Navy
app-colour-amber = Amber
app-colour-verdigris = Verdigris
list = { $rest } and { $last }

menu-table = Back to the table
menu-score = Final score

settings-language = Language
settings-language-system = As the browser
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Evening
settings-text = Text
settings-percent = { $percent } %
settings-motion = Motion
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-sitting = Sitting
settings-sitting-together = On one side
settings-sitting-across = Across
settings-sitting-hand-over = Handing on
settings-sitting-together-say = Everybody looks from the same side.
settings-sitting-across-say = The view turns round for every second seat, for the players opposite.
settings-sitting-hand-over-say = Before each turn the page waits until the next player has the device.
settings-thinking = Thinking time
settings-seconds = { $seconds } s
settings-thinking-say = The most that a computer player thinks about a turn. Hard plays the better for it; easy and medium are done in a moment.
settings-totals = Running totals
settings-totals-say = Counts monasteries that score at the end as they stand now. The final score is the same.
settings-on = On
settings-off = Off

share-title = Share and save
share-moment = Share this moment
share-game = This game, as it stands
share-game-say = The link holds the whole game. Whoever opens it can look at it and play on.
share-setup = The same table, from the start
share-setup-say = The same boards, tiles and dice for other people.
share-save = Save to a file
share-upto = This game up to this moment
share-upto-say = Whoever opens the link can look at the game so far and continue from here.
share-code = This game as a code for a camera
share-json = Record as JSON
share-text = Copy the record as text

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
version-take = Take it now
version-later = Later

store-unavailable = This browser keeps nothing for this page, perhaps because the window is private. Play on; save the game to a file before you leave.
store-full = This browser has no room left to keep the game. Play on; save it to a file before you leave.

seed-empty = The seed needs at least one letter or digit.
seed-too-long = The seed has at most { $most } characters.
seed-character = The seed is made of the letters a to z, digits and hyphens; “{ $character }” is none of them.

options-players = Two to four play, not { $count }.
options-board = This edition has no board { $board }. Choose another board or the other edition.
options-no-centre = Board { $board } has no castle field in its middle. Choose another board, or let castles be chosen or drawn.
options-centre-of-drawn = Castles in the middle need boards that are settled beforehand. Pick the boards, or let castles be chosen or drawn.
options-modules = This version of the page does not know these modules. Reload the page to get the newest one.
options-posts = Border posts need boards 11a to 11f, a different one for each player. Pick them, or let them be drawn.
options-solo-board = Alone you play on board 13a or 13b. Choose one of them.
options-solo-castle = Alone you choose the start castle’s field, or let it be drawn.
options-solo-module = Shields and border posts can’t be played alone. Leave them out.
options-team-players = The team game is played by four, not { $count }.
options-team-board = In the team game both teams have the same double board, 12a or 12b. Choose one of them.
options-team-castle = On board 12a the start castle stands in the middle; on 12b each team chooses its field.
options-team-module = Border posts need boards 11a to 11f. Leave them out of the team game.
options-marker = The marker starts on 45 to 55, not on { $marker }.

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

illegal-over = The game is over.
illegal-not-yours = It is another player’s choice.
illegal-not-now = Another choice comes first.
illegal-board = Take board 1 or the one drawn for you.
illegal-not-a-castle-field = A start castle goes on a castle field.
illegal-no-such-die = No unused die shows { $die }.
illegal-workers = That takes { $needed ->
    [one] one worker
   *[other] { $needed } workers
  }, and you have { $held }.
illegal-silver = A purchase costs 2 silver, and you have { $held }.
illegal-bought = You have bought a tile this turn already.
illegal-monastery-6 = Only monastery 6 allows this purchase.
illegal-no-tile = No tile lies there.
illegal-only-for-sale = Tiles of the black depot are bought, not taken.
illegal-nothing-waits = No such effect waits.
illegal-empty-key = This key field is empty.
illegal-no-field = The board has no such field.
illegal-filled = A tile already lies on this field.
illegal-colour = The tile’s colour is not the field’s.
illegal-not-beside = No tile lies beside this field yet.
illegal-same-building = This city already has such a building.
illegal-no-goods = You have no goods of this kind.
illegal-wrong-kind = This effect takes tiles of another colour.
illegal-wrong-depot = The second depot must lie beside the first.
illegal-wrong-goods = Choose as many of the new kinds as fit.
illegal-compulsory = This can’t be let go.
illegal-dice-left = Use both dice first; any die hires workers.
illegal-second-inn = This region already has an inn.
illegal-monastery-28 = Only monastery 28 sells workers.
illegal-no-silver = Two workers cost 1 silver, and you have none.
illegal-no-use = The crane can’t do this now.
illegal-no-such-animals = No such animals graze on this pasture.
illegal-no-shield = This shield is not there.
illegal-no-castle = Each of your castles carries a shield. Choose the one that gives way.
illegal-dice-used = A shield takes the place of both actions.
illegal-tribute = The tribute is 1 silver for each shield. Only shield 3 allows workers.
illegal-partners-key = This key field is your partner’s alone.
illegal-no-shelf = A new tile goes on a free key field, one of your own or a common one.
illegal-not-another = Name another player at this table.
illegal-no-silver-for-points = A point costs 1 silver, and you have none.
