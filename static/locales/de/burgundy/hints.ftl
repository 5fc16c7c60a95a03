hint-finishes = { $phase ->
    [0] schließt ein Gebiet mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
      } ab ({ $land }): { $points }
   *[other] schließt ein Gebiet mit { $size ->
        [one] einem Feld
       *[other] { $size } Feldern
      } ab ({ $land }): { $points } + { $phase }
  }
hint-bonus-first = als Erster alle Felder belegt ({ $land }): { $points }
hint-bonus-second = als Zweiter alle Felder belegt ({ $land }): { $points }
hint-scores = { $points ->
    [one] ein Punkt ({ $reason })
   *[other] { $points } Punkte ({ $reason })
  }
hint-silver = { $count } Silber
hint-workers = { $count ->
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
  }
hint-goods = { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  }
hint-shield = Schild { $number }: { $points } Punkte am Ende
hint-route = { $count ->
    [one] ein Feld deiner Handelsstraße gibt seinen Bonus
   *[other] { $count } Felder deiner Handelsstraße geben ihren Bonus
  }
hint-stone = der Zählstein erreicht den Marker: noch eine Aktion
hint-fills = belegt alle Felder ({ $land }): ein Plättchen gratis
hint-promise-silver = später mehr Silber
hint-promise-workers = mehr Spielraum mit den Würfeln
hint-promise-goods = später bessere Verkäufe
hint-promise-storage = ein passendes Plättchen
hint-promise-regions = hilft, ein Gebiet abzuschließen
hint-promise-colours = bringt ein Bonuskärtchen näher
hint-promise-monasteries = Klöster, die sich später lohnen
hint-promise-animals = Herden, die noch einmal zählen
hint-promise-bridge = ein besserer Platz auf der Brücke
hint-promise-shields = Schilde, die sich lohnen
hint-promise-routes = Waren, die zu deiner Handelsstraße passen
hint-promise-posts = bringt Grenzposten einander näher
hint-promise-stone = bringt den Zählstein näher an den Marker
hint-ends = beide Würfel sind eingesetzt, und kaufen kannst du nichts mehr
hint-ends-saving = beide Würfel sind eingesetzt, und dein Silber ist später mehr wert
hint-opening = brachte die meisten Punkte, als der Computer gegen sich selbst spielte

guide-take = Tippe einen Würfel an, dann ein leuchtendes Plättchen: Es kommt in dein Lager.
guide-place = Tippe ein Plättchen in deinem Lager an, dann ein leuchtendes Feld: So baust du.
guide-1 = Jeder deiner zwei Würfel gibt dir eine Aktion. Nimm ein Plättchen aus dem Depot mit seiner Zahl: Tippe den Würfel an, dann ein leuchtendes Plättchen.
guide-2 = Oder lege ein Plättchen aus deinem Lager auf ein Feld seiner Zahl, neben eines, das schon liegt.
guide-3 = Oder verkaufe Waren seiner Zahl, oder nimm zwei Arbeiter: Jeder ändert einen Würfel um eins.
guide-4 = Fertige Gebiete bringen Punkte: je größer und je früher, desto mehr. Nach 25 Runden gewinnt, wer die meisten Punkte hat.
