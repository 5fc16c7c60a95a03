### Das Protokoll des Würfelspiels.

log-rolled = Runde { $round }: { $one } und { $two }, { $a } und { $b }.
log-rolled-double = Runde { $round }: { $one } und { $two }, { $a } und { $b }, zwei Sanduhren.
log-castle = { $name } beginnt bei einer Burg.
log-sold = { $name } verkauft { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  } und nimmt ebenso viel Silber.
log-marked = { $name } füllt { $colour } { $number }, Reihe { $row }, Platz { $place }.
log-marked-silver = { $name } zahlt ein Silber und füllt { $colour } { $number }, Reihe { $row }, Platz { $place }.
log-marked-monk = { $name } setzt einen Mönch ein und füllt { $colour } { $number }, Reihe { $row }, Platz { $place }.
log-marked-worker = { $name } setzt einen Arbeiter ein und füllt { $colour } { $number }, Reihe { $row }, Platz { $place }.
log-passed = { $name } passt.
log-finished-blue = { $name } beendet einen Fluss mit { $size }.
log-finished-grey = { $name } beendet eine Mine mit { $size }.
log-finished-orange = { $name } beendet eine Stadt mit { $size }.
log-finished-purple = { $name } beendet ein Kloster mit { $size }.
log-finished-green = { $name } beendet eine Burg.
log-finished-yellow = { $name } beendet eine Weide mit { $size }.
log-completed-larger = { $name } hat alle Felder der Farbe { $colour } und nimmt den großen Stern.
log-completed-smaller = { $name } hat alle Felder der Farbe { $colour } und nimmt den kleinen Stern.
log-completed-late = { $name } hat alle Felder der Farbe { $colour }, zu spät für einen Stern.
log-and-bonus = { $text }; dazu { $bonus }.
log-and-lost = { $text }; kein Kreis ist mehr frei: { $bonus }.
log-phase = Durchgang { $phase } endet.
log-over = Die Partie ist zu Ende.
