### Der Wertungsbogen des Würfelspiels.

score-same-seed = Gleiche Würfe noch mal
score-start = Startburg
score-rivers = Flüsse
score-mines = Minen
score-cities = Städte
score-monasteries = Klöster
score-castles = Burgen
score-pastures = Weiden
score-pastures-again = Weiden, noch einmal
score-goods = Verkaufte Waren
score-colours = Volle Farben
score-won-shared = { $name } teilen sich den Sieg
score-bonuses-left = { $name } hat { $count ->
    [0] keinen Bonus übrig
    [one] einen Bonus übrig
   *[other] { $count } Boni übrig
  }
score-decided = Bei gleichen Punkten gewinnt, wer mehr Boni übrig hat: { $left }.
score-tied = Gleich viele Punkte und übrige Boni: { $left }. Deshalb ist der Sieg geteilt.
score-phases = Punkte nach Durchgang
score-solo = { $points } Punkte
score-solo-good = { $points } Punkte: gut
score-solo-very-good = { $points } Punkte: sehr gut
score-solo-top = { $points } Punkte: herausragend
score-lacks-good = { $points ->
    [one] Mit einem Punkt
   *[other] Mit { $points } Punkten
  } mehr wäre es gut gewesen.
score-lacks-very-good = { $points ->
    [one] Mit einem Punkt
   *[other] Mit { $points } Punkten
  } mehr wäre es sehr gut gewesen.
score-lacks-top = { $points ->
    [one] Mit einem Punkt
   *[other] Mit { $points } Punkten
  } mehr wäre es herausragend gewesen.
medals-show = Medaillen
medals-title = Medaillen auf diesem Gerät
medals-say = { $count ->
    [0] Noch keine Medaille: Mehr als 50 Punkte bringen eine.
    [one] Eine von 24 Medaillen.
   *[other] { $count } von 24 Medaillen.
  }
medals-sheet = Blatt
par-title = Deine Würfe, vom Computer auf „schwer“ gespielt
par-say = Er spielt dieselben 24 Würfe von deiner Burg aus, ohne zu wissen, was kommt.
par-ask = Spielen lassen
par-working = Der Computer ist in Runde { $round } …
par-failed = Der Computerspieler hat nicht geantwortet. Versuche es noch einmal.
par-own = Du
par-hard = Schwer
par-parted = Ab Runde { $round } habt ihr verschieden gespielt.
par-same = Er hat von der ersten bis zur letzten Runde dasselbe gefüllt wie du.
again-title = Dieselben Würfe noch einmal
again-say = Wer den Link dieser Partie öffnet, spielt dieselben 24 Würfe. Füge den Link einer anderen fertigen Partie ein, dann liegen beide Blätter nebeneinander.
again-link = Link der anderen Partie
again-compare = Vergleichen
again-refused = Das ist keine andere fertige Partie mit diesen Würfen.
again-result = { $points } Punkte, Burg: { $castle }
again-own = Diese Partie
again-other = Die andere Partie
again-parted = Ab Runde { $round } unterscheiden sich die Partien.
again-castles = Die Partien unterscheiden sich schon bei der Startburg.

## Teile der Bewertung, nach „durch“
term-points = sofortige Punkte
term-regions = offene Gebiete
term-castles = Burgen
term-colours = vollendete Farben
term-bonuses = Boni
term-choice = erreichbare Felder
