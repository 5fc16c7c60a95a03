### Fenster, Listen und Statistik, deren Code nach der ersten Seite geholt wird.

menu-table = Zurück zum Spiel
menu-game = Dieses Spiel
menu-others = Spiele
menu-page = Diese Seite
settings-look = Aussehen
settings-playing = Spielen
settings-sound = Ton und Bewegung
settings-data = Sprache und Daten
settings-language-system = Automatisch
settings-text = Schrift­größe
settings-motion = Bewegung
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-sitting = Sitzordnung
settings-sitting-together = Gleiche Seite
settings-sitting-across = Gegenüber
settings-sitting-around = Rund ums Gerät
settings-sitting-hand-over = Gerät weitergeben
settings-sitting-together-say = Alle schauen von derselben Seite.
settings-sitting-across-say = Die Ansicht dreht sich für jeden zweiten Platz, für die Spieler gegenüber.
settings-sitting-around-say = Auf Tablets liegt jeder Plan vor seinem Spieler, sofern das Spiel das unterstützt. Für die Spieler gegenüber dreht sich die Ansicht.
settings-sitting-hand-over-say = Vor jedem Zug wartet die Seite, bis der nächste Spieler das Gerät hat.
settings-thinking = Bedenkzeit
settings-seconds = { $seconds } s
settings-thinking-say = So lange denkt ein Computerspieler höchstens über einen Zug nach. „Schwer“ spielt damit besser; die anderen sind sofort fertig.
settings-totals = Klöster laufend mitzählen
settings-totals-say = Rechnet Klöster, die am Ende zählen, schon während des Spiels ein. Der Endstand bleibt derselbe.
settings-on = Ein
settings-off = Aus
share-title = Teilen und speichern
share-moment = Diesen Moment teilen
share-game = Dieses Spiel, wie es gerade steht
share-game-say = Der Link enthält das ganze Spiel. Wer ihn öffnet, kann es ansehen und weiterspielen.
share-setup = Gleicher Aufbau, von Anfang an
share-setup-say = Gleicher Aufbau, gleiche Würfel und Karten, für andere.
share-upto = Dieses Spiel bis zu diesem Moment
share-upto-say = Wer den Link öffnet, kann sich das Spiel bis hierher ansehen und von hier weiterspielen.
share-code = QR-Code zu diesem Spiel
share-json = Protokoll als JSON
share-text = Protokoll als Text kopieren
open-say = Füge einen Link oder den Text eines gespeicherten Spiels ein oder wähle Dateien. Du kannst Dateien auch irgendwo auf die Seite ziehen.
open-text = Link oder Text
open-file = Dateien wählen
open-open = Öffnen
open-arrived = Dieses Spiel öffnen?
open-running = Dein laufendes Spiel bleibt unter „Deine Spiele“.
open-not-now = Jetzt nicht
open-replace = Ein Spiel läuft noch
open-replace-say = Dieser Browser speichert gerade keine Spiele. Speichere dieses in einer Datei, bevor du ein neues beginnst, sonst ist es verloren.
open-keep = Zurück
open-begin = Neues Spiel beginnen
settings-tempo = Tempo der Computerspieler
settings-tempo-instant = Sofort
settings-tempo-slow = Langsam
settings-tempo-pause = { $whole },{ $tenths } s
settings-tempo-say = So lange ist jede ihrer Aktionen zu sehen, bevor die nächste kommt.
settings-marks = Hervorhebung
settings-marks-bright = Deutlich
settings-marks-dim = Dezent
settings-marks-say = Wie deutlich der Tisch zeigt, was du wählen kannst.
settings-quick = Schnelle Züge
settings-quick-say = Bleibt nach dem Antippen nur eine Möglichkeit, wird sie gleich ausgeführt. Du kannst sie zurücknehmen. Züge enden nie von selbst.
settings-figures = Expertenansicht
settings-figures-say = Eine Zeile über dem Tisch mit dem, was Kenner mitzählen: was noch kommt, wer was braucht und welches Ergebnis zu erwarten ist.
settings-lens = Lupe
settings-lens-say = Erklärungen nennen auch Punkte und Chancen. In Lektionen immer.
settings-sounds = Töne
settings-sounds-say = Leise Töne für Würfel, Teile und Punkte, wenn du dran bist und am Ende.
settings-chime = Glöckchen
settings-chime-say = Es klingelt, wenn zwei Sanduhren gewürfelt werden.
settings-shivers = Vibration
settings-shivers-say = Vibriert kurz, wenn etwas gelegt wird und wenn du dran bist, falls dein Gerät das kann.
settings-awake = Bildschirm anlassen
settings-awake-say = Der Bildschirm bleibt während eines Spiels an.
settings-letters = Buchstabentasten
settings-letters-say = Mit einem Buchstaben springst du zu einem Teil des Tisches. Schalte das ab, wenn du per Sprache eingibst.
keys-title = Tastatur
keys-say = Diese Tasten gelten während eines Spiels. Ein Buchstabe führt dorthin, Enter wählt.
keys-dice = Würfel
keys-table = Die Tischmitte
keys-own = Dein eigener Bereich
keys-hand = Deine Hand
keys-buttons = Auswahl in der Aktionsleiste
keys-log = Protokoll
keys-end = Ende deines Zugs
keys-list = Alle erlaubten Züge als Liste
keys-hint = Tipp zeigen oder ausblenden
keys-explain = Was ist das? Erklärt, was gerade markiert ist oder was du als Nächstes antippst
keys-arrows = Auf dem Spielplan von Feld zu Feld, im Protokoll von Zeile zu Zeile
keys-enter = Wählen
keys-escape = Abbrechen, schließen
keys-overview = Diese Tasten
settings-backup = Sicherung
settings-backup-back = Wiederherstellen
settings-backup-say = Spiele, Einstellungen, Namen, Lektionen und Medaillen in einer Datei. „Wiederherstellen“ nimmt so eine Datei, auch Links und einzelne Spiele.

