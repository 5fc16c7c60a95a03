## Der Tisch
team-names = { $one } und { $other }
team-common = GEMEINSAM
team-key-own = Lagerplatz von { $name }
team-key-closed = Lagerplatz von { $name }, für dich gesperrt
team-key-common = Gemeinsamer Lagerplatz
team-key-filled = { $place }: { $tile }
team-key-empty = { $place }, leer
team-ask-shelve = Wohin damit: { $tile }?
team-ask-shelve-say = Auf einen eigenen Lagerplatz oder einen gemeinsamen, den auch dein Partner nutzt.
team-act-shelve-own = Auf einen eigenen Lagerplatz
team-act-shelve-common = Auf einen gemeinsamen Lagerplatz

## Vorbereitung
team-kind = Zwei Teams
team-goal-say = Partner bauen ein doppeltes Fürstentum aus 73 Feldern. Die Punkte beider zählen zusammen.
team-goal-share = Silber, Arbeiter, Waren und die zwei Lagerplätze in der Mitte sind gemeinsam. Würfel, Punkte, Stein auf der Brücke und zwei Lagerplätze hat jeder für sich: Der Partner darf sie nicht nutzen.
team-boards = Doppeltableau für beide Teams
team-board-a = Burg auf der 1 in der Mitte
team-board-b = jedes Team wählt seine Burg, für Geübte
team-summary = { $a } gegen { $b }, Tableau { $board }
team-start = { $a } beginnen mit drei Arbeitern, { $b } mit fünf, beide mit zwei Silber.

## Das Ende
team-title = { $name } gewinnen!
team-empty = { $empty ->
    [0] kein Feld leer
    [one] ein Feld leer
   *[other] { $empty } Felder leer
}
team-total = Team
team-tie-fields = Je { $points } Punkte. Bei Gleichstand gewinnt das Team mit mehr leeren Feldern: { $first } haben { $more }, { $second } { $fewer }.
team-tie-shared = Je { $points } Punkte und { $more } leere Felder: Die Teams teilen sich den Sieg.

## Kurzregeln
team-rules = Zwei Teams
team-rules-1 = Zwei Teams zu zweit sitzen so, dass sie in der ersten Runde abwechselnd an der Reihe sind: A, B, A, B. Danach gilt die Reihenfolge der Brücke. Jedes Team baut ein doppeltes Fürstentum aus 73 Feldern; beide Partner dürfen auf beide Hälften legen.
team-rules-2 = Ein Team beginnt mit einer Burg auf der 1 in der Mitte, auf Tableau 12b auf der 1 oder einer 6 seiner Wahl, mit drei Waren, zwei Silber und drei Arbeitern (Team A) oder fünf (Team B).
team-rules-3 = Silber, Arbeiter, Waren und die zwei Lagerplätze in der Mitte sind gemeinsam; jeder Partner darf sie in seinem Zug nutzen. Würfel, Stein auf der Brücke, Punkte und zwei Lagerplätze hat jeder für sich. Ein neues Plättchen kommt auf einen eigenen Lagerplatz oder einen gemeinsamen und bleibt dort, bis es gelegt wird.
team-rules-4 = Alles andere ist wie im Spiel zu viert. Wer das letzte Feld eines Gebiets belegt, bekommt dessen Punkte.
team-rules-5 = Am Ende werden die Punkte beider Partner addiert. Bei Gleichstand gewinnt das Team mit mehr leeren Feldern.

## Wo unsere Lesart eine Lücke füllt
team-rulings = Das Teamspiel
team-rulings-1 = Unsere Lesart: Sind alle vier Lagerplätze voll, die jemand nutzen darf, muss für ein neues Plättchen eines dieser vier weichen.
team-rulings-2 = Unsere Lesart: Was am Ende übrig ist, und Klöster der Schlusswertung stehen auf dem Blatt des ersten Partners. Die Summe ist dieselbe.
team-rulings-3 = Unsere Lesart: Schild 2 bringt einen Arbeiter, wenn das andere Team welche bekommt; die weiteren Lagerplätze von Schild 4 sind gemeinsam; Schild 6 nennt das andere Team.
team-rulings-4 = Bei gleichen Punkten und leeren Feldern gewinnen beide Teams, ganz gleich, wer auf der Brücke vorn ist.
