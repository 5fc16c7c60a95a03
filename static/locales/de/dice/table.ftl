### Der Tisch des Würfelspiels.

## Namen
colour-blue = Blau
colour-grey = Grau
colour-orange = Orange
colour-purple = Violett
colour-green = Grün
colour-yellow = Gelb
region-blue = Fluss
region-grey = Mine
region-orange = Stadt
region-purple = Kloster
region-green = Burg
region-yellow = Weide
bonus-monk = Mönch
bonus-silver = Silber
bonus-goods = Ware
bonus-worker = Arbeiter
bonus-monk-within = Mönch
bonus-silver-within = Silber
bonus-goods-within = Waren
bonus-worker-within = Arbeiter
bonus-monk-count = { $count ->
    [one] ein Mönch
   *[other] { $count } Mönche
  }
bonus-silver-count = { $count ->
    [one] ein Silber
   *[other] { $count } Silber
  }
bonus-goods-count = { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  }
bonus-worker-count = { $count ->
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
  }
bonus-monk-does = beliebige Farbe
bonus-silver-does = zweites Paar
bonus-goods-does = Punkte + Silber
bonus-worker-does = beliebige Zahl

## Wie weit es ist
when-castles = Startburgen
when-over = Spielende
when-round = Durchgang { $phase } · Runde { $round }
when-round-of = Durchgang { $phase } · Runde { $round } von { $of }
when-short = { $phase } · Runde { $round }
when-chooses = { $name } wählt
when-shown = alles liegt offen
boxes-left = { $count ->
    [0] letzte Runde
    [one] Kästchen frei
   *[other] Kästchen frei
  }
phase-ends = letzte Runde in Durchgang { $phase }
game-ends = letzte Runde des Spiels
rounds-left = { $count ->
    [0] letzte Runde
    [one] noch { $count } Runde in { $phase }
   *[other] noch { $count } Runden in { $phase }
  }

## Teile der Seite
tab-mine = Mein Blatt
tab-roll = Würfel
tab-others = Mitspieler
tab-goal = Ziel
tab-race = Wettlauf
sheet-of = Blatt von { $name }
sheet-letter = Blatt { $letter }
others-title = Die anderen
other-sheet = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $status }. Groß zeigen
worth-caption = Punkte nach Größe
worth-tags = jetzt › danach
worth-tag = Punkte fürs volle Gebiet
phase-sums = Summen der drei Durchgänge

## Der Wurf
roll-title = Der Wurf
hours-title = Zeit
hours-single = Eine Sanduhr
hours-double = Zwei Sanduhren
hours-single-say = Ein Kästchen dieses Durchgangs ist durchgestrichen.
hours-solo-say = Eine Sanduhr: In dieser Runde werden keine Waren verkauft.
hours-double-none = Zwei Sanduhren. Du könntest jetzt Waren verkaufen, je 2 Punkte und ein Silber, hast aber keine.
hours-double-sold = Zwei Sanduhren: { $goods ->
    [one] Deine Ware wird
   *[other] Deine { $goods } Waren werden
  } für { $points } Punkte und { $silver } Silber verkauft. Die Punkte kommen mit „Fertig“.
hours-double-say = Zwei Sanduhren: Du darfst Waren verkaufen, je 2 Punkte und ein Silber.
pair-name = { $colour } { $number }
pair-fields = { $count ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $count } Felder
  }
pair-only = mit
pair-with-worker = nur mit einem Arbeiter
pair-with-monk = nur mit einem Mönch
pair-with-either = nur mit einem Arbeiter oder einem Mönch
castles-title = Wo beginnt dein Fürstentum?
castles-say = Kreuze eine der vier Burgen an: 1 Punkt und der Bonus darin. Von dort geht es Feld für Feld weiter.
castles-different-say = Kreuze eine Burg an, die noch frei ist: 1 Punkt und der Bonus darin. Von dort geht es Feld für Feld weiter.
castles-same-say = Einigt euch auf eine der vier Burgen: Alle beginnen dort, mit 1 Punkt und dem Bonus darin. Von dort geht es Feld für Feld weiter.
castles-monk = Mönch: Einmal zählt ein Farbwürfel als beliebige Farbe.
castles-silver = Silber: Bezahlt in einer Runde ein zweites Würfelpaar.
castles-goods = Ware: Zeigt der Würfel zwei Sanduhren, verkaufst du sie für 2 Punkte und ein Silber.
castles-worker = Arbeiter: Einmal zählt ein Zahlenwürfel als beliebige Zahl.

