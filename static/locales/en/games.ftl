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

game-road = On the Road
game-road-say = Catan in half an hour, for three or four: build, trade, dodge the robber, and be first to have seven points.
game-road-when = Turn { $turn }
