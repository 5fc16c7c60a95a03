### Wertung der Fürsten.

score-same-seed = Gleiche Karten noch mal
score-settlements = Siedlungen
score-cities = Städte
score-metropolises = Metropolen
score-cards = Karten
score-triumph = Triumph
score-strength-advantage = Stärkevorteil
score-trade-advantage = Handelsvorteil
princes-score-draw = Unentschieden
princes-score-stopped = Nach 300 Zügen wurde das Spiel abgebrochen: Wer mehr Punkte hat, gewinnt.

## Teile der Bewertung, nach „durch“
term-points = Punkte
term-production = Erträge
term-standing = Stärke, Geschick, Handel und Fortschritt
term-sites = Platz für Karten
term-stores = eingelagerte Rohstoffe
term-hand = die Hand
term-danger = Schutz vor Räubern und Barbaren
term-rival = Nachteile des Gegners
