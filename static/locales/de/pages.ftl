### Startseite, alle Spiele, über die Seite.

start-play = Jetzt spielen
start-play-say = allein gegen den Computer ({ $level })
start-new = Neues Spiel
start-more = Mehr
start-what = Brettspiele für einen Bildschirm: ohne Konto, nach dem ersten Besuch auch offline.
start-hero = Nimm Platz
start-hero-say = Lerne es an einem echten Tisch, oder fang einfach an: Halte dort gedrückt, was du erklärt haben möchtest.
start-hero-learn = In fünf Minuten lernen
start-wall = Deine beendeten Spiele
start-place = Platz { $place }
start-day = Spiel des Tages
start-day-say = heute für alle gleich
start-day-problem = Aufgabe des Tages
start-day-play = Los
start-open = Spiel oder Link öffnen
start-continue = Weiterspielen
start-score = Wertung
start-before = Begonnene Spiele
start-look = Ansehen

games-title = Alle Spiele
games-all = { $count ->
    [one] Ein gespeichertes Spiel
   *[other] Alle { $count } Spiele
  }
games-none = Noch keine gespeicherten Spiele. Ein neues wird von Anfang an gespeichert.
games-save-all = Alles exportieren
games-save = { $game } in einer Datei speichern
games-double = { $game } duplizieren
games-remove = { $game } entfernen
games-rename = Titel des Spiels { $game }
games-go-on = { $game } weiterspielen
games-look = { $game } ansehen
games-removed = { $game } wurde entfernt.
games-bring-back = Zurücknehmen
games-from = aus „{ $game }“ nach Zug { $move }
games-from-gone = aus einem anderen Spiel nach Zug { $move }
games-strict = strenges Zurücknehmen
games-promised = Dieser Browser bewahrt die Spiele auf, bis du sie entfernst.
games-not-promised = Dieser Browser darf diese Spiele löschen, wenn auf dem Gerät der Platz ausgeht. Speichere in einer Datei, was du sicher behalten willst.
games-a-week = Dieser Browser löscht deine Spiele, wenn du diese Seite eine Woche lang nicht öffnest. Füge diese Seite zum Startbildschirm hinzu oder speichere deine Spiele in einer Datei.

statistics-title = Statistik
statistics-say = Gezählt werden alle beendeten Spiele, die auf diesem Gerät gespeichert sind. Namen sind die, die vor dem Spiel eingetragen wurden.
statistics-none = Noch keine beendeten Spiele.
statistics-finished = { $count ->
    [one] Ein Spiel beendet
   *[other] { $count } Spiele beendet
  }
statistics-together = Am Tisch
statistics-alone = Allein
statistics-by-players = Nach Zahl der Spieler
statistics-seats = { $count } Spieler
statistics-games = Spiele
statistics-won = Gewonnen
statistics-longest = Längste Serie
statistics-mean = Schnitt
statistics-best = Rekord
statistics-computer = Computer, { $level }
statistics-nameless = Ohne Namen
statistics-you = Du
number-decimal = { $whole },{ $rest }

about-what = Ein Spieltisch im Browser: { $games }. Mehrere Leute spielen an einem Bildschirm, auf Deutsch oder Englisch, auch offline.
about-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Seite mit eigenen Bildern und Texten. Sie hat nichts mit Autoren oder Verlagen der Spiele zu tun; die Namen der Spiele gehören ihren Eigentümern. Wenn dir eins gefällt, kauf die Schachtel: Sie ist es wert.
about-private = Nichts verlässt dein Gerät: kein Konto, kein Server, kein Tracking. Spiele liegen in diesem Browser und in den Links und Dateien, die du machst.
about-version = Version { $version }
about-licences = Mitwirkende und Lizenzen
about-own-licence = Die eigene Arbeit dieser Seite ist frei unter der MIT- oder der Apache-2.0-Lizenz, ganz nach Wahl. Sie enthält mit Dank die Arbeit anderer:
about-wait = Die Liste wird geladen …
about-missing = Die Liste ließ sich nicht laden. Sie gehört zu jeder veröffentlichten Version; lade die Seite neu, um es noch einmal zu versuchen.

