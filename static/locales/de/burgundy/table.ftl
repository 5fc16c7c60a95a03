illegal-over = Das Spiel ist zu Ende.
illegal-not-yours = Diese Wahl trifft jemand anders.
illegal-not-now = Schließe zuerst die laufende Auswahl ab.
illegal-board = Nimm Tableau 1 oder das für dich ausgeloste.
illegal-not-a-castle-field = Die Startburg kommt auf ein Burgfeld.
illegal-no-such-die = Kein unbenutzter Würfel zeigt { $die }.
illegal-workers = Das kostet { $needed ->
    [one] einen Arbeiter
   *[other] { $needed } Arbeiter
  }, und du hast { $held ->
    [0] keinen
   *[other] { $held }
  }.
illegal-silver = Ein Kauf kostet 2 Silber, und du hast { $held ->
    [0] keins
   *[other] { $held }
  }.
illegal-bought = Du hast in diesem Zug schon ein Plättchen gekauft.
illegal-monastery-6 = Diesen Kauf erlaubt nur Kloster 6.
illegal-no-tile = Dort liegt kein Plättchen.
illegal-only-for-sale = Plättchen im schwarzen Depot werden gekauft, nicht genommen.
illegal-nothing-waits = Diesen Effekt gibt es gerade nicht.
illegal-empty-key = Dieser Lagerplatz ist leer.
illegal-no-field = Dieses Feld hat das Tableau nicht.
illegal-filled = Auf diesem Feld liegt schon ein Plättchen.
illegal-colour = Das Plättchen hat nicht die Farbe des Feldes.
illegal-not-beside = Neben diesem Feld liegt noch kein Plättchen.
illegal-same-building = In dieser Stadt steht schon ein solches Gebäude.
illegal-no-goods = Von dieser Sorte hast du keine Waren.
illegal-wrong-kind = Dieser Effekt gilt für Plättchen anderer Farbe.
illegal-wrong-depot = Das zweite Depot muss neben dem ersten liegen.
illegal-wrong-goods = Wähle so viele der neuen Sorten, wie du Platz hast.
illegal-compulsory = Darauf kannst du nicht verzichten.
illegal-dice-left = Benutze erst beide Würfel; Arbeiter nehmen kannst du mit jedem.
illegal-second-inn = In diesem Gebiet steht schon ein Gasthof.
illegal-monastery-28 = Arbeiter verkauft nur Kloster 28.
illegal-no-silver = Zwei Arbeiter kosten 1 Silber, und du hast keins.
illegal-no-use = Das kann der Kran jetzt nicht.
illegal-no-such-animals = Auf dieser Weide grasen keine solchen Tiere.
illegal-no-shield = Dieser Schild ist nicht da.
illegal-no-castle = Jede deiner Burgen hat schon einen Schild. Wähle den, der ersetzt wird.
illegal-dice-used = Ein Schild ersetzt beide Aktionen.
illegal-tribute = Der Tribut ist 1 Silber pro Schild. Nur Schild 3 erlaubt Arbeiter.
illegal-partners-key = Dieser Lagerplatz gehört deinem Teampartner allein.
illegal-no-shelf = Ein neues Plättchen kommt auf einen freien Lagerplatz, einen eigenen oder einen gemeinsamen.
illegal-not-another = Nenne jemand anderen an diesem Tisch.
illegal-no-silver-for-points = Ein Punkt kostet 1 Silber, und du hast keins.
scene-turn-order = Reihenfolge
scene-phase = Durchg.
scene-round = Runde
scene-bonuses = Erster · Zweiter je Farbe
scene-sizes = Punkte nach Größe
scene-white-die = Weißer Würfel
scene-store = Lager
scene-goods = Waren
scene-tab-table = Tisch
scene-tab-mine = Mein Tableau
scene-tab-others = Mitspieler
scene-others = Die anderen
scene-keys = Pfeiltasten bewegen, Eingabe wählt, das Fragezeichen erklärt, L zeigt alle erlaubten Aktionen.

