### Der Tisch des Straßenspiels.

road-goal = bis { $points } Punkte
road-turn = Zug { $turn }
road-kind-b = Lehm
road-kind-t = Holz
road-kind-w = Wolle
road-kind-g = Getreide
road-kind-o = Erz
road-some-b = { $count ->
    [one] 1 Lehm
   *[other] { $count } Lehm
  }
road-some-t = { $count ->
    [one] 1 Holz
   *[other] { $count } Holz
  }
road-some-w = { $count ->
    [one] 1 Wolle
   *[other] { $count } Wolle
  }
road-some-g = { $count ->
    [one] 1 Getreide
   *[other] { $count } Getreide
  }
road-some-o = { $count ->
    [one] 1 Erz
   *[other] { $count } Erz
  }
road-nothing = nichts
road-card-road = Straße
road-card-settlement = Siedlung
road-card-city = Stadt
road-card-knight = Ritter
road-card-metropolis = Metropole
road-a-road = eine Straße
road-a-settlement = eine Siedlung
road-a-city = eine Stadt
road-a-knight = einen Ritter
road-a-metropolis = eine Metropole
road-metropolis-roads = Metropole der Straßen
road-metropolis-roads-a = die Metropole der Straßen
road-advantage-roads = Straßen
road-metropolis-route = Metropole der Handelsroute
road-metropolis-route-a = die Metropole der Handelsroute
road-advantage-route = Handelsroute
road-metropolis-knights = Metropole der Ritter
road-metropolis-knights-a = die Metropole der Ritter
road-advantage-knights = Ritter
road-metropolis-army = Metropole der Rittermacht
road-metropolis-army-a = die Metropole der Rittermacht
road-advantage-army = Rittermacht
road-special-route = die Längste Handelsroute
road-special-army = die Größte Rittermacht
road-race-route = Handels­route
road-race-army = Rittermacht
road-race-from = ab { $count }
road-an-event = Ereignis

road-event-robber = Räuber
road-event-robber-title = Wer zu viele Karten hat, gibt die Hälfte ab
road-event-robber-say = { $safe } Karten sind sicher, je Ritter eine mehr. Wer mehr hat, gibt die halbe Hand ab, abgerundet.
road-event-donation = Spende
road-event-donation-title = Wer führt, gibt eine Karte her
road-event-donation-say = Wer führt (auch bei Gleichstand), gibt eine Karte eigener Wahl an einen Spieler mit weniger Punkten.
road-event-harvest = Erntefest
road-event-harvest-title = Siedlungen bringen je eine Karte
road-event-harvest-say = Alle ziehen eine Karte für jede eigene sichtbare Siedlung.
road-event-subsidy = Förderung
road-event-subsidy-title = Hilfe für alle ohne Sonderkarte
road-event-subsidy-say = Zwei Karten für alle, die weder die Längste Handelsroute noch die Größte Rittermacht haben.
road-event-newyear = Neujahr
road-event-newyear-title = Eine Karte für alle
road-event-newyear-say = Alle ziehen eine Karte; dann werden alle sieben Ereignisse gemischt.
road-event-after = Ereignis nach der Siedlung von { $name }
road-event-open = Ein Ereignis
road-event-open-say = Sieh nach, wer was bekommt oder verliert, dann geht es weiter.
road-read = Weiter
road-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
road-cards-then = { $count ->
    [one] hatte 1 Karte
   *[other] hatte { $count } Karten
  }
road-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
road-points-cards = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
road-must = gibt { $count } ab
road-must-gift = verschenkt { $count }
road-draws = zieht { $count }
road-gave = an { $name }
road-got = von { $name }

road-table = Der Tisch
road-others = Die anderen
road-tab-table = Tisch
road-tab-mine = Ich
road-tab-others = Mitspieler
road-seat-say = { $name }: { $points } von { $goal } Punkten, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, { $roads ->
    [one] 1 Straße
   *[other] { $roads } Straßen
  }, { $knights } Ritter
road-rate = { $roads ->
    [one] 1 Straße:
   *[other] { $roads } Straßen:
  }
road-your-hand = Deine Hand
road-hand-of = Hand von { $name }
road-cards-covered = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
road-cards-unit = { $count ->
    [one] Karte
   *[other] Karten
  }
