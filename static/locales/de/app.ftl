### Die App um die Seiten: Namen, Links, Speicher, und was schiefging.

app-name = Principality
app-home = Startseite
app-back = Zurück
app-back-to-game = Zurück zum Spiel
app-rules = Regeln
app-about = Über diese Seite
app-copy = Link kopieren
app-part-missing = Wird noch geladen … Prüfe deine Verbindung.
app-colour-ruby = Rubin
app-colour-navy = Marineblau
app-colour-amber = Bernstein
app-colour-verdigris = Grünspan
app-colour-heather = Heide
list = { $rest } und { $last }

menu-score = Wertung

settings-language = Sprache
settings-theme = Darstellung
settings-theme-system = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-percent = { $percent } %

share-save = In Datei speichern
share-setup-code = QR-Code zu diesem Aufbau

notice-kept = Dieses Spiel lässt sich nicht öffnen: { $why } Es bleibt unter „Deine Spiele“.
notice-no-words = Die Texte der anderen Sprache ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
notice-other-tab = Dieses Spiel wurde in einem anderen Tab fortgesetzt. Du siehst den aktuellen Stand.
notice-copied = Kopiert.
notice-not-copied = Dieser Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
notice-no-file = Die Datei ließ sich nicht lesen oder schreiben. Versuche es an einem anderen Ort oder kopiere den Link.
notice-picture-falsified = Zum Schutz vor Tracking verändert dieser Browser Bilder, die eine Seite erzeugt. Das Bild wird deshalb als Zeichnung (SVG) geteilt; auch Text und Link funktionieren.
notice-share-again = Das Teilen-Menü hat sich nicht geöffnet. Tippe noch einmal, um zu teilen.
notice-taken = { $new ->
    [0] Kein neues Spiel
    [one] Ein Spiel
   *[other] { $new } Spiele
  } importiert{ $known ->
    [0] {""}
    [one] , eins war schon da
   *[other] , { $known } waren schon da
  }{ $unread ->
    [0] {""}
    [one] , eins ist nicht lesbar
   *[other] , { $unread } sind nicht lesbar
  }.

languages-say = Diese Seite spricht Englisch und Deutsch.

version-ready = Eine neue Version dieser Seite ist da. Deine Spiele bleiben, wie sie sind.
version-take = Jetzt aktualisieren
version-later = Später

store-unavailable = Es wird nichts gespeichert (ist das ein privates Fenster?). Spiel weiter, und speichere das Spiel in einer Datei, bevor du gehst.
store-slow = Dieses Gerät braucht ungewöhnlich lange, um das Spiel zu speichern. Spiel weiter, es wird weiter versucht. Bleibt der Hinweis stehen, speichere das Spiel in einer Datei, bevor du gehst.
store-full = Dieser Browser hat keinen Platz mehr, um das Spiel zu speichern. Spiel weiter, und speichere es in einer Datei, bevor du gehst.
store-unread = Deine Spiele lassen sich gerade nicht lesen. Sie erscheinen hier, sobald dieses Gerät antwortet; wenn nicht, lade die Seite neu.

seed-empty = Der Spielcode braucht mindestens einen Buchstaben oder eine Ziffer.
seed-too-long = Der Spielcode hat höchstens { $most } Zeichen.
seed-character = Der Spielcode darf die Buchstaben a bis z, Ziffern und Bindestriche enthalten, aber nicht „{ $character }“.

file-of-game = { $game }: { $said }
file-foreign = Das ist weder ein Link noch ein Protokoll noch ein gespeichertes Spiel dieser Seite; es wurde nichts geöffnet.
file-damaged = Dieses gespeicherte Spiel ist beschädigt: Ein Zeichen fehlt, ist falsch oder zu viel. Versuche es mit einer anderen Kopie.
file-too-long = Diese Datei ist größer als alle, die diese Seite speichert; es wurde nichts geöffnet.
file-too-many = Diese Datei enthält mehr als { $most } Spiele; es wurde nichts geöffnet.
kept-damaged = Es ist beschädigt.
record-too-long = Dieses Protokoll ist zu lang, um es hier zu öffnen.
record-foreign = Dieses Protokoll ist beschädigt und lässt sich nicht lesen.
record-format = Dieses Protokoll hat Format { $version }, das diese Version der Seite nicht lesen kann. Ist es neuer, lade die Seite neu.
record-rules = Dieses Protokoll braucht Regelversion { $version }, die diese Version der Seite nicht spielen kann. Ist sie neuer, lade die Seite neu.
record-differs = Dieses Protokoll widerspricht sich selbst; es wurde nichts geöffnet.

link-foreign = Das ist kein Link zu dieser Seite. Kopiere den ganzen Link, bis zum letzten Zeichen.
link-other-game = Dieser Link gehört zu einem anderen Spiel.
link-only-setup = Dieser Link enthält einen Aufbau, aber kein Spiel.
link-only-game = Dieser Link enthält ein Spiel, nicht nur einen Aufbau.
link-too-long = Dieser Text ist zu lang für einen Link.
link-newer-format = Das hat Format { $version }, das von einer neueren Version der Seite stammt. Lade die Seite neu und versuche es dann noch einmal.
link-newer-rules = Dieses Spiel braucht Regelversion { $version }, die zu einer neueren Version der Seite gehört. Lade die Seite neu und versuche es dann noch einmal.
link-older-format = Das hat Format { $version }, ein altes, das diese Version der Seite nicht lesen kann.
link-older-rules = Dieses Spiel braucht Regelversion { $version }, eine ältere, die diese Version der Seite nicht spielen kann.
link-damaged = Der Link ist beschädigt: Ein Zeichen fehlt, ist falsch oder zu viel. Kopiere noch einmal den ganzen Link.
link-options = Der Aufbau in diesem Link funktioniert nicht. { $why }
link-contents = Der Link stammt nicht von dieser Seite; es wurde nichts geöffnet.
link-other-position = Die Züge in diesem Link führen nicht dorthin, wo sie enden sollen; es wurde nichts geöffnet.
write-too-long = Das Spiel ist zu lang für einen Link.
write-fault = Das Spiel lässt sich nicht speichern. Das ist ein Fehler dieser Seite; bitte melde ihn mit dem Spielcode.
app-close = Schließen
app-when-before = Vor dem Spiel
app-when-over = Das Spiel ist zu Ende
app-menu = Menü
app-settings = Einstellungen
app-share = Teilen

app-players = Anna Ben Clara David Emma Felix
app-guest = Gast Odette Philippe Margot Renaud Sidonie
app-points = { $points } Punkte
notice-not-possible = Das ist gerade nicht möglich.
notice-unknown-game = Diese Version der Seite hat das Spiel noch nicht. Lade die Seite neu, um die neueste zu bekommen, und versuche es noch einmal.
notice-restored = Einstellungen und Namen sind aus der Datei wiederhergestellt.
