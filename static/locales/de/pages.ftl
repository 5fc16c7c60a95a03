### Start, neuer Tisch, über die Seite.

start-say = Einer bis vier an einem Bildschirm, Menschen und Computerspieler, kein Konto, und kein Netz mehr, sobald die Seite da ist.
start-play = Gleich spielen
start-play-say = allein gegen den Computer ({ $level })
start-new = Neuer Tisch
start-more = Mehr
start-open = Spiel oder Link öffnen
start-last = Dein Spiel
start-last-over = Dein letztes Spiel
start-continue = Weiterspielen
start-score = Wertung
start-before = Das Spiel davor
start-look = Ansehen

games-title = Alle Spiele
games-all = { $count ->
    [one] Ein gespeichertes Spiel
   *[other] Alle { $count } Spiele
  }
games-none = Hier liegt noch kein Spiel. Ein neues wird vom ersten Augenblick an aufgehoben.
games-save-all = Alle in eine Datei
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
setup-kind = Wer spielt als { $name }
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
setup-undo = Zurücknehmen
setup-undo-table = Alles
setup-undo-strict = Streng
setup-undo-strict-say = nichts hinter neue Würfel oder Plättchen zurück

setup-modules = Module
setup-modules-none = Keine Module
setup-modules-count = { $count } Module
setup-modules-label = Module: { $modules }
setup-modules-say = Alles andere aus der Schachtel, einzeln oder zusammen. Fangt ohne an oder mit den Zusatzplättchen.
setup-module-extra-tiles = Zusatzplättchen
setup-module-extra-tiles-say = Kloster 27 und 28, ein Kran, der wie jedes Gebäude wirkt, und Gänse, die zu jeder Herde passen.
setup-module-border-posts = Grenzposten
setup-module-border-posts-say = Tableaus 11a bis 11f, für jeden ein anderes: Verbinde die drei Posten am Rand durch deine Plättchen.
setup-module-white-castles = Weiße Burgen
setup-module-white-castles-say = Acht Burgen mit einer Aktion für die Zahl des weißen Würfels, und Kloster 29.
setup-module-inns = Gasthöfe
setup-module-inns-say = In jedem Durchgang einer am schwarzen Depot: auf jedes Feld, und sein Gebiet zählt eins mehr.
setup-module-trade-routes = Handelsstraßen
setup-module-trade-routes-say = Verkaufte Waren kommen auf Karten; in der richtigen Reihenfolge bringen sie mehr.
setup-module-shields = Schilde
setup-module-shields-say = Ein Pasch bringt Schilde für deine Burgen: eigene Regeln, aber auch Tribut. Für Kenner.
setup-summary-modules = { $table }, mit { $modules }
setup-way-not-posts = Nicht mit Grenzposten: Tableau 1 hat keine
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
