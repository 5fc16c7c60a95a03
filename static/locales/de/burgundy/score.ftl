# Die Wertungsseite.
score-same-seed = Gleiche Würfe noch mal
score-title = { $name } hat gewonnen!
score-board = Tableau { $board } · { $empty ->
    [0] kein Feld leer
    [one] ein Feld leer
   *[other] { $empty } Felder leer
}
score-tie-fields = Je { $points } Punkte. Bei Gleichstand gewinnt das Fürstentum mit mehr leeren Feldern: { $first } hat { $more }, { $second } { $fewer }.
score-tie-bridge = Je { $points } Punkte und { $more } leere Felder. Es gewinnt, wer auf der Brücke später kommt: { $first }.
score-regions = Fertige Gebiete
score-phases = Durchgangspunkte
score-bonuses = Fertige Farben
score-animals = Tiere
score-goods = Verkaufte Waren
score-watchtowers = Wachtürme
score-monasteries = Klöster
score-goods-left = Waren übrig
score-silver-left = Silber übrig
score-workers-left = Arbeiter übrig
score-posts = Grenzposten
score-routes = Handelsstraßen
score-shields = Schilde
score-dice = Wie die Würfel fielen
score-fair = Schnitt { $mean } · { $doubles ->
    [one] 1 Pasch
   *[other] { $doubles } Pasche
}

## Teile der Bewertung, nach „durch“
term-points = sofortige Punkte
term-silver = Silber
term-workers = Arbeiter
term-goods = Waren
term-storage = gelagerte Plättchen
term-regions = offene Gebiete
term-colours = Bonuskärtchen
term-monasteries = Klöster
term-animals = Weiden
term-bridge = den Platz auf der Brücke
term-open = die Möglichkeiten dieses Zuges
term-table = die ausliegenden Plättchen
term-shields = Schilde
term-routes = die Handelsstraße
term-posts = Grenzposten
term-stone = den Zählstein
