### Der Tisch, soweit er allen Spielen gemeinsam ist.

table-guide = So geht’s
table-tabs = Teile der Seite
table-header = Zug und Werkzeuge
table-log = Protokoll
table-to-move = { $name } ist dran
table-your-turn = Du bist dran
table-other-asked = { $name } ist dran · { $other } ist gefragt
table-you-asked = { $name } ist dran · du bist gefragt
table-all-choose = Alle wählen
table-turn-view = Ansicht drehen
table-help = Was ist das?
table-help-say = Tippe an, was du erklärt haben möchtest.
table-help-nothing = Hier gibt es nichts zu erklären. Tippe eine Karte, ein Zeichen oder eine Zahl an.
table-log-say = Tippe eine Zeile an, um den Tisch zu sehen, wie er da war.
table-bar = Was zu tun ist
table-tools = Zurücknehmen und Rückblick
table-taken-back = Zurückgenommen.
tool-table-undo = Nimmt die letzte Aktion zurück, deine oder die eines Computers.
tool-table-redo = Holt wieder, was du gerade zurückgenommen hast.
tool-table-restart = Nimmt alles seit Beginn dieses Zugs zurück.
tool-table-moves = Zeigt alle Aktionen, die jetzt möglich sind, als Liste.
tool-table-look-back = Zeigt jeden früheren Moment der Partie. Du kannst von dort aus auch weiterspielen.
tool-table-log = Alles, was geschehen ist, das Neueste zuerst.
tool-hint-ask = Der Computer auf „schwer“ schlägt einen Zug vor und sagt, warum.
tool-table-turn-view = Dreht den Tisch für jemanden, der gegenübersitzt.
tool-app-share = Erstellt einen Link oder QR-Code zu dieser Partie oder ihrem Aufbau.
tool-app-settings = Sprache, Farben, Töne, Tempo der Computer und mehr.
tool-app-menu = Neues Spiel, deine Spiele, Regeln, Lektion und mehr.
table-undo = Zurücknehmen
table-figures = Expertenansicht
tool-table-figures = Zeigt, was Kenner mitzählen: was noch kommt, wer was braucht und welches Ergebnis zu erwarten ist.
figures-expected = Erwartet
figures-expected-say = Das Ergebnis, das die Computerspieler für alle erwarten, wenn von hier an alle gut spielen.
lens-points = Sofort: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
lens-odds = Nächster Wurf: { $percent } % ({ $serving } von { $of } Würfen)
lens-expected = Am Ende zu erwarten: { $with } damit, { $now } beim jetzigen Stand
table-redo = Wiederholen
table-restart = Zug neu beginnen
table-elsewhere = In einem anderen Tab offen
table-elsewhere-say = Hier siehst du live zu. Sobald der andere Tab geschlossen ist, kannst du hier weiterspielen.
table-take-over = Hier weiterspielen
list-rest = Sonstiges
table-list = Alle erlaubten Züge
table-moves = Züge
handover-title = { $name }, du bist dran
table-i-am = Ich bin { $name }
table-look-back = Rückblick
table-pass-to = Weiter an { $name }
table-hold = Zum Ansehen gedrückt halten
table-covered = Die Karten bleiben verdeckt, bis jemand sie aufdeckt.

## Vor und nach dem Spiel
rules-find = Regeln durchsuchen
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Treffer
   *[other] { $count } Treffer
  }
