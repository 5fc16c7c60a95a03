### Start, neuer Tisch, über die Seite.

start-say = Zwei bis vier Leute, ein Bildschirm, kein Konto, und kein Netz mehr, sobald die Seite da ist.
start-new = Neuer Tisch
start-more = Mehr
start-open = Spiel oder Link öffnen
start-last = Dein Spiel
start-last-over = Dein letztes Spiel
start-continue = Weiterspielen
start-score = Wertung
start-before = Das Spiel davor
start-look = Ansehen

setup-title = Ein neuer Tisch
setup-seats = Am Tisch
setup-order = gespielt wird in dieser Reihenfolge
setup-shuffle = Reihenfolge auslosen
setup-add = { $number ->
    [3] Dritter Platz
   *[other] Vierter Platz
  }
setup-recolour = { $name }: { $colour }. Nächste Farbe
setup-name = Name von { $name }
setup-up = { $name } ist früher dran
setup-down = { $name } ist später dran
setup-remove = { $name } entfernen
setup-name-fault = Der Name von Spieler { $number } enthält ein Zeichen, das Namen nicht haben.

setup-ways = Tableaus und Burgen
setup-ways-say = das erste passt zum ersten Spiel
setup-way-basic = Einsteiger
setup-way-basic-say = Tableau 1 für alle, Burg in der Mitte
setup-way-advanced = Fortgeschritten
setup-way-advanced-say = Tableau 1 oder das gezogene, beliebiges Burgfeld
setup-way-random = Zufall
setup-way-random-say = Tableaus und Burgfelder werden ausgelost
setup-way-free = Frei
setup-way-free-say = Beliebige Tableaus und Burgfelder
setup-way-expert-open = Experten, offen
setup-way-expert-open-say = Tableaus gezogen, Burgen reihum gewählt
setup-way-expert-hidden = Experten, verdeckt
setup-way-expert-hidden-say = Tableaus gezogen, Burgen geheim gewählt

setup-boards = Fürstentümer
setup-boards-drawn = werden zu Beginn gezogen; zum Wählen antippen
setup-for = Tableau für
setup-for-all = Alle
setup-board-of = Tableau { $number }: { $names }
setup-castle = Start-Burg
setup-castle-centre = Mitte
setup-castle-open = Reihum gewählt
setup-castle-hidden = Verdeckt
setup-castle-drawn = Ausgelost
setup-edition = Ausgabe
setup-edition-2019 = mit den heutigen Tableaus und Werten
setup-edition-2011 = neun Tableaus, Hühner, frühere Klöster 6, 15 und 26

setup-link = Startwert und Link
setup-link-say = Derselbe Link ergibt auf jedem Gerät dieselben Plättchen und Würfel. Nichts wird irgendwohin gesendet.
setup-seed = Startwert
setup-new-seed = Neuer Startwert
setup-address = Link zu diesem Tisch
setup-code = Code mit dem Link zu diesem Tisch
setup-by-link = Dieser Tisch kam als Link. Ändere, was du magst, und beginne dann.
setup-begin = Beginnen
setup-players = { $count ->
    [2] Zwei Spieler
    [3] Drei Spieler
   *[other] Vier Spieler
  }
setup-same-board = Tableau { $board } für alle
setup-boards-of = Tableaus { $boards }
setup-drawn-boards = Tableaus gezogen
setup-one-or-drawn = Tableau 1 oder das gezogene
setup-summary = { $players }, { $boards }
setup-workers = { $count ->
    [2] { $first } beginnt mit einem Arbeiter, { $second } mit zweien.
    [3] { $first } beginnt mit einem Arbeiter, { $second } mit zweien, { $third } mit dreien.
   *[other] { $first } beginnt mit einem Arbeiter, { $second } mit zweien, { $third } mit dreien, { $fourth } mit vieren.
  }

about-what = Ein Tisch für Die Burgen von Burgund im Browser: mehrere Leute an einem Bildschirm, auf Deutsch oder Englisch, auch ohne Netz.
about-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Seite mit eigenen Bildern und eigenen Worten. Sie hat nichts mit Autoren oder Verlagen des Spiels zu tun; der Name des Spiels gehört seinen Eigentümern. Wenn es dir gefällt, kauf die Schachtel: Sie ist es wert.
about-private = Nichts verlässt dein Gerät: kein Konto, kein Server, kein Zählen von Besuchen. Spiele liegen in diesem Browser und in den Links und Dateien, die du machst.
about-version = Fassung { $version }
about-licences = Wessen Arbeit darin steckt
about-own-licence = Die eigene Arbeit dieser Seite ist frei unter der MIT- oder der Apache-2.0-Lizenz, ganz nach Wahl. Sie enthält mit Dank die Arbeit anderer:
about-wait = Die Liste ist unterwegs.
about-missing = Die Liste ist nicht angekommen. Sie gehört zu jeder veröffentlichten Fassung; lade die Seite neu, um es noch einmal zu versuchen.
