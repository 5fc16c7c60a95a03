### Das Solospiel: Vorbereitung, Tisch, Hilfe, Wertung und Regeln.

## Der Tisch
alone-stone = ZÄHLSTEIN UND MARKER
alone-bonuses = NOCH LEERE FELDER JE FARBE
alone-tab = Ziel
alone-goal = Ziel und was wartet
alone-when = Zug { $turn } von { $turns } · Durchgang { $phase }
alone-when-short = Zug { $turn } · { $phase }
alone-filled = { $filled } von { $fields }
alone-fields = { $filled } von { $fields } Feldern belegt
alone-turns-left = { $count ->
    [0] der letzte Zug
    [one] danach noch ein Zug
   *[other] danach noch { $count } Züge
  }
alone-in-turn = in Zug { $turn }
alone-won = Gewonnen: Alle { $fields } Felder sind belegt
alone-lost = Verloren: { $filled } von { $fields } Feldern sind belegt
alone-won-say = Dein Fürstentum ist vollendet.
alone-lost-say = Die 25 Züge sind vorbei, ehe das Fürstentum vollendet war.
alone-progress = { $colour }: { $filled } von { $fields } Feldern belegt
alone-waiting = Was wartet
alone-nothing = Punkte, die den Zählstein zum Marker bringen könnten, und Aktionen warten hier, bis du ihre Reihenfolge wählst. Alles andere geschieht von selbst.
alone-collect = Nehmen: { $why }
alone-first = Zuerst: { $effect }
alone-now = Jetzt: { $effect }
alone-track = { $coming ->
    [0] Zählstein auf { $stone }, Marker auf { $marker }
   *[other] Zählstein auf { $stone }, Marker auf { $marker }; { $coming } Punkte warten
  }
alone-next = { $name }, geht hier als Nächstes aus dem Spiel
alone-river = Über einen Fluss zu { $ends }
alone-river-end = { $number } ({ $land })

## Was gefragt wird
alone-ask-score = In welcher Reihenfolge nimmst du die Punkte?
alone-ask-score-say = Am Marker geht der Zählstein zurück; was darüber hinausgeht, verfällt. Du darfst auch erst Würfel nutzen.
alone-ask-action = Noch eine Aktion
alone-ask-action-say = Wie mit einem Würfel beliebiger Zahl: nehmen, platzieren, verkaufen oder Arbeiter. Du darfst verzichten.
alone-ask-settle = Eine Farbe ist vollendet: ein Plättchen dafür
alone-ask-settle-say = Platziere ein Plättchen des schwarzen Depots oder einen Gasthof direkt in deinem Fürstentum: Tippe das Plättchen an, dann sein Feld.
alone-ask-give = { $count ->
    [one] Noch eine deiner Waren
   *[other] { $count } deiner Waren
  }
alone-ask-give-say = Sie gehen für das schwarze Plättchen aus dem Spiel. Niedrigste Sorten zuerst.

## Hilfe
alone-help-stone = Zählstein und Marker
alone-help-stone-say = Punkte bewegen den Zählstein. Erreicht er den Marker, geht er an den Anfang zurück; was darüber hinausgeht, verfällt. Der Marker fällt um 5, und du hast noch eine Aktion mit beliebiger Zahl. Direkt nach Punkten darfst du weitere kaufen, je einen für eine Silbermünze.
alone-help-effect = Was zuerst wartet
alone-help-effect-say = Diese Aktion kannst du jetzt nutzen. Vorher dürfen Würfel benutzt und andere Aktionen vorgezogen werden.
alone-help-points = Das Ziel
alone-help-points-say = Belege alle 37 Felder in 25 Zügen. Eine Schlusswertung gibt es nicht: Die belegten Felder sind das Ergebnis.
alone-help-bonus = Farben
alone-help-bonus-say = Wer das letzte Feld einer Farbe belegt, darf sofort ein Plättchen des schwarzen Depots oder einen Gasthof platzieren, ohne Würfel und mit allem, was es tut.
alone-help-goods = Waren
alone-help-goods-say = Ein Schiff nimmt alle Waren eines Depots; danach gehen die Waren aller anderen Depots aus dem Spiel. Du darfst beliebig viele Sorten haben. Direkt nach dem Schiff kaufen fünf beliebige Waren ein Plättchen des schwarzen Depots, das verdeckt auf ein Schlüsselfeld kommt. Ein Würfel ihrer Zahl verkauft alle einer Sorte: je 2 Punkte und eine Silbermünze für den Verkauf.
alone-help-silver = Silbermünzen
alone-help-silver-say = Zwei Silbermünzen kaufen einmal im Zug ein Plättchen des schwarzen Depots. Direkt nach Punkten kauft jede Silbermünze einen Punkt dazu.
alone-help-workers = Arbeiter
alone-help-workers-say = Jeder Arbeiter dreht einen deiner Würfel um eins.
alone-help-white-die = Weißer Würfel
alone-help-white-die-say = Er schickt die Ware des Zuges ins Depot seiner Zahl. Danach geht dort das erste Plättchen aus dem Spiel, oder im nächsten Depot im Uhrzeigersinn, in dem noch eines liegt. Die Kerbe zeigt in jedem Depot, welches als Nächstes geht.