## Die Kopfzeile
scene-when = Durchgang { $phase } · Runde { $round } von { $rounds }
scene-when-short = { $phase } · Runde { $round }

## Wie etwas steht
scene-marked-free = { $name }, wählbar
scene-marked-chosen = { $name }, gewählt
scene-marked-workers = { $workers ->
    [one] { $name }, für einen Arbeiter
   *[other] { $name }, für { $workers } Arbeiter
  }
scene-depot = Depot { $number }
scene-black-depot = Schwarzes Depot
scene-depot-bare = { $depot }, keine Waren
scene-depot-goods = { $depot }, Waren: { $goods }
scene-lies = { $tile }, { $depot }
scene-empty-place = Leerer Platz, { $depot }
scene-white-label = Weißer Würfel { $die }: { $goods } ins Depot { $die }
scene-sizes-label = Punkte für ein abgeschlossenes Gebiet aus 1 bis 8 Feldern: 1, 3, 6, 10, 15, 21, 28, 36
scene-table-label = Der Spielplan: sechs Depots um das schwarze Depot
scene-bridge-label = Reihenfolge auf der Brücke: { $names }
scene-phase-label = Durchgang { $phase }: { $points } Punkte für jedes abgeschlossene Gebiet
scene-round-label = Runde { $round }
scene-round-good = Runde { $round }, es wartet: { $goods }
scene-bonus-label = Bonuskärtchen { $colour }: groß { $first }, klein { $second }
scene-bonus-open = { $points } Punkte
scene-bonus-taken = bei { $name }
scene-points = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
scene-silver = { $count ->
    [one] ein Silber
   *[other] { $count } Silber
  }
scene-workers = { $count ->
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
  }
scene-sold = { $count } verkauft
scene-board = Tableau { $number }
scene-board-small = Tableau { $number }
scene-board-drawn = das für dich ausgeloste
scene-board-first = das für die ersten Partien
scene-estate-label = Fürstentum von { $name }, { $board }
scene-enlarge = { $name }, { $points } Punkte: groß zeigen
scene-status-playing = ist dran
scene-status-next = ist als Nächstes dran
scene-status-later = ist später dran
scene-status-played = war dran
scene-die = Würfel { $face }
scene-die-spent = Würfel { $face }, benutzt
scene-die-chosen = Würfel { $face }, gewählt
scene-die-for = { $workers ->
    [one] Würfel { $face }, für einen Arbeiter
   *[other] Würfel { $face }, für { $workers } Arbeiter
  }
scene-die-any = Aktion der Burg: beliebige Zahl
scene-place = Reihe { $row }, Platz { $place }
scene-place-solo = Feld { $field }
scene-field-empty = Feld { $number } ({ $field }), { $land }, leer
scene-field-filled = { $tile } auf Feld { $number } ({ $field }), { $land }
scene-key-filled = Lagerplatz { $number }: { $tile }
scene-key-empty = Lagerplatz { $number }, leer
scene-land-castle = Burg
scene-land-mine = Mine
scene-land-ship = Fluss
scene-land-building = Stadt
scene-land-animal = Weide
scene-land-monastery = Kloster
scene-good-1 = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
  }
scene-good-2 = { $count ->
    [one] 1 Traube
   *[other] { $count } Trauben
  }
scene-good-3 = { $count ->
    [one] 1 Rose
   *[other] { $count } Rosen
  }
scene-good-4 = { $count ->
    [one] 1 Krug
   *[other] { $count } Krüge
  }
scene-good-5 = { $count ->
    [one] 1 Fass
   *[other] { $count } Fässer
  }
scene-good-6 = { $count ->
    [one] 1 Garbe
   *[other] { $count } Garben
  }
scene-good-1-kind = Fisch
scene-good-2-kind = Trauben
scene-good-3-kind = Rosen
scene-good-4-kind = Krüge
scene-good-5-kind = Fässer
scene-good-6-kind = Weizen

