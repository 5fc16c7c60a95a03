### The score sheet of the dice game.

score-same-seed = Same dice again
score-start = Starting castle
score-rivers = Rivers
score-mines = Mines
score-cities = Cities
score-monasteries = Monasteries
score-castles = Castles
score-pastures = Pastures
score-pastures-again = Pastures, once more
score-goods = Goods sold
score-colours = Full colours
score-won-shared = { $name } share the victory
score-bonuses-left = { $name } has { $count ->
    [0] no bonus left
    [one] one bonus left
   *[other] { $count } bonuses left
  }
score-decided = On equal points more bonuses left win: { $left }.
score-tied = Equal in points and in bonuses left: { $left }. So the victory is shared.
score-phases = Points by phase
score-solo = { $points } points
score-solo-good = { $points } points: good
score-solo-very-good = { $points } points: very good
score-solo-top = { $points } points: outstanding
score-lacks-good = { $points ->
    [one] One point
   *[other] { $points } points
  } short of “good”.
score-lacks-very-good = { $points ->
    [one] One point
   *[other] { $points } points
  } short of “very good”.
score-lacks-top = { $points ->
    [one] One point
   *[other] { $points } points
  } short of “outstanding”.
medals-show = Medals
medals-title = Medals on this device
medals-say = { $count ->
    [0] No medal yet: more than 50 points earn one.
    [one] One of 24 medals.
   *[other] { $count } of 24 medals.
  }
medals-sheet = Sheet
par-title = How the hard computer plays your rolls
par-say = It plays the same 24 rolls from your castle, without knowing what comes next.
par-ask = Let it play
par-working = The hard computer is at round { $round } …
par-failed = The computer player did not answer. Try again.
par-own = You
par-hard = Hard
par-parted = You played differently from round { $round } on.
par-same = It marked what you marked, from the first round to the last.
again-title = The same rolls once more
again-say = Anyone who opens this game’s link plays the same 24 rolls. Paste the link of another finished game to see both sheets side by side.
again-link = Link of the other game
again-compare = Compare
again-refused = That is no other finished game with these rolls.
again-result = { $points } points, castle: { $castle }
again-own = This game
again-other = The other game
again-parted = The games differ from round { $round } on.
again-castles = The games differ from the starting castle on.

## Terms of the evaluation, after “from”
term-points = points now
term-regions = unfinished regions
term-castles = castles
term-colours = full colours
term-bonuses = bonuses
term-choice = fields within reach
