### Vor einem Spiel: den Tisch in drei Schritten decken, und die Seite hinter seiner Karte.

setup-which = Welches Spiel
setup-advanced = Mehr Einstellungen
setup-advanced-now = Startwert { $seed } · Zurücknehmen: { $undo }
level-beginner = Einstieg
level-classic = Klassisch
level-expert = Für Kenner
level-everything = Alles zusammen

gamepage-what = Was es ist
gamepage-players = Spielende
gamepage-time = Dauer
gamepage-minutes = { $minutes } Minuten
gamepage-computers = Computerspieler
gamepage-levels = So lässt es sich spielen
gamepage-open = Weiterspielen
gamepage-mine = Deine Ergebnisse
