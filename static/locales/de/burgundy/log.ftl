record-board = { $name } spielt auf Tableau { $board }.
record-castle = { $name } legt die Startburg.
record-castle-hidden = { $name } wählt verdeckt eine Startburg.
record-start = { $name } beginnt mit: { $gain }.
record-phase = Durchgang { $phase } beginnt: { $points } Punkte für jedes Gebiet, das darin abgeschlossen wird.
record-round = Runde { $phase }{ $round } beginnt.
record-round-good = Runde { $phase }{ $round }. Der weiße Würfel zeigt { $depot }: { $goods } für Depot { $depot }.
record-end = Das Spiel ist zu Ende. Was übrig ist, wird gezählt.

record-turned = { $workers ->
    [0] nutzt die { $die } als { $at } und
    [one] setzt einen Arbeiter ein ({ $die }→{ $at }) und
   *[other] setzt { $workers } Arbeiter ein ({ $die }→{ $at }) und
  }
record-with-die = mit der { $die }
record-with-castle = mit der Aktion der Burg
record-take = { $name } { $lead }nimmt { $tile }{ $with } aus Depot { $depot }.
record-buy = { $name } kauft { $tile } { $depot ->
    [7] aus dem schwarzen Depot
   *[other] aus Depot { $depot }
  } für 2 Silber.
record-buy-workers = { $name } kauft { $tile } { $depot ->
    [7] aus dem schwarzen Depot
   *[other] aus Depot { $depot }
  } für 2 Arbeiter.
record-bought = { $name } kauft { $tile } aus dem schwarzen Depot.
record-reach = { $name } { $lead }wählt ein Plättchen{ $with }.
record-reach-bought = { $name } zahlt 2 Silber für ein Plättchen.
record-reach-bought-workers = { $name } zahlt 2 Arbeiter für ein Plättchen.
record-swap = { $name } nimmt { $tile } aus { $depot ->
    [7] dem schwarzen Depot
   *[other] Depot { $depot }
  } und legt dafür { $old } ab.
record-discard = { $name } legt { $tile } ab, um Platz zu schaffen.
record-place = { $gain ->
    [none] { $name } { $lead }legt { $tile }{ $with }.
   *[other] { $name } { $lead }legt { $tile }{ $with }: { $gain }.
  }
record-build = { $gain ->
    [none] { $name } legt { $tile } mit dem Rathaus.
   *[other] { $name } legt { $tile } mit dem Rathaus: { $gain }.
  }
record-sell = { $workers ->
    [0] { $name } { $lead }verkauft { $goods }{ $with }: { $silver } Silber.
    [one] { $name } { $lead }verkauft { $goods }{ $with }: { $silver } Silber und 1 Arbeiter.
   *[other] { $name } { $lead }verkauft { $goods }{ $with }: { $silver } Silber und { $workers } Arbeiter.
  }
record-hire = { $name } { $lead }nimmt { $gain }{ $with }.
record-gain = { $name } bekommt { $gain }.
record-gain-workers = { $count } Arbeiter
record-gain-silver = { $count } Silber
record-mines = Die Minen von { $name } bringen { $gain }.
record-load = { $space ->
    [0] { $name } holt { $goods } aus Depot { $depot }.
   *[other] { $name } holt { $goods } aus Depot { $depot } und rückt auf Feld { $space } der Brücke vor.
  }
record-step = { $name } rückt auf Feld { $space } der Brücke vor.
record-left-behind = Kein Platz bei { $name } für { $goods } aus Depot { $depot }.
record-region = { $name } schließt ein { $size }er-Gebiet ab ({ $points } + { $extra } in Durchgang { $phase }).
record-region-first = { $name } schließt ein { $size }er-Gebiet ab ({ $points } + { $extra } in Durchgang { $phase }) und hat zuerst alle { $all } ({ $bonus }).
record-region-second = { $name } schließt ein { $size }er-Gebiet ab ({ $points } + { $extra } in Durchgang { $phase }) und hat als Zweiter alle { $all } ({ $bonus }).
record-all-castle = Burgen
record-all-mine = Minen
record-all-ship = Schiffe
record-all-building = Gebäude
record-all-animal = Tiere
record-all-monastery = Klöster
record-monastery = { $name }: Kloster { $number }.
record-left-over = { $name }: übrige Waren, Silber und Arbeiter.
record-scored = { $name } punktet.

record-lost-castle = Die Burg von { $name } bleibt ohne Wirkung.
record-lost-ship = Das Schiff von { $name } findet keine passenden Waren.
record-lost-second-depot = Das Schiff von { $name } findet in keinem zweiten Depot passende Waren.
record-lost-warehouse = Das Warenhaus von { $name } hat nichts zu verkaufen.
record-lost-carpenter = Die Schreinerei von { $name } findet kein Gebäude.
record-lost-church = Die Kirche von { $name } findet kein Plättchen.
record-lost-market = Der Markt von { $name } findet kein Plättchen.
record-lost-town-hall = Das Rathaus von { $name } hat nichts zu legen.
record-lost-watchtower = Der Wachturm von { $name } bleibt ohne Wirkung.
record-lost-boarding-house = Das Wohnhaus von { $name } bleibt ohne Wirkung.
record-lost-bank = Die Bank von { $name } bleibt ohne Wirkung.
record-passed-castle = { $name } verzichtet auf die Burg.
record-passed-ship = { $name } verzichtet auf Waren.
record-passed-second-depot = { $name } verzichtet auf ein zweites Depot.
record-passed-warehouse = { $name } verzichtet auf das Warenhaus.
record-passed-carpenter = { $name } verzichtet auf die Schreinerei.
record-passed-church = { $name } verzichtet auf die Kirche.
record-passed-market = { $name } verzichtet auf den Markt.
record-passed-town-hall = { $name } verzichtet auf das Rathaus.
record-passed-watchtower = { $name } verzichtet auf den Wachturm.
record-passed-boarding-house = { $name } verzichtet auf das Wohnhaus.
record-passed-bank = { $name } verzichtet auf die Bank.

