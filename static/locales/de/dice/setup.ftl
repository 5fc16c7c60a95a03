### Einen Tisch für das Würfelspiel decken.

setup-sheet = Blatt
setup-sheet-name = Blatt { $letter }
setup-sheet-day = Blatt des Tages: { $letter }
setup-sheet-day-say = Allein, mit denselben Würfen für alle, die es heute spielen.
setup-castles = Startburgen
setup-castles-free = Frei
setup-castles-different = Alle verschieden
setup-castles-same = Alle gleich
setup-castles-free-say = Alle wählen verdeckt; mehrere dürfen dieselbe nehmen.
setup-castles-different-say = Der Reihe nach wählt jeder eine Burg, die noch frei ist; höchstens vier Spieler.
setup-castles-same-say = Ihr einigt euch auf eine, und wer den ersten Platz hat, kreuzt sie für alle an.
setup-summary = { $count ->
    [one] Allein auf Blatt { $sheet }
   *[other] { $count } Spieler auf Blatt { $sheet }
  }
setup-solo-note = 24 Runden. Mehr als 50 Punkte sind gut, mehr als 60 sehr gut, mehr als 70 herausragend.
options-players = Es spielen eine bis fünf Personen, nicht { $count }.
options-five-different = Ein Blatt hat vier Burgen: Fünf Spieler können nicht alle bei verschiedenen beginnen.

## Was mit Namen angeboten wird
level-introductory-say = Blatt A, ideal für die erste Partie
level-classic-say = Die Blätter B bis D aus der Schachtel
level-expert-say = Die Blätter E und F, eigens für diese App entworfen