## Der Wettlauf
race-title = Wettlauf: Sterne · fehlende Felder
race-caption = Wettlauf: Sterne · fehlende Felder
race-caption-solo = Volle Farben: Sterne · fehlende Felder
race-lacking = Sterne · fehlende Felder
race-ahead = vorn
race-lacks = { $name }: noch { $count }
race-lane = { $colour }: { $lacks }.

## Wie es steht
status-chosen = hat gewählt
status-chooses = wählt
status-waits = wartet
status-thinks = überlegt
status-over = fertig gespielt
status-ready = ist fertig

## Felder
field-empty = { $colour }, Reihe { $row }, Platz { $place }, leer
field-ink = { $colour } { $number }, Reihe { $row }, Platz { $place }
field-pencil = { $colour } { $number } mit Bleistift, Reihe { $row }, Platz { $place }
field-cross = Startburg, Reihe { $row }, Platz { $place }
field-castle = Burg ({ $colour }) mit { $bonus }, Reihe { $row }, Platz { $place }: hier beginnen
field-free = { $colour }, Reihe { $row }, Platz { $place }: nimmt { $numbers }
field-paid = { $colour }, Reihe { $row }, Platz { $place }: nimmt { $numbers }, kostet { $bonus }

## Was zu tun ist
ask-wait = Bitte warten
ask-look-say = Nur zum Ansehen. Dein eigenes Blatt bleibt, wie du es verlassen hast.
ask-over = Das Spiel ist zu Ende
ask-castle = Wähle eine Startburg
ask-castle-say = Tippe eine der leuchtenden Burgen an. Sie bringt den Bonus, der darin steht.
ask-castle-different-say = Tippe eine der leuchtenden Burgen an: Die sind noch frei. Sie bringt den Bonus, der darin steht.
ask-castle-unseen = Wähle deine Startburg. Niemand sieht, was die anderen wählen.
ask-castle-same = Wähle eine Startburg für alle
ask-castle-same-say = Tippe die an, auf die ihr euch geeinigt habt. Sie bringt den Bonus, der darin steht.
ask-castle-ready = Noch ist nichts mit Tinte geschrieben: Eine andere Burg antippen ändert die Wahl.
ask-turn = Tippe ein leuchtendes Feld an
ask-turn-say = Gepunktete Felder kosten den gezeigten Bonus.
ask-turn-free = Die Zahlen in leuchtenden Feldern kannst du eintragen.
ask-filter = Tippe eines dieser Felder an
ask-filter-say = Nur was du gesucht hast, leuchtet. Noch einmal tippen zeigt wieder alles.
ask-number = Welche Zahl, Reihe { $row }, Platz { $place }?
ask-number-say = Diese zeigen die Würfel. Andere kosten den Bonus daneben.
ask-pass-only = Nichts passt
ask-pass-only-say = Kein Feld nimmt diese Würfel. Passe und nimm dafür einen Arbeiter.
ask-goods = Waren verkaufen?
ask-goods-say = Zwei Sanduhren: Jede Ware bringt 2 Punkte und ein Silber.
ask-second = Ein zweites Paar?
ask-second-say = Ein Silber bezahlt noch ein Feld; die passenden zeigen eine Münze. Oder tippe auf Fertig.
ask-ready = Fertig?
ask-ready-say = Es steht mit Bleistift da: Ein anderes Feld antippen ändert es. „Fertig“ macht Tinte daraus.
ask-passes-say = Du passt und nimmst einen Arbeiter. Ein Feld antippen ändert es.
ask-refused = Dieses Feld nicht
button-number = { $number }
button-other-field = Anderes Feld
button-sell = Verkaufen
button-sell-sub = Punkte und Silber
button-keep = Behalten
button-goods-ask = Bei Waren fragen
button-goods-sell = Immer verkaufen
button-cover = Auswahl verdecken
button-uncover = Auswahl zeigen
button-rub-out = Radieren
button-pass = Passen
button-pass-sub = Arbeiter nehmen
button-ready = Fertig
button-ready-castle = erst Burg wählen
button-ready-first = erst ein Feld füllen
button-ready-goods = erst verkaufen oder behalten
button-ready-ink = Bleistift wird Tinte
button-ready-next = dann { $name }
button-change = Ändern
button-back = Zurück zu meinem Blatt
button-together = Alle zugleich
button-in-turn = Nacheinander
button-next-round = Runde { $round }
together-title = Alle wählen
together-waits = Noch nicht fertig: { $names }.

