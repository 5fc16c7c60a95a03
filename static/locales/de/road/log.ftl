### Das Protokoll des Straßenspiels.

road-log-first = { $name } bekommt die markierte Siedlung und beginnt
road-log-turn = { $name } ist dran
road-log-five-equal = Fünf gleiche liegen offen: Die Baukarten werden neu gemischt
road-log-drew = { $name } zieht { $cards }
road-log-drew-count = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
road-log-no-card = Der Vorrat ist leer: { $name } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } weniger
road-log-built = { $name } kauft { $card } für { $price }
road-log-built-with = { $name } kauft { $card } für { $price }, eine Karte ersetzt
road-log-special = { $name } holt sich { $card }
road-log-special-from = { $name } nimmt { $other } { $card } ab
road-log-event = { $name } zieht ein Ereignis: { $event }
road-log-robbed = { $name } hat { $hand } Karten, { $safe } sind sicher: { $count } müssen weg
road-log-discarded = { $name } gibt { $cards } ab
road-log-gift = { $name } schenkt { $other } eine Karte: { $card }
road-log-gift-hidden = { $name } schenkt { $other } eine Karte
road-log-offer = { $name } bietet { $other } { $give } gegen { $get }
road-log-asks-any = { $name } bittet { $other } um ein Angebot
road-log-asks-for = { $name } fragt { $other }, was { $get } kostet
road-log-asks-what = { $name } fragt { $other }, was es für { $give } gibt
road-log-counter = { $name } würde { $other } { $give } gegen { $get } geben
road-log-declined = { $name } lehnt ab
road-log-traded = { $name } handelt mit { $other }: { $gave } gegen { $got }
road-log-seven = Sieben Punkte: Das Spiel ist zu Ende
road-log-stalled = Zwei Runden lang wurde keine Karte gezogen oder gekauft: Das Spiel ist zu Ende