rules-symbols = Die Symbole
rules-look-up = In den Regeln nachlesen
score-order = Endstand
score-result = Ergebnis
score-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
score-sheet = Punkte nach Herkunft
score-finals = Am Ende auf dem Tisch
score-total = Summe
score-end = Ende
score-turn = Zug { $number }
score-look-back = Rückblick
score-other-seats = Plätze tauschen
setup-title = Neues Spiel
setup-seats = Wer spielt
setup-order = in dieser Reihenfolge
setup-shuffle = Plätze auslosen
setup-recolour = { $name }: { $colour }. Nächste Farbe
setup-name = Name von { $name }
setup-kind = Wer spielt als { $name }
setup-up = { $name } ist früher dran
setup-down = { $name } ist später dran
setup-remove = { $name } entfernen
setup-name-fault = Der Name von Spieler { $number } enthält ein Zeichen, das in Namen nicht erlaubt ist.
team-letter = Team { $letter }
setup-undo = Zurücknehmen
setup-undo-table = Unbegrenzt
setup-undo-strict = Begrenzt
setup-undo-strict-say = Nicht über neue Informationen hinaus.
setup-link = Spielcode und Link
setup-link-say = Derselbe Link ergibt auf jedem Gerät dasselbe Spiel. Es wird nichts übertragen.
setup-seed = Spielcode
setup-new-seed = Neuer Spielcode
setup-address = Link zu diesem Aufbau
setup-by-link = Du hast diesen Aufbau über einen Link geöffnet. Ändere, was du magst, und beginne dann.
setup-by-challenge = Alles wie in der Herausforderung: Du kannst beginnen.
setup-not-challenge = Mit diesen Änderungen zählt die Herausforderung nicht.
setup-begin = Beginnen
setup-title-of = Neues Spiel · { $game }
setup-add-seat = Mitspieler hinzufügen
setup-undo-table-say = Alles lässt sich zurücknehmen.
score-won = { $name } hat gewonnen!
score-you-won = Du hast gewonnen
score-you-won-by = Du hast mit { $points } Vorsprung gewonnen
score-name-title = Wie heißt du?
score-name-say = Dein Name steht dann bei diesem Ergebnis, in deiner Statistik und in Herausforderungen. Er bleibt auf diesem Gerät, solange du keinen Link teilst.
score-name-save = Speichern
score-name-skip = Jetzt nicht
score-over-time = Punkte im Verlauf
score-play-again = Noch einmal
rulings-title = Wie wir die Regeln lesen

## Der Tisch, der beim ersten Besuch begrüßt
live-stop = Vorführung anhalten
live-go-on = Vorführung fortsetzen
live-again = Noch einmal zeigen

## Was der Computer vom Zug eines Lernenden hält
verdict-thinking = Der Computer sieht sich deinen Zug an …
verdict-same = Gut gespielt! Der Computer hätte es genauso gemacht.
verdict-equal = Gut gespielt! Der Computer hatte etwas anderes vor, das genauso gut ist: { $action }.
verdict-better = { $points ->
    [one] Nicht schlecht! Das hier hätte etwa einen Punkt mehr gebracht: { $action }.
   *[other] Nicht schlecht! Das hier hätte etwa { $points } Punkte mehr gebracht: { $action }.
  }
verdict-why = Der Grund: { $reasons }.
verdict-failed = Gut gemacht, das war dein erster eigener Zug.

## Das andere Spiel einer Herausforderung neben dem eigenen
ghost-title = Das Spiel von { $name }
ghost-title-nameless = Das andere Spiel
ghost-soon = Nach deiner ersten Runde siehst du hier, wie das andere Spiel zu diesem Zeitpunkt stand.
ghost-when = Am Ende von: { $when }
ghost-label = { $game }, { $when }: { $points }. { $name }: { $own }. { $said }
ghost-behind = { $by } zurück
ghost-level = Gleichauf
ghost-ahead = { $by } vorn
ghost-table = Punkte am Ende jedes Durchgangs
ghost-table-when = Am Ende von
ghost-table-apart = Abstand

## Rückblick, und was seither geschah

replay-earlier = Früher
replay-later = Später
replay-branch = Von hier weiterspielen
replay-close = Zum aktuellen Stand
replay-moment = Aktion { $at } von { $of }
replay-title = Rückblick
replay-unit = Schrittweite
replay-action = Aktion
replay-turn = Zug
replay-round = Runde
replay-phase = Durchgang
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-rewind = Bis hier zurücknehmen
replay-share = Diesen Moment teilen
replay-done = Du
replay-better = Besser
replay-nothing = Zug beendet
app-since = Seit deinem letzten Zug
since-others = Am Tisch
since-points = { $points } Punkte

## Das Ergebnis und Herausforderungen

