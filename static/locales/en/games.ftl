### The games as lists name them.

game-burgundy-say = Two dice a turn: build an estate of castles, ships and herds on the Loire.

game-burgundy = The Castles of Burgundy
game-burgundy-when = Phase { $phase ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
  } · round { $round } of 5

game-dice = Burgundy: The Dice Game
game-dice-say = One to five players fill in the same sheet from the same dice, all at once. Alone you play for medals.
game-dice-when = Phase { $phase ->
    [1] I
    [2] II
   *[other] III
  } · round { $round }

game-road = On the Road
game-road-say = Catan in half an hour: build, trade and dodge the robber. The first to reach seven points wins.
game-road-when = Turn { $turn }

game-princes = The Princes of Catan
game-princes-say = Two rivals each build a principality, card by card, into the Dark Ages.
game-princes-when = Turn { $turn }

### What of a game is played, as the statistics name it.

game-burgundy-variant = { $variant ->
    [solo] Solo
    [team] In teams
    [modules] With modules
    [drawn] Random boards
    [first] Board 1 for all
    [first-or-drawn] Board 1 or a random one
   *[other] Chosen boards
  }
game-dice-variant = Sheet { $variant ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
   *[other] F
  }
game-road-variant = { $variant ->
    [a] Side A
   *[other] Side B
  }
game-princes-variant = { $variant ->
    [introductory] Introductory
    [intrigue] Intrigue
    [merchants] Merchants
    [barbarians] Barbarians
   *[other] Duel
  }

### How well computers play.

players-short-easy = easy
players-short-medium = medium
players-short-hard = hard
