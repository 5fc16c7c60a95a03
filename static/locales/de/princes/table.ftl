### Der Tisch der Fürsten.

## Rohstoffe, Landschaften, Plätze
princes-kind-lumber = Holz
princes-kind-brick = Lehm
princes-kind-wool = Wolle
princes-kind-grain = Getreide
princes-kind-ore = Erz
princes-kind-gold = Gold
princes-amount = { $count } { $kind }
princes-any-kind = beliebig
princes-not-gold = beliebig, nur kein Gold
princes-either = { $rest } oder { $last }
princes-land-lumber = Wald
princes-land-brick = Hügelland
princes-land-wool = Weideland
princes-land-grain = Ackerland
princes-land-ore = Gebirge
princes-land-gold = Goldfluss
princes-region = { $land } { $number }
princes-region-stores = { $region }: { $store } von { $room } eingelagert
princes-place-above = über { $centre }
princes-place-below = unter { $centre }
princes-place-region = an { $region }
princes-place-road = Straße { $number }
princes-place-settlement = Siedlung { $number }
princes-place-city = Stadt { $number }
princes-place-metropolis = Metropole { $number }
princes-place-marker = neben dem Fürstentum
princes-place-abroad = { $place } des anderen Fürstentums
princes-free-site = Freier Platz: { $place }
princes-end-road = Hier geht die nächste Straße weiter
princes-end-settlement = Hier steht die nächste Siedlung
princes-realm = Fürstentum
princes-realm-of = Fürstentum von { $name }
princes-left = links
princes-right = rechts
princes-a-road = eine Straße
princes-a-settlement = eine Siedlung
princes-a-city = eine Stadt
princes-a-metropolis = eine Metropole

