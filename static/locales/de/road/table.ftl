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
road-metropolis-route = Metropole der langen Route
road-metropolis-route-a = die Metropole der langen Route
road-metropolis-knights = Metropole der Ritter
road-metropolis-knights-a = die Metropole der Ritter
road-metropolis-army = Metropole des großen Heeres
road-metropolis-army-a = die Metropole des großen Heeres
road-special-route = die längste Route
road-special-army = das größte Heer
road-an-event = Ereignis

road-event-robber = Räuber
road-event-robber-title = Wer zu viel hält, gibt die Hälfte ab
road-event-robber-say = { $safe } Karten sind sicher, je Ritter eine mehr. Von einer größeren Hand geht die Hälfte weg, abgerundet.
road-event-donation = Spende
road-event-donation-title = Wer führt, gibt eine Karte her
road-event-donation-say = Alle mit den meisten Punkten geben eine Karte ihrer Wahl an jemanden mit weniger.
road-event-harvest = Erntefest
road-event-harvest-title = Siedlungen bringen je eine Karte
road-event-harvest-say = Alle ziehen eine Karte für jede eigene Siedlung, auf der nichts liegt.
road-event-subsidy = Zuschuss
road-event-subsidy-title = Hilfe für alle ohne Sonderkarte
road-event-subsidy-say = Zwei Karten für alle, die weder die längste Route noch das größte Heer haben.
road-event-newyear = Neujahr
road-event-newyear-title = Eine Karte für alle
road-event-newyear-say = Alle ziehen eine Karte; dann werden alle sieben Ereignisse gemischt.
road-event-after = Ereignis nach der Siedlung von { $name }
road-event-open = Ein Ereignis liegt offen
road-event-open-say = Sieh nach, wer was bekommt oder verliert, dann weiter.
road-read = Weiter
road-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
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
    [one] eine Straße:
   *[other] { $roads } Straßen:
  }
road-your-hand = Deine Hand
road-hand-of = Hand von { $name }
road-cards-covered = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
road-prices = Was alles kostet
road-since = Zuletzt gezogen: { $cards }.
road-safe = { $count } vor dem Räuber sicher
road-in-danger = { $count } in Gefahr
road-cover = Zudecken
road-covered = Tippe auf „Ich bin { $name }“, dann siehst du deine Karten.
road-deck = Bauten
road-supply = Vorrat
road-discard = Ablage
road-discard-say = Abgelegt: { $cards }
road-events = Ereignisse
road-last-event = zuletzt
road-can = bezahlbar
road-card-can = { $card }: bezahlbar
road-lacks = fehlt
road-lacks-cards = es fehlen: { $cards }
road-lacks-settlement = Eine Stadt kommt auf eine Siedlung, auf der nichts liegt, und du hast keine.
road-lacks-city = Eine Metropole kommt auf eine Stadt, auf der nichts liegt, und du hast keine.
road-no-settlement = braucht Siedlung
road-no-city = braucht Stadt
road-for-missing = { $cards } für { $missing }

road-choose-card = Kaufen, handeln oder Zug beenden
road-choose-card-say = Karten mit goldenem Ring kannst du bezahlen, gepunktete mit Ersatz.
road-choose-paid-say = Karten mit goldenem Ring kannst du bezahlen.
road-choose-replaced-say = Gepunktete Karten kannst du mit Ersatz bezahlen.
road-nothing-to-buy = Mit dieser Hand ist nichts zu kaufen
road-nothing-to-buy-say = Handle, oder beende den Zug: Jeder Zug bringt neue Karten.
road-only-end-say = Beende den Zug: Jeder Zug bringt neue Karten.
road-end-turn = Zug beenden
road-trade = Handeln
road-trade-say = einmal im Zug
road-trade-again = dasselbe Angebot
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
road-seventh = Dein siebter Punkt: Du gewinnst.
road-risk = Ein Ereignis folgt. Von deinen { $count } Karten sind nur { $safe } vor dem Räuber sicher.
road-tray = Der Handel
road-you-give = Du gibst
road-you-get = Du bekommst
road-gives = { $name } gibt
road-gets = { $name } bekommt
road-give-one = noch eine Karte geben: { $card }
road-get-one = noch eine Karte verlangen: { $card }
road-take-back = zurücknehmen: { $card }
road-whom = Wen fragen?
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
road-begun-say = Leg leuchtende Sorten dazu, oder sende das Angebot.
road-send = Senden
road-counter-say = { $name } bot { $give } gegen { $get }. Ändere es, wie du magst; wird es angenommen, ziehst du eine Karte.
road-and-a-card = { $cards } und eine Karte vom Vorrat
road-answer = Annehmen?
road-answer-say = Wer annimmt, zieht eine Karte vom Vorrat.
road-answer-cannot = Du hast nicht, was verlangt wird.
road-answer-question = Nenne deinen Preis mit einem Gegenangebot, oder lehne ab.
road-answer-offered = { $name } bietet { $give }. Was gibst du dafür?
road-answer-wanted = { $name } möchte { $get }. Was willst du dafür?
road-anything = ?
road-accept = Annehmen
road-accept-say = und Karte ziehen
road-decline = Ablehnen
road-decline-turn = Diesen Zug nicht
road-counter = Gegenangebot
road-reply = { $name } würde es lieber so machen
road-reply-say = Nimmst du an, zieht { $name } eine Karte.
road-discard-title = Der Räuber: Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } ab
road-discard-more = Tippe Karten deiner Hand an: noch { $count }.
road-give-up = Abgeben
road-gift-title = Spende: Gib eine Karte her
road-gift-say = Tippe eine Karte deiner Hand an, dann wer sie bekommt.
road-gift-to = Wer bekommt sie?
road-over = Das Spiel ist zu Ende
road-over-say = Schau zurück, oder sieh dir die Wertung an.

