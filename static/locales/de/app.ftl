### Die Seite um die Seiten: Menü, Einstellungen, Teilen, Öffnen, und was schiefging.

app-name = Principality
app-home = Startseite
app-back = Zurück
app-rules = Regeln
app-about = Über diese Seite
app-copy = Link kopieren
app-part-missing = Dieser Teil der Seite ist noch nicht angekommen; es wird weiter versucht. Besteht eine Verbindung?
app-colour-ruby = Rubin
app-colour-navy = Marine
app-colour-amber = Bernstein
app-colour-verdigris = Grünspan
list = { $rest } und { $last }

menu-table = Zurück zum Tisch
menu-score = Wertung

settings-language = Sprache
settings-language-system = Wie im Browser
settings-theme = Licht
settings-theme-system = Wie im System
settings-theme-light = Tag
settings-theme-dark = Abend
settings-text = Schrift
settings-percent = { $percent } %
settings-motion = Bewegung
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-sitting = Sitzordnung
settings-sitting-together = Auf einer Seite
settings-sitting-across = Gegenüber
settings-sitting-hand-over = Weitergeben
settings-sitting-together-say = Alle schauen von derselben Seite.
settings-sitting-across-say = Die Ansicht dreht sich für jeden zweiten Platz, für die Leute gegenüber.
settings-sitting-hand-over-say = Vor jedem Zug wartet die Seite, bis der Nächste das Gerät hat.
settings-thinking = Bedenkzeit
settings-seconds = { $seconds } s
settings-thinking-say = So lange denkt ein Computerspieler höchstens über einen Zug nach. „Schwer“ spielt damit besser; die anderen sind sofort fertig.
settings-totals = Laufend zählen
settings-totals-say = Zählt Klöster, die am Ende werten, schon jetzt mit. Der Endstand bleibt derselbe.
settings-on = Ein
settings-off = Aus

share-title = Teilen und speichern
share-moment = Diesen Moment teilen
share-game = Dieses Spiel, wie es steht
share-game-say = Der Link enthält das ganze Spiel. Wer ihn öffnet, kann es ansehen und weiterspielen.
share-setup = Derselbe Tisch, von Anfang an
share-setup-say = Dieselben Tableaus, Plättchen und Würfel für andere Leute.
share-save = In Datei speichern
share-upto = Dieses Spiel bis zu diesem Moment
share-upto-say = Wer den Link öffnet, kann sich das Spiel bis hierher ansehen und von hier weiterspielen.
share-code = Dieses Spiel als Code für eine Kamera
share-json = Protokoll als JSON
share-text = Protokoll als Text kopieren

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
version-take = Jetzt nehmen
version-later = Später

store-unavailable = Dieser Browser merkt sich nichts für diese Seite, vielleicht weil das Fenster privat ist. Spielt weiter; sichere das Spiel in eine Datei, bevor du gehst.
store-full = Dieser Browser hat keinen Platz mehr, um sich das Spiel zu merken. Spielt weiter; sichere es in eine Datei, bevor du gehst.

seed-empty = Der Startwert braucht mindestens einen Buchstaben oder eine Ziffer.
seed-too-long = Der Startwert hat höchstens { $most } Zeichen.
seed-character = Der Startwert besteht aus den Buchstaben a bis z, Ziffern und Bindestrichen; „{ $character }“ gehört nicht dazu.

