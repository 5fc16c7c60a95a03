### The app around the pages: menu, settings, sharing, opening, and what went wrong.

app-name = Principality
app-home = First page
app-back = Back
app-rules = Rules
app-about = About this page
app-copy = Copy link
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
settings-totals = Running totals
settings-totals-say = Counts monasteries that score at the end as they stand now. The final score is the same.
settings-on = On
settings-off = Off

share-title = Share and save
share-game = This game, as it stands
share-game-say = The link holds the whole game. Whoever opens it can look at it and play on.
share-setup = The same table, from the start
share-setup-say = The same boards, tiles and dice for other people.
share-save = Save to a file

open-say = Paste a link, or the text of a saved game. It is shown before anything starts.
open-text = Link or text
open-file = Choose a file
open-open = Open
open-arrived = Open this game?
open-running = The game you are in the middle of stays on the first page, as the game before.
open-not-now = Not now
open-replace = A game is in progress
open-replace-say = If you begin a new one, this game stays on the first page, as the game before. Only one is kept there: save to a file what you want to keep for longer.
open-keep = Back
open-begin = Begin the new game

notice-kept = The game that was kept here can’t be opened: { $why } It is left as it is until another game begins.
notice-no-words = The texts of the other language did not arrive. Check the connection and try again.
notice-other-tab = This game was just continued in another tab. Reload this page to go on from there; if you play on here, that is replaced.
notice-copied = The link is copied.
notice-not-copied = This browser does not let the page copy. Mark the link and copy it by hand.
notice-no-file = The file could not be read or written. Try another place, or copy the link instead.

store-unavailable = This browser keeps nothing for this page, perhaps because the window is private. Save the game to a file before you leave.
store-full = This browser has no room left to keep the game. Save it to a file before you leave.

seed-empty = The seed needs at least one letter or digit.
seed-too-long = The seed has at most { $most } characters.
seed-character = The seed is made of the letters a to z, digits and hyphens; “{ $character }” is none of them.

options-players = Two to four play, not { $count }.
options-board = This edition has no board { $board }. Choose another board or the other edition.
options-no-centre = Board { $board } has no castle field in its middle. Choose another board, or let castles be chosen or drawn.
options-centre-of-drawn = Castles in the middle need boards that are settled beforehand. Pick the boards, or let castles be chosen or drawn.

link-foreign = This is no link of this page. Copy the whole link, up to its last character.
link-other-game = This link belongs to another game.
link-only-setup = This link holds a table to begin at, but no game.
link-only-game = This link holds a game, not only a table.
link-too-long = This text is too long for a link.
link-newer = This was made by a newer version of the page. Reload the page to get it, then try again.
link-older = This was made by an older version, whose rules this one does not play.
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
