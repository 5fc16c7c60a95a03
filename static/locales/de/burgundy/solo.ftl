## Der Tisch
solo-stone = ZÄHLSTEIN UND MARKER
solo-bonuses = NOCH LEERE FELDER JE FARBE
solo-zoom = Tableau vergrößern
solo-tab = Ziel
solo-goal = Ziel und offene Effekte
solo-when = Zug { $turn } von { $turns } · Durchgang { $phase }
solo-when-short = Zug { $turn } · { $phase }
solo-filled = { $filled } von { $fields }
solo-fields = { $filled } von { $fields } Feldern belegt
solo-turns-left = { $count ->
    [0] der letzte Zug
    [one] danach noch ein Zug
   *[other] danach noch { $count } Züge
  }
solo-in-turn = nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
  }
solo-won = Gewonnen: Alle { $fields } Felder sind belegt
solo-lost = Verloren: { $filled } von { $fields } Feldern sind belegt
solo-won-say = Dein Fürstentum ist vollendet.
solo-lost-say = Die 25 Züge sind vorbei, ehe das Fürstentum vollendet war.
solo-progress = { $colour }: { $filled } von { $fields } Feldern belegt
solo-waiting = Steht noch an
solo-nothing = Punkte und Effekte warten hier, bis du ihre Reihenfolge wählst. Ist im Zug sonst nichts mehr zu tun, werden Punkte automatisch eingesammelt, außer wenn ihre Reihenfolge zählt.
solo-collect = Einsammeln: { $why }
solo-first = Zuerst: { $effect }
solo-now = Jetzt: { $effect }
solo-track = { $coming ->
    [0] Zählstein auf { $stone }, Marker auf { $marker }
   *[other] Zählstein auf { $stone }, Marker auf { $marker }; { $coming } Punkte warten
  }
solo-next = { $name }, geht hier als Nächstes aus dem Spiel
solo-river = Über einen Fluss zu { $ends }
solo-river-end = { $number } ({ $land })

## Was gefragt wird
solo-ask-score = In welcher Reihenfolge sammelst du die Punkte ein?
solo-ask-score-say = Am Marker geht der Zählstein zurück; was darüber hinausgeht, verfällt. Du darfst auch erst Würfel nutzen.
solo-ask-action = Noch eine Aktion
solo-ask-action-say = Wie mit einem Würfel beliebiger Zahl: nehmen, legen, verkaufen oder Arbeiter. Du darfst verzichten.
solo-ask-settle = Du hast eine Farbe vollendet: ein Plättchen dafür
solo-ask-settle-say = Lege ein Plättchen aus dem schwarzen Depot oder einen Gasthof direkt in dein Fürstentum: Tippe das Plättchen an, dann sein Feld.
solo-ask-give = { $count ->
    [one] Gib noch eine deiner Waren ab
   *[other] Gib { $count } deiner Waren ab
  }
solo-ask-give-say = Sie gehen für das schwarze Plättchen aus dem Spiel, die niedrigste Zahl zuerst.

## Hilfe
solo-help-stone = Zählstein und Marker
solo-help-stone-say = Punkte bewegen den Zählstein. Erreicht er den Marker, geht er an den Anfang zurück; was darüber hinausgeht, verfällt. Der Marker fällt um 5, und du hast noch eine Aktion mit beliebiger Zahl. Direkt nach Punkten darfst du weitere kaufen, je einen für ein Silber.
solo-help-effect = Als Nächstes
solo-help-effect-say = Diesen Effekt kannst du jetzt nutzen. Vorher darfst du Würfel benutzen oder andere Effekte vorziehen.
solo-help-points = Das Ziel
solo-help-points-say = Belege alle 37 Felder in 25 Zügen. Eine Schlusswertung gibt es nicht: Die belegten Felder sind das Ergebnis.
solo-help-bonus = Farben
solo-help-bonus-say = Wer das letzte Feld einer Farbe belegt, darf sofort ein Plättchen des schwarzen Depots oder einen Gasthof legen, ohne Würfel und mit allem, was es tut.
solo-help-goods = Waren
solo-help-goods-say = Ein Schiff nimmt alle Waren eines Depots; danach gehen die Waren aller anderen Depots aus dem Spiel. Du darfst beliebig viele Sorten haben. Direkt nach dem Schiff kannst du für fünf beliebige Waren ein Plättchen des schwarzen Depots kaufen, das verdeckt in dein Lager kommt. Mit einem Würfel dieser Zahl verkaufst du alle Waren der Sorte: je 2 Punkte und ein Silber für den Verkauf.
solo-help-silver = Silber
solo-help-silver-say = Für zwei Silber kannst du einmal im Zug ein Plättchen des schwarzen Depots kaufen. Direkt nach Punkten kannst du für jedes Silber einen Punkt dazukaufen.
solo-help-workers = Arbeiter
solo-help-workers-say = Jeder Arbeiter ändert einen deiner Würfel um eins.
solo-help-white-die = Weißer Würfel
solo-help-white-die-say = Er schickt die Ware des Zuges ins Depot seiner Zahl. Danach geht dort das erste Plättchen aus dem Spiel, oder im nächsten Depot im Uhrzeigersinn, in dem noch eines liegt. Die Kerbe zeigt in jedem Depot, welches als Nächstes geht.