### Das Spiel des Tages und Einladungen zu Herausforderungen.

day-and-month = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  }
day-of-week = { $day ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
  }
day-of-week-letter = { $day ->
    [0] M
    [2] M
    [4] F
    [5] S
    [6] S
   *[1] D
  }
start-day-best = { $points } Punkte: heute dein Rekord
start-day-best-row = { $points } Punkte: heute dein Rekord. { $days } Tage in Folge!
start-day-again = Noch einmal
start-day-share = Spiel des Tages teilen
start-day-week = Diese Woche
start-day-done = { $day }: gespielt, { $points } Punkte
start-day-not = { $day }: nicht gespielt
start-day-coming = { $day }: kommt noch
day-invites = Das Spiel vom { $day }: { $game }.
day-how = Alle, die es spielen, bekommen dieselben Würfel und Karten und, wo welche mitspielen, dieselben Computergegner. Trag deinen Namen ein und beginne.

challenge-title = Herausforderung
challenge-somebody = Jemand
challenge-told = { $name } hat mit genau diesem Aufbau { $points } Punkte geholt ({ $game }). Schaffst du mehr?
challenge-told-turns = { $name } kam mit genau diesem Aufbau nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } auf { $points } Punkte ({ $game }). Kannst du das besser?
challenge-how = Du spielst denselben Aufbau mit denselben Würfeln und Karten. Am Ende stehen beide Ergebnisse nebeneinander.
challenge-how-ghost = Du spielst denselben Aufbau mit denselben Würfeln und Karten. Das andere Spiel wächst neben deinem: Runde für Runde siehst du, wie es im selben Moment stand, und am Ende beide Ergebnisse.
challenge-how-lost = Du spielst denselben Aufbau mit denselben Würfeln und Karten. Die Züge in diesem Link sind beschädigt, deshalb kann das andere Spiel nicht neben deinem erscheinen. Am Ende stehen beide Ergebnisse nebeneinander.
challenge-accept = Zum Tisch
link-only-challenge = Dieser Link enthält eine Herausforderung. Öffne ihn auf der Startseite.

result-title = Ergebnis teilen
result-table = Als Tabelle

statistics-trend = Punkte von Spiel zu Spiel
statistics-against = Personen gegen Computer
statistics-against-level = gegen { $level }
statistics-variants = Ergebnisse nach Spielart
statistics-luck-title = Glück und Fehler
statistics-luck-say = Verlust ist, was eine Entscheidung weniger bringt als die beste gefundene; Glück ist, was der Zufall über den Durchschnitt hinaus bringt.
statistics-analysed = { $count } von { $total } beendeten Spielen analysiert
statistics-analyse = { $count ->
    [one] Ein Spiel analysieren
   *[other] { $count } Spiele analysieren
  }
statistics-analysing = Spiel { $number } von { $count }: { $percent } %
statistics-analyse-stop = Anhalten
statistics-analyse-failed = Die Analyse kam nicht weiter. Versuche es noch einmal.
statistics-among-people = unter Personen
statistics-loss = Verlust je Entscheidung
statistics-luck = Glück je Spiel
statistics-errors-points = Glück und Fehler in Punkten
statistics-errors-fields = Glück und Fehler in Feldern
statistics-errors-win = Glück und Fehler in Prozent Gewinnchance
statistics-loss-points = Verlust je Entscheidung in Punkten
statistics-loss-fields = Verlust je Entscheidung in Feldern
statistics-loss-win = Verlust je Entscheidung in Prozent Gewinnchance
statistics-luck-points = Glück in Punkten
statistics-luck-fields = Glück in Feldern
statistics-luck-win = Glück in Prozent Gewinnchance
statistics-alone-of = { $what }, allein
start-ready = Offline spielbar

### Die Lektionen.

learn-title = Spiel lernen
learn-begin = Lernen
learn-on = Lektion fortsetzen
