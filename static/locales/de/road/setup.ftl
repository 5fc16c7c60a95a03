### Aufbau des Straßenspiels.

options-players = Dieses Spiel ist für drei oder vier Spieler, nicht für { $count }.
road-side = Metropolen
road-side-a = Seite A
road-side-a-say = Jede Metropole bringt in jedem eigenen Zug zwei Karten mehr.
road-side-b = Seite B
road-side-b-say = Jede hat einen eigenen Vorteil und bringt in jedem eigenen Zug eine Karte mehr.
road-row = Erste Karten
road-row-shuffled = Gemischt
road-row-shuffled-say = Die obersten fünf Karten des Stapels.
road-row-first = Einstieg
road-row-first-say = Eine gute Anfangsauslage: zwei Siedlungen, ein Ritter, eine Straße und eine Stadt.
road-summary = { $mode }, { $count } Spieler, bis { $points } Punkte
road-mode-mixed = Seite B mit den ersten Karten zum Einstieg
road-note-alone = Wer beginnt, wird ausgelost. Niemand sieht die Karten der anderen, auch nicht die Computer.
road-note-hands = Wer beginnt, wird ausgelost. Handkarten bleiben verdeckt, bis ihr Besitzer das Gerät hat.

## Was mit Namen angeboten wird
level-introductory-say = Alle Metropolen gleich und eine gute Anfangsauslage
level-classic-say = Alle Metropolen gleich, die ersten Karten gemischt
level-expert-say = Jede Metropole hat einen eigenen Vorteil
