### Was in der Lektion gesagt wird, Schritt für Schritt.

lesson-welcome = Willkommen! Du besiedelst ein Land mit Straßen, Siedlungen und Städten. Wer im eigenen Zug zuerst sieben Punkte hat, gewinnt. Odette und Hugo spielen gegen dich.
lesson-hand = Mit diesen Handkarten bezahlst du alles: Lehm, Holz, Wolle, Getreide und Erz. Noch reichen sie für nichts. Beende deinen Zug: In jedem Zug ziehen alle eine Karte.
lesson-trade = Einmal in deinem Zug darfst du handeln. Tippe auf „Handeln“, biete eine Wolle, verlange zwei Erz und schick das Angebot an Odette.
lesson-agreed = Odette ist einverstanden! Dafür zieht sie noch eine Karte vom Vorrat. Lehnt jemand ab, darfst du noch einmal fragen.
lesson-road = Nun kauf etwas. Auf den offenen Karten steht, was sie kosten. Tippe auf die Straße, dann auf „Bauen“: ein Lehm und ein Holz.
lesson-rate = Straßen helfen auch beim Bezahlen: Einmal je Zug ersetzen gleiche Karten eine, die fehlt. Mit einer Straße sind es vier, mit zwei Straßen drei.
lesson-end-two = Beende deinen Zug. Dann sind Odette und Hugo dran.
lesson-event = Odette hat eine Siedlung gebaut, und jede Siedlung bringt ein Ereignis. Das ist der Räuber: Wer mehr als sieben Karten hat, verliert die Hälfte. Mit Rittern darfst du mehr behalten.
lesson-city = Tippe auf „Weiter“, dann auf die erste Stadt, dann auf „Bauen“. Sie kommt auf deine Siedlung und zählt zwei Punkte. Und jede Stadt bringt dir zu Beginn deines Zuges eine Karte mehr.
lesson-end-three = Beende deinen Zug. Wir lassen nun ein paar Züge vorübergehen.
lesson-army = Inzwischen hatte Hugo als Erster zwei Ritter: Die Größte Rittermacht gehört ihm und zählt zwei Punkte. Wer mehr Ritter hat, nimmt sie ihm ab.
lesson-metropolis = Deine Hand ist voll. Kauf eine Metropole: Sie kommt auf deine Stadt, zählt drei Punkte und bringt noch mehr Karten.
lesson-end-four = Beende deinen Zug noch einmal.
lesson-settlement = Du hast drei Punkte und reichlich Karten. Kauf die erste Siedlung. Sie zählt einen Punkt und bringt ein Ereignis für alle. Eines davon ist die Spende: Wer führt, gibt eine Karte her.
lesson-city-two = Ein Erntefest! Tippe auf „Weiter“ und leg eine Stadt auf deine neue Siedlung.
lesson-route = Fünf Punkte. Kauf nun noch eine Straße, deine dritte. Damit gehört dir die Längste Handelsroute, und die zählt zwei Punkte.
lesson-count = Sieben Punkte, du hast gewonnen! Drei für die Metropole, zwei für die Stadt, zwei für die Längste Handelsroute. Überbaute Karten zählen nicht mehr.
lesson-free = Jetzt ein Zug ganz für dich: Hier ist noch einmal dein zweiter. Baue, tausche oder spare, wie du willst, und beende den Zug. Dann sagt der Computer, was er davon hält.