## Alles aufgedeckt
reveal-title = Runde { $round }: Aus Bleistift wird Tinte
reveal-sold = { $count ->
    [one] Ware verkauft
   *[other] { $count } Waren verkauft
  }
reveal-mark = { $colour } { $number }
reveal-passed = passt
reveal-completed = alle Felder: { $colour }
reveal-completed-late = alle Felder: { $colour }, zu spät für Punkte
reveal-nothing = In dieser Runde gab es keine Punkte.
reveal-most = Die meisten Punkte dieser Runde: { $name } mit { $points }.
reveal-phase = Durchgang { $phase } beginnt: Gebiete bringen ab jetzt weniger.

## Allein
goal-title = Allein
goal-rounds = acht Runden je Durchgang
goal-say = Volle Farben bringen in I und II den großen Stern, in III den kleinen. Die Sanduhr sagt nur, ob du Waren verkaufen darfst.
goal-said = { $points } Punkte bisher; mehr als 50 sind gut, mehr als 60 sehr gut, mehr als 70 herausragend
grade-good = gut
grade-very-good = sehr gut
grade-top = herausragend
worth-title = Ein volles Gebiet bringt
worth-say = Nach Größe und Durchgang; Weiden zählen doppelt.

## Möglichkeiten als Liste
choice-start = Bei der Burg mit { $bonus } beginnen, Reihe { $row }, Platz { $place }
choice-sell = Alle Waren verkaufen
choice-keep = Waren behalten
choice-pass = Passen und einen Arbeiter nehmen
choice-done = Kein zweites Paar
choice-pair-plain = { $colour } { $number }
choice-mark = { $pair }, Reihe { $row }, Platz { $place }
choice-pair-monk = { $colour } { $number } mit einem Mönch
choice-pair-worker = { $colour } { $number } mit einem Arbeiter
choice-pair-silver = für 1 Silber: { $colour } { $number }

## Warum nicht
no-not-now = Das kann jetzt nicht gewählt werden.
no-such-thing = Ein solches Feld oder eine solche Zahl gibt es nicht.
no-castle = Das ist keine Burg.
no-castle-taken = Bei dieser Burg hat schon jemand begonnen; nimm eine andere.
no-colour-die = Kein Farbwürfel zeigt { $colour }.
no-number-die = Kein Zahlenwürfel zeigt die { $number }.
no-monk = Du hast keinen Mönch mehr.
no-worker = Du hast keinen Arbeiter mehr.
no-monk-needed = Ein Farbwürfel zeigt { $colour }: Dafür braucht es keinen Mönch.
no-worker-needed = Ein Zahlenwürfel zeigt die { $number }: Dafür braucht es keinen Arbeiter.
no-same-dice = Das zweite Paar braucht einen Würfel, den das erste nicht benutzt hat.
no-other-colour = Die Farbe dieses Feldes ist { $colour }.
no-marked = Dieses Feld ist schon gefüllt.
no-apart = Ein Feld muss an ein gefülltes grenzen.
no-number-blue = Flüsse nehmen nur 5 und 6.
no-number-grey = Minen nehmen nur 3 und 4.
no-number-purple = Klöster nehmen nur 1 und 2.
no-number-orange = Die Zahlen einer Stadt sind alle verschieden.
no-number-yellow = Die Zahlen einer Weide sind alle gleich.
no-number-green = Eine Burg nimmt eine Zahl aus einem benachbarten Feld.
no-in-city = In dieser Stadt steht schon eine { $number }.
no-in-pasture = Auf dieser Weide steht eine andere Zahl als { $number }.
no-beside-castle = Neben dieser Burg steht keine { $number }.
no-neither = Kein Würfel zeigt { $colour }, und keine Zahl der Würfel passt hierher.
no-colour-die-nor-monk = Kein Würfel zeigt { $colour }, und du hast keinen Mönch, um einen zu ändern.
no-number-of = Dieses Feld nimmt nur { $numbers }; die Würfel zeigen anderes, und du hast keinen Arbeiter, um einen zu ändern.
no-number-at-all = Hier passt noch keine Zahl.