road-asks-answer = { $name } bietet dir einen Handel an.
road-asks-counter = Dein Gegenangebot an { $name } ist noch nicht fertig.
road-asks-reply = { $name } macht ein Gegenangebot.
road-asks-discard = Der Räuber nimmt dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
road-asks-gift = Du führst: Man bittet dich um eine Spende.

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
road-why-rate = eine fehlende Karte kostet dann { $count }
road-why-safe = { $count } Karten sind vor dem Räuber sicher
road-why-exposed = Vorsicht: { $hand } Karten, nur { $safe } sicher
road-why-completes = macht { $card } bezahlbar
road-why-free-card = bringt eine Karte vom Vorrat
road-why-leader = { $name } hat schon { $points } Punkte
road-why-dear = kostet mehr, als es bringt
road-why-spare = fehlt am wenigsten
road-why-saves = die Karten sind später mehr wert

road-help-road = Zählt für die längste Route. Je mehr Straßen du hast, desto weniger gleiche Karten ersetzen eine fehlende: vier, drei, zwei, eine.
road-help-settlement = Ein Punkt. Wird sie gelegt, kommt ein Ereignis.
road-help-city = Kommt auf eine Siedlung: zwei Punkte statt einem, und in jedem eigenen Zug eine Karte mehr.
road-help-knight = Zählt für das größte Heer und macht eine Karte mehr vor dem Räuber sicher.
road-help-metropolis-a = Kommt auf eine Stadt: drei Punkte statt zwei, und in jedem eigenen Zug zwei Karten mehr.
road-help-metropolis-roads = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr, und sofort eine Karte je eigener Straße.
road-help-metropolis-route = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr; bei Gleichstand um die längste Route gewinnt sie.
road-help-metropolis-knights = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr, und sofort eine Karte je eigenem Ritter.
road-help-metropolis-army = Kommt auf eine Stadt: drei Punkte, in jedem eigenen Zug eine Karte mehr; bei Gleichstand um das größte Heer gewinnt sie.
road-help-price = Kostet { $cards }.
road-help-replace = Einmal im Zug darfst du statt einer fehlenden Karte mehrere gleiche zahlen; wie viele, sagen deine Straßen.

road-guide-1 = Zu Beginn jedes Zuges ziehen alle eine Karte; Städte und Metropolen bringen dir im eigenen Zug mehr.
road-guide-2 = Tippe eine Karte mit goldenem Ring an und sieh, was sie kostet; noch einmal, und sie ist gekauft.
road-guide-3 = Eine fehlende Karte lässt sich einmal im Zug durch gleiche einer anderen Sorte ersetzen.
road-guide-4 = Einmal im Zug darfst du handeln: Tippe eine Karte an, die du gibst, eine Sorte, die du willst, und wen du fragst.
road-guide-5 = Eine Siedlung bringt ein Ereignis. Mehr als sieben Karten sind vor dem Räuber in Gefahr; jeder Ritter schützt eine mehr.
road-guide-6 = Wer im eigenen Zug als Erster sieben Punkte hat, gewinnt.
