### Startseite, alle Spiele, über die Seite.

start-play = Jetzt spielen
start-play-say = allein gegen den Computer ({ $level })
start-new = Neues Spiel
start-more = Mehr
start-what = Brettspiele für einen Bildschirm: ohne Konto, nach dem ersten Besuch auch ohne Netz.
start-new-here = Neu hier?
start-new-here-say = „Lernen“ zeigt dir ein Spiel in fünf Minuten. „Jetzt spielen“ beginnt eins gegen leichte Computerspieler. Halte am Tisch gedrückt, was du erklärt haben möchtest.
start-day = Spiel des Tages
start-day-say = heute für alle gleich
start-day-play = Los
start-open = Spiel oder Link öffnen
start-continue = Weiterspielen
start-score = Wertung
start-before = Frühere Spiele
start-look = Ansehen

games-title = Alle Spiele
games-all = { $count ->
    [one] Ein gespeichertes Spiel
   *[other] Alle { $count } Spiele
  }
games-none = Hier liegt noch kein Spiel. Ein neues wird vom ersten Augenblick an aufgehoben.
games-save-all = Alles exportieren
games-save = { $game } in eine Datei sichern
games-double = Eine Kopie von { $game }
games-remove = { $game } entfernen
games-rename = Titel des Spiels { $game }
games-go-on = { $game } weiterspielen
games-look = { $game } ansehen
games-removed = { $game } wurde entfernt.
games-bring-back = Zurückholen
games-from = aus „{ $game }“ nach Zug { $move }
games-from-gone = aus einem anderen Spiel nach Zug { $move }
games-strict = strenges Zurücknehmen
games-promised = Dieser Browser hat versprochen, diese Spiele aufzuheben, bis du sie entfernst.
games-not-promised = Dieser Browser darf diese Spiele löschen, wenn auf dem Gerät der Platz ausgeht. Sichere in eine Datei, was du sicher behalten willst.
games-a-week = Dieser Browser löscht, was Seiten aufheben, wenn sie eine Woche lang nicht geöffnet wurden. Lege diese Seite auf den Startbildschirm oder sichere deine Spiele in eine Datei.

statistics-title = Statistik
statistics-say = Es zählen alle beendeten Spiele, die auf diesem Gerät liegen. Namen sind die, die vor dem Spiel eingetragen wurden.
statistics-none = Hier liegt noch kein beendetes Spiel.
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
statistics-best = Bestes
statistics-computer = Computer, { $level }
statistics-nameless = Ohne Namen
statistics-decimal = { $whole },{ $tenths }

about-what = Ein Spieltisch im Browser für Die Burgen von Burgund, ihr Würfelspiel, ein schnelles Catan-Kartenspiel und Die Fürsten von Catan: mehrere Leute an einem Bildschirm, auf Deutsch oder Englisch, auch ohne Netz.
about-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Seite mit eigenen Bildern und eigenen Worten. Sie hat nichts mit Autoren oder Verlagen der Spiele zu tun; die Namen der Spiele gehören ihren Eigentümern. Wenn dir eins gefällt, kauf die Schachtel: Sie ist es wert.
about-private = Nichts verlässt dein Gerät: kein Konto, kein Server, kein Zählen von Besuchen. Spiele liegen in diesem Browser und in den Links und Dateien, die du machst.
about-version = Fassung { $version }
about-licences = Wessen Arbeit darin steckt
about-own-licence = Die eigene Arbeit dieser Seite ist frei unter der MIT- oder der Apache-2.0-Lizenz, ganz nach Wahl. Sie enthält mit Dank die Arbeit anderer:
about-wait = Die Liste ist unterwegs.
about-missing = Die Liste ist nicht angekommen. Sie gehört zu jeder veröffentlichten Fassung; lade die Seite neu, um es noch einmal zu versuchen.

### Das Spiel des Tages, Herausforderungen, und ein Ergebnis zum Weitergeben.

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
start-day-best = { $points } Punkte: heute dein Bestes
start-day-best-row = { $points } Punkte: heute dein Bestes. { $days } Tage in Folge!
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
challenge-told = { $name } hat an genau diesem Tisch { $points } Punkte geholt ({ $game }). Schaffst du mehr?
challenge-told-turns = { $name } kam an genau diesem Tisch nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } auf { $points } Punkte ({ $game }). Kannst du das besser?
challenge-how = Du spielst dasselbe Spiel mit demselben Zufall. Am Ende stehen beide Ergebnisse nebeneinander.
challenge-accept = Zum Tisch
challenge-make = Andere herausfordern
challenge-say = Wer diesen Link öffnet, spielt am selben Tisch und versucht, { $name } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } zu schlagen.
challenge-who = Wessen Ergebnis
challenge-code = Die Herausforderung als Code für eine Kamera
challenge-turns = nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  }
challenge-won = { $own } schlägt { $rival } um { $by ->
    [one] einen Punkt
   *[other] { $by } Punkte
  }.
challenge-lost = { $rival } bleibt um { $by ->
    [one] einen Punkt
   *[other] { $by } Punkte
  } vor { $own }.
challenge-won-turns = Gleich viele Punkte, und { $own } war { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } schneller als { $rival }.
challenge-lost-turns = Gleich viele Punkte, aber { $rival } war { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } schneller als { $own }.
challenge-even = Genauso gut wie { $rival }: Niemand liegt vorn.
link-only-challenge = Dieser Link enthält eine Herausforderung. Öffne ihn auf der Startseite.

result-title = Ergebnis teilen
result-picture = Bild
result-text = Als Text kopieren
result-line = { $name }: { $points }
result-dare = Schaffst du mehr?
result-sources = { $name }: woher die Punkte kamen, verglichen mit { $count ->
    [one] einem früheren Spiel
   *[other] dem Schnitt aus { $count } früheren Spielen
  }
result-now = dieses Spiel
result-usual = Schnitt
result-table = Als Tabelle

statistics-trend = Punkte von Spiel zu Spiel
statistics-against = Menschen gegen Computer
statistics-against-level = gegen { $level }
statistics-variants = Menschen, nach dem, was gespielt wurde
start-ready = Auch ohne Netz bereit

### The lessons.

learn-title = Spiel lernen
learn-begin = Lernen
learn-on = Weiter lernen
learn-far = { $number } von { $count }
learn-next = Weiter
learn-skip = Vormachen
learn-leave = Lektion verlassen; du kannst später hier weitermachen
learn-other = Auch das ginge. In dieser Lektion folge bitte dem Ring.
learn-not-back = Hier gibt es nichts zurückzunehmen: „Zurück“ führt einen Schritt zurück.
