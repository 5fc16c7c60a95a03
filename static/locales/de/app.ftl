### Die Seite um die Seiten: Menü, Einstellungen, Teilen, Öffnen, und was schiefging.

app-name = Principality
app-home = Erste Seite
app-back = Zurück
app-rules = Regeln
app-about = Über diese Seite
app-copy = Link kopieren
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
settings-totals = Laufend zählen
settings-totals-say = Zählt Klöster, die am Ende werten, schon jetzt mit. Der Endstand bleibt derselbe.
settings-on = Ein
settings-off = Aus

share-title = Teilen und speichern
share-game = Dieses Spiel, wie es steht
share-game-say = Der Link enthält das ganze Spiel. Wer ihn öffnet, kann es ansehen und weiterspielen.
share-setup = Derselbe Tisch, von Anfang an
share-setup-say = Dieselben Tableaus, Plättchen und Würfel für andere Leute.
share-save = In Datei speichern

open-say = Füge einen Link oder den Text eines gespeicherten Spiels ein. Es wird gezeigt, bevor etwas beginnt.
open-text = Link oder Text
open-file = Datei wählen
open-open = Öffnen
open-arrived = Dieses Spiel öffnen?
open-running = Das angefangene Spiel bleibt auf der ersten Seite, als das Spiel davor.
open-not-now = Jetzt nicht
open-replace = Ein Spiel ist noch im Gang
open-replace-say = Wenn du ein neues beginnst, bleibt dieses Spiel auf der ersten Seite, als das Spiel davor. Dort hat nur eines Platz: Speichere in eine Datei, was länger bleiben soll.
open-keep = Zurück
open-begin = Neues Spiel beginnen

notice-kept = Das Spiel, das hier lag, lässt sich nicht öffnen: { $why } Es bleibt, wie es ist, bis ein anderes Spiel beginnt.
notice-no-words = Die Texte der anderen Sprache sind nicht angekommen. Prüfe die Verbindung und versuche es noch einmal.
notice-other-tab = Dieses Spiel wurde gerade in einem anderen Tab fortgesetzt. Lade diese Seite neu, um dort weiterzuspielen; spielst du hier weiter, wird jenes ersetzt.
notice-copied = Der Link ist kopiert.
notice-not-copied = Dieser Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn von Hand.
notice-no-file = Die Datei ließ sich nicht lesen oder schreiben. Versuche es an einem anderen Ort, oder kopiere den Link.

store-unavailable = Dieser Browser merkt sich nichts für diese Seite, vielleicht weil das Fenster privat ist. Speichere das Spiel in eine Datei, bevor du gehst.
store-full = Dieser Browser hat keinen Platz mehr, um sich das Spiel zu merken. Speichere es in eine Datei, bevor du gehst.

seed-empty = Der Startwert braucht mindestens einen Buchstaben oder eine Ziffer.
seed-too-long = Der Startwert hat höchstens { $most } Zeichen.
seed-character = Der Startwert besteht aus den Buchstaben a bis z, Ziffern und Bindestrichen; „{ $character }“ gehört nicht dazu.

options-players = Es spielen zwei bis vier, nicht { $count }.
options-board = Diese Ausgabe hat kein Tableau { $board }. Wähle ein anderes Tableau oder die andere Ausgabe.
options-no-centre = Tableau { $board } hat in der Mitte kein Burgfeld. Wähle ein anderes Tableau, oder lass die Burgen wählen oder auslosen.
options-centre-of-drawn = Burgen in der Mitte brauchen Tableaus, die vorher feststehen. Wähle die Tableaus, oder lass die Burgen wählen oder auslosen.

link-foreign = Das ist kein Link dieser Seite. Kopiere den ganzen Link, bis zum letzten Zeichen.
link-other-game = Dieser Link gehört zu einem anderen Spiel.
link-only-setup = Dieser Link enthält einen Tisch zum Beginnen, aber kein Spiel.
link-only-game = Dieser Link enthält ein Spiel, nicht nur einen Tisch.
link-too-long = Dieser Text ist zu lang für einen Link.
link-newer = Das stammt von einer neueren Fassung der Seite. Lade die Seite neu und versuche es dann noch einmal.
link-older = Das stammt von einer älteren Fassung, deren Regeln diese nicht spielt.
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
