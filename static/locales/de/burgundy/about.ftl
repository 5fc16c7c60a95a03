### Die Seite von Burgund.

page-what = Fürsten an der Loire bauen ihr Fürstentum aus, Plättchen für Plättchen. In jedem Zug hast du zwei Würfel: Mit einem Würfel nimmst du ein Plättchen vom Tisch, legst eins ins Fürstentum, verkaufst Waren oder nimmst Arbeiter, und Arbeiter ändern, was ein Würfel zeigt.
page-goal = Schiffe bringen Waren, Gebäude helfen, Tiere und fertige Gebiete zählen, und frühe Gebiete zählen mehr. Nach fünf Durchgängen mit je fünf Runden gewinnt, wer die meisten Punkte hat.
