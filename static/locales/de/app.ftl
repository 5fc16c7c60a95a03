### Die App um die Seiten: Menü, Einstellungen, Teilen, Öffnen, und was schiefging.

app-name = Principality
app-home = Startseite
app-back = Zurück
app-back-to-game = Zurück zum Spiel
app-rules = Regeln
app-about = Über diese Seite
app-copy = Link kopieren
app-part-missing = Wird noch geladen … Prüfe deine Verbindung.
app-colour-ruby = Rubin
app-colour-navy = Marine
app-colour-amber = Bernstein
app-colour-verdigris = Grünspan
app-colour-heather = Heide
list = { $rest } und { $last }

menu-table = Zurück zum Spiel
menu-score = Wertung

settings-language = Sprache
settings-language-system = Automatisch
settings-theme = Darstellung
settings-theme-system = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text = Schrift
settings-percent = { $percent } %
settings-motion = Bewegung
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-sitting = Sitzordnung
settings-sitting-together = Gleiche Seite
settings-sitting-across = Gegenüber
settings-sitting-hand-over = Gerät weitergeben
settings-sitting-together-say = Alle schauen von derselben Seite.
settings-sitting-across-say = Die Ansicht dreht sich für jeden zweiten Platz, für die Spieler gegenüber.
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
share-save = In Datei speichern
share-upto = Dieses Spiel bis zu diesem Moment
share-upto-say = Wer den Link öffnet, kann sich das Spiel bis hierher ansehen und von hier weiterspielen.
share-code = QR-Code zu diesem Spiel
share-json = Protokoll als JSON
share-text = Protokoll als Text kopieren
share-setup-code = QR-Code zu diesem Aufbau

open-say = Füge einen Link oder den Text eines gespeicherten Spiels ein oder wähle Dateien. Du kannst Dateien auch irgendwo auf die Seite ziehen.
open-text = Link oder Text
open-file = Dateien wählen
open-open = Öffnen
open-arrived = Dieses Spiel öffnen?
open-running = Dein laufendes Spiel bleibt unter „Alle Spiele“.
open-not-now = Jetzt nicht
open-replace = Ein Spiel läuft noch
open-replace-say = Dieser Browser speichert gerade keine Spiele. Speichere dieses in einer Datei, bevor du ein neues beginnst, sonst ist es verloren.
open-keep = Zurück
open-begin = Neues Spiel beginnen

notice-kept = Dieses Spiel lässt sich nicht öffnen: { $why } Es bleibt unter „Alle Spiele“.
notice-no-words = Die Texte der anderen Sprache ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
notice-other-tab = Dieses Spiel wurde in einem anderen Tab fortgesetzt. Du siehst den aktuellen Stand.
notice-copied = Kopiert.
notice-not-copied = Dieser Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn von Hand.
notice-no-file = Die Datei ließ sich nicht lesen oder schreiben. Versuche es an einem anderen Ort oder kopiere den Link.
notice-picture-falsified = Dieser Browser verfälscht Bilder, die eine Seite erzeugt, damit niemand ihn wiedererkennt. Das Bild wird deshalb als Zeichnung (SVG) ausgegeben; auch Text und Link funktionieren.
notice-share-again = Das Gerät hat das Teilen nicht geöffnet. Tippe noch einmal, um zu teilen.
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

seed-empty = Der Startwert braucht mindestens einen Buchstaben oder eine Ziffer.
seed-too-long = Der Startwert hat höchstens { $most } Zeichen.
seed-character = Der Startwert darf die Buchstaben a bis z, Ziffern und Bindestriche enthalten, aber nicht „{ $character }“.

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
write-fault = Das Spiel lässt sich nicht speichern. Das ist ein Fehler dieser Seite; bitte melde ihn mit dem Startwert.
app-close = Schließen
app-when-before = Vor dem Spiel
app-when-over = Das Spiel ist zu Ende
app-menu = Menü
app-settings = Einstellungen
app-share = Teilen

app-player = Spieler { $number }
app-points = { $points } Punkte
notice-not-possible = Das ist gerade nicht möglich.
notice-unknown-game = Diese Version der Seite hat das Spiel noch nicht. Lade die Seite neu, um die neueste zu bekommen, und versuche es noch einmal.

## Wie sich der Tisch anfühlt: Tempo, Klänge, Tasten
settings-tempo = Computerspieler
settings-tempo-instant = Sofort
settings-tempo-slow = Langsam
settings-tempo-pause = { $whole },{ $tenths } s
settings-tempo-say = So lange ist jede ihrer Aktionen zu sehen, bevor die nächste kommt.
settings-marks = Hervorhebung
settings-marks-bright = Deutlich
settings-marks-dim = Dezent
settings-marks-say = Wie deutlich der Tisch zeigt, was du wählen kannst.
settings-quick = Schnelle Züge
settings-quick-say = Bleibt nach einer Berührung nur eine Möglichkeit, wird sie gleich ausgeführt. „Zurücknehmen“ hebt sie auf. Züge enden nie von selbst.
settings-figures = Expertenansicht
settings-figures-say = Eine Zeile über dem Tisch mit dem, was Kenner mitzählen: was noch kommt, wer was braucht und welches Ergebnis zu erwarten ist.
settings-lens = Lupe
settings-lens-say = Erklärungen nennen auch Punkte und Chancen. In Lektionen immer.
settings-sounds = Klänge
settings-sounds-say = Leise Klänge für Würfel, Teile und Punkte, wenn du dran bist und am Ende.
settings-chime = Glöckchen
settings-chime-say = Es klingelt, wenn zwei Sanduhren gewürfelt werden.
settings-shivers = Vibration
settings-shivers-say = Ein kurzes Brummen, wenn etwas gelegt wird und wenn du dran bist – auf Geräten, die das können.
settings-awake = Bildschirm anlassen
settings-awake-say = Der Bildschirm bleibt während eines Spiels an.
settings-letters = Tasten mit Buchstaben
settings-letters-say = Einzelne Buchstaben springen zu den Teilen des Tisches. Schalte sie ab, wenn du mit der Stimme schreibst.
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
keys-explain = Was ist das? Erklärt, was gerade markiert ist oder was du als Nächstes antippst
keys-arrows = Auf dem Spielplan von Feld zu Feld, im Protokoll von Zeile zu Zeile
keys-enter = Wählen
keys-escape = Abbrechen, schließen
keys-overview = Diese Tasten

## Backup
settings-backup = Sicherung
settings-backup-back = Wiederherstellen
settings-backup-say = Spiele, Einstellungen, Namen, Lektionen und Medaillen in einer Datei. „Wiederherstellen“ nimmt so eine Datei, auch Links und einzelne Spiele.
notice-restored = Einstellungen und Namen sind aus der Datei wiederhergestellt.
