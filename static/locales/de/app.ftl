### Die App um die Seiten: Menü, Einstellungen, Teilen, Öffnen, Zeitleiste, und was schiefging.

app-name = Principality
app-home = Startseite
app-back-to-game = Zurück zum Spiel
app-back = Zurück
app-rules = Regeln
app-about = Über diese Seite
app-copy = Link kopieren
app-part-missing = Dieser Teil der Seite ist noch nicht angekommen; es wird weiter versucht. Besteht eine Verbindung?
app-colour-ruby = Rubin
app-colour-navy = Marine
app-colour-amber = Bernstein
app-colour-verdigris = Grünspan
app-colour-heather = Heide
list = { $rest } und { $last }

menu-table = Zurück zum Tisch
menu-score = Wertung

settings-language = Sprache
settings-language-system = Wie im Browser
settings-theme = Darstellung
settings-theme-system = Wie im System
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
settings-sitting-across-say = Die Ansicht dreht sich für jeden zweiten Platz, für die Leute gegenüber.
settings-sitting-hand-over-say = Vor jedem Zug wartet die Seite, bis der Nächste das Gerät hat.
settings-thinking = Bedenkzeit
settings-seconds = { $seconds } s
settings-thinking-say = So lange denkt ein Computerspieler höchstens über einen Zug nach. „Schwer“ spielt damit besser; die anderen sind sofort fertig.
settings-totals = Klöster laufend mitzählen
settings-totals-say = Zählt Klöster, die am Ende werten, schon jetzt mit. Der Endstand bleibt derselbe.
settings-on = Ein
settings-off = Aus

share-title = Teilen und speichern
share-moment = Diesen Moment teilen
share-game = Dieses Spiel, wie es steht
share-game-say = Der Link enthält das ganze Spiel. Wer ihn öffnet, kann es ansehen und weiterspielen.
share-setup = Derselbe Tisch, von Anfang an
share-setup-say = Dasselbe Spiel mit demselben Zufall, für andere Leute.
share-save = In Datei speichern
share-upto = Dieses Spiel bis zu diesem Moment
share-upto-say = Wer den Link öffnet, kann sich das Spiel bis hierher ansehen und von hier weiterspielen.
share-code = Dieses Spiel als Code für eine Kamera
share-json = Protokoll als JSON
share-text = Protokoll als Text kopieren
share-setup-code = Code mit dem Link zu diesem Tisch

open-say = Füge einen Link oder den Text eines gespeicherten Spiels ein, oder wähle Dateien. Du kannst Dateien auch irgendwo auf die Seite ziehen.
open-text = Link oder Text
open-file = Dateien wählen
open-open = Öffnen
open-arrived = Dieses Spiel öffnen?
open-running = Das angefangene Spiel bleibt unter „Alle Spiele“.
open-not-now = Jetzt nicht
open-replace = Ein Spiel ist noch im Gang
open-replace-say = Dieser Browser hebt gerade keine Spiele auf. Sichere dieses in eine Datei, bevor du ein neues beginnst, sonst ist es verloren.
open-keep = Zurück
open-begin = Neues Spiel beginnen

notice-kept = Dieses Spiel lässt sich nicht öffnen: { $why } Es bleibt unter „Alle Spiele“.
notice-no-words = Die Texte der anderen Sprache sind nicht angekommen. Prüfe die Verbindung und versuche es noch einmal.
notice-other-tab = Dieses Spiel wurde in einem anderen Tab fortgesetzt. Du siehst es so, wie es dort steht.
notice-copied = Kopiert.
notice-not-copied = Dieser Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn von Hand.
notice-no-file = Die Datei ließ sich nicht lesen oder schreiben. Versuche es an einem anderen Ort, oder kopiere den Link.
notice-taken = { $new ->
    [0] Kein neues Spiel
    [one] Ein Spiel
   *[other] { $new } Spiele
  } aufgenommen.{ $known ->
    [0] {""}
    [one] {" "}Eines lag schon hier.
   *[other] {" "}{ $known } lagen schon hier.
  }{ $unread ->
    [0] {""}
    [one] {" "}Eines ist nicht lesbar.
   *[other] {" "}{ $unread } sind nicht lesbar.
  }

version-ready = Eine neue Fassung dieser Seite ist da. Deine Spiele bleiben, wie sie sind.
version-take = Jetzt aktualisieren
version-later = Später

store-unavailable = Dieser Browser merkt sich nichts für diese Seite, vielleicht weil das Fenster privat ist. Spielt weiter; sichere das Spiel in eine Datei, bevor du gehst.
store-slow = Dieses Gerät braucht ungewöhnlich lange, um das Spiel zu speichern. Spielt weiter, es wird weiter versucht. Bleibt der Hinweis, sichere das Spiel in eine Datei, bevor du gehst.
store-full = Dieser Browser hat keinen Platz mehr, um sich das Spiel zu merken. Spielt weiter; sichere es in eine Datei, bevor du gehst.

