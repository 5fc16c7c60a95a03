### Die Seite der Fürsten.

page-what = Zwei Rivalen bauen je ein Fürstentum: Siedlungen, Städte und Straßen in einer Reihe, Landschaften darüber und darunter. Ein Wurf pro Zug bringt beiden Rohstoffe und ein Ereignis; mit Karten baust, handelst, störst und schützt du.
page-goal = Beginne mit dem Basisset. Danach kommen sechs weitere Sets, jedes mit einem eigenen Spiel, und das Duell mit dreien davon. Gespielt wird bis sieben, zwölf oder dreizehn Punkte.
