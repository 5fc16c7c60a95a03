### Die Spiele, wie Listen sie nennen.

game-burgundy-say = Einer bis vier an einem Bildschirm, Menschen und Computerspieler, kein Konto, und kein Netz mehr, sobald die Seite da ist.

game-burgundy = Die Burgen von Burgund
game-burgundy-when = Phase { $phase ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
  } · Runde { $round } von 5
