### Rat eines Tipps des Würfelspiels und seine Gründe.

advice-plain = Trage eine { $number } in { $field } ein
advice-monk = Mit einem Mönch: Trage eine { $number } in { $field } ein
advice-worker = Mit einem Arbeiter: Trage eine { $number } in { $field } ein
advice-silver = Für ein Silber: Trage eine { $number } in { $field } ein
field-of-blue = ein blaues Feld
field-of-grey = ein graues Feld
field-of-orange = ein orangefarbenes Feld
field-of-purple = ein violettes Feld
field-of-green = ein grünes Feld
field-of-yellow = ein gelbes Feld

hint-finishes = { $region } mit { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
  } fertig: { $points ->
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