## Punkte wofür
scene-for-animals = Tiere
scene-for-region = { $size }er-Gebiet
scene-for-phase = Durchgang { $phase }
scene-for-bonus = Farbe vollendet
scene-for-goods = Waren
scene-for-watchtower = Wachturm
scene-for-monastery = Kloster { $number }
scene-for-goods-left = Waren übrig
scene-for-silver-left = Silber übrig
scene-for-workers-left = Arbeiter übrig
scene-for-posts = Grenzposten
scene-for-route = Handelsstraße
scene-for-shield = Schild { $number }

## Die Aktionsleiste
scene-dice-label = Deine Würfel
scene-end-turn = Zug beenden
scene-end-later = erst wählen
scene-hire = Arbeiter
scene-hire-sub = { $silver ->
    [0] { $workers } nehmen
   *[other] { $workers } nehmen, { $silver } Silber
  }
scene-sell = { $goods } verkaufen
scene-sell-sub = { $points } Punkte, { $silver } Silber
scene-take = Nehmen
scene-take-free = kostenlos
scene-buy = Kaufen
scene-buy-silver = für 2 Silber
scene-buy-workers = für 2 Arbeiter
scene-deed-take = Nehmen · Würfel { $face }
scene-deed-build = Bauen · Würfel { $face }
scene-deed-sell = Verkaufen · Würfel { $face }
scene-deed-workers = { $workers } Arbeiter
scene-castle-here = Burg hierher
scene-pass = Verzichten
scene-pass-sub = Effekt verfällt

scene-ask-turn = { $count ->
    [one] Noch ein Würfel
   *[other] Wähle Würfel, Plättchen oder Feld
  }
scene-ask-turn-say = { $count ->
    [one] Tippe ihn an, oder erst ein Plättchen oder Feld: Passende Würfel leuchten.
   *[other] Was damit geht, leuchtet auf.
  }
scene-ask-turn-buy-say = Was damit geht, leuchtet auf. Du kannst auch ein Plättchen für zwei Silber kaufen.
scene-ask-die = Würfel { $face }: Wähle eine Aktion
scene-ask-die-say = Leuchtende Felder kosten nichts, gepunktete kosten Arbeiter.
scene-ask-field = Welches Plättchen kommt hierher?
scene-ask-field-say = Wähle ein leuchtendes Plättchen und den Würfel.
scene-ask-early = { $count ->
    [one] Du hast noch einen Würfel
   *[other] Du hast noch beide Würfel
  }
scene-ask-early-say = { $count ->
    [one] Benutze ihn erst: Arbeiter kannst du immer nehmen.
   *[other] Benutze sie erst: Arbeiter kannst du immer nehmen.
  }
scene-ask-end = Beide Würfel sind eingesetzt
scene-ask-end-say = Beende deinen Zug, wenn du fertig bist.
scene-ask-end-buy = Beide Würfel sind eingesetzt
scene-ask-end-buy-say = Du darfst noch ein Plättchen für zwei Silber kaufen oder den Zug beenden.
scene-ask-wait = Bitte warten
scene-ask-wait-say = Jemand anders wählt.
scene-ask-over = Das Spiel ist zu Ende
scene-ask-over-say = Sieh dir die Wertung oder den Rückblick an.
scene-ask-board = Welches Tableau nimmst du?
scene-ask-board-say = Tableau 1 oder das für dich ausgeloste.
scene-ask-castle = Wohin kommt deine Burg?
scene-ask-castle-say = Wähle ein Burgfeld; von dort wächst dein Fürstentum.
scene-ask-castle-secret = Wohin kommt deine Burg?
scene-ask-castle-secret-say = Wähle verdeckt: Alle Burgen werden zusammen aufgedeckt.
scene-ask-discard = Dein Lager ist voll
scene-ask-discard-say = Wähle das Plättchen, das für das neue aus dem Spiel geht: { $tile }.
scene-ask-castle-action = Burg: noch eine Aktion
scene-ask-castle-action-say = Wie mit einem Würfel beliebiger Zahl: nehmen, legen, verkaufen oder Arbeiter.
scene-ask-warehouse = Warenhaus: eine Sorte verkaufen
scene-ask-warehouse-say = Wähle eine deiner Waren, ganz ohne Würfel.
scene-ask-carpenter = Schreinerei: ein Gebäude nehmen
scene-ask-carpenter-say = Aus einem der sechs Depots in dein Lager.
scene-ask-church = Kirche: ein Plättchen nehmen
scene-ask-church-say = Mine, Kloster oder Burg aus einem der sechs Depots.
scene-ask-market = Markt: ein Plättchen nehmen
scene-ask-market-say = Schiff oder Tiere aus einem der sechs Depots.
scene-ask-town-hall = Rathaus: ein Plättchen legen
scene-ask-town-hall-say = Ein beliebiges Plättchen aus deinem Lager; die Zahl spielt keine Rolle.
scene-ask-load = Schiff: Waren aus welchem Depot?
scene-ask-load-say = Wähle eines der sechs Depots; du bekommst alle Waren, für die du Platz hast.
scene-ask-second = Kloster 5: noch ein Depot?
scene-ask-second-say = Du darfst auch ein benachbartes Depot abräumen.
scene-ask-keep = { $count ->
    [one] Schiff: Welche Sorte behältst du?
   *[other] Schiff: Welche { $count } Sorten behältst du?
  }