road-each-turn = je Zug
road-prices = Was alles kostet
road-since = Zuletzt gezogen: { $cards }.
road-safe = bis { $count } vor dem Räuber sicher
road-in-danger = Räuber nimmt { $count }
road-cover = Verdecken
road-covered = Tippe auf „Ich bin { $name }“, dann siehst du deine Karten.
road-deck = Baukarten
road-supply = Vorrat
road-discard = Ablage
road-discard-say = Abgelegt: { $cards }
road-events = Ereignisse
road-last-event = Ereignis
road-can = bezahlbar
road-card-can = { $card }: bezahlbar
road-lacks = fehlt
road-lacks-cards = es fehlen: { $cards }
road-lacks-settlement = Eine Stadt kommt auf eine sichtbare Siedlung. Du hast keine.
road-lacks-city = Eine Metropole kommt auf eine sichtbare Stadt. Du hast keine.
road-no-settlement = Siedlung fehlt
road-no-city = Stadt fehlt
road-with-this = damit
road-by-swapping = durch Tausch
road-for-missing = { $cards } statt { $missing }

road-choose-card = Kaufen, handeln oder Zug beenden
road-choose-card-say = Karten mit goldenem Ring kannst du bezahlen, gepunktete, wenn du Karten ersetzt.
road-choose-paid-say = Karten mit goldenem Ring kannst du bezahlen.
road-choose-replaced-say = Gepunktete Karten kannst du bezahlen, wenn du Karten ersetzt.
road-nothing-to-buy = Mit dieser Hand ist nichts zu kaufen
road-nothing-to-buy-say = Handle, oder beende den Zug: Jeder Zug bringt neue Karten.
road-only-end-say = Beende den Zug: Jeder Zug bringt neue Karten.
road-end-turn = Zug beenden
road-trade = Handeln
road-trade-say = einmal im Zug
road-trade-again = einmal im Zug · noch einmal fragen
road-buy = { $card } für { $price }
road-build = Bauen
road-drop = Doch nicht
road-instead = Lieber { $cards }
road-left = Du behältst { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
  }.
road-no-risk = Ein Ereignis folgt. Mit dann { $count ->
    [one] einer Karte
   *[other] { $count } Karten
  } schadet dir kein Räuber.
road-seventh = Das ist dein siebter Punkt. Du gewinnst!
road-risk = Ein Ereignis folgt. Du hast { $count } Karten; nur { $safe } sind vor dem Räuber sicher.
road-tray = Der Handel
road-you-give = Du gibst
road-you-get = Du bekommst
road-gives = { $name } gibt
road-gets = { $name } bekommt
road-give-one = noch eine Karte geben: { $card }
road-get-one = noch eine Karte verlangen: { $card }
road-take-back = zurücknehmen: { $card }
road-whom = Wen fragst du?
road-with = Mit
road-from = Von
road-ask = { $name } fragen
road-ask-all = Alle fragen
road-ask-all-say = der Reihe nach
road-make-offer = Was gibst du, und was willst du?
road-offer = Dein Angebot: { $give } gegen { $get }
road-offer-what-for = Du fragst: Was gibt es für { $give }?
road-offer-for-what = Du fragst: Was kostet { $get }?
road-tray-say = Tippe an, was du gibst, was du willst und wen du fragst. Wer annimmt, zieht eine Karte. Jeden kannst du { $count } Mal fragen.
road-begun-say = Nimm leuchtende Rohstoffe dazu oder sende das Angebot.
road-send = Senden
road-counter-say = { $name } bot { $give } gegen { $get }. Ändere es, wie du magst; wird es angenommen, ziehst du eine Karte.
road-and-a-card = { $cards } und eine Karte vom Vorrat
road-answer = Annehmen?
road-answer-say = Nimmst du an, ziehst du eine Karte vom Vorrat.
road-answer-cannot = Du hast nicht, was verlangt wird.
road-answer-question = Mach ein Gegenangebot oder lehne ab.
road-answer-offered = { $name } bietet { $give }. Was gibst du dafür?
road-answer-wanted = { $name } möchte { $get }. Was willst du dafür?
road-anything = ?
road-accept = Annehmen
road-accept-say = und Karte ziehen
road-decline = Ablehnen
road-decline-turn = In diesem Zug nicht mehr
road-counter = Gegenangebot
road-aloud-agreed = Hat Ja gesagt
road-aloud-declined = Hat Nein gesagt
road-aloud-keeps = { $name } behält das Gerät
road-aloud-cannot = { $name } hat nicht, was verlangt wird.
road-cover-deal = { $get } für { $give }.
road-reply = { $name } hat ein Gegenangebot
road-reply-say = Nimmst du an, zieht { $name } eine Karte.
road-discard-title = Der Räuber: Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } ab
road-discard-more = Tippe Karten deiner Hand an: noch { $count }.
road-give-up = Abgeben
road-gift-title = Spende: Gib eine Karte her
road-gift-say = Tippe eine Karte deiner Hand an, dann, wer sie bekommt.
road-gift-to = Wer bekommt sie?
road-over = Das Spiel ist zu Ende
road-over-say = Sieh dir den Rückblick oder die Wertung an.