challenge-make = Andere herausfordern
challenge-say = Wer diesen Link öffnet, spielt denselben Aufbau und versucht, { $points ->
    [one] den einen Punkt
   *[other] die { $points } Punkte
  } von { $name } zu übertreffen.
challenge-say-you = Wer diesen Link öffnet, spielt denselben Aufbau und versucht, { $points ->
    [one] deinen einen Punkt
   *[other] deine { $points } Punkte
  } zu übertreffen.
challenge-say-turns = Wer diesen Link öffnet, spielt denselben Aufbau und versucht, in weniger als { $turns } Zügen zu gewinnen.
challenge-who = Wessen Ergebnis
challenge-code = QR-Code zur Herausforderung
challenge-turns = nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  }
challenge-won = { $own } schlägt { $rival } um { $by ->
    [one] einen Punkt
   *[other] { $by } Punkte
  }.
challenge-won-you = Du schlägst { $rival } um { $by ->
    [one] einen Punkt
   *[other] { $by } Punkte
  }.
challenge-lost = { $rival } bleibt um { $by ->
    [one] einen Punkt
   *[other] { $by } Punkte
  } vor { $own }.
challenge-lost-you = { $rival } bleibt um { $by ->
    [one] einen Punkt
   *[other] { $by } Punkte
  } vor dir.
challenge-won-turns = Gleich viele Punkte, und { $own } war { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } schneller als { $rival }.
challenge-won-turns-you = Gleich viele Punkte, und du warst { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } schneller als { $rival }.
challenge-lost-turns = Gleich viele Punkte, aber { $rival } war { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } schneller als { $own }.
challenge-lost-turns-you = Gleich viele Punkte, aber { $rival } war { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } schneller als du.
challenge-even = Gleichstand mit { $rival }.
result-picture = Bild teilen
result-film = Film erstellen
result-film-share = Film teilen
result-film-stop = Abbrechen
result-film-name = Film der Partie
result-film-runs = Die Partie wird gefilmt: { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }.
result-film-failed = Dieser Browser kann den Film nicht aufnehmen.
result-text = Als Text kopieren
result-line = { $name }: { $points }
result-dare = Schaffst du mehr?
result-sources = { $name }: Punkte nach Herkunft, verglichen mit { $count ->
    [one] einem früheren Spiel
   *[other] dem Schnitt aus { $count } früheren Spielen
  }
result-now = dieses Spiel
result-usual = Schnitt

## Lektionen

learn-far = { $number } von { $count }
learn-next = Weiter
learn-skip = Zeig’s mir
learn-whole = Ein ganzes Spiel spielen
learn-retry = Noch einmal
learn-leave = Verlassen (dein Stand bleibt)
learn-other = Auch das ginge. In dieser Lektion folge bitte dem Ring.
learn-not-back = Hier gibt es nichts zurückzunehmen: „Zurück“ führt einen Schritt zurück.

## Einladungen, über der Seite zum Aufbau des Tischs

day-invites = Das Spiel vom { $day }: { $game }.
day-how = Alle, die es spielen, bekommen dieselben Würfel und Karten und, wo welche mitspielen, dieselben Computergegner. Trag deinen Namen ein und beginne.
challenge-told = { $name } hat mit genau diesem Aufbau { $points } Punkte geholt ({ $game }). Schaffst du mehr?
challenge-told-turns = { $name } kam mit genau diesem Aufbau nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } auf { $points } Punkte ({ $game }). Kannst du das besser?
challenge-how = Du spielst denselben Aufbau mit denselben Würfeln und Karten. Am Ende stehen beide Ergebnisse nebeneinander.
challenge-how-ghost = Du spielst denselben Aufbau mit denselben Würfeln und Karten. Das andere Spiel läuft neben deinem mit: Nach jeder Runde siehst du, wie es zu diesem Zeitpunkt stand, und am Ende beide Ergebnisse.
challenge-how-lost = Du spielst denselben Aufbau mit denselben Würfeln und Karten. Die Züge in diesem Link sind beschädigt, deshalb kann das andere Spiel nicht neben deinem erscheinen. Am Ende stehen beide Ergebnisse nebeneinander.
challenge-accept = Annehmen