scene-ask-keep-say = { $count ->
    [one] Du hast Platz für eine weitere Warensorte. Der Rest bleibt im Depot.
   *[other] Du hast Platz für { $count } weitere Warensorten. Der Rest bleibt im Depot.
  }
scene-hand-store = Lager

## Alle erlaubten Aktionen als Liste
scene-list-buy = Kaufen
scene-act-board = Tableau { $number } nehmen
scene-act-castle = Startburg auf die { $number } ({ $field })
scene-act-take = { $die ->
    [0] Burg: { $tile } aus Depot { $depot } nehmen
    [7] { $workers ->
      [0] Weiße Burg: { $tile } aus Depot { $depot } nehmen
      [one] Weiße Burg für einen Arbeiter: { $tile } aus Depot { $depot } nehmen
     *[other] Weiße Burg für { $workers } Arbeiter: { $tile } aus Depot { $depot } nehmen
    }
    [8] Zusatzaktion: { $tile } aus Depot { $depot } nehmen
   *[other] { $workers ->
      [0] Würfel { $die }: { $tile } aus Depot { $depot } nehmen
      [one] Würfel { $die } und ein Arbeiter: { $tile } aus Depot { $depot } nehmen
     *[other] Würfel { $die } und { $workers } Arbeiter: { $tile } aus Depot { $depot } nehmen
    }
  }
scene-act-place = { $die ->
    [0] Burg: { $tile } auf die { $number } ({ $field })
    [7] { $workers ->
      [0] Weiße Burg: { $tile } auf die { $number } ({ $field })
      [one] Weiße Burg für einen Arbeiter: { $tile } auf die { $number } ({ $field })
     *[other] Weiße Burg für { $workers } Arbeiter: { $tile } auf die { $number } ({ $field })
    }
    [8] Zusatzaktion: { $tile } auf die { $number } ({ $field })
   *[other] { $workers ->
      [0] Würfel { $die }: { $tile } auf die { $number } ({ $field })
      [one] Würfel { $die } und ein Arbeiter: { $tile } auf die { $number } ({ $field })
     *[other] Würfel { $die } und { $workers } Arbeiter: { $tile } auf die { $number } ({ $field })
    }
  }
scene-act-sell = { $die ->
    [0] Burg: { $goods } verkaufen
    [7] { $workers ->
      [0] Weiße Burg: { $goods } verkaufen
      [one] Weiße Burg für einen Arbeiter: { $goods } verkaufen
     *[other] Weiße Burg für { $workers } Arbeiter: { $goods } verkaufen
    }
    [8] Zusatzaktion: { $goods } verkaufen
   *[other] { $workers ->
      [0] Würfel { $die }: { $goods } verkaufen
      [one] Würfel { $die } und ein Arbeiter: { $goods } verkaufen
     *[other] Würfel { $die } und { $workers } Arbeiter: { $goods } verkaufen
    }
  }
