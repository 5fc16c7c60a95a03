### The app around the pages: names, links, storage, and what went wrong.

app-name = Principality
app-home = Home
app-back = Back
app-back-to-game = Back to the game
app-rules = Rules
app-about = About
app-copy = Copy link
app-part-missing = Still loading … Check your connection.
app-colour-ruby = Ruby
app-colour-navy = Navy
app-colour-amber = Amber
app-colour-verdigris = Verdigris
app-colour-heather = Heather
list = { $rest } and { $last }

menu-score = Final score

settings-language = Language
settings-theme = Theme
settings-theme-system = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-percent = { $percent }%

share-save = Save to a file
share-setup-code = QR code for this setup

notice-kept = This game can’t be opened: { $why } It stays under “Your games”.
notice-no-words = The texts of the other language could not be loaded. Check the connection and try again.
notice-other-tab = This game was continued in another tab. You see its current state.
notice-copied = Copied.
notice-not-copied = This browser does not allow copying. Select the link and copy it yourself.
notice-no-file = The file could not be read or written. Try another place, or copy the link instead.
notice-picture-falsified = To protect you from tracking, this browser alters pictures that a page makes. The picture is shared as a drawing (SVG) instead; text and link work as well.
notice-share-again = The share menu did not open. Tap again to share.
notice-taken = { $new ->
    [0] No new game
    [one] One game
   *[other] { $new } games
  } imported{ $known ->
    [0] {""}
    [one] , one already here
   *[other] , { $known } already here
  }{ $unread ->
    [0] {""}
    [one] , one unreadable
   *[other] , { $unread } unreadable
  }.

languages-say = This page speaks English and German.

version-ready = A new version of this page is ready. Your games stay as they are.
version-take = Update now
version-later = Later

store-unavailable = Nothing is being saved (is this a private window?). Keep playing, and save the game to a file before you leave.
store-slow = This device takes unusually long to save the game. Keep playing; the page keeps trying. If this message stays, save the game to a file before you leave.
store-full = This browser has no space left to save the game. Keep playing, and save it to a file before you leave.
store-unread = Your games can’t be read at the moment. They appear here as soon as this device answers; if not, reload the page.

seed-empty = The seed needs at least one letter or digit.
seed-too-long = The seed has at most { $most } characters.
seed-character = The seed may contain the letters a to z, digits and hyphens, but not “{ $character }”.

file-of-game = { $game }: { $said }
file-foreign = This is not a link, a record or a saved game of this page; nothing was opened.
file-damaged = This saved game is damaged: a character is missing, wrong or extra. Try another copy of it.
file-too-long = This file is larger than any that this page saves; nothing was opened.
file-too-many = This file contains more than { $most } games; nothing was opened.
kept-damaged = It is damaged.
record-too-long = This record is too long to open here.
record-foreign = This record is damaged and can’t be read.
record-format = This record has format { $version }, which this version of the page can’t read. If it is newer, reload the page.
record-rules = This record needs rules version { $version }, which this version of the page can’t play. If it is newer, reload the page.
record-differs = This record contradicts itself; nothing was opened.

link-foreign = This is not a link to this page. Copy the whole link, up to its last character.
link-other-game = This link belongs to another game.
link-only-setup = This link contains a setup, but no game.
link-only-game = This link contains a game, not just a setup.
link-too-long = This text is too long for a link.
link-newer-format = This is in format { $version }, which comes from a newer version of the page. Reload the page to get it, then try again.
link-newer-rules = This game needs rules version { $version }, which comes with a newer version of the page. Reload the page to get it, then try again.
link-older-format = This is in format { $version }, an old one that this version of the page can’t read.
link-older-rules = This game needs rules version { $version }, an older one that this version of the page can’t play.
link-damaged = The link is damaged: a character is missing, wrong or extra. Copy the whole link again.
link-options = The setup in this link doesn’t work. { $why }
link-contents = The link was not made by this page; nothing was opened.
link-other-position = The moves in this link don’t lead where they should; nothing was opened.
write-too-long = The game is too long for a link.
write-fault = The game can’t be saved. That is a bug in this page; please report it with the seed.
app-close = Close
app-when-before = Before the game
app-when-over = The game is over
app-menu = Menu
app-settings = Settings
app-share = Share

app-players = Anna Ben Clara David Emma Felix
app-guest = Guest Odette Philippe Margot Renaud Sidonie
app-points = { $points } points
notice-not-possible = That is not possible right now.
notice-unknown-game = This version of the page does not have that game. Reload the page to get the newest version, then try again.
notice-restored = Settings and names were restored from the file.