## Module
record-settle = { $gain ->
    [none] { $name } legt { $tile } direkt vom Spielplan.
   *[other] { $name } legt { $tile } direkt vom Spielplan: { $gain }.
  }
record-with-white = { $workers ->
    [0] mit der { $at } der weißen Burg
    [one] mit der weißen Burg (als { $at }, für einen Arbeiter)
   *[other] mit der weißen Burg (als { $at }, für { $workers } Arbeiter)
  }
record-inn = Beim schwarzen Depot öffnet ein Gasthof.
record-routes = { $name } hat eine Handelsstraße aus { $count } Karten.
record-laid = { $gives ->
    [none] { $name } legt { $goods } auf Feld { $space } der Handelsstraße.
   *[other] { $name } legt { $goods } auf Feld { $space } der Handelsstraße; das bringt { $gives }.
  }
record-bonus-any-action = eine beliebige Aktion
record-bonus-warehouse = einen Verkauf
record-bonus-watchtower = 4 Punkte
record-bonus-carpenter = ein Gebäude
record-bonus-church = eine Mine, ein Kloster oder eine Burg
record-bonus-market = ein Schiff oder Tiere
record-bonus-boarding-house = 4 Arbeiter
record-bonus-bank = 2 Silber
record-bonus-town-hall = ein Plättchen zum Legen
record-crane = Der Kran von { $name } wirkt als: { $building }.
record-posts = { $count ->
    [one] { $name } verbindet zwei Grenzposten.
   *[other] { $name } verbindet den dritten Grenzposten mit beiden anderen.
  }
record-geese = Die Gänse von { $name } punkten mit: { $animals }.
record-recruit = { $name } kauft Arbeiter für { $silver } Silber.
record-tribute = { $workers ->
    [0] { $name } zahlt { $silver } Silber Tribut.
   *[other] { $name } zahlt { $silver } Silber und { $workers } Arbeiter Tribut.
  }
record-shield = { $workers ->
    [0] { $name } nimmt Schild { $number } aus Depot { $depot }.
    [one] { $name } nimmt Schild { $number } aus Depot { $depot } für einen Arbeiter.
   *[other] { $name } nimmt Schild { $number } aus Depot { $depot } für { $workers } Arbeiter.
  }
record-shield-lost = { $name } gibt Schild { $number } ab.
record-die-turned = { $name } dreht die { $die } auf die { $to }.
record-shared = { $name } nutzt von nun an die Klöster von { $other }.
record-scored-shield = { $name }: Schild { $number }.
record-scored-all-posts = { $number ->
    [0] { $name } verbindet als Zweiter alle Grenzposten.
   *[other] { $name } verbindet zuerst alle Grenzposten.
  }
record-scored-route = { $name }: Handelsstraße.
record-lost-white-castle = Die weiße Burg von { $name } bleibt ohne Wirkung.
record-lost-crane = Der Kran von { $name } bleibt ohne Wirkung.
record-lost-geese = Die Gänse von { $name } finden keine anderen Tiere.
record-lost-any-action = Die Handelsstraße von { $name } bleibt ohne Wirkung.
record-lost-gather = { $name } findet keine Waren zum Einsammeln.
record-lost-settle = { $name } findet kein Plättchen zum Legen.
record-lost-naming = { $name } nennt niemanden.
record-passed-white-castle = { $name } verzichtet auf die weiße Burg.
record-passed-crane = { $name } verzichtet auf den Kran.
record-passed-geese = { $name } verzichtet auf andere Tiere.
record-passed-any-action = { $name } verzichtet auf die Aktion.
record-passed-gather = { $name } verzichtet auf Waren aus allen Depots.
record-passed-settle = { $name } legt kein Plättchen vom Spielplan.
record-passed-naming = { $name } verzichtet auf fremde Klöster.
record-lost-swap = { $name } tauscht keine Waren.
record-passed-swap = { $name } tauscht keine Waren.

## Solospiel
record-point = { $name } kauft einen Punkt für { $silver } Silber.
record-marker = Der Zählstein erreicht den Marker: Er geht zurück, der Marker rückt auf { $marker }, und { $name } hat noch eine Aktion.
record-goods-cleared = Die Waren der anderen Depots gehen aus dem Spiel: { $goods }.
record-given = { $name } gibt { $goods } ab.
record-blackened = { $name } legt das Plättchen mit der schwarzen Seite nach oben.
record-colour = { $name } hat alle { $all } und darf ein Plättchen des schwarzen Depots legen.