## Was etwas ist
help-blue = Flüsse nehmen eine 5 oder 6. Ein voller Fluss bringt eine Ware.
help-grey = Minen nehmen eine 3 oder 4. Eine volle Mine bringt ein Silber.
help-orange = In einer Stadt darf jede Zahl nur einmal stehen. Eine volle Stadt bringt einen Arbeiter.
help-purple = Klöster nehmen eine 1 oder 2. Ein volles Kloster bringt einen Mönch.
help-green = Eine Burg nimmt eine Zahl aus einem benachbarten Feld. Sie bringt den Bonus ihres Quadrats.
help-yellow = Auf einer Weide sind alle Zahlen gleich. Eine volle Weide zählt doppelt und bringt keinen Bonus.
help-castle-square = Bonus dieser Burg: { $bonus }.
help-region-size = Dieses Gebiet hat { $size ->
    [one] ein Feld
   *[other] { $size } Felder
  }. Die Zahlen zwischen seinen Feldern sind die Punkte, die es voll bringt: in diesem Durchgang und im nächsten.
help-monk = Einmal zählt ein Farbwürfel als beliebige andere Farbe. Nur ein Bonus pro Runde, also kein Silber dazu.
help-silver = Nach einem Eintrag ohne Bonus bezahlt ein Silber ein zweites Paar aus denselben Würfeln; mindestens ein Würfel muss ein anderer sein.
help-goods = Zeigt der Würfel zwei Sanduhren, darfst du die Waren verkaufen, die du in früheren Runden eingekreist hast: je 2 Punkte und ein Silber.
help-worker = Einmal zählt ein Zahlenwürfel als beliebige andere Zahl. Auch Passen bringt einen Arbeiter.
help-race = Wer zuerst alle Felder einer Farbe gefüllt hat, bekommt den großen Stern, der Zweite den kleinen. Wer es in derselben Runde schafft, bekommt jeweils den vollen Wert.
help-race-solo = Alle Felder einer Farbe bringen in Durchgang I und II den großen Stern, in III den kleinen.
help-worth = Je mehr Felder ein Gebiet hat und je früher es voll ist, desto mehr bringt es: eine Zeile für jede Größe, eine Spalte für jeden Durchgang. Weiden zählen doppelt.
help-sheet = { $name } hat bisher { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
help-sheet-fields = { $sheet }. Jede Runde füllen alle ein Feld in Farbe und Zahl zweier Würfel, neben einem gefüllten. Die dicken Linien zeigen die Gebiete.
help-points-title = Punkte
help-points = Auf der Fahne und dem Stern stehen alle deine Punkte, neben dem Stern, was jeder der drei Durchgänge gebracht hat. Bleistift zählt, sobald er Tinte ist.
help-hours = Jede Runde streicht ein oder zwei Kästchen ab. Sind die zehn eines Durchgangs voll, beginnt der nächste, und Gebiete bringen weniger.
help-hours-solo = Jeder Durchgang hat genau acht Runden. Die Sanduhr sagt nur, ob du Waren verkaufen darfst.

## So geht es
guide-roll = Alle benutzen dieselben Würfel: Eine Zahl und eine Farbe sind ein Paar. Fülle ein Feld dieser Farbe neben denen, die du hast.
guide-mark = Die leuchtenden Felder zeigen, welche Zahlen sie nehmen. Nichts passt oder gefällt dir? Passe und nimm einen Arbeiter, der später eine Zahl ändert.
guide-regions = Ein volles Gebiet bringt sofort Punkte: je größer und je früher, desto mehr.
guide-colours = Wer zuerst eine ganze Farbe füllt, bekommt einen Stern. Nach drei Durchgängen mit zehn Kästchen gewinnt, wer die meisten Punkte hat.

## Expertenansicht und Lupe
figures-numbers = Felder je Zahl
figures-numbers-say = Auf so viele Felder deines Blatts passt jede Zahl jetzt, wenn auch die Farbe fällt.
figures-empty = Leere Felder: { $name }
figures-empty-say = Felder, die { $name } noch nicht eingetragen hat, nach Farben.
figures-apart = Daneben ist noch kein Feld gefüllt.
