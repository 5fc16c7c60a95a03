### Der Tisch, soweit er allen Spielen gemeinsam ist.

table-guide = So geht’s
table-tabs = Teile der Seite
table-log = Protokoll
table-to-move = { $name } ist dran
table-other-asked = { $name } ist dran · { $other } ist gefragt
table-all-choose = Alle wählen
table-turn-view = Ansicht drehen
table-help = Was ist das?
table-help-say = Tippe an, was du erklärt haben möchtest.
table-bar = Was zu tun ist
table-tools = Zurücknehmen und Zurückblicken
table-taken-back = Zurückgenommen.
table-undo = Zurücknehmen
table-redo = Wiederholen
table-restart = Zug neu beginnen
table-elsewhere = In einem anderen Tab offen
table-elsewhere-say = Hier siehst du live zu. Sobald der andere Tab geschlossen ist, geht es hier weiter.
table-take-over = Hier weiterspielen
table-list = Alle erlaubten Züge
table-moves = Züge
handover-title = { $name }, du bist dran
table-i-am = Ich bin { $name }
table-look-back = Zurückblicken
table-pass-to = Weiter an { $name }
table-hold = Zum Ansehen gedrückt halten
table-covered = Die Karten bleiben verdeckt, bis jemand sie aufdeckt.

## Vor und nach dem Spiel
rules-find = Regeln durchsuchen
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
  }
rules-symbols = Die Symbole
rules-look-up = In den Regeln nachlesen
rulings-link = Wie wir die Regeln lesen, wo sie schweigen
score-order = Endstand
score-result = Ergebnis
score-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
score-sheet = Woher die Punkte kamen
score-total = Summe
score-chart = Der Punktestand Runde für Runde
score-end = Ende
score-turn = Zug { $number }
score-look-back = Jeden Moment ansehen
score-other-seats = Andere Plätze
score-same-seed = Noch einmal mit diesem Startwert
setup-title = Ein neuer Tisch
setup-seats = Wer spielt
setup-order = in dieser Reihenfolge am Tisch
setup-shuffle = Reihenfolge auslosen
setup-recolour = { $name }: { $colour }. Nächste Farbe
setup-name = Name von { $name }
setup-kind = Wer spielt als { $name }
setup-up = { $name } ist früher dran
setup-down = { $name } ist später dran
setup-remove = { $name } entfernen
setup-name-fault = Der Name von Spieler { $number } enthält ein Zeichen, das Namen nicht haben.
team-letter = Team { $letter }
setup-undo = Zurücknehmen
setup-undo-table = Alles
setup-undo-strict = Streng
setup-undo-strict-say = Nicht über das hinaus, was neu ans Licht kam.
setup-link = Startwert und Link
setup-link-say = Derselbe Link ergibt auf jedem Gerät dasselbe Spiel. Nichts wird irgendwohin gesendet.
setup-seed = Startwert
setup-new-seed = Neuer Startwert
setup-address = Link zu diesem Tisch
setup-by-link = Dieser Tisch kam als Link. Ändere, was du magst, und beginne dann.
setup-begin = Beginnen
setup-title-of = Neues Spiel: { $game }
setup-add-seat = Noch jemand
setup-undo-table-say = Alles darf zurückgenommen werden.
score-won = { $name } hat gewonnen
score-over-time = Punkte im Verlauf
score-play-again = Noch einmal
rulings-title = Wie wir die Regeln lesen
