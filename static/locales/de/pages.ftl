### Startseite, alle Spiele, über die Seite.

start-play = Jetzt spielen
start-play-card = gegen den Computer
start-new = Neues Spiel
start-more = Mehr
start-minutes = { $minutes } Min.
start-what = Brettspiele für einen Bildschirm: ohne Konto, auch offline.
start-hero = Zum Einstieg: { $game }
start-hero-say = Neu hier? Lerne direkt am Tisch oder spiel sofort los. Halte gedrückt, was du erklärt haben möchtest.
start-hero-learn = In fünf Minuten lernen
start-wall = Deine beendeten Spiele
start-place = Platz { $place }
start-day = Spiel des Tages
start-day-say = heute für alle gleich
start-day-problem = Aufgabe des Tages
start-day-play = Spielen
start-open = Spiel oder Link öffnen
start-continue = Weiterspielen
start-score = Wertung
start-before = Begonnene Spiele

games-title = Deine Spiele
games-all = { $count ->
    [one] Ein gespeichertes Spiel
   *[other] Alle { $count } Spiele
  }
games-a-week = Dieser Browser löscht deine Spiele, wenn du diese Seite eine Woche lang nicht öffnest. Füge diese Seite zum Startbildschirm hinzu oder speichere deine Spiele in einer Datei.

statistics-title = Statistik
number-decimal = { $whole },{ $rest }

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
day-today = Heute, { $time }
day-yesterday = Gestern, { $time }
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

challenge-title = Herausforderung
challenge-somebody = Jemand
link-only-challenge = Dieser Link enthält eine Herausforderung. Öffne ihn auf der Startseite.

result-title = Ergebnis teilen
result-table = Als Tabelle

start-ready = Offline spielbar

### Die Lektionen.

learn-title = Spiel lernen
learn-begin = Lernen
learn-on = Lektion fortsetzen
learn-on-card = Lektion