scene-act-hire = { $die ->
    [0] Burg: { $hired } Arbeiter nehmen
    [7] Weiße Burg: { $hired } Arbeiter nehmen
    [8] Zusatzaktion: { $hired } Arbeiter nehmen
   *[other] Würfel { $die }: { $hired } Arbeiter nehmen
  }
scene-act-buy = { $depot ->
    [7] Für 2 Silber { $tile } aus dem schwarzen Depot kaufen
   *[other] Für 2 Silber { $tile } aus Depot { $depot } kaufen
  }
scene-act-buy-workers = { $depot ->
    [7] Für 2 Arbeiter { $tile } aus dem schwarzen Depot kaufen
   *[other] Für 2 Arbeiter { $tile } aus Depot { $depot } kaufen
  }
scene-act-discard = Für das neue Plättchen { $tile } abgeben
scene-act-fetch = Aus Depot { $depot } { $tile } nehmen
scene-act-sell-free = { $goods } verkaufen
scene-act-build = Auf die { $number } ({ $field }): { $tile }
scene-act-load = Waren aus Depot { $depot }
scene-act-keep = Behalten: { $goods }
scene-act-pass = Verzichten
scene-act-use = Kran: { $building }
scene-act-herd = Gänse mit: { $animals }
scene-act-shield = { $old ->
    [0] Schild { $number } nehmen: { $help }
   *[other] Schild { $number } für Schild { $old } nehmen: { $help }
  }
scene-act-turn = Die { $die } auf die { $to } drehen
scene-act-name = Die Klöster von { $other } nutzen
scene-name-sub = Klöster mitnutzen
scene-act-gather = { $goods } aus allen Depots holen
scene-act-settle = { $depot ->
    [7] { $tile } aus dem schwarzen Depot auf die { $number } ({ $field })
   *[other] { $tile } aus Depot { $depot } auf die { $number } ({ $field })
  }
scene-act-pay = { $paid ->
    [0] { $silver } Silber zahlen
   *[other] { $silver } Silber zahlen, Arbeiter: { $paid }
  }
scene-act-drop = Schild { $number } abgeben
scene-act-recruit = 2 Arbeiter für 1 Silber kaufen
scene-act-collect = { $points } Punkte einsammeln: { $why }
scene-act-first = Zuerst: { $effect }
scene-act-point = Einen Punkt für 1 Silber kaufen
scene-act-swap = Fünf Waren für { $tile } als schwarzes Plättchen
scene-act-give = { $goods } abgeben
scene-ask-swap = Fünf Waren für ein schwarzes Plättchen?
scene-ask-swap-say = Beliebige Waren; das Plättchen passt auf jede Farbe und tut sonst nichts.
scene-species-sheep = Schafe
scene-species-cow = Kühe
scene-species-pig = Schweine
scene-species-goat = { $edition ->
    [2011] Hühner
   *[other] Ziegen
  }
scene-ask-white-castle = Weiße Burg: noch eine Aktion
scene-ask-white-castle-say = Mit der Zahl des weißen Würfels; Arbeiter können sie ändern.
scene-ask-crane = Kran: wie welches Gebäude?
scene-ask-crane-say = Er tut sofort, was das gewählte Gebäude tut.
scene-ask-geese = Gänse: mit welchen Tieren?
scene-ask-geese-say = Eine andere Art auf dieser Weide zählt mit.
scene-ask-any-action = Handelsstraße: noch eine Aktion
scene-ask-any-action-say = Wie mit einem Würfel beliebiger Zahl: nehmen, legen, verkaufen oder Arbeiter.
scene-ask-gather = Schild 5: welche Waren?
scene-ask-gather-say = Du bekommst alle Waren einer Sorte aus allen Depots.
scene-ask-overflow = Schild 4 ist weg
scene-ask-overflow-say = Wähle Plättchen, die aus dem Spiel gehen, bis drei übrig sind.
scene-ask-settle = Schild 14: ein Plättchen legen?
scene-ask-settle-say = Aus einem der sechs Depots direkt in dein Fürstentum.
scene-ask-settle-black = Schild 15: ein Plättchen legen?
scene-ask-settle-black-say = Aus dem schwarzen Depot direkt in dein Fürstentum.
scene-ask-tribute = Tribut für deine Schilde
scene-ask-tribute-say = Je 1 Silber; ein Schild ohne Tribut geht aus dem Spiel.
scene-ask-naming = Schild 6: wessen Klöster?
scene-ask-naming-say = Sie zählen auch für dich.