## Vorbereitung
solo-kind = Wie möchtest du spielen?
solo-kind-each = Gegeneinander
solo-kind-solo = Allein
solo-goal-say = Belege alle 37 Felder in 25 Zügen. In jedem Zug geht ein Plättchen mehr aus dem Spiel; andere Gruppen erreichst du nur über Flüsse. Punkte bewegen einen Zählstein, und jedes Mal, wenn er seinen Marker erreicht, hast du noch eine Aktion.
solo-hard = Schwierigkeit
solo-hard-say = Wo der Marker beginnt: je niedriger, desto eher erreicht ihn der Zählstein.
solo-hard-much-easier = deutlich leichter
solo-hard-easier = leichter
solo-hard-printed = wie in der Anleitung
solo-hard-harder = schwerer
solo-hard-much-harder = deutlich schwerer
solo-boards = Dein Tableau
solo-board-a = vier Gruppen, für den Anfang
solo-board-b = vierzehn Gruppen, für Geübte
solo-castle-chosen = Gewählt
solo-summary = Allein auf Tableau { $board }, Marker auf { $marker }
solo-start = Am Anfang ein Silber, zwei Arbeiter und drei Waren.

## Das Ende
solo-won-title = Gewonnen
solo-lost-title = Verloren
solo-marker-way = { $count ->
    [0] Der Marker blieb auf { $start }
    [one] Der Marker fiel einmal, von { $start } auf { $end }
    [2] Der Marker fiel zweimal, von { $start } auf { $end }
   *[other] Der Marker fiel { $count }-mal, von { $start } auf { $end }
  }
solo-curve = Belegte Felder, Zug um Zug

## Kurzregeln
solo-rules = Allein
solo-rules-1 = Auf Tableau 13a oder 13b spielst du gegen die 25 Züge, mit Depots und Werten für zwei. Gewonnen ist, sobald alle 37 Felder belegt sind; sonst sind die belegten Felder das Ergebnis.
solo-rules-2 = In jedem Zug geht nach der Ware das nächste Plättchen aus dem Depot des weißen Würfels aus dem Spiel: in Depot 1 und 4 von links nach rechts, in den anderen von oben nach unten; von einem leeren Depot geht es im Uhrzeigersinn weiter.
solo-rules-3 = Andere Gruppen erreichst du nur über Flüsse; jeder Fluss verbindet zwei Felder.
solo-rules-4 = Ein Schiff nimmt alle Waren eines Depots, danach gehen die Waren aller anderen aus dem Spiel. Die Zahl der Sorten ist nicht begrenzt. Direkt nach dem Schiff kannst du fünf beliebige Waren gegen ein Plättchen des schwarzen Depots tauschen. Es kommt verdeckt in dein Lager, passt mit der Zahl des Feldes auf ein freies Feld jeder Farbe und tut sonst nichts.
solo-rules-5 = Punkte bewegen den Zählstein, und direkt danach kannst du für jedes Silber einen dazukaufen. Am Marker geht der Zählstein zurück, was darüber hinausgeht, verfällt, der Marker fällt um 5, und es folgt noch eine Aktion mit beliebiger Zahl.
solo-rules-6 = Wer das letzte Feld einer Farbe belegt, bekommt dafür keine Punkte, sondern darf sofort ein Plättchen des schwarzen Depots legen, mit allem, was es tut. Klöster der Schlusswertung zählen einmal, wenn sie gelegt werden.
solo-rules-7 = Gewinne und Effekte eines Zuges darfst du in beliebiger Reihenfolge nehmen. Wo sie keinen Unterschied macht, geschehen sie automatisch.

## Das Protokoll
solo-record-points = { $name } sammelt Punkte ein: { $why }.
solo-record-region = { $name } schließt ein { $size }er-Gebiet ab.
solo-record-round = Runde { $phase }{ $round }. Der weiße Würfel zeigt { $depot }: { $goods } ins Depot { $depot }; aus Depot { $from } geht { $tile } aus dem Spiel.
solo-record-end = Das Spiel ist zu Ende.
solo-sheet = Was den Zählstein bewegt hat

## Wo unsere Lesart eine Lücke füllt
solo-rulings = Das Solospiel
solo-rulings-1 = Unsere Lesart: Was nicht genutzt werden kann, wartet, solange noch Würfel oder anderes übrig sind; dann verfällt es.
solo-rulings-2 = Unsere Lesart: Der Marker bleibt stehen, wenn er auf null fallen würde.
solo-rulings-3 = Unsere Lesart: Fünf Waren kaufen ein Plättchen des schwarzen Depots, aber keinen Gasthof.
solo-rulings-4 = Punkte warten, bis beide Würfel benutzt sind und kein Effekt mehr aussteht, denn was noch kommt, kann die beste Reihenfolge ändern. Dann werden sie automatisch eingesammelt, außer wenn eine Reihenfolge mit allem, was Silber kaufen könnte, den Marker erreicht.
