### Die Seite der Fürsten.

page-what = Zwei Rivalen legen jeder ein Fürstentum aus: Siedlungen, Städte und Straßen in einer Reihe, Landschaften darüber und darunter. Ein Wurf im Zug bringt beiden Rohstoffe und ein Ereignis; mit Karten baust, handelst, störst und schützt du.
page-goal = Beginnt mit dem Basisset. Danach kommen die drei Sets der finsteren Zeiten, jedes für sich, und das Duell mit allen. Sieben, zwölf oder dreizehn Punkte gewinnen.