road-asks-answer = { $name } bietet dir einen Handel an.
road-asks-counter = Dein Gegenangebot an { $name } ist noch nicht fertig.
road-asks-reply = { $name } macht ein Gegenangebot.
road-asks-discard = Der Räuber nimmt dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
road-asks-gift = Du führst: Du musst eine Karte spenden.

road-list-buy = Kaufen
road-list-trade = Handeln
road-list-give = Du gibst
road-list-get = Du bekommst
road-do-build = Kaufe { $card }
road-do-build-with = Kaufe { $card }: { $way }
road-do-trade = Mach { $name } ein Angebot
road-do-offer = Biete { $name } { $give } gegen { $get }
road-do-ask-for = Frag { $name }, was { $get } kostet
road-do-ask-what-for = Frag { $name }, was es für { $give } gibt
road-do-give = Gib { $card }
road-do-get = Verlange { $card }
road-do-send = Sende das Angebot
road-do-accept = Nimm den Handel an
road-do-decline = Lehne ab
road-do-counter = Mach ein Gegenangebot
road-do-discard = Gib { $card } ab
road-do-gift = Gib { $name } { $card }
road-do-end = Beende den Zug

road-why-wins = erreicht sieben Punkte
road-why-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
road-why-takes = holt { $card }
road-why-takes-from = nimmt { $name } { $card } ab
road-why-nears = noch { $count } bis zur Sonderkarte ({ $card })
road-why-income = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } mehr in jedem eigenen Zug
road-why-replaces-settlement = +{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und +{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } je Zug, denn sie ersetzt deine Siedlung
road-why-replaces-city = +{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und +{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } je Zug, denn sie ersetzt deine Stadt
road-why-rate = eine fehlende Karte kostet dann { $count }
road-why-safe = { $count } Karten sind vor dem Räuber sicher
road-why-exposed = Vorsicht: { $hand } Karten, nur { $safe } sicher
road-why-completes = macht { $card } bezahlbar
road-why-free-card = bringt eine Karte vom Vorrat
road-why-leader = { $name } hat schon { $points } Punkte
road-why-dear = gibt mehr, als es einbringt
road-why-spare = kannst du am ehesten entbehren
road-why-saves-for = { $count ->
    [one] spart für { $card }: eine Karte fehlt noch
   *[other] spart für { $card }: { $count } Karten fehlen noch
  }
road-why-saves = die Karten sind später mehr wert

road-help-road = Zählt für die Längste Handelsroute. Je mehr Straßen du hast, desto weniger gleiche Karten ersetzen eine fehlende: vier, drei, zwei, eine.
road-help-settlement = Ein Punkt. Wenn du sie baust, kommt ein Ereignis.
road-help-city = Kommt auf eine Siedlung: zwei Punkte statt einem, und in jedem eigenen Zug eine Karte mehr.
road-help-knight = Zählt für die Größte Rittermacht und macht eine Karte mehr vor dem Räuber sicher.
road-help-metropolis-a = Kommt auf eine Stadt: drei Punkte statt zwei, und in jedem eigenen Zug zwei Karten mehr.
road-help-metropolis-b = Kommt auf eine Stadt: drei Punkte statt zwei, und in jedem eigenen Zug eine Karte mehr. Jede der vier hat einen eigenen Vorteil.
road-help-metropolis-roads = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr, und sofort eine Karte je eigener Straße.
road-help-metropolis-route = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr; bei Gleichstand um die Längste Handelsroute gewinnt sie.
road-help-metropolis-knights = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr, und sofort eine Karte je eigenem Ritter.
road-help-metropolis-army = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr; bei Gleichstand um die Größte Rittermacht gewinnt sie.
road-help-price = Kostet { $cards }.
road-help-replace = Einmal im Zug darfst du statt einer fehlenden Karte mehrere gleiche zahlen; wie viele, hängt von deinen Straßen ab.


## Was alles ist
road-what-points = Punkte
road-what-points-say = { $name } hat { $points } von { $goal } Punkten. Wer zuerst im eigenen Zug { $goal } hat, gewinnt.
road-what-points-from = Eine Siedlung zählt einen, eine Stadt zwei, eine Metropole drei; die Längste Handelsroute und die Größte Rittermacht je zwei. Überbaute Karten zählen nicht mehr.
road-what-hand = { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } auf der Hand. Mit Rohstoffkarten wird alles bezahlt; ein Limit gibt es nicht.
road-what-safe = Wenn der Räuber kommt, sind { $safe } sicher: { $least }, und je Ritter eine mehr. Wer mehr hat, gibt die halbe Hand ab.
road-what-route = Längste Handelsroute: zwei Punkte. Wer zuerst drei Straßen hat, bekommt sie, danach, wer eine Straße baut und dann mehr hat.
road-what-army = Größte Rittermacht: zwei Punkte. Wer zuerst zwei Ritter hat, bekommt sie, danach, wer einen Ritter baut und dann mehr hat.
road-what-takes-route = { $name } bekommt sie mit { $count } Straßen.
road-what-takes-army = { $name } bekommt sie mit { $count } Rittern.
road-what-income = { $name } zieht zu Beginn eigener Züge { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }: eine wie immer, je Stadt eine mehr und für jede Metropole noch mehr.
road-what-roads = { $roads ->
    [one] 1 Straße
   *[other] { $roads } Straßen
  }
road-what-knights = { $knights } Ritter
road-what-rate = Mit { $roads ->
    [one] einer Straße
   *[other] { $roads } Straßen
  } { $rate ->
    [one] ersetzt eine beliebige Karte
   *[other] ersetzen { $rate } gleiche Karten
  } einmal im Zug eine fehlende.
road-what-rates = Eine Straße: vier Karten. Zwei Straßen: drei. Drei: zwei. Ab vier: eine.
road-what-knight-safe = Jeder Ritter macht eine Karte mehr vor dem Räuber sicher.
road-what-kind = Bezahlt { $cards }.
road-what-deck = Baukarten
road-what-deck-say = Wird eine Karte der Auslage gekauft, rückt von hier die nächste nach.
road-what-supply = Vorrat
road-what-supply-say = Von hier ziehen alle: zu Beginn jedes Zuges, für Städte, nach einem Handel. Ist er leer, werden die abgelegten Karten gemischt.
road-what-discard = Abgelegt
road-what-discard-say = Karten, die bezahlt oder verloren wurden. Sie kommen wieder, wenn der Vorrat leer ist.
road-what-events = Ereignisse
road-what-events-say = Jede gekaufte Siedlung bringt das nächste Ereignis. Drei der sieben Karten sind Räuber; nach dem neuen Jahr werden alle gemischt.
road-what-display = Die offenen Karten
road-what-display-say = Sie kannst du in deinem Zug kaufen, so viele du bezahlen kannst; die Zeichen am unteren Rand sind der Preis.
road-what-trade = Ein Handel
road-what-trade-say = Einmal im Zug darfst du mit einem Mitspieler beliebige Karten tauschen. Werdet ihr einig, zieht er außerdem eine Karte vom Vorrat.
road-what-drawn = Zuletzt gezogen
road-what-drawn-say = Die Karten, die du seit deiner letzten Aktion bekommen hast.
road-what-cover = Verdecken
road-what-cover-say = Verbirgt deine Hand, bevor jemand anders auf den Bildschirm sieht.
road-guide-1 = In jedem Zug ziehen alle eine Karte; Städte und Metropolen bringen dir im eigenen Zug mehr.
road-guide-2 = Tippe eine Karte mit goldenem Ring an und sieh, was sie kostet; tippe sie noch einmal an, um sie zu kaufen. Einmal im Zug ersetzen gleiche Karten eine fehlende.
road-guide-3 = Einmal im Zug darfst du handeln: Tippe eine Karte an, die du gibst, eine Sorte, die du willst, und wen du fragst.
road-guide-4 = Eine Siedlung bringt ein Ereignis. Mit mehr als sieben Karten droht der Räuber; Ritter helfen. Wer im eigenen Zug zuerst sieben Punkte hat, gewinnt.

## Expertenansicht
road-figures-builds = Verdeckte Baukarten
road-figures-builds-say = Die Karten jeder Art, die noch verdeckt im Stapel neben der Auslage liegen.
road-figures-unseen = Unbekannte Rohstoffe
road-figures-unseen-say = Rohstoffe, die du nicht siehst: im Vorrat oder auf anderen Händen, soweit du diese nicht kennst.
road-figures-events = Verdeckte Ereignisse
road-figures-events-say = Die Ereignisse, die noch verdeckt liegen.