## Hilfe
scene-help-page = Anleitung, Seite { $page }
scene-help-worth = Nach jetzigem Stand: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } am Ende.
scene-help-seal = Das Siegel zeigt, was im letzten Zug gelegt wurde.
scene-help-finished = Die helle Linie umgibt ein fertiges Gebiet.
scene-help-die = Deine Würfel
scene-help-die-say = Jeder Würfel gibt dir eine Aktion: ein Plättchen aus dem Depot mit seiner Zahl nehmen, eines auf ein Feld mit seiner Zahl legen, die Waren mit seiner Zahl verkaufen oder zwei Arbeiter nehmen. Ein Arbeiter ändert einen Würfel um eins, auch von 1 auf 6 und von 6 auf 1.
scene-help-middle = Die Depots
scene-help-middle-say = Sechs nummerierte Depots um das schwarze. Mit einem Würfel nimmst du ein Plättchen aus dem Depot mit seiner Zahl; Plättchen im schwarzen Depot kaufst du.
scene-help-estate = Fürstentum von { $name }
scene-help-estate-say = Plättchen kommen auf Felder ihrer Farbe, neben eines, das schon liegt. Fertige Gebiete und volle Farben bringen Punkte.
scene-help-dice = Würfel von { $name }
scene-help-boards = Dein Tableau
scene-help-boards-say = Die Tableaus unterscheiden sich darin, wie Farben und Zahlen verteilt sind. Wähle eines davon.
scene-help-depot = Depot
scene-help-depot-say = Mit einem Würfel dieser Zahl nimmst du von hier ein Plättchen in dein Lager. Waren, die hier liegen, warten auf ein Schiff.
scene-help-black-depot = Schwarzes Depot
scene-help-black-depot-say = Einmal in deinem Zug darfst du eines dieser Plättchen für zwei Silber kaufen. Ein Würfel ist nicht nötig.
scene-help-goods = Waren
scene-help-goods-say = Schiffe bringen Waren; du hast Platz für drei Sorten. Mit einem Würfel dieser Zahl verkaufst du alle Waren der Sorte: je { $players } Punkte und ein Silber für den Verkauf.
scene-help-storage = Lager
scene-help-storage-say = Genommene Plättchen warten hier, bis du sie legst. Es gibt drei Plätze; sind alle voll, muss für ein neues eines aus dem Spiel.
scene-help-points = Punkte
scene-help-points-say = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählt das Fürstentum mit mehr leeren Feldern, dann wer auf der Brücke später kommt.
scene-help-silver = Silber
scene-help-silver-say = Für zwei Silber kaufst du einmal im Zug ein Plättchen aus dem schwarzen Depot. Verkäufe, Minen und Banken bringen Silber. Jedes übrige zählt am Ende einen Punkt.
scene-help-workers = Arbeiter
scene-help-workers-say = Jeder Arbeiter ändert einen deiner Würfel um eins. Zwei übrige zählen am Ende einen Punkt.
scene-help-sold = Verkaufte Waren
scene-help-sold-say = Verkaufte Waren bleiben verdeckt hier liegen; die Klöster 15 und 25 zählen sie am Ende.
scene-help-bridge = Die Brücke
scene-help-bridge-say = Sie zeigt die Reihenfolge: Wer der Stadt am nächsten steht, ist zuerst dran, in einem Stapel von oben nach unten. Jedes Schiff rückt den eigenen Stein ein Feld vor. Die neue Reihenfolge gilt ab der nächsten Runde.
scene-help-phase = Durchgang
scene-help-phase-say = Das Spiel hat fünf Durchgänge zu fünf Runden. Ein jetzt abgeschlossenes Gebiet bringt diese Punkte zusätzlich zu denen für seine Größe.
scene-help-round = Runde
scene-help-round-say = In jeder Runde kommt eine dieser Waren in das Depot, das der weiße Würfel zeigt.
scene-help-bonus = Bonuskärtchen
scene-help-bonus-say = Wer zuerst alle Felder einer Farbe belegt, nimmt das große Kärtchen, der Zweite das kleine.
scene-help-sizes = Punkte nach Größe
scene-help-sizes-say = Ein abgeschlossenes Gebiet bringt Punkte nach seiner Größe: 1, 3, 6, 10, 15, 21, 28 oder 36 für ein bis acht Felder.
scene-help-white-die = Weißer Würfel
scene-help-white-die-say = Zu Beginn der Runde schickt er die Ware der Runde in das Depot seiner Zahl. Für Aktionen wird er nicht benutzt.
scene-help-field = Feld mit der Zahl { $number }, { $land }
scene-help-field-say = { $size ->
    [one] Dieses Feld ist ein Gebiet für sich. Belegt bringt es einen Punkt und die des Durchgangs.
   *[other] { $left ->
      [one] Sein Gebiet hat { $size } Felder; nur dieses fehlt noch. Abgeschlossen bringt es { $points } Punkte und die des Durchgangs.
     *[other] Sein Gebiet hat { $size } Felder, { $left } davon sind leer. Abgeschlossen bringt es { $points } Punkte und die des Durchgangs.
     }
  }