start-look = Ansehen
games-none = Noch keine gespeicherten Spiele
games-none-say = Such dir ein Spiel aus: Es wird vom ersten Zug an gespeichert.
games-filter = Spiele zeigen von
games-filter-all = Alle
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
games-strict = begrenztes Zurücknehmen
games-best = Bisheriger Rekord
games-course = { $name }: letzte { $count } Spiele
games-course-you = Deine letzten { $count } Spiele
games-promised = Dieser Browser bewahrt die Spiele auf, bis du sie entfernst.
games-not-promised = Dieser Browser darf diese Spiele löschen, wenn auf dem Gerät der Platz ausgeht. Speichere in einer Datei, was du sicher behalten willst.
statistics-say = Alle beendeten Spiele auf diesem Gerät, unter den vor dem Spiel eingetragenen Namen.
statistics-none = Noch keine beendeten Spiele
statistics-none-say = Sobald du eines zu Ende spielst, stehen hier Punkte, Siege und Serien.
statistics-finished = { $count ->
    [one] Ein Spiel beendet
   *[other] { $count } Spiele beendet
  }
statistics-glance-finished = { $count ->
    [one] beendetes Spiel
   *[other] beendete Spiele
  }
statistics-glance-won = { $count ->
    [one] { $name } hat das einzige Spiel mit anderen { $won ->
        [0] verloren
       *[other] gewonnen
      }
   *[other] { $name } hat { $won } von { $count } Spielen mit anderen gewonnen
  }
statistics-glance-won-you = { $count ->
    [one] Du hast dein einziges Spiel mit anderen { $won ->
        [0] verloren
       *[other] gewonnen
      }
   *[other] Du hast { $won } von { $count } Spielen gewonnen
  }
statistics-glance-won-nameless = { $count ->
    [one] { $won ->
        [0] Das einzige Spiel hat ein Computer gewonnen
       *[other] Das einzige Spiel hat eine Person gewonnen
      }
   *[other] { $won } von { $count } Spielen haben Personen gewonnen
  }
statistics-glance-mean = Punkte im Schnitt, allein
statistics-glance-best = Bestes Ergebnis von { $name }: { $game }, { $day }
statistics-glance-best-you = Bestes Ergebnis: { $game }, { $day }
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
about-what = Ein Spieltisch im Browser: { $games }. Mehrere Leute spielen an einem Bildschirm, auf Deutsch oder Englisch, auch offline.
about-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Seite mit eigenen Bildern und Texten. Sie hat nichts mit Autoren oder Verlagen der Spiele zu tun; die Namen der Spiele gehören ihren Eigentümern. Wenn dir eins gefällt, kauf die Schachtel: Sie ist es wert.
about-for = Er ist für Familien und Freunde an einem Tablet, für alle, die gegen den Computer spielen wollen, und für Anfänger: Eine Lektion zeigt jedes Spiel in fünf Minuten; halte etwas gedrückt, und es wird erklärt.
about-offline = Nach dem ersten Besuch geht alles auch ohne Verbindung, und nichts muss installiert werden.
about-games = Die Spiele
about-packages = { $count } Bestandteile und ihre Lizenzen
about-private = Nichts verlässt dein Gerät: kein Konto, kein Server, kein Tracking. Spiele liegen in diesem Browser und in den Links und Dateien, die du erstellst.
about-version = Version { $version }
about-licences = Mitwirkende und Lizenzen
about-own-licence = Die App selbst ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz nach Wahl. Sie enthält mit Dank die Arbeit anderer:
about-wait = Die Liste wird geladen …
about-missing = Die Liste ließ sich nicht laden. Sie gehört zu jeder veröffentlichten Version; lade die Seite neu, um es noch einmal zu versuchen.
statistics-trend = Punkte von Spiel zu Spiel
statistics-against = Personen gegen Computer
statistics-against-level = gegen den Computer auf „{ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
  }“
statistics-variants = Ergebnisse nach Variante
statistics-luck-title = Glück und Fehler
statistics-luck-say = Verlust ist, um wie viel eine Entscheidung schlechter ist als die beste gefundene; Glück ist, wie viel mehr oder weniger der Zufall bringt als im Durchschnitt.
statistics-analysed = { $count } von { $total } beendeten Spielen analysiert
statistics-analyse = { $count ->
    [one] Ein Spiel analysieren
   *[other] { $count } Spiele analysieren
  }
statistics-analysing = Spiel { $number } von { $count }: { $percent } %
statistics-analyse-stop = Anhalten
statistics-analyse-failed = Die Analyse kam nicht weiter. Versuche es noch einmal.
statistics-among-people = unter Personen
statistics-loss = Verlust je Entscheidung
statistics-luck = Glück je Spiel
statistics-errors-points = Glück und Fehler in Punkten
statistics-errors-fields = Glück und Fehler in Feldern
statistics-errors-win = Glück und Fehler in Prozentpunkten der Gewinnchance
statistics-loss-points = Verlust je Entscheidung in Punkten
statistics-loss-fields = Verlust je Entscheidung in Feldern
statistics-loss-win = Verlust je Entscheidung in Prozentpunkten
statistics-luck-points = Glück in Punkten
statistics-luck-fields = Glück in Feldern
statistics-luck-win = Glück in Prozentpunkten
statistics-alone-of = { $what }, allein
