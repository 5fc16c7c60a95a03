### Das Solospiel: Vorbereitung, Tisch, Hilfe, Wertung und Regeln.

## Der Tisch
alone-stone = ZÄHLSTEIN UND MARKER
alone-bonuses = NOCH LEERE FELDER JE FARBE
alone-zoom = Tableau vergrößern
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

## Vorbereitung
alone-kind = Was für ein Spiel
alone-kind-each = Zusammen
alone-kind-alone = Allein
alone-goal-title = Gegen die 25 Züge
alone-goal-say = Belege alle 37 Felder in 25 Zügen. In jedem Zug geht ein Plättchen mehr aus dem Spiel; andere Gruppen erreichst du nur über Flüsse. Punkte bewegen einen Zählstein, und jedes Mal, wenn er seinen Marker erreicht, hast du noch eine Aktion.
alone-hard = Wie schwer es ist
alone-hard-say = Wo der Marker beginnt: je niedriger, desto eher erreicht ihn der Zählstein.
alone-hard-much-easier = deutlich leichter
alone-hard-easier = leichter
alone-hard-printed = wie in der Spielregel
alone-hard-harder = schwerer
alone-hard-much-harder = deutlich schwerer
alone-boards = Dein Tableau
alone-board-a = vier Gruppen, für den Anfang
alone-board-b = vierzehn Gruppen, für Geübte
alone-castle-chosen = Gewählt
alone-summary = Allein auf Tableau { $board }, Marker auf { $marker }
alone-start = Am Anfang eine Silbermünze, zwei Arbeiter und drei Waren.

## Das Ende
alone-won-title = Gewonnen
alone-lost-title = Verloren
alone-result = Ergebnis
alone-marker-way = { $count ->
    [0] Der Marker blieb auf { $start }
    [one] Der Marker fiel einmal, von { $start } auf { $end }
   *[other] Der Marker fiel { $count }-mal, von { $start } auf { $end }
  }
alone-curve = Belegte Felder, Zug um Zug

## Kurzregeln
alone-rules = Allein
alone-rules-1 = Auf Tableau 13a oder 13b spielt man gegen die 25 Züge, mit Depots und Werten für zwei. Gewonnen ist, sobald alle 37 Felder belegt sind; sonst sind die belegten Felder das Ergebnis.
alone-rules-2 = In jedem Zug geht nach der Ware das nächste Plättchen aus dem Depot des weißen Würfels aus dem Spiel: in Depot 1 und 4 von links nach rechts, in den anderen von oben nach unten; von einem leeren Depot geht es im Uhrzeigersinn weiter.
alone-rules-3 = Andere Gruppen erreicht man nur über Flüsse; jeder Fluss verbindet zwei Felder.
alone-rules-4 = Ein Schiff nimmt alle Waren eines Depots, danach gehen die Waren aller anderen aus dem Spiel. Die Zahl der Sorten ist nicht begrenzt. Direkt nach dem Schiff kann man fünf beliebige Waren gegen ein Plättchen des schwarzen Depots tauschen. Es kommt verdeckt auf ein Schlüsselfeld, passt nach seiner Zahl auf ein freies Feld jeder Farbe und tut sonst nichts.
alone-rules-5 = Punkte bewegen den Zählstein, und direkt danach kauft jede Silbermünze einen dazu. Am Marker geht der Zählstein zurück, was darüber hinausgeht, verfällt, der Marker fällt um 5, und es folgt noch eine Aktion mit beliebiger Zahl.
alone-rules-6 = Wer das letzte Feld einer Farbe belegt, bekommt dafür keine Punkte, sondern darf sofort ein Plättchen des schwarzen Depots platzieren, mit allem, was es tut. Klöster der Schlusswertung werten einmal, wenn sie platziert werden.
alone-rules-7 = Gewinne und Aktionen eines Zuges darf man in beliebiger Reihenfolge nehmen. Wo sie keinen Unterschied macht, geschehen sie von selbst.

## Das Protokoll
alone-record-points = { $name } nimmt Punkte: { $why }.
alone-record-region = { $name } schließt ein { $size }er-Gebiet ab.
alone-record-round = Runde { $phase }{ $round }. Der weiße Würfel zeigt { $depot }: { $goods } ins Depot { $depot }; aus Depot { $from } geht { $tile } aus dem Spiel.
alone-record-end = Das Spiel ist aus.
alone-sheet = Was den Zählstein bewegt hat

## Wo unsere Lesart eine Lücke füllt
alone-rulings = Das Solospiel
alone-rulings-1 = Unsere Lesart: Was nicht genutzt werden kann, wartet, solange noch Würfel oder anderes übrig sind; dann verfällt es.
alone-rulings-2 = Unsere Lesart: Der Marker bleibt stehen, wenn er auf null fallen würde.
alone-rulings-3 = Unsere Lesart: Fünf Waren kaufen ein Plättchen des schwarzen Depots, aber keinen Gasthof.
alone-rulings-4 = Punkte werden von selbst genommen, solange keine Reihenfolge mit allem, was Silber kaufen könnte, den Marker erreicht.