options-players = Es spielen zwei bis vier, nicht { $count }.
options-board = Diese Ausgabe hat kein Tableau { $board }. Wähle ein anderes Tableau oder die andere Ausgabe.
options-no-centre = Tableau { $board } hat in der Mitte kein Burgfeld. Wähle ein anderes Tableau, oder lass die Burgen wählen oder auslosen.
options-centre-of-drawn = Burgen in der Mitte brauchen Tableaus, die vorher feststehen. Wähle die Tableaus, oder lass die Burgen wählen oder auslosen.
options-modules = Diese Module kennt diese Fassung der Seite nicht. Lade die Seite neu, um die neueste zu bekommen.
options-posts = Die Grenzposten brauchen die Tableaus 11a bis 11f, für jeden ein anderes. Wähle sie, oder lass sie auslosen.
options-solo-board = Allein spielst du auf Tableau 13a oder 13b. Wähle eines davon.
options-solo-castle = Allein wählst du das Feld der Start-Burg oder lässt es auslosen.
options-solo-module = Schilde und Grenzposten lassen sich nicht allein spielen. Lass sie weg.
options-team-players = Das Teamspiel ist für vier, nicht für { $count }.
options-team-board = Im Teamspiel haben beide Teams dasselbe Doppeltableau, 12a oder 12b. Wähle eines davon.
options-team-castle = Auf Tableau 12a steht die Start-Burg in der Mitte, auf 12b wählt jedes Team ihr Feld.
options-team-module = Grenzposten brauchen die Tableaus 11a bis 11f. Lass sie im Teamspiel weg.
options-marker = Der Siegpunktemarker beginnt auf 45 bis 55, nicht auf { $marker }.

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

illegal-over = Das Spiel ist aus.
illegal-not-yours = Das wählt jemand anders.
illegal-not-now = Erst ist etwas anderes zu wählen.
illegal-board = Nimm Tableau 1 oder das für dich gezogene.
illegal-not-a-castle-field = Eine Start-Burg gehört auf ein Burgfeld.
illegal-no-such-die = Kein unbenutzter Würfel zeigt { $die }.
illegal-workers = Das kostet { $needed ->
    [one] einen Arbeiter
   *[other] { $needed } Arbeiter
  }, und du hast { $held }.
illegal-silver = Ein Kauf kostet 2 Silbermünzen, und du hast { $held }.
illegal-bought = Du hast in diesem Zug schon ein Plättchen gekauft.
illegal-monastery-6 = Diesen Kauf erlaubt nur Kloster 6.
illegal-no-tile = Dort liegt kein Plättchen.
illegal-only-for-sale = Plättchen im schwarzen Depot werden gekauft, nicht genommen.
illegal-nothing-waits = Eine solche Wirkung wartet nicht.
illegal-empty-key = Dieses Schlüsselfeld ist leer.
illegal-no-field = Dieses Feld hat das Tableau nicht.
illegal-filled = Auf diesem Feld liegt schon ein Plättchen.
illegal-colour = Das Plättchen hat nicht die Farbe des Feldes.
illegal-not-beside = Neben diesem Feld liegt noch kein Plättchen.
illegal-same-building = In dieser Stadt steht schon ein solches Gebäude.
illegal-no-goods = Von dieser Sorte hast du keine Waren.
illegal-wrong-kind = Diese Wirkung nimmt Plättchen anderer Farbe.
illegal-wrong-depot = Das zweite Depot muss neben dem ersten liegen.
illegal-wrong-goods = Wähle so viele der neuen Sorten, wie hineinpassen.
illegal-compulsory = Darauf kannst du nicht verzichten.
illegal-dice-left = Benutze erst beide Würfel; jeder Würfel bringt wenigstens Arbeiter.
illegal-second-inn = In diesem Gebiet steht schon ein Gasthof.
illegal-monastery-28 = Arbeiter verkauft nur Kloster 28.
illegal-no-silver = Zwei Arbeiter kosten 1 Silbermünze, und du hast keine.
illegal-no-use = Das kann der Kran jetzt nicht.
illegal-no-such-animals = Auf dieser Weide grasen keine solchen Tiere.
illegal-no-shield = Dieser Schild ist nicht da.
illegal-no-castle = Jede deiner Burgen trägt einen Schild. Wähle den, der weicht.
illegal-dice-used = Ein Schild steht anstelle beider Aktionen.
illegal-tribute = Der Tribut ist 1 Silbermünze pro Schild. Nur Schild 3 erlaubt Arbeiter.
illegal-partners-key = Dieses Schlüsselfeld gehört deinem Teampartner allein.
illegal-no-shelf = Ein neues Plättchen kommt auf ein freies Schlüsselfeld, ein eigenes oder ein gemeinsames.
illegal-not-another = Nenne jemand anderen an diesem Tisch.
illegal-no-silver-for-points = Ein Punkt kostet 1 Silbermünze, und du hast keine.