scene-help-land-castle = Hierher kommt eine Burg, neben ein gelegtes Plättchen, mit der Zahl des Feldes.
scene-help-land-mine = Hierher kommt eine Mine, neben ein gelegtes Plättchen, mit der Zahl des Feldes.
scene-help-land-ship = Hierher kommt ein Schiff, neben ein gelegtes Plättchen, mit der Zahl des Feldes.
scene-help-land-building = Hierher kommt ein Gebäude, neben ein gelegtes Plättchen, mit der Zahl des Feldes. Jedes Gebäude nur einmal pro Stadt.
scene-help-land-animal = Hierher kommen Tiere, neben ein gelegtes Plättchen, mit der Zahl des Feldes. Gleiche Tiere auf einer Weide zählen gemeinsam noch einmal.
scene-help-land-monastery = Hierher kommt ein Kloster, neben ein gelegtes Plättchen, mit der Zahl des Feldes.

## Warum etwas gerade nicht geht
refusal-die-used = Dieser Würfel ist schon benutzt.
refusal-dice-used = Beide Würfel sind eingesetzt.
refusal-nothing-stored = Dein Lager ist leer. Nimm erst ein Plättchen aus einem Depot.
refusal-field-colour = Keines der Plättchen in deinem Lager hat die Farbe dieses Feldes.
refusal-tile-colour = Es ist kein Feld seiner Farbe mehr frei.
refusal-tile-beside = Kein freies Feld seiner Farbe liegt neben einem deiner Plättchen.
refusal-tile-building = In jeder Stadt, an die du bauen kannst, steht schon ein solches Gebäude.