## Karten
princes-some-card = eine Karte
princes-card-at = { $card }, { $place }
princes-beside-left = Links: { $list }.
princes-beside-right = Rechts: { $list }.
princes-beside-above = Darüber: { $list }.
princes-beside-below = Darunter: { $list }.
princes-free-places = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
princes-card-lacks = { $card }. { $lack }
princes-family-building = Gebäude
princes-family-city = Stadtgebäude
princes-family-hero = Held
princes-family-trade-ship = Handelsschiff
princes-family-ship = Schiff
princes-family-unit = Einheit
princes-family-site = Besonderer Ort
princes-family-action = Aktion
princes-family-attack = Angriff
princes-family-event = Ereignis
princes-family-metropolis = Metropole
princes-family-marker = Marker
princes-site-anywhere = Siedlung oder Stadt
princes-site-city = nur Stadt
princes-site-road = auf eine Straße
princes-site-road-city = auf eine Straße neben einer Stadt
princes-site-region = über oder unter: { $land }
princes-site-on = auf: { $card }
princes-site-metropolis = auf eine Stadt
princes-site-beside = neben eine Landschaft
princes-site-foreign = { $place }, beim Gegner
princes-class-building = { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
princes-class-unit = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}
princes-class-hero = { $count ->
    [one] einen Helden
   *[other] { $count } Helden
}
princes-class-heroine = { $count ->
    [one] eine Heldin
   *[other] { $count } Heldinnen
}
princes-class-trade-ship = { $count ->
    [one] ein Handelsschiff
   *[other] { $count } Handelsschiffe
}
princes-class-common-ship = { $count ->
    [one] ein Handelsschiff einer Art
   *[other] { $count } Handelsschiffe einer Art
}
princes-class-ship = { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
}
princes-class-residence = { $count ->
    [one] eine Residenz
   *[other] { $count } Residenzen
}
princes-need-commerce = { $count } Handelspunkte
princes-need-residence = eine Residenz auf Stufe { $count }
princes-need-triumph = Triumph auf Stufe { $count }
princes-need-resources = { $count ->
    [one] einen Rohstoff
   *[other] { $count } Rohstoffe
}
princes-need-gold = { $count } Gold
princes-need-foreign = { $count ->
    [one] ein Gebäude im anderen Fürstentum
   *[other] { $count } Gebäude im anderen Fürstentum
}
princes-need-ship-lead = { $count ->
    [one] mehr Handelsschiffe als der Gegner
   *[other] { $count } Handelsschiffe mehr als der Gegner
}
princes-need-room = { $count ->
    [one] eine Landschaft mit Platz
   *[other] { $count } Landschaften mit Platz
}
princes-need-hand = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
princes-need-road = { $count ->
    [one] eine freie Straße
   *[other] { $count } freie Straßen
}
princes-need-road-city = { $count ->
    [one] eine freie Straße neben einer Stadt
   *[other] { $count } freie Straßen neben Städten
}
princes-need-city-site = { $count ->
    [one] einen freien Stadtplatz
   *[other] { $count } freie Stadtplätze
}
princes-need-city = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
princes-need-advantage = { $count ->
    [one] den Handelsvorteil
   *[other] den Handelsvorteil
}
princes-need-triumph-card = { $count ->
    [one] die Triumphkarte
   *[other] die Triumphkarte
}
princes-needs = Braucht: { $what }.
princes-needs-rival = Der Gegner muss haben: { $what }.
princes-needs-not = Nicht zusammen mit: { $what }.
princes-needs-rival-not = Nicht, wenn der Gegner hat: { $what }.
princes-needs-once = Einmal je Fürstentum.
princes-needs-own-brick = Kostet einen Lehm des eigenen Hügellands.
princes-cost = Preis
princes-touch-card = Tippe eine Karte an, um sie hier zu lesen.
princes-cover = Hand verdecken
princes-hand-count = { $count ->
    [0] keine Handkarten
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
princes-lack-time = Jetzt nicht.
princes-lack-occasion = Wird zu ihrer eigenen Zeit gespielt: siehe, was sie bewirkt.
princes-lack-resources = Es fehlt: { $what }.
princes-lack-need = Du brauchst noch: { $what }.
princes-lack-rival = Der Gegner müsste haben: { $what }.
princes-lack-once = Du hast schon eine.
princes-lack-site = Es ist kein Platz dafür frei.
princes-lack-peace = Eine Karte auf dem Tisch verbietet Angriffe.
princes-lack-toll = Es fehlen { $count } Gold, die eine Karte des Gegners verlangt.
princes-lack-effect = Sie hätte jetzt keine Wirkung.
princes-city-lacks = Für eine Stadt fehlen noch: { $what }.

## Punkte und Vorteile
princes-strength = Stärke
princes-skill = Geschick
princes-commerce = Handel
princes-progress = Fortschritt
princes-advantage-strength = Stärkevorteil
princes-advantage-trade = Handelsvorteil
princes-one-point = 1 Punkt
princes-triumph-worth = { $level ->
    [0] noch keine Punkte
    [one] 1 Punkt
   *[other] { $level } Punkte
}
princes-of-target = von { $points } Punkten

## Würfel, Stapel
princes-face-1 = Räuber
princes-face-2 = Handel
princes-face-3 = Festtag
princes-face-4 = Reiche Ernte
princes-face-5 = Ereignis
princes-before-roll = Die Würfel warten
princes-before-roll-say = Eine Zahl, die Ertrag bringt, und was geschieht
princes-number = Zahl { $number }
princes-pile = { $name }: { $count }
princes-known-card = Karte { $place } von oben: { $card }
princes-stack-say = Gezogen wird von oben; was zurückgelegt wird, kommt darunter.
princes-regions = Land
princes-regions-say = Eine neue Siedlung bringt zwei davon, ungesehen, wenn kein Kundschafter sie aussucht:
princes-roads = Straßen
princes-roads-say = Eine Straße liegt am Ende der Reihe und kostet zwei Lehm und ein Holz.
princes-settlements = Siedlungen
princes-settlements-say = Eine Siedlung liegt am Ende einer Straße, zählt einen Punkt und kostet Lehm, Getreide, Holz und Wolle.
princes-cities = Städte
princes-cities-say = Eine Stadt ersetzt eine Siedlung, zählt zwei Punkte und kostet zwei Getreide und drei Erz.
princes-events = Ereignisse
princes-events-say = Das oberste Ereignis tritt ein, wenn der Ereigniswürfel die Karte zeigt.
princes-discards = Ablage
princes-short-base = Basis
princes-short-intrigue = Intrigen
princes-short-merchants = Händler
princes-short-barbarians = Barbaren
princes-stack = Stapel { $number }
princes-rival-hand = die andere Hand
princes-tab-own = Ich
princes-tab-stacks = Stapel
princes-turn = Zug { $turn }

## Warum etwas geschieht
princes-why-setup = zu Beginn
princes-why-production = Ertrag
princes-why-brigands = Räuber
princes-why-trade-die = Handel
princes-why-celebration = Festtag
princes-why-harvest = reiche Ernte
princes-why-centre = Bau
princes-why-trade = Tausch
princes-why-hand = Hand auffüllen
princes-why-exchange = Kartentausch
princes-because-setup = Deine erste Hand.
princes-because-production = Der Ertrag.
princes-because-brigands = Räuber sind gekommen.
princes-because-trade-die = Der Handelsvorteil bringt es.
princes-because-celebration = Ein Festtag.
princes-because-harvest = Eine reiche Ernte.
princes-because-centre = Für deinen Bau.
princes-because-trade = Für deinen Tausch.
princes-because-hand = Du darfst { $count } Karten halten.
princes-because-exchange = Für die neue Karte.

## Was gefragt ist
princes-ask-arrange = Welche Landschaft kommt auf den markierten Platz ({ $number } von 6)?
princes-ask-first = Wähle den Stapel deiner ersten Hand
princes-ask-first-search = Wähle einen Basisstapel zum Durchsehen
princes-ask-roll = Würfle
princes-ask-turn = Baue, tausche, spiele Karten
princes-ask-gain = { $count ->
    [one] Lagere einen Rohstoff ein: { $kinds }
   *[other] Lagere { $count } Rohstoffe ein: { $kinds }
}
princes-ask-gain-may = { $count ->
    [one] Lagere einen Rohstoff ein oder keinen: { $kinds }
   *[other] Lagere bis zu { $count } Rohstoffe ein: { $kinds }
}
princes-ask-gain-some = Lagere { $what } ein
princes-ask-gain-some-may = { $count ->
    [one] Lagere { $what } ein oder nichts
   *[other] Lagere bis zu { $what } ein
}
princes-ask-pay = Zahle { $what }: aus welcher Landschaft?
princes-ask-pay-first = Zahle { $what }: zuerst { $kind }, aus welcher Landschaft?
princes-ask-pay-some = Zahle { $what }
princes-ask-pay-any = { $count ->
    [one] Zahle einen Rohstoff: { $kinds }
   *[other] Zahle { $count } Rohstoffe: { $kinds }
}
princes-ask-demand = { $count ->
    [one] Was muss { $name } dir geben?
   *[other] Was muss { $name } dir geben? Zusammen { $count }
}
princes-ask-give = Gib { $name } einen Rohstoff: { $kinds }
princes-ask-give-some = Gib { $name } { $what }
princes-ask-draw = { $count ->
    [one] Zieh eine Karte: wähle einen Stapel
   *[other] Zieh { $count } Karten: wähle einen Stapel
}
princes-ask-draw-may = { $count ->
    [one] Zieh eine Karte oder keine: wähle einen Stapel
   *[other] Zieh bis zu { $count } Karten: wähle einen Stapel
}
princes-ask-search = Wähle einen Stapel zum Durchsehen
princes-ask-take = { $count ->
    [one] Nimm eine Karte aus Stapel { $stack }
   *[other] Nimm { $count } Karten aus Stapel { $stack }
}
princes-ask-take-may = { $count ->
    [one] Nimm eine Karte aus Stapel { $stack } oder keine
   *[other] Nimm bis zu { $count } Karten aus Stapel { $stack }
}
princes-ask-under = { $count ->
    [one] Lege eine Handkarte unter einen Stapel
   *[other] Lege { $count } Handkarten unter Stapel
}
princes-ask-under-other = { $count ->
    [one] Lege eine Karte von { $name } unter einen Stapel
   *[other] Lege { $count } Karten von { $name } unter Stapel
}
princes-ask-under-fighters = Lege deine Aktionen und Einheiten unter Stapel
princes-ask-under-lost = { $card } kommt unter einen Stapel: welchen?
princes-ask-steal = Nimm eine Karte aus der Hand von { $name }
princes-ask-exchange = { $count ->
    [one] Eine Handkarte tauschen?
   *[other] Bis zu { $count } Handkarten tauschen?
}
princes-ask-exchange-draw = Wähle einen Stapel für die neue Karte
princes-ask-name-other = Nenne { $what } von { $name }: eine der genannten Karten geht verloren
princes-ask-name-one = Nenne { $what } von { $name }: diese Karte geht verloren
princes-ask-lose-named = Welche der genannten Karten verlierst du?
princes-ask-lose-own = Wähle { $what } zum Verlieren
princes-ask-hand-over = Welchen Helden gibst du { $name }?
princes-ask-place = Lege { $card } an oder ab
princes-ask-offer = { $count ->
    [one] Biete { $name } einen Helden an
   *[other] Biete { $name } { $count } Helden an
}
princes-ask-take-offered = Welchen der angebotenen Helden nimmst du?
princes-ask-name-hero = Nenne deinen Helden für den Wettstreit
princes-ask-name-rival = Nenne den Helden von { $name }
princes-ask-reward = Was ist dein Lohn?
princes-ask-up = Welche der neuen Landschaften soll oben liegen?
princes-ask-scout = Wähle zwei Landschaften: oben, dann unten
princes-ask-fill = Welche Landschaft wird gefüllt? { $land }
princes-ask-jester = Soll eine Landschaft neben dem Gaukler eins einlagern?
princes-ask-takeover = { $card } für 2 Gold übernehmen?
princes-ask-buy = { $count ->
    [one] Einen Rohstoff für 1 Gold kaufen?
   *[other] Rohstoffe für je 1 Gold kaufen? Bis zu { $count }
}
princes-ask-voyage = Welches Handelsschiff gibt die Art vor?
princes-asked-of = { $name }: { $what }
princes-say-turn = Was du dir leisten kannst, leuchtet. Tippe eine Handkarte an, um sie anzulegen oder zu spielen.
princes-say-roll = Die Zahl bringt beiden Ertrag, der Ereigniswürfel sagt, was geschieht.
princes-say-arrange = Tippe eine Landschaft an, um sie dorthin zu holen, oder die markierte, damit sie bleibt.
princes-say-first = Du beginnst mit drei seiner Karten.
princes-say-exchange = Tippe eine Karte an und den Stapel, unter den sie kommt.
princes-say-exchange-draw = Nimm die oberste Karte, oder zahle { $count ->
    [one] einen Rohstoff
   *[other] { $count } Rohstoffe
} und sieh den Stapel durch.
princes-say-regions = Die andere liegt unten.
princes-say-scout = Zuerst die über der Straße, dann die darunter.
princes-say-gain = Tippe eine leuchtende Landschaft an ({ $why }).
princes-with-card = { $card }: { $what }
princes-next-place = wähle einen Platz
princes-next-region = wähle eine Landschaft
princes-next-card = wähle eine Karte
princes-next-stack = wähle einen Stapel
princes-next-kind = wähle eine Art
princes-next-land = wähle eine Landschaft
princes-next-hand = wähle eine Karte
princes-next-price = wähle, wie du zahlst
princes-next-how = was tust du?
princes-trade-what = Tausch: Was gibst du?
princes-trade-where = { $what } tauschen: Was bekommst du?
princes-put-back = Zurück
princes-over = Das Spiel ist aus
princes-over-say = Die Wertung zeigt, woher die Punkte kamen.
princes-sheet-take = Von oben nach unten; gleiche liegen zusammen, genommen wird die oberste.
princes-sheet-cards = Tippe eine Karte an.

## Was man tun kann
princes-do-roll = Würfeln
princes-do-name-number = Zahl nennen
princes-do-play-it = Spielen
princes-do-use-it = Nutzen
princes-do-peek = Die andere Hand ansehen
princes-do-trade = Tauschen
princes-do-move-stores = Vorräte verladen
princes-do-remove-it = Entfernen
princes-do-take-it = Nehmen
princes-do-top = Zwei Landschaften ziehen
princes-do-scout = Mit dem Kundschafter
princes-do-triumph = Triumph auf Stufe { $level } heben
princes-do-resources = { $count ->
    [one] Einen Rohstoff nehmen
   *[other] { $count } Rohstoffe nehmen
}
princes-do-end = Zug beenden
princes-do-end-say = dann die Hand: { $count } Karten
princes-do-decline = Genug
princes-do-skip = Verzichten
princes-do-keep = Alle, wie sie liegen
princes-do-no-exchange = Kein Tausch
princes-do-discard = Karte ablegen
princes-do-draw-top = Oberste Karte nehmen
princes-do-look-through = Durchsehen
princes-count = { $count }
princes-side = Seite { $number }
princes-side-empty = Keine Punkte
princes-do-turn = { $what }, für { $price }
princes-by-region = { $count } aus { $region }
princes-by-light = { $what } mit dem Leuchtturm
princes-by-mill = { $what } mit der Mühle
princes-by-post = { $what } über die Straße
princes-by-wagon = { $what } mit dem Wagner
princes-full-price = der volle Preis
princes-saves = { $kind } gespart
princes-gold-for = Gold für { $what }
princes-choose-number = Zahl { $number } setzen und würfeln
princes-choose-road = Straße { $side } bauen
princes-choose-settlement = Siedlung { $side } bauen
princes-choose-settlement-scout = Siedlung { $side } mit dem Kundschafter bauen
princes-choose-up = { $region } liegt oben
princes-choose-scout = { $up } oben, { $down } unten
princes-choose-city = Siedlung { $number } zur Stadt ausbauen
princes-choose-build = { $card } bauen, { $place }
princes-choose-build-with = { $card } bauen, { $place }: { $how }
princes-choose-play = { $card } spielen
princes-choose-use = { $card } nutzen
princes-choose-turn = { $card } für { $price } drehen: { $what }
princes-choose-trade = { $what } tauschen, einlagern in { $region }
princes-choose-move = { $count } von { $from } nach { $to } verladen
princes-choose-remove = { $card } entfernen, { $place }
princes-choose-lay = { $region } liegt hier
princes-choose-gain = Einlagern in { $region }
princes-choose-pay = Zahlen aus { $region }
princes-choose-give = Geben aus { $region }
princes-choose-demand = { $kind } fordern
princes-choose-draw = Von Stapel { $stack } ziehen
princes-choose-search = Stapel { $stack } durchsehen
princes-choose-take = { $card } nehmen
princes-choose-under = { $card } unter Stapel { $stack } legen
princes-choose-exchange = { $card } tauschen, unter Stapel { $stack }
princes-choose-name = { $card } nennen
princes-choose-lose = { $card } verlieren
princes-choose-offer = { $card } anbieten
princes-choose-put = Anlegen { $place }

## Tipps
princes-reason-wins = gewinnt das Spiel
princes-reason-points = { $points ->
    [one] ein Punkt mehr
   *[other] { $points } Punkte mehr
}
princes-reason-advantage = gewinnt den { $what }
princes-reason-production = mehr { $kind }: vorher { $before }, nachher { $after }
princes-reason-brigands = Räuber zählten { $after } statt { $before }
princes-reason-saves = spart auf { $what }, zu { $near } % geschafft
princes-reason-standing = besser in Stärke, Geschick, Handel oder Fortschritt
princes-reason-sites = schafft Platz für Karten
princes-reason-stores = nutzt, was eingelagert ist
princes-reason-hand = eine bessere Hand
princes-reason-rival = stört den Gegner

## Das erste Spiel
princes-guide-1 = Du und dein Gegner habt je ein Fürstentum: Siedlungen in einer Reihe, Straßen dazwischen, Landschaften darüber und darunter. Wer im eigenen Zug genug Punkte hat, gewinnt.
princes-guide-2 = Ein Zug beginnt mit zwei Würfeln. Die Zahl bringt Ertrag in jeder Landschaft mit dieser Zahl, auch beim anderen; jede lagert bis zu drei ein.
princes-guide-3 = Der zweite Würfel bringt Räuber, Handel, einen Festtag, eine Ernte oder ein Ereignis. Räuber nehmen Wolle und Gold von dem, der mehr als sieben Rohstoffe hat.
princes-guide-4 = Dann tust du, was du willst, in beliebiger Folge: Was du dir leisten kannst, leuchtet. Eine Straße kommt ans Ende der Reihe, dahinter eine Siedlung, auf eine Siedlung eine Stadt.
princes-guide-5 = Tippe eine Handkarte an: Sie sagt, was sie bewirkt, und lässt leuchten, wo sie hindarf, oder sagt, was fehlt.
princes-guide-6 = Tausche drei einer Art gegen ein anderes. Schiffe machen das billiger. Was neben einer Karte liegt, ist wichtig: Tippe einen Platz an, um seine Landschaften zu sehen.
princes-guide-7 = Am Ende füllst du die Hand auf und darfst eine Karte tauschen. Drei Punkte Stärke oder Handel, und mehr als der andere, sind ein Vorteil und zählen einen Punkt.
