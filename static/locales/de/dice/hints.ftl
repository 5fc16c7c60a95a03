### Warum ein Tipp des Würfelspiels etwas rät.

hint-finishes = { $region } mit { $size } Feldern voll: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
hint-completes = { $colour } zuerst voll: { $points } Punkte
hint-completes-smaller = { $colour } voll: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
hint-sells = verkauft { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  } für { $points } Punkte
hint-gains = Bonus: { $bonus }
hint-nearly = danach bringt noch ein Feld { $points } Punkte ({ $region })
hint-spends = Einsatz: { $bonus }
hint-opens = macht { $count } weitere Felder erreichbar
hint-opening = brachte die meisten Punkte, als der Computer gegen sich selbst spielte