## Module: was auf dem Tisch liegt
scene-die-extra = Eine Zusatzaktion: beliebige Zahl
scene-die-white = Die Aktion einer weißen Burg: die { $face } des weißen Würfels
scene-shield-lying = Schild { $number }, { $depot }: { $help }
scene-shield-held = Schild { $number } von { $name }: { $help }
scene-shield-say = { $points } Punkte am Ende; solange du ihn hast: { $help }.
scene-shield-take = Schild { $number } nehmen
scene-shield-free = auf eine freie Burg
scene-shield-for = anstelle von Schild { $old }
scene-turn-to = auf { $to }
scene-recruit = Arbeiter kaufen
scene-recruit-sub = 2 für 1 Silber
scene-ask-double = Ein Pasch: Würfel oder Schild?
scene-ask-double-say = Statt beider Aktionen darfst du einen Schild aus Depot { $depot } nehmen; er kommt auf eine deiner Burgen.
scene-post-0 = Grenzposten im Nordwesten
scene-post-1 = Grenzposten im Nordosten
scene-post-2 = Grenzposten im Süden
scene-post-alone = { $post }, nicht verbunden
scene-post-joined = { $post }, verbunden mit: { $others }
scene-posts-bonus = Bonus für alle drei Grenzposten: Erster { $first }, Zweiter { $second }
scene-card = Handelsstraße, Karte { $number }: { $spaces }
scene-space-open = { $goods } für { $gives }
scene-space-laid = { $laid } auf { $goods } für { $gives }
scene-fact-route = Handelsstraße: Waren auf { $laid } von { $all } Feldern
scene-fact-posts = { $count } von 3 Paaren Grenzposten verbunden
scene-inns-label = { $count ->
    [one] { $place }, der letzte
   *[other] { $place }, insgesamt { $count }
  }

## Module: Hilfe
scene-help-shield = Schild { $number }
scene-help-shield-points = { $points } Punkte am Ende, wenn du ihn dann noch hast. Sein Tribut: 1 Silber am Ende jedes Durchgangs.
scene-help-shield-held = Er gehört { $name }.
scene-help-shield-lying = Wer einen { $depot }er-Pasch hat, auch mit Hilfe von Arbeitern, darf ihn statt beider Aktionen nehmen: auf eine Burg ohne Schild oder anstelle eines anderen Schildes, der dann aus dem Spiel geht.
scene-help-shield-6 = Er nutzt die Klöster von { $other }.
scene-help-post = Wer zwei Grenzposten durch eine Kette von Plättchen verbindet, bekommt die Punkte des Durchgangs, zur Zeit { $points }. Jedes der drei Paare zählt einmal; wer den dritten Posten erreicht, kann zwei Paare auf einmal verbinden.
scene-help-post-joined = Verbunden mit: { $others }.
scene-help-posts = Alle Grenzposten
scene-help-posts-say = Wer als Erster alle drei Grenzposten verbindet, bekommt { $first } Punkte, der Zweite { $second }.
scene-help-card-title = Handelsstraße, Karte { $number }
scene-help-card = Verkaufte Waren legst du einzeln und von links auf deine Karten. Eine Ware der abgebildeten Sorte bringt sofort, was ihr Feld zeigt.
scene-help-white-die-castles = Zu Beginn einer Runde schickt er die Ware der Runde in das Depot seiner Zahl. Mit seiner Zahl macht auch eine weiße Burg ihre Aktion; Arbeiter dürfen sie dafür ändern.

## Das Tablet weitergeben

## Expertenansicht und Lupe
figures-order-now = Diese Runde
figures-order-now-say = Die Reihenfolge in dieser Runde.
figures-order-next = Nächste Runde
figures-order-next-say = Die Reihenfolge in der nächsten Runde, wenn niemand mehr auf der Brücke vorrückt.
figures-to-come = Noch verdeckt
figures-to-come-say = Plättchen, die noch verdeckt liegen. Nicht alle müssen ins Spiel kommen.
figures-buildings = Verdeckte Gebäude
figures-animals = Verdeckte Tiere
figures-sheep = Schafe
figures-cow = Kühe
figures-pig = Schweine
figures-goat = Ziegen oder Hühner
figures-monasteries = Verdeckte Klöster
figures-monasteries-say = Die Nummern der Klöster, die noch verdeckt liegen.
figures-lacks = Leere Felder: { $name }
figures-lacks-say = Felder, die { $name } noch nicht belegt hat, nach Farben.
figures-no-field = Noch passt es auf kein erreichbares Feld.
figures-odds-workers = { $workers ->
    [one] Mit einem Arbeiter
   *[other] Mit { $workers } Arbeitern
  }: { $percent } %
