### Die Spiele, wie Listen sie nennen.

game-burgundy-say = Zwei Würfel pro Zug: Baue an der Loire ein Fürstentum aus Burgen, Schiffen und Herden.

game-burgundy = Die Burgen von Burgund
game-burgundy-when = Durchgang { $phase ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
  } · Runde { $round } von 5

game-dice = Burgund: Das Würfelspiel
game-dice-say = Alle füllen gleichzeitig ihr Blatt mit denselben Würfeln. Allein geht es um Medaillen.
game-dice-when = Durchgang { $phase ->
    [1] I
    [2] II
   *[other] III
  } · Runde { $round }

game-road = Unterwegs
game-road-say = Catan in einer halben Stunde: bauen, handeln, dem Räuber entgehen. Wer zuerst sieben Punkte hat, gewinnt.
game-road-when = Zug { $turn }

game-princes = Die Fürsten von Catan
game-princes-say = Zwei Rivalen bauen Karte für Karte je ein Fürstentum, bis in finstere Zeiten.
game-princes-when = Zug { $turn }

### Was von einem Spiel gespielt wird, wie die Statistik es nennt.

game-burgundy-variant = { $variant ->
    [solo] Solo
    [team] In Teams
    [modules] Mit Modulen
    [drawn] Ausgeloste Tableaus
    [first] Tableau 1 für alle
    [first-or-drawn] Tableau 1 oder ein ausgelostes
   *[other] Gewählte Tableaus
  }
game-dice-variant = Blatt { $variant ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
   *[other] F
  }
game-road-variant = { $variant ->
    [a] Seite A
   *[other] Seite B
  }
game-princes-variant = { $variant ->
    [introductory] Einstieg
    [intrigue] Intrigen
    [merchants] Händler
    [barbarians] Barbaren
   *[other] Duell
  }

### Wie gut Computer spielen.

players-short-easy = leicht
players-short-medium = mittel
players-short-hard = schwer
