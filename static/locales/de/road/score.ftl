### Wertung des Straßenspiels.

score-same-seed = Gleiche Karten noch mal
road-shared = { $names } teilen sich den Sieg
road-stalled = Es ging nicht mehr weiter: Zwei Runden lang wurde keine Karte gezogen oder gekauft.
score-settlements = Siedlungen
score-cities = Städte
score-metropolises = Metropolen
score-longest-route = Längste Handelsroute
score-largest-army = Größte Rittermacht

## Teile der Bewertung, nach „durch“
term-points = Punkte
term-income = Ertrag
term-cards = Straßen und Ritter
term-special = die Sonderkarten
term-hand = die Hand
