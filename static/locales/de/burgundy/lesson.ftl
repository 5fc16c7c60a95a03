### Was in der Lektion gesagt wird, Schritt für Schritt.

lesson-welcome = Willkommen in Burgund! Um diese Burg herum baust du dein Fürstentum, Plättchen für Plättchen. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-dice = In jedem Zug hast du zwei Würfel. Jeder steht für eine Aktion: ein Plättchen nehmen, eins legen, Waren verkaufen oder Arbeiter nehmen.
lesson-take = Mit einem Würfel nimmst du ein Plättchen aus dem Depot mit seiner Zahl. Tippe auf die 1, dann auf das Schiff in Depot 1.
lesson-place = Jetzt legst du das Schiff. Tippe auf die 2, dann auf das blaue Feld mit der 2. Ein neues Plättchen kommt immer neben eins, das du schon gelegt hast.
lesson-load = Ein Schiff bringt dir alle Waren aus einem Depot. Wähle Depot 3.
lesson-end = Beide Würfel sind eingesetzt. Beende deinen Zug; dann ist Odette dran.
lesson-sell = Mit einem Würfel verkaufst du alle deine Waren mit seiner Zahl. Tippe auf die 6, dann auf deine zwei Garben: Das bringt Punkte und ein Silber.
lesson-black = Für zwei Silber kannst du ein Plättchen aus dem schwarzen Depot kaufen, einmal je Zug und ohne Würfel. Kauf das Kloster.
lesson-tower = Einen Würfel hast du noch. Tippe auf die 4 und nimm den Wachturm aus Depot 4.
lesson-end-two = Sehr gut. Beende deinen Zug.
lesson-region = Tippe auf die 3 und lege den Wachturm auf das braune Feld mit der 3.
lesson-region-points = 15 Punkte! 4 für den Wachturm. Und das braune Feld war ein Gebiet für sich: 1 Punkt für seine Größe und 10 dazu, weil du es früh abgeschlossen hast. Je eher, desto besser.
lesson-monastery = Tippe auf die 1 und lege das Kloster auf das gelbe Feld mit der 1. Jedes Kloster hat seinen eigenen Effekt.
lesson-end-three = Beende deinen Zug.
lesson-workers = Und wenn ein Würfel nicht passt? Dann helfen Arbeiter. Tippe auf die 2 und nimm zwei Arbeiter.
lesson-power = Dank deines Klosters darf der Würfel beim Nehmen um 1 abweichen. So holst du mit der 4 die Mine aus Depot 5.
lesson-end-four = Beende deinen Zug. Die nächsten Würfel passen nicht, aber jetzt hast du Arbeiter.
lesson-pay = Die Mine braucht eine 4, du hast eine 2. Jeder Arbeiter ändert einen Würfel um eins: Tippe auf die 2 und auf das graue Feld. Das kostet zwei Arbeiter.
lesson-tiles = Mehr gibt es in einem Zug nicht zu tun. Minen bringen Silber, Burgen eine Aktion mehr, Tiere Punkte, Gebäude helfen sofort. Halte ein Plättchen gedrückt, um mehr zu erfahren. Nun springen wir in den allerletzten Zug.
lesson-last = So kann dein Fürstentum nach 25 Runden aussehen. Tippe auf eine 6 und lege dein letztes Schiff: Damit ist ein ganzer Fluss fertig.
lesson-last-load = Noch einmal bringt das Schiff Waren. Wähle Depot 1.
lesson-last-sell = Und mit dem letzten Würfel verkaufst du deine Garben.
lesson-last-end = Geschafft. Beende deinen Zug und damit das Spiel.
lesson-count = Zählen wir zusammen. Die meisten Punkte kamen unterwegs: Gebiete, Tiere, Waren. Am Ende bringt jede übrige Ware und jedes Silber 1 Punkt, zwei Arbeiter zusammen 1, und viele Klöster bringen noch etwas dazu.
lesson-free = 229 Punkte, großartig! Jetzt ein Zug ganz für dich: Hier ist noch einmal dein Fürstentum nach fünf Zügen, mit einer 3 und einer 2. Spiel sie, wie du willst, und beende den Zug. Dann sagt der Computer, was er davon hält.
