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
princes-place-abroad = { $place } im anderen Fürstentum
princes-free-site = Freier Platz: { $place }
princes-end-road = Hier kommt die nächste Straße hin
princes-end-settlement = Hier kommt die nächste Siedlung hin
princes-realm = Fürstentum
princes-realm-of = Fürstentum von { $name }
princes-left = links
princes-right = rechts
princes-a-road = eine Straße
princes-a-settlement = eine Siedlung
princes-a-city = eine Stadt
princes-a-card = „{ $card }“
princes-a-metropolis = eine Metropole

## Karten
princes-some-card = eine Karte
princes-card-at = { $card }, { $place }
princes-card-stores = { $card }, { $place }: { $store } von { $room } eingelagert
princes-card-upon = { $card } auf { $below }
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
princes-family-marker = Zählkarte
princes-site-anywhere = Siedlung oder Stadt
princes-site-city = nur Stadt
princes-site-road = auf eine Straße
princes-site-road-city = auf eine Straße neben einer Stadt
princes-site-region = über oder unter: { $land }
princes-site-any-region = über oder unter eine Landschaft
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
princes-class-strong-unit = { $count ->
    [one] eine Einheit mit Stärkepunkten
   *[other] { $count } Einheiten mit Stärkepunkten
}
princes-class-rioter = { $count ->
    [one] eine Einheit mit Stärke- oder Handelspunkten
   *[other] { $count } Einheiten mit Stärke- oder Handelspunkten
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
    [one] ein Gebäude im Fürstentum des Gegners
   *[other] { $count } Gebäude im Fürstentum des Gegners
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
princes-need-strength-advantage = { $count ->
    [one] den Stärkevorteil
   *[other] den Stärkevorteil
}
princes-need-progress = { $count } Fortschrittspunkte
princes-need-pirate-ships = { $count ->
    [one] ein Kaperschiff
   *[other] { $count } Kaperschiffe
}
princes-need-strong-heroes = { $count ->
    [one] einen Helden mit Stärkepunkten
   *[other] { $count } Helden mit Stärkepunkten
}
princes-need-discards = { $count ->
    [one] eine Karte auf der Ablage
   *[other] { $count } Karten auf der Ablage
}
princes-need-burnable = { $count ->
    [one] ein Gebäude, das brennen kann
   *[other] { $count } Gebäude, die brennen können
}
princes-need-behind = { $count ->
    [one] weniger Siegpunkte als der Gegner
   *[other] weniger Siegpunkte als der Gegner
}
princes-need-city-parish-hall = { $count ->
    [one] ein Gemeindehaus in einer Stadt
   *[other] ein Gemeindehaus in einer Stadt
}
princes-needs = Braucht: { $what }.
princes-needs-rival = Dein Gegner braucht: { $what }.
princes-needs-not = Nicht zusammen mit: { $what }.
princes-needs-rival-not = Nicht, wenn dein Gegner hat: { $what }.
princes-needs-once = Nur eine je Fürstentum.
princes-needs-own-brick = Kostet einen Lehm aus dem eigenen Hügelland.
princes-cost = Preis
princes-now-ships = { $name } hat { $count ->
    [0] kein Handelsschiff
    [one] ein Handelsschiff
   *[other] { $count } Handelsschiffe
}.
princes-now-ships-few = { $name } hat { $count } von { $needed } Handelsschiffen: jetzt kein Punkt.
princes-now-ships-enough = { $name } hat { $count } Handelsschiffe: jetzt ein Punkt.
princes-now-brings = Das macht jetzt { $count } für { $name }.
princes-now-would-bring = Das wären jetzt { $count } für { $name }.
princes-now-bath-house = Rundherum: { $list }.
princes-now-plague = Ein Badhaus von { $name } schützt { $list }.
princes-goals = Ziele
princes-touch-card = Karte antippen zum Lesen.
princes-goal-road = Straße
princes-goal-payable = Kannst du zahlen.
princes-goal-no-end = Beide Enden haben ihre Straße.
princes-goal-road-first = Erst eine Straße bauen.
princes-goal-settlement-first = Erst eine Siedlung bauen.
princes-goal-held = Du hast ihn: 1 Punkt.
princes-goal-points = Noch { $count } nötig.
princes-cover = Hand verdecken
princes-cover-short = Verdecken
princes-hand-count = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
princes-hand-of-limit = Hand { $count }/{ $limit }
princes-lack-roll = Erst würfeln.
princes-lack-time = Gerade nicht möglich.
princes-lack-occasion = Wird zu einem besonderen Zeitpunkt gespielt (siehe Karte).
princes-lack-resources = Fehlt noch: { $what }.
princes-lack-resources-saved = Fehlt noch: { $what }. Davon spart { $card } einen.
princes-lack-need = Du brauchst noch: { $what }.
princes-lack-rival = Dein Gegner braucht: { $what }.
princes-lack-once = Du hast schon eine.
princes-lack-site = Es ist kein Platz dafür frei.
princes-lack-peace = Eine Karte auf dem Tisch verbietet Angriffe.
princes-lack-toll = Es fehlen { $count } Gold, die eine Karte deines Gegners verlangt.
princes-lack-effect = Sie hätte jetzt keine Wirkung.
princes-city-lacks = Für eine Stadt fehlen noch: { $what }.
princes-road-lacks = Für eine Straße fehlen noch: { $what }.
princes-settlement-lacks = Für eine Siedlung fehlen noch: { $what }.

## Punkte und Vorteile
princes-strength = Stärke
princes-skill = Geschick
princes-commerce = Handel
princes-progress = Fortschritt
princes-sum-say = { $count }; { $name }: { $their }
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
princes-face-1-does = Wer über 7 Rohstoffe hat, verliert Wolle und Gold.
princes-face-2-does = Wer den Handelsvorteil hat, nimmt einen Rohstoff.
princes-face-3-does = Wer im Geschick führt, lagert einen Rohstoff ein.
princes-face-4-does = Beide lagern einen Rohstoff ein.
princes-face-5-does = Die oberste Ereigniskarte gilt.
princes-before-roll = Noch nicht gewürfelt
princes-before-roll-say = Ein Würfel für den Ertrag, einer für das Ereignis
princes-number = Zahl { $number }
princes-rolled = Gewürfelt: { $number }
princes-guard-stops = Die Wache von { $name } würfelt { $number } und wehrt es ab (mit { $from }–{ $to }).
princes-guard-fails = Die Wache von { $name } würfelt { $number }. Nur { $from }–{ $to } wehrt es ab.
princes-pile = { $name }: { $count }
princes-known-card = Karte { $place } von oben: { $card }
princes-stack-say = Gezogen wird von oben; zurückgelegte Karten kommen unter den Stapel.
princes-regions = Landschaften
princes-regions-say = Eine neue Siedlung bringt zufällig zwei davon, außer ein Kundschafter sucht sie aus:
princes-roads = Straßen
princes-roads-say = Eine Straße kommt ans Ende der Reihe und kostet zwei Lehm und ein Holz.
princes-settlements = Siedlungen
princes-settlements-say = Eine Siedlung kommt ans Ende einer Straße, zählt einen Punkt und kostet Lehm, Getreide, Holz und Wolle.
princes-cities = Städte
princes-cities-say = Eine Stadt ersetzt eine Siedlung, zählt zwei Punkte und kostet zwei Getreide und drei Erz.
princes-events = Ereignisse
princes-events-say = Das oberste Ereignis tritt ein, wenn der Ereigniswürfel die Karte zeigt.
princes-discards = Ablage
princes-short-base = Basis
princes-short-intrigue = Intrigen
princes-short-merchants = Händler
princes-short-barbarians = Barbaren
princes-short-gold = Gold
princes-short-turmoil = Wirren
princes-short-progress = Fortschritt
princes-stack = Stapel { $number }
princes-rival-hand = Hand des Gegners
princes-tab-own = Ich
princes-tab-stacks = Stapel
princes-tab-sets = Sets
princes-picks-title = { $name } wählt ein Set
princes-picks-first = Dann wählt { $name }, und aus den übrigen wird ein drittes gezogen. Jedes Set bringt seinen Kartenstapel und seine Ereignisse mit.
princes-picks-last = Aus den übrigen wird ein drittes gezogen. Jedes Set bringt seinen Kartenstapel und seine Ereignisse mit.
princes-picks-by = Gewählt von { $name }
princes-sets-say = Jedes bringt seinen Kartenstapel und seine Ereignisse mit
princes-turn = Zug { $turn }

## Warum etwas geschieht
princes-why-setup = zu Beginn
princes-why-production = Ertrag
princes-why-brigands = Räuber
princes-why-trade-die = Handelsvorteil
princes-why-celebration = Festtag
princes-why-harvest = reiche Ernte
princes-why-centre = Bau
princes-why-trade = Tausch
princes-why-hand = Hand auffüllen
princes-why-exchange = Kartentausch
princes-because-setup = Deine erste Hand.
princes-because-production = Ertrag.
princes-because-brigands = Räuber überfallen dich.
princes-because-trade-die = Wegen des Handelsvorteils.
princes-because-celebration = Ein Festtag.
princes-because-harvest = Eine reiche Ernte.
princes-because-centre = Für deinen Bau.
princes-because-trade = Für deinen Tausch.
princes-because-points = { $card }: du { $own }, { $name } { $their } Siegpunkte
princes-because-hand = Du darfst { $count } Karten auf der Hand haben.
princes-because-exchange = Für die neue Karte.

## Was gefragt ist
princes-ask-arrange-first = Möchtest du dein Land ordnen?
princes-ask-arrange = Welche Landschaft kommt auf den markierten Platz ({ $number } von 6)?
princes-ask-first = Wähle einen Stapel für deine erste Hand
princes-ask-pick-set = Mit welchem Set willst du spielen?
princes-ask-first-search = Wähle einen Basisstapel zum Durchsehen
princes-ask-roll = Würfeln
princes-ask-turn = Du bist dran: bauen, tauschen, Karten spielen
princes-ask-gain = { $count ->
    [one] Lagere einen Rohstoff ein ({ $kinds })
   *[other] Lagere { $count } Rohstoffe ein ({ $kinds })
}
princes-ask-gain-may = { $count ->
    [one] Du darfst einen Rohstoff einlagern ({ $kinds })
   *[other] Lagere bis zu { $count } Rohstoffe ein ({ $kinds })
}
princes-ask-gain-some = Lagere { $what } ein
princes-ask-gain-some-may = { $count ->
    [one] Du darfst { $what } einlagern
   *[other] Lagere bis zu { $what } ein
}
princes-ask-pay = Zahle { $what }: aus welcher Landschaft?
princes-ask-pay-first = Zahle { $what }: zuerst { $kind }, aus welcher Landschaft?
princes-ask-pay-some = Zahle { $what }
princes-ask-pay-any = { $count ->
    [one] Zahle einen Rohstoff ({ $kinds })
   *[other] Zahle { $count } Rohstoffe ({ $kinds })
}
princes-ask-demand = { $count ->
    [one] Nimm einen Rohstoff von { $name }
   *[other] Nimm { $count } Rohstoffe von { $name }
}
princes-ask-demand-may = { $count ->
    [one] Du darfst einen Rohstoff von { $name } nehmen
   *[other] Nimm bis zu { $count } Rohstoffe von { $name }
}
princes-ask-demand-some = Nimm { $what } von { $name }
princes-ask-demand-some-may = { $count ->
    [one] Du darfst { $what } von { $name } nehmen
   *[other] Nimm bis zu { $what } von { $name }
}
princes-ask-give = Gib { $name } einen Rohstoff ({ $kinds })
princes-ask-give-some = Gib { $name } { $what }
princes-ask-draw = { $count ->
    [one] Zieh eine Karte: Wähle einen Stapel
   *[other] Zieh { $count } Karten: Wähle einen Stapel
}
princes-ask-draw-may = { $count ->
    [one] Du darfst eine Karte ziehen: Wähle einen Stapel
   *[other] Zieh bis zu { $count } Karten: Wähle einen Stapel
}
princes-ask-search = Wähle einen Stapel zum Durchsehen
princes-ask-search-may = Einen Stapel durchsehen und eine Karte nehmen, oder darauf verzichten?
princes-ask-take = { $count ->
    [one] Nimm eine Karte aus Stapel { $stack }
   *[other] Nimm { $count } Karten aus Stapel { $stack }
}
princes-ask-take-may = { $count ->
    [one] Du darfst eine Karte aus Stapel { $stack } nehmen
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
princes-ask-under-lost = Unter welchen Stapel kommt { $card }?
princes-ask-steal = Nimm eine Karte aus der Hand von { $name }
princes-ask-take-any = Du siehst die Hand von { $name }: eine Karte nehmen oder keine
princes-ask-ward = Sebastian ausspielen, damit dieses Ereignis dich verschont?
princes-ask-exchange = { $count ->
    [one] Eine Handkarte tauschen?
   *[other] Bis zu { $count } Handkarten tauschen?
}
princes-ask-exchange-draw = Wähle einen Stapel für die neue Karte
princes-ask-name-other = Nenne { $what } von { $name }: Eine davon geht verloren
princes-ask-name-one = Nenne { $what } von { $name }: Diese Karte geht verloren
princes-ask-lose-named = Welche der genannten Karten gibst du her?
princes-ask-lose-own = Welche Karte gibst du her: { $what }?
princes-ask-burn = Welches Gebäude von { $name } brennt?
princes-ask-riot = { $count } Gold zahlen oder eine Einheit hergeben?
princes-ask-hand-over = Welchen Helden gibst du { $name }?
princes-ask-place = { $card } anlegen oder auf die Ablage?
princes-ask-offer = { $count ->
    [one] Biete { $name } einen Helden an
   *[other] Biete { $name } { $count } Helden an
}
princes-ask-take-offered = Welchen der angebotenen Helden nimmst du?
princes-ask-name-hero = Nenne deinen Helden für den Wettstreit
princes-ask-name-rival = Nenne den Helden von { $name }
princes-ask-reward = Wähle deine Belohnung
princes-ask-up = Welche der neuen Landschaften kommt nach oben?
princes-ask-scout = Wähle zwei Landschaften: oben, dann unten
princes-ask-fill = Welche Landschaft wird gefüllt? { $land }
princes-ask-deposit = Wohin kommt das Gold: in den Goldfluss oder ins Versteck?
princes-ask-jester = In einer Landschaft neben Wolfgang einen Rohstoff einlagern?
princes-ask-takeover = { $card } für 2 Gold übernehmen?
princes-ask-buy = { $count ->
    [one] Einen Rohstoff für 1 Gold kaufen?
   *[other] Rohstoffe für je 1 Gold kaufen? Bis zu { $count }
}
princes-ask-voyage = Welches Handelsschiff bestimmt den Rohstoff?
princes-ask-tithe = Getreide oder Wolle, eines je Held?
princes-asked-of = { $name }: { $what }
princes-say-turn = Was du dir leisten kannst, leuchtet. Tippe eine Handkarte an, um sie anzulegen oder zu spielen.
princes-say-roll = Die Zahl bringt beiden Ertrag, der Ereigniswürfel ein Ereignis.
princes-say-roll-herald = Das Ereignis wird ein Fest; die Zahl bringt beiden Ertrag.
princes-say-arrange-first = Lege neben deine Siedlungen, was du brauchst: Tippe eine Landschaft an, um sie an den markierten Platz zu holen, oder lass alles so.
princes-say-arrange = Tippe eine Landschaft an, um sie dorthin zu holen, oder die markierte, damit sie bleibt.
princes-say-first = Du beginnst mit drei seiner Karten.
princes-say-exchange = Tippe eine Karte an, dann den Stapel, unter den sie kommt.
princes-say-exchange-draw = { $count ->
    [0] Nimm die oberste Karte oder sieh den Stapel durch, das kostet nichts.
    [one] Nimm die oberste Karte oder zahle einen Rohstoff und sieh den Stapel durch.
   *[other] Nimm die oberste Karte oder zahle { $count } Rohstoffe und sieh den Stapel durch.
}
princes-say-regions = Die andere kommt nach unten.
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
princes-next-amount = wähle, wie viele
princes-next-how = was tust du?
princes-trade-what = Tausch: Was gibst du?
princes-trade-where = { $what } tauschen: Was bekommst du?
princes-put-back = Zurück
princes-over = Das Spiel ist zu Ende
princes-over-say = Die Wertung zeigt, woher die Punkte kamen.
princes-sheet-take = Von oben nach unten; gleiche Karten stehen beisammen, genommen wird die oberste.
princes-sheet-taken = Genommen: { $count } von { $all } ({ $cards })
princes-sheet-none = noch keine
princes-sheet-cards = Tippe eine Karte an.

## Was man tun kann
princes-do-roll = Würfeln
princes-do-name-number = Zahl bestimmen
princes-do-play-it = Spielen
princes-do-use-it = Nutzen
princes-do-peek = Hand des Gegners ansehen
princes-do-trade = Tauschen
princes-do-move-stores = Rohstoffe verladen
princes-do-remove-it = Entfernen
princes-do-take-it = Nehmen
princes-do-top = Zwei Landschaften ziehen
princes-do-scout = Mit dem Kundschafter
princes-do-triumph = Triumph auf Stufe { $level } erhöhen
princes-do-resources = { $count ->
    [one] Einen Rohstoff nehmen
   *[other] { $count } Rohstoffe nehmen
}
princes-do-end = Zug beenden
princes-do-end-exchange = Beenden und tauschen
princes-do-end-say = dann die Hand: { $count } Karten
princes-do-decline = Fertig
princes-do-skip = Verzichten
princes-do-take-nothing = Nichts nehmen
princes-do-take-no-more = Nichts mehr nehmen
princes-do-take-no-card-more = Keine mehr nehmen
princes-do-store-no-more = Nichts mehr lagern
princes-do-buy-no-more = Nichts mehr kaufen
princes-do-keep = So lassen
princes-do-no-exchange = Kein Tausch
princes-do-discard = Karte ablegen
princes-do-ransom = { $count } Gold zahlen
princes-do-let-happen = Geschehen lassen
princes-do-draw-top = Oberste Karte nehmen
princes-do-look-through = Durchsehen
princes-count = { $count }
princes-side = Seite { $number }
princes-side-empty = Keine Punkte
princes-do-turn = { $what }, für { $price }
princes-by-region = { $count } aus { $region }
princes-into-region = { $count } in { $region }
princes-by-light = { $what } mit dem Leuchtturm
princes-by-mill = { $what } mit der Mühle
princes-by-post = { $what } über die Straße
princes-by-wagon = { $what } mit dem Wagner
princes-by-mint = { $what } mit der Münzstätte { $place }
princes-full-price = zum vollen Preis
princes-saves = { $kind } gespart ({ $card })
princes-gold-for = Gold für { $what }
princes-list-build = Bauen
princes-list-play = Spielen
princes-list-use = Nutzen
princes-list-trade = Tauschen
princes-choose-number = { $number } bestimmen und würfeln
princes-choose-road = Straße { $side } bauen
princes-choose-settlement = Siedlung { $side } bauen
princes-choose-settlement-scout = Siedlung { $side } mit dem Kundschafter bauen
princes-choose-up = { $region } kommt nach oben
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
princes-choose-lay = { $region } kommt hierher
princes-choose-gain = Einlagern in { $region }
princes-choose-pay = Zahlen aus { $region }
princes-choose-give = Geben aus { $region }
princes-choose-demand = 1 { $kind } von { $name } nehmen
princes-choose-draw = Von Stapel { $stack } ziehen
princes-choose-search = Stapel { $stack } durchsehen
princes-choose-take = { $card } nehmen
princes-choose-under = { $card } unter Stapel { $stack } legen
princes-choose-exchange = { $card } tauschen, unter Stapel { $stack }
princes-choose-name = { $card } nennen
princes-choose-lose = { $card } hergeben
princes-choose-offer = { $card } anbieten
princes-choose-put = Anlegen { $place }
princes-choose-burn = { $card } niederbrennen
princes-choose-set = { $set } wählen

## Tipps
princes-reason-wins = gewinnt das Spiel
princes-reason-points = { $points ->
    [one] ein Punkt mehr
   *[other] { $points } Punkte mehr
}
princes-reason-advantage = gewinnt den { $what }
princes-reason-production = mehr { $kind }: vorher { $before }, nachher { $after }
princes-reason-brigands = Räuber zählten { $after } statt { $before }
princes-reason-saves = spart auf { $what }, zu { $near } % geschafft
princes-reason-standing = besser in Stärke, Geschick, Handel oder Fortschritt
princes-reason-figure = +{ $count } { $what }
princes-reason-draws = der Stapel, dessen Karten dir am meisten nützen, soweit du das wissen kannst
princes-reason-searches = er enthält die Karte, die dir am meisten nützt
princes-reason-gives = die Karte, die du am wenigsten brauchst
princes-reason-keeps = eine neue Karte wäre kaum besser
princes-reason-needs = für { $what } fehlt dir { $kind }
princes-reason-sites = schafft Platz für Karten
princes-reason-stores = nutzt eingelagerte Rohstoffe
princes-reason-hand = eine bessere Hand
princes-reason-rival = stört deinen Gegner

## Das erste Spiel

## Was alles ist
princes-what-points = { $name } hat { $points } von { $target } Punkten. Wer zuerst im eigenen Zug { $target } hat, gewinnt.
princes-what-points-from = Eine Siedlung zählt einen Punkt, eine Stadt zwei, eine Metropole vier, jeder Vorteil einen; manche Karten haben eigene Punkte.
princes-what-sums = { $name } { $count } : { $their } { $other }.
princes-what-sum-of = { $name }: { $list }.
princes-what-strength = Mit mindestens drei Stärkepunkten und mehr als dein Gegner hast du den Stärkevorteil: einen Punkt.
princes-what-skill = Beim Festtag lagert einen Rohstoff ein, wer mehr Geschick hat, bei gleichem Geschick beide.
princes-what-commerce = Mit mindestens drei Handelspunkten und mehr als dein Gegner hast du den Handelsvorteil: einen Punkt, und einen Rohstoff deines Gegners, wenn der Ereigniswürfel Handel zeigt.
princes-what-progress = Jeder Fortschrittspunkt erlaubt eine Handkarte mehr: zurzeit { $limit }.
princes-what-stored = { $name } hat insgesamt { $what }. Ertrag von: { $land }, wenn die Zahl gewürfelt wird; jede Landschaft lagert bis zu drei.
princes-what-brigands = Wer mehr als sieben Rohstoffe hat, verliert an Räuber alle Wolle und alles Gold.
princes-what-cached = Davon { $count } im Goldversteck: Räuber zählen es nicht und nehmen es nicht mit.
princes-what-hand = { $name } darf am Ende des Zuges { $limit } Karten behalten: drei, und eine mehr je Fortschrittspunkt. Nur { $name } sieht sie.
princes-what-realm = In der Mitte Siedlungen und Städte mit Straßen dazwischen, über und unter den Straßen Landschaften. Auf die Bauplätze über und unter jeder Siedlung kommen Karten.
princes-what-number-die = Der Ertragswürfel
princes-what-number = Jede Landschaft mit dieser Zahl lagert einen Rohstoff ein, bei dir und bei deinem Gegner.
princes-what-event-die = Der Ereigniswürfel
princes-what-face = Er zeigt Räuber, Handel, einen Festtag, eine reiche Ernte oder eine Ereigniskarte.
princes-what-face-1 = Wer mehr als sieben Rohstoffe hat, verliert alle Wolle und alles Gold. Das kommt vor dem Ertrag.
princes-what-face-2 = Wer den Handelsvorteil hat, nimmt dem Gegner einen Rohstoff.
princes-what-face-3 = Wer im Geschick führt, lagert einen Rohstoff ein, bei gleichem Geschick beide.
princes-what-face-4 = Beide Spieler lagern einen Rohstoff ein.
princes-what-face-5 = Die oberste Karte des Ereignisstapels tritt ein.
princes-what-guard = Der Würfel der Wache
princes-what-discards = Gespielte Aktionen kommen hierher und bleiben hier, wenn keine Karte sie zurückholt. Von oben:
princes-what-choices = Tippe eines davon an.
princes-what-reading = Kartentext
princes-what-middle = Die Würfel, die Stapel zum Ziehen, was noch gebaut werden kann, und die Ereignisse.
princes-what-site = Ein Bauplatz
princes-what-free = Hierher kommt eine Karte deiner Hand: ein Gebäude oder eine Einheit. Oft kommt es auf die Landschaften links und rechts an.
princes-what-free-city = Hierher kommt eine Karte deiner Hand: ein Gebäude oder eine Einheit, auch eines, das eine Stadt braucht. Oft kommt es auf die Landschaften links und rechts an.
princes-what-beside = Hierher kommt eine Karte, die zu einer Landschaft oder Straße gehört.
princes-what-region = Bei einer { $number } lagert sie 1 { $kind } ein.
princes-what-region-doubled = Bei einer { $number } lagert sie 2 { $kind } ein, denn eine Karte daneben verdoppelt das.
princes-what-store = { $store } von { $room } gelagert. Was nicht hineinpasst, verfällt.
princes-what-settlement-title = Siedlung
princes-what-settlement = Ein Punkt. Sie hat oben und unten je einen Bauplatz und liegt zwischen vier Landschaften.
princes-what-city-title = Stadt
princes-what-city = Zwei Punkte. Sie hat oben und unten je zwei Bauplätze, auch für Stadtgebäude.
princes-what-metropolis = Vier Punkte. Sie zählt weiter als Stadt und behält ihre Bauplätze; sie kann nicht angegriffen oder entfernt werden.
princes-what-city-price = Als Stadt kostet sie { $what }.
princes-what-price = Kostet { $what }.
princes-what-affordable = Derzeit bezahlbar.
princes-guide-1 = Würfle: Jede Landschaft mit der Zahl lagert einen Rohstoff ein, auch beim Gegner. Der andere Würfel bringt ein Ereignis; Räuber treffen jeden mit mehr als sieben Rohstoffen.
princes-guide-2 = Baue, was du dir leisten kannst, es leuchtet: eine Straße ans Ende der Reihe, eine Siedlung dahinter, eine Stadt auf eine Siedlung.
princes-guide-3 = Tippe eine Handkarte an: Du siehst, was sie bewirkt, wohin sie darf oder was fehlt. Tausche drei gleiche Rohstoffe gegen einen anderen.
princes-guide-4 = Am Ende füllst du die Hand auf. Drei Punkte Stärke oder Handel, und mehr als dein Gegner, sind ein Vorteil und ein Punkt. Wer im eigenen Zug zuerst genug Punkte hat, gewinnt.

## Expertenansicht
princes-figures-say = Karten, die du nicht gesehen hast: in den Zugstapeln oder auf der Hand deines Gegners.
