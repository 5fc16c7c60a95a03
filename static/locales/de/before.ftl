### Vor einem Spiel: den Tisch in drei Schritten decken, und die Seite hinter seiner Karte.

setup-which = Spielvariante
setup-advanced = Mehr Einstellungen
setup-advanced-now = Zurücknehmen: { $undo ->
    [strict] begrenzt
   *[table] unbegrenzt
  } · Spielcode { $seed }
setup-quick = Schnellwahl
setup-quick-computers = { $count ->
    [0] Nur ich
    [1] 1 Computer
   *[other] { $count } Computer
  }
setup-quick-people = Nur Menschen
setup-quick-last = Wie beim letzten Mal
setup-difficulty = Anspruch
setup-weight = Anspruch { $weight } von { $most }
level-introductory = Einstieg
level-classic = Klassisch
level-expert = Für Experten
level-everything = Alle Module

gamepage-what = Das Spiel
gamepage-players = Spieler
gamepage-time = Dauer
gamepage-minutes = { $minutes } Minuten
gamepage-computers = Computerspieler
gamepage-levels = Spielvarianten
gamepage-open = Weiterspielen
gamepage-mine = Deine Ergebnisse