seed-empty = Der Startwert braucht mindestens einen Buchstaben oder eine Ziffer.
seed-too-long = Der Startwert hat höchstens { $most } Zeichen.
seed-character = Der Startwert besteht aus den Buchstaben a bis z, Ziffern und Bindestrichen; „{ $character }“ gehört nicht dazu.

record-too-long = Dieses Protokoll ist zu lang, um hier gelesen zu werden.
record-foreign = Diese Datei ist kein Protokoll eines Burgund-Spiels.
record-format = Dieses Protokoll hat Format { $version }, das diese Fassung der Seite nicht liest. Ist es ein neueres, lade die Seite neu.
record-rules = Dieses Protokoll braucht Regelfassung { $version }, die diese Fassung der Seite nicht spielt. Ist es eine neuere, lade die Seite neu.
record-differs = Etwas in diesem Protokoll passt nicht zu dem Spiel, das es erzählt; es wurde nichts geöffnet.

link-foreign = Das ist kein Link dieser Seite. Kopiere den ganzen Link, bis zum letzten Zeichen.
link-other-game = Dieser Link gehört zu einem anderen Spiel.
link-only-setup = Dieser Link enthält einen Tisch zum Beginnen, aber kein Spiel.
link-only-game = Dieser Link enthält ein Spiel, nicht nur einen Tisch.
link-too-long = Dieser Text ist zu lang für einen Link.
link-newer-format = Das hat Format { $version }, das eine neuere Fassung der Seite schreibt. Lade die Seite neu und versuche es dann noch einmal.
link-newer-rules = Dieses Spiel braucht Regelfassung { $version }, die eine neuere Fassung der Seite spielt. Lade die Seite neu und versuche es dann noch einmal.
link-older-format = Das hat Format { $version }, ein altes, das diese Fassung der Seite nicht liest.
link-older-rules = Dieses Spiel braucht Regelfassung { $version }, eine ältere, die diese Fassung der Seite nicht spielt.
link-damaged = Der Link ist beschädigt: Ein Zeichen fehlt, ist falsch oder zu viel. Kopiere ihn noch einmal als Ganzes.
link-options = Der Link verlangt einen Tisch, der sich nicht spielen lässt. { $why }
link-contents = Der Link stammt nicht von dieser Seite; es wurde nichts geöffnet.
link-other-position = Die Züge in diesem Link führen nicht dorthin, wo sie enden sollen; es wurde nichts geöffnet.
write-too-long = Das Spiel ist zu lang für einen Link.
write-fault = Das Spiel lässt sich nicht aufschreiben. Das ist ein Fehler dieser Seite; bitte melde ihn mit dem Startwert.
app-close = Schließen
app-when-before = Vor dem Spiel
app-when-over = Das Spiel ist aus
app-menu = Menü
app-settings = Einstellungen
app-share = Teilen

app-player = Spieler { $number }
replay-earlier = Früher
replay-later = Später
replay-branch = Von hier weiterspielen
replay-close = Zur Gegenwart
replay-moment = Aktion { $at } von { $of }
replay-title = Rückschau
replay-unit = Ein Schritt ist
replay-action = Aktion
replay-turn = Zug
replay-round = Runde
replay-phase = Durchgang
replay-play = Abspielen
replay-stop = Anhalten
replay-speed = Tempo
replay-rewind = Bis hier zurücknehmen
replay-share = Diesen Moment teilen
replay-done = Du
replay-better = Besser
replay-nothing = Zug beendet
app-since = Seit deinem letzten Zug
app-points = { $points } Punkte
notice-not-possible = Das ist im Spiel, wie es steht, nicht möglich.
notice-unknown-game = Dieses Spiel kennt diese Version der Seite nicht. Lade die Seite neu, um die neueste zu bekommen, und versuche es noch einmal.

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
settings-sounds = Klänge
settings-sounds-say = Leise Klänge für Würfel, Teile und Punkte, wenn du dran bist und am Ende.
settings-chime = Glöckchen
settings-chime-say = Im Würfelspiel klingt es, wenn zwei Sanduhren fallen.
settings-shivers = Vibration
settings-shivers-say = Ein kurzes Brummen, wenn etwas gelegt wird und wenn du dran bist – auf Geräten, die das können.
settings-awake = Bildschirm anlassen
settings-awake-say = Der Bildschirm bleibt an, solange ein Spiel auf dem Tisch liegt.
since-others = Am Tisch
since-points = { $points } Punkte
keys-title = Tastatur
keys-say = Diese Tasten gelten, solange ein Spiel auf dem Tisch liegt. Ein Buchstabe führt dorthin, Enter wählt.
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
keys-escape = Loslassen, schließen
keys-overview = Diese Tasten

## Backup
settings-backup = Sicherung
settings-backup-back = Wiederherstellen
settings-backup-say = Spiele, Einstellungen, Namen, Lektionen und Medaillen in einer Datei. „Wiederherstellen“ nimmt so eine Datei, auch Links und einzelne Spiele.
notice-restored = Einstellungen und Namen sind wie in der Datei.
