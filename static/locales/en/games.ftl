### The games as lists name them.

game-burgundy-say = One to four, at one screen: people and computer players, no account, and no network once the page is here.

game-burgundy = The Castles of Burgundy
game-burgundy-when = Phase { $phase ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
  } · round { $round } of 5
