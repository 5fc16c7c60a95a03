### The games as lists name them.

game-burgundy-say = Two dice a turn: build an estate of castles, ships and herds on the Loire.
game-burgundy-minutes = 30–90

game-burgundy = The Castles of Burgundy
game-burgundy-when = Phase { $phase ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
  } · round { $round } of 5
