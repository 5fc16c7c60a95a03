### Das Protokoll des Straßenspiels.

road-log-first = { $name } bekam die markierte Siedlung und beginnt
road-log-turn = { $name } ist dran
road-log-five-equal = Fünf gleiche lagen offen: Die Baukarten wurden neu gemischt
road-log-drew = { $name } zog { $cards }
road-log-drew-count = { $name } zog { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
road-log-no-card = Der Vorrat ist leer: { $name } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } weniger
road-log-built = { $name } kaufte { $card } für { $price }
road-log-built-with = { $name } kaufte { $card } für { $price }, eine Karte ersetzt
road-log-special = { $name } holte { $card }
road-log-special-from = { $name } nahm { $other } { $card } ab
road-log-event = { $name } zog ein Ereignis: { $event }
road-log-robbed = { $name } hat { $hand } Karten, { $safe } sind sicher: { $count } müssen weg
road-log-discarded = { $name } gab { $cards } ab
road-log-gift = { $name } schenkte { $other } eine Karte: { $card }
road-log-gift-hidden = { $name } schenkte { $other } eine Karte
road-log-offer = { $name } bot { $other } { $give } gegen { $get }
road-log-asks-any = { $name } bat { $other } um ein Angebot
road-log-asks-for = { $name } fragte { $other }, was { $get } kostet
road-log-asks-what = { $name } fragte { $other }, was es für { $give } gibt
road-log-counter = { $name } würde { $other } { $give } gegen { $get } geben
road-log-declined = { $name } lehnte ab
road-log-traded = { $name } handelte mit { $other }: { $gave } gegen { $got }
road-log-seven = Sieben Punkte: Das Spiel ist zu Ende
road-log-stalled = Zwei Runden lang wurde keine Karte gezogen oder gekauft: Das Spiel ist zu Ende
