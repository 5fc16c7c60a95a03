### Die Seite von Burgund.

page-what = Fürsten an der Loire bauen ihr Fürstentum aus, Plättchen für Plättchen. In jedem Zug hast du zwei Würfel: Jeder nimmt ein Plättchen vom Tisch, legt eins ins Fürstentum, verkauft Waren oder holt Arbeiter, und Arbeiter ändern, was ein Würfel zeigt.
page-goal = Schiffe bringen Waren, Gebäude helfen, Tiere und fertige Gebiete zählen, und frühe Gebiete zählen mehr. Nach fünf Durchgängen mit je fünf Runden gewinnt, wer die meisten Punkte hat.
