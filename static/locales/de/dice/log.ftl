### Das Protokoll des Würfelspiels.

log-rolled = Runde { $round }: { $one } und { $two }, { $a } und { $b }.
log-rolled-double = Runde { $round }: { $one } und { $two }, { $a } und { $b }, zwei Sanduhren.
log-castle = { $name } beginnt bei einer Burg.
log-sold = { $name } verkauft { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  } und nimmt ebenso viel Silber.
log-marked = { $name } füllt { $colour } { $number }.
log-marked-silver = { $name } zahlt ein Silber und füllt { $colour } { $number }.
log-marked-monk = { $name } setzt einen Mönch ein und füllt { $colour } { $number }.
log-marked-worker = { $name } setzt einen Arbeiter ein und füllt { $colour } { $number }.
log-passed = { $name } passt.
log-finished-blue = { $name } füllt einen Fluss aus { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
  }.
log-finished-grey = { $name } füllt eine Mine aus { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
  }.
log-finished-orange = { $name } füllt eine Stadt aus { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
  }.
log-finished-purple = { $name } füllt ein Kloster aus { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
  }.
log-finished-green = { $name } füllt eine Burg.
log-finished-yellow = { $name } füllt eine Weide aus { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
  }.
log-completed-larger = { $name } füllt alle Felder der Farbe { $colour } und nimmt den großen Stern.
log-completed-smaller = { $name } füllt alle Felder der Farbe { $colour } und nimmt den kleinen Stern.
log-completed-late = { $name } füllt alle Felder der Farbe { $colour }, zu spät für einen Stern.
log-and-bonus = { $text }; dazu { $bonus }.
log-and-lost = { $text }; kein Kreis ist mehr frei: { $bonus }.
log-phase = Durchgang { $phase } endet.
log-over = Die Partie ist zu Ende.
